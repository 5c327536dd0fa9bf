"""Passing through the layers: an object's characteristics at a position of the plan, and reading
other objects there.

The contract stands at the top of `plan`."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret.amounts import amount, modifier
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.interpret.refs import objects

from . import changes, choices, facedown, templates
from .changes import ADD_ABILITY, CODES, MODIFY, SET_PT, Op
from .plan import END, PARTIAL, Effect, Plan, Step
from .templates import FILTER, Template

# ------------------------------------------------------------------ reading at a position


def condition_holds(g: Game, plan: Plan, effect: Effect, pos: int) -> bool:
    """Is the effect's condition true at the position?"""
    condition = effect.template.condition
    if condition is None:
        return True
    saved = _enter(g, plan, pos)
    try:
        return holds(effect.ctx(g), condition)
    finally:
        _leave(g, plan, saved)


def named_ids(
    g: Game, plan: Plan, effect: Effect, pos: int, ref: ir.Node | None = None
) -> tuple[int, ...]:
    """The objects that a reference (by default: that to what it affects) of the effect names at the
    position."""
    if ref is None:
        ref = effect.template.ref
    assert ref is not None
    saved = _enter(g, plan, pos)
    try:
        return objects(effect.ctx(g), ref)
    finally:
        _leave(g, plan, saved)


def ready_ops(
    g: Game, plan: Plan, step: Step, obj: GameObject, work: Characteristics
) -> tuple[Op, ...]:
    """The step's parts with their numbers and chosen values found, at its position, where the
    object's own characteristics are `work`."""
    saved = _enter(g, plan, step.pos)
    plan.current, plan.working = obj.id, work
    try:
        ctx = step.effect.ctx(g)
        before = ctx.current
        ctx.current = obj.id
        ops = tuple([_find(g, ctx, op) for op in step.ops])
        ctx.current = before
    finally:
        _leave(g, plan, saved)
    if not step.effect.template.per_object:
        step.ready = ops
    return ops


def _find(g: Game, ctx: Ctx, op: Op) -> Op:
    part = op.part
    if op.code == MODIFY or op.code == SET_PT:
        read = modifier if op.code == MODIFY else amount
        x = None if part.power is None else read(ctx, part.power)
        y = None if part.toughness is None else read(ctx, part.toughness)
        return Op(op.code, part, x, y)
    if op.code == ADD_ABILITY:
        return Op(op.code, choices.ability(ctx, part))
    if getattr(part, "chosen", ""):
        known = choices.value(ctx, part)
        return Op(CODES[type(known)], known, op.x)
    return op


Saved = tuple[int, int, int, Characteristics | None]


def _enter(g: Game, plan: Plan, pos: int) -> Saved:
    saved = (g.epoch, plan.position, plan.current, plan.working)
    g.epoch = PARTIAL
    plan.position = pos
    plan.current = 0
    return saved


def _leave(g: Game, plan: Plan, saved: Saved) -> None:
    g.epoch, plan.position, plan.current, plan.working = saved


def affects(
    g: Game, plan: Plan, effect: Effect, obj: GameObject, work: Characteristics, pos: int
) -> bool:
    """Does the effect affect the object, whose characteristics at the position are these?"""
    template = effect.template
    if template.simple:
        return effect.includes(g, obj, work)
    saved = _enter(g, plan, pos)
    plan.current = obj.id
    plan.working = work
    try:
        return effect.includes(g, obj, work)
    finally:
        _leave(g, plan, saved)


# ------------------------------------------------------------------ evaluating


def before(g: Game, plan: Plan, obj: GameObject, pos: int) -> Characteristics:
    """The object's characteristics when all steps before the position have been applied."""
    if plan.current == obj.id and plan.position == pos and plan.working is not None:
        return plan.working
    defn = obj.defn
    if (
        not obj.counters
        and obj.id not in plan.by_id
        and not (plan.wide and plan.zones >> obj.zone & 1)
        and not obj.face_down
        and not defn.behavior.cdas
        and obj.id not in plan.bases
    ):
        return defn.base
    if plan.busy:
        return evaluate(g, plan, obj, pos)
    known = plan.partial.get(pos)
    if known is None:
        known = plan.partial[pos] = {}
    key = plan.likeness(obj)
    found = known.get(key)
    if found is None:
        found = known[key] = evaluate(g, plan, obj, pos)
    return found


def base_of(g: Game, plan: Plan, obj: GameObject) -> Characteristics:
    """The characteristics from which the type layer starts: printed, as copied, face down, with
    changed words."""
    if obj.face_down:
        return facedown.base(g, obj)
    if plan.bases:
        found = plan.bases.get(obj.id)
        if found is not None:
            return found
    return obj.defn.base


def steps_for(plan: Plan, obj: GameObject) -> list[Step]:
    """The steps that may affect the object, in order."""
    own = plan.by_id.get(obj.id)
    if not own:
        return plan.wide if plan.zones >> obj.zone & 1 else []
    if not plan.wide:
        return own
    if plan.building < plan.table.size:
        return sorted(own + plan.wide, key=_position)
    merged = plan.merged.get(obj.id)
    if merged is None:
        merged = plan.merged[obj.id] = sorted(own + plan.wide, key=_position)
    return merged


def _position(step: Step) -> int:
    return step.pos


class Own:
    """What an object brings along for its own layers: characteristic-defining abilities and
    counters. `due`: (position, layer, ops or None for counters)."""

    __slots__ = ("due", "next")

    def __init__(self, due: list[tuple[int, int, Any]]) -> None:
        self.due = due
        self.next = 0


def own_changes(
    g: Game, plan: Plan, obj: GameObject, base: Characteristics, upto: int
) -> Own | None:
    """The object's own characteristic-defining abilities and counters, by the position from which
    they show."""
    behavior = base.derived if base.derived is not None else g.edition.behavior(base)
    counted = bool(obj.counters) and changes.counters_matter(obj.counters)
    if not behavior.cdas and not counted:
        return None
    table = plan.table
    due: list[tuple[int, int, Any]] = []
    if behavior.cdas and obj.id not in plan.busy:
        everywhere = obj.zone == c.BATTLEFIELD or g.edition.facts.cda_pt_everywhere
        for template in templates.statics_of(g.edition, behavior).cdas:
            for layer, ops in template.layers:
                if everywhere or layer < table.defining:
                    due.append((plan.starts[layer], layer, (template, ops)))
    if counted:
        due.append((plan.starts[table.ability], table.ability, None))
        due.append((plan.starts[table.counters], table.counters, None))
    due.sort(key=_layer)
    if upto != END:
        due = [entry for entry in due if entry[1] <= _layer_at(plan, upto)]
    return Own(due) if due else None


def _layer(entry: tuple[int, int, Any]) -> int:
    return entry[1]


def _layer_at(plan: Plan, pos: int) -> int:
    """The layer that is being applied at a position."""
    if pos < len(plan.steps):
        return plan.steps[pos].layer
    return plan.building


def evaluate(
    g: Game, plan: Plan, obj: GameObject, upto: int, record: list[Any] | None = None
) -> Characteristics:
    """The object's characteristics when all steps before `upto` have been applied. `record` takes
    (layer, effect or None, part) of what was applied."""
    base = base_of(g, plan, obj)
    own = own_changes(g, plan, obj, base, upto)
    work = base
    started: list[Effect] = []
    for step in steps_for(plan, obj):
        pos = step.pos
        if pos >= upto:
            break
        if own is not None and own.next < len(own.due) and own.due[own.next][1] <= step.layer:
            work = _apply_own(g, plan, obj, base, work, own, step.layer, record)
        effect = step.effect
        if step.first:
            if effect.template.kind == FILTER or effect.members is not None:
                if not affects(g, plan, effect, obj, work, pos):
                    continue
            if not step.last:
                started.append(effect)
        elif effect not in started:
            continue
        if work is base:
            work = base.copy()
        ops = step.ready if step.ready is not None else ready_ops(g, plan, step, obj, work)
        for op in ops:
            changes.apply(work, op)
        if record is not None:
            record.extend([(step.layer, effect, op.part) for op in ops])
    if own is not None and own.next < len(own.due):
        work = _apply_own(g, plan, obj, base, work, own, plan.table.size, record)
    return work


def _apply_own(
    g: Game,
    plan: Plan,
    obj: GameObject,
    base: Characteristics,
    work: Characteristics,
    own: Own,
    layer: int,
    record: list[Any] | None,
) -> Characteristics:
    """Apply what the object brings along up to the layer."""
    if work is base:
        work = base.copy()
    while own.next < len(own.due) and own.due[own.next][1] <= layer:
        pos, at, what = own.due[own.next]
        own.next += 1
        if what is not None:
            _apply_defining(g, plan, obj, work, pos, at, what, record)
        elif at == plan.table.counters:
            changes.apply_counters(work, obj.counters)
            if record is not None and any(changes.counter_change(k) for k, _ in obj.counters):
                record.append((at, None, None))
        else:
            changes.apply_keyword_counters(work, obj.counters)
    return work


def _apply_defining(
    g: Game,
    plan: Plan,
    obj: GameObject,
    work: Characteristics,
    pos: int,
    layer: int,
    what: tuple[Template, tuple[Op, ...]],
    record: list[Any] | None,
) -> None:
    """characteristic-defined: an ability of the object itself, before all other effects of the
    layer."""
    template, ops = what
    if template.ability not in g.edition.behavior(work).cdas:
        return
    if template.dynamic:
        g.read_mask |= template.reads
        plan.reads |= template.reads
        plan.independent = False
        ctx = Ctx(g, obj.id, obj.controller)
        saved = _enter(g, plan, pos)
        plan.busy[obj.id] = None
        try:
            ops = tuple([_find(g, ctx, op) for op in ops])
        finally:
            del plan.busy[obj.id]
            _leave(g, plan, saved)
    for op in ops:
        changes.apply(work, op)
        if record is not None:
            record.append((layer, None, op.part))
