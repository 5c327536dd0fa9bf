"""Recover (keyword-recover): when a creature goes to your graveyard, pay to take the card to your
hand, or exile it (2009:702.56)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that works in the graveyard."""
    yours = ir.AllOf((CREATURE, ir.Owned(ir.You())))
    effect = ir.PayOr(
        keyword.cost,
        paid=ir.Move(ir.This(), "hand"),
        unpaid=ir.Move(ir.This(), "exile", verb="exile"),
        asked="may",
    )
    dies = ir.Moves(yours, "battlefield", "graveyard")
    return (trigger(dies, effect, keyword, zones=("graveyard",)),)
