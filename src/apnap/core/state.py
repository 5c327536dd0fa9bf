"""The state of a game: its fields, objects and zones, the indexes by kind of event, characteristics
as they are asked for, the trace."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Any

from apnap import ir

from . import constants as c
from . import rng
from .constants import J_COME, J_DICT, J_GONE, J_INDEXED, J_ITEMS
from .definitions import Behavior, Definition
from .edition import Edition
from .events import E_STATE
from .journal import MISSING, Journal
from .markers import Marker
from .objects import FROZEN, STALE, Characteristics, GameObject, Player
from .questions import Option

_OWN_LIST = {
    c.LIBRARY: "library",
    c.HAND: "hand",
    c.BATTLEFIELD: "battlefield",
    c.GRAVEYARD: "graveyard",
}
_SHARED_LIST = {
    c.STACK: "stack",
    c.EXILE: "exile",
    c.COMMAND: "command",
    c.ANTE: "ante",
    c.PHASED_OUT: "phased",
    c.OUTSIDE: "outside",
}


class Outcome:
    """How the game ended: `winners` (seats), or a draw (none), or undetermined (a cap was
    reached).
    """

    __slots__ = ("reason", "undetermined", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, undetermined: bool = False) -> None:
        self.winners = winners
        self.reason = reason
        self.undetermined = undetermined

    @property
    def draw(self) -> bool:
        """Nobody won, and that was determined."""
        return not self.winners and not self.undetermined

    def __repr__(self) -> str:
        return f"<Outcome winners={self.winners} reason={self.reason!r}>"


# State held in plain, immutable values: copied by a fork as they are, saved and hashed by name.
VALUE_FIELDS = (
    "seed",
    "rng",
    "next_id",
    "next_phys",
    "clock",
    "turn",
    "active",
    "step",
    "stage",
    "plan",
    "priority",
    "passes",
    "starting",
    "extra_turns",
    "skips",
    "effects",
    "delayed",
    "shields",
    "waiting",
    "todo",
    "attackers",
    "combat_stage",
    "attacked",
    "combat_data",
    "setup_data",
    "outcome",
    "quiet",
    "quiet_mark",
    "frames",
    "tried",
    "ordered",
    "game_data",
    "draws",
    "line",
    "homes",
    "resolving",
    "ending_turn",
    "deciders",
    "format",
    "reach",
    "gone",
    "departing",
    "script",
    "barred",
    "turns",
    "marker",
)
DICT_FIELDS = ("objects", "past", "became", "history")
LIST_FIELDS = ("stack", "exile", "command", "ante", "phased", "outside")


class State(Journal):
    """What a game is at a moment. Written only through the primitives of the journal and those
    here."""

    def __init__(self, edition: Edition, seed: int = 0) -> None:
        super().__init__()
        self.edition = edition
        # --- state
        self.seed = seed
        self.rng = rng.seed_state(seed)
        self.next_id = 1
        self.next_phys = 1
        self.clock = c.MOMENT  # the next timestamp
        self.players: list[Player] = []
        self.objects: dict[int, GameObject] = {}
        self.past: dict[int, GameObject] = {}  # objects as they were when they left a public zone
        self.became: dict[int, int] = {}  # old id -> the id after the change of zone
        self.history: dict[tuple[str, int], int] = {}  # facts of this turn (fact, seat) -> number
        self.stack: list[int] = []  # top last
        self.exile: list[int] = []
        self.command: list[int] = []
        self.ante: list[int] = []
        self.phased: list[int] = []  # the phased-out zone of older editions
        self.outside: list[int] = []
        self.turn = 0
        self.active = 0
        self.step = -1  # index into edition.steps
        self.stage = 0  # what advance does next (turn.flow)
        self.plan: tuple[int, ...] = ()  # the steps still to come in this turn
        self.todo = 0  # the next turn-based action of the step
        self.priority = -1
        self.passes = 0
        self.starting = 0
        # (seat, number), the next one last
        self.extra_turns: tuple[tuple[int, int], ...] = ()
        self.skips: tuple[tuple[int, str], ...] = ()  # (seat, "turn" or step) still to be skipped
        self.effects: tuple[Any, ...] = ()  # Floating
        self.delayed: tuple[Any, ...] = ()  # Delayed
        self.shields: tuple[Any, ...] = ()  # Shield
        self.waiting: tuple[Any, ...] = ()  # Waiting
        self.attackers: tuple[int, ...] = ()
        self.attacked = False  # attackers were declared this turn
        self.combat_stage = 0
        self.combat_data: tuple[tuple[str, Any], ...] = ()
        self.setup_data: tuple[tuple[str, Any], ...] = ()
        self.outcome: Outcome | None = None
        self.quiet = 0  # units since a player last had a choice
        self.quiet_mark = ""
        self.frames: tuple[Any, ...] = ()  # games that wait for a game within the game
        self.tried: tuple[
            Option, ...
        ] = ()  # actions that turned out to be illegal since the state last changed
        # how many of `waiting`, from the first, are in the order in which they go on the stack
        self.ordered = 0
        self.ending_turn = False  # an effect has ended the turn: go to the clean-up
        self.deciders: tuple[tuple[int, int], ...] = ()  # (seat, who decides for that player)
        self.resolving: tuple[Any, ...] = ()  # a resolution that paused (stack.work)
        self.format = "duel"  # multiplayer.formats
        # for each seat the mask of the seats in its range of influence; empty: all of them
        self.reach: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()  # seats that have lost, whether they have left yet or not
        self.departing: tuple[int, ...] = ()  # those of them that leave before all else is done
        # a loop that is being repeated; what may not be done next because of it (turn.repeating)
        self.script: tuple[Any, ...] = ()
        self.barred: tuple[Any, ...] = ()
        # where several turns go on at once: the turn markers, and whose turn is played (markers)
        self.turns: tuple[Marker, ...] = ()
        self.marker = -1
        self.game_data: tuple[tuple[str, Any], ...] = ()
        self.draws = 0
        self.line: tuple[
            Any, ...
        ] = ()  # replacement effects already applied along the line of events that is going on
        # permanents under an effect that changes control: (id, -1 - seat of who controls it
        # otherwise)
        self.homes: tuple[tuple[int, int], ...] = ()
        # --- derived, never saved
        # mana that the automatic payer counts on: which, by the object whose ability adds it
        self.awaited: tuple[tuple[int, tuple[str, ...]], ...] = ()
        self.read_mask = c.A_ALL  # aspects that active continuous effects read
        self.plan_epoch = 0
        self.watch: dict[int, list[int]] = {}  # event kind -> ids whose own abilities wait for it
        self.replacers: dict[int, list[int]] = {}  # R_ kind -> ids with replacement abilities
        self.static_ids: list[
            int
        ] = []  # ids with static abilities that are not characteristic-defining
        # kinds for which granted abilities wait (continuous.plan; -1: any, perhaps)
        self.granted_watch = -1
        self.granted_replace = -1
        self.dirty: dict[int, None] = {}  # ids that state-based actions must look at
        self.sba_epoch = 0  # the epoch in which all permanents were last looked at
        self.cache: dict[
            Any, Any
        ] = {}  # legal moves and supplies under (version, ...), cleared at will
        self.cache_version = 0
        self.replaced = 0  # events that did not happen but were replaced; it only grows
        self.tracing = True
        self.lines: list[tuple[str, tuple[tuple[str, Any], ...], int]] = []

    # ------------------------------------------------------------------ objects and zones

    def get(self, id_: int) -> GameObject:
        """The object of that id, as it is or as it last was."""
        obj = self.objects.get(id_)
        return obj if obj is not None else self.past[id_]

    def find(self, id_: int) -> GameObject | None:
        """The object of that id if it exists now."""
        return self.objects.get(id_)

    def zone_list(self, zone: int, seat: int) -> list[int]:
        """The list of ids of a zone; a player's own for library, hand, graveyard and
        battlefield.
        """
        if zone == c.BATTLEFIELD:
            return self.players[seat].battlefield
        if zone == c.HAND:
            return self.players[seat].hand
        if zone == c.LIBRARY:
            return self.players[seat].library
        if zone == c.GRAVEYARD:
            return self.players[seat].graveyard
        if zone == c.STACK:
            return self.stack
        if zone == c.EXILE:
            return self.exile
        if zone == c.COMMAND:
            return self.command
        if zone == c.PHASED_OUT:
            return self.phased
        if zone == c.ANTE:
            return self.ante
        return self.outside

    def in_zone(self, zone: int) -> list[int]:
        """Ids of all objects in the zone, players in seat order."""
        if zone in (c.BATTLEFIELD, c.HAND, c.LIBRARY, c.GRAVEYARD):
            return [id_ for player in self.players for id_ in self.zone_list(zone, player.seat)]
        return self.zone_list(zone, 0)

    def battlefield(self) -> list[int]:
        """Ids of all permanents, players in seat order (a fresh list)."""
        players = self.players
        found = players[0].battlefield[:]
        for player in players[1:]:
            found += player.battlefield
        return found

    def new_object(
        self, defn: Definition, owner: int, zone: int, kind: int = 0, phys: int = 0
    ) -> GameObject:
        """A new object that is in no list yet."""
        id_ = self.next_id
        self.set_flow("next_id", id_ + 1)
        if not phys:
            phys = self.next_phys
            self.set_flow("next_phys", phys + 1)
        return GameObject(id_, phys, owner, zone, defn, kind)

    def stamp(self) -> int:
        """The next timestamp. Those of one moment differ by less than MOMENT: objects that came
        together may be put in order (continuous.together), and came together all the same.
        """
        clock = self.clock
        self.set_flow("clock", clock + c.MOMENT)
        return clock

    def place(self, obj: GameObject, index: int | None = None) -> None:
        """Put a new object into the list of its zone (`index` None: at the end, which is the top)
        and into the indexes.
        """
        seat = obj.controller if obj.zone == c.BATTLEFIELD else obj.owner
        zone = self.zone_list(obj.zone, seat)
        self.journal += (self.objects, obj.id, MISSING, J_DICT)
        self.objects[obj.id] = obj
        if obj.zone == c.BATTLEFIELD and zone and zone[-1] > obj.id:
            index = bisect_left(zone, obj.id)
        self.add_to(zone, len(zone) if index is None else index, obj.id)
        if obj.defn.behavior.by_zone:
            self._index(obj)
        self.touch(c.ZONE_ASPECT[obj.zone])
        if obj.zone == c.BATTLEFIELD or (obj.kind != c.CARD and obj.zone != c.STACK):
            self.dirty[obj.id] = None
            self.sba_needed = True

    def remove(self, obj: GameObject) -> None:
        """Take an object out of its zone for good; public ones, and cards that everybody has seen,
        stay readable in `past` as they last were.
        """
        zone = self.zone_list(obj.zone, obj.controller if obj.zone == c.BATTLEFIELD else obj.owner)
        if obj.zone == c.BATTLEFIELD:
            index = bisect_left(zone, obj.id)
        elif zone and zone[-1] == obj.id:
            index = len(zone) - 1
        else:
            index = zone.index(obj.id)
        if obj.zone not in c.HIDDEN_ZONES:
            if obj.chars_epoch != FROZEN:
                self.freeze(obj)
            self.put_item(self.past, obj.id, obj)
        elif self._seen_by_all(obj):
            self.put_item(self.past, obj.id, self._as_shown(obj))
        self.delete_from(zone, index)
        self._unindex(obj.id)
        self.delete_item(self.objects, obj.id)
        self.touch(c.ZONE_ASPECT[obj.zone])
        if obj.zone == c.BATTLEFIELD:
            self.sba_needed = True

    def _seen_by_all(self, obj: GameObject) -> bool:
        return bool(obj.seen) and obj.seen == (1 << len(self.players)) - 1

    def keep_as_it_was(self, obj: GameObject) -> int:
        """A record in `past` of an object that stays, as it is now, under an id of its own (the id
        is returned): for what goes on speaking of it as it was."""
        was = self._as_shown(obj)
        was.id = self.next_id
        self.set_flow("next_id", was.id + 1)
        self.put_item(self.past, was.id, was)
        return was.id

    def _as_shown(self, obj: GameObject) -> GameObject:
        """A hidden card as everybody saw it; the record itself may be shared."""
        shown = obj.clone()
        shown.chars, shown.chars_epoch = self.chars(obj), FROZEN
        return shown

    def new_objects(
        self, defn: Definition, owner: int, zone: int, count: int, kind: int = 0
    ) -> list[GameObject]:
        """So many new objects that are in no list yet, each with a physical identity of its own."""
        first, phys = self.next_id, self.next_phys
        self.set_flow("next_id", first + count)
        self.set_flow("next_phys", phys + count)
        return [GameObject(first + i, phys + i, owner, zone, defn, kind) for i in range(count)]

    def put_list(self, zone: int, seat: int, ids: list[int]) -> None:
        """Give a zone a new list of ids, as one entry (shuffling; many objects that come or go)."""
        if zone in _OWN_LIST:
            self.put(self.players[seat], _OWN_LIST[zone], ids)
        else:
            self.set(_SHARED_LIST[zone], ids)

    def place_many(self, objs: list[GameObject]) -> None:
        """As `place` for new objects in ascending order of ids; work in proportion to their number
        and to the lists that they join."""
        added: dict[tuple[int, int], list[int]] = {}
        objects = self.objects
        for obj in objs:
            zone = obj.zone
            objects[obj.id] = obj
            seat = obj.controller if zone == c.BATTLEFIELD else obj.owner
            added.setdefault((zone, seat if zone in _OWN_LIST else 0), []).append(obj.id)
            if obj.defn.behavior.by_zone:
                self._index(obj)
            if zone == c.BATTLEFIELD or (obj.kind != c.CARD and zone != c.STACK):
                self.dirty[obj.id] = None
                self.sba_needed = True
        self.journal += (objs, None, None, J_COME)
        for (zone, seat), ids in added.items():
            merged = self.zone_list(zone, seat) + ids
            if zone == c.BATTLEFIELD:
                merged.sort()
            self.put_list(zone, seat, merged)
            self.touch(c.ZONE_ASPECT[zone])

    def remove_many(self, objs: list[GameObject]) -> None:
        """As `remove` for objects that leave together: all are kept as they were before the first
        of them left."""
        gone: dict[tuple[int, int], set[int]] = {}
        shown = [obj for obj in objs if obj.zone not in c.HIDDEN_ZONES]
        for obj in objs:
            if obj.zone in c.HIDDEN_ZONES and self._seen_by_all(obj):
                self.put_item(self.past, obj.id, self._as_shown(obj))
        for obj in shown:
            self.chars(obj)
        self.put_many(shown, "chars_epoch", FROZEN)
        self.journal += (self.past, [obj.id for obj in shown], [MISSING] * len(shown), J_ITEMS)
        for obj in shown:
            self.past[obj.id] = obj
        for obj in objs:
            zone = obj.zone
            seat = obj.controller if zone == c.BATTLEFIELD else obj.owner
            gone.setdefault((zone, seat if zone in _OWN_LIST else 0), set()).add(obj.id)
            if obj.defn.behavior.by_zone:
                self._unindex(obj.id)
        self.journal += (objs, None, None, J_GONE)
        for obj in objs:
            del self.objects[obj.id]
        for (zone, seat), ids in gone.items():
            rest = [id_ for id_ in self.zone_list(zone, seat) if id_ not in ids]
            self.put_list(zone, seat, rest)
            self.touch(c.ZONE_ASPECT[zone])
        self.sba_needed = True

    def put_items(self, mapping: dict[Any, Any], keys: list[Any], values: list[Any]) -> None:
        """Set many items of a dictionary of the state, as one entry."""
        self.journal += (mapping, keys, [mapping.get(key, MISSING) for key in keys], J_ITEMS)
        for key, value in zip(keys, values, strict=True):
            mapping[key] = value

    def put_indexed(self, obj: GameObject, name: str, value: Any) -> None:
        """Set a field on which the indexes depend (`defn`, `zone`) of an object that is in the
        game; moving it between lists is the caller's affair.
        """
        self.journal += (obj, name, getattr(obj, name), J_INDEXED)
        self._unindex(obj.id)
        setattr(obj, name, value)
        self._index(obj)
        self.stale(obj)
        self.new_epoch()

    def freeze(self, obj: GameObject) -> None:
        """Keep the present characteristics of an object as its last known information."""
        chars = self.chars(obj)
        self.put(obj, "chars", chars)
        self.put(obj, "chars_epoch", FROZEN)

    def transfer(self, obj: GameObject, seat: int) -> None:
        """Move a permanent to another controller's list (the change of control itself is an event;
        see continuous.control).
        """
        old = self.players[obj.controller].battlefield
        self.delete_from(old, bisect_left(old, obj.id))
        self.put(obj, "controller", seat)
        new = self.players[seat].battlefield
        self.add_to(new, bisect_left(new, obj.id), obj.id)
        self._index(obj)
        self.new_epoch()

    def replace_hidden(self, obj: GameObject, **fields: Any) -> GameObject:
        """Change fields of an object in a hidden zone: hidden objects are shared by forks, so the
        record is replaced by a changed copy of the same id.
        """
        other = obj.clone()
        for name, value in fields.items():
            setattr(other, name, value)
        self.put_item(self.objects, obj.id, other)
        return other

    # ------------------------------------------------------------------ indexes

    def _index(self, obj: GameObject) -> None:
        entry = obj.defn.behavior.by_zone.get(obj.zone)
        if entry is None:
            return
        for mask, index in ((entry.watches, self.watch), (entry.replaces, self.replacers)):
            kind = 0
            while mask:
                if mask & 1:
                    ids = index.setdefault(kind, [])
                    if obj.id not in ids:
                        insort(ids, obj.id)
                mask >>= 1
                kind += 1
        if entry.static and obj.id not in self.static_ids:
            insort(self.static_ids, obj.id)
            self.new_epoch()

    def _unindex(self, id_: int) -> None:
        obj = self.objects.get(id_)
        entry = obj.defn.behavior.by_zone.get(obj.zone) if obj is not None else None
        if entry is None:
            return
        for mask, index in ((entry.watches, self.watch), (entry.replaces, self.replacers)):
            kind = 0
            while mask:
                if mask & 1 and id_ in index.get(kind, ()):
                    index[kind].remove(id_)
                mask >>= 1
                kind += 1
        if entry.static and id_ in self.static_ids:
            self.static_ids.remove(id_)
            self.new_epoch()

    def rebuild_indexes(self) -> None:
        """Find all indexed objects anew (after a fork or a load)."""
        self.watch, self.replacers, self.static_ids = {}, {}, []
        for obj in self.objects.values():
            if obj.defn.behavior.by_zone:
                self._index(obj)
        self.dirty = dict.fromkeys(self.battlefield())
        self.sba_needed = True
        self.new_epoch()

    def listens(self, kind: int) -> bool:
        """Does anything wait for this kind of event? State triggers wait for every one."""
        watch = self.watch
        return (
            bool(watch.get(kind))
            or bool(self.granted_watch >> kind & 1)
            or bool(self.delayed)
            or bool(watch.get(E_STATE))
        )

    # ------------------------------------------------------------------ characteristics

    def chars(self, obj: GameObject) -> Characteristics:
        """The characteristics of an object, as they are or as they last were."""
        epoch = obj.chars_epoch
        if epoch == self.epoch or epoch == FROZEN:
            return obj.chars
        compute: Any = self.edition.procedures.compute
        found: Characteristics = compute(self, obj)
        return found

    def behavior(self, obj: GameObject) -> Behavior:
        """The abilities that an object has now, sorted for use."""
        chars = self.chars(obj)
        if chars.derived is not None:
            behavior: Behavior = chars.derived
            return behavior
        return self.edition.behavior(chars)

    # ------------------------------------------------------------------ choices

    def choice_key(self, obj: GameObject, key: str) -> str:
        """The key under which a choice is kept for the object's present abilities: those that an
        effect gives it by making it a copy are linked with each other only (2009:706.7)."""
        mark = 0
        for effect in self.effects:
            if effect.affected and obj.id in effect.affected and effect.timestamp > mark:
                if any(isinstance(part, ir.BecomeCopy) for part in effect.parts):
                    mark = effect.timestamp
        return f"{key}@{mark}" if mark else key

    def choice(self, obj: GameObject, key: str) -> Any:
        """What was chosen under the key for the object as it is, or as it last was; None if nothing
        was."""
        if not obj.chosen:
            return None
        if obj.id in self.objects:
            return obj.choice(self.choice_key(obj, key))
        found = [value for name, value in obj.chosen if name.partition("@")[0] == key]
        return found[-1] if found else None

    def new_epoch(self) -> None:
        """All characteristics may have changed."""
        self.epoch += 1
        self.effect_plan = None
        self.granted_watch = self.granted_replace = -1
        self.version += 1
        self.sba_needed = True

    def touch(self, aspect: int) -> None:
        """An aspect of the state was written: open a new epoch if an active continuous effect
        reads it.
        """
        if self.read_mask & aspect:
            self.epoch += 1
            self.version += 1
            self.sba_needed = True

    def stale(self, obj: GameObject) -> None:
        """This object's own characteristics may have changed (counters, face, attachment)."""
        obj.chars_epoch = STALE
        self.dirty[obj.id] = None
        self.sba_needed = True

    # ------------------------------------------------------------------ trace

    def trace(self, key: str, seats: int = -1, **args: Any) -> None:
        """One line for a rule that was applied. `seats`: mask of the seats that may see the
        arguments in full (-1 all). Arguments are ids, seats, numbers, words.
        """
        if self.tracing:
            self.lines.append((key, tuple(args.items()), seats))

    def fact(self, name: str, seat: int, number: int = 1) -> None:
        """Count a fact of this turn (see interpret.history for the names)."""
        key = (name, seat)
        self.put_item(self.history, key, self.history.get(key, 0) + number)
        self.touch(c.A_HISTORY)
