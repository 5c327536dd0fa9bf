"""Who is in combat, and how combat ends.

`g.attackers` lists those that were declared or put attacking, in order; whether one still attacks
stands in its field `attacking`. An attacker's `blockers` and a blocker's `blocking` are read
through the functions here, which leave out what is gone.
"""

from __future__ import annotations

from typing import Any

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret import history
from apnap.turn.order import attackable


def attackers_exist(g: Game) -> bool:
    """combat-steps-skipped: without attackers there is no declare blockers and no combat damage
    step (2006:308.6).
    """
    return g.combat_stage > 0


def attackers(g: Game) -> list[GameObject]:
    """The creatures that are attacking now, in the order of their declaration."""
    objects = g.objects
    return [objects[id_] for id_ in g.attackers if id_ in objects and objects[id_].attacking]


def blockers_of(g: Game, attacker: GameObject) -> list[GameObject]:
    """The creatures that are blocking this attacker now."""
    objects = g.objects
    return [
        objects[id_]
        for id_ in attacker.blockers
        if id_ in objects and attacker.id in objects[id_].blocking
    ]


def blocked_by(g: Game, blocker: GameObject) -> list[GameObject]:
    """The attackers that this creature is blocking now."""
    objects = g.objects
    return [objects[id_] for id_ in blocker.blocking if id_ in objects and objects[id_].attacking]


def defending_player(g: Game, id_: int) -> int:
    """The player that the creature attacks, or whose planeswalker it attacks (also as last known);
    -1 if none.
    """
    place = g.get(id_).attacking or g.get(id_).was_attacking
    if place < 0:
        return -1 - place
    if place > 0 and (place in g.objects or place in g.past):
        return g.get(place).controller
    return -1


def defenders(g: Game, seat: int) -> tuple[int, ...]:
    """What may be attacked: opponents (-1 - seat) and their planeswalkers and battles (ids)."""
    found: list[int] = []
    for other in attackable(g, seat):
        found.append(-1 - other)
        for id_ in g.players[other].battlefield:
            if g.chars(g.objects[id_]).types & c.PLANESWALKER:
                found.append(id_)
    return tuple(found)


def note(g: Game, key: str, value: object) -> None:
    """Keep a value of this combat under a key."""
    g.set_flow("combat_data", (*((k, v) for k, v in g.combat_data if k != key), (key, value)))


def noted(g: Game, key: str) -> Any:
    """The value of this combat under a key, or None."""
    for name, value in g.combat_data:
        if name == key:
            return value
    return None


PAIRS = "pairs"


def note_blocks(g: Game, by_blocker: dict[int, list[int]]) -> None:
    """Who blocks whom, for this combat and for the turn."""
    history.note_blocks(g, by_blocker)
    new = tuple([(a, b) for b, attackers in by_blocker.items() for a in attackers])
    if new:
        note(g, PAIRS, (*blocks(g), *new))


def blocks(g: Game) -> tuple[tuple[int, int], ...]:
    """The pairs of attacker and blocker of this combat."""
    return noted(g, PAIRS) or ()


def end_combat(g: Game) -> None:
    """combat-ends: as the end of combat step ends, everything is removed from combat
    (2006:311.2).
    """
    if not g.combat_stage:
        return
    fighting = [g.objects[id_] for id_ in g.attackers if id_ in g.objects]
    permanents = [g.objects[id_] for id_ in (*g.battlefield(), *g.phased)]
    blocking = [obj for obj in permanents if obj.blocking]
    attacked = [obj for obj in permanents if obj.was_attacking]
    if fighting:
        g.put_many(fighting, "attacking", 0)
        g.put_many(fighting, "blocked", False)
        g.put_many(fighting, "blockers", ())
        g.put_many(fighting, "order", ())
    if attacked:  # who defended is nobody's question any more
        g.put_many(attacked, "was_attacking", 0)
    if blocking:
        g.put_many(blocking, "blocking", ())
        g.put_many(blocking, "order", ())
    g.set("attackers", ())
    g.set("combat_stage", 0)
    g.set("combat_data", ())
    g.touch(c.A_COMBAT)
    g.trace("combat-ends")


def others_in_band(g: Game, attacker: int) -> tuple[int, ...]:
    """The other attackers in the creature's band that still attack."""
    made = noted(g, "bands")
    if not isinstance(made, tuple):
        return ()
    for band in made:
        if attacker in band:
            return tuple(
                id_
                for id_ in band
                if id_ != attacker and id_ in g.objects and g.objects[id_].attacking
            )
    return ()


def still_there(
    g: Game, chosen: list[tuple[GameObject, int]], seats: list[int]
) -> list[tuple[GameObject, int]]:
    """attackers-declared, blockers-declared: those of the chosen creatures (each with what it
    attacks or blocks) that these players still control when all costs are paid (2006:308.2g,
    508.1k, 509.1g)."""
    return [
        (obj, place)
        for obj, place in chosen
        if obj.id in g.objects
        and obj.zone == c.BATTLEFIELD
        and not obj.phased_out
        and obj.controller in seats
    ]
