"""The plan of an epoch: which continuous effects are active, and in which order their parts apply.

The contract of the layer pass. A plan is made once per epoch (`layers.plan_of`). It holds `steps`: one for each active effect and layer in which it has parts, in the order in which they apply;
a step's place in it is its *position*. `Plan.before(obj, position)` are the characteristics of an object when all steps before the position have been applied, so
the final ones are those before the last position plus one. Whatever a step reads of other objects it reads as they are at its own position: while a step is looked at,
`g.epoch` is PARTIAL, and `compute` answers from the plan. A step only looks at smaller positions, hence it always ends.

Whether an effect is there at all, and which objects it affects, is settled at its first step and holds for its later ones (2006:418.5b, effect-in-several-layers).
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret.amounts import amount
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx, of_floating
from apnap.interpret.refs import objects

from . import bases, changes, choices, facedown, templates
from .changes import ADD_ABILITY, MODIFY, SET_PT, Op
from .tables import CONTROL, TEXT, LayerTable, table_of
from .templates import (
    ATTACHED,
    BATTLEFIELD_ONLY,
    FILTER,
    K_COMBAT,
    K_DAMAGE,
    K_ENTERED,
    K_OWNER,
    K_SELF,
    K_TAPPED,
    K_TOKEN,
    REF,
    THIS,
    Template,
)

PARTIAL = -7  # the epoch while a step reads other objects
END = 1 << 60  # a position after all steps


class Effect:
    """An active continuous effect: a template with its source, controller and timestamp. `began`: its first step has been applied; `dead`: it turned out not to be there.
    `ids`: the objects it affects, where they are known by id; `members`: the same, where they are many. `first`, `last`: the layers of its first and last step."""

    __slots__ = (
        "began",
        "context",
        "controller",
        "dead",
        "first",
        "floating",
        "granted",
        "ids",
        "last",
        "members",
        "source",
        "template",
        "timestamp",
    )

    def __init__(self, template: Template, source: int, controller: int, timestamp: int) -> None:
        self.template = template
        self.source = source
        self.controller = controller
        self.timestamp = timestamp
        self.floating: Floating | None = None
        self.granted = False
        self.context: Ctx | None = None
        self.began = False
        self.dead = False
        self.ids: tuple[int, ...] = ()
        self.members: frozenset[int] | None = None
        layers = template.layers
        self.first, self.last = (layers[0][0], layers[-1][0]) if layers else (-1, -1)

    def ctx(self, g: Game) -> Ctx:
        """The context in which its filters, amounts and conditions are read."""
        found = self.context
        if found is None:
            if self.floating is not None:
                found = of_floating(g, self.floating)
            else:
                found = Ctx(g, self.source, self.controller)
            self.context = found
        return found

    def includes(self, g: Game, obj: GameObject, chars: Characteristics) -> bool:
        """Does it affect the object, given these characteristics?"""
        template = self.template
        if template.kind != FILTER:
            return obj.id in (self.members or self.ids)
        if not template.to_zones >> obj.zone & 1:
            return False
        return bool(template.test(self.ctx(g), obj, chars))


class Step:
    """The parts of one effect in one layer. `first`: no earlier layer has parts of it; `last`: no later one."""

    __slots__ = ("effect", "first", "last", "layer", "ops", "pos", "ready")

    def __init__(self, effect: Effect, layer: int, ops: tuple[Op, ...], pos: int) -> None:
        self.effect = effect
        self.layer = layer
        self.ops = ops
        self.pos = pos
        self.first = effect.first == layer
        self.last = effect.last == layer
        self.ready: tuple[Op, ...] | None = None if effect.template.dynamic else ops


class RuleEntry:
    """A rules part of an effect."""

    __slots__ = ("effect", "part")

    def __init__(self, effect: Effect, part: ir.Part) -> None:
        self.effect = effect
        self.part = part


class Plan:
    """See above. `wide`: steps of effects that find their objects by a filter; `by_id`: object -> steps of effects on it by name. `starts`: layer -> the position where it begins.
    `bases`: objects whose copiable values or text differ from their definition. `rules`: part type -> entries."""

    def __init__(self, g: Game) -> None:
        self.table: LayerTable = table_of(g.edition.layers)
        self.epoch = 0
        self.texts_known = False
        self.clear()

    def clear(self) -> None:
        """Without any effect."""
        self.effects: list[Effect] = []
        self.layered: list[list[Effect]] = [[] for _ in range(self.table.size)]
        self.controls: list[Effect] = []
        self.rules: dict[type[ir.Part], list[RuleEntry]] = {}
        self.bases: dict[int, Characteristics] = {}
        self.sources: dict[int, None] = {}
        self.reads = 0
        self.watch = 0
        self.replaces = 0
        self.gives_rules = False  # some granted ability has rules parts about its own object
        self.fixed = True  # nothing about the steps depends on the state
        self.key = 0
        self.zones = 0
        self.many: list[frozenset[int]] = []
        self.reset()

    def reset(self) -> None:
        """Forget what was found out in the epoch."""
        self.steps: list[Step] = []
        self.wide: list[Step] = []
        self.by_id: dict[int, list[Step]] = {}
        self.starts: list[int] = [0] * self.table.size
        self.building = 0  # the layer whose steps are being put in order
        self.depended: list[tuple[Effect, Effect]] = []  # (effect, the one on which it depends)
        self.trial: tuple[bool] = (False,)  # what a trial must put back
        self.removed = False  # some step so far may take abilities away
        self.forget()

    def forget(self) -> None:
        """Forget the characteristics found in the epoch."""
        self.shared: dict[Any, Characteristics] = {}
        self.quick: list[dict[Any, Characteristics]] = []
        self.partial: dict[int, dict[int, Characteristics]] = {}
        self.position = 0
        self.current = 0
        self.working: Characteristics | None = None
        self.busy: dict[int, None] = {}
        for step in self.steps:
            if step.effect.template.dynamic:
                step.ready = None

    def finish(self, players: int) -> None:
        """All steps are in order: see which objects are special, and whether the others can be told apart by definition and controller alone."""
        self.special: dict[int, None] = dict.fromkeys(self.by_id)
        self.special.update(self.sources)
        self.special.update(dict.fromkeys(self.bases))
        self.merged: dict[int, list[Step]] = {}
        if not self.key and self.zones == BATTLEFIELD_ONLY:
            self.quick = [{} for _ in range(players)]

    def likeness(self, obj: GameObject) -> Any:
        """A key that is equal for objects which no active effect can tell apart."""
        id_ = obj.id
        if (
            self.key & K_SELF
            or id_ in self.by_id
            or id_ in self.sources
            or id_ in self.bases
            or obj.face_down
            or obj.defn.behavior.cdas
        ):
            return id_
        key = (obj.defn, obj.controller, obj.counters, obj.zone)
        return (key, self._aspects(obj)) if self.key or self.many else key

    def _aspects(self, obj: GameObject) -> tuple[Any, ...]:
        """What the filters of active effects read of the object beside its characteristics."""
        mask = self.key
        found: list[Any] = [obj.id in ids for ids in self.many]
        if mask & K_TAPPED:
            found.append(obj.tapped)
        if mask & K_COMBAT:
            found += (obj.attacking, obj.blocked, obj.blocking)
        if mask & K_TOKEN:
            found.append(obj.kind)
        if mask & K_ENTERED:
            found.append(obj.entered)
        if mask & K_OWNER:
            found.append(obj.owner)
        if mask & K_DAMAGE:
            found.append(obj.damage)
        return tuple(found)


# ------------------------------------------------------------------ collecting


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
    effect = Effect(template, floating.source, floating.controller, floating.timestamp)
    effect.floating = floating
    if floating.affected is not None:
        effect.ids = floating.affected
        effect.members = template.members
    add(plan, effect)


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
    """The effects of an object's static abilities, as its copiable values and its text give them."""
    if obj.phased_out or obj.face_down:
        return
    base = plan.bases.get(obj.id)
    behavior = obj.defn.behavior if base is None else g.edition.behavior(base)
    zone = obj.zone
    for template in templates.statics_of(g.edition, behavior).effects:
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


def add(plan: Plan, effect: Effect) -> None:
    """Enter an effect into the plan."""
    template = effect.template
    plan.effects.append(effect)
    for part in template.rules:
        plan.rules.setdefault(type(part), []).append(RuleEntry(effect, part))
    for layer, _ in template.early:
        if layer == CONTROL:
            plan.controls.append(effect)
            plan.reads |= template.reads
    if not template.layers:
        return
    plan.reads |= template.reads
    plan.watch |= template.watch
    plan.replaces |= template.replaces
    plan.zones |= template.to_zones
    plan.gives_rules = plan.gives_rules or template.gives_rules
    if template.condition is not None or template.removes or template.grants:
        plan.fixed = False
    if template.kind == FILTER or template.kind == REF:
        plan.key |= template.key
        plan.sources[effect.source] = None
    if template.kind == ATTACHED or template.kind == REF:
        plan.fixed = False  # they may come to name others
    if effect.members is not None:
        plan.many.append(effect.members)
    for layer, _ in template.layers:
        plan.layered[layer].append(effect)


def add_granted(plan: Plan, effect: Effect, layers: list[int]) -> None:
    """Enter an effect of a granted static ability, for the layers that are still to come."""
    template = effect.template
    plan.effects.append(effect)
    for part in template.rules:
        plan.rules.setdefault(type(part), []).append(RuleEntry(effect, part))
    plan.reads |= template.reads
    plan.watch |= template.watch
    plan.replaces |= template.replaces
    plan.zones |= template.to_zones if template.kind == FILTER else 0
    if template.kind == FILTER:
        plan.key |= template.key
    plan.sources[effect.source] = None
    for layer in layers:
        if layer > plan.building:
            plan.layered[layer].append(effect)


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


def named_ids(g: Game, plan: Plan, effect: Effect, pos: int) -> tuple[int, ...]:
    """The objects that the effect's reference names at the position."""
    assert effect.template.ref is not None
    saved = _enter(g, plan, pos)
    try:
        return objects(effect.ctx(g), effect.template.ref)
    finally:
        _leave(g, plan, saved)


def ready_ops(
    g: Game, plan: Plan, step: Step, obj: GameObject, work: Characteristics
) -> tuple[Op, ...]:
    """The step's parts with their numbers and chosen values found, at its position, where the object's own characteristics are `work`."""
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
        x = None if part.power is None else amount(ctx, part.power)
        y = None if part.toughness is None else amount(ctx, part.toughness)
        return Op(op.code, part, x, y)
    if op.code == ADD_ABILITY:
        return Op(op.code, choices.ability(ctx, part))
    if getattr(part, "chosen", ""):
        return Op(op.code, choices.value(ctx, part))
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
    if plan.busy:
        return evaluate(g, plan, obj, pos)
    known = plan.partial.setdefault(pos, {})
    found = known.get(obj.id)
    if found is None:
        found = known[obj.id] = evaluate(g, plan, obj, pos)
    return found


def base_of(g: Game, plan: Plan, obj: GameObject) -> Characteristics:
    """The characteristics from which the type layer starts: printed, as copied, face down, with changed words."""
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
    """What an object brings along for its own layers: characteristic-defining abilities and counters. `due`: (position, layer, ops or None for counters)."""

    __slots__ = ("due", "next")

    def __init__(self, due: list[tuple[int, int, Any]]) -> None:
        self.due = due
        self.next = 0


def own_changes(
    g: Game, plan: Plan, obj: GameObject, base: Characteristics, upto: int
) -> Own | None:
    """The object's own characteristic-defining abilities and counters, by the position from which they show."""
    behavior = base.derived if base.derived is not None else g.edition.behavior(base)
    if not behavior.cdas and not obj.counters:
        return None
    table = plan.table
    due: list[tuple[int, int, Any]] = []
    if behavior.cdas and obj.id not in plan.busy:
        everywhere = obj.zone == c.BATTLEFIELD or g.edition.facts.cda_pt_everywhere
        for template in templates.statics_of(g.edition, behavior).cdas:
            for layer, ops in template.layers:
                if everywhere or layer < table.defining:
                    due.append((plan.starts[layer], layer, (template, ops)))
    if obj.counters:
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
    """The object's characteristics when all steps before `upto` have been applied. `record` takes (layer, effect or None, part) of what was applied."""
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
    """characteristic-defined: an ability of the object itself, before all other effects of the layer."""
    template, ops = what
    if template.ability not in g.edition.behavior(work).cdas:
        return
    if template.dynamic:
        g.read_mask |= template.reads
        plan.reads |= template.reads
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
