"""Effects that begin and end in the middle of an epoch.

An effect on a few named objects, of plain parts, concerns these objects alone as long as no active
effect looks at anything but the object that it is applied to. Then its steps are put into the plan,
or taken out of it, and only these objects are computed anew. Everything else opens a new epoch.
"""

from __future__ import annotations

from apnap.core.events import Floating
from apnap.core.game import Game

from . import collecting, templates
from .plan import Effect, Plan, RuleEntry, Step
from .templates import FIXED, Template


def begin(g: Game, floating: Floating) -> bool:
    """Enter the effect into the plan of the epoch; False if a new epoch is needed instead."""
    plan: Plan | None = g.effect_plan
    if plan is None or plan.epoch != g.epoch or not plan.independent:
        return False
    template = templates.of_floating(g.edition, floating)
    if not plain(template) or _others_look(plan, template):
        return False
    floating.template = template
    effect = collecting.floating_effect(floating, template)
    effect.began = True
    plan.effects.append(effect)
    for part in template.rules:
        plan.rules.setdefault(type(part), []).append(RuleEntry(effect, part))
    for layer, ops in template.layers:
        plan.layered[layer].append(effect)
        _insert(plan, Step(effect, layer, ops, 0))
    _changed(g, plan, effect)
    return True


def plain(template: Template) -> bool:
    """Does an effect of this template change a few named objects and nothing else?"""
    return (
        template.kind == FIXED
        and template.members is None
        and not template.early
        and not template.dynamic
        and not template.removes
        and not template.grants
        and not template.gives_rules
        and not template.watch
        and not template.replaces
    )


def _others_look(plan: Plan, template: Template) -> bool:
    """Does an effect of the same layer read what this one writes, so that the order may change?"""
    for layer, written in template.writes.items():
        for effect in plan.layered[layer]:
            if effect.template.looks & written:
                return True
    return False


def end(g: Game, ended: list[Floating]) -> bool:
    """Take the effects out of the plan; False if a new epoch is needed instead."""
    plan: Plan | None = g.effect_plan
    if plan is None or plan.epoch != g.epoch or not plan.independent:
        return False
    found = [effect for effect in plan.effects if effect.floating in ended]
    if len(found) != len(ended) or not all(plain(effect.template) for effect in found):
        return False
    if any(_others_look(plan, effect.template) for effect in found):
        return False
    for effect in found:
        _take_out(plan, effect)
        _changed(g, plan, effect)
    return True


def _insert(plan: Plan, step: Step) -> None:
    """Put a step at the end of its layer."""
    steps = plan.steps
    at = len(steps)
    while at and steps[at - 1].layer > step.layer:
        at -= 1
    steps.insert(at, step)
    for id_ in step.effect.ids:
        own = plan.by_id.setdefault(id_, [])
        own.append(step)
        plan.special[id_] = None
    _renumber(plan)
    for id_ in step.effect.ids:
        plan.by_id[id_].sort(key=_position)


def _position(step: Step) -> int:
    return step.pos


def _take_out(plan: Plan, effect: Effect) -> None:
    plan.effects.remove(effect)
    for layer, _ in effect.template.layers:
        plan.layered[layer].remove(effect)
    for part in effect.template.rules:
        entries = plan.rules[type(part)]
        plan.rules[type(part)] = [entry for entry in entries if entry.effect is not effect]
    plan.steps = [step for step in plan.steps if step.effect is not effect]
    for id_ in effect.ids:
        rest = [step for step in plan.by_id.get(id_, ()) if step.effect is not effect]
        if rest:
            plan.by_id[id_] = rest
        else:
            plan.by_id.pop(id_, None)
    _renumber(plan)


def _renumber(plan: Plan) -> None:
    """Positions as places in the list, and where each layer begins."""
    at = 0
    size = len(plan.steps)
    for layer in range(plan.table.type, plan.table.size):
        plan.starts[layer] = at
        while at < size and plan.steps[at].layer == layer:
            plan.steps[at].pos = at
            at += 1


def _changed(g: Game, plan: Plan, effect: Effect) -> None:
    """The objects concerned are computed anew; nothing else is."""
    plan.partial.clear()
    for id_ in effect.ids:
        plan.merged.pop(id_, None)
        obj = g.objects.get(id_)
        if obj is not None:
            g.stale(obj)
