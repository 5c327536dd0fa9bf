"""Phasing out and in, as a zone or as a status.

In both forms the object keeps its id and all its state, and lies in the list of phased-out objects
with `zone` PHASED_OUT: nothing finds it on the battlefield. Where phasing is a zone, leaving the
battlefield for it is a change of zone that abilities may trigger on (2006:502.15).
"""

from __future__ import annotations

from bisect import bisect_left

from apnap import ir
from apnap.continuous import control, rules
from apnap.core import constants as c
from apnap.core.events import E_MOVE, E_PHASE, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.turn import order

from . import combat

DIRECTLY, INDIRECTLY = 1, 2
PHASING = c.KEYWORD_BITS["phasing"]


def phase_out(g: Game, ids: list[int]) -> list[int]:
    """phased-out: permanents, with what is attached to them (phased-with-host); their ids."""
    found: dict[int, int] = {}
    for id_ in ids:
        obj = g.objects.get(id_)
        if obj is not None and obj.zone == c.BATTLEFIELD and not _stays(g, obj):
            found[id_] = DIRECTLY
    todo = list(found)
    while todo:
        for id_ in g.objects[todo.pop()].attachments:
            if id_ in g.objects:
                if id_ not in found:
                    todo.append(id_)
                found[id_] = INDIRECTLY
    objs = [g.objects[id_] for id_ in found]
    if not objs:
        return []
    _tell(g, objs)
    combat.remove_from_combat(g, list(found))
    for obj in objs:
        g.put(obj, "phased_out", found[obj.id])
        _shift(g, obj, c.PHASED_OUT)
        if found[obj.id] == INDIRECTLY:
            g.trace("phased-with-host", object=obj.id, target=obj.attached_to)
        else:
            g.trace("phased-out", object=obj.id)
    return list(found)


def _stays(g: Game, obj: GameObject) -> bool:
    """cannot-beats-can: does an effect say that it can't phase out?"""
    return bool(rules.parts(g, ir.CantPhaseOut)) and bool(rules.applies(g, ir.CantPhaseOut, obj))


def phase_in(g: Game, ids: list[int]) -> list[int]:
    """phased-in: with what phased out attached to them, which does not phase in by itself; state
    and timestamp are as before."""
    found: dict[int, None] = {}
    todo = [id_ for id_ in ids if id_ in g.objects and g.objects[id_].phased_out == DIRECTLY]
    while todo:
        id_ = todo.pop()
        if id_ in found:
            continue
        found[id_] = None
        for other in g.objects[id_].attachments:
            attached = g.objects.get(other)
            if attached is not None and attached.phased_out == INDIRECTLY:
                todo.append(other)
    objs = [g.objects[id_] for id_ in sorted(found)]
    for obj in objs:
        g.put(obj, "phased_out", 0)
        _shift(g, obj, c.BATTLEFIELD)
        g.trace("phased-in", object=obj.id)
    if g.homes:
        control.update_control(g)  # an effect may have ended meanwhile
    for obj in objs:
        host = g.objects.get(obj.attached_to) if obj.attached_to > 0 else None
        if obj.attached_to > 0 and (host is None or obj.id not in host.attachments):
            g.put(obj, "attached_to", 0)
    if objs and g.listens(E_PHASE):
        come = [Event(E_PHASE, obj.id, obj.controller, word="in") for obj in objs]
        g.edition.procedures.match(g, come)
    return [obj.id for obj in objs]


def at_untap(g: Game) -> None:
    """phasing-at-untap: what the active player controls that has phasing phases out, while what
    phased out under their control phases in (2006:302.1, 502.15)."""
    leaving = []
    seats = order.actives(g)
    for id_ in [id_ for seat in seats for id_ in g.players[seat].battlefield]:
        if g.chars(g.objects[id_]).keywords & PHASING:
            leaving.append(id_)
    coming = []
    for id_ in g.phased:
        obj = g.objects[id_]
        if obj.controller in seats and obj.phased_out == DIRECTLY:
            coming.append(id_)
    if not leaving and not coming:
        return
    g.trace("phasing-at-untap", player=g.active, list=(*leaving, *coming))
    phase_out(g, leaving)
    phase_in(g, coming)


def _shift(g: Game, obj: GameObject, zone: int) -> None:
    """From one list to the other, under the same id."""
    old = g.zone_list(obj.zone, obj.controller)
    index = bisect_left(old, obj.id) if obj.zone == c.BATTLEFIELD else old.index(obj.id)
    g.delete_from(old, index)
    g.put_indexed(obj, "zone", zone)
    new = g.zone_list(zone, obj.controller)
    g.add_to(new, bisect_left(new, obj.id) if zone == c.BATTLEFIELD else len(new), obj.id)
    for other in (*obj.attachments, obj.attached_to):
        near = g.objects.get(other)
        if near is not None:
            g.stale(near)
    g.touch(c.A_BATTLEFIELD)


def _tell(g: Game, objs: list[GameObject]) -> None:
    """What waits for phasing out sees it as it is there. Where phasing is a zone, it leaves the
    battlefield, too; entering by phasing in triggers nothing in any edition."""
    if g.listens(E_PHASE):
        gone = [Event(E_PHASE, obj.id, obj.controller, word="out") for obj in objs]
        g.edition.procedures.match(g, gone)
    if g.edition.facts.phasing_zone and g.listens(E_MOVE):
        events = [
            Event(E_MOVE, obj.id, obj.controller, origin=c.BATTLEFIELD, to=c.PHASED_OUT)
            for obj in objs
        ]
        g.edition.procedures.match(g, events)
