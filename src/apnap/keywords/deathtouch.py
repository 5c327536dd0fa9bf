"""Deathtouch before it was a keyword: the creature is destroyed by a triggered ability."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, SELF, trigger


def expand_triggered(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    deals = ir.DealsDamage(SELF, CREATURE)
    return (trigger(deals, ir.Destroy(ir.EventObject()), keyword),)
