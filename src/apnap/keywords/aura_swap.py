"""Aura swap (keyword-aura-swap): exchange the Aura with an Aura card of your hand (2009:702.62)."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability; where one half of the exchange is not possible nothing happens."""
    aura = ir.AllOf((ir.HasSubtype("Aura"), ir.Owned(ir.You())))
    swap = ir.ExchangeCards(ir.This(), ir.Choose(aura, 0, 1, zones=("hand",)))
    return (ir.Activated(keyword.cost, ir.Body(swap), keyword="aura swap"),)
