"""Soulbond (keyword-soulbond): it may be paired with another unpaired creature of yours."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, ENTERS, MINE, trigger

UNPAIRED = ir.Not(ir.IsPaired())
OTHERS = ir.AllOf((CREATURE, MINE, ir.Other(), UNPAIRED))
ALONE = ir.Fits(ir.This(), ir.AllOf((CREATURE, MINE, UNPAIRED)))
ABLE = ir.AllTrue((ALONE, ir.Exists(OTHERS)))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """Two triggered abilities: as it enters, and as another creature of yours does."""
    chosen = ir.May(ir.Pair(ir.This(), ir.Choose(OTHERS)))
    entered = ir.May(ir.Pair(ir.This(), ir.EventObject()))
    comes = ir.Moves(ir.AllOf((CREATURE, MINE, ir.Other())), to="battlefield")
    return (
        trigger(ENTERS, chosen, keyword, condition=ABLE),
        trigger(comes, entered, keyword, condition=ALONE),
    )
