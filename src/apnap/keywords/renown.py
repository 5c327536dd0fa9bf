"""Renown N (keyword-renown): the first combat damage to a player makes it renowned, with N +1/+1
counters."""

from __future__ import annotations

from apnap import ir

from ._common import PLUS, SELF, trigger

RENOWNED = ir.Compare(ir.CountOf(ir.Linked("renowned")), ">", 0)
"""Renowned is a mark on the permanent: it keeps itself under a key."""


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability, unless it is renowned already."""
    effect = ir.BecomeMarked("renowned", ir.PutCounters(PLUS, keyword.n, ir.This()))
    hits = ir.DealsDamage(SELF, ir.IsPlayer(), combat=True)
    return (trigger(hits, effect, keyword, condition=ir.Untrue(RENOWNED)),)
