"""Declaring attackers and blockers."""

from __future__ import annotations

from typing import Any

from .answering import Entries
from .driving import LIMIT, Driver
from .entries import as_entries, entries_of
from .errors import Refused, ScenarioError


class Combat(Driver):
    """The actions that declare who attacks and who blocks."""

    def attack(self, action: dict[str, Any]) -> None:
        """`attack: {bear: B}`"""
        self._reach_declaration("attackers")
        self.current = [Entries(as_entries(action.get("bands")), "bands"), *entries_of(action)]
        self._declare(action["attack"] or {})

    def block(self, action: dict[str, Any]) -> None:
        """`block: {wall: bear}`"""
        self._reach_declaration("blockers")
        self._declare(action["block"] or {})

    def _reach_declaration(self, key: str) -> None:
        step = "declare_attackers" if key == "attackers" else "declare_blockers"
        index = [one.name for one in self.g.edition.steps].index(step)
        turn, early = self.g.turn, self.g.step < index
        for _ in range(LIMIT):
            q = self.question()
            if q is None:
                raise Refused("the game is over")
            if q.key == key and q.chooser == self.by:
                return
            here = self.g.turn == turn and self.g.step >= index and early
            if q.key == "priority" and here and (self.by == self.g.active) == (key == "attackers"):
                raise Refused(f"no creature can be declared among the {key}")
            self.pass_on(q)
        raise ScenarioError(f"{self.place}: there is nothing to declare {key} for")

    def _declare(self, wanted: dict[str, Any]) -> None:
        q = self.question()
        assert q is not None
        try:
            answer = self.answerer.assignment(q, wanted)
        except ScenarioError as error:
            raise Refused(str(error)) from None
        self.give(answer)
        self.settle_questions()
