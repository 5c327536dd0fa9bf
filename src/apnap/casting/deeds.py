"""Actions of the effects language that are carried out as a cost."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import life
from apnap.core.game import IllegalAction
from apnap.interpret import amounts, effects, possible, refs
from apnap.interpret.context import Ctx
from apnap.turn import order

CARRIED_OUT = (ir.Draw, ir.FlipCoin, ir.GainLife)
"""Actions that pay a cost whatever comes of them, besides those that are done by choosing to."""


def _of_all(action: ir.Effect) -> bool:
    return isinstance(getattr(action, "what", None), ir.All)


def _removes_all(action: ir.Effect) -> bool:
    return isinstance(action, ir.RemoveCounters) and action.count == "all"


def can_pay(ctx: Ctx, cost: Any, seat: int) -> bool:
    """An action that can't be started, or finds too few objects in the open, pays nothing; what is
    hidden never decides. All that there are may be none."""
    if _of_all(cost.action) or _removes_all(cost.action):
        return True
    if not possible.can_start(ctx, cost.action):
        return False
    if isinstance(cost.action, ir.GainLife):
        return bool(_able_to_gain(ctx, cost.action))
    what = getattr(cost.action, "what", None)
    if isinstance(cost.action, ir.RemoveCounters):
        what = possible.with_counter(what, cost.action.kind)
    return _enough(ctx, what)


def _enough(ctx: Ctx, what: ir.Node | None) -> bool:
    """Is there as much as is to be chosen, or taken from the top? All of it, or it is not paid."""
    if isinstance(what, ir.Both):
        return all(_enough(ctx, part) for part in what.parts)
    if isinstance(what, ir.Top):
        return len(refs.objects(ctx, what)) >= amounts.amount(ctx, what.count)
    if not isinstance(what, ir.Choose):
        return True
    if what.among is None and any(zone in possible.HIDDEN for zone in what.zones):
        return True
    return len(refs.candidates(ctx, what)) >= amounts.amount(ctx, what.least)


def _able_to_gain(ctx: Ctx, action: ir.GainLife) -> tuple[int, ...]:
    """Who may gain the life that pays a cost: none where one who has to gain it can't (119.7);
    any opponent who can for "an opponent"."""
    g = ctx.g
    if isinstance(action.who, ir.AnOpponent):
        seats: tuple[int, ...] = tuple(order.opponents(g, ctx.controller))
        return tuple([seat for seat in seats if life.forbidden_by(g, seat) < 0])
    seats = refs.players(ctx, action.who)
    return seats if all(life.forbidden_by(g, seat) < 0 for seat in seats) else ()


def pay(ctx: Ctx, cost: Any, seat: int, paid: dict[str, tuple[int, ...]]) -> None:
    """An action as a cost: it must really be carried out. A coin may be lost, what is dealt, drawn
    or gained may be prevented or replaced (118.11), and all that there are may be none."""
    if isinstance(getattr(cost.action, "who", None), ir.AnOpponent):
        ctx.opponent = -1  # chosen anew for each part of a cost
    if not can_pay(ctx, cost, seat):  # another part of the cost took what it needs
        raise IllegalAction("act")
    if isinstance(cost.action, ir.GainLife):
        able = _able_to_gain(ctx, cost.action)
        if any(one not in able for one in refs.players(ctx, cost.action.who)):
            raise IllegalAction("act")
    ctx.as_cost = True
    try:
        done = effects.perform(ctx, cost.action)
    finally:
        ctx.as_cost = False
    free = isinstance(cost.action, CARRIED_OUT) or possible.by_choice(cost.action)
    free = free or _removes_all(cost.action)
    if not done.did and not free:
        raise IllegalAction("act")
    if isinstance(cost.action, ir.RemoveCounters):
        role = f"removed:{cost.action.kind}"
        paid[role] = paid.get(role, ()) + done.objects[:1] * done.amount
    elif _role(cost.action):
        role = _role(cost.action)
        paid[role] = (*paid.get(role, ()), *done.objects)


def _role(action: ir.Effect) -> str:
    """What is said later of the objects that the action was done to ("the tapped creature")."""
    if isinstance(action, ir.Move):
        return {"exile": "exiled", "hand": "returned"}.get(action.to, "")
    return _ROLES.get(type(action), "")


_ROLES: dict[type[ir.Effect], str] = {
    ir.Tap: "tapped",
    ir.SacrificeIt: "sacrificed",
    ir.Discard: "discarded",
    ir.DiscardIt: "discarded",
    ir.Reveal: "revealed",
}
