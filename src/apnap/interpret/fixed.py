"""Fixing what is to be found once: amounts become numbers, references become ids and seats.

`TheseObjects` and `ThesePlayers` are nodes that only the engine makes, when an effect begins
(variable-fixed, 2006:418.3c); no card has them.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from apnap import ir
from apnap.ir.base import node

from . import amounts, refs
from .context import Ctx


@node
class TheseObjects(ir.Ref):
    """Exactly these objects (or players, as -1 - seat)."""

    ids: tuple[int, ...]


@node
class ThesePlayers(ir.Who):
    """Exactly these players."""

    seats: tuple[int, ...]


def _these_objects(ctx: Ctx, ref: Any) -> tuple[int, ...]:
    ids: tuple[int, ...] = ref.ids
    return ids


def _these_players(ctx: Ctx, who: Any) -> tuple[int, ...]:
    seats: tuple[int, ...] = who.seats
    return seats


refs.OBJECTS[TheseObjects] = _these_objects
refs.PLAYERS[ThesePlayers] = _these_players


def mentions(value: Any, kind: type[ir.Node]) -> bool:
    """Is there a node of the kind inside the value?"""
    return any(isinstance(part, kind) for part in ir.walk(value))


def parts(ctx: Ctx, parts_: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of a continuous effect that begins now: their amounts as numbers, who controls and
    what is copied as it is now, chosen values as words.

    Filters and conditions inside are not fixed: they are read each time. What they and granted
    abilities say of targets, results and chosen values is bound with the effect."""
    return tuple([part(ctx, one) for one in parts_])


def part(ctx: Ctx, one: Any) -> Any:
    """One part, fixed."""
    if isinstance(one, ir.SetController):
        return replace(one, who=ThesePlayers(refs.players(ctx, one.who)[:1]))
    if isinstance(one, ir.BecomeCopy):
        fixed = TheseObjects(refs.objects(ctx, one.of)[:1])
        return replace(one, of=fixed, exceptions=parts(ctx, one.exceptions))
    if isinstance(one, ir.MayPlay) and one.what is not None:
        return replace(one, what=TheseObjects(refs.here(ctx, one.what)))
    changed = {}
    for field in fields(one):
        value = getattr(one, field.name)
        if isinstance(value, ir.Amount):
            changed[field.name] = amounts.amount(ctx, value)
    if "colors" in _CHOSEN.get(type(one), ()) and one.chosen:
        changed.update(colors=_word(ctx, one.chosen), chosen="")
    elif "subtypes" in _CHOSEN.get(type(one), ()) and one.chosen:
        word = _word(ctx, one.chosen)
        changed.update(subtypes=(*one.subtypes, word) if word else one.subtypes, chosen="")
    elif isinstance(one, ir.ChangeWord):
        if one.old_chosen:
            changed.update(old=_word(ctx, one.old_chosen), old_chosen="")
        if one.new_chosen:
            changed.update(new=_word(ctx, one.new_chosen), new_chosen="")
    return replace(one, **changed) if changed else one


_CHOSEN: dict[type[Any], tuple[str, ...]] = {
    ir.SetColors: ("colors",),
    ir.AddTypes: ("subtypes",),
    ir.SetLandTypes: ("subtypes",),
}


def _word(ctx: Ctx, key: str) -> str:
    value = ctx.value(key)
    return value if isinstance(value, str) else ""


def costs(ctx: Ctx, costs_: tuple[Any, ...]) -> tuple[Any, ...]:
    """A cost whose amounts are read from this context, not from that of the player who pays."""
    fixed = []
    for cost in costs_:
        changed = {
            field.name: amounts.amount(ctx, getattr(cost, field.name))
            for field in fields(cost)
            if isinstance(getattr(cost, field.name), ir.Amount)
        }
        fixed.append(replace(cost, **changed) if changed else cost)
    return tuple(fixed)
