"""Copying the project, learning what the tests reach, and trying one fault after another."""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from apnap.rules import project

from . import changes
from .faults import Fault
from .plugin import IMPORT

COPIED: Final = (*project.DECIDES, "docs", "README.md", "ARCHITECTURE.md", "Makefile")
NO_GAMES: Final = ("-k", "not random and not games_end")
SCENARIOS: Final = ("tests/test_scenarios.py", "tests/test_examples.py", "tests/keywords")
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "casting": ("tests/casting", "tests/turn", "tests/stack", "tests/actions"),
    "combat": ("tests/combat", "tests/continuous", "tests/replacement", "tests/interpret"),
    "keywords": ("tests/keywords", "tests/editions"),
    "rules": ("tests/rules",),
    "scenarios": ("tests/test_scenarios.py", "tests/test_examples.py"),
    "players": ("tests/multiplayer", "tests/core", "tests/test_match.py", *NO_GAMES),
}
"""The tests that run the rules, part by part; not those of whole random games, which are slow."""
READ_THE_SOURCE: Final = ("tests/rules/test_index.py", "tests/rules/test_editions_page.py")
"""Tests that look at the text of the package; a fault may not be caught by how it is written."""
QUICK: Final = 400  # tests that also run where a line is reached outside of all tests
NOTHING_RUN: Final = 5  # how pytest says that no test was chosen
MEMORY: Final = 4 << 30  # bytes; a fault may allocate without end
PYTEST: Final = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "mutants.plugin")


@dataclass
class Reach:
    """Which tests run which line, and how long each takes."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    hints: dict[str, str] = field(default_factory=dict)

    def add(self, found: dict[str, dict[str, dict[str, list[int]]]]) -> None:
        """Take in what one run of the tests wrote."""
        names = list(found["tests"])
        self.seconds.update(found["tests"])  # type: ignore[arg-type]
        for file, by_line in found["lines"].items():
            lines = self.lines.setdefault(file, {})
            for line, tests in by_line.items():
                known = lines.setdefault(int(line), set())
                known.update("" if n == IMPORT else names[n] for n in tests)

    def forget(self, paths: list[str]) -> None:
        """The tests of these files, or that run these scenarios, are no longer what they were."""
        gone = {test for test in self.seconds if changes.concerned(test, paths)}
        self.seconds = {test: n for test, n in self.seconds.items() if test not in gone}
        for lines in self.lines.values():
            for tests in lines.values():
                tests -= gone

    def outside(self, fault: Fault) -> bool:
        """Whether the fault also runs outside of all tests."""
        return "" in self._at(fault)

    def _at(self, fault: Fault) -> set[str]:
        lines = self.lines.get(fault.file, {})
        first, last = fault.lines
        return {test for line in range(first, last + 1) for test in lines.get(line, ())}

    def of(self, fault: Fault) -> list[str]:
        """The tests that reach a fault, the quickest first, but before all the one that caught it
        when it was tried last.
        """
        tests = self._at(fault)
        ordered = sorted(self.seconds, key=lambda test: (self.seconds[test], test))
        if "" in tests:
            tests.update(ordered[:QUICK])
        found = [test for test in ordered if test in tests]
        first = self.hints.get(fault.id)
        return [first, *found] if first in self.seconds else found


class Workshop:
    """A folder with a copy of the project, what its tests reach, and the results so far."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder = folder
        self.root = root
        self.tree = folder / "tree"
        self.package = self.tree / "src" / "apnap"

    def prepare(self) -> None:
        """Copy the project unless the copy is of the same files; where nothing but tests changed
        only these, see `changes`.
        """
        mark = self.folder / "content.json"
        content = changes.fingerprints(self.root)
        known = json.loads(mark.read_text()) if mark.is_file() else {}
        paths = changes.differing(known, content)
        if known and changes.only_tests(paths):
            self._renew(paths)
            own = Path("tests", "mutants")
            shutil.copytree(self.root / own, self.tree / own, dirs_exist_ok=True)
        else:
            self._copy_all()
        mark.write_text(json.dumps(content))

    def _renew(self, paths: list[str]) -> None:
        """Copy these tests, note that they are to be learnt, and forget the results that they may
        change: what nothing caught so far, and what one of them did.
        """
        for path in paths:
            (self.tree / path).unlink(missing_ok=True)
            if (self.root / path).is_file():
                (self.tree / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.root / path, self.tree / path)
        if paths:
            number = len(list(self.folder.glob("renewed-*.json")))
            (self.folder / f"renewed-{number:03}.json").write_text(json.dumps(paths))
            Results(self.folder / "results.json").forget(paths)

    def _copy_all(self) -> None:
        hints = Results(self.folder / "results.json").found
        shutil.rmtree(self.folder, ignore_errors=True)
        self.tree.mkdir(parents=True)
        (self.folder / "hints.json").write_text(json.dumps(hints))
        for name in COPIED:
            source = self.root / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(source, self.tree / name, ignore=ignored)
            else:
                shutil.copy2(source, self.tree / name)

    def reach(self) -> Reach:
        """What the tests reach, learnt by running them once."""
        hints = self.folder / "hints.json"
        found = Reach(hints=json.loads(hints.read_text()) if hints.is_file() else {})
        for part, paths in PARTS.items():
            found.add(self._learn(part, paths, {}))
        for number, file in enumerate(sorted(self.folder.glob("renewed-*.json"))):
            renewed = json.loads(file.read_text())
            found.forget(renewed)
            modules = {path for path in renewed if path.endswith(".py")} & self._modules()
            if modules != set(renewed):
                modules |= set(SCENARIOS)
            if modules:
                only = {"MUTANTS_ONLY": str(file)}
                found.add(self._learn(f"renewed-{number}", (*sorted(modules), *NO_GAMES), only))
        return found

    def _modules(self) -> set[str]:
        """The test modules of the parts that are there."""
        named = [path for paths in PARTS.values() for path in paths if path.startswith("tests/")]
        files = [file for path in named for file in (self.tree / path).rglob("test_*.py")]
        files += [self.tree / path for path in named if path.endswith(".py")]
        return {file.relative_to(self.tree).as_posix() for file in files}

    def _learn(self, part: str, paths: tuple[str, ...], wanted: dict[str, str]) -> Any:
        file = self.folder / f"reach-{part}.json"
        if not file.is_file():
            print(f"learning what {part} reach ...", flush=True)
            skipped = [f"--ignore={path}" for path in READ_THE_SOURCE]
            self._pytest([*paths, *skipped], {"MUTANTS_REACH": str(file), **wanted}, None)
        return json.loads(file.read_text())

    def serve(self, faults: list[Fault], reach: Reach, until: float) -> dict[str, str]:
        """Try faults in one process that loads everything once: `{id: the test, or ""}` of those
        that it came to and could put in.
        """
        jobs = self.folder / "jobs.json"
        done = jobs.with_suffix(".done")
        made: list[dict[str, Any]] = []
        for fault in faults:
            text = (self.package / fault.file).read_text(encoding="utf-8")
            tests = reach.of(fault)
            made.append(
                {
                    "id": fault.id,
                    "file": fault.file,
                    "function": fault.function,
                    "source": fault.put_into(text),
                    "tests": tests,
                    "seconds": 60 + 10 * sum(reach.seconds[test] for test in tests),
                }
            )
        made.sort(key=lambda job: job["seconds"])
        jobs.write_text(json.dumps(made))
        files = sorted({test.split("::")[0] for test in reach.seconds})
        wanted = {"MUTANTS_JOBS": str(jobs), "MUTANTS_SECONDS": "120"}
        done.write_text("")
        self._pytest([*files, "--tb=no"], wanted, max(1.0, until - time.monotonic()))
        found = [json.loads(line) for line in done.read_text().splitlines()]
        return {one["id"]: one["by"] for one in found}

    def caught(self, fault: Fault, reach: Reach) -> str:
        """The test that catches the fault in a process of its own, "" if none does."""
        tests = reach.of(fault)
        path = self.package / fault.file
        text = path.read_text(encoding="utf-8")
        stamp = path.stat()
        path.write_text(fault.put_into(text), encoding="utf-8")
        try:
            return self._first_failure(tests, reach.seconds) if tests else ""
        finally:
            path.write_text(text, encoding="utf-8")
            os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))

    def _first_failure(self, tests: list[str], seconds: dict[str, float]) -> str:
        chosen = self.folder / "chosen.json"
        chosen.write_text(json.dumps(tests))
        longest = max(seconds[test] for test in tests)
        files = sorted({test.split("::")[0] for test in tests})
        wanted = {"MUTANTS_TESTS": str(chosen), "MUTANTS_SECONDS": str(10 + 10 * longest)}
        whole = 60 + 10 * sum(seconds[test] for test in tests)
        return self._pytest([*files, "--tb=no"], wanted, whole)

    def _pytest(self, words: list[str], wanted: dict[str, str], limit: float | None) -> str:
        """Run tests in the copy; "" if all passed, else the first that failed."""
        paths = f"{self.tree / 'src'}{os.pathsep}{self.tree / 'tests'}"
        env = {**os.environ, "PYTHONPATH": paths, "CI": "1"}
        command = [sys.executable, "-m", "pytest", *PYTEST, *words]
        if "MUTANTS_REACH" in wanted:
            command.remove("-x")
        else:
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        try:
            run = subprocess.run(
                command,
                cwd=self.tree,
                env={**env, **wanted},
                capture_output=True,
                text=True,
                timeout=limit,
                preexec_fn=_limited,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "takes too long"
        if run.returncode == 0:
            return ""
        if run.returncode == NOTHING_RUN and "MUTANTS_ONLY" not in wanted:
            raise RuntimeError(f"none of these tests is there: {words}")
        failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0].split(" ", 1)[1].split(" - ")[0] if failed else "tests do not start"


def _limited() -> None:
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Results:
    """What became of each fault, kept in a file: `{id: the test that caught it, or ""}`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}

    def add(self, fault: Fault, by: str) -> None:
        """Note it at once, so that the check can go on where it was stopped."""
        self.found[fault.id] = by
        self._write()

    def _write(self) -> None:
        self.file.write_text(json.dumps(self.found, indent=1, ensure_ascii=False) + "\n")

    def forget_survivors(self) -> None:
        """Those that were caught stay caught, the others have no result."""
        self.found = {id_: by for id_, by in self.found.items() if by}

    def forget(self, paths: list[str]) -> None:
        """Survivors, and what tests of these files caught, have no result any more."""
        self.forget_survivors()
        self.found = {id_: by for id_, by in self.found.items() if not changes.concerned(by, paths)}
        self._write()


def attempt(
    shop: Workshop, faults: list[Fault], reach: Reach, results: Results, until: float
) -> bool:
    """Try the faults that have no result yet; False if time ran out before the end.

    What cannot be put in where everything is loaded already, and what survives there though it
    also runs outside of the tests, is tried in a process of its own, in which the fault is there
    from the beginning.
    """
    left = [fault for fault in faults if fault.id not in results.found]
    if left:
        print(f"trying {len(left)} faults ...", flush=True)
    quick = shop.serve(left, reach, until) if left else {}
    for fault in left:
        by = quick.get(fault.id)
        if by or (by == "" and not reach.outside(fault)):
            results.add(fault, by)
    for fault in left:
        if fault.id in results.found:
            continue
        if time.monotonic() > until:
            return False
        results.add(fault, shop.caught(fault, reach))
    return True
