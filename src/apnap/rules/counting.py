"""Counting the rows that are shown: by edition, by section, by topic."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .outcomes import Outcomes
from .rows import Row, rows


def count(outcomes: Outcomes, edition: str = "", section: str = "") -> dict[str, Any]:
    """`{"testable", "shown", "missing", "by_edition", "by_section", "by_topic", "own",
    "outcomes"}`; `missing` are ids in the books' order, `own` the same of the project's own rows,
    which the other numbers leave out. An edition or a section leaves out all others.
    """
    shown = outcomes.shown() if outcomes.state == "fresh" else frozenset()
    wanted = [
        row
        for row in rows()
        if row.testable
        and edition in ("", row.edition)
        and section in ("", row.section, _section_id(row))
    ]
    books = [row for row in wanted if not row.own]
    return {
        **_sum(books, shown),
        "by_edition": _grouped(books, shown, lambda row: (row.edition,)),
        "by_section": _grouped(books, shown, lambda row: (_section_id(row),)),
        "by_topic": dict(sorted(_grouped(books, shown, lambda row: row.topics).items())),
        "own": _sum([row for row in wanted if row.own], shown),
        "outcomes": {
            "state": outcomes.state,
            "commit": outcomes.commit,
            "dirty": outcomes.dirty,
            "rows": len(outcomes.shown()),
        },
    }


def _section_id(row: Row) -> str:
    """The section with its edition, such as 2006:310; "qa" for the question rows."""
    return row.section if row.section == "qa" else f"{row.edition}:{row.section}"


def _sum(wanted: list[Row], shown: frozenset[str]) -> dict[str, Any]:
    missing = [row.id for row in wanted if row.id not in shown]
    return {
        "testable": len(wanted),
        "shown": len(wanted) - len(missing),
        "missing": missing,
    }


def _grouped(
    wanted: list[Row], shown: frozenset[str], groups: Callable[[Row], Iterable[str]]
) -> dict[str, dict[str, int]]:
    result: dict[str, dict[str, int]] = {}
    for row in wanted:
        for group in groups(row):
            numbers = result.setdefault(group, {"testable": 0, "shown": 0})
            numbers["testable"] += 1
            numbers["shown"] += row.id in shown
    return result
