"""Face-down spells and permanents: what they are (2006:504, 2009:707). Turning them is an action
(actions.permanents)."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.definitions import Definition
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject

CREATURE = ir.Card((ir.Face("", types=("Creature",), power=2, toughness=2),))
WARD = ir.Keyword("ward", (ir.PayMana(("2",)),))
WARDED = ir.Card((ir.Face("", types=("Creature",), abilities=(WARD,), power=2, toughness=2),))
NOTHING = ir.Card((ir.Face(""),))
MANIFESTED, CLOAKED, TURNED = "manifested", "cloaked", "turned"
"""Among an object's choices: how it came to lie face down, and that it was turned up since."""


def card_of(obj: GameObject) -> ir.Card:
    """What stands for the face-down permanent or spell: one that is there by disguise or was
    cloaked has ward {2} (702.168a, 701.58a)."""
    if (TURNED, True) not in obj.chosen:
        if (CLOAKED, True) in obj.chosen or (obj.info is not None and obj.info.way == "disguise"):
            return WARDED
    return CREATURE


def definition(g: Game, obj: GameObject) -> Definition:
    """What a face-down object is: a 2/2 creature without name, text, subtypes, colour or mana cost;
    outside the battlefield and the stack, nothing."""
    shown = obj.zone in (c.BATTLEFIELD, c.STACK, c.PHASED_OUT)
    return g.edition.define(card_of(obj) if shown else NOTHING)


def is_lent(obj: GameObject) -> bool:
    """Was the face-down permanent manifested or cloaked, so that its mana cost may turn it up?"""
    if (TURNED, True) in obj.chosen:
        return False
    return (MANIFESTED, True) in obj.chosen or (CLOAKED, True) in obj.chosen


def base(g: Game, obj: GameObject) -> Characteristics:
    """The copiable values of a face-down object."""
    return definition(g, obj).base
