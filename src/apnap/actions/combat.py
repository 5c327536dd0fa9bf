"""Taking creatures out of combat."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject


def remove_from_combat(g: Game, ids: list[int]) -> None:
    """removed-from-combat: they stop being attacking, blocking, blocked or unblocked creatures.

    What fought them goes on naming them: who blocks whom is so only if both say it
    (combat.state)."""
    gone = set()
    for id_ in ids:
        obj = g.objects.get(id_)
        if obj is None or not (obj.attacking or obj.blocking):
            continue
        if obj.attacking:
            gone.add(id_)
            g.put(obj, "attacking", 0)
            g.put(obj, "blocked", False)
            g.put(obj, "blockers", ())
        if obj.blocking:
            g.put(obj, "blocking", ())
        if obj.order:
            g.put(obj, "order", ())
        g.trace("removed-from-combat", object=id_)
        g.touch(c.A_COMBAT)
    if gone:
        g.set("attackers", tuple(id_ for id_ in g.attackers if id_ not in gone))


def no_longer_attacked(g: Game, obj: GameObject) -> None:
    """removed-from-combat: a planeswalker. What attacks it goes on attacking, but nothing that is
    there; it knows who defended (506.4c, 508.5a)."""
    fighting = [one for one in map(g.objects.get, g.attackers) if one and one.attacking == obj.id]
    if not fighting:
        return
    was = g.keep_as_it_was(obj)
    g.put_many(fighting, "attacking", was)
    g.put_many(fighting, "was_attacking", was)
    g.trace("removed-from-combat", object=obj.id)
    g.touch(c.A_COMBAT)


def remove_what_is_no_creature(g: Game, objects: list[GameObject]) -> bool:
    """removed-from-combat: what of these stopped being a creature, for good (2006:306.2). Was there
    any?"""
    gone = [
        obj.id
        for obj in objects
        if (obj.attacking or obj.blocking) and not g.chars(obj).types & c.CREATURE
    ]
    remove_from_combat(g, gone)
    return bool(gone)
