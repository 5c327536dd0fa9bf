"""Offspring (keyword-offspring): pay more for a 1/1 copy as it enters."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An optional additional cost, and a triggered ability if it was paid."""
    copy = ir.CreateCopies(ir.This(), exceptions=(ir.SetPT(1, 1),))
    return (
        ir.AdditionalCost(keyword.cost, optional=True, key="offspring"),
        trigger(ENTERS, copy, keyword, condition=ir.CostPaid("offspring")),
    )
