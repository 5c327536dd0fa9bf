"""Several turns at the same time: which of them go on. core.markers says how they are kept,
multiplayer.melee how they are played."""

from __future__ import annotations

from apnap.core.game import Game
from apnap.core.markers import Marker


def current(g: Game) -> Marker:
    """The marker whose turn is being played."""
    return next(marker for marker in g.turns if marker.number == g.marker)


def others(g: Game) -> list[Marker]:
    """The markers whose turns wait, the next one first."""
    later = [marker for marker in g.turns if marker.number > g.marker]
    return later + [marker for marker in g.turns if marker.number < g.marker]


def running(g: Game) -> dict[int, int]:
    """Whose turns are going on: seat -> number of the turn."""
    if not g.turns:
        return {g.active: g.turn}
    found = {marker.seat: marker.turn for marker in others(g) if marker.begun}
    if current(g).begun:
        found[g.active] = g.turn
    return found


def newest(g: Game) -> int:
    """The number of the turn that began last."""
    return max([g.turn, *(marker.turn for marker in others(g))]) if g.turns else g.turn


def elsewhere(g: Game, seat: int) -> bool:
    """Is the player in the range of another turn that is going on than the one that is played?"""
    for marker in others(g):
        if marker.begun and g.reach and g.reach[marker.seat] >> seat & 1:
            return True
    return False


def other_turn(g: Game, turn: int) -> bool:
    """Is that the number of another turn that is going on?"""
    return any(marker.begun and marker.turn == turn for marker in others(g))
