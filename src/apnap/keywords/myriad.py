"""Myriad (keyword-myriad): copies of it attack the other opponents, until end of combat."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger

COPY = ir.Result("copy")


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: for each opponent other than the defending player, you may create a
    tapped copy that attacks that player."""
    others = ir.Without(ir.EachOpponent(), ir.DefendingPlayer(ir.This()))
    made = ir.CreateCopies(ir.This(), tapped=True, attacking=ir.CurrentPlayer())
    gone = ir.Delay(ir.StepBegins("end_of_combat", None), ir.Move(COPY, "exile", verb="exile"))
    each = ir.May(ir.Do((ir.Let("copy", made), gone)))
    effect = ir.ForEachPlayer(others, each, together=False)
    return (trigger(ir.AttacksPattern(SELF), effect, keyword),)
