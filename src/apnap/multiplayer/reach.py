"""The range of influence: which players, and through them which objects, a player reaches
(2006:601; 801)."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject

from . import formats

SHARED = (c.BATTLEFIELD, c.STACK)


def masks(g: Game) -> tuple[int, ...]:
    """For each seat the mask of the seats in its range, counted over the players who still play;
    empty where ranges are unlimited.
    """
    ranges: tuple[int, ...] = formats.setup_value(g, "ranges", ())
    if not ranges:
        return ()
    seats = [player.seat for player in g.players if not player.left]
    count = len(seats)
    found = [0] * len(g.players)
    for place, seat in enumerate(seats):
        for other_place, other in enumerate(seats):
            apart = abs(place - other_place)
            if min(apart, count - apart) <= ranges[seat]:
                found[seat] |= 1 << other
    return tuple(found)


def renew(g: Game) -> None:
    """As a turn begins it is determined anew who is in whose range (801.2c)."""
    fresh = masks(g)
    if fresh != g.reach:
        g.set("reach", fresh)
        g.new_epoch()


def covers(g: Game, seat: int, id_: int) -> bool:
    """Is the object (as it is or last was), or the player (-1 - seat), in the player's range?"""
    if id_ < 0:
        return bool(g.reach[seat] >> (-1 - id_) & 1)
    obj = g.objects.get(id_) or g.past.get(id_)
    return obj is None or has(g, seat, obj)


def has(g: Game, seat: int, obj: GameObject) -> bool:
    """Is the object in the player's range: controlled (elsewhere: owned) by a player who is?"""
    whose = obj.controller if obj.zone in SHARED else obj.owner
    return bool(g.reach[seat] >> whose & 1)
