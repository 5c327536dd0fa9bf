"""What players get as soon as they may: the city's blessing, a speed."""

from __future__ import annotations

from apnap import ir
from apnap.actions import designating
from apnap.continuous import rules
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.multiplayer import designations

from .batch import Batch


def designated(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """keyword-ascend, keyword-start-your-engines: for who controls a permanent with the ability."""
    for part, ctx, _ in rules.parts(g, ir.Designates):
        if part.what == "ascend":
            batch.more = designating.ascend(g, ctx.controller) or batch.more
        elif not designations.speed(g, ctx.controller):
            designating.set_speed(g, ctx.controller, 1)
            batch.more = True
