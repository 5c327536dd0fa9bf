"""Rows that say that the rule changed have a scenario whose results differ between editions."""

from __future__ import annotations

import re
from typing import Any

from apnap.lab import load
from apnap.lab.loading import Scenario
from apnap.rules import edition_of
from apnap.rules.project import project_root, scenario_files
from apnap.rules.rows import Row, table

SAME = re.compile(r"(now [\dA-Z., a-z()and;]*?\bsame\b|same\b)", re.IGNORECASE)
EARLY = re.compile(r"changed.{0,60}|.{0,40}(replaced|removed)|.{0,55}changed", re.IGNORECASE)
GONE = re.compile(r"no longer|no such|abolished|dropped", re.IGNORECASE)

WITHOUT = {
    "2006:101.4": "mulligans are before any position by hand: test_100_game plays them by edition",
    "2006:104.3": "a cost that the edition does not know cannot be set up: test_103_choices",
    "2006:200.7a": "nothing asks who owns an ability on the stack",
    "2006:201.2": "which properties are called characteristics; nothing plays differently by it",
    "2006:203.3": "the old remark on paying is of words; the number is the same",
    "2006:306.4": "today's book has two terms for it; what happens is the same",
    "2006:402.2": "spell abilities got a name; what happens is the same",
    "2006:410.9a": "no effect of the pool makes a creature block after blocks were declared",
    "2006:421.5": "a loop is proposed in each edition; 2006:421.3 has the differing results",
    "2009:700.5": "the outcome is the same",
    "2009:700.5a": "the outcome is the same",
    "2009:702.2b": "today everything divides freely among blockers; 2009:703.4h shows the order",
    "2009:702.12c": "no longer written down; a choice of landwalk is made in the same way",
    "2009:702.38b": "said elsewhere today; the outcome is the same",
    "2009:702.48a/e1": "the mana left to pay is the same",
    "2009:702.70b": "the outcome is the same",
    "2009:706.2": "only what no card of the old pools has was added or taken away",
}
"""Rows without such a scenario, each with the reason."""


def changed(row: Row) -> bool:
    """Does the row say that its rule is another one in other editions?"""
    now = row.now.strip()
    if not row.testable or row.own or SAME.match(now):
        return False
    return bool(EARLY.match(now) or GONE.search(now))


def differs(value: Any) -> bool:
    """Does a part of a scenario say different things of different editions?"""
    if isinstance(value, dict):
        told = value.get("expect")
        if isinstance(told, dict) and len({repr(part) for part in told.values()}) > 1:
            return True
        return bool(value.get("only")) or any(differs(part) for part in value.values())
    return isinstance(value, list) and any(differs(part) for part in value)


def shows_difference(scenario: Scenario) -> bool:
    """Is it run under several editions, with results of their own?"""
    whole = {"expect": scenario.expect, "do": scenario.do}
    return len(scenario.editions) > 1 and differs(whole)


def shown() -> set[str]:
    """The rows that scenario files with differing results cite, each in its own edition."""
    root = project_root()
    assert root is not None
    found: set[str] = set()
    for path in scenario_files(root):
        scenario = load(path)
        if shows_difference(scenario):
            found.update(row for row in scenario.rules if edition_of(row) in scenario.editions)
    return found


def test_every_changed_row_has_a_scenario_with_differing_results() -> None:
    rows = {row.id for row in table().values() if changed(row)}
    assert len(rows) > 40
    covered = shown()
    missing = sorted(rows - covered - WITHOUT.keys())
    assert missing == []
    assert sorted(WITHOUT.keys() & covered) == [], "these have one now: take them off the list"
    assert sorted(WITHOUT.keys() - rows) == [], "these do not say that anything changed"
