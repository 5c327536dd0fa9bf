"""What a player has for the rest of the game, as an object in the command zone that carries it:
the city's blessing (702.131), speed (702.179), the emblem of the Ring (701.54). Getting the first
two is an action (actions.designating)."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject

BLESSING, SPEED, RING = "the city's blessing", "speed", "The Ring"
FASTEST = 4


def held(g: Game, seat: int, name: str) -> GameObject | None:
    """What carries the designation for the player; None if they have not got it."""
    for id_ in g.command:
        obj = g.objects[id_]
        if obj.controller == seat and obj.kind == c.EMBLEM and obj.defn.base.name == name:
            return obj
    return None


def speed(g: Game, seat: int) -> int:
    """The player's speed; 0 where they have none."""
    carrier = held(g, seat, SPEED)
    return dict(carrier.counters).get(SPEED, 0) if carrier is not None else 0
