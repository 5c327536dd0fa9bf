"""The part that sits in pytest: what each test runs, and running chosen tests, quick ones first.

`MUTANTS_REACH`: write the lines that each test reaches to this file. `MUTANTS_TESTS`: run only the
tests of this file (a JSON list of ids), in that order. `MUTANTS_SECONDS`: how long one may take.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

ROOT = Path(__file__).resolve().parents[2]
IMPORT = -1  # stands for a test where a line ran outside of all tests


class Reach:
    """Notes by test how long it takes, and which lines of the rules packages it runs."""

    def __init__(self, file: str) -> None:
        import coverage

        self.file = Path(file)
        self.package = ROOT / "src" / "apnap"
        self.cover = coverage.Coverage(data_file=None, include=[f"{self.package}/*"])
        self.cover.start()
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Run the test in a context of its own."""
        self.cover.switch_context(item.nodeid)
        began = time.perf_counter()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = round(time.perf_counter() - began, 4)
            self.cover.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails or is skipped shows nothing."""
        if report.failed or report.skipped:
            self.seconds.pop(report.nodeid, None)

    def pytest_sessionfinish(self) -> None:
        """Write what was found: `{"tests": {id: seconds}, "lines": {file: {line: [test]}}}`."""
        self.cover.stop()
        data = self.cover.get_data()
        number = {"": IMPORT, **{test: n for n, test in enumerate(self.seconds)}}
        lines: dict[str, dict[int, list[int]]] = {}
        for file in sorted(data.measured_files()):
            name = Path(file).relative_to(self.package).as_posix()
            found = data.contexts_by_lineno(file)
            lines[name] = {
                line: sorted(number[test] for test in tests if test in number)
                for line, tests in sorted(found.items())
            }
        self.file.write_text(json.dumps({"tests": self.seconds, "lines": lines}))


class TooLong(Exception):
    """A test took so much longer than it should that the fault shows."""


class Chosen:
    """Runs the tests of a list in its order; one that takes too long fails."""

    def __init__(self, tests: list[str], seconds: float) -> None:
        self.order = {test: n for n, test in enumerate(tests)}
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests."""
        kept = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(kept, key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Run a test against the clock."""

        def late(signum: int, frame: FrameType | None) -> None:
            raise TooLong(item.nodeid)

        signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, self.seconds, 1.0)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def pytest_configure(config: pytest.Config) -> None:
    """Take the part that the environment asks for."""
    if reach := os.environ.get("MUTANTS_REACH"):
        config.pluginmanager.register(Reach(reach), "mutants-reach")
    if chosen := os.environ.get("MUTANTS_TESTS"):
        tests = json.loads(Path(chosen).read_text())
        seconds = float(os.environ["MUTANTS_SECONDS"])
        config.pluginmanager.register(Chosen(tests, seconds), "mutants-chosen")
