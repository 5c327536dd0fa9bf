"""Level up (keyword-level-up): pay for a level counter, as a sorcery."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability."""
    body = ir.Body(ir.PutCounters("level", 1, ir.This()))
    return (ir.Activated(keyword.cost, body, timing="sorcery", keyword="level up"),)
