"""The X of a cost that is paid outside of casting and activating."""

from __future__ import annotations

from apnap import ir
from apnap.core.questions import NUMBER, Question
from apnap.interpret.context import Ctx

from . import bounds, costs, plans


def choose(ctx: Ctx, cost: tuple[ir.Cost, ...], least: int = 0) -> int | None:
    """x-chosen: who pays (the context's controller) chooses X immediately before paying, no more
    than they could pay (107.3d); 0 where the cost has no X, None where even `least` is too much.
    The context has the X from then on.
    """
    if not plans.costs_use_x(cost):
        return 0
    g, seat = ctx.g, ctx.controller

    def possible(x: int) -> bool:
        ctx.x = x
        return costs.can_pay(ctx, cost)

    if not possible(least):
        return None
    most = bounds.greatest(possible, bounds.CAP)
    ctx.x = int(g.choose(Question(NUMBER, "x", seat, least=least, most=most, source=ctx.source)))
    g.trace("x-chosen", player=seat, object=ctx.source, n=ctx.x)
    return ctx.x
