"""Which triggered abilities an event (or a batch of simultaneous events) triggers.

`match` gets a batch after it has been performed. An ability is looked for on the objects that are
there now and, for events that look back (leaving the battlefield, losing control and their like,
2006:410.10), on those that were there just before. Matching asks nothing of players.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from apnap import ir
from apnap.continuous.layers import plan_of
from apnap.core import constants as c
from apnap.core.definitions import Behavior
from apnap.core.events import (
    E_CONTROL,
    E_CYCLE,
    E_DISCARD,
    E_MANA,
    E_MOVE,
    E_STATE,
    E_TARGET,
    Delayed,
    Event,
    Waiting,
    kinds_of,
)
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.multiplayer import reach

from . import patterns

AT_ONCE = "at-once"  # a delayed return that uses no stack


def listens(g: Game, kind: int) -> bool:
    """Does anything wait for this kind of event? Callers build no Event otherwise."""
    if g.granted_watch < 0:
        plan_of(g)  # what granted abilities wait for is found with the continuous effects
    return g.listens(kind)


def emit(
    g: Game,
    kind: int,
    object_: int = 0,
    player: int = -1,
    *,
    source: int = 0,
    amount: int = 0,
    word: str = "",
    cause: int = 0,
    other: int = 0,
) -> None:
    """Build and match one event, if anything waits for its kind."""
    if listens(g, kind) or (kind == E_MOVE):
        match(
            g,
            [
                Event(
                    kind,
                    object_,
                    player,
                    source=source,
                    amount=amount,
                    word=word,
                    cause=cause,
                    other=other,
                )
            ],
        )


Before = dict[int, Behavior]
"""What permanents had just before something left the battlefield, by id; of those alone that then
had abilities which look for that."""


def before_leaving(g: Game) -> Before:
    """Which permanents have abilities that look for what leaves the battlefield: for `match`, since
    afterwards there may be others (603.10, 2006:410.10)."""
    if not listens(g, E_MOVE):
        return {}
    ids: Iterable[int] = g.watch.get(E_MOVE, ())
    if g.granted_watch >> E_MOVE & 1:
        ids = g.battlefield()
    found: Before = {}
    for id_ in ids:
        obj = g.objects[id_]
        if obj.zone == c.BATTLEFIELD:
            found[id_] = g.behavior(obj)
    return found


def match(g: Game, events: list[Event], before: Before | None = None) -> None:
    """Let the abilities trigger that wait for these simultaneous events. `before`: what
    `before_leaving` found, where something leaves the battlefield."""
    if g.granted_watch < 0:
        plan_of(g)
    by_kind: dict[int, list[Event]] = {}
    for event in events:
        by_kind.setdefault(event.kind, []).append(event)
    for kind, batch in by_kind.items():
        found = _watchers(g, kind, batch)
        if before and kind == E_MOVE:
            known = {obj.id for obj, _ in found}
            found += [(g.objects[i], False) for i in before if i in g.objects and i not in known]
        for obj, past in found:
            _try_object(g, obj, past, kind, batch, before if kind == E_MOVE else None)
        if g.delayed:
            _try_delayed(g, kind, batch)
    if g.listens(E_STATE):
        check_state_triggers(g)  # also in the middle of a resolution (2006:420.4)


def _watchers(g: Game, kind: int, batch: list[Event]) -> list[tuple[GameObject, bool]]:
    """The objects whose abilities may wait for the kind: present ones, then those that left in the
    batch (True).
    """
    found: list[tuple[GameObject, bool]] = []
    if g.granted_watch >> kind & 1:
        ids = dict.fromkeys(g.battlefield())
        ids.update(dict.fromkeys(g.watch.get(kind, ())))
        own = [event.object for event in batch if event.object in g.objects]
        ids.update(dict.fromkeys(own))  # a spell to which an ability is given while it is cast
        ids.update(dict.fromkeys(id_ for id_ in g.exile if g.objects[id_].counters))  # suspend
        found += [(g.objects[id_], False) for id_ in ids]
    else:
        found += [(g.objects[id_], False) for id_ in g.watch.get(kind, ()) if id_ in g.objects]
    if kind == E_TARGET:
        found += _warded(g, batch, {obj.id for obj, _ in found})
    for event in batch:
        if event.object not in g.objects and event.object in g.past:
            left = g.past[event.object]
            if left.zone in (c.BATTLEFIELD, c.STACK) and kind in g.behavior(left).triggers:
                found.append((left, True))
            elif kind in (E_DISCARD, E_CYCLE) and kind in g.behavior(left).triggers:
                found.append((left, False))  # something else happened to it than going to a zone
    if kind == E_DISCARD:  # what went unseen to a library has no ability that is known (701.9c)
        found = [(obj, past) for obj, past in found if obj.zone != c.LIBRARY]
    return found


def _warded(g: Game, batch: list[Event], known: set[int]) -> list[tuple[GameObject, bool]]:
    """Face-down objects that became targets: the indexes know them by what they hide, and not by
    the ward that they may have."""
    ids = dict.fromkeys(event.object for event in batch if event.object not in known)
    objs = [g.objects[id_] for id_ in ids if id_ in g.objects]
    return [(obj, False) for obj in objs if obj.face_down]


def _try_object(
    g: Game, obj: GameObject, past: bool, kind: int, batch: list[Event], before: Before | None
) -> None:
    if obj.phased_out:
        return
    now = g.behavior(obj)
    abilities = now.triggers.get(kind, ())
    zone = c.ZONE_NAMES[obj.zone]
    if before is None or past or obj.zone != c.BATTLEFIELD or before.get(obj.id) is now:
        for ability in abilities:
            if zone in ability.zones:
                _try_ability(g, obj, past, ability, batch)
        return
    had = before[obj.id].triggers.get(kind, ()) if obj.id in before else ()
    for ability, then, still in _instances(had, abilities):
        back = patterns.looks_back(ability.when)
        seen = []
        for event in batch:  # what leaves is seen by the abilities that were there before
            if then if back and event.origin == c.BATTLEFIELD else still:
                seen.append(event)
        if seen and zone in ability.zones:
            _try_ability(g, obj, past, ability, seen)


def _instances(
    had: tuple[ir.Triggered, ...], has: tuple[ir.Triggered, ...]
) -> list[tuple[ir.Triggered, bool, bool]]:
    """Each instance of an ability before and after the event (113.2c), with whether the object had
    it before and has it still."""
    new = list(has)
    found = []
    for ability in had:
        still = ability in new
        if still:
            new.remove(ability)
        found.append((ability, True, still))
    return found + [(ability, False, True) for ability in new]


def _in_range(g: Game, seat: int, event: Event) -> bool:
    """Did all of the event happen within the player's range of influence? (801.7)"""
    ids = (event.object, event.other, event.recipient)
    if event.player >= 0 and not g.reach[seat] >> event.player & 1:
        return False
    return all(reach.covers(g, seat, id_) for id_ in ids if id_)


def _try_ability(
    g: Game, obj: GameObject, past: bool, ability: ir.Triggered, batch: list[Event]
) -> None:
    back = patterns.looks_back(ability.when)
    if past and not back:
        return
    controller = _whose(obj, batch)
    once = patterns.once_per_batch(ability.when, batch[0].kind)
    batch = patterns.as_seen(Ctx(g, obj.id, controller), ability.when, batch)
    for event in batch:
        if past and not _looks_back(event, obj):
            continue
        if (
            not past
            and back
            and event.kind == E_MOVE
            and event.origin == c.BATTLEFIELD
            and _came_with(obj, batch)
        ):
            continue
        ctx = Ctx(g, obj.id, controller, event=event)
        if not patterns.fits_event(ctx, ability.when, event, len(batch)):
            continue
        if g.reach and not _in_range(g, controller, event):
            g.trace("out-of-range", player=controller, target=event.object or -1 - event.player)
            continue
        if not _may_trigger(ctx, obj, ability):
            continue
        if once:
            event = _as_batch(g, obj, controller, ability, event, batch)
        for _ in range(patterns.times(ability.when, event)):
            _triggered(g, Waiting(ability, obj.id, controller, event))
        if once:
            break


def _as_batch(
    g: Game,
    obj: GameObject,
    controller: int,
    ability: ir.Triggered,
    first: Event,
    batch: list[Event],
) -> Event:
    """All of the batch that the ability looks for as one event, for this ability alone."""
    fitting = tuple(
        e.new or e.object
        for e in batch
        if patterns.fits_event(Ctx(g, obj.id, controller, event=e), ability.when, e, len(batch))
    )
    made = copy(first)
    made.batch = fitting
    if made.kind == E_DISCARD:
        made.amount = made.meant = len(fitting)
    return made


def _may_trigger(ctx: Ctx, obj: GameObject, ability: ir.Triggered) -> bool:
    """intervening-if-failed: its condition holds, and it has not triggered too often this turn."""
    if ability.condition is not None and not holds(ctx, ability.condition):
        ctx.g.trace("intervening-if-failed", object=obj.id)
        return False
    return not ability.limit or _within_limit(ctx.g, obj, ability)


def _whose(obj: GameObject, batch: list[Event]) -> int:
    """Whose ability it is: of what looks for losing control of its own object that of the player
    who lost it (2006:410.10d).
    """
    if batch[0].kind == E_CONTROL:
        for event in batch:
            if event.object == obj.id:
                return event.player
    return obj.controller


def _looks_back(event: Event, obj: GameObject) -> bool:
    """Abilities of objects that left see the batch in which they left, not what entered in it."""
    return event.kind != E_MOVE or event.origin == obj.zone


def _came_with(obj: GameObject, batch: list[Event]) -> bool:
    """Did the object come in this very batch? Then it was not there to see the others leave."""
    return any(event.new == obj.id for event in batch)


def _within_limit(g: Game, obj: GameObject, ability: ir.Triggered) -> bool:
    """ability-triggered-once: so often each turn at most."""
    every = g.behavior(obj).all
    if ability not in every:  # it had the ability as it looked back
        return True
    number = -1 - every.index(ability)
    used = dict(obj.used)
    if used.get(number, 0) >= ability.limit:
        return False
    if obj.id in g.objects:
        used[number] = used.get(number, 0) + 1
        g.put(obj, "used", tuple(sorted(used.items())))
    return True


def _triggered(g: Game, waiting: Waiting) -> None:
    """ability-triggered: it waits for the next time a player would receive priority; a mana
    ability resolves at once (2006:406.1).
    """
    ability = waiting.ability
    if waiting.event is not None and waiting.event.kind == E_MANA and _adds_mana(ability):
        g.trace("triggered-mana-ability-resolves", object=waiting.source)
        g.edition.procedures.named["resolve-at-once"](g, waiting)
        return
    g.trace("ability-triggered", object=waiting.source, player=waiting.controller)
    if g.tracing and isinstance(ability, ir.Triggered) and ability.keyword:
        rule = c.keyword_rule(ability.keyword)
        g.trace(rule, object=waiting.source, player=waiting.controller)
    g.set("waiting", (*g.waiting, waiting))


def _adds_mana(ability: ir.Triggered) -> bool:
    return not ability.body.targets and any(
        isinstance(part, ir.AddMana) for part in ir.walk_own(ability.body)
    )


def _try_delayed(g: Game, kind: int, batch: list[Event]) -> None:
    """delayed-trigger-fired: delayed triggered abilities, which belong to no object
    (2006:410.5).
    """
    for delayed in g.delayed:
        when = delayed.ability.when
        if kind not in kinds_of(when):
            continue
        ctx = Ctx(g, delayed.source, delayed.controller, bound=delayed.bound)
        for event in patterns.as_seen(ctx, when, batch):
            if not _fires(g, delayed, event, len(batch)):
                continue
            _fired(g, delayed, event)
            if _is_once(delayed) or patterns.once_per_batch(when, kind):
                break


def _fires(g: Game, delayed: Delayed, event: Event, size: int) -> bool:
    """Does the event fit what the delayed ability waits for, and its condition hold?"""
    ctx = Ctx(g, delayed.source, delayed.controller, event=event, bound=delayed.bound)
    if not patterns.fits_event(ctx, delayed.ability.when, event, size):
        return False
    return delayed.ability.condition is None or holds(ctx, delayed.ability.condition)


def _is_once(delayed: Delayed) -> bool:
    return delayed.once or delayed.expires == AT_ONCE


def _fired(g: Game, delayed: Delayed, event: Event) -> None:
    """It waits to be put on the stack, but for what uses none: mana, and a return at once."""
    g.trace("delayed-trigger-fired", object=delayed.source)
    made = Waiting(delayed.ability, delayed.source, delayed.controller, event, delayed.bound)
    if _is_once(delayed):
        g.set("delayed", tuple(d for d in g.delayed if d is not delayed))
    if event.kind == E_MANA and _adds_mana(delayed.ability):
        g.trace("triggered-mana-ability-resolves", object=delayed.source)
        g.edition.procedures.named["resolve-at-once"](g, made)
        return
    if delayed.expires == AT_ONCE:
        g.edition.procedures.named["resolve-at-once"](g, made)
        return
    g.set("waiting", (*g.waiting, made))


def check_state_triggers(g: Game) -> None:
    """state-trigger: fires when its condition is true and it is not waiting or on the stack
    already (2006:410.11).
    """
    if not listens(g, E_STATE):
        return
    for obj, _ in _watchers(g, E_STATE, []):
        zone = c.ZONE_NAMES[obj.zone]
        for ability in () if obj.phased_out else g.behavior(obj).triggers.get(E_STATE, ()):
            assert isinstance(ability.when, ir.StateIs)
            if zone not in ability.zones or _pending(g, obj.id, ability):
                continue
            ctx = Ctx(g, obj.id, obj.controller)
            if holds(ctx, ability.when.condition) and _may_trigger(ctx, obj, ability):
                g.trace("state-trigger", object=obj.id)
                event = Event(E_STATE, obj.id, obj.controller)
                _triggered(g, Waiting(ability, obj.id, obj.controller, event))


def _pending(g: Game, source: int, ability: ir.Triggered) -> bool:
    """Does the ability wait to be put on the stack, or is it there?"""
    if any(w.source == source and w.ability == ability for w in g.waiting):
        return True
    return _on_stack(g, source, ability)


def _on_stack(g: Game, source: int, ability: ir.Triggered) -> bool:
    for id_ in g.stack:
        info = g.objects[id_].info
        if info is not None and info.source == source and info.ability == ability:
            return True
    return False
