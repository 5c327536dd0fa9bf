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
        seats = involved(g, present) if g.reach else None
        ending.draw_game(g, "game-drawn-mandatory-loop", seats)
        return
    looks = g.quiet - LOOP_WATCH
    if looks & (looks - 1) == 0:
        g.quiet_mark = present


def involved(g: Game, present: str) -> tuple[int, ...]:
    """The players who control an object that is involved in the loop (801.16): seen by going
    through it once more, in a copy."""
    trial = g.copy()
    trial.tracing = False
    trial.quiet = 0
    found: set[int] = set()
    for _ in range(LOOP_WATCH * 4):
        question = trial.question
        if question is None:
            break
        for id_ in trial.stack:
            found.add(trial.objects[id_].controller)
        trial.push(question.plainest())
        if state_hash(trial) == present:
            break
    return tuple(sorted(found))
