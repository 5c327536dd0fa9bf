"""The user's card database: an SQLite file with the facts and texts of cards that the user brought,
and the IR that was compiled from them.

Facts come in by `Import`, one transaction for a whole file. `compiled` rows belong to a version of
the compiler (`compiler_version`, a hash of its sources) and are made anew when that changes.
"""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Any

from ..ir.mana import COLORS
from .deckrules import folded
from .known_sets import known_set
from .membership import in_pool
from .records import CardData, Entry, Face, SetData, Skip

SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE cards (
  name TEXT PRIMARY KEY, folded TEXT NOT NULL, layout TEXT NOT NULL, faces TEXT NOT NULL,
  type TEXT NOT NULL, text TEXT NOT NULL, colors INTEGER NOT NULL, identity INTEGER NOT NULL,
  mv REAL NOT NULL, power REAL, toughness REAL, loyalty REAL, keywords TEXT NOT NULL,
  chinese TEXT NOT NULL);
CREATE TABLE names (folded TEXT NOT NULL, name TEXT NOT NULL, rank INTEGER NOT NULL,
  PRIMARY KEY (folded, name));
CREATE TABLE sets (code TEXT PRIMARY KEY, name TEXT, released TEXT, kind TEXT);
CREATE TABLE printings (name TEXT NOT NULL, code TEXT NOT NULL, rarity TEXT NOT NULL,
  PRIMARY KEY (name, code)) WITHOUT ROWID;
CREATE INDEX printings_of_set ON printings (code);
CREATE TABLE legalities (name TEXT NOT NULL, format TEXT NOT NULL, status TEXT NOT NULL,
  PRIMARY KEY (name, format)) WITHOUT ROWID;
CREATE TABLE compiled (name TEXT PRIMARY KEY, version TEXT NOT NULL, ok INTEGER NOT NULL,
  ir TEXT NOT NULL, why TEXT NOT NULL);
"""
APPLICATION = 0x61706E61  # "apna" in the file's head: it is ours
SOURCES = ("oracle", "render/english", "ir", "interpret", "keywords", "cards/support.py")


class DatabaseError(ValueError):
    """The database cannot be used; one sentence with the file and the remedy."""


@cache
def compiler_version() -> str:
    """A hash of the sources that decide what a text compiles to and whether it can run."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for source in SOURCES:
        place = package / source
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Stored:
    """A card of the database: name, layout, faces in MTGJSON's keys, Chinese names of the faces."""

    name: str
    layout: str
    faces: tuple[Face, ...]
    chinese: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Compiled:
    """What compiling a card gave: its IR as JSON text, or why there is none (`apnap.cards.library`
    writes and reads both)."""

    ok: bool
    ir: str
    why: tuple[dict[str, Any], ...] = ()


class Database:
    """An open card database; a file that is not there is made, ":memory:" is none."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = RLock()
        try:
            if self.path != ":memory:":
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            # several threads may share it (the pages do), each call for itself
            self._sql = sqlite3.connect(
                self.path, isolation_level=None, timeout=10, check_same_thread=False
            )
            self._sql.create_function("belongs", 2, _belongs, deterministic=True)
            self._prepare()
        except sqlite3.OperationalError as error:
            raise DatabaseError(
                f"{path}: the card database cannot be opened ({error}); check the path and who may"
                " write there."
            ) from None
        except sqlite3.DatabaseError:
            raise DatabaseError(
                f"{path}: this is no card database of apnap, or it is damaged; move it away and"
                " import card data again."
            ) from None
        except OSError as error:
            raise DatabaseError(
                f"{path}: the card database cannot be opened ({error.strerror}); check the path and"
                " who may write there."
            ) from None

    def _prepare(self) -> None:
        version = self._sql.execute("PRAGMA user_version").fetchone()[0]
        owner = self._sql.execute("PRAGMA application_id").fetchone()[0]
        tables = self._sql.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if (tables or owner) and owner != APPLICATION:
            raise sqlite3.DatabaseError
        if tables and version != SCHEMA_VERSION:
            raise DatabaseError(
                f"{self.path}: the card database has version {version}, this program uses version"
                f" {SCHEMA_VERSION}; move it away and import card data again."
            )
        if not tables:
            self._sql.executescript(
                f"BEGIN; PRAGMA application_id = {APPLICATION};"
                f" PRAGMA user_version = {SCHEMA_VERSION}; {SCHEMA} COMMIT;"
            )

    def close(self) -> None:
        """Close the file."""
        self._sql.close()

    def rows(self, sql: str, values: Iterable[Any] | Mapping[str, Any] = ()) -> list[Any]:
        """All rows of a query; DatabaseError where the file is damaged."""
        given = values if isinstance(values, Mapping) else tuple(values)
        try:
            with self._lock:
                return self._sql.execute(sql, given).fetchall()
        except sqlite3.DatabaseError as error:
            raise DatabaseError(
                f"{self.path}: the card database cannot be read ({error}); move it away and import"
                " card data again."
            ) from None

    # ------------------------------------------------------------------ cards

    def __len__(self) -> int:
        return int(self.rows("SELECT count(*) FROM cards")[0][0])

    def names(self) -> list[str]:
        """The names of all cards, sorted."""
        return [row[0] for row in self.rows("SELECT name FROM cards ORDER BY name")]

    def find(self, typed: str) -> str | None:
        """The name of the card that is meant: by its name, a face's, or a Chinese one, without
        regard to case and accents."""
        found = self.rows(
            "SELECT name FROM names WHERE folded = ? ORDER BY rank, name LIMIT 1", (folded(typed),)
        )
        return found[0][0] if found else None

    def card(self, name: str) -> Stored | None:
        """The card with exactly this name."""
        found = self.rows("SELECT layout, faces, chinese FROM cards WHERE name = ?", (name,))
        if not found:
            return None
        layout, faces, chinese = found[0]
        return Stored(name, layout, tuple(json.loads(faces)), tuple(json.loads(chinese)))

    def chinese(self, face: str) -> str:
        """The Chinese name of a face, or ""."""
        card, number = self._face(face)
        return card.chinese[number] if card is not None and number < len(card.chinese) else ""

    def image(self, face: str) -> str:
        """The address of a picture of a face, as the user's data name it, or ""."""
        card, number = self._face(face)
        return "" if card is None else str(card.faces[number].get("image", ""))

    def _face(self, face: str) -> tuple[Stored | None, int]:
        """The card that has a face of this name, and which one it is."""
        for name, _ in self.rows("SELECT name, rank FROM names WHERE folded = ?", (folded(face),)):
            card = self.card(name)
            for number, one in enumerate(card.faces if card is not None else ()):
                if card is not None and one.get("faceName", card.name) == face:
                    return card, number
        return None, 0

    def printings(self, name: str) -> list[tuple[str, str, str, str]]:
        """Where a card was printed: set code, set name, date, rarity; the oldest first."""
        return self.rows(
            "SELECT p.code, coalesce(s.name, p.code), coalesce(s.released, ''), p.rarity"
            " FROM printings p LEFT JOIN sets s USING (code) WHERE p.name = ? ORDER BY 3, 1",
            (name,),
        )

    def counts(self) -> dict[str, int]:
        """How much there is of what."""
        found = {
            table: self.rows(f"SELECT count(*) FROM {table}")[0][0]
            for table in ("cards", "sets", "printings")
        }
        found["chinese"] = self.rows("SELECT count(*) FROM cards WHERE chinese != '[]'")[0][0]
        version = (compiler_version(),)
        by_state = dict(
            self.rows("SELECT ok, count(*) FROM compiled WHERE version = ? GROUP BY ok", version)
        )
        return found | {"supported": by_state.get(1, 0), "declined": by_state.get(0, 0)}

    # ------------------------------------------------------------------ compiled IR

    def compiled(self, name: str) -> Compiled | None:
        """What compiling gave under the present compiler, if it was done."""
        found = self.rows(
            "SELECT ok, ir, why FROM compiled WHERE name = ? AND version = ?",
            (name, compiler_version()),
        )
        if not found:
            return None
        ok, ir, why = found[0]
        return Compiled(bool(ok), ir, tuple(json.loads(why)))

    def keep(self, results: Iterable[tuple[str, Compiled]]) -> None:
        """Note what compiling gave. A file that cannot be written keeps nothing, and that is no
        fault: compiling again takes little time."""
        rows = [
            (name, compiler_version(), int(one.ok), one.ir, json.dumps(one.why, ensure_ascii=False))
            for name, one in results
        ]
        try:
            with self.transaction():
                self._sql.executemany("REPLACE INTO compiled VALUES (?, ?, ?, ?, ?)", rows)
        except sqlite3.OperationalError:
            return

    def reasons(self, limit: int) -> list[tuple[str, int]]:
        """Why cards are declined, the most frequent reasons first."""
        found: dict[str, int] = {}
        query = "SELECT why FROM compiled WHERE ok = 0 AND version = ?"
        for (why,) in self.rows(query, (compiler_version(),)):
            for one in json.loads(why):
                text = one["reason"] + (f": {one['nearest']}" if one.get("nearest") else "")
                found[text] = found.get(text, 0) + 1
        return sorted(found.items(), key=lambda item: (-item[1], item[0]))[:limit]

    def transaction(self) -> _Transaction:
        """All or nothing."""
        return _Transaction(self._sql, self._lock)


def _belongs(name: str, pool: str) -> bool:
    """Is the card in the pool of an edition, by its whole name or by that of its front?"""
    return in_pool(name, pool) or (" // " in name and in_pool(name.split(" // ")[0], pool))


class _Transaction:
    def __init__(self, sql: sqlite3.Connection, lock: RLock) -> None:
        self.sql = sql
        self.lock = lock

    def __enter__(self) -> None:
        self.lock.acquire()
        try:
            self.sql.execute("BEGIN IMMEDIATE")
        except BaseException:
            self.lock.release()
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.sql.execute("COMMIT" if kind is None else "ROLLBACK")
        finally:
            self.lock.release()


# ------------------------------------------------------------------ taking cards in


@dataclass
class Import:
    """Takes in a file's entries; use it inside `database.transaction()`. Counts what it read:
    different cards, sets, and what was skipped by reason."""

    database: Database
    cards: set[str] = field(default_factory=set)
    sets: set[str] = field(default_factory=set)
    skipped: dict[str, int] = field(default_factory=dict)
    fresh: int = 0

    def add_set(self, found: SetData) -> None:
        """A set, or news of it; what is empty does not overwrite."""
        if found.code in self.sets:
            return
        self.sets.add(found.code)
        self.database._sql.execute(
            "INSERT INTO sets VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET"
            " name = excluded.name, kind = coalesce(nullif(excluded.kind, ''), kind),"
            " released = coalesce(nullif(excluded.released, ''), released)",
            (found.code, found.name, found.released, found.kind),
        )

    def add(self, entry: Entry) -> None:
        """A card, or what is skipped. Facts of a card that is there already are replaced by those
        of the first entry of this file; prints and Chinese names are added."""
        if isinstance(entry, Skip):
            self.skipped[entry.reason] = self.skipped.get(entry.reason, 0) + 1
            return
        if entry.name not in self.cards:
            self.cards.add(entry.name)
            self._facts(entry)
        elif any(entry.chinese):
            self._chinese(entry)
        sql = self.database._sql
        for code, _ in entry.printings:
            known = None if code in self.sets else known_set(code)
            if known is not None:
                self.add_set(SetData(code, *known))
        sql.executemany(
            "INSERT INTO printings VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET"
            " rarity = coalesce(nullif(excluded.rarity, ''), rarity)",
            [(entry.name, code, rarity) for code, rarity in entry.printings],
        )

    def _facts(self, card: CardData) -> None:
        sql = self.database._sql
        old = sql.execute(
            "SELECT faces, chinese FROM cards WHERE name = ?", (card.name,)
        ).fetchone()
        if old is None:
            self.fresh += 1
        else:
            before = json.loads(old[0])
            if _without_images(before) != _without_images(card.faces):
                sql.execute("DELETE FROM compiled WHERE name = ?", (card.name,))
            _keep_images(card.faces, before)
        faces = json.dumps(card.faces, ensure_ascii=False, separators=(",", ":"))
        chinese = json.dumps(card.chinese, ensure_ascii=False)
        if not any(card.chinese) and old is not None:
            chinese = old[1]
        sql.execute(
            "REPLACE INTO cards VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
            (*_columns(card, faces), chinese),
        )
        sql.execute("DELETE FROM legalities WHERE name = ?", (card.name,))
        sql.executemany(
            "INSERT INTO legalities VALUES (?, ?, ?)",
            [(card.name, f.lower(), status) for f, status in card.legalities.items()],
        )
        self._names(card)

    def _names(self, card: CardData) -> None:
        ranked = [(card.name, 0), (_single(card.name), 1)]
        ranked += [(face.get("faceName", ""), 2) for face in card.faces]
        ranked += [(name, 3) for name in card.chinese]
        if len(card.chinese) > 1:
            ranked.append((" // ".join(card.chinese), 3))
        self.database._sql.executemany(
            "INSERT OR IGNORE INTO names VALUES (?, ?, ?)",
            [(folded(name), card.name, rank) for name, rank in ranked if name],
        )

    def _chinese(self, card: CardData) -> None:
        self.database._sql.execute(
            "UPDATE cards SET chinese = ? WHERE name = ? AND chinese = '[]'",
            (json.dumps(card.chinese, ensure_ascii=False), card.name),
        )
        self._names(card)


def _single(name: str) -> str:
    """The name with single slashes: "Fire/Ice"."""
    return name.replace(" // ", "/")


def _without_images(faces: Iterable[Face]) -> list[Face]:
    return [{key: value for key, value in face.items() if key != "image"} for face in faces]


def _keep_images(faces: Sequence[Face], before: Sequence[Face]) -> None:
    """What names no pictures does not take those there are."""
    for face, old in zip(faces, before, strict=False):
        if "image" in old:
            face.setdefault("image", old["image"])


def _columns(card: CardData, faces: str) -> tuple[Any, ...]:
    """A row of `cards` up to the Chinese names."""
    split = card.layout in ("split", "aftermath")
    values = [_value(face) for face in card.faces]
    types = [" ".join([*f["supertypes"], *f["types"], *f["subtypes"]]) for f in card.faces]
    texts = [re.sub(r"\s*\([^()]*\)", "", face.get("text", "")) for face in card.faces]
    return (
        card.name,
        folded(card.name),
        card.layout,
        faces,
        " // ".join(types).lower(),
        "\n".join(texts).lower(),
        mask("".join("".join(face["colors"]) for face in card.faces)),
        mask("".join("".join(face["colorIdentity"]) for face in card.faces)),
        sum(values) if split else values[0],
        *(_first_number(card.faces, key) for key in ("power", "toughness", "loyalty")),
        "|" + "|".join(dict.fromkeys(w.lower() for f in card.faces for w in f["keywords"])) + "|",
    )


def mask(letters: Iterable[str]) -> int:
    """Colours as bits, in WUBRG order."""
    return sum(1 << COLORS.index(letter) for letter in set(letters) if letter in COLORS)


def _value(face: Face) -> float:
    """The mana value of a face's cost; X and the like are 0, a half symbol is a half."""
    total = 0.0
    for symbol in re.findall(r"\{([^{}]*)\}", face.get("manaCost", "")):
        numbers = [float(part) for part in symbol.split("/") if part.isdigit()]
        if numbers:
            total += max(numbers)
        elif symbol not in ("X", "Y", "Z"):
            total += 0.5 if symbol.startswith("H") and len(symbol) == 2 else 1
    return total


def _first_number(faces: Iterable[Face], key: str) -> float | None:
    """The first face's power, toughness or loyalty as a number; a star counts as 0."""
    for face in faces:
        if key in face:
            found = re.search(r"-?\d+(\.\d+)?", face[key])
            return float(found[0]) if found else 0.0
    return None
