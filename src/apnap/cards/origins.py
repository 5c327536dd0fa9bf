"""In which set a card's name was first printed, for the few cards that ask (2006:206.3).

`data/origins.json`: set code -> names, of the sets of which a card speaks. Nothing is read on
import."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "origins.json"


@cache
def _origins() -> dict[str, str]:
    lists: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: code for code, names in lists.items() for name in names}


def original_set(name: str) -> str:
    """The code of the set in which the name was first printed; "" if no card speaks of that set."""
    return _origins().get(name, "")
