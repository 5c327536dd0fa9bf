"""Loops: an exactly repeated state with no choice between is a draw (game-drawn-mandatory-loop)."""

from __future__ import annotations

from apnap.actions import ending
from apnap.core.game import LOOP_WATCH, Game
from apnap.core.saving import state_hash


def watch(g: Game) -> None:
    """Called at stable points after many units without a choice: compare the state with the mark
    kept.
    """
    present = state_hash(g)
    if present == g.quiet_mark:
        g.trace("game-drawn-repetition")
        ending.draw_game(g, "game-drawn-mandatory-loop")
        return
    looks = g.quiet - LOOP_WATCH
    if looks & (looks - 1) == 0:
        g.quiet_mark = present
