"""Mayhem (keyword-mayhem): cast from the graveyard for another cost if it was discarded this
turn."""

from __future__ import annotations

from apnap import ir

DISCARDED = ir.Fits(ir.This(), ir.DiscardedThisTurn())


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost of the card in the graveyard."""
    return (ir.AlternativeCost(keyword.cost, DISCARDED, key="mayhem", zone="graveyard"),)
