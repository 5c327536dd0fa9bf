"""Dethrone (keyword-dethrone): a +1/+1 counter whenever it attacks a player with the most life,
alone or tied."""

from __future__ import annotations

from apnap import ir

from ._common import PLUS, SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    most = ir.Highest(ir.EachPlayer(), ir.LifeOf(ir.CurrentPlayer()))
    rich = ir.Compare(ir.LifeOf(ir.DefendingPlayer(ir.This())), ">=", most)
    attacks = ir.OnlyWhile(ir.AttacksPattern(SELF), rich)
    return (trigger(attacks, ir.PutCounters(PLUS, 1, ir.This()), keyword),)
