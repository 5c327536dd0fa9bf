"""Outlast (keyword-outlast): pay and tap it for a +1/+1 counter, as a sorcery."""

from __future__ import annotations

from apnap import ir

from ._common import PLUS


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability."""
    body = ir.Body(ir.PutCounters(PLUS, 1, ir.This()))
    cost = (*keyword.cost, ir.TapThis())
    return (ir.Activated(cost, body, timing="sorcery", keyword="outlast"),)
