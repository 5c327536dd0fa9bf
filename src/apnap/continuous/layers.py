"""The characteristics of an object, as all continuous effects make them (2006:418.5). How the layers are passed through stands at the top of `plan`."""

from __future__ import annotations

from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject

from . import order
from .plan import END, PARTIAL, Plan, before, collect, evaluate


def plan_of(g: Game) -> Plan:
    """The plan of the present epoch; it also sets `g.read_mask` and the masks of granted abilities."""
    plan: Plan | None = g.effect_plan
    if plan is None:
        plan = Plan(g)
        g.effect_plan = plan
        plan.epoch = g.epoch
        collect(g, plan)
    elif plan.epoch == g.epoch or g.epoch == PARTIAL:
        return plan
    elif plan.fixed:
        plan.forget()
        plan.epoch = g.epoch
        return plan
    else:
        _restart(plan)
        plan.epoch = g.epoch
    order.settle(g, plan)
    g.read_mask = plan.reads
    g.granted_watch = plan.watch
    g.granted_replace = plan.replaces
    return plan


def _restart(plan: Plan) -> None:
    plan.effects = [effect for effect in plan.effects if not effect.granted]
    for i, found in enumerate(plan.layered):
        plan.layered[i] = [effect for effect in found if not effect.granted]
    for kind, entries in plan.rules.items():
        plan.rules[kind] = [entry for entry in entries if not entry.effect.granted]
    for effect in plan.effects:
        effect.began = effect.dead = False
    plan.reset()


def compute(g: Game, obj: GameObject) -> Characteristics:
    """The characteristics of the object now; kept in `obj.chars` for the epoch. While a step reads other objects: as they are at its position."""
    if g.epoch == PARTIAL:
        plan: Plan = g.effect_plan
        return before(g, plan, obj, plan.position)
    plan = g.effect_plan
    if plan is None or plan.epoch != g.epoch:
        plan = plan_of(g)
    defn = obj.defn
    if (
        obj.counters
        or obj.face_down
        or obj.id in plan.by_id
        or obj.id in plan.bases
        or (plan.wide and plan.zones >> obj.zone & 1)
        or defn.behavior.cdas
    ):
        chars = _changed(g, plan, obj)
    else:
        chars = defn.base
    obj.chars = chars
    obj.chars_epoch = g.epoch
    return chars


def _changed(g: Game, plan: Plan, obj: GameObject) -> Characteristics:
    """The characteristics of an object that something may touch; like objects share them."""
    key = plan.likeness(obj)
    chars = plan.shared.get(key)
    if chars is None:
        chars = plan.shared[key] = evaluate(g, plan, obj, END)
    return chars
