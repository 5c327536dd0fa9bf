"""The plan of an epoch: which continuous effects are active, and in which order their parts apply.

The contract of the layer pass. A plan is made once per epoch (`layers.plan_of`). It holds `steps`:
one for each active effect and layer in which it has parts, in the order in which they apply; a
step's place in it is its *position*. `Plan.before(obj, position)` are the characteristics of an
object when all steps before the position have been applied, so the final ones are those before the
last position plus one. Whatever a step reads of other objects it reads as they are at its own
position: while a step is looked at, `g.epoch` is PARTIAL, and `compute` answers from the plan. A
step only looks at smaller positions, hence it always ends.

Whether an effect is there at all, and which objects it affects, is settled at its first step and
holds for its later ones (2006:418.5b, effect-in-several-layers)."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject
from apnap.interpret.context import Ctx, of_floating
from apnap.multiplayer import reach

from .changes import Op
from .tables import CONTROL, LayerTable, table_of
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
    Template,
)

PARTIAL = -7  # the epoch while a step reads other objects
END = 1 << 60  # a position after all steps


class Effect:
    """An active continuous effect: a template with its source, controller and timestamp. `began`:
    its first step has been applied; `dead`: it turned out not to be there. `ids`: the objects it
    affects, where they are known by id; `members`: the same, where they are many. `first`, `last`:
    the layers of its first and last step."""

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
        if g.reach and not reach.has(g, self.ctx(g).controller, obj):  # out-of-range
            return False
        return bool(template.test(self.ctx(g), obj, chars))


class Step:
    """The parts of one effect in one layer. `first`: no earlier layer has parts of it; `last`: no
    later one."""

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
    """See above. `wide`: steps of effects that find their objects by a filter; `by_id`: object ->
    steps of effects on it by name. `starts`: layer -> the position where it begins. `bases`:
    objects whose copiable values or text differ from their definition. `rules`: part type ->
    entries; `own`: part type -> objects that say it of themselves."""

    def __init__(self, g: Game) -> None:
        self.table: LayerTable = table_of(g.edition.layers)
        self.epoch = 0
        self.control_epoch = 0  # when all was under the control that effects give it
        self.ground_known = (
            False  # static abilities change copiable values or text, and it is known how
        )
        self.clear()

    def clear(self) -> None:
        """Without any effect."""
        self.effects: list[Effect] = []
        self.layered: list[list[Effect]] = [[] for _ in range(self.table.size)]
        self.controls: list[Effect] = []
        self.rules: dict[type[ir.Part], list[RuleEntry]] = {}
        self.own: dict[type[ir.Part], list[int]] = {}
        self.bases: dict[int, Characteristics] = {}
        self.copies: dict[int, Any] = {}  # object -> bases.Copy
        self.sources: dict[int, None] = {}
        self.reads = 0
        self.watch = 0
        self.replaces = 0
        self.gives_rules = False  # some granted ability has rules parts about its own object
        self.independent = True  # no effect looks at other objects than the one it is applied to
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

    def reaches(self, zone: int) -> bool:
        """Could effects that find their objects by a filter change what is in the zone?"""
        return bool(self.wide) and bool(self.zones >> zone & 1)

    def forget(self) -> None:
        """Forget the characteristics found in the epoch."""
        self.shared: dict[Any, Characteristics] = {}
        self.quick: list[dict[Any, Characteristics]] = []
        self.partial: dict[int, dict[Any, Characteristics]] = {}
        self.position = 0
        self.current = 0
        self.working: Characteristics | None = None
        self.busy: dict[int, None] = {}
        for step in self.steps:
            if step.effect.template.dynamic:
                step.ready = None

    def finish(self, players: int) -> None:
        """All steps are in order: see which objects are special, and whether the others can be told
        apart by definition and controller alone."""
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
            return id_, obj.counters
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


# ------------------------------------------------------------------ entering effects


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
            if template.kind == FILTER:
                plan.reads |= c.A_BATTLEFIELD  # it may affect what enters
    if not template.layers:
        return
    plan.reads |= template.reads
    plan.watch |= template.watch
    plan.replaces |= template.replaces
    plan.zones |= template.to_zones
    plan.gives_rules = plan.gives_rules or template.gives_rules
    if template.condition is not None or template.removes or template.grants:
        plan.fixed = False
    if (
        template.condition is not None
        or template.dynamic
        or template.grants
        or not template.simple
        or template.kind == REF
    ):
        plan.independent = False
    plan.key |= template.key
    if template.kind == FILTER or template.kind == REF:
        plan.sources[effect.source] = None
        if template.grants:
            plan.reads |= c.A_BATTLEFIELD  # what enters gets them too
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
    plan.key |= template.key
    plan.sources[effect.source] = None
    for layer in layers:
        if layer > plan.building:
            plan.layered[layer].append(effect)
