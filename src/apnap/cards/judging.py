"""May this deck be played? Its faults, and its cards that cannot be run, for an edition and a way
of playing: what the command line and the pages ask alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any, Final, Literal, cast

from . import pool
from .decklists import DeckList, Entries
from .deckrules import (
    DeckRules,
    NameIndex,
    SideboardRule,
    check_deck,
    commanders_from_sideboard,
    resolve_names,
)
from .library import Library, Why, blank_name
from .membership import in_pool

Way = Literal["constructed", "limited", "commander"]
ZONES: Final = ("main", "sideboard", "commanders")


@dataclass(frozen=True, slots=True)
class Judged:
    """`faults`: English sentences, none where the deck may be played. `unsupported`: cards that
    cannot be run, with the first reason. `deck`: names as the library writes them (as they were
    typed where there are faults)."""

    deck: DeckList
    faults: tuple[str, ...]
    unsupported: Mapping[str, Why | None]

    def with_blanks(self) -> DeckList:
        """The deck with blank cards in place of those that cannot be run."""
        changed: dict[str, Any] = {
            zone: tuple(
                (blank_name(name) if name in self.unsupported else name, count)
                for name, count in entries(self.deck, zone)
            )
            for zone in ZONES
        }
        return replace(self.deck, **changed)


def judge(
    deck: DeckList,
    library: Library,
    *,
    card_pool: str,
    way: Way = "constructed",
    sideboard: str = "up-to-15",
) -> Judged:
    """The deck judged by the rules of a way of playing. `card_pool` and `sideboard`: the edition's
    facts `pool` and `sideboard`."""
    if way == "commander":
        deck = commanders_from_sideboard(deck)
    index = names_for(deck, library)
    rules = rules_of(way, card_pool, sideboard)
    faults = check_deck(deck, known=library.info, names=index, rules=rules)
    if faults:
        return Judged(deck, tuple(faults), {})
    resolved, _ = resolve_names(deck, index)
    names = dict.fromkeys(name for zone in ZONES for name, _ in entries(resolved, zone))
    lacking = [name for name in names if library.lookup(name) is None]
    return Judged(resolved, (), {name: next(iter(library.why_not(name)), None) for name in lacking})


def entries(deck: DeckList, zone: str) -> Entries:
    """The entries of a zone of the deck: `main`, `sideboard`, `commanders`."""
    found: Entries = getattr(deck, zone)
    return found


def rules_of(way: Way, card_pool: str, sideboard: str) -> DeckRules:
    """The deck rules of a way of playing over an edition's pool."""
    within, called = partial(in_pool, pool=card_pool), f"the pool {card_pool}"
    if way == "commander":
        return DeckRules.commander(in_pool=within, pool=called)
    if way == "limited":
        return DeckRules.limited(in_pool=within, pool=called)
    return DeckRules.constructed(
        sideboard=cast(SideboardRule, sideboard), in_pool=within, pool=called
    )


def names_for(deck: DeckList, library: Library) -> NameIndex:
    """The names to look the deck's in: those of the pool if it has them all, else all there are."""
    small = pool_index()
    every = [name for zone in ZONES for name, _ in entries(deck, zone)]
    return small if all(small.find(name) for name in every) else library.index


@cache
def pool_index() -> NameIndex:
    """The names of the embedded pool."""
    return NameIndex(pool.names())
