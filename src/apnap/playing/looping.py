"""Loops as a person proposes them: what they did of late, to be done so many times again."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.core.questions import Option
from apnap.game import Game, latest_answers

MOST = 8  # actions that are offered
FAR = 400  # answers that are looked back over


@dataclass(frozen=True, slots=True)
class Deed:
    """An action that a seat took with priority. `answers`: how many answers were given since, with
    that one (for `Game.repeat`)."""

    option: Option
    answers: int


def deeds(game: Game, seat: int) -> list[Deed]:
    """The seat's latest actions, the latest first: a loop may begin with each of them."""
    found: list[Deed] = []
    for number, (question, given) in enumerate(latest_answers(game, FAR), 1):
        if question is None or len(found) == MOST:
            break
        if question.chooser != seat or question.key != "priority":
            continue
        option = question.options[given]
        if option.kind != "pass":
            found.append(Deed(option, number))
    return found
