"""Transfigure (keyword-transfigure): sacrifice it for a creature of the same mana value from the
library (2009:702.68)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability, as a sorcery."""
    equal = ir.AllOf((CREATURE, ir.Number("mana-value", "=", ir.ManaValueOf(ir.This()))))
    body = ir.Body(ir.Search(equal, to="battlefield"))
    cost = (*keyword.cost, ir.SacrificeThis())
    return (ir.Activated(cost, body, timing="sorcery", keyword="transfigure"),)
