"""Annihilator N (keyword-annihilator): the defending player sacrifices N permanents when it
attacks.
"""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability."""
    effect = ir.Sacrifice(ir.HasType("Permanent"), keyword.n, ir.DefendingPlayer(ir.This()))
    return (trigger(ir.AttacksPattern(SELF), effect, keyword),)
