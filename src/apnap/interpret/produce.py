"""Which kinds of mana an object could produce (2006:406.6; "any type of mana that a land could
produce").
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.ir.mana import COLORS, MANA_TYPES

from . import amounts, filters, refs
from .context import Ctx


def could_produce(g: Game, obj: GameObject, asking: tuple[int, ...] = ()) -> str:
    """The letters (in the order WUBRGC) of the mana that the object's mana abilities could add if
    they resolved now, whether or not their costs can be paid (106.7).

    `asking`: objects whose kinds are being found already; two that look at each other add
    nothing (mana-undefined)."""
    if obj.id in asking:
        return ""
    found = ""
    ctx = Ctx(g, obj.id, obj.controller)
    for _, ability in g.behavior(obj).mana:
        for part in _adding(ctx, ability.body.effect):
            found += kinds(ctx, part, (*asking, obj.id))
    return "".join([letter for letter in MANA_TYPES if letter in found])


def _adding(ctx: Ctx, effect: ir.Node | None) -> list[ir.AddMana]:
    """The parts of an effect that would add mana now: of a condition the branch that holds, and
    none that counts what is not there, unless the object is gone: it may have been among them."""
    from .conditions import holds  # which asks of filters, and they of this

    present = ctx.source in ctx.g.objects
    if isinstance(effect, ir.If):
        return _adding(ctx, effect.then if holds(ctx, effect.condition) else effect.otherwise)
    if isinstance(effect, ir.Do):
        return [one for step in effect.steps for one in _adding(ctx, step)]
    if isinstance(effect, ir.AddMana) and present and isinstance(effect.count, ir.Count):
        return [effect] if amounts.amount(ctx, effect.count) > 0 else []
    own = ir.walk_own(effect) if effect is not None else ()
    return [part for part in own if isinstance(part, ir.AddMana)]


def kinds(ctx: Ctx, node: ir.AddMana, asking: tuple[int, ...] = ()) -> str:
    """The letters of the mana that this effect could add."""
    g = ctx.g
    if node.any_color:
        return COLORS
    if node.combination:
        return node.combination
    if node.produced_by is not None:
        found = "".join([could_produce(g, g.get(id_), asking) for id_ in _lookup(ctx, node)])
        return found if node.of_types else "".join([one for one in found if one in COLORS])
    if node.colors_of is not None:
        return colors_of(ctx, node.colors_of)
    if node.chosen:
        value: Any = ctx.value(node.chosen)
        return value if isinstance(value, str) and value in COLORS else ""
    return "".join([symbol for cost in node.mana for symbol in cost if symbol in MANA_TYPES])


def colors_of(ctx: Ctx, what: ir.Ref) -> str:
    """The letters of the colours of the objects, found without asking anybody."""
    if isinstance(what, ir.All):
        ids = tuple(filters.matching(ctx, what.filter, what.zones))
    else:
        ids = tuple([id_ for id_ in refs.objects(ctx, what) if id_ > 0])
    found = 0
    for id_ in ids:
        found |= ctx.g.chars(ctx.g.get(id_)).colors
    return "".join([letter for letter in COLORS if found & c.COLOR_BITS[letter]])


def _lookup(ctx: Ctx, node: ir.AddMana) -> tuple[int, ...]:
    """The objects whose kinds count, found without asking anybody."""
    what = node.produced_by
    if isinstance(what, ir.All):
        return tuple(filters.matching(ctx, what.filter, what.zones))
    return tuple([id_ for id_ in refs.objects(ctx, what) if id_ > 0]) if what is not None else ()
