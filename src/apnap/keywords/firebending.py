"""Firebending N (keyword-firebending): N red mana as it attacks, which stays until combat ends."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    mana = ir.AddMana((("R",),), count=keyword.n, until="combat")
    return (trigger(ir.AttacksPattern(SELF), mana, keyword),)
