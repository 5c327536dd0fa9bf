"""Saddle N (keyword-saddle): tap other creatures of total power N or more, as a sorcery."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability."""
    cost = ir.TapCost(ir.AllOf((CREATURE, ir.Other())), power=keyword.n)
    body = ir.Body(ir.BecomeSaddled())
    return (ir.Activated((cost,), body, timing="sorcery", keyword="saddle"),)
