"""What ends at a moment of the turn: continuous effects, and shields that last as long."""

from __future__ import annotations

from apnap.continuous import effects
from apnap.core.game import Game
from apnap.replacement import shields


def expire(g: Game, moment: str, seat: int = -1) -> None:
    """continuous-effect-ends: those whose duration ends at the moment, of the seat whose turn or
    step it is (`effects.MOMENTS`, `shields.ENDS`)."""
    effects.expire(g, moment, seat)
    if g.shields:
        shields.expire(g, moment, seat)
