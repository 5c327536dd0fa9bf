"""What the tests showed: `.ledger/outcomes.json`, written by every run of the tests.

The file says to which commit, and to which content of the files, the outcomes belong. They count
only while the files are as they were; a run on the same files adds to it, a run on other files
begins anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from . import project

FILE: Final[str] = ".ledger/outcomes.json"


@dataclass(frozen=True)
class Outcome:
    """One test, or one scenario file under one edition: the rows it cites, whether it passed."""

    rows: tuple[str, ...]
    passed: bool


@dataclass
class Outcomes:
    """All outcomes of one state of the project. `state`: "fresh", "stale" (the files have changed
    since) or "absent".
    """

    commit: str = ""
    dirty: bool = False
    content: str = ""
    state: str = "absent"
    found: dict[str, Outcome] = field(default_factory=dict)

    def shown(self) -> frozenset[str]:
        """The rows that tests cite which all passed."""
        good = {row for one in self.found.values() if one.passed for row in one.rows}
        bad = {row for one in self.found.values() if not one.passed for row in one.rows}
        return frozenset(good - bad)

    def of(self, row: str) -> dict[str, bool]:
        """The tests that cite the row, and whether each passed."""
        return {name: one.passed for name, one in self.found.items() if row in one.rows}


def read(root: Path | None) -> Outcomes:
    """The outcomes on file, and whether they still count."""
    data = _load(root / FILE) if root is not None else None
    if root is None or data is None:
        return Outcomes()
    made = Outcomes(data["commit"], data["dirty"], data["content"])
    made.state = "fresh" if data["content"] == project.content(root) else "stale"
    for name, one in data["outcomes"].items():
        made.found[name] = Outcome(tuple(one["rows"]), one["passed"])
    return made


def write(root: Path, now: Outcomes, found: Mapping[str, Outcome]) -> None:
    """Put outcomes on file; `now` says to which state of the project they belong."""
    path = root / FILE
    old = _load(path)
    kept = old["outcomes"] if old is not None and old["content"] == now.content else {}
    fresh = {name: {"rows": list(one.rows), "passed": one.passed} for name, one in found.items()}
    data = {
        "commit": now.commit,
        "dirty": now.dirty,
        "content": now.content,
        "outcomes": dict(sorted({**kept, **fresh}.items())),
    }
    path.parent.mkdir(exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    new.replace(path)


def present(root: Path) -> Outcomes:
    """The state of the project now, without outcomes."""
    return Outcomes(project.commit(root), project.dirty(root), project.content(root))


def _load(path: Path) -> dict[str, Any] | None:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return data if {"commit", "dirty", "content", "outcomes"} <= data.keys() else None
