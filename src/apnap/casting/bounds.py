"""What a player could still afford while announcing: optional costs, the greatest X
(2006:409.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.interpret.context import Ctx

from . import costs, inkind, plans, prices, sources, targets

if TYPE_CHECKING:
    from .cast import Casting

CAP = 1 << 12


def change_of(casting: Casting) -> prices.Change | None:
    """What effects, and the spell's own words, change about the cost."""
    g, seat = casting.g, casting.seat
    if casting.ability is not None:
        return prices.ability_changes(g, seat, casting.card)
    own = () if casting.obj.face_down else casting.plan.rules
    return prices.changes(g, seat, casting.id, casting.origin, own, casting.ctx)


def affordable(casting: Casting, more: tuple[ir.Cost, ...]) -> bool:
    """Could all that has been announced, and `more` besides, be paid?"""
    g, seat, ctx = casting.g, casting.seat, casting.ctx
    symbols, extra, others = plans.split_costs(costs.flat(ctx, casting.costs + more))
    if not costs.others_payable(ctx, others, seat):
        return False
    if symbols is None and casting.ability is not None:
        return True
    total = prices.counted(ctx, symbols or (), extra, ctx.x)
    change = change_of(casting)
    if change is not None:
        total = change.apply(total)
    total = prices.less_offering(total, casting.offer)
    purpose = casting.id if casting.ability is None else casting.card
    found = sources.survey(g, seat, purpose, costs.tapped_by(ctx, others))
    for source in inkind.helpers(g, seat, casting.plan):
        found.add(source)
    return sources.payable(g, seat, found, total, purpose)


def how_often(casting: Casting, more: tuple[ir.Cost, ...]) -> int:
    """How many times a repeatable cost could be paid."""
    times = 0
    while times < CAP and affordable(casting, more * (times + 1)):
        times += 1
    return times


def greatest_x(casting: Casting) -> int:
    """The greatest X that can be paid for and, where X is a number of targets, be given targets; 0
    if not even that can be."""
    ctx = casting.ctx
    limit = _target_limit(casting, ctx)

    def possible(x: int) -> bool:
        casting.info.x = x
        ctx.x = x
        return affordable(casting, ())

    low, high = 0, 1
    while high < limit and possible(high):
        low, high = high, high * 2
    high = min(high, limit + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if possible(middle):
            low = middle
        else:
            high = middle
    casting.info.x = 0
    ctx.x = 0
    return low


def _target_limit(casting: Casting, ctx: Ctx) -> int:
    """No more than there are targets, where a target word asks for X of them."""
    limit = CAP
    for base, spec in casting.slots():
        if isinstance(spec.least, ir.X):
            ctx.slot_base = base
            limit = min(limit, len(targets.legal_targets(ctx, spec)))
    ctx.slot_base = 0
    return limit
