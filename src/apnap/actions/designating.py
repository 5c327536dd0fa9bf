"""Players get what they have for the rest of the game: the city's blessing, a speed."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.multiplayer.designations import BLESSING, FASTEST, SPEED, held, speed

from . import tokens

MANY = 10  # permanents for the blessing
FASTER = ir.OnlyWhile(
    ir.LosesLife(ir.EachOpponent()), ir.AllTrue((ir.TurnOf(), ir.Untrue(ir.HasMaxSpeed())))
)
GROWS = ir.Triggered(FASTER, ir.Body(ir.GainSpeed()), zones=("command",), limit=1)
FACES = {BLESSING: ir.Face(BLESSING), SPEED: ir.Face(SPEED, abilities=(GROWS,))}


def _give(g: Game, seat: int, name: str) -> GameObject:
    """The player gets the designation, if they have not got it already."""
    known = held(g, seat, name)
    if known is not None:
        return known
    made = g.objects[tokens.emblem(g, seat, FACES[name])]
    g.new_epoch()
    return made


def ascend(g: Game, seat: int) -> bool:
    """keyword-ascend: who controls ten permanents gets the city's blessing; was it got now?"""
    if len(g.players[seat].battlefield) < MANY or held(g, seat, BLESSING) is not None:
        return False
    there = [id_ for id_ in g.players[seat].battlefield if not g.objects[id_].phased_out]
    if len(there) < MANY:
        return False
    _give(g, seat, BLESSING)
    g.trace("blessing-got", player=seat)
    return True


def set_speed(g: Game, seat: int, number: int) -> None:
    """speed-changed: it never exceeds four."""
    carrier = _give(g, seat, SPEED)
    number = min(number, FASTEST)
    if number == speed(g, seat):
        return
    g.put(carrier, "counters", ((SPEED, number),))
    g.touch(c.A_COUNTERS)
    g.new_epoch()
    g.trace("speed-changed", player=seat, n=number)
