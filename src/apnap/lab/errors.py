"""What can go wrong with a scenario."""

from __future__ import annotations


class ScenarioError(ValueError):
    """The scenario cannot be run; one sentence with the place and the remedy."""


class CheckFailed(Exception):
    """A check did not hold; the sentence names the check and the value found."""


class Refused(Exception):
    """The rules do not allow an action; the sentence says why."""
