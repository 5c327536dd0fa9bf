"""Face-down spells and permanents: what they are (2006:504, 2009:707). Turning them is an action
(actions.permanents)."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.definitions import Definition
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject

CREATURE = ir.Card((ir.Face("", types=("Creature",), power=2, toughness=2),))
NOTHING = ir.Card((ir.Face(""),))


def definition(g: Game, obj: GameObject) -> Definition:
    """What a face-down object is: a 2/2 creature without name, text, subtypes, colour or mana cost;
    outside the battlefield and the stack, nothing."""
    shown = obj.zone in (c.BATTLEFIELD, c.STACK, c.PHASED_OUT)
    return g.edition.define(CREATURE if shown else NOTHING)


def base(g: Game, obj: GameObject) -> Characteristics:
    """The copiable values of a face-down object."""
    return definition(g, obj).base
