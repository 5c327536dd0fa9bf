"""The embedded pool: cards by name, read when they are first needed.

The cards lie as IR in ``data/pool/<letter>.json``, one object a file, a card under its name. A file
is read once, and a card is built once. Nothing is read when the module is imported.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..ir import Card

DATA = Path(__file__).parent / "data" / "pool"


def letter_of(name: str) -> str:
    """The file of a card: its name's first letter, or `other`."""
    first = name[:1].lower()
    return first if first.isascii() and first.isalpha() else "other"


@cache
def _letter(letter: str) -> dict[str, Any]:
    path = DATA / f"{letter}.json"
    if not path.exists():
        return {}
    cards: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return cards


@cache
def load_card(name: str) -> Card | None:
    """The card with exactly this name (`Fire // Ice` for a split card), or None."""
    from ..ir import Card, from_json

    data = _letter(letter_of(name)).get(name)
    if data is None:
        return None
    card = from_json(data, name)
    assert isinstance(card, Card)
    return card


@cache
def names() -> tuple[str, ...]:
    """The names of all cards of the pool, sorted."""
    found: list[str] = []
    for path in DATA.glob("*.json"):
        found.extend(_letter(path.stem))
    return tuple(sorted(found))
