"""Mobilize N (keyword-mobilize): N Warriors attack beside it, and are sacrificed as the turn
ends."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger

WARRIOR = ir.Face(
    "Warrior", None, "R", types=("Creature",), subtypes=("Warrior",), power=1, toughness=1
)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability."""
    effect = ir.Do(
        (
            ir.Let("made", ir.CreateTokens(WARRIOR, keyword.n, tapped=True, attacking=True)),
            ir.Delay(ir.StepBegins("end", None), ir.SacrificeIt(ir.Result("made"))),
        )
    )
    return (trigger(ir.AttacksPattern(SELF), effect, keyword),)
