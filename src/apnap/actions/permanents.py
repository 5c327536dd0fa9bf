"""What happens to permanents where they are: destroying, sacrificing, tapping, counters, faces."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import (
    E_COUNTERS,
    E_COUNTERS_GONE,
    E_COUNTERS_OFF,
    E_SACRIFICE,
    E_TAP,
    E_UNTAP,
    R_COUNTERS,
    R_DESTROY,
    Event,
)
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.multiplayer import formats
from apnap.replacement import apply as replacement

from . import zones
from .attaching import attach, can_attach, can_stay_attached, unattach
from .combat import remove_from_combat
from .faces import flip, transform, turn_face_down, turn_face_up
from .phasing import phase_in, phase_out

__all__ = [
    "attach",
    "can_attach",
    "can_stay_attached",
    "changed_counters",
    "destroy",
    "flip",
    "is_indestructible",
    "phase_in",
    "phase_out",
    "present",
    "put_counters",
    "remove_counters",
    "remove_damage",
    "remove_from_combat",
    "sacrifice",
    "sacrifice_together",
    "takes_no_counters",
    "tap",
    "transform",
    "turn_face_down",
    "turn_face_up",
    "unattach",
    "untap",
]

NO_REGENERATION = "no-regeneration"
UNTAPPED, LOST = "source-untapped", "source-lost"  # bound to an ability on the stack, `note_end`


def present(g: Game, ids: list[int]) -> list[GameObject]:
    """The permanents among the ids, as they are now."""
    objects = g.objects
    once = dict.fromkeys(ids) if len(ids) > 1 else ids
    return [objects[i] for i in once if i in objects and objects[i].zone == c.BATTLEFIELD]


# ------------------------------------------------------------------ destroying, sacrificing


def destroy(
    g: Game,
    ids: list[int],
    cause: int = 0,
    no_regeneration: bool = False,
    also: list[int] | None = None,
) -> list[int]:
    """permanent-destroyed: together, unless indestructible, regenerated or otherwise replaced.

    `also`: permanents put into graveyards at the same time without being destroyed. The ids of
    those that were destroyed (as they were on the battlefield)."""
    doomed = [obj for obj in present(g, ids) if not is_indestructible(g, obj)]
    after: replacement.After = []
    if replacement.would(g, R_DESTROY):
        doomed = _not_saved(g, doomed, cause, no_regeneration, after)
    for obj in doomed:
        if cause:
            g.trace("permanent-destroyed", object=obj.id, source=cause)
        g.put_item(g.history, ("destroyed", obj.id), cause)
    gone = [obj.id for obj in doomed]
    if gone or also:
        new = zones.move(g, gone + (also or []), c.GRAVEYARD, cause=cause)
        gone = [id_ for id_, _ in zip(gone, new, strict=False) if id_ not in g.objects]
    replacement.finish(g, after)
    return gone


def is_indestructible(g: Game, obj: GameObject) -> bool:
    """destruction-not-allowed: a keyword, or an effect's statement, as the edition has it."""
    if g.chars(obj).keywords & c.INDESTRUCTIBLE or rules.applies(g, ir.Indestructible, obj):
        g.trace("destruction-not-allowed", object=obj.id)
        return True
    return False


def _not_saved(
    g: Game,
    doomed: list[GameObject],
    cause: int,
    no_regeneration: bool,
    after: replacement.After,
) -> list[GameObject]:
    """Those whose destruction nothing replaces (permanent-destroyed, regeneration-shield-used)."""
    kept = []
    count = len(g.players)
    for obj in sorted(doomed, key=lambda o: (o.controller - g.active) % count):
        event = Event(R_DESTROY, obj.id, obj.controller, cause=cause)
        if no_regeneration or rules.applies(g, ir.CantBeRegenerated, obj):
            event.word = NO_REGENERATION
        if replacement.replace(g, event, after):
            kept.append(obj.id)
    return present(g, kept)


def sacrifice(g: Game, seat: int, ids: list[int], cause: int = 0) -> list[int]:
    """permanent-sacrificed: permanents that the player controls, together; regeneration does not
    help. The ids of those sacrificed (as they were on the battlefield)."""
    return sacrifice_together(g, [(seat, ids)], cause)[0]


def sacrifice_together(
    g: Game, chosen: list[tuple[int, list[int]]], cause: int = 0
) -> list[list[int]]:
    """permanent-sacrificed: what several players sacrifice leaves at the same time; what each of
    them sacrificed."""
    gone: list[list[int]] = []
    for seat, ids in chosen:
        own = []
        for obj in present(g, ids):
            if obj.controller == seat:
                g.trace("permanent-sacrificed", player=seat, object=obj.id)
                g.put_item(g.history, ("sacrificed-one", obj.id), 1)
                own.append(obj.id)
            else:
                g.trace("sacrifice-impossible", player=seat, object=obj.id)
        if own:
            g.fact("sacrificed", seat, len(own))
        gone.append(own)
    everything = [id_ for own in gone for id_ in own]
    if not everything:
        return gone
    events = []
    if g.listens(E_SACRIFICE):
        seats = [seat for (seat, _), own in zip(chosen, gone, strict=True) for _ in own]
        events = [
            Event(E_SACRIFICE, id_, seat, cause=cause)
            for seat, id_ in zip(seats, everything, strict=True)
        ]
    zones.move(g, everything, c.GRAVEYARD, cause=cause, events=events)
    return gone


# ------------------------------------------------------------------ tapping


def tap(g: Game, ids: list[int]) -> list[int]:
    """permanent-tapped: those that were untapped, at the same time; their ids."""
    return _turn(g, [obj for obj in present(g, ids) if not obj.tapped], True)


def untap(g: Game, ids: list[int]) -> list[int]:
    """permanent-untapped: those that were tapped, at the same time; their ids."""
    objs = [obj for obj in present(g, ids) if obj.tapped]
    if g.stack and objs:
        note_end(g, objs, UNTAPPED)
    return _turn(g, objs, False)


def note_end(g: Game, sources: list[GameObject], what: str) -> None:
    """effect-ended-before-begin: abilities of these permanents that wait on the stack learn that
    their source untapped (UNTAPPED) or came under another player's control (LOST) meanwhile: what
    would last "for as long as" it did not is over, though that is undone again (2006:418.3d)."""
    ids = {obj.id for obj in sources}
    for stack_id in g.stack:
        obj = g.objects[stack_id]
        info = obj.info
        if info is None or info.ability is None or info.source not in ids:
            continue
        if (what, True) not in info.bound:
            info = info.copy()
            info.bound = (*info.bound, (what, True))
            g.put(obj, "info", info)


def set_tapped(g: Game, objs: list[GameObject], tapped: bool) -> None:
    """Write the state alone. What is attached may ask for it ("enchant tapped creature")."""
    g.put_many(objs, "tapped", tapped)
    g.touch(c.A_TAPPED)
    for obj in objs:
        if obj.attachments:
            g.dirty[obj.id] = None
            g.sba_needed = True


def _turn(g: Game, objs: list[GameObject], tapped: bool) -> list[int]:
    if not objs:
        return []
    set_tapped(g, objs, tapped)
    if g.tracing:
        key = "permanent-tapped" if tapped else "permanent-untapped"
        for obj in objs:
            g.trace(key, object=obj.id)
    kind = E_TAP if tapped else E_UNTAP
    if g.listens(kind):
        g.edition.procedures.match(g, [Event(kind, obj.id, obj.controller) for obj in objs])
    return [obj.id for obj in objs]


def remove_damage(g: Game, id_: int) -> None:
    """All damage marked on the permanent is gone, and what deathtouch did with it."""
    obj = g.objects[id_]
    if obj.damage:
        g.put(obj, "damage", 0)
    if obj.deathtouched:
        g.put(obj, "deathtouched", False)
    g.touch(c.A_DAMAGE)


# ------------------------------------------------------------------ counters


def put_counters(g: Game, id_: int, kind: str, n: int, cause: int = 0) -> int:
    """counters-put, poison-received: on a permanent, or on a player (-1 - seat); how many."""
    if n <= 0:
        return 0
    if id_ < 0:
        return _on_player(g, -1 - id_, kind, n, cause)
    if takes_no_counters(g, id_):
        return 0
    obj = g.objects[id_]
    if replacement.would(g, R_COUNTERS):
        after: replacement.After = []
        event = Event(R_COUNTERS, id_, obj.controller, amount=n, word=kind, cause=cause)
        n = sum(max(0, e.amount) for e in replacement.replace(g, event, after))
        _write_counters(g, id_, kind, n, cause)
        replacement.finish(g, after)
        return n
    _write_counters(g, id_, kind, n, cause)
    return n


def takes_no_counters(g: Game, id_: int) -> bool:
    """Is it an object that is not there, or that can't have counters put on it?"""
    obj = g.objects.get(id_)
    return id_ > 0 and (obj is None or bool(rules.applies(g, ir.CantHaveCounters, obj)))


def _write_counters(g: Game, id_: int, kind: str, n: int, cause: int) -> None:
    obj = g.objects.get(id_)
    if obj is None or n <= 0:
        return
    g.put(obj, "counters", changed_counters(obj.counters, kind, n))
    g.stale(obj)
    g.touch(c.A_COUNTERS)
    g.trace("counters-put", object=id_, n=n, other=kind)
    g.fact("counters-put", obj.controller, n)
    if g.listens(E_COUNTERS):
        event = Event(E_COUNTERS, id_, obj.controller, amount=n, word=kind, cause=cause)
        g.edition.procedures.match(g, [event])


def _on_player(g: Game, seat: int, kind: str, n: int, cause: int) -> int:
    player = g.players[seat]
    if replacement.would(g, R_COUNTERS):
        after: replacement.After = []
        event = Event(R_COUNTERS, 0, seat, recipient=-1 - seat, amount=n, word=kind, cause=cause)
        n = sum(max(0, e.amount) for e in replacement.replace(g, event, after))
        replacement.finish(g, after)
    if kind == "poison":
        total = player.poison + n
        for one in formats.sharing_poison(g, seat):
            g.put(one, "poison", total)
        g.sba_needed = True
        g.touch(c.A_COUNTERS)
        g.trace("poison-received", player=seat, n=n)
    else:
        g.put(player, "counters", changed_counters(player.counters, kind, n))
        g.trace("counters-put", object=-1 - seat, n=n, other=kind)
    return n


def changed_counters(
    counters: tuple[tuple[str, int], ...], kind: str, change: int
) -> tuple[tuple[str, int], ...]:
    """Counters by kind, in the order of their names, with so many more (or fewer) of one kind."""
    numbers = dict(counters)
    numbers[kind] = numbers.get(kind, 0) + change
    return tuple(sorted((name, n) for name, n in numbers.items() if n > 0))


def remove_counters(g: Game, id_: int, kind: str, n: int) -> int:
    """counters-removed: so many, or all there are ("" any kinds, in the order of their names);
    how many."""
    if id_ < 0:
        return _from_player(g, -1 - id_, kind, n)
    obj = g.objects.get(id_)
    if obj is None or n <= 0:
        return 0
    if not kind:
        return sum(remove_counters(g, id_, name, number) for name, number in obj.counters)
    before = obj.count(kind)
    n = min(n, before)
    if n <= 0:
        return 0
    g.put(obj, "counters", changed_counters(obj.counters, kind, -n))
    g.stale(obj)
    g.touch(c.A_COUNTERS)
    g.trace("counters-removed", object=id_, n=n, other=kind)
    if g.listens(E_COUNTERS_OFF):
        off = [Event(E_COUNTERS_OFF, id_, obj.controller, word=kind) for _ in range(n)]
        g.edition.procedures.match(g, off)
    if n == before and g.listens(E_COUNTERS_GONE):
        event = Event(E_COUNTERS_GONE, id_, obj.controller, amount=n, word=kind)
        g.edition.procedures.match(g, [event])
    return n


def _from_player(g: Game, seat: int, kind: str, n: int) -> int:
    player = g.players[seat]
    if kind == "poison":
        n = min(n, player.poison)
        left = player.poison - n
        for one in formats.sharing_poison(g, seat):
            g.put(one, "poison", left)
    else:
        n = min(n, dict(player.counters).get(kind, 0))
        g.put(player, "counters", changed_counters(player.counters, kind, -n))
    if n:
        g.trace("counters-removed", object=-1 - seat, n=n, other=kind)
    return n
