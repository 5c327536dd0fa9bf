"""All cards that can be had: the embedded pool, then the user's database, compiled on demand.

`Library.lookup` is what `setup.new_game` and the lab ask. A card whose text is not understood, or
which needs what the engine cannot do, is not given; as a blank card (`blank_name`) it is, without
abilities, under its name with a mark.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from apnap import ir

from . import pool
from .database import Compiled, Database, Stored
from .deckrules import CardInfo, NameIndex
from .membership import MARK

BATCH = 200
BLANK_TYPES = frozenset(
    {"Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"}
)


@dataclass(frozen=True, slots=True)
class Why:
    """Why a card is not supported. `kind`: "text" (a clause of a face's text is not understood),
    or "engine" (`reason` names what cannot be run). `place`: where in the normalised text the
    compiler stopped, counted in words, with the `nearest` phrase."""

    kind: str
    reason: str
    clause: str = ""
    nearest: str = ""
    place: int = 0
    face: str = ""

    @classmethod
    def of(cls, decline: Any, face: str = "") -> Why:
        """A `Decline` of the compiler; `face`: of which face's text."""
        reason, clause, near = decline.reason, decline.clause, decline.nearest
        return cls("text", reason, clause, near, decline.place, face)

    def __str__(self) -> str:
        if self.kind == "engine":
            return f"the engine lacks {self.reason}"
        line = self.clause if len(self.clause) <= 100 else self.clause[:99] + "…"
        return (
            f'{self.reason} "{self.nearest}" in "{line}"'
            if self.nearest
            else (f'{self.reason}: "{line}"')
        )


def blank_name(name: str) -> str:
    """The name under which a card is played without its abilities."""
    return name + MARK


class Library:
    """Cards by name. `database`: the user's, or None."""

    def __init__(self, database: Database | None = None) -> None:
        self.database = database
        self._cards: dict[str, ir.Card | None] = {}
        self._why: dict[str, tuple[Why, ...]] = {}
        self._chinese: dict[str, str] = {}

    # ------------------------------------------------------------------ names

    @cached_property
    def index(self) -> NameIndex:
        """All names, for finding and suggesting."""
        return NameIndex(self.names())

    def names(self) -> list[str]:
        """The names of all cards, sorted."""
        stored = self.database.names() if self.database is not None else []
        whole = {name.split(" // ")[0] for name in stored if " // " in name}
        own = [name for name in pool.names() if name not in whole or " // " in name]
        return sorted({*own, *stored})

    def find(self, typed: str) -> str | None:
        """The name of the card that is meant, also by a face or a Chinese name; None if there is
        none."""
        typed = typed.strip()
        if pool.load_card(typed) is not None or typed in self._cards:
            return typed
        found = self.index.find(typed)
        if found is None and self.database is not None:
            found = self.database.find(typed)
        return found if found is not None else _by_face().get(typed.casefold())

    def chinese(self, face: str) -> str:
        """The Chinese name of a face in the user's data, or ""."""
        if self.database is None:
            return ""
        if face not in self._chinese:
            marked = face.endswith(MARK)
            found = self.database.chinese(face.removesuffix(MARK))
            self._chinese[face] = found + MARK if marked and found else found
        return self._chinese[face]

    def image(self, face: str) -> str:
        """The address of a picture of a face in the user's data, or ""."""
        return "" if self.database is None else self.database.image(face.removesuffix(MARK))

    # ------------------------------------------------------------------ cards

    def lookup(self, name: str) -> ir.Card | None:
        """The card with exactly this name, or None: there is none, or it is not supported."""
        if name not in self._cards:
            self._cards[name] = self._look(name)
        return self._cards[name]

    def _look(self, name: str) -> ir.Card | None:
        if name.endswith(MARK):
            return self.blank(name.removesuffix(MARK))
        found = pool.load_card(name)
        if found is None and self.database is not None and " // " in name:
            found = _same(pool.load_card(name.split(" // ")[0]), name)
        if found is not None or self.database is None:
            return found
        stored = self.database.card(name)
        if stored is None:
            return None
        done = self.database.compiled(name)
        if done is None or (done.ok and not done.ir):
            done = compiled(stored)
            self.database.keep([(name, done)])
        if not done.ok:
            self._why[name] = tuple(Why(**one) for one in done.why)
            return None
        card = ir.from_json(json.loads(done.ir), name)
        assert isinstance(card, ir.Card)
        return card

    def why_not(self, name: str) -> tuple[Why, ...]:
        """Why the card is not supported; empty if it is, or if there is no such card."""
        self.lookup(name)
        return self._why.get(name, ())

    def blank(self, name: str) -> ir.Card | None:
        """The card without abilities, its name marked; None if there is no such card."""
        stored = self.database.card(name) if self.database is not None else None
        return None if stored is None else blank_card(stored)

    def info(self, name: str) -> CardInfo | None:
        """What deck rules ask of a card, supported or not."""
        card = self.lookup(name)
        if card is not None:
            return info_of(name, card)
        blank = self.blank(name)
        return None if blank is None else info_of(name, blank)


def _same(card: ir.Card | None, name: str) -> ir.Card | None:
    """The card of the pool if all its faces make up the double name."""
    return card if card is not None and " // ".join(f.name for f in card.faces) == name else None


def _by_face() -> dict[str, str]:
    """Names of the pool's cards by a half of theirs."""
    return {half.casefold(): name for name in pool.names() for half in name.split(" // ")}


def info_of(name: str, card: ir.Card) -> CardInfo:
    """What deck rules ask of this card."""
    face = card.faces[0]
    stated = {one.what for one in face.abilities if isinstance(one, ir.Granted)}
    return CardInfo(
        name,
        frozenset(word for one in card.faces for word in one.types),
        frozenset(face.supertypes),
        frozenset(face.subtypes),
        frozenset(card.identity),
        any_number="any-number" in stated,
        can_be_commander="commander" in stated,
        partner=next(filter(None, map(_partner, face.abilities)), ""),
        companion=any(
            isinstance(ability, ir.Keyword) and ability.name == "companion"
            for ability in face.abilities
        ),
    )


PARTNERS = {
    "doctor's companion": "Doctor's companion",
    "choose a background": "Choose a Background",
}


def _partner(ability: ir.Node) -> str:
    """How an ability that lets its card be a commander beside another one reads; "" for others."""
    if not isinstance(ability, ir.Keyword):
        return ""
    if ability.name == "partner with":
        return f"Partner with {ability.words}"
    if ability.name == "partner":
        return f"Partner—{ability.words}" if ability.words else "Partner"
    return PARTNERS.get(ability.name, "")


# ------------------------------------------------------------------ compiling


def compiled(stored: Stored) -> Compiled:
    """Compile a card: its IR, or why it is not supported."""
    from apnap.oracle import Decline, compile_card

    from .support import missing

    faces: list[dict[str, Any]] = [dict(face) for face in stored.faces]
    made = compile_card(faces)
    if isinstance(made, Decline):
        why = [asdict(w) for w in declines_of(faces)] or [asdict(Why.of(made))]
        return Compiled(False, "", tuple(why))
    lacks = missing(made)
    if lacks:
        return Compiled(False, "", tuple(asdict(Why("engine", one)) for one in lacks))
    return Compiled(True, json.dumps(ir.to_json(made), ensure_ascii=False, separators=(",", ":")))


def settle(database: Database, names: list[str], each: Callable[[], None]) -> None:
    """Bring into the database whether the named cards are supported; `each` is called after each.
    Cards of the embedded pool are."""
    embedded = set(pool.names())
    for start in range(0, len(names), BATCH):
        done: list[tuple[str, Compiled]] = []
        for name in names[start : start + BATCH]:
            stored = None if name in embedded else database.card(name)
            done.append((name, Compiled(True, "") if stored is None else compiled(stored)))
            each()
        database.keep(done)


def declines_of(faces: list[dict[str, Any]]) -> Iterator[Why]:
    """All that is not understood in the faces' texts."""
    from apnap.oracle.compiling import declines

    for face in faces:
        name = face.get("faceName") or face["name"]
        found = declines(
            face.get("text", ""),
            name=name,
            types=face.get("types", ()),
            subtypes=face.get("subtypes", ()),
            supertypes=face.get("supertypes", ()),
        )
        yield from (Why.of(one, name if len(faces) > 1 else "") for one in found)


def blank_card(stored: Stored) -> ir.Card:
    """The card of these facts without abilities, its name marked."""
    from apnap.oracle.compiling import compile_face

    faces = []
    for data in stored.faces[:1]:
        types = [word for word in data["types"] if word in BLANK_TYPES] or ["Artifact"]
        known = {key: value for key, value in data.items() if key != "text"}
        known |= {"types": types, "faceName": blank_name(stored.name)}
        known["supertypes"] = [w for w in data["supertypes"] if w in ("Basic", "Legendary", "Snow")]
        face = compile_face(known)
        if not isinstance(face, ir.Face):  # a cost that is not understood
            face = compile_face({k: v for k, v in known.items() if k != "manaCost"})
        assert isinstance(face, ir.Face)
        faces.append(face)
    letters = {letter for data in stored.faces for letter in data["colorIdentity"]}
    return ir.Card(tuple(faces), "normal", "".join(c for c in "WUBRG" if c in letters))
