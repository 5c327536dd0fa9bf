"""Sets of the past: their names, dates and kinds, for card files that give codes only."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data" / "sets.json"


@cache
def _sets() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def known_set(code: str) -> tuple[str, str, str] | None:
    """Name, date of release (ISO) and kind of a set, or None."""
    found = _sets().get(code)
    return None if found is None else (found[0], found[1], found[2])
