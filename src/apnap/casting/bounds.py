"""What a player could still afford while announcing: optional costs, the greatest X
(2006:409.1b)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from apnap import ir
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost

from . import costs, inkind, plans, prices, sources, targets
from .purposes import ABILITY, SPELL, Purpose

if TYPE_CHECKING:
    from .cast import Casting

CAP = 1 << 12


def change_of(casting: Casting) -> prices.Change | None:
    """What effects, and the spell's own words, change about the cost."""
    g, seat = casting.g, casting.seat
    if casting.ability is not None:
        change = prices.ability_changes(g, seat, casting.card)
        return prices.with_own(change, casting.ctx, casting.ability)
    own = () if casting.obj.face_down else casting.plan.rules
    return prices.changes(g, seat, casting.id, casting.origin, own, casting.ctx)


def x_mana(casting: Casting) -> str:
    """The one kind of mana that may be spent on X, "" where any may."""
    if casting.ability is not None:
        return casting.ability.x_mana
    if casting.obj.face_down:
        return ""
    return next((rule.x_mana for rule in casting.plan.rules if rule.x_mana), "")


def purpose_of(casting: Casting) -> Purpose:
    """What its mana is spent on."""
    if casting.ability is None:
        return Purpose(casting.id, SPELL)
    return Purpose(casting.card, ABILITY)


def affordable(casting: Casting, more: tuple[ir.Cost, ...]) -> bool:
    """Could all that has been announced, and `more` besides, be paid?"""
    seat, ctx = casting.seat, casting.ctx
    symbols, extra, others = plans.split_costs(costs.flat(ctx, casting.costs + more))
    if not costs.others_payable(ctx, others, seat):
        return False
    change = change_of(casting)
    if symbols is None and casting.ability is not None and not (change and change.increase):
        return True
    total = prices.counted(ctx, symbols or (), extra, ctx.x)
    before = total
    if change is not None:
        total = change.apply(total)
    total = prices.only_for_x(total, before, ctx.x, x_mana(casting))
    return bool(payable_of(casting, prices.less_offering(total, casting.offer), others))


def payable_of(
    casting: Casting, totals: tuple[ManaCost, ...], others: tuple[ir.Cost, ...]
) -> tuple[ManaCost, ...]:
    """Those of the totals that could be paid, beside the costs that are not mana."""
    g, seat, purpose = casting.g, casting.seat, purpose_of(casting)
    found = sources.survey(g, seat, purpose, costs.tapped_by(casting.ctx, others))
    for source in inkind.helpers(g, seat, casting.plan):
        found.add(source)
    return tuple(one for one in totals if sources.payable(g, seat, found, one, purpose))


def how_often(casting: Casting, more: tuple[ir.Cost, ...]) -> int:
    """How many times a repeatable cost could be paid."""
    times = 0
    while times < CAP and affordable(casting, more * (times + 1)):
        times += 1
    return times


def greatest_x(casting: Casting) -> int:
    """The greatest X that can be paid for and, where X is a number of targets, be given targets; 0
    if not even that can be."""
    found = greatest(_test(casting), _target_limit(casting, casting.ctx))
    _reset(casting)
    return found


def payable_x(casting: Casting) -> list[int]:
    """Every X that can be paid for and has targets, where a smaller one may be impossible."""
    limit = min(targets.X_CAP, _target_limit(casting, casting.ctx))
    possible = _test(casting)
    aims = _words(casting)
    needed = targets.x_decides(aims)
    found = []
    for x in range(limit + 1):
        if possible(x) and (not needed or targets.feasible(casting.ctx, aims)):
            found.append(x)
    _reset(casting)
    return found


def _words(casting: Casting) -> tuple[ir.TargetSpec, ...]:
    return tuple([spec for _, spec in casting.slots()])


def x_aims(casting: Casting) -> bool:
    """Does a target word ask for a quality that X decides?"""
    return targets.x_decides(_words(casting))


def is_picky(parts: tuple[ir.Cost, ...]) -> bool:
    """Does a cost ask for objects of a quality that X decides? Then a greater X may be payable
    where a smaller one is not."""
    filters = [f for part in parts for f in ir.walk(part) if isinstance(f, ir.Filter)]
    return any(isinstance(part, ir.X) for f in filters for part in ir.walk(f))


def _test(casting: Casting) -> Callable[[int], bool]:
    def possible(x: int) -> bool:
        casting.info.x = x
        casting.ctx.x = x
        return affordable(casting, ())

    return possible


def _reset(casting: Casting) -> None:
    casting.info.x = 0
    casting.ctx.x = 0


def greatest(possible: Callable[[int], bool], limit: int) -> int:
    """The greatest number that is possible, where all below it are."""
    low, high = 0, 1
    while high <= limit and possible(high):
        low, high = high, high * 2
    high = min(high, limit + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if possible(middle):
            low = middle
        else:
            high = middle
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
