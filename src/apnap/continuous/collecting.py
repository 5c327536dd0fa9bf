"""Which continuous effects are active: those of resolutions, and those of static abilities."""

from __future__ import annotations

from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.core.objects import GameObject

from . import bases, templates
from .plan import Effect, Plan, add
from .tables import TEXT
from .templates import ATTACHED, THIS, Template


def collect(g: Game, plan: Plan) -> None:
    """All active effects: those from resolutions, then those of static abilities."""
    for floating in g.effects:
        _collect_floating(g, plan, floating)
    texts = [effect for effect in plan.effects if _changes_text(effect)]
    bases.find(g, plan, texts)
    for id_ in g.static_ids:
        collect_object(g, plan, g.objects[id_])
    for id_ in plan.bases:
        if id_ not in g.static_ids and id_ in g.objects:
            collect_object(g, plan, g.objects[id_])
    if not plan.texts_known:
        static = [effect for effect in plan.effects[len(g.effects) :] if _changes_text(effect)]
        if static:
            _again(g, plan, sorted(texts + static, key=_timestamp))


def _collect_floating(g: Game, plan: Plan, floating: Floating) -> None:
    template: Template = floating.template
    if template is None:
        template = floating.template = templates.of_floating(g.edition, floating)
    add(plan, floating_effect(floating, template))


def floating_effect(floating: Floating, template: Template) -> Effect:
    """The effect of a resolution as the plan holds it."""
    effect = Effect(template, floating.source, floating.controller, floating.timestamp)
    effect.floating = floating
    if floating.affected is not None:
        effect.ids = floating.affected
        effect.members = template.members
    return effect


def _changes_text(effect: Effect) -> bool:
    return any(layer == TEXT for layer, _ in effect.template.early)


def _timestamp(effect: Effect) -> int:
    return effect.timestamp


def _again(g: Game, plan: Plan, texts: list[Effect]) -> None:
    """Static abilities change text: begin anew with what they change."""
    plan.texts_known = True
    plan.clear()
    for floating in g.effects:
        _collect_floating(g, plan, floating)
    bases.find(g, plan, texts)
    for id_ in sorted(dict.fromkeys([*g.static_ids, *plan.bases])):
        if id_ in g.objects:
            collect_object(g, plan, g.objects[id_])


def collect_object(g: Game, plan: Plan, obj: GameObject) -> None:
    """The effects of an object's static abilities, as its copiable values and its text give
    them."""
    if obj.phased_out or obj.face_down:
        return
    base = plan.bases.get(obj.id)
    behavior = obj.defn.behavior if base is None else g.edition.behavior(base)
    zone = obj.zone
    static = behavior.effects or templates.statics_of(g.edition, behavior)
    for kind in static.own:
        plan.own.setdefault(kind, []).append(obj.id)
    for template in static.effects:
        if template.from_zones >> zone & 1:
            effect = Effect(template, obj.id, obj.controller, obj.timestamp)
            if template.kind == THIS:
                effect.ids = (obj.id,)
            elif template.kind == ATTACHED:
                effect.ids = (obj.attached_to,)
            add(plan, effect)
    if base is not None:
        for index in behavior.by_zone.values():
            plan.watch |= index.watches
            plan.replaces |= index.replaces
