"""Ingest (keyword-ingest): combat damage to a player exiles the top card of their library."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    hits = ir.DealsDamage(SELF, ir.IsPlayer(), combat=True)
    return (trigger(hits, ir.Move(ir.Top(ir.EventPlayer()), "exile", verb="exile"), keyword),)
