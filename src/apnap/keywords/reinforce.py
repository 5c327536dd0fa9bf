"""Reinforce N (keyword-reinforce): discard the card for N +1/+1 counters on a creature
(2009:702.74)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, PLUS


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works while the card is in a hand."""
    body = ir.Body(ir.PutCounters(PLUS, keyword.n, ir.Target(0)), (ir.TargetSpec(CREATURE),))
    cost = (*keyword.cost, ir.DiscardThis())
    return (ir.Activated(cost, body, zone="hand", keyword="reinforce"),)
