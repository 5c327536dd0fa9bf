"""Day and night (730): a designation of the game, which has neither to begin with."""

from __future__ import annotations

from . import constants as c
from .game import Game

NEITHER, DAY, NIGHT = "neither", "day", "night"
KEY = ("daytime", 0)
"""Where the history keeps it; it is the one fact that no new turn takes away."""

TIMES = (NEITHER, DAY, NIGHT)


def now(g: Game) -> str:
    """What it is now."""
    return TIMES[g.history.get(KEY, 0)]


def set_to(g: Game, time: str) -> None:
    """Note that it is so from now on; what comes of it is the affair of actions.daytime."""
    g.put_item(g.history, KEY, TIMES.index(time))
    g.touch(c.A_HISTORY)
    g.new_epoch()
