"""In which order the effects of each layer apply: characteristic-defining ones first, then by timestamp and dependency."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.core.game import Game
from apnap.core.objects import GameObject

from . import plan as plans
from .templates import ATTACHED, FILTER, REF, THIS

if TYPE_CHECKING:
    from .plan import Effect, Plan


def settle(g: Game, plan: Plan) -> None:
    """Put the steps of all layers in order, one after another (timestamp-order)."""
    for layer in range(plan.table.type, plan.table.size):
        plan.building = layer
        plan.starts[layer] = len(plan.steps)
        todo = [effect for effect in plan.layered[layer] if not effect.dead]
        if len(todo) > 1:
            todo.sort(key=_rank_own if plan.table.own_first else _rank)
        while todo:
            effect = todo.pop(0)
            todo = append(g, plan, effect, layer, todo)
    plan.building = plan.table.size


def _rank(effect: Effect) -> int:
    return effect.timestamp


def _rank_own(effect: Effect) -> tuple[bool, int]:
    """In editions where an object's own statements about itself are characteristic-setting, they come first."""
    own = effect.template.kind == THIS and not effect.granted and effect.floating is None
    return (not own, effect.timestamp)


def append(g: Game, plan: Plan, effect: Effect, layer: int, todo: list[Effect]) -> list[Effect]:
    """Add the effect's step in the layer, if the effect is there; what it grants joins those that are left to do."""
    template = effect.template
    pos = len(plan.steps)
    ops = next(ops for at, ops in template.layers if at == layer)
    step = plans.Step(effect, layer, ops, pos)
    if step.first and not _starts(g, plan, effect, pos):
        effect.dead = True
        return todo
    plan.steps.append(step)
    if template.kind == FILTER or effect.members is not None:
        plan.wide.append(step)
    else:
        for id_ in effect.ids:
            plan.by_id.setdefault(id_, []).append(step)
    plan.removed = plan.removed or template.removes
    if template.grants and _grants_here(effect, layer, plan):
        return _spread(g, plan, effect, layer, pos, todo)
    return todo


def _starts(g: Game, plan: Plan, effect: Effect, pos: int) -> bool:
    """Is the effect there when its first step comes? It goes on from then, whatever becomes of its ability (effect-in-several-layers)."""
    template = effect.template
    if not exists(g, plan, effect, pos) or not plans.condition_holds(g, plan, effect, pos):
        return False
    effect.began = True
    if template.kind == ATTACHED:
        effect.ids = (g.objects[effect.source].attached_to,)
    elif template.kind == REF:
        effect.ids = plans.named_ids(g, plan, effect, pos)
    return True


def exists(g: Game, plan: Plan, effect: Effect, pos: int) -> bool:
    """Does the source still have the ability, when the steps before the position have been applied?"""
    ability = effect.template.ability
    if ability is None or not plan.removed:
        return True
    chars = plans.before(g, plan, g.objects[effect.source], pos)
    return ability in g.edition.behavior(chars).statics


def _grants_here(effect: Effect, layer: int, plan: Plan) -> bool:
    return layer == plan.table.ability


def affected(g: Game, plan: Plan, effect: Effect, pos: int) -> list[GameObject]:
    """The objects that the effect affects at the position, ids ascending within each zone."""
    if effect.template.kind != FILTER:
        return [g.objects[id_] for id_ in effect.ids if id_ in g.objects]
    found = []
    zones = effect.template.to_zones
    for zone in range(zones.bit_length()):
        if zones >> zone & 1:
            for id_ in g.in_zone(zone):
                obj = g.objects[id_]
                if obj.phased_out:
                    continue
                chars = plans.before(g, plan, obj, pos)
                if plans.affects(g, plan, effect, obj, chars, pos):
                    found.append(obj)
    return found


def _spread(
    g: Game, plan: Plan, effect: Effect, layer: int, pos: int, todo: list[Effect]
) -> list[Effect]:
    """The static abilities that the effect gives begin to apply on each object that got one, in this layer and later ones."""
    joined = todo
    for obj in _holders(g, plan, effect, layer, pos):
        for template in effect.template.grants:
            given = plans.Effect(
                template, obj.id, obj.controller, max(obj.timestamp, effect.timestamp)
            )
            given.granted = True
            given.ids = (obj.id,) if template.kind == THIS else (obj.attached_to,)
            layers = [at for at, _ in template.layers if at >= layer]
            if layers:
                given.first, given.last = layers[0], layers[-1]
            plans.add_granted(plan, given, layers)
            if layer in layers:
                joined = [*joined, given]
    if joined is not todo:
        joined.sort(key=_rank)
    return joined


def _holders(g: Game, plan: Plan, effect: Effect, layer: int, pos: int) -> list[GameObject]:
    """The objects to which the step at the position gave its abilities."""
    if effect.first == layer or effect.template.kind != FILTER:
        return affected(g, plan, effect, pos)
    first = next(step.pos for step in plan.steps if step.effect is effect)
    return affected(g, plan, effect, first)
