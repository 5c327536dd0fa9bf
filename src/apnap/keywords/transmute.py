"""Transmute (keyword-transmute): discard the card for one of the same mana value from the library
(2009:702.50)."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works while the card is in a hand, as a sorcery."""
    equal = ir.Number("mana-value", "=", ir.ManaValueOf(ir.CostObject("discarded")))
    cost = (*keyword.cost, ir.DiscardThis())
    body = ir.Body(ir.Search(equal))
    return (ir.Activated(cost, body, timing="sorcery", zone="hand", keyword="transmute"),)
