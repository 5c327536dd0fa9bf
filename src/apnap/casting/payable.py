"""Could a spell be paid for, and has it what it needs to be cast: what is looked at before it is
offered (2006:409.1)."""

from __future__ import annotations

from apnap import ir
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject, StackInfo
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost

from . import bounds, costs, fresh, plans, prices, targets
from .purposes import SPELL
from .scan import Scan


def can_pay_mana(
    scan: Scan,
    obj: GameObject,
    cost: ManaCost,
    chars: Characteristics,
    specs: tuple[ir.TargetSpec, ...] = (),
) -> bool:
    """Could the mana be paid, with what effects make of it? `specs`: its target words."""
    if "X" in cost:
        cost = prices.with_x(cost, x_for(scan, obj, specs))
    if scan.changes:
        ctx = Ctx(scan.g, obj.id, scan.seat, StackInfo(obj.id)) if specs else None
        change = prices.changes(scan.g, scan.seat, obj.id, obj.zone, (), ctx, chars, specs)
        if change is not None:
            cost = change.apply(cost)
    return scan.payable(cost, obj.id, None)


def x_for(scan: Scan, obj: GameObject, specs: tuple[ir.TargetSpec, ...]) -> int:
    """The least X that target words need which ask for a quality that X decides."""
    if not targets.x_decides(specs):
        return 0
    return max(0, targets.least_x(scan.context(obj.id), specs))


def others_payable_with_x(ctx: Ctx, others: tuple[ir.Cost, ...], seat: int) -> bool:
    """Can what is not mana be paid with the X of the context, or with a greater one? The context
    has that X from then on."""
    if not others or not bounds.is_picky(others):
        return costs.others_payable(ctx, others, seat)
    while ctx.x <= targets.X_CAP:
        if costs.others_payable(ctx, others, seat):
            return True
        ctx.x += 1
    return False


def can_pay(
    scan: Scan,
    obj: GameObject,
    chars: Characteristics,
    plan: plans.CastPlan,
    base: tuple[ir.Cost, ...],
    offer: ManaCost = (),
) -> bool:
    """Could this cost and all that must be paid besides be paid? `offer`: what offering takes
    off."""
    if _can_pay(scan, obj, chars, plan, base, offer, None):
        return True
    return any(
        _can_pay(scan, obj, chars, plan, base, offer, ability)
        for ability in plan.optional
        if any(_is_cheaper_for(rule, ability) for rule in plan.rules)
    )


def _is_cheaper_for(rule: ir.CastRule, ability: ir.AdditionalCost) -> bool:
    """Is it of the cost of a spell for which that optional cost is paid?"""
    condition = rule.condition
    return isinstance(condition, ir.CostPaid) and condition.key == ability.key


def _can_pay(
    scan: Scan,
    obj: GameObject,
    chars: Characteristics,
    plan: plans.CastPlan,
    base: tuple[ir.Cost, ...],
    offer: ManaCost,
    optional: ir.AdditionalCost | None,
) -> bool:
    """The same, with one optional cost or with none."""
    g, seat = scan.g, scan.seat
    ctx = Ctx(g, obj.id, seat, StackInfo(obj.id))
    parts = base + tuple(cost for ability in plan.mandatory for cost in ability.cost)
    if optional is not None:
        parts += optional.cost
        assert ctx.info is not None
        ctx.info.paid = ((optional.key, 1),)
    symbols, extra, others = plans.split_costs(costs.flat(ctx, parts))
    ctx.x = x_for(scan, obj, plan.specs)
    if not others_payable_with_x(ctx, others, seat):
        return False
    for ability in plan.mandatory:
        if ability.choice and not any(
            costs.can_pay(ctx, cost, use=SPELL) for cost in ability.choice
        ):
            return False
    total = prices.counted(ctx, symbols or (), extra, ctx.x)
    change = prices.changes(g, seat, obj.id, obj.zone, plan.rules, ctx, chars, plan.specs)
    if change is not None:
        total = change.apply(total)
    return any(scan.payable(one, obj.id, plan) for one in prices.less_offering(total, offer))


def can_pay_for(
    g: Game,
    seat: int,
    obj: GameObject,
    chars: Characteristics,
    plan: plans.CastPlan,
    base: tuple[ir.Cost, ...],
) -> bool:
    """Could the player cast the card for this cost, with all that must be paid besides?"""
    return can_pay(Scan(g, seat), obj, chars, plan, base)


def has_targets(scan: Scan, obj: GameObject, chars: Characteristics, plan: plans.CastPlan) -> bool:
    """Do the targets exist that the spell needs?"""
    specs = plan.specs
    if plan.enchant is not None and "Aura" in chars.subtypes:
        specs = (plan.enchant,)
    body = plan.body
    modal = body is not None and bool(body.modes)
    if not specs and not modal:
        return True
    ctx = scan.context(obj.id)
    if body is not None and specs is body.targets:
        specs = targets.needed(ctx, body)
    return body_possible(ctx, specs, body)


def body_possible(ctx: Ctx, specs: tuple[ir.TargetSpec, ...], body: ir.Body | None) -> bool:
    """Can the target words be given targets, and as many modes be chosen as must be?"""
    if specs and targets.least_x(ctx, specs) < 0:
        return False
    if body is None or not body.modes:
        return True
    needed = targets.number(ctx, body.least)
    if body.again:
        needed = min(needed, 1)
    barred = fresh.taken(ctx, body)
    for number, mode in enumerate(body.modes):
        if needed <= 0:
            break
        if number not in barred and targets.least_x(ctx, mode.targets) >= 0:
            needed -= 1
    return needed <= 0
