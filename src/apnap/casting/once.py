"""Activated abilities that may be activated but once as long as their object is there:
keyword-exhaust (702.177), keyword-power-up."""

from __future__ import annotations

from apnap import ir
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret import fixed
from apnap.ir.mana import ManaCost

POWER_UP = "power-up"
KEYWORDS = ("exhaust", POWER_UP)
MARK = "spent"


def spent(obj: GameObject, number: int) -> bool:
    """Has this ability of the object been activated?"""
    return (MARK, number) in obj.chosen


def note(g: Game, id_: int, number: int, ability: ir.Activated) -> None:
    """It has been activated now: kept where it matters, for the keywords and for what asks whether
    it has been used yet."""
    if ability.keyword not in KEYWORDS and not fixed.mentions(ability.condition, ir.NotUsedYet):
        return
    obj = g.find(id_)
    if obj is not None:
        g.put(obj, "chosen", (*obj.chosen, (MARK, number)))


def discount(g: Game, obj: GameObject, ability: ir.Activated) -> ManaCost:
    """What is taken off the cost: the mana cost of an object that entered this turn, for
    power-up."""
    if ability.keyword != POWER_UP or obj.entered != g.turn:
        return ()
    return g.chars(obj).cost or ()
