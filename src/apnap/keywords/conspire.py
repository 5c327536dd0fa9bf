"""Conspire (keyword-conspire): copy the spell if two creatures that share a colour with it were
tapped for it (2009:702.75)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, on_cast


def cost() -> tuple[ir.Cost, ...]:
    """The optional cost."""
    return (ir.TapCost(ir.AllOf((CREATURE, ir.SharesWith("color", ir.This()))), 2),)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An optional additional cost, and a triggered ability that works on the stack."""
    key = keyword.words or "conspire"
    pay = ir.AdditionalCost(cost(), optional=True, key=key)
    copy = ir.CopySpell(ir.This(), ir.TimesPaid(key))
    return (pay, on_cast(copy, keyword, ir.CostPaid(key)))
