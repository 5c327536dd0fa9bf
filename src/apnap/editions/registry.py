"""One line an edition; each is assembled on first need."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from apnap.core.edition import Edition

from . import current, y2006, y2009
from .base import EditionError, base_edition

_MAKERS: dict[str, Callable[[Edition], Edition]] = {
    "2006": y2006.make,
    "2009": y2009.make,
    "current": current.make,
}
_made: dict[str, Edition] = {}


def names() -> tuple[str, ...]:
    """The keys of the editions that come with the program, oldest first."""
    return tuple(_MAKERS)


def get(key: str) -> Edition:
    """The edition of that key; EditionError with near names if there is none."""
    if key not in _MAKERS:
        near = difflib.get_close_matches(key, _MAKERS, 1, 0.3)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise EditionError(
            f"there is no edition {key!r}: choose {', '.join(_MAKERS)}, or give an edition "
            f"file.{hint}"
        )
    if key not in _made:
        _made[key] = _MAKERS[key](base_edition())
    return _made[key]
