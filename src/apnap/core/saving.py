"""Saved games and the canonical hash.

A saved game is a position at a stable point, plus the tape of the unit that goes on: loading runs
the unit again up to the question that was open. The JSON names its format and version and carries
a checksum, so that a file that was cut short or edited is refused. The hash is over meaning: ids
are renumbered by place, timestamps by rank, so that an exactly repeated position has the same hash
whatever happened between.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from apnap import ir

from . import constants as c
from . import halves
from .definitions import Definition
from .edition import Edition
from .events import Delayed, Event, Floating, Shield, Waiting
from .frames import Frame
from .game import LIST_FIELDS, VALUE_FIELDS, Game, Outcome
from .markers import Marker
from .objects import FROZEN, Characteristics, GameObject, Player, StackInfo
from .questions import Option

FORMAT = "apnap-game"
VERSION = 1

RECORDS: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (
        Event,
        Waiting,
        Delayed,
        Floating,
        Shield,
        StackInfo,
        Characteristics,
        Outcome,
        Marker,
    )
}
_SKIPPED = ("chars", "chars_epoch", "defn", "card", "derived", "template")


def _fresh() -> list[tuple[str, Any]]:
    """The fields of an object with the values that a fresh one has."""

    class Blank:
        base = None
        card = None
        face_index = 0

    blank: Any = Blank
    obj = GameObject(0, 0, 0, 0, blank)
    return [(name, getattr(obj, name)) for name in GameObject.__slots__ if name not in _SKIPPED]


_FRESH = _fresh()


class SaveError(ValueError):
    """A saved game that cannot be loaded; one sentence with the reason."""


# ------------------------------------------------------------------ writing


class _Writer:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.cards: list[Any] = []
        self.known: dict[int, int] = {}

    def card(self, card: ir.Card) -> int:
        number = self.known.get(id(card))
        if number is None:
            number = self.known[id(card)] = len(self.cards)
            self.cards.append(self.edition.text_of(card))
        return number

    def definition(self, defn: Definition) -> list[Any]:
        card, index = defn.card, defn.face_index
        if index == halves.WHOLE:
            usual = defn.face is self.edition.whole(card).face
        else:
            usual = index < len(card.faces) and defn.face is card.faces[index]
        return [self.card(defn.card), defn.face_index, None if usual else ir.to_json(defn.face)]

    def value(self, value: Any) -> Any:
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, Option):
            return {"option": list(value)}
        if isinstance(value, (tuple, list)):
            return [self.value(part) for part in value]
        if isinstance(value, ir.Node):
            return {"ir": self.edition.text_of_node(value)}
        if isinstance(value, frozenset):
            return {"set": sorted(value)}
        if isinstance(value, Definition):
            return {"definition": self.definition(value)}
        if isinstance(value, Frame):
            return {"frame": self.frame(value)}
        if type(value).__name__ in RECORDS:
            return {"record": type(value).__name__, "fields": self.fields(value)}
        raise TypeError(f"{type(value).__name__} cannot be saved")

    def state(self, state: Any) -> dict[str, Any]:
        """The fields of a game, or of one that waits."""
        return {
            "values": {name: self.value(getattr(state, name)) for name in VALUE_FIELDS},
            "lists": {name: list(getattr(state, name)) for name in LIST_FIELDS},
            "players": [self.fields(player) for player in state.players],
            "objects": [self.object(obj, False) for obj in state.objects.values()],
            "past": [self.object(obj, True) for obj in state.past.values()],
            "became": sorted(state.became.items()),
            "history": [[list(key), number] for key, number in state.history.items()],
        }

    def frame(self, frame: Frame) -> dict[str, Any]:
        cards = [[owner, self.card(card), phys, zone] for owner, card, phys, zone in frame.cards]
        return {**self.state(frame), "in": cards, "digest": frame.digest}

    def fields(self, value: Any) -> dict[str, Any]:
        return {
            name: self.value(getattr(value, name))
            for name in type(value).__slots__
            if name not in _SKIPPED
        }

    def object(self, obj: GameObject, past: bool) -> dict[str, Any]:
        """Only the fields that differ from a fresh object's."""
        data = {
            name: self.value(getattr(obj, name))
            for name, usual in _FRESH
            if getattr(obj, name) != usual
        }
        data["defn"] = self.definition(obj.defn)
        if obj.card is not obj.defn.card:  # it entered as a copy, or is no card at all
            data["card"] = None if obj.card is None else self.card(obj.card)
        if past and obj.chars is not obj.defn.base:
            data["chars"] = self.fields(obj.chars)
        return data


def save(g: Game) -> dict[str, Any]:
    """The game as JSON data, in any state; it goes on afterwards as before."""
    g.to_stable_point()
    writer = _Writer(g.edition)
    body: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": g.edition.source or g.edition.key,
        **writer.state(g),
        "tape": writer.value(g.tape),
        "record": writer.value(g.record),
        "units": g.units,
    }
    body["cards"] = writer.cards
    body["checksum"] = checksum(body)
    return body


def checksum(body: dict[str, Any]) -> str:
    """The checksum over everything else in the file."""
    rest = {key: value for key, value in body.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


# ------------------------------------------------------------------ reading


class _Reader:
    def __init__(self, edition: Edition, cards: list[Any]) -> None:
        self.edition = edition
        self.cards = [edition.card_of(text) for text in cards]
        self.definitions: dict[str, Definition] = {}

    def definition(self, data: list[Any]) -> Definition:
        number, index, face = data
        if face is None:
            return self.edition.define(self.cards[number], index)
        key = json.dumps(data, sort_keys=True)
        if key not in self.definitions:
            self.definitions[key] = Definition(
                self.edition, self.cards[number], index, ir.from_json(face)
            )
        return self.definitions[key]

    def value(self, data: Any) -> Any:
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if isinstance(data, list):
            return tuple(self.value(part) for part in data)
        if "option" in data:
            return Option(*data["option"])
        if "ir" in data:
            return self.edition.node_of(data["ir"])
        if "set" in data:
            return frozenset(data["set"])
        if "definition" in data:
            return self.definition(data["definition"])
        if "frame" in data:
            return self.frame(data["frame"])
        record: Any = RECORDS[data["record"]]
        return self.fill(object.__new__(record), data["fields"])

    def fill(self, record: Any, data: dict[str, Any]) -> Any:
        for name in type(record).__slots__:
            if name not in _SKIPPED and (name in data or not hasattr(record, name)):
                setattr(record, name, self.value(data[name]))
        if isinstance(record, Characteristics):
            record.derived = None
        elif isinstance(record, Floating):
            record.template = None
        return record

    def object(self, data: dict[str, Any], past: bool) -> GameObject:
        defn = self.definition(data["defn"])
        obj = GameObject(data["id"], data["phys"], 0, 0, defn)
        for name, part in data.items():
            if name == "card":
                obj.card = None if part is None else self.cards[part]
            elif name not in ("defn", "chars"):
                setattr(obj, name, self.value(part))
        if past:
            if "chars" in data:
                obj.chars = self.fill(object.__new__(Characteristics), data["chars"])
            obj.chars_epoch = FROZEN
        return obj

    def state(self, state: Any, data: dict[str, Any]) -> None:
        """Fill the fields of a game, or of one that waits."""
        state.players = [self.player(one) for one in data["players"]]
        state.objects = {one["id"]: self.object(one, False) for one in data["objects"]}
        state.past = {one["id"]: self.object(one, True) for one in data["past"]}
        state.became = dict(data["became"])
        state.history = {(key[0], key[1]): number for key, number in data["history"]}
        for name in VALUE_FIELDS:
            setattr(state, name, self.value(data["values"][name]))
        for name in LIST_FIELDS:
            setattr(state, name, list(data["lists"][name]))

    def frame(self, data: dict[str, Any]) -> Frame:
        frame = Frame()
        self.state(frame, data)
        frame.cards = tuple(
            (owner, self.cards[card], phys, zone) for owner, card, phys, zone in data["in"]
        )
        frame.digest = data["digest"]
        return frame

    def player(self, data: dict[str, Any]) -> Player:
        player: Player = self.fill(Player(data["seat"], data["name"], 0), data)
        for name in ("library", "hand", "graveyard", "battlefield"):
            setattr(player, name, list(getattr(player, name)))
        return player


def load(data: Any, edition: Edition) -> Game:
    """The game that `save` wrote; SaveError if the data is not such a game, is of another version,
    or was changed.
    """
    check(data)
    try:
        return _read(data, edition)
    except (KeyError, TypeError, IndexError, AttributeError, ir.IRError) as error:
        raise SaveError(f"the saved game is not complete ({error})") from None


def check(data: Any) -> None:
    """Refuse what is no saved game, another version, or was changed since it was written."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("this is not a saved game of apnap")
    if data.get("version") != VERSION:
        raise SaveError(
            f"the saved game has version {data.get('version')!r}; this program reads version "
            f"{VERSION}"
        )
    if data.get("checksum") != checksum(data):
        raise SaveError(
            "the saved game was changed or damaged after it was written (its checksum does not fit)"
        )


def _read(data: dict[str, Any], edition: Edition) -> Game:
    reader = _Reader(edition, data["cards"])
    g = Game(edition)
    reader.state(g, data)
    g.tape = list(reader.value(data["tape"]))
    g.record = list(reader.value(data["record"]))
    g.units = data["units"]
    g.rebuild_indexes()
    return g


# ------------------------------------------------------------------ hash

# Fields that hold ids (or tuples of ids), by record.
_ID_FIELDS = {
    "attached_to",
    "attachments",
    "attacking",
    "was_attacking",
    "blockers",
    "blocking",
    "order",
    "source",
    "targets",
    "object",
    "new",
    "other",
    "recipient",
    "cause",
    "batch",
    "affected",
    "to",
    "chosen_source",
    "waiting_for",
    "attackers",
    "homes",
    "stack",
}
_ID_PAIRS = {"linked", "cost_objects", "bound"}
_LEFT_OUT = {
    "id",
    "phys",
    "seen",
    "next_id",
    "next_phys",
    "clock",
    "seed",
    "quiet",
    "quiet_mark",
    "timestamp",
    "used",
    "entered",
    "since",
    "chars",
    "chars_epoch",
    "derived",
    "template",
    "tried",
    "line",
}


def _ranks(stamps: list[int]) -> dict[int, int]:
    """The places of timestamps in their order, negative for one of the same moment as the one
    before."""
    ranks = {}
    moment = -1
    for i, stamp in enumerate(stamps):
        ranks[stamp] = -i if stamp // c.MOMENT == moment else i
        moment = stamp // c.MOMENT
    return ranks


class _Hasher:
    def __init__(self, g: Game) -> None:
        self.g = g
        self.place: dict[int, int] = {}
        for zone in (
            c.LIBRARY,
            c.HAND,
            c.GRAVEYARD,
            c.BATTLEFIELD,
            c.STACK,
            c.EXILE,
            c.COMMAND,
            c.ANTE,
            c.PHASED_OUT,
            c.OUTSIDE,
        ):
            for id_ in g.in_zone(zone):
                self.place[id_] = len(self.place) + 1
        for marker in g.turns:
            for id_ in marker.stack:
                self.place[id_] = len(self.place) + 1
        stamps = sorted(
            {obj.timestamp for obj in g.objects.values()}
            | {effect.timestamp for effect in g.effects}
        )
        self.rank = _ranks(stamps)

    def ident(self, value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            return [self.ident(part) for part in value]
        if isinstance(value, int) and not isinstance(value, bool) and value > 0:
            if value in self.place:
                return self.place[value]
            return "gone" if value in self.g.past else value
        return self.value(value)

    def value(self, value: Any) -> Any:
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, (tuple, list)):
            return [self.value(part) for part in value]
        if isinstance(value, ir.Node):
            return ir.to_json(value)
        if isinstance(value, frozenset):
            return sorted(value)
        if isinstance(value, Definition):
            return ir.to_json(value.face)
        if isinstance(value, Frame):
            return value.digest
        return self.fields(value)

    def fields(self, value: Any) -> list[Any]:
        result: list[Any] = [type(value).__name__]
        for name in type(value).__slots__:
            if name in _LEFT_OUT or name in ("card",):
                continue
            part = getattr(value, name)
            if name in _ID_FIELDS:
                result.append(self.ident(part))
            elif name in _ID_PAIRS:
                result.append([[key, self.ident(inner)] for key, inner in part])
            else:
                result.append(self.value(part))
        return result

    def object(self, id_: int) -> list[Any]:
        obj = self.g.objects[id_]
        return [self.fields(obj), self.rank.get(obj.timestamp, 0), obj.since >= self.g.turn]

    def player(self, player: Player) -> list[Any]:
        result: list[Any] = []
        for name in Player.__slots__:
            value = getattr(player, name)
            if name in ("library", "hand", "graveyard", "battlefield"):
                result.append([self.object(id_) for id_ in value])
            elif name not in ("damage_from", "cards_in_start"):
                result.append(self.value(value))
        return result


def state_hash(g: Game) -> str:
    """The canonical hash of the state, as 32 hexadecimal digits: of the half-done state where a
    question is open in the middle of a unit."""
    _ = g.question
    return digest(g)


def digest(g: Game) -> str:
    """As `state_hash`, of the state as it is now, in the middle of a unit too."""
    data = _meaning(g, _Hasher(g), ())
    data.append(sorted([list(key), number] for key, number in g.history.items()))
    return _digest(data)


# What the situation of a game does not depend on: how it came about, and what players have agreed.
_NOT_SITUATION = ("effects", "tried", "script", "barred")


def situation(g: Game) -> str:
    """A hash like `state_hash` over what the players find before them: the objects with their
    characteristics as they are, not the effects that made them so, nor what happened this turn."""
    _ = g.question
    hasher = _Hasher(g)
    stamps = sorted({obj.timestamp for obj in g.objects.values()})
    hasher.rank = _ranks(stamps)
    data = _meaning(g, hasher, _NOT_SITUATION)
    data.append([hasher.value(g.chars(g.objects[id_])) for id_ in hasher.place])
    return _digest(data)


def _digest(data: Any) -> str:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _meaning(g: Game, hasher: _Hasher, without: tuple[str, ...]) -> list[Any]:
    """Zones, players and fields by meaning, but those that are to be left out."""
    data: list[Any] = [g.edition.key, [hasher.player(player) for player in g.players]]
    for name in LIST_FIELDS:
        data.append([hasher.object(id_) for id_ in getattr(g, name)])
    data += [[hasher.object(id_) for id_ in m.stack] for m in g.turns if m.number != g.marker]
    for name in VALUE_FIELDS:
        if name in _LEFT_OUT or name in without:
            continue
        value = getattr(g, name)
        if name == "homes":  # tidied only now and then: what is gone does not count
            value = tuple(pair for pair in value if pair[0] in g.objects)
            data.append([[hasher.ident(id_), home] for id_, home in value])
            continue
        data.append(hasher.ident(value) if name in _ID_FIELDS else hasher.value(value))
    return data
