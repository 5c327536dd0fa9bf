"""Rebound (keyword-rebound): a spell cast from the hand is exiled as it resolves, and may be cast
again at its controller's next upkeep."""

from __future__ import annotations

from apnap import ir
from apnap.actions import zones
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret.context import Ctx
from apnap.triggers import placing

AGAIN = ir.Delay(ir.StepBegins("upkeep"), ir.CastCard(ir.This()))


def exile(g: Game, spell: GameObject) -> None:
    """The last step of resolving: into exile, with a delayed triggered ability. A copy ceases to
    exist."""
    controller = spell.controller
    if spell.kind == c.SPELL_COPY:
        g.trace("spell-copy-leaves-stack", object=spell.id)
        g.remove(spell)
        return
    new = zones.move(g, [spell.id], c.EXILE, cause=spell.id)[0]
    if new:
        placing.create_delayed(Ctx(g, new, controller), AGAIN)
