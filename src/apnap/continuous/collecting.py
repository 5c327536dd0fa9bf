"""Which continuous effects are active: those of resolutions, and those of static abilities."""

from __future__ import annotations

from apnap import ir
from apnap.actions.copies import altered
from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.core.objects import GameObject

from . import bases, templates
from .passing import condition_holds, named_ids
from .plan import Effect, Plan, add
from .tables import CONTROL, COPY
from .templates import ATTACHED, THIS, Template


def collect(g: Game, plan: Plan) -> None:
    """All active effects: those from resolutions, then those of static abilities."""
    _gather(g, plan, [], [])
    static = [effect for effect in plan.effects[len(g.effects) :] if _changes_ground(effect)]
    if static:
        read = 0
        for effect in static:
            read |= effect.template.reads
        there = [effect for effect in static if condition_holds(g, plan, effect, 0)]
        copies = [copy for effect in there for copy in _copies(g, plan, effect)]
        plan.clear()
        _gather(g, plan, there, copies)
        plan.ground_known = True
        plan.reads |= read


def _gather(g: Game, plan: Plan, static: list[Effect], copies: list[bases.Copy]) -> None:
    """Enter all effects; `static`: static abilities that change text, `copies`: what static
    abilities make a copy of something."""
    for floating in g.effects:
        _collect_floating(g, plan, floating)
    texts = [effect for effect in plan.effects if _changes_ground(effect)]
    bases.find(g, plan, sorted(texts + static, key=_timestamp), copies)
    for id_ in g.static_ids:
        collect_object(g, plan, g.objects[id_])
    for id_ in plan.bases:
        if id_ not in g.static_ids and id_ in g.objects:
            collect_object(g, plan, g.objects[id_])


def collect_carried(g: Game, plan: Plan, obj: GameObject, before: int) -> None:
    """What an object that is not there yet brings along: the effects on what it was before (an id;
    0 if nothing), and those of its own static abilities."""
    texts = []
    for floating in g.effects if before else ():
        if floating.affected is not None and before in floating.affected:
            template = floating.template or templates.of_floating(g.edition, floating)
            effect = floating_effect(floating, template)
            effect.ids, effect.members = (obj.id,), None
            add(plan, effect)
            if _changes_ground(effect):
                texts.append(effect)
    bases.change_texts(g, plan, texts)
    if obj.id not in g.static_ids:
        collect_object(g, plan, obj)


def _copies(g: Game, plan: Plan, effect: Effect) -> list[bases.Copy]:
    """What a static ability makes a copy of something, as things are now."""
    found = []
    for layer, part in effect.template.early:
        if layer == COPY and isinstance(part, ir.BecomeCopy):
            named = named_ids(g, plan, effect, 0, part.of)
            models = [id_ for id_ in named if id_ > 0]
            for id_ in effect.ids if models else ():
                ctx = effect.ctx(g)
                model = g.get(models[0]).defn
                model = altered(g, model, part.exceptions, ctx.source, ctx.controller)
                found.append(bases.Copy(effect.timestamp, id_, effect.source, part, model))
    return found


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


def _changes_ground(effect: Effect) -> bool:
    """Does the effect change text or copiable values?"""
    return any(layer != CONTROL for layer, _ in effect.template.early)


def _timestamp(effect: Effect) -> int:
    return effect.timestamp


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
