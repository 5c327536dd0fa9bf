"""The rows of the ledger as they stand in `data/`, with the project's corrections applied, and
their words in Chinese (`data/zh/`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

BOOKS: Final[tuple[str, ...]] = ("2006.jsonl", "2009.jsonl")
OWN: Final[str] = "extra.jsonl"
CORRECTIONS: Final[str] = "corrections.jsonl"
CHINESE: Final[str] = "zh"
TOPICS: Final[str] = "topics.jsonl"

EDITIONS: Final[dict[str, str]] = {
    "2006": "2006",
    "2009": "2009",
    "qa": "2009",
    "x2006": "2006",
    "x2009": "2009",
}
"""The edition whose rule a row is, by what stands before the colon of its id."""


@dataclass(frozen=True)
class Words:
    """What is told of a row in one language: its title, what it requires, how the other editions
    differ, a note, why it was changed."""

    title: str
    says: str
    now: str = ""
    note: str = ""
    corrected: str = ""


@dataclass(frozen=True)
class Row:
    """One rule, or one worked example, of an edition. `says` is what it requires; `now` how the
    other editions differ; `own`: a row of the project's own; `corrected`: why it was changed.
    """

    id: str
    title: str
    says: str
    kind: str
    testable: bool
    topics: tuple[str, ...] = ()
    now: str = ""
    keyword: str = ""
    printed: str = ""
    note: str = ""
    doubt: str = ""
    own: bool = False
    corrected: str = ""

    @property
    def edition(self) -> str:
        """The edition whose rule this is."""
        return edition_of(self.id)

    @property
    def number(self) -> str:
        """The rule's number in its book; of an example that of the rule it belongs to."""
        return self.id.split(":", 1)[1].split("/")[0]

    @property
    def section(self) -> str:
        """The section, such as 310; of the question rows "qa"."""
        head = self.id.split(":", 1)[0]
        return head if head == "qa" else self.number.split(".")[0]

    def words(self, lang: str) -> Words:
        """Its words in a language, "en" or "zh"."""
        if lang == "zh":
            return chinese()[self.id]
        return Words(self.title, self.says, self.now, self.note or self.doubt, self.corrected)


def edition_of(row_id: str) -> str:
    """The edition whose rule the row of that id is, "" if the id is not one of a row."""
    return EDITIONS.get(row_id.split(":", 1)[0], "")


@cache
def table() -> dict[str, Row]:
    """Every row by id, book by book in the books' order, the project's own last."""
    found: dict[str, Row] = {}
    for name in (*BOOKS, OWN):
        for data in lines(name):
            row = _row(data, own=name == OWN)
            if row.id in found:
                raise ValueError(f"{name}: the row {row.id} is there twice")
            found[row.id] = row
    for data in lines(CORRECTIONS):
        old = found[data["id"]]
        found[old.id] = replace(old, **_plain(data["set"]), corrected=data["reason"])
    return found


@cache
def chinese() -> dict[str, Words]:
    """The words of the rows in Chinese, by id."""
    found: dict[str, Words] = {}
    for name in (*BOOKS, OWN):
        for data in lines(CHINESE, name):
            id_ = data.pop("id")
            if id_ in found or id_ not in table():
                raise ValueError(f"{CHINESE}/{name}: {id_} is there twice, or is no row")
            found[id_] = Words(**data)
    return found


def topic(name: str, lang: str) -> str:
    """A topic's name in a language."""
    return _topics()[name] if lang == "zh" else name


@cache
def _topics() -> dict[str, str]:
    return {data["topic"]: data["zh"] for data in lines(TOPICS)}


def rows(*, own: bool | None = None) -> tuple[Row, ...]:
    """All rows; `own=False` without the project's own, `own=True` these alone."""
    return tuple(row for row in table().values() if own is None or row.own == own)


def lines(*name: str) -> Iterator[dict[str, Any]]:
    """The objects of a file of `data/`, or of a folder and a file in it."""
    text = files(__package__).joinpath("data", *name).read_text(encoding="utf-8")
    yield from (json.loads(line) for line in text.splitlines() if line.strip())


def _row(data: dict[str, Any], *, own: bool) -> Row:
    return Row(**_plain(data), own=own)


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    given = {key: value for key, value in data.items() if value is not None}
    if "topics" in given:
        given["topics"] = tuple(given["topics"])
    return given
