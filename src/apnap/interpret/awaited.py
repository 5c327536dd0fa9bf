"""The mana on which the automatic payer counts, where a choice is left (`Game.awaited`)."""

from __future__ import annotations

from collections import Counter

from apnap.core.game import Game

Mana = tuple[str, ...]
Awaited = tuple[tuple[int, Mana], ...]
"""Which mana is to come, by the object whose ability or effect chooses it."""


def take(g: Game, source: int, alternatives: tuple[Mana, ...]) -> Mana | None:
    """What is counted on from this object, if that is among the alternatives; it is counted on no
    more."""
    for i, (id_, letters) in enumerate(g.awaited):
        for one in alternatives if id_ == source else ():
            if not Counter(one) - Counter(letters):
                rest = tuple((Counter(letters) - Counter(one)).elements())
                g.awaited = (*g.awaited[:i], (id_, rest), *g.awaited[i + 1 :])
                return one
    return None
