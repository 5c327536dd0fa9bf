"""What an agent remembers within a turn: what it did, what could not be paid for, where its targets
are to go. Nothing of it is needed to answer; it keeps the agent from doing the same thing in vain.
"""

from __future__ import annotations

from typing import Any


class Memory:
    """Counts and plans of one turn."""

    __slots__ = ("attacks", "done", "failed", "last", "plans", "turn")

    def __init__(self) -> None:
        self.turn = -1
        self.done: dict[Any, int] = {}
        self.failed: set[Any] = set()
        self.plans: dict[tuple[int, int], list[int]] = {}
        self.attacks = 0
        self.last: Any = None

    def enter(self, turn: int) -> None:
        """A question of that turn comes: what belongs to another turn is forgotten."""
        if turn != self.turn:
            self.turn = turn
            self.done.clear()
            self.failed.clear()
            self.plans.clear()
            self.attacks = 0
            self.last = None

    def count(self, key: Any) -> int:
        """How often that was done this turn."""
        return self.done.get(key, 0)

    def note(self, key: Any) -> None:
        """That is done once more."""
        self.done[key] = self.done.get(key, 0) + 1
        self.last = key
