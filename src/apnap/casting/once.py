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


def but_once(ability: ir.Node) -> bool:
    """Is it an activated ability that may be activated but once?"""
    if not isinstance(ability, ir.Activated):
        return False
    return ability.keyword in KEYWORDS or fixed.mentions(ability.condition, ir.NotUsedYet)


def forget(g: Game) -> None:
    """As effects end: what was kept of abilities that they gave, and that are there no more."""
    for id_ in g.battlefield():
        obj = g.objects[id_]
        if any(key == MARK for key, _ in obj.chosen):
            abilities = g.behavior(obj).all
            kept = tuple(
                (key, n)
                for key, n in obj.chosen
                if key != MARK or (n < len(abilities) and but_once(abilities[n]))
            )
            if kept != obj.chosen:
                g.put(obj, "chosen", kept)


def note(g: Game, id_: int, number: int, ability: ir.Activated) -> None:
    """It has been activated now: kept where it matters, for the keywords and for what asks whether
    it has been used yet."""
    if not but_once(ability):
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
