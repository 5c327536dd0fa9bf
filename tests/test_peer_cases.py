"""Another program's tests as outside evidence: every case whose cards can be played is run.

The cases lie beside the project and are no part of it; where they are not there, nothing is run.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from apnap import ir
from apnap.cards import pool
from apnap.cards.support import missing
from apnap.lab import load, run_scenario
from apnap.oracle import Decline, compile_card

from .peer_refuted import ANSWERED, PENDING, REFUTED, STEPS

SHARED = Path(__file__).resolve().parent.parent.parent / "shared"
FOLDER = SHARED / "peer-cases"
CARDS = SHARED / "cards" / "AtomicCards.json.gz"
LEAST = 0.95  # of the cases that run and that no rule refutes, so many pass

pytestmark = pytest.mark.skipif(
    not (FOLDER.is_dir() and CARDS.is_file()), reason="the peer cases are not here"
)


@cache
def card_data() -> dict[str, Any]:
    """What is known of every card, by name."""
    with gzip.open(CARDS, "rt", encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)["data"]
    return data


@cache
def lookup(name: str) -> ir.Card | None:
    """The card of the pool, or compiled exactly from its text; None if it can't be played."""
    card = pool.load_card(name)
    if card is not None:
        return card
    faces = card_data().get(name)
    made = compile_card(faces) if faces else None
    if made is None or isinstance(made, Decline) or missing(made):
        return None
    return made


class Cases:
    """The results of all cases: file -> what was wrong, "" if it passed. `skipped`: how many have a
    card that can't be played."""

    def __init__(self) -> None:
        self.results: dict[str, str] = {}
        self.skipped = 0
        for path in sorted(FOLDER.rglob("*.json")):
            self._run(path)

    def _run(self, path: Path) -> None:
        scenario = load(path)
        file = str(path.relative_to(FOLDER))
        scenario.choices.update(ANSWERED.get(file, {}))
        for place, step in STEPS.get(file, {}).items():
            scenario.do[place] = step
        unplayable: list[str] = []

        def find(name: str) -> ir.Card | None:
            card = lookup(name)
            if card is None:
                unplayable.append(name)
            return card

        for edition in scenario.editions:
            result = run_scenario(scenario, edition, lookup=find)
            if unplayable:
                self.skipped += 1
                return
            name = str(path.relative_to(FOLDER))
            self.results[name] = "" if result.status == "passed" else result.message
            if result.status != "passed":
                return


@pytest.fixture(scope="module")
def cases() -> Cases:
    return Cases()


def test_nearly_all_cases_that_run_pass(cases: Cases, capsys: pytest.CaptureFixture[str]) -> None:
    passed = sum(1 for message in cases.results.values() if not message)
    refuted = sum(1 for name in cases.results if name in REFUTED)
    with capsys.disabled():
        print(
            f"\npeer cases: {passed} of {len(cases.results)} passed, {refuted} are refuted by a "
            f"rule, {cases.skipped} skipped for cards that can't be played yet"
        )
    assert passed >= LEAST * (len(cases.results) - refuted)


def test_each_case_that_fails_is_listed_with_the_reason(cases: Cases) -> None:
    unlisted = {
        name: message
        for name, message in cases.results.items()
        if message and name not in REFUTED and name not in PENDING
    }
    assert unlisted == {}


def test_no_listed_case_passes(cases: Cases) -> None:
    listed = (*REFUTED, *PENDING)
    assert [name for name in listed if cases.results.get(name, "failed") == ""] == []
    assert [name for name in listed if not (FOLDER / name).is_file()] == []
    assert not set(REFUTED) & set(PENDING)
