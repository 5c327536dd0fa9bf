"""A player leaves the game (2006:102.3)."""

from __future__ import annotations

from apnap.actions import ending
from apnap.core.game import Game


def concede(g: Game, seat: int) -> None:
    """player-concedes: at any time; the player leaves the game at once and loses (2006:102.3a)."""
    g.trace("player-concedes", player=seat)
    ending.lose_game(g, seat, "player-concedes")
