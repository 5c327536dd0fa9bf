"""The cards to build decks of: searching them, and what the builder shows of each.

Everything runs in one thread of its own, since a database belongs to the thread that opened it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, TypeVar

from apnap import editions, ir
from apnap.cards.database import Database
from apnap.cards.deckrules import folded
from apnap.cards.library import Library, settle
from apnap.cards.membership import in_pool
from apnap.cards.query import Not, QueryError, Term, Tree, parse
from apnap.cards.search import Found, search
from apnap.game import find_edition
from apnap.playing.catalog import asks_for_texts, edition_pool, fault_of, pool_database
from apnap.playing.shelf import database_path
from apnap.web.tables.faces import Faces

Json = dict[str, Any]
T = TypeVar("T")
EDITIONS = editions.names()
MOST = 60
MOST_NAMES = 400


class Catalog:
    """The cards at hand. Its methods are called through `work`, in the catalog's own thread."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="catalog")
        self._pools: dict[bool, Database] = {}
        self._faces: dict[tuple[str, str], Faces] = {}

    async def work(self, task: Callable[..., T], *given: Any) -> T:
        """Do something in the catalog's thread."""
        return await asyncio.wrap_future(self._thread.submit(task, *given))

    @cached_property
    def library(self) -> Library:
        """The embedded pool and the user's database."""
        path = database_path()
        return Library(Database(str(path)) if path.exists() else None)

    # ------------------------------------------------------------------ searching

    def search(self, query: str, lang: str) -> Json:
        """Cards that fit the query: `{cards, total}`, or `{fault}` with a sentence."""
        if not query.strip():
            return {"cards": [], "total": 0}
        try:
            found = search(
                self._base(asks_for_texts(query)),
                query,
                editions=edition_pool,
                compile=self._compile,
            )
        except QueryError as error:
            return {"fault": fault_of(query, error, lang), "at": error.start}
        best = _nearest_first(found, query)[:MOST]
        return {"cards": [self.entry(one.name) for one in best], "total": len(found)}

    def _base(self, with_texts: bool) -> Database:
        if self.library.database is not None:
            return self.library.database
        if with_texts not in self._pools:
            self._pools[with_texts] = pool_database(with_texts)
        return self._pools[with_texts]

    def _compile(self, names: list[str]) -> None:
        settle(self._base(False), names, lambda: None)

    # ------------------------------------------------------------------ cards

    def entries(self, names: Sequence[str]) -> Json:
        """What the builder shows of each name; names that no card has are left out."""
        told = {}
        for name in list(names)[:MOST_NAMES]:
            found = self.library.find(name)
            if found is not None:
                told[name] = self.entry(found)
        return told

    def entry(self, name: str) -> Json:
        """Name, cost, types, colours, mana value, whether it can be run, and where it may be
        played."""
        card = self.library.lookup(name)
        supported = card is not None
        card = card or self.library.blank(name)
        assert card is not None
        face = card.faces[0]
        return {
            "name": name,
            "chinese": self.library.chinese(name),
            "cost": "" if face.cost is None else ir.print_mana(face.cost),
            "mv": ir.mana_value(face.cost),
            "colors": face.colors,
            "identity": "".join(card.identity),
            "types": list(face.types),
            "basic": "Basic" in face.supertypes,
            "supported": supported,
            "editions": [key for key in EDITIONS if in_pool(name, find_edition(key).facts.pool)],
        }

    def face(self, name: str, edition: str, lang: str) -> Json | None:
        """The card's front face for drawing, in the words of an edition."""
        found = self.library.find(name)
        card = None if found is None else self.library.lookup(found) or self.library.blank(found)
        if card is None:
            return None
        key, chosen = (edition, lang), find_edition(edition)
        if key not in self._faces:
            self._faces[key] = Faces(chosen, lang, self.library.chinese)
        card = chosen.revised(card)
        return self._faces[key].data(card.faces[0], card)


def _nearest_first(found: list[Found], query: str) -> list[Found]:
    """The name that was typed first, then names that begin so, then the rest; each part by the
    alphabet. What counts as typed are the words of the query that are part of a name."""
    typed = " ".join(_name_words(parse(query)))
    if not typed:
        return found

    def rank(one: Found) -> tuple[bool, bool]:
        names = [folded(name) for name in (one.name, *one.chinese)]
        return typed not in names, not any(name.startswith(typed) for name in names)

    return sorted(found, key=rank)


def _name_words(tree: Tree) -> Iterator[str]:
    """The words of a query that a card's name is to hold."""
    if isinstance(tree, Term):
        if tree.key in ("word", "name", "exact"):
            yield folded(tree.value)
    elif not isinstance(tree, Not):
        for part in tree.parts:
            yield from _name_words(part)
