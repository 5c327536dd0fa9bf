"""In which order the effects of each layer apply: by timestamp, unless one depends on another
(2006:418.5c-d).

Dependency is found by trial. An effect can only depend on another that writes what it reads, or
that may take its ability away; for such a pair the one is looked at twice: as things stand, and as
they would stand after the other. If it would be there or not, affect other objects, or do something
else, it depends on the other. After each step the rest is looked at anew. Characteristic-defining
abilities are no effects of the plan: each object applies its own before the layer's steps."""

from __future__ import annotations

from typing import Any

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject

from .passing import affects, before, condition_holds, named_ids, ready_ops
from .plan import Effect, Plan, Step, add_granted
from .templates import ATTACHED, C_LOST, FILTER, REF, THIS

NONE: list[Effect] = []  # never written


def settle(g: Game, plan: Plan) -> None:
    """Put the steps of all layers in order, one after another (timestamp-order)."""
    for layer in range(plan.table.type, plan.table.size):
        plan.building = layer
        plan.starts[layer] = len(plan.steps)
        todo = [effect for effect in plan.layered[layer] if not effect.dead]
        if plan.table.own_first and len(todo) > 1:
            own = [effect for effect in todo if _about_itself(effect)]
            todo = [effect for effect in todo if not _about_itself(effect)]
            _settle_layer(g, plan, layer, own)
        _settle_layer(g, plan, layer, todo)
    plan.building = plan.table.size


def _settle_layer(g: Game, plan: Plan, layer: int, todo: list[Effect]) -> None:
    while todo:
        todo.sort(key=_timestamp)
        if len(todo) > 1 and _may_depend(layer, todo):
            effect = _next(g, plan, layer, todo)
            todo.remove(effect)
            todo += append(g, plan, effect, layer)
        else:
            todo = _settle_plain(g, plan, layer, todo)


def _settle_plain(g: Game, plan: Plan, layer: int, todo: list[Effect]) -> list[Effect]:
    """Independent effects in timestamp order; what is left to do where one of them grants more
    effects."""
    for i, effect in enumerate(todo):
        more = append(g, plan, effect, layer)
        if more:
            return todo[i + 1 :] + more
    return []


def _may_depend(layer: int, todo: list[Effect]) -> bool:
    """Does any of the effects read what one of them writes, or may it lose its ability?"""
    written = 0
    for effect in todo:
        written |= effect.template.writes[layer]
    for effect in todo:
        template = effect.template
        read = template.looks if template.dynamic or not effect.began else 0
        if template.ability is not None and not effect.began:
            read |= C_LOST
        if read & written and any(
            read & other.template.writes[layer] for other in todo if other is not effect
        ):
            return True
    return False


def _timestamp(effect: Effect) -> int:
    return effect.timestamp


def _about_itself(effect: Effect) -> bool:
    """In editions where what an object says of itself is characteristic-setting, that comes
    first."""
    return effect.template.kind == THIS and not effect.granted and effect.floating is None


# ------------------------------------------------------------------ dependency


def _next(g: Game, plan: Plan, layer: int, todo: list[Effect]) -> Effect:
    """The next of the effects left to do: the earliest that depends on no other; where all hang
    together in loops, the earliest of a loop."""
    plan.fixed = plan.independent = False
    for effect in todo:
        for zone, aspect in enumerate(c.ZONE_ASPECT):
            if effect.template.to_zones >> zone & 1:
                plan.reads |= aspect  # what comes there may change what depends on what
    on: dict[int, list[int]] = {}
    for i, effect in enumerate(todo):
        on[i] = [
            k for k, other in enumerate(todo) if k != i and depends(g, plan, layer, effect, other)
        ]
        if not on[i]:
            plan.depended += [(todo[j], todo[k]) for j in range(i) for k in on[j]]
            return effect
    return todo[_in_loop(on)]


def _in_loop(on: dict[int, list[int]]) -> int:
    """The first of a set that depend on each other and on nothing outside the set."""
    reach = {i: _reached(on, i) for i in on}
    return next(i for i in on if all(i in reach[k] for k in reach[i]))


def _reached(on: dict[int, list[int]], start: int) -> list[int]:
    found: list[int] = []
    todo = list(on[start])
    while todo:
        i = todo.pop()
        if i not in found:
            found.append(i)
            todo += on[i]
    return found


def depends(g: Game, plan: Plan, layer: int, effect: Effect, other: Effect) -> bool:
    """dependency-applied: would applying the other change whether the effect is there, what it
    applies to, or what it does to it?"""
    template = effect.template
    written = other.template.writes[layer]
    begun = effect.began
    if begun and not template.dynamic:
        return False
    loses = written & C_LOST and template.ability is not None and not begun
    if not loses and not template.looks & written:
        return False
    pos = len(plan.steps)
    now: Any = _profile(g, plan, layer, effect, pos)
    if not _try(g, plan, layer, other, pos):
        return False
    then: Any = _profile(g, plan, layer, effect, pos + 1)
    _take_back(plan, pos)
    return bool(now != then)


def _try(g: Game, plan: Plan, layer: int, other: Effect, pos: int) -> bool:
    """Put the other effect's step at the position for a trial; False if it would not be there."""
    step = _step(plan, other, layer, pos)
    if step.first:
        if not exists(g, plan, other, pos) or not condition_holds(g, plan, other, pos):
            return False
        _find_ids(g, plan, other, pos)
    removed = plan.removed
    _place(plan, step)
    plan.trial = (removed,)
    return True


def _take_back(plan: Plan, pos: int) -> None:
    step = plan.steps.pop()
    if step in plan.wide:
        plan.wide.remove(step)
    else:
        for id_ in step.effect.ids:
            plan.by_id[id_].remove(step)
    plan.removed = plan.trial[0]
    plan.partial.pop(pos + 1, None)


def _profile(g: Game, plan: Plan, layer: int, effect: Effect, pos: int) -> Any:
    """All that another effect could change about this one: None if it is not there, else what it
    affects and does."""
    if not effect.began:
        if not exists(g, plan, effect, pos) or not condition_holds(g, plan, effect, pos):
            return None
    template = effect.template
    if effect.began and not template.per_object:
        ids: Any = ()
    elif template.kind == REF and not effect.began:
        ids = named_ids(g, plan, effect, pos)
    else:
        ids = [obj.id for obj in _affected(g, plan, effect, pos, _examples(g, plan, effect))]
    return ids, _done(g, plan, layer, effect, pos, ids)


def _done(g: Game, plan: Plan, layer: int, effect: Effect, pos: int, ids: Any) -> Any:
    """What it does: its parts with their numbers at the position."""
    if not effect.template.dynamic:
        return None
    step = _step(plan, effect, layer, pos)
    if not effect.template.per_object:
        source = g.get(effect.source) if effect.source > 0 else next(iter(g.objects.values()))
        return ready_ops(g, plan, step, source, before(g, plan, source, pos))
    found = []
    for id_ in ids:
        obj = g.objects[id_]
        found.append(ready_ops(g, plan, step, obj, before(g, plan, obj, pos)))
    return found


def _examples(g: Game, plan: Plan, effect: Effect) -> list[GameObject]:
    """One object of each kind that no filter could tell apart, of those that the effect may
    affect."""
    found: dict[Any, GameObject] = {}
    for obj in _candidates(g, effect):
        key = plan.likeness(obj)
        if key not in found:
            found[key] = obj
    return list(found.values())


def _candidates(g: Game, effect: Effect) -> list[GameObject]:
    """The objects among which the effect finds its own, in a fixed order."""
    if effect.template.kind != FILTER:
        return [g.objects[id_] for id_ in effect.ids if id_ in g.objects]
    found = []
    zones = effect.template.to_zones
    for zone in range(zones.bit_length()):
        if zones >> zone & 1:
            found += [g.objects[id_] for id_ in g.in_zone(zone)]
    return [obj for obj in found if not obj.phased_out]


def _affected(
    g: Game, plan: Plan, effect: Effect, pos: int, among: list[GameObject]
) -> list[GameObject]:
    """Those of the objects that the effect affects at the position."""
    if effect.template.kind != FILTER:
        return among
    return [obj for obj in among if affects(g, plan, effect, obj, before(g, plan, obj, pos), pos)]


# ------------------------------------------------------------------ steps


def _step(plan: Plan, effect: Effect, layer: int, pos: int) -> Step:
    return Step(effect, layer, effect.template.ops[layer], pos)


def _place(plan: Plan, step: Step) -> None:
    effect = step.effect
    template = effect.template
    plan.steps.append(step)
    if template.kind == FILTER or effect.members is not None:
        plan.wide.append(step)
    else:
        by_id = plan.by_id
        for id_ in effect.ids:
            own = by_id.get(id_)
            if own is None:
                by_id[id_] = [step]
            else:
                own.append(step)
    if template.removes:
        plan.removed = True


def append(g: Game, plan: Plan, effect: Effect, layer: int) -> list[Effect]:
    """Add the effect's step in the layer, if the effect is there; the effects that it grants to
    apply in the same layer are returned."""
    pos = len(plan.steps)
    step = _step(plan, effect, layer, pos)
    if step.first:
        if (plan.removed and not exists(g, plan, effect, pos)) or (
            effect.template.condition is not None and not condition_holds(g, plan, effect, pos)
        ):
            effect.dead = True
            return NONE
        effect.began = True
        _find_ids(g, plan, effect, pos)
    _place(plan, step)
    if effect.template.grants and layer == plan.table.ability:
        return _spread(g, plan, effect, layer, pos)
    return NONE


def _find_ids(g: Game, plan: Plan, effect: Effect, pos: int) -> None:
    """The objects that an effect names, as they are when its first step comes; they stay the same
    in later layers (effect-in-several-layers)."""
    kind = effect.template.kind
    if kind == ATTACHED:
        effect.ids = (g.objects[effect.source].attached_to,)
    elif kind == REF:
        effect.ids = named_ids(g, plan, effect, pos)


def exists(g: Game, plan: Plan, effect: Effect, pos: int) -> bool:
    """Does the source still have the ability, when the steps before the position have been
    applied?"""
    ability = effect.template.ability
    if ability is None or not plan.removed:
        return True
    chars = before(g, plan, g.objects[effect.source], pos)
    return ability in g.edition.behavior(chars).statics


def _spread(g: Game, plan: Plan, effect: Effect, layer: int, pos: int) -> list[Effect]:
    """The static abilities that the effect gives begin to apply on each object that got one, in
    this layer (these are returned) and later ones."""
    joined: list[Effect] = []
    first = pos if effect.first == layer else _first_position(plan, effect)
    for obj in _affected(g, plan, effect, first, _candidates(g, effect)):
        for template in effect.template.grants:
            stamp = max(obj.timestamp, effect.timestamp)
            given = Effect(template, obj.id, obj.controller, stamp)
            given.granted = True
            given.ids = (obj.id,) if template.kind == THIS else (obj.attached_to,)
            layers = [at for at, _ in template.layers if at >= layer]
            if layers:
                given.first, given.last = layers[0], layers[-1]
            add_granted(plan, given, layers)
            if layer in layers:
                joined.append(given)
    return joined


def _first_position(plan: Plan, effect: Effect) -> int:
    return next(step.pos for step in plan.steps if step.effect is effect)
