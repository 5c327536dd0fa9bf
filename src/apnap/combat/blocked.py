"""Attackers that become blocked by an effect, without a creature that blocks them."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.events import E_BLOCK, E_BLOCKED, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret import history
from apnap.triggers import matching

from . import state


def become_blocked(g: Game, ids: list[int]) -> list[int]:
    """attacker-blocked by an effect and by no creature, with all of its band (2009:509.1h); those
    that were not blocked before."""
    whole = dict.fromkeys(
        other for id_ in ids if id_ in g.objects for other in (id_, *state.others_in_band(g, id_))
    )
    found = [id_ for id_ in whole if g.objects[id_].attacking and not g.objects[id_].blocked]
    if not found:
        return []
    g.put_many([g.objects[id_] for id_ in found], "blocked", True)
    history.note_blocks(g, {0: found})
    g.touch(c.A_COMBAT)
    for id_ in found:
        g.trace("attacker-blocked", object=id_, n=0)
    if matching.listens(g, E_BLOCKED):
        matching.match(g, [Event(E_BLOCKED, id_, g.get(id_).controller) for id_ in found])
    return found


def put_blocking(g: Game, id_: int, attacker: int, *, entering: bool) -> bool:
    """attacker-blocked by a creature that an effect lets block it (2009:509.1g, 509.4): whether
    it does now. It blocks all of the attacker's band (2009:702.19h). One that enters so was not
    declared: it "becomes blocked" and nothing "blocks"."""
    obj, foe = g.objects.get(id_), g.objects.get(attacker)
    if obj is None or foe is None or obj.zone != c.BATTLEFIELD or not foe.attacking:
        return False
    if not g.chars(obj).types & c.CREATURE or attacker in obj.blocking:
        return False
    first = not obj.blocking
    foes = [foe, *[g.objects[other] for other in state.others_in_band(g, attacker)]]
    foes = [each for each in foes if each.id not in obj.blocking]
    ids = [each.id for each in foes]
    g.put(obj, "blocking", (*obj.blocking, *ids))
    g.touch(c.A_COMBAT)
    state.note_blocks(g, {id_: ids})
    events = [Event(E_BLOCK, id_, obj.controller)] if first and not entering else []
    for each in foes:
        events += _blocked_by(g, each, obj, entering=entering)
    matching.match(g, [event for event in events if matching.listens(g, event.kind)])
    return True


def _blocked_by(g: Game, foe: GameObject, obj: GameObject, *, entering: bool) -> list[Event]:
    """One attacker becomes blocked by the creature: what happened."""
    events = [] if foe.blocked else [Event(E_BLOCKED, foe.id, foe.controller)]
    g.put(foe, "blockers", (*foe.blockers, obj.id))
    g.put(foe, "blocked", True)
    g.trace("attacker-blocked", object=foe.id, n=1, list=(obj.id,))
    events.append(Event(E_BLOCKED, foe.id, foe.controller, other=obj.id))
    if not entering:
        events.append(Event(E_BLOCK, obj.id, obj.controller, other=foe.id))
    return events


def unblock(g: Game, id_: int, by: int) -> list[int]:
    """The attackers that the creature was blocking, and that were blocked by nothing but `by`,
    stop being blocked."""
    pairs = state.blocks(g)
    blocking = g.objects[id_].blocking if id_ in g.objects else ()
    found = []
    for attacker in dict.fromkeys(a for a, blocker in pairs if blocker == id_):
        obj = g.objects.get(attacker)
        if obj is None or not obj.attacking or not obj.blocked or attacker in blocking:
            continue
        if {blocker for a, blocker in pairs if a == attacker} == {by}:
            found.append(attacker)
    for attacker in found:
        g.put(g.objects[attacker], "blocked", False)
        g.put(g.objects[attacker], "blockers", ())
        g.trace("attacker-unblocked", object=attacker)
    if found:
        g.touch(c.A_COMBAT)
    return found
