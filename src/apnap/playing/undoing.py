"""What may be taken back at a table: a player's own moves, as long as nothing hidden has been seen
since.

A *stop* is where somebody is asked. Between two stops a seat learns something if a card comes to be
known to anybody that it did not know itself, or if chance decided anything. A player may go back
over their own answers while they learned nothing since, nobody else decided anything (agents that
only passed did not), and so to where they were asked before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from apnap.core.questions import Question
from apnap.core.views import knows, revealed
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
    """What every seat knows of the cards that are hidden from anybody at a stop: by physical card,
    a mask of seats."""

    def __init__(self, game: Game, question: Question | None) -> None:
        self.rng = game.rng
        self.everybody = (1 << len(game.players)) - 1
        self.known: dict[int, int] = {}
        objects = game.objects
        shown = [revealed(game, player.seat) for player in game.players]
        open_ = {id_ for ids in shown for id_ in ids}
        for player in game.players:
            for id_ in player.library:
                obj = objects[id_]
                self.known[obj.phys] = obj.seen
                if id_ in open_:
                    self.known[obj.phys] = self._mask(game, obj, shown)
            for id_ in player.hand:
                self.known[objects[id_].phys] = self._mask(game, objects[id_], shown)
        for obj in objects.values():
            if obj.face_down:
                self.known[obj.phys] = self._mask(game, obj, shown)
        if question is not None:  # what is offered is seen, even if it is put back unseen by others
            for option in question.options:
                if option.kind == "object" and option.id in objects:
                    phys = objects[int(option.id)].phys
                    if phys in self.known:
                        self.known[phys] |= 1 << question.chooser

    def _mask(self, game: Game, obj: Any, shown: list[tuple[int, ...]]) -> int:
        return sum(1 << seat for seat, seen in enumerate(shown) if knows(game, seat, obj, seen))

    def learned(self, later: Knowledge) -> int:
        """The seats (a mask) that learned something from here to there."""
        everybody = self.everybody
        if later.rng != self.rng:
            return everybody
        found = 0
        for phys, before in self.known.items():
            if before != everybody and later.known.get(phys, everybody) & ~before:
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
