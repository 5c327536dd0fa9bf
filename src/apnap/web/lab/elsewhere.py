"""What remains possible where an edition cannot set up a situation: other editions, or a plainer
format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from apnap import editions
from apnap.game import find_edition
from apnap.lab.errors import ScenarioError
from apnap.lab.loading import Scenario
from apnap.lab.running import Run

from .running import Lookup

PLAIN = ("duel", "free-for-all", "team-vs-team")  # formats that every edition knows


def possible(scenario: Scenario, edition: str, lookup: Lookup) -> dict[str, Any]:
    """`editions`: keys of those that can set it up as it is; `format`: a format in which this
    edition can, "" where none helps."""
    known = [key for key in editions.names() if can_be_set_up(scenario, key, lookup)]
    plain = (key for key in _plain(scenario) if can_be_set_up_as(scenario, key, edition, lookup))
    return {"editions": known, "format": next(plain, "")}


def can_be_set_up(scenario: Scenario, edition: str, lookup: Lookup) -> bool:
    """Can the edition set it up?"""
    try:
        Run(scenario, find_edition(edition), lookup)
    except ScenarioError:
        return False
    return True


def can_be_set_up_as(scenario: Scenario, form: str, edition: str, lookup: Lookup) -> bool:
    """Can the edition set it up as a game of that format?"""
    return can_be_set_up(replace(scenario, format=form), edition, lookup)


def _plain(scenario: Scenario) -> Iterator[str]:
    for key in PLAIN:
        if key != scenario.format and (key == "duel") == (len(scenario.players) == 2):
            yield key
