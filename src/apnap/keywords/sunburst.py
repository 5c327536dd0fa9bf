"""Sunburst (keyword-sunburst): enters with a counter for each colour of mana spent on it
(2009:702.41)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, enters_with


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters: +1/+1 counters on a creature, charge counters on anything else."""
    creature = ir.Fits(ir.This(), CREATURE)
    spent = ir.ColorsSpent()
    return (
        enters_with(spent, keyword, condition=creature),
        enters_with(spent, keyword, kind="charge", condition=ir.Untrue(creature)),
    )
