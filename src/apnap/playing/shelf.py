"""The cards at hand: one `Library` over the embedded pool and the user's card database."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from apnap.cards.database import Database
from apnap.cards.library import Library


def database_path() -> Path:
    """The file of the user's card database, which need not be there."""
    from platformdirs import user_data_path

    return user_data_path("apnap", appauthor=False) / "cards.sqlite"


def library() -> Library:
    """The cards; DatabaseError where the database is damaged."""
    return library_at(str(database_path()), _stamp(database_path()))


def library_at(path: str, stamp: int = 0) -> Library:
    """The cards with the database of that file, if it is there; kept while the file is the same."""
    return _opened(path, stamp)


def _stamp(path: Path) -> int:
    """The file's identity: another one means another database."""
    try:
        return path.stat().st_ino
    except OSError:
        return 0


@lru_cache(maxsize=1)
def _opened(path: str, stamp: int) -> Library:
    return Library(Database(path) if Path(path).exists() else None)
