"""The scenario files of the tests, and what all scenario files of the project cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.lab import load, run_scenario
from apnap.rules import edition_of
from apnap.rules.project import scenario_files
from apnap.rules.rows import table

ROOT = Path(__file__).resolve().parent.parent
FILES = scenario_files(ROOT)
ELSEWHERE = ("examples", "tests/scenarios/keywords")  # run by test_examples and by tests/keywords
OF_TESTS = [path for path in FILES if not any(path.is_relative_to(ROOT / f) for f in ELSEWHERE)]
CASES = [(path, edition) for path in OF_TESTS for edition in load(path).editions]


def name_of(value: object) -> str:
    return str(value.relative_to(ROOT / "tests")) if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("path", "edition"), CASES, ids=name_of)
def test_scenario(path: Path, edition: str) -> None:
    result = run_scenario(load(path), edition)
    assert result.status == "passed", result.message


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenario_files_cite_rows_of_editions_under_which_they_run(path: Path) -> None:
    scenario = load(path)
    unknown = [row for row in scenario.rules if row not in table()]
    assert unknown == [], "these rows are not in the ledger (apnap.rules)"
    foreign = [row for row in scenario.rules if edition_of(row) not in scenario.editions]
    assert foreign == [], "the file does not run under the edition of these rows"
