"""Cards of the pool that read otherwise in an edition than they do today.

What is general (lifelink that was a triggered ability, who may be dealt damage) is the edition's
own affair. Here is what was peculiar to a card. `<edition>.json` is a table: a card's name, and
what differed: `faces`, for each face the fields that were other ones; `why`, in English and
Chinese; `until`, the month in which it was reworded; and `since`, the month from which it had read
so, left out where that is before the oldest edition. An edition names the tables that hold for it,
its own first. A table is read when a card of an edition that has it is first defined.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import pool

if TYPE_CHECKING:
    from ...ir import Card

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Revision:
    """A card as it once was. `why`: language (en, zh) -> what differed, in a sentence. `since`,
    `until`: months, such as 2007-05; `since` is "" where it is older than all editions."""

    card: Card
    why: dict[str, str]
    since: str
    until: str


def revised(card: Card, tables: tuple[str, ...]) -> Card:
    """The card as it read where these tables hold, the first of them that has it; the card itself
    if it is in none, or if it is another card of that name."""
    found = revision(card, tables)
    return card if found is None else found.card


def revision(card: Card, tables: tuple[str, ...]) -> Revision | None:
    """How the card, given as it is today or as it was, differed where these tables hold; None if it
    did not (`revised`)."""
    name = card.name
    for place, table in enumerate(tables):
        entry = _table(table).get(name)
        if entry is None or (place and entry.get("since")):
            continue  # it read so later, but not yet in the edition that asks
        found = _made(name, table)
        return found if card in (found.card, pool.load_card(name)) else None
    return None


def names(table: str) -> tuple[str, ...]:
    """The names of the cards of a table, sorted."""
    return tuple(sorted(_table(table)))


@cache
def _table(key: str) -> dict[str, Any]:
    entries: dict[str, Any] = json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))
    return entries


@cache
def _made(name: str, table: str) -> Revision:
    from ...ir import from_json

    today, entry = pool.load_card(name), _table(table)[name]
    assert today is not None
    faces = [
        replace(face, **{key: from_json(value) for key, value in other.items()})
        for face, other in zip(today.faces, entry["faces"], strict=True)
    ]
    card = replace(today, faces=tuple(faces))
    return Revision(card, entry["why"], entry.get("since", ""), entry["until"])
