"""Evolve (keyword-evolve): a +1/+1 counter whenever a creature with greater power or toughness
enters under your control."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, MINE, PLUS, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that compares the two again as it resolves."""
    it = ir.EventObject()
    greater = ir.AnyTrue(
        (
            ir.Compare(ir.PowerOf(it), ">", ir.PowerOf(ir.This())),
            ir.Compare(ir.ToughnessOf(it), ">", ir.ToughnessOf(ir.This())),
        )
    )
    enters = ir.Moves(ir.AllOf((CREATURE, MINE, ir.Other())), to="battlefield")
    effect = ir.PutCounters(PLUS, 1, ir.This())
    return (trigger(enters, effect, keyword, condition=greater),)
