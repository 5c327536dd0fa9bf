"""Prowess (keyword-prowess): +1/+1 whenever you cast a noncreature spell."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    return (trigger(ir.CastsSpell(ir.Not(CREATURE), ir.You()), pump(1, 1), keyword),)
