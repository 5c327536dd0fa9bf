"""Mentor (keyword-mentor): when it attacks, a +1/+1 counter on an attacker of lesser power."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, PLUS, SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability with a target; each instance triggers separately."""
    lesser = ir.Number("power", "<", ir.PowerOf(ir.This()))
    target = ir.TargetSpec(ir.AllOf((CREATURE, ir.IsAttacking(), lesser)))
    effect = ir.PutCounters(PLUS, 1, ir.Target(0))
    return (trigger(ir.AttacksPattern(SELF), effect, keyword, targets=(target,)),)
