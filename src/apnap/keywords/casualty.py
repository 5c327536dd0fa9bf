"""Casualty N (keyword-casualty): sacrifice a creature of power N or more to copy the spell."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, on_cast


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An optional additional cost, and a triggered ability if it was paid."""
    strong = ir.AllOf((CREATURE, ir.Number("power", ">=", keyword.n)))
    copy = ir.CopySpell(ir.This())
    return (
        ir.AdditionalCost((ir.SacrificeCost(strong),), optional=True, key="casualty"),
        on_cast(copy, keyword, ir.CostPaid("casualty")),
    )
