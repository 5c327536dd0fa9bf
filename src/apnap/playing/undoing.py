"""What may be taken back at a table: a player's own moves, as long as nothing hidden has been seen
since.

A *stop* is where somebody is asked. Between two stops a seat learns something if a card comes to be
known to anybody that it did not know itself, or if chance decided anything. A player may go back
over their own answers while they learned nothing since, nobody else decided anything (agents that
only passed did not), and so to where they were asked before."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.core.questions import Question
from apnap.core.views import knows
from apnap.game import Game

PERSON, AUTO, AGENT = "person", "auto", "agent"


@dataclass(slots=True)
class Given:
    """One answer: the seat, who gave it (PERSON, AUTO: given by itself, AGENT), whether it was a
    mere pass of priority, and the seats (a mask) that learned something before the next stop."""

    seat: int
    who: str
    passed: bool
    learned: int = 0


class Knowledge:
    """What every seat knows of every card at a stop."""

    def __init__(self, game: Game, question: Question | None) -> None:
        self.rng = game.rng
        self.seats = len(game.players)
        self.known: dict[int, int] = {}
        for obj in game.objects.values():
            self.known[obj.phys] = sum(
                1 << seat for seat in range(self.seats) if knows(game, seat, obj)
            )
        if question is not None:  # what is offered is seen, even if it is put back unseen by others
            for option in question.options:
                if isinstance(option.id, int) and option.id in game.objects:
                    self.known[game.objects[option.id].phys] |= 1 << question.chooser

    def learned(self, later: Knowledge) -> int:
        """The seats (a mask) that learned something from here to there."""
        everybody = (1 << self.seats) - 1
        if later.rng != self.rng:
            return everybody
        found = 0
        for phys, mask in later.known.items():
            before = self.known.get(phys, everybody)
            if mask & ~before:
                found |= everybody & ~before
        return found


def steps_back(given: list[Given], seat: int) -> int:
    """How many answers the seat may take back at once: up to and with its last own one; 0 if it may
    not."""
    for number, one in enumerate(reversed(given), 1):
        if one.learned >> seat & 1:
            return 0
        if one.who == PERSON:
            return number if one.seat == seat else 0
        if one.who == AGENT and not one.passed:
            return 0
    return 0
