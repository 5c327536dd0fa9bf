"""Words that could mean two things: "the creature" of two, "the player" of two."""

from __future__ import annotations

from ..ir import IsPlayer
from .holes import TargetHole, WhoPron
from .scopes import Candidate, Scope, walk_all


def two_creatures(scope: Scope) -> bool:
    """Whether two creatures have to do with the event, neither of them the object itself."""
    creatures = {
        type(one.value).__name__ + getattr(one.value, "role", "")
        for one in scope.candidates
        if -6 < one.pos < 0 and not one.own and one.types is not None and "creature" in one.types
    }
    return len(creatures) > 1


def another_player(best: Candidate, word: WhoPron, scope: Scope) -> bool:
    """Whether a target word for a player stands between the candidate and the word."""
    return any(
        isinstance(one.value, TargetHole)
        and best.pos < one.pos < word.pos
        and any(isinstance(part, IsPlayer) for part in walk_all(one.value.spec.what))
        and not any(part is word for part in walk_all(one.value))
        for one in scope.candidates
    )
