"""What effects allow, forbid and demand: the rules parts, found by type.

Nothing about them is kept in characteristics; the procedures ask as they come to it. An absent type
costs one look-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.interpret.refs import objects, players

from . import templates
from .layers import plan_of
from .plan import Effect, Plan, RuleEntry
from .templates import ATTACHED, FILTER, PLAYERS, REF

P = TypeVar("P", bound=ir.Part)
Affects = Callable[[GameObject], bool]
NOBODY: list[int] = []  # never written


def active(g: Game) -> Mapping[type[ir.Part], Sequence[RuleEntry]]:
    """What is about, by type, apart from what objects say of themselves; for one look at many
    types. Conditions have not been asked."""
    return plan_of(g).rules


def parts(g: Game, kind: type[P]) -> list[tuple[P, Ctx, Affects]]:
    """All active parts of the type: the part, the context in which it is read, and a test of
    whether it affects an object (players are in the parts themselves)."""
    plan = plan_of(g)
    found: list[tuple[P, Ctx, Affects]] = []
    for entry in plan.rules.get(kind, ()):
        if _active(g, plan, entry.effect):
            part: Any = entry.part
            found.append((part, entry.effect.ctx(g), _test(g, entry.effect)))
    for id_ in _owners(g, plan, kind):
        obj = g.objects[id_]
        for part, ctx in _own(g, obj, kind):
            found.append((part, ctx, _is(id_)))
    return found


def applies_with(g: Game, kind: type[P], obj: GameObject) -> list[tuple[P, Ctx]]:
    """The active parts of the type that affect the object, each with the context in which it is
    read."""
    plan = plan_of(g)
    found = _own(g, obj, kind)
    for entry in plan.rules.get(kind, ()):
        if _affects(g, entry.effect, obj) and _active(g, plan, entry.effect, obj):
            part: Any = entry.part
            found.append((part, entry.effect.ctx(g)))
    return found


def applies_by(g: Game, kind: type[P], obj: GameObject) -> list[tuple[P, Ctx, int]]:
    """As `applies_with`, each with the id of the effect that is said to last this turn (0: it is
    another, or what an ability says)."""
    plan = plan_of(g)
    found: list[tuple[P, Ctx, int]] = [(part, ctx, 0) for part, ctx in _own(g, obj, kind)]
    for entry in plan.rules.get(kind, ()):
        if _affects(g, entry.effect, obj) and _active(g, plan, entry.effect, obj):
            part: Any = entry.part
            floating = entry.effect.floating
            lasting = floating.id if floating is not None and floating.until == "turn" else 0
            found.append((part, entry.effect.ctx(g), lasting))
    return found


def applies(g: Game, kind: type[P], obj: GameObject) -> list[P]:
    """The active parts of the type that affect the object."""
    return [part for part, _ in applies_with(g, kind, obj)]


def player_parts(g: Game, kind: type[P], seat: int) -> list[P]:
    """The active parts of the type whose `who` names the player (None: all players)."""
    return [part for part, _ in for_player(g, kind, seat)]


def for_player(g: Game, kind: type[P], seat: int) -> list[tuple[P, Ctx]]:
    """As `player_parts`, each with the context in which it is read."""
    found = []
    for part, ctx, _ in parts(g, kind):
        who = getattr(part, "who", None)
        if who is None or seat in players(ctx, who):
            found.append((part, ctx))
    return found


# ------------------------------------------------------------------ whom an effect affects


def _own(g: Game, obj: GameObject, kind: type[P]) -> list[tuple[P, Ctx]]:
    """Rules parts that the object's own abilities say of it."""
    chars = g.chars(obj)
    behavior = chars.derived if chars.derived is not None else g.edition.behavior(chars)
    if not behavior.statics:
        return []
    own: Any = templates.statics_of(g.edition, behavior).own.get(kind)
    if own is None or obj.phased_out:
        return []
    zone = c.ZONE_NAMES[obj.zone]
    ctx = Ctx(g, obj.id, obj.controller)
    return [
        (part, ctx)
        for ability, part in own
        if zone in ability.zones and holds(ctx, ability.condition)
    ]


def _owners(g: Game, plan: Plan, kind: type[P]) -> list[int]:
    """The objects whose own abilities may say this of them: printed, copied or granted."""
    known = plan.own.get(kind, NOBODY)
    if not plan.gives_rules:
        return known
    return sorted(dict.fromkeys([*known, *g.battlefield()]))


def _active(g: Game, plan: Plan, effect: Effect, obj: GameObject | None = None) -> bool:
    """Is the effect there: does its source still have the ability, and is its condition true? A
    condition that each affected object has for itself is asked of `obj` (None: of none yet)."""
    ability = effect.template.ability
    if ability is None:
        return True
    if effect.began or effect.dead:
        return effect.began
    if plan.removed or effect.granted:
        if ability not in g.behavior(g.objects[effect.source]).statics:
            return False
    each = effect.template.by_object
    if each is None:
        return holds(effect.ctx(g), effect.template.condition)
    return obj is None or _holds_of(g, effect, each, obj)


def _holds_of(g: Game, effect: Effect, condition: ir.Node, obj: GameObject) -> bool:
    ctx = effect.ctx(g).child()
    ctx.current = obj.id
    return holds(ctx, condition)


IGNORED = "ignored:"
"""Before the id of an effect's source: the facts of this turn that say who ignores it."""


def ignored(g: Game, source: int, seat: int) -> bool:
    """Does the player ignore the effect of that source until end of turn (2006:408.2j)?"""
    return (f"{IGNORED}{source}", seat) in g.history


def _affects(g: Game, effect: Effect, obj: GameObject) -> bool:
    kind = effect.template.kind
    if effect.template.ignorable and ignored(g, effect.source, obj.controller):
        return False
    if kind == PLAYERS:
        return False
    if kind == FILTER:
        return effect.includes(g, obj, g.chars(obj))
    if kind == ATTACHED:
        return obj.id == g.objects[effect.source].attached_to
    if kind == REF and effect.template.ref is not None:
        return obj.id in objects(effect.ctx(g), effect.template.ref)
    return obj.id in (effect.members or effect.ids)


def _test(g: Game, effect: Effect) -> Affects:
    each = effect.template.by_object
    if each is None:
        return lambda obj: _affects(g, effect, obj)
    return lambda obj: _affects(g, effect, obj) and _holds_of(g, effect, each, obj)


def _is(id_: int) -> Affects:
    return lambda obj: obj.id == id_
