"""Poisonous N (keyword-poisonous): combat damage to a player gives N poison counters
(2009:702.67).
"""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    hits = ir.DealsDamage(SELF, ir.IsPlayer(), combat=True)
    return (trigger(hits, ir.GivePoison(keyword.n, ir.EventPlayer()), keyword),)
