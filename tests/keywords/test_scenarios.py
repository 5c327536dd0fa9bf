"""The scenario files of the keyword abilities, each run under every edition that it names."""

from pathlib import Path
from typing import Any

import pytest

from apnap.lab.loading import load
from apnap.lab.running import run_scenario

FOLDER = Path(__file__).resolve().parent.parent / "scenarios" / "keywords"


def cases() -> list[Any]:
    """A test for each file and edition, marked with the rules that the file shows."""
    found = []
    for file in sorted(FOLDER.rglob("*.yaml")):
        scenario = load(file)
        for edition in scenario.editions:
            found.append(
                pytest.param(
                    file,
                    edition,
                    id=f"{file.stem}-{edition}",
                    marks=pytest.mark.rule(*scenario.rules),
                )
            )
    return found


@pytest.mark.parametrize(("file", "edition"), cases())
def test_scenario(file: Path, edition: str) -> None:
    result = run_scenario(load(file), edition)
    assert result.status == "passed", result.message
