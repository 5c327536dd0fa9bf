"""Which creatures are paired (keyword-soulbond, 702.95)."""

from __future__ import annotations

from apnap import ir
from apnap.core.game import Game


def partner(g: Game, id_: int) -> int:
    """The creature that this one is paired with; 0 if it is not paired."""
    for effect in g.effects:
        if effect.affected and id_ in effect.affected:
            if any(isinstance(part, ir.Paired) for part in effect.parts):
                return next((other for other in effect.affected if other != id_), 0)
    return 0
