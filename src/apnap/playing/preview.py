"""What the automatic payment would do for an action, found out on a copy of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from apnap.core.questions import Option, Question
from apnap.game import Game, IllegalAnswer

AUTO: Final = Option("auto")
DONE: Final = ("spell-cast", "ability-activated", "mana-spent")
MOST_QUESTIONS: Final = 60


@dataclass(frozen=True, slots=True)
class Preview:
    """`sources`: the objects whose mana abilities would be activated. `spent`: the letters of the
    mana spent. `life`: how much life would be paid. `settled`: whether the payment was reached
    (False: what is chosen before it leads elsewhere)."""

    sources: tuple[int, ...]
    spent: str
    life: int
    settled: bool


def payment(game: Game, answer: int) -> Preview:
    """The automatic payment after an answer to the present question, all other choices on the way
    being the plainest ones. The game itself is not changed."""
    copy = game.fork(None)
    question = copy.question
    assert question is not None
    seat = question.chooser
    life = copy.players[seat].life
    start = len(copy.lines)  # what the open question's unit has written so far comes again
    tried: int | None = answer
    for _ in range(MOST_QUESTIONS):
        try:
            copy.push(question.plainest() if tried is None else tried)
        except IllegalAnswer:
            break
        tried = None
        if _lines(copy, start, DONE):
            return _told(copy, start, seat, life)
        question = copy.question
        if question is None or question.key == "priority":
            break
        if question.key == "pay":
            if AUTO not in question.options:
                break
            tried = question.options.index(AUTO)
        else:
            tried = _willing(question)
    return Preview((), "", 0, False)


def _willing(question: Question) -> int | None:
    """Go on with what was begun: not the option that gives it up."""
    return None if question.shape or not question.options else 0


def _told(copy: Game, start: int, seat: int, life: int) -> Preview:
    used = [int(args["object"]) for args in _lines(copy, start, ("mana-ability-activated",))]
    spent = _lines(copy, start, ("mana-spent",))
    letters = "".join(str(letter) for args in spent for letter in args["list"])
    return Preview(tuple(dict.fromkeys(used)), letters, life - copy.players[seat].life, True)


def _lines(copy: Game, start: int, keys: tuple[str, ...]) -> list[dict[str, Any]]:
    return [dict(pairs) for key, pairs, _ in copy.lines[start:] if key in keys]
