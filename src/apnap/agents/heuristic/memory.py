"""What an agent remembers within a turn: what it did, what could not be paid for, where its targets
are to go. Nothing of it is needed to answer; it keeps the agent from doing the same thing in vain.
"""

from __future__ import annotations

from typing import Any


class Memory:
    """Counts and plans of one turn."""

    __slots__ = ("attackers", "attacks", "done", "failed", "last", "plans", "turn")

    def __init__(self) -> None:
        self.turn = -1
        self.done: dict[Any, int] = {}
        self.failed: set[Any] = set()
        self.plans: dict[tuple[int, int], list[int]] = {}
        self.attackers: list[int] = []
        self.attacks = 0
        self.last: Any = None

    def enter(self, turn: int) -> None:
        """A question of that turn comes: what belongs to another turn is forgotten."""
        if turn != self.turn:
            self.turn = turn
            self.done.clear()
            self.failed.clear()
            self.plans.clear()
            self.attackers = []
            self.last = None

    def count(self, key: Any) -> int:
        """How often that was done this turn."""
        return self.done.get(key, 0)

    def note(self, key: Any) -> None:
        """That is done once more."""
        self.done[key] = self.done.get(key, 0) + 1
        self.last = key

    def asked_to_attack(self, ids: list[int]) -> int:
        """How often just these creatures could have attacked before, this turn: an attack that
        could not be paid for is asked for again.
        """
        self.attacks = self.attacks + 1 if ids == self.attackers else 0
        self.attackers = ids
        return self.attacks
