"""What a browser keeps on the server: its own decks, the tables that it opened, the replays that
it brought."""

from __future__ import annotations

import sqlite3
import threading
import time
from dataclasses import dataclass
from pathlib import Path

SCHEMA = """
CREATE TABLE IF NOT EXISTS decks (
  browser TEXT, name TEXT, text TEXT, PRIMARY KEY (browser, name)
);
CREATE TABLE IF NOT EXISTS replays (
  browser TEXT, id TEXT, PRIMARY KEY (browser, id)
);
CREATE TABLE IF NOT EXISTS tables (
  browser TEXT, token TEXT, opened REAL, links TEXT, PRIMARY KEY (browser, token)
);
"""
MOST_DECKS = 500


@dataclass(frozen=True, slots=True)
class Kept:
    """A table that a browser opened: the token of its page, and the addresses given to others."""

    token: str
    links: tuple[str, ...]


class Shelf:
    """`path`: an SQLite file, made where it is missing. Safe to use from several threads."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = threading.Lock()
        self._base = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._base.execute("PRAGMA journal_mode=WAL")
        self._base.executescript(SCHEMA)

    def _do(self, sql: str, *values: object) -> list[tuple[str, ...]]:
        with self._lock:
            return self._base.execute(sql, values).fetchall()

    # ------------------------------------------------------------------ decks

    def names(self, browser: str) -> list[str]:
        """The names of a browser's decks."""
        rows = self._do("SELECT name FROM decks WHERE browser = ? ORDER BY name", browser)
        return [row[0] for row in rows]

    def deck(self, browser: str, name: str) -> str | None:
        """The text of a deck."""
        rows = self._do("SELECT text FROM decks WHERE browser = ? AND name = ?", browser, name)
        return rows[0][0] if rows else None

    def save(self, browser: str, name: str, text: str) -> bool:
        """Keep a deck under a name, in place of the one of that name; False where the browser
        keeps as many as it may."""
        if name not in self.names(browser) and len(self.names(browser)) >= MOST_DECKS:
            return False
        self._do("INSERT OR REPLACE INTO decks VALUES (?, ?, ?)", browser, name, text)
        return True

    def drop(self, browser: str, name: str) -> None:
        """Keep a deck no longer."""
        self._do("DELETE FROM decks WHERE browser = ? AND name = ?", browser, name)

    # ------------------------------------------------------------------ tables

    def keep_table(self, browser: str, token: str, links: tuple[str, ...]) -> None:
        """Remember that a browser opened a table."""
        joined = "\n".join(links)
        self._do(
            "INSERT OR REPLACE INTO tables (browser, token, opened, links) VALUES (?, ?, ?, ?)",
            browser,
            token,
            time.time(),
            joined,
        )

    def tables(self, browser: str, most: int = 50) -> list[Kept]:
        """The tables that a browser opened, the latest first."""
        rows = self._do(
            "SELECT token, links FROM tables WHERE browser = ? ORDER BY opened DESC LIMIT ?",
            browser,
            most,
        )
        return [Kept(token, tuple(links.split())) for token, links in rows]

    def forget_table(self, browser: str, token: str) -> None:
        """Forget that a browser opened a table; the table stays."""
        self._do("DELETE FROM tables WHERE browser = ? AND token = ?", browser, token)

    # ------------------------------------------------------------------ replays

    def keep_replay(self, browser: str, id_: str) -> None:
        """Remember that a browser brought a replay."""
        self._do("INSERT OR IGNORE INTO replays VALUES (?, ?)", browser, id_)

    def replays(self, browser: str) -> list[str]:
        """The replays that a browser brought."""
        return [row[0] for row in self._do("SELECT id FROM replays WHERE browser = ?", browser)]
