"""Bloodthirst N (keyword-bloodthirst): enters with N +1/+1 counters if an opponent was dealt damage
this turn; bloodthirst X counts the damage (2009:702.51)."""

from __future__ import annotations

from apnap import ir

from ._common import enters_with


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters; instances add up."""
    if isinstance(keyword.n, ir.X):
        return (enters_with(ir.TurnFact("damage-taken", ir.EachOpponent()), keyword),)
    hurt = ir.Happened("damage-taken", ir.EachOpponent())
    return (enters_with(keyword.n, keyword, condition=hurt),)
