"""One simultaneous batch of zone changes, once it is settled what goes where: the performing.

Everything that leaves is kept as it was before the first of the batch left (last known
information), then all leaves, then all arrives. What leaves keeps its fields: an attachment goes on
naming a host that left until state-based actions deal with it, and a blocker an attacker that left.
"""

from __future__ import annotations

from collections.abc import Callable

from apnap.continuous import revealing, together
from apnap.core import constants as c
from apnap.core import knowledge
from apnap.core.definitions import Definition
from apnap.core.events import E_CONTROL, E_COUNTERS, E_MOVE, Event
from apnap.core.game import Game
from apnap.core.objects import FROZEN, STALE, GameObject
from apnap.core.rng import permutation

from . import facts
from .attaching import tell_attached

BULK = 6  # from so many objects on, lists are rebuilt instead of edited


class Moving:
    """One object on its way. `obj` is what leaves, `new` what arrives (None until it is made, and
    for an ability, which ceases to exist); `stays`: it does not move; `resolved`: if it is a
    spell, it becomes the permanent; `secret`: only these seats (a mask, -1: as ever) know where in
    the library it lies."""

    __slots__ = (
        "attach_to",
        "attacking",
        "controller",
        "counters",
        "defn",
        "doer",
        "face_down",
        "flipped",
        "new",
        "obj",
        "position",
        "resolved",
        "secret",
        "stays",
        "tapped",
        "to",
        "was_face_down",
    )

    def __init__(self, obj: GameObject, to: int) -> None:
        self.obj = obj
        self.to = to
        self.position: str | int = "top"
        self.controller = obj.owner
        self.doer = -1
        self.tapped = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.face_down = False
        self.flipped = False
        self.was_face_down = obj.face_down and obj.zone in (c.BATTLEFIELD, c.STACK)
        self.attach_to = 0
        self.attacking = 0
        self.defn: Definition | None = None
        self.new: GameObject | None = None
        self.resolved = True
        self.secret = -1
        self.stays = False

    def divert(self, to: int) -> None:
        """It goes to another zone instead of entering the battlefield."""
        self.to, self.new, self.defn = to, None, None
        self.controller = self.obj.owner
        self.tapped = self.face_down = self.flipped = False
        self.counters, self.attach_to, self.attacking = (), 0, 0


def perform(
    g: Game,
    movings: list[Moving],
    cause: int,
    events: list[Event],
    arrived: Callable[[], None] | None = None,
) -> None:
    """zone-changed, new-object-in-zone: all at the same time; `events` belong to the batch.
    `arrived`: as for zones.move."""
    listening = g.listens(E_MOVE)
    lost = any(moving.obj.zone == c.BATTLEFIELD for moving in movings)
    control = lost and g.listens(E_CONTROL)
    if any(moving.obj.zone in c.HIDDEN_ZONES or moving.to == c.LIBRARY for moving in movings):
        revealing.note(g)
    before = g.edition.procedures.named["before-leaving"](g) if lost else None
    _leave(g, movings)
    for moving in movings:
        if moving.obj.zone == c.HAND and (moving.to in c.HIDDEN_ZONES or moving.face_down):
            knowledge.gone_unseen(g, moving.obj)
    _arrive(g, movings)
    if arrived is not None:
        arrived()
    if g.tracing:
        for moving in _told(movings):
            _trace(g, moving)
    _count(g, movings)
    if listening or g.listens(E_MOVE):
        batch = [_event(moving, cause) for moving in movings]
        ids = tuple(moving.obj.id for moving in movings)
        for event in batch:
            event.batch = ids
        events = batch + events
    if control:
        events = events + [
            Event(E_CONTROL, m.obj.id, m.obj.controller, cause=cause)
            for m in movings
            if m.obj.zone == c.BATTLEFIELD
        ]
    if g.listens(E_COUNTERS):
        new = [m.new for m in movings if m.new is not None and m.to == c.BATTLEFIELD]
        events = events + counter_events(new, cause)
    if events:
        g.edition.procedures.match(g, events, before)


def counter_events(entered_: list[GameObject], cause: int) -> list[Event]:
    """Counters with which permanents entered were put on them, too."""
    found = []
    for obj in entered_:
        for kind, number in obj.counters:
            event = Event(E_COUNTERS, obj.id, obj.controller, amount=number, cause=cause)
            event.word = kind
            found.append(event)
    return found


def _event(moving: Moving, cause: int) -> Event:
    obj, new = moving.obj, moving.new
    seat = obj.controller if new is None or moving.to != c.BATTLEFIELD else new.controller
    enters_by = moving.to == c.BATTLEFIELD and moving.doer not in (-1, seat)
    return Event(
        E_MOVE,
        obj.id,
        seat,
        origin=obj.zone,
        to=moving.to,
        new=new.id if new is not None else 0,
        recipient=-1 - moving.doer if enters_by else 0,
        cause=cause,
    )


# ------------------------------------------------------------------ leaving


def _leave(g: Game, movings: list[Moving]) -> None:
    take_out(g, [moving.obj for moving in movings])


def take_out(g: Game, leaving: list[GameObject]) -> None:
    """Objects leave their zones together, and combat; their last known information stays."""
    if len(leaving) >= BULK:
        g.remove_many(leaving)
    else:
        for obj in leaving:
            if obj.zone not in c.HIDDEN_ZONES and obj.chars_epoch != FROZEN:
                g.freeze(obj)
        for obj in leaving:
            g.remove(obj)
    loosen(g, leaving)
    if g.attackers and any(obj.attacking for obj in leaving):
        gone = {obj.id for obj in leaving}
        g.set("attackers", tuple(id_ for id_ in g.attackers if id_ not in gone))
        g.touch(c.A_COMBAT)


def loosen(g: Game, leaving: list[GameObject]) -> None:
    """Hosts forget attachments that left; attachments of what left are looked at by state-based
    actions (sba-aura-illegal, sba-equipment-unattached)."""
    hosts: dict[int, set[int]] = {}
    for obj in leaving:
        for id_ in obj.attachments:
            attached = g.objects.get(id_)
            if attached is not None:
                g.stale(attached)
        if obj.attached_to > 0:
            hosts.setdefault(obj.attached_to, set()).add(obj.id)
    for id_, gone in hosts.items():
        host = g.objects.get(id_)
        if host is not None:
            g.put(host, "attachments", tuple(a for a in host.attachments if a not in gone))
            g.stale(host)
            g.touch(c.A_ATTACH)


# ------------------------------------------------------------------ arriving


def _arrive(g: Game, movings: list[Moving]) -> None:
    stamp = g.stamp()
    arriving: list[Moving] = []
    for moving in movings:
        obj = moving.obj
        if obj.kind == c.ABILITY:
            continue
        if moving.new is None:
            moving.new = renewed(g, moving)
        moving.new.timestamp = stamp
        moving.new.chars_epoch = STALE
        arriving.append(moving)
    _place(g, arriving)
    _remember(g, arriving)
    if len(arriving) > 1:
        together.arrange(g, [m.new for m in arriving if m.new is not None])


def _place(g: Game, arriving: list[Moving]) -> None:
    libraries: dict[tuple[int, str], list[Moving]] = {}
    others: list[GameObject] = []
    for moving in arriving:
        new = moving.new
        assert new is not None
        if moving.to == c.LIBRARY:
            libraries.setdefault((new.owner, str(moving.position)), []).append(moving)
        else:
            others.append(new)
    if len(others) >= BULK:
        g.place_many(others)
    else:
        for new in others:
            g.place(new)
    for batch in libraries.values():
        _into_library(g, batch)


def _remember(g: Game, arriving: list[Moving]) -> None:
    if len(arriving) >= BULK:
        new_ids = [m.new.id if m.new is not None else 0 for m in arriving]
        g.put_items(g.became, [m.obj.id for m in arriving], new_ids)
    else:
        for m in arriving:
            g.put_item(g.became, m.obj.id, m.new.id if m.new is not None else 0)
    for m in arriving:
        if m.new is not None and m.to == c.BATTLEFIELD:
            settle(g, m.new)
            if m.obj.zone == c.STACK:
                carry_over(g, m.obj.id, m.new.id)


def settle(g: Game, new: GameObject) -> None:
    """A permanent that entered attached is known to its host; one put attacking attacks."""
    if new.attached_to > 0:
        host = g.objects.get(new.attached_to)
        if host is not None:
            g.put(host, "attachments", (*host.attachments, new.id))
            g.stale(host)
            g.touch(c.A_ATTACH)
            tell_attached(g, new)
    if new.attacking:
        g.set("attackers", (*g.attackers, new.id))
        g.touch(c.A_COMBAT)
        g.trace("put-attacking", object=new.id, target=new.attacking)


def renewed(g: Game, moving: Moving) -> GameObject:
    """new-object-in-zone: the object as it arrives, in no list yet; it remembers nothing of before
    but how it was cast, if it was a permanent spell."""
    obj = moving.obj
    kind = obj.kind
    if kind == c.SPELL_COPY and moving.to == c.BATTLEFIELD:
        kind = c.TOKEN
    defn = moving.defn or definition(g, obj, moving.to)
    new = g.new_object(defn, obj.owner, moving.to, kind, obj.phys)
    new.card = obj.card
    new.entered = g.turn
    if moving.to == c.BATTLEFIELD:
        dress(g, moving, new)
    elif moving.counters and moving.to not in c.HIDDEN_ZONES:
        new.counters = moving.counters  # a card may be exiled with counters on it
    if moving.to != c.BATTLEFIELD and moving.face_down:
        new.face_down = True
        new.seen = _knowing(g, moving)
    elif moving.to in c.HIDDEN_ZONES:
        new.seen = _knowing(g, moving)
        if moving.to == c.HAND:
            new.seen |= 1 << obj.owner
    return new


def dress(g: Game, moving: Moving, new: GameObject) -> None:
    """Give a new permanent the state in which it enters."""
    new.controller = moving.controller
    new.tapped = moving.tapped
    new.counters = moving.counters
    new.face_down = moving.face_down
    new.flipped = moving.flipped
    if moving.face_down:
        new.seen = 1 << moving.controller
    new.attached_to = moving.attach_to
    new.attacking = new.was_attacking = moving.attacking
    new.since = g.turn
    if moving.obj.zone == c.STACK and moving.resolved:
        new.info = moving.obj.info
        new.chosen = moving.obj.chosen


def definition(g: Game, obj: GameObject, to: int) -> Definition:
    """Which face is up in the new zone: the one that was cast, for a permanent spell that resolves;
    otherwise a card's first, or both halves of a split card."""
    if obj.kind != c.CARD or obj.card is None or (obj.zone == c.STACK and to == c.BATTLEFIELD):
        return obj.defn
    return g.edition.whole(obj.card)


def _knowing(g: Game, moving: Moving) -> int:
    """The seats that know the card in its new, hidden place."""
    obj = moving.obj
    if moving.secret >= 0:
        return moving.secret
    if obj.zone in c.HIDDEN_ZONES or (obj.face_down and not moving.was_face_down):
        held = obj.zone == c.HAND and not obj.face_down  # who held it knows what it was
        return obj.seen | 1 << obj.owner if held else obj.seen
    return (1 << len(g.players)) - 1


def _into_library(g: Game, batch: list[Moving]) -> None:
    """object-put-into-library: the batch, from top to bottom, at its place in one library."""
    library = g.players[batch[0].obj.owner].library
    index = library_index(batch[0].position, len(library))
    for moving in batch:  # each goes below the one before
        assert moving.new is not None
        g.place(moving.new, index)


def library_index(position: str | int, size: int) -> int:
    """The index in the list (top card last) under which a card comes to lie at the position."""
    if isinstance(position, int) or position.isdigit():
        return max(0, size + 1 - int(position))
    return 0 if "bottom" in position else size


def random_order(g: Game, size: int) -> list[int]:
    """A random order of so many things."""
    return permutation(size, g.chance(1 << 64)) if size > 1 else list(range(size))


def carry_over(g: Game, old: int, new: int) -> None:
    """changes-carried-to-permanent: effects on a permanent spell, and shields that know it, go on
    for the permanent (2006:213.5, 419.8a)."""
    if any(effect.affected and old in effect.affected for effect in g.effects):
        effects = []
        for effect in g.effects:
            if effect.affected and old in effect.affected:
                effect = effect.copy()
                effect.affected = (*effect.affected, new)
            effects.append(effect)
        g.set("effects", tuple(effects))
        g.new_epoch()
        g.trace("changes-carried-to-permanent", object=new)
    if any(s.chosen_source == old for s in g.shields):
        shields = []
        for shield in g.shields:
            if shield.chosen_source == old:
                shield = shield.copy()
                shield.chosen_source = new
            shields.append(shield)
        g.set("shields", tuple(shields))


# ------------------------------------------------------------------ telling


def _count(g: Game, movings: list[Moving]) -> None:
    """Facts of the turn, one entry for each name and seat."""
    counts: dict[tuple[str, int], int] = {}
    for moving in movings:
        obj, new = moving.obj, moving.new
        if moving.to == c.GRAVEYARD and obj.kind == c.CARD:
            _add(counts, "graveyard-cards", obj.owner)
            if new is not None and g.chars(new).types & c.PERMANENT_TYPES:
                _add(counts, "descended", obj.owner)
        if obj.zone == c.BATTLEFIELD:
            _add(counts, "permanents-left", obj.controller)
            if not obj.chars.types & c.LAND:
                _add(counts, "nonlands-left", obj.controller)
            if moving.to == c.GRAVEYARD:
                _add(counts, "permanents-died", obj.controller)
                counts["died", obj.id] = 1
                if obj.chars.types & c.CREATURE:
                    _add(counts, "creatures-died", obj.controller)
        if new is not None and moving.to == c.BATTLEFIELD:
            entered(g, counts, new)
    for (name, seat), number in counts.items():
        g.fact(name, seat, number)


def _add(counts: dict[tuple[str, int], int], name: str, seat: int) -> None:
    counts[name, seat] = counts.get((name, seat), 0) + 1


def entered(g: Game, counts: dict[tuple[str, int], int], new: GameObject) -> None:
    """Count a permanent that entered."""
    _add(counts, "permanents-entered", new.controller)
    chars = g.chars(new)
    types = chars.types
    counts[f"entered:{new.controller}", new.id] = facts.looks(types, chars.colors)
    if types & c.CREATURE:
        _add(counts, "creatures-entered", new.controller)
    if types & c.LAND:
        _add(counts, "lands-entered", new.controller)


def _told(movings: list[Moving]) -> list[Moving]:
    """The cards in the order in which they are told: what goes to a library as it lay before, since
    the order there is its owner's secret (401.4)."""
    if all(moving.to != c.LIBRARY for moving in movings):
        return movings
    return sorted(movings, key=lambda moving: moving.obj.id)


def _trace(g: Game, moving: Moving) -> None:
    obj, new, to = moving.obj, moving.new, moving.to
    if new is None:
        return
    public = obj.zone not in c.HIDDEN_ZONES
    name = obj.id if public else new.id
    seats = -1
    if (not public or obj.face_down) and (to in c.HIDDEN_ZONES or new.face_down):
        seats = 1 << obj.owner
    if moving.was_face_down and to != c.BATTLEFIELD:
        g.trace("face-down-revealed", player=obj.owner, object=new.id)
    if to == c.BATTLEFIELD:
        returned = obj.zone in (c.GRAVEYARD, c.EXILE)
        key = "object-returned-to-battlefield" if returned else "permanent-enters"
        if new.face_down:
            key = "face-down-entered"
        g.trace(key, seats, object=new.id, player=new.controller)
        if new.tapped:
            g.trace("enters-tapped", object=new.id)
        for kind, number in new.counters:
            g.trace("enters-with-counters", object=new.id, n=number, other=kind)
    elif to == c.GRAVEYARD:
        mortal = obj.zone == c.BATTLEFIELD and obj.chars.types & (c.CREATURE | c.PLANESWALKER)
        key = "permanent-dies" if mortal else "object-put-into-graveyard"
        g.trace(key, object=name, player=obj.owner)
    elif to == c.EXILE:
        g.trace("object-exiled", seats, object=name)
    elif to == c.HAND:
        key = "object-put-into-hand" if obj.zone == c.LIBRARY else "object-returned-to-hand"
        g.trace(key, seats, object=name, player=obj.owner)
    elif to == c.LIBRARY:
        where = str(moving.position)
        g.trace("object-put-into-library", seats, object=name, player=obj.owner, other=where)
    elif to == c.ANTE:
        g.trace("anted", object=new.id, player=new.owner)
    elif to != c.STACK:
        zones = c.ZONE_NAMES
        g.trace("zone-changed", seats, object=name, zone=zones[obj.zone], other=zones[to])
    if obj.controller != obj.owner and to in (c.HAND, c.LIBRARY, c.GRAVEYARD):
        g.trace("owner-zone-instead", object=name, player=obj.owner, zone=c.ZONE_NAMES[to])
