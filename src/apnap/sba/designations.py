"""What players and the game get as soon as they may: a blessing, a speed, day and night."""

from __future__ import annotations

from apnap import ir
from apnap.actions import daytime, designating
from apnap.continuous import rules
from apnap.core.daytime import DAY, NEITHER, NIGHT, now
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.multiplayer import designations

from .batch import Batch

BRINGS = {"day": DAY, "daybound": DAY, "night": NIGHT, "nightbound": NIGHT}
"""The time that an ability brings while it is neither day nor night (702.145d, 702.145g)."""


def _time_comes(g: Game, what: str) -> bool:
    """It becomes day or night, or what is bound to the time turns over."""
    if now(g) == NEITHER:
        return daytime.become(g, BRINGS[what])
    return daytime.turn(g)


def designated(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """keyword-ascend, keyword-start-your-engines: for who controls a permanent with the ability."""
    for part, ctx, _ in rules.parts(g, ir.Designates):
        if part.what in BRINGS:
            batch.more = _time_comes(g, part.what) or batch.more
        elif part.what == "ascend":
            batch.more = designating.ascend(g, ctx.controller) or batch.more
        elif not designations.speed(g, ctx.controller):
            designating.set_speed(g, ctx.controller, 1)
            batch.more = True
