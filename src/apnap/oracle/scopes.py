"""What may be meant by a word: candidates, in the scope of one ability or mode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..ir import (
    AllOf,
    AnyOf,
    AnyTarget,
    AttachedTo,
    HasSubtype,
    HasType,
    Is,
    IsAbility,
    IsSpell,
    IsToken,
    walk,
)
from ..render.english.subtypes import CREATURE_TYPES, LAND_TYPES
from .holes import Places


class Unbound(Exception):
    """A word whose meaning is not found."""


@dataclass
class Candidate:
    """Something that a later word may mean."""

    pos: float
    value: Any  # a node, or an effect whose result it is
    types: frozenset[str] | None
    number: str
    player: bool = False
    effect: Any = None
    own: bool = False
    inside: frozenset[int] | None = None  # the words that may mean it; None: any
    barred: frozenset[int] = frozenset()  # words that can't: they stand where it did not happen
    gone: bool = False  # it has left the battlefield
    unsaid: bool = False  # no word has named it: only its noun means it

    def reaches(self, word: Any) -> bool:
        """Whether the word may mean it at all."""
        return id(word) not in self.barred and (self.inside is None or id(word) in self.inside)

    def can_be(self, use: str) -> bool:
        """Whether it is there to have such a thing done to it: only a permanent is tapped, only
        what is on the battlefield gets anything, only a spell or ability is countered."""
        if use in ("permanent", "there") and self.gone:
            return False
        if use == "hurt":
            return self.types is None or not self.types <= {"card"}
        if use == "permanent":
            return not self.on_stack()
        return use != "stack" or self.on_stack() or self.types is None

    def on_stack(self) -> bool:
        """Whether it is a spell or ability."""
        return self.types is not None and not self.types.isdisjoint(("spell", "ability"))


CREATURES = frozenset(CREATURE_TYPES)

LANDS = frozenset(LAND_TYPES)


def types_of(filter_: Any) -> frozenset[str] | None:
    """The nouns that an object that fits may be called; None: any."""
    if isinstance(filter_, HasType):
        kind = filter_.type.lower()
        return frozenset([kind, "permanent"])
    if isinstance(filter_, HasSubtype):
        if filter_.subtype in LANDS:
            return frozenset(["land", "permanent", filter_.subtype.lower()])
        if filter_.subtype in CREATURES:
            return frozenset(["creature", "permanent", filter_.subtype.lower()])
        return frozenset(["permanent", "artifact", "enchantment", filter_.subtype.lower()])
    if isinstance(filter_, IsSpell):
        return frozenset(["spell"])
    if isinstance(filter_, IsAbility):
        return frozenset(["ability"])
    if isinstance(filter_, IsToken):
        return frozenset(["token", "permanent", "creature"])
    if isinstance(filter_, AnyTarget):
        return frozenset(["creature", "permanent", "player"])
    if isinstance(filter_, Is) and isinstance(filter_.what, AttachedTo):
        return frozenset(["creature", "permanent", "land", "artifact", "enchantment"])
    if isinstance(filter_, AllOf):
        known = [types for types in map(types_of, filter_.parts) if types is not None]
        return frozenset().union(*known) if known else None
    if isinstance(filter_, AnyOf):
        each = [types_of(part) for part in filter_.parts]
        if any(types is None for types in each):
            return None
        return frozenset().union(*(types for types in each if types))
    return None


PERMANENTS = frozenset(["creature", "permanent", "land", "artifact", "enchantment", "source"])
NAMELESS = frozenset(["itself"])
"""The noun of what "it" may mean, and no noun."""
ATTACHED = frozenset(["creature", "permanent", "land", "artifact", "enchantment"])


class Scope:
    """One ability, or one mode, being bound."""

    def __init__(self, where: Places) -> None:
        self.where = where
        self.candidates: list[Candidate] = []
        self.lets: dict[int, str] = {}
        self.roles: set[str] = set()  # what costs of the ability are paid with
        self.amount = False
        self.discards = False  # whether that is a discard
        self.event = False  # whether the ability itself has an event
        self.attached = False  # whether it is an Aura's or an Equipment's
        self.fight: tuple[Any, Any] | None = None  # attacker and blocker of the event
        self.effects: list[tuple[Any, float]] = []
        self.not_itself: set[tuple[int, int]] = set()  # words that don't mean this target
        self.double = False
        self.uses: dict[int, str] = {}  # what is done to what the word means
        self.apart: list[tuple[frozenset[int], frozenset[int]]] = []  # what excludes each other
        self.asked: set[int] = set()  # words of what is asked, or done, later than the action
        self.back: set[int] = set()  # words after what comes back in a delayed ability
        self.amounts: set[int] = set()  # words in delayed abilities whose event has an amount

    def place(self, node: Any) -> float:
        """Where an effect stands."""
        return float(self.where.get(node, -1))

    def before(self, word: Any) -> list[tuple[Any, float]]:
        """The effects before the word that can have happened where it stands, with their places;
        the last one first."""
        return [
            (effect, place)
            for effect, place in reversed(self.effects)
            if -1 < place < word.pos
            and not any(id(effect) in one and id(word) in other for one, other in self.apart)
        ]


walk_all: Callable[[Any], list[Any]] = walk
"""Every node in a value, for fields that only some nodes have."""
