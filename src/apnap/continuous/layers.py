"""The characteristics of an object, as all continuous effects make them (2006:418.5). How the
layers are passed through stands at the top of `plan`."""

from __future__ import annotations

from typing import Any

from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject

from . import order
from .collecting import collect, collect_carried
from .passing import before, evaluate
from .plan import END, PARTIAL, Plan
from .templates import K_SELF


def plan_of(g: Game) -> Plan:
    """The plan of the present epoch; it also sets `g.read_mask` and the masks of granted
    abilities."""
    plan: Plan | None = g.effect_plan
    if plan is None or (plan.ground_known and plan.epoch != g.epoch and g.epoch != PARTIAL):
        plan = Plan(g)
        g.effect_plan = plan
        plan.epoch = g.epoch
        collect(g, plan)
    elif plan.epoch == g.epoch or g.epoch == PARTIAL:
        return plan
    elif plan.fixed:
        plan.forget()
        plan.finish(len(g.players))
        plan.epoch = g.epoch
        return plan
    else:
        _restart(plan)
        plan.epoch = g.epoch
    order.settle(g, plan)
    plan.finish(len(g.players))
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
    """The characteristics of the object now; kept in `obj.chars` for the epoch. While a step reads
    other objects: as they are at its position."""
    epoch = g.epoch
    plan: Plan = g.effect_plan
    if epoch == PARTIAL:
        return before(g, plan, obj, plan.position)
    if plan is None or plan.epoch != epoch:
        plan = plan_of(g)
    defn = obj.defn
    if obj.counters or obj.id in plan.special or obj.face_down or defn.behavior.cdas:
        chars = _special(g, plan, obj)
    elif not plan.wide or not plan.zones >> obj.zone & 1:
        chars = defn.base
    elif plan.quick:
        known = plan.quick[obj.controller]
        key: Any = defn
        for ids in plan.many:
            key = (key, obj.id in ids)
        found = known.get(key)
        if found is None:
            found = known[key] = evaluate(g, plan, obj, END)
        chars = found
    else:
        chars = _special(g, plan, obj)
    obj.chars = chars
    obj.chars_epoch = epoch
    return chars


def _special(g: Game, plan: Plan, obj: GameObject) -> Characteristics:
    """The characteristics of an object with something of its own; like objects share them all the
    same."""
    if obj.id in plan.special or plan.key & K_SELF or obj.face_down or obj.defn.behavior.cdas:
        return evaluate(g, plan, obj, END)
    if g.reach:  # like objects of different players are in the range of different effects
        return evaluate(g, plan, obj, END)
    key = plan.likeness(obj)
    chars = plan.shared.get(key)
    if chars is None:
        chars = plan.shared[key] = evaluate(g, plan, obj, END)
    return chars


def preview(g: Game, obj: GameObject, was: int = 0, *, alone: bool = False) -> Characteristics:
    """The characteristics that an object would have which is not there yet, with all effects on it:
    those of its own abilities, and those that it brings along from what it `was` (an id;
    2009:614.12). `alone`: with these only (2006:410.10b, entering-as-it-is)."""
    shown = g.objects.get(obj.id)
    kept = (g.effect_plan, g.read_mask, g.granted_watch, g.granted_replace)
    plan = Plan(g)
    plan.epoch = g.epoch
    g.effect_plan = plan
    g.objects[obj.id] = obj
    try:
        if not alone:
            collect(g, plan)
        collect_carried(g, plan, obj, was)
        order.settle(g, plan)
        plan.finish(len(g.players))
        return evaluate(g, plan, obj, END)
    finally:
        if shown is None:
            del g.objects[obj.id]
        g.effect_plan, g.read_mask, g.granted_watch, g.granted_replace = kept
