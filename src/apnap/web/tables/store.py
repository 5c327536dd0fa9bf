"""What is kept: tables with their seats' tokens, games with every answer given in them, in one
SQLite file.

A game is its start and its answers; both together come to the same state again. Answers are only
ever added at the end, or taken away there (undo). Now and then the position is kept too, for games
whose answers do not fit any more because the program has changed since."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from apnap.core.questions import Option
from apnap.playing.undoing import Given
from apnap.web.wire import as_text

Json = dict[str, Any]
VERSION = 1
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, wishes TEXT NOT NULL, game TEXT NOT NULL,
  made REAL NOT NULL, facts TEXT NOT NULL);
CREATE TABLE tokens (token TEXT PRIMARY KEY, "table" TEXT NOT NULL, seats TEXT NOT NULL)
  WITHOUT ROWID;
CREATE TABLE attention ("table" TEXT NOT NULL, seat INTEGER NOT NULL, wishes TEXT NOT NULL,
  PRIMARY KEY ("table", seat)) WITHOUT ROWID;
CREATE TABLE games (id TEXT PRIMARY KEY, start TEXT NOT NULL, begun REAL NOT NULL, ended REAL,
  facts TEXT NOT NULL);
CREATE TABLE answers (game TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL,
  seat INTEGER NOT NULL, who TEXT NOT NULL, passed INTEGER NOT NULL, learned INTEGER NOT NULL,
  PRIMARY KEY (game, n)) WITHOUT ROWID;
CREATE TABLE snapshots (game TEXT PRIMARY KEY, n INTEGER NOT NULL, position TEXT NOT NULL)
  WITHOUT ROWID;
CREATE INDEX ended ON games (ended);
"""


class StoreError(ValueError):
    """What is kept cannot be used; one sentence with the file and the remedy."""


class MovedOnError(Exception):
    """Another program over the same file has kept something of this game since."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that is kept. `facts`: what lists of games show (players, edition, result ...)."""

    id: str
    start: Json
    begun: float
    ended: float | None
    facts: Json


class Store:
    """The file. Threads may share it; each method is one transaction."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.RLock()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._sql = sqlite3.connect(
                path, isolation_level=None, check_same_thread=False, timeout=10
            )
            self._sql.execute("PRAGMA journal_mode = WAL")
            self._sql.execute("PRAGMA synchronous = NORMAL")
            self._prepare()
        except (sqlite3.DatabaseError, OSError) as error:
            raise StoreError(
                f"{path}: the games that are kept cannot be read ({error}); move the file away to"
                " begin with an empty one, or bring back a copy of it."
            ) from None

    def _prepare(self) -> None:
        version = self._sql.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._sql.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        elif version != VERSION:
            raise StoreError(
                f"{self.path}: the games that are kept are of version {version}; this program"
                f" reads version {VERSION}."
            )

    @contextmanager
    def _at_once(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing."""
        with self._lock:
            self._sql.execute("BEGIN IMMEDIATE")
            try:
                yield self._sql
            except BaseException:
                self._sql.execute("ROLLBACK")
                raise
            self._sql.execute("COMMIT")

    def _rows(self, query: str, *values: Any) -> list[Any]:
        with self._lock:
            return self._sql.execute(query, values).fetchall()

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._sql.close()

    # ------------------------------------------------------------------ tables

    def add_table(self, id_: str, wishes: Json, tokens: dict[str, tuple[int, ...]]) -> None:
        """A new table, without a game yet."""
        with self._at_once() as sql:
            sql.execute(
                "INSERT INTO tables VALUES (?, ?, '', ?, '{}')", (id_, dump(wishes), time.time())
            )
            rows = [(token, id_, dump(list(seats))) for token, seats in tokens.items()]
            sql.executemany("INSERT INTO tokens VALUES (?, ?, ?)", rows)

    def table_of(self, token: str) -> str | None:
        """The table of a token."""
        rows = self._rows('SELECT "table" FROM tokens WHERE token = ?', token)
        return str(rows[0][0]) if rows else None

    def table(self, id_: str) -> tuple[Json, str, Json]:
        """A table's wishes, its present game and facts; KeyError if there is none."""
        rows = self._rows("SELECT wishes, game, facts FROM tables WHERE id = ?", id_)
        if not rows:
            raise KeyError(id_)
        return json.loads(rows[0][0]), str(rows[0][1]), json.loads(rows[0][2])

    def tokens(self, id_: str) -> dict[str, tuple[int, ...]]:
        """The tokens of a table with their seats."""
        rows = self._rows('SELECT token, seats FROM tokens WHERE "table" = ?', id_)
        return {str(token): tuple(json.loads(seats)) for token, seats in rows}

    def keep_attention(self, table: str, seat: int, wishes: Json) -> None:
        """The stops, yields and the like of a seat."""
        with self._at_once() as sql:
            sql.execute(
                "INSERT OR REPLACE INTO attention VALUES (?, ?, ?)", (table, seat, dump(wishes))
            )

    def attention(self, table: str) -> dict[int, Json]:
        """Those of all seats."""
        rows = self._rows('SELECT seat, wishes FROM attention WHERE "table" = ?', table)
        return {int(seat): json.loads(wishes) for seat, wishes in rows}

    def keep_facts(self, table: str, facts: Json) -> None:
        """What else a table must not forget (the score of a match)."""
        with self._at_once() as sql:
            sql.execute("UPDATE tables SET facts = ? WHERE id = ?", (dump(facts), table))

    # ------------------------------------------------------------------ games

    def add_game(
        self, id_: str, start: Json, facts: Json, table: str = "", after: str = ""
    ) -> None:
        """A new game, the present one of a table if one is named, after that game; MovedOnError if
        another one is being played there."""
        with self._at_once() as sql:
            sql.execute(
                "INSERT INTO games VALUES (?, ?, ?, NULL, ?)",
                (id_, dump(start), time.time(), dump(facts)),
            )
            if table:
                query = "UPDATE tables SET game = ? WHERE id = ? AND game = ?"
                if not sql.execute(query, (id_, table, after)).rowcount:
                    raise MovedOnError

    def game(self, id_: str) -> Kept:
        """A game; KeyError if there is none."""
        rows = self._rows("SELECT id, start, begun, ended, facts FROM games WHERE id = ?", id_)
        if not rows:
            raise KeyError(id_)
        return _kept(rows[0])

    def append(
        self,
        game: str,
        first: int,
        entries: list[tuple[Any, Given]],
        facts: Json,
        mark: str | None = None,
    ) -> None:
        """Answers from that number on; whatever is kept from there on is replaced. `mark`: that of
        the facts kept last, as far as is known here; MovedOnError if it is another one."""
        rows = [
            (game, first + i, dump(entry), one.seat, one.who, int(one.passed), one.learned)
            for i, (entry, one) in enumerate(entries)
        ]
        with self._at_once() as sql:
            if mark is not None and _mark_of(sql, game) != mark:
                raise MovedOnError
            sql.execute("DELETE FROM answers WHERE game = ? AND n >= ?", (game, first))
            sql.execute("DELETE FROM snapshots WHERE game = ? AND n > ?", (game, first))
            sql.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            sql.execute("UPDATE games SET facts = ? WHERE id = ?", (dump(facts), game))

    def answers(self, game: str) -> Iterator[tuple[Any, Given]]:
        """All answers of a game in order."""
        rows = self._rows(
            "SELECT entry, seat, who, passed, learned FROM answers WHERE game = ? ORDER BY n", game
        )
        for entry, seat, who, passed, learned in rows:
            yield load(entry), Given(int(seat), str(who), bool(passed), int(learned))

    def keep_snapshot(self, game: str, n: int, position: Json) -> None:
        """The position after so many answers, instead of the one kept before."""
        with self._at_once() as sql:
            row = (game, n, as_text(position))
            sql.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row)

    def snapshot(self, game: str) -> tuple[int, Json] | None:
        """A kept position, with the number of answers before it."""
        rows = self._rows("SELECT n, position FROM snapshots WHERE game = ?", game)
        return (int(rows[0][0]), json.loads(rows[0][1])) if rows else None

    def end_game(self, id_: str, facts: Json) -> None:
        """The game is over: it is a replay from now on."""
        with self._at_once() as sql:
            sql.execute(
                "UPDATE games SET ended = ?, facts = ? WHERE id = ?",
                (time.time(), dump(facts), id_),
            )
            sql.execute("DELETE FROM snapshots WHERE game = ?", (id_,))

    def reopen_game(self, id_: str) -> None:
        """The game is not over after all: its end was taken back."""
        with self._at_once() as sql:
            sql.execute("UPDATE games SET ended = NULL WHERE id = ?", (id_,))

    def ended(self, limit: int = 200) -> list[Kept]:
        """The finished games, the latest first."""
        rows = self._rows(
            "SELECT id, start, begun, ended, facts FROM games WHERE ended IS NOT NULL"
            " ORDER BY ended DESC LIMIT ?",
            limit,
        )
        return [_kept(row) for row in rows]

    def remove_game(self, id_: str) -> None:
        """Forget a finished game; KeyError if there is none."""
        with self._at_once() as sql:
            done = sql.execute("DELETE FROM games WHERE id = ? AND ended IS NOT NULL", (id_,))
            if not done.rowcount:
                raise KeyError(id_)
            sql.execute("DELETE FROM answers WHERE game = ?", (id_,))


def _mark_of(sql: sqlite3.Connection, game: str) -> str:
    row = sql.execute("SELECT facts FROM games WHERE id = ?", (game,)).fetchone()
    return "" if row is None else str(json.loads(row[0]).get("mark", ""))


def _kept(row: Iterable[Any]) -> Kept:
    id_, start, begun, ended, facts = row
    return Kept(
        str(id_),
        json.loads(start),
        float(begun),
        None if ended is None else float(ended),
        json.loads(facts),
    )


def dump(data: Any) -> str:
    """As short JSON; options keep their kind."""
    return as_text(_plain(data))


def _plain(data: Any) -> Any:
    if isinstance(data, Option):
        return {"option": list(data)}
    if isinstance(data, (list, tuple)):
        return [_plain(one) for one in data]
    if isinstance(data, dict):
        return {key: _plain(value) for key, value in data.items()}
    return data


def load(text: str) -> Any:
    """An answer in internal form."""
    return _internal(json.loads(text))


def _internal(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(_internal(one) for one in data)
    if isinstance(data, dict):
        return Option(*data["option"])
    return data
