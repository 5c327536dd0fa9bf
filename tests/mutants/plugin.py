"""The part that sits in pytest: what each test runs, and running chosen tests, quick ones first.

`MUTANTS_REACH`: write the lines that each test reaches to this file; `MUTANTS_ONLY`: of the tests
that files of this list (JSON) concern. `MUTANTS_TESTS`: run only the
tests of this file (a JSON list of ids), in that order. `MUTANTS_SECONDS`: how long one may take.
`MUTANTS_JOBS`: put in the faults of this file one after another, see `Server`.
"""

from __future__ import annotations

import json
import os
import select
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from . import changes, putting

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


class Clock:
    """A test that takes too long fails."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

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


class Chosen:
    """Runs the tests of a list in its order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: n for n, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests."""
        kept = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(kept, key=lambda item: self.order[item.nodeid])


class Renewed:
    """Keeps the tests of files of a list, and those that run scenario files of it."""

    def __init__(self, paths: list[str]) -> None:
        self.paths = paths

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep what the list concerns."""
        items[:] = [item for item in items if changes.concerned(item.nodeid, self.paths)]


class Server:
    """Collects all tests once; for each job a child process puts a fault in and runs its tests.

    A job: `{"id", "file", "function", "source", "tests", "seconds"}`, where `file` is put in by
    `source`; the results go to a file, a line each: `{"id", "by"}`, by which test the fault was
    caught. A job whose function cannot be replaced while everything is loaded has no result.
    """

    def __init__(self, jobs: str) -> None:
        self.jobs = Path(jobs)
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the first test that fails."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the jobs one after another."""
        items = {item.nodeid: item for item in session.items}
        with self.jobs.with_suffix(".done").open("w") as done:
            for job in json.loads(self.jobs.read_text()):
                tests = [items[test] for test in job["tests"] if test in items]
                by = self._child(job, tests)
                if by is not None:
                    done.write(json.dumps({"id": job["id"], "by": by}) + "\n")
                    done.flush()
        return True

    def _child(self, job: dict[str, Any], tests: list[pytest.Item]) -> str | None:
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            try:
                found = self._run(job, tests)
            except BaseException as error:
                found = json.dumps(f"the tests end with {type(error).__name__}")
            os.write(theirs, found.encode()[:4000])
            os._exit(0)
        os.close(theirs)
        found = self._answer(ours, child, job["seconds"] + 30)
        os.close(ours)
        os.waitpid(child, 0)
        return json.loads(found) if found else "the process ends"

    def _answer(self, pipe: int, child: int, seconds: float) -> str:
        ready, _, _ = select.select([pipe], [], [], seconds)
        if not ready:
            os.kill(child, signal.SIGKILL)
            return json.dumps("takes too long")
        return os.read(pipe, 4096).decode()

    def _run(self, job: dict[str, Any], tests: list[pytest.Item]) -> str:
        """In the child: the test that fails, "" if none does, null if the fault cannot be put in
        here; as JSON.
        """
        if not putting.put_in(job["file"], job["function"], job["source"]):
            return "null"
        for item in tests:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.failed:
                break
        return json.dumps(self.failed)


def pytest_configure(config: pytest.Config) -> None:
    """Take the part that the environment asks for."""
    if reach := os.environ.get("MUTANTS_REACH"):
        config.pluginmanager.register(Reach(reach), "mutants-reach")
    if seconds := os.environ.get("MUTANTS_SECONDS"):
        config.pluginmanager.register(Clock(float(seconds)), "mutants-clock")
    if only := os.environ.get("MUTANTS_ONLY"):
        paths = json.loads(Path(only).read_text())
        config.pluginmanager.register(Renewed(paths), "mutants-renewed")
    if chosen := os.environ.get("MUTANTS_TESTS"):
        tests = json.loads(Path(chosen).read_text())
        config.pluginmanager.register(Chosen(tests), "mutants-chosen")
    if jobs := os.environ.get("MUTANTS_JOBS"):
        config.pluginmanager.register(Server(jobs), "mutants-server")
