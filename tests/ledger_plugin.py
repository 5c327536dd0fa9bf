"""Keeps the ledger: which rows of the rule books the tests of this run showed.

A test cites rows by `@pytest.mark.rule("2006:310.4a", ...)`; a scenario file of the project by its
`rules:`, each row under its own edition. The outcomes go to `.ledger/outcomes.json`; processes of
pytest-xdist send theirs along with their reports.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from apnap.lab.running import Run
from apnap.rules import edition_of
from apnap.rules.outcomes import Outcome, present, write
from apnap.rules.project import scenario_files
from apnap.rules.rows import table

ROOT = Path(__file__).resolve().parent.parent
ROWS, SCENARIO = "ledger-rows", "ledger-scenario"


class Ledger:
    """Collects outcomes; the main process writes them at the end."""

    def __init__(self, main: bool) -> None:
        self.main = main
        self.now = present(ROOT) if main else None
        self.found: dict[str, Outcome] = {}
        self.item: pytest.Item | None = None
        self.files = {str(path.resolve()) for path in scenario_files(ROOT)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the rows that each test cites; an unknown one ends the run."""
        unknown = []
        for item in items:
            cited = [row for mark in item.iter_markers("rule") for row in mark.args]
            unknown += [f"{item.nodeid} cites {row!r}" for row in cited if row not in table()]
            if cited:
                item.user_properties.append((ROWS, cited))
        if unknown:
            told = "\n".join(unknown)
            raise pytest.UsageError(f"these rows are not in the ledger (apnap.rules):\n{told}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Know which test is running."""
        self.item = item
        try:
            return (yield)
        finally:
            self.item = None

    def ran(self, run: Run, passed: bool) -> None:
        """A scenario was played to its end, or failed."""
        path = Path(run.scenario.file).resolve()
        if self.item is None or str(path) not in self.files:
            return
        key = run.edition.key
        cited = [row for row in run.scenario.rules if edition_of(row) == key]
        name = f"{path.relative_to(ROOT).as_posix()}[{key}]"
        self.item.user_properties.append((SCENARIO, [name, cited, passed]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take in what a test showed."""
        if report.skipped or not self.main:
            return
        for kind, value in report.user_properties:
            if kind == ROWS and (report.failed or report.when == "call"):
                self.found[report.nodeid] = Outcome(tuple(_strings(value)), report.passed)
            elif kind == SCENARIO and report.when == "call":
                name, cited, passed = _list(value)
                self.found[str(name)] = Outcome(tuple(_strings(cited)), bool(passed))

    def pytest_sessionfinish(self) -> None:
        """Write the outcomes."""
        if self.now is not None and self.found:
            write(ROOT, self.now, self.found)


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value


def _strings(value: object) -> list[str]:
    return [str(one) for one in _list(value)]


def pytest_configure(config: pytest.Config) -> None:
    """Begin to keep the ledger, and listen to scenarios being played."""
    ledger = Ledger(main=not hasattr(config, "workerinput"))
    config.pluginmanager.register(ledger, "ledger")
    play = Run.play

    def told(self: Run) -> None:
        passed = False
        try:
            play(self)
            passed = True
        finally:
            ledger.ran(self, passed)

    Run.play = told  # type: ignore[method-assign]
    config.add_cleanup(lambda: setattr(Run, "play", play))
