"""Training (keyword-training): a +1/+1 counter whenever it attacks beside a creature of greater
power."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, PLUS, SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    greater = ir.Number("power", ">", ir.PowerOf(ir.This()))
    beside = ir.Exists(ir.AllOf((CREATURE, ir.IsAttacking(), ir.Other(), greater)))
    attacks = ir.OnlyWhile(ir.AttacksPattern(SELF), beside)
    return (trigger(attacks, ir.PutCounters(PLUS, 1, ir.This()), keyword),)
