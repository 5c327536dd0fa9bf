"""Battle cry (keyword-battle-cry): each other attacking creature gets +1/+0 when it attacks."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, SELF, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    others = ir.All(ir.AllOf((CREATURE, ir.IsAttacking(), ir.Other())))
    return (trigger(ir.AttacksPattern(SELF), pump(1, 0, others), keyword),)
