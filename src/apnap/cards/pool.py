"""The embedded pool: cards by name, read when they are first needed.

The cards lie as IR in ``data/pool/<two letters>.json``, one object a file, a card a line under its
name; ``names.txt`` lists all names. A file is read once, and a card is built once. Nothing is read
when the module is imported.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..ir import Card

DATA = Path(__file__).parent / "data" / "pool"
NAMES = "names.txt"
LIGATURES = str.maketrans({"Æ": "Ae", "æ": "ae"})


def letters_of(name: str) -> str:
    """The file of a card: the first two letters of its name without accents, or `other`."""
    plain = unicodedata.normalize("NFKD", name.translate(LIGATURES)).lower()
    letters = [char for char in plain if char.isascii() and char.isalpha()]
    return "".join(letters[:2]) if len(letters) > 1 else "other"


@cache
def _file(letters: str) -> dict[str, Any]:
    path = DATA / f"{letters}.json"
    if not path.exists():
        return {}
    cards: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return cards


@cache
def load_card(name: str) -> Card | None:
    """The card with exactly this name (`Fire // Ice` for a split card), or None."""
    from ..ir import Card, from_json

    data = _file(letters_of(name)).get(name)
    if data is None:
        return None
    card = from_json(data, name)
    assert isinstance(card, Card)
    return card


def written(name: str) -> Any:
    """The card as it stands in the files (`ir.to_json`), or None: for those who want facts only."""
    return _file(letters_of(name)).get(name)


@cache
def names() -> tuple[str, ...]:
    """The names of all cards of the pool, sorted."""
    return tuple((DATA / NAMES).read_text(encoding="utf-8").splitlines())


@cache
def _halves() -> dict[str, str]:
    """The names of the cards of which a split card's halves are the names."""
    return {half: name for name in names() if " // " in name for half in name.split(" // ")}


def card_named(name: str) -> Card | None:
    """The card that has this name, or of whose halves one has it; None if there is none."""
    found = load_card(name)
    return found if found is not None or name not in _halves() else load_card(_halves()[name])
