"""What a rewound action leaves behind: mana abilities that moved a library, showed a card of one or
were left to chance are performed again (2006:422.1)."""

from __future__ import annotations

from typing import Any

from apnap.core.game import Game, IllegalAction
from apnap.core.questions import Option

from . import mana


class Kept:
    """A mana ability that can't be taken back: who activated which, and the answers given in it."""

    __slots__ = ("answers", "option", "seat")

    def __init__(self, seat: int, option: Option, answers: tuple[Any, ...]) -> None:
        self.seat = seat
        self.option = option
        self.answers = answers


def irreversible(g: Game, mark: int) -> list[Kept]:
    """The mana abilities activated since the mark of the journal that must be performed again, in
    order."""
    return []


def perform_again(g: Game, seat: int, kept: list[Kept], tape: int) -> None:
    """Perform them again, with the answers that were given: these stand on the tape once more, so
    that a replay is the same."""
    for one in kept:
        if g.tape_pos == len(g.tape) and not g.feed:
            g.tape.extend(one.answers)
        try:
            mana.activate(g, one.seat, int(one.option.id), int(one.option.extra))
        except IllegalAction:
            continue
