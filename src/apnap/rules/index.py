"""Looking rules up: by row, by rule key, by number; in the code and in the tests."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from apnap.editions.citations import CITATIONS, EDITION_COLUMNS

from .places import Place, citing_tests, places
from .project import project_root, scenario_files, test_files
from .rows import Row, rows, table, topic

PACKAGE: Final = Path(__file__).resolve().parent.parent

LISTS: Final[tuple[str, ...]] = (
    "editions/citations.py",
    "render/log_phrases/",
    "render/log_short.py",
    "cli/",
    "rules/",
)
"""Files that list rules instead of carrying them out."""


class NoSuchRuleError(LookupError):
    """Nothing has that id, key or number. `near` are like it; `several` are the rows that a number
    without an edition may mean.
    """

    def __init__(
        self, asked: str, near: tuple[str, ...] = (), several: tuple[str, ...] = ()
    ) -> None:
        super().__init__(f"there is no rule {asked!r}")
        self.asked = asked
        self.near = near
        self.several = several


@dataclass(frozen=True)
class Found:
    """What a look-up brought: the rows, the rule keys that stand for them in the trace, and the
    numbers by edition.
    """

    asked: str
    rows: tuple[Row, ...]
    keys: tuple[str, ...]
    numbers: dict[str, tuple[str, ...]]

    @property
    def words(self) -> frozenset[str]:
        """Everything by which code and tests may cite it."""
        return frozenset((*self.keys, *(row.id for row in self.rows)))


def find(key: str, edition: str = "") -> Found:
    """What a row id, a rule key or (of an edition) a number stands for; NoSuchRuleError if none."""
    if key in table():
        row = table()[key]
        keys = keys_of(row.edition, row.number)
        return Found(key, (row,), keys, numbers_of(keys, {row.edition: (row.number,)}))
    if key in CITATIONS:
        return _of_keys(key, (key,))
    return _of_number(key, edition)


def _of_keys(asked: str, keys: tuple[str, ...]) -> Found:
    numbers = numbers_of(keys, {})
    return Found(asked, _rows_numbered(numbers), keys, numbers)


def _of_number(key: str, edition: str) -> Found:
    head, colon, number = key.rpartition(":")
    if colon and head in EDITION_COLUMNS:
        key, edition = number, head
    if edition in EDITION_COLUMNS:
        keys = keys_of(edition, key)
        own = _rows_numbered({edition: (key,)})
        if keys or own:
            known = numbers_of(keys, {edition: (key,)})
            return Found(key, own or _rows_numbered(known), keys, known)
    else:
        own = tuple(row for row in rows() if row.number == key and "/" not in row.id)
        if len(own) == 1:
            return find(own[0].id)
        if own:
            raise NoSuchRuleError(key, several=tuple(row.id for row in own))
    raise NoSuchRuleError(key, near=near(key, edition))


def nearest_rows(found: Found, edition: str) -> tuple[Row, ...]:
    """Those of the rows that are nearest to an edition: its own, else those of the last book."""
    books = sorted({row.edition for row in found.rows}, reverse=True)
    book = edition if edition in books else next(iter(books), "")
    return tuple(row for row in found.rows if row.edition == book)


def near(key: str, edition: str = "") -> tuple[str, ...]:
    """Ids and rule keys like this one."""
    names = [*table(), *CITATIONS]
    asked = f"{edition}:{key}" if edition and ":" not in key else key
    return tuple(difflib.get_close_matches(asked, names, 3, 0.7))


def keys_of(edition: str, number: str) -> tuple[str, ...]:
    """The rule keys that have the number in the edition."""
    return _by_number().get((edition, number), ())


def numbers_of(
    keys: tuple[str, ...], known: dict[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """The numbers of the keys in every edition, after those that are known already."""
    result = {}
    for column, edition in enumerate(EDITION_COLUMNS):
        cited = (CITATIONS[key][column] for key in keys)
        all_of_them = (*known.get(edition, ()), *cited)
        result[edition] = tuple(dict.fromkeys(filter(None, all_of_them)))
    return result


def numbers(key: str, edition: str = "") -> dict[str, tuple[str, ...]]:
    """The numbers by edition of what `find` finds."""
    return find(key, edition).numbers


def search(text: str, edition: str = "") -> tuple[Row, ...]:
    """The rows that hold every word of the text, in id, title, wording (English or Chinese) or
    topics; those with all of them in the title first.
    """
    wanted = text.casefold().split()
    found = []
    for row in rows():
        if wanted and edition in ("", row.edition):
            both = (row.words("en"), row.words("zh"))
            titles = " ".join(one.title for one in both).casefold()
            topics = (topic(name, lang) for name in row.topics for lang in ("en", "zh"))
            texts = " ".join((row.id, *(one.says for one in both), row.keyword, *topics))
            whole = f"{titles} {texts.casefold()}"
            if all(word in whole for word in wanted):
                found.append((not all(word in titles for word in wanted), row))
    return tuple(row for _, row in sorted(found, key=lambda one: one[0]))


def code(key: str, edition: str = "") -> tuple[Place, ...]:
    """The functions of the package whose text cites the row, or that name the rule key (in a call
    of `trace`, in a table of state-based actions or steps).
    """
    found = find(key, edition)
    whole = {row.id.split("/")[0] for row in found.rows}
    return tuple(places(PACKAGE.parent, _modules(), found.words | whole))


def tests(key: str, edition: str = "") -> tuple[Place, ...]:
    """The tests and scenario files that cite the row (its examples and rule keys not included)."""
    root = project_root()
    wanted = frozenset(row.id for row in find(key, edition).rows)
    if root is None or not wanted:
        return ()
    return (
        *citing_tests(root, test_files(root), wanted),
        *(
            Place(path.relative_to(root).as_posix(), line, "")
            for path in scenario_files(root)
            for line in _lines_with(path, wanted)
        ),
    )


def _lines_with(path: Path, wanted: frozenset[str]) -> list[int]:
    lines = path.read_text(encoding="utf-8").splitlines()
    quoted = [f"{mark}{word}{mark}" for word in wanted for mark in "\"'"]
    return [n for n, line in enumerate(lines, 1) if any(word in line for word in quoted)][:1]


def _rows_numbered(numbers: dict[str, tuple[str, ...]]) -> tuple[Row, ...]:
    return tuple(
        row
        for row in rows()
        if "/" not in row.id and row.number in numbers.get(row.edition, ()) and row.section != "qa"
    )


@cache
def _by_number() -> dict[tuple[str, str], tuple[str, ...]]:
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for key, cited in CITATIONS.items():
        for edition, number in zip(EDITION_COLUMNS, cited, strict=True):
            if number:
                found[edition, number] = (*found.get((edition, number), ()), key)
    return found


@cache
def _modules() -> tuple[Path, ...]:
    return tuple(
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.relative_to(PACKAGE).as_posix().startswith(LISTS)
    )
