"""What can go wrong with a scenario."""

from __future__ import annotations

from apnap.core.questions import Question


class ScenarioError(ValueError):
    """The scenario cannot be run; one sentence with the place and the remedy."""


class Unanswered(ScenarioError):
    """A question for which the scenario has no answer. `question`: the open one."""

    def __init__(self, sentence: str, question: Question) -> None:
        super().__init__(sentence)
        self.question = question


class CheckFailed(Exception):
    """A check did not hold; the sentence names the check and the value found."""


class Refused(Exception):
    """The rules do not allow an action; the sentence says why."""
