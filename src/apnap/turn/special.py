"""Special actions that use no stack, other than playing lands and turning cards face up
(2006:408.2).
"""

from __future__ import annotations

from apnap.core.game import Game
from apnap.core.questions import Option


def options(g: Game, seat: int) -> list[Option]:
    """The special actions that the player may take now."""
    providers = g.edition.procedures.named.get("special-actions")
    return list(providers(g, seat)) if providers is not None else []


def take(g: Game, seat: int, option: Option) -> None:
    """Carry out a special action."""
    g.edition.procedures.named["take-special-action"](g, seat, option)
