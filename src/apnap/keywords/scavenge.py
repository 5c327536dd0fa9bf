"""Scavenge (keyword-scavenge): exile the card from the graveyard for as many +1/+1 counters as its
power."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, PLUS


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works in the graveyard, as a sorcery."""
    effect = ir.PutCounters(PLUS, ir.PowerOf(ir.This()), ir.Target(0))
    body = ir.Body(effect, (ir.TargetSpec(CREATURE),))
    cost = (*keyword.cost, ir.ExileThis())
    return (ir.Activated(cost, body, timing="sorcery", zone="graveyard", keyword="scavenge"),)
