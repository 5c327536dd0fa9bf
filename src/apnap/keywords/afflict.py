"""Afflict N (keyword-afflict): the defending player loses N life when it becomes blocked."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    effect = ir.LoseLife(keyword.n, ir.DefendingPlayer(ir.This()))
    return (trigger(ir.BecomesBlocked(SELF), effect, keyword),)
