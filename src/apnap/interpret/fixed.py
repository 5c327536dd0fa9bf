"""Fixing what is to be found once: amounts become numbers, chosen values are written out."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.subtypes import CREATURE_TYPES, NOT_CREATURE_TYPES

from . import amounts, refs
from .context import Ctx

_MENTIONS: dict[tuple[int, type[ir.Node]], tuple[ir.Node, bool]] = {}


def mentions(value: Any, kind: type[ir.Node]) -> bool:
    """Is there a node of the kind inside the value? Kept for each node."""
    if isinstance(value, tuple):
        return any(mentions(part, kind) for part in value)
    if not isinstance(value, ir.Node):
        return False
    known = _MENTIONS.get((id(value), kind))
    if known is None:
        known = (value, any(isinstance(part, kind) for part in ir.walk(value)))
        if len(_MENTIONS) >= 100_000:
            _MENTIONS.clear()
        _MENTIONS[id(value), kind] = known
    return known[1]


def numbers(ctx: Ctx, nodes: tuple[Any, ...]) -> tuple[Any, ...]:
    """The nodes (costs, parts) with the amounts that are fields of theirs as they are now
    (variable-fixed, 2006:418.3c); what is deeper inside stays open."""
    fixed = []
    for node in nodes:
        if isinstance(node, ir.PayManaOf):
            fixed.append(mana_of(ctx, node))
            continue
        changed = {}
        for field in fields(node):
            value = getattr(node, field.name)
            if isinstance(value, ir.Amount):
                read = amounts.modifier if isinstance(node, ir.ModifyPT) else amounts.amount
                changed[field.name] = read(ctx, value)
        fixed.append(replace(node, **changed) if changed else node)
    return tuple(fixed)


def found(ctx: Ctx, nodes: tuple[Any, ...], once: ir.Amount) -> tuple[Any, ...]:
    """The nodes with that amount, wherever it stands in them, as it is now (2006:413.2f)."""
    number = amounts.amount(ctx, once)
    return tuple([_with(node, once, number) for node in nodes])


def _with(value: Any, amount: ir.Amount, number: int) -> Any:
    if isinstance(value, tuple):
        return tuple([_with(part, amount, number) for part in value])
    if not isinstance(value, ir.Node):
        return value
    if value == amount:
        return number
    inner = {field.name: getattr(value, field.name) for field in fields(value)}
    changed = {name: _with(part, amount, number) for name, part in inner.items()}
    return replace(value, **changed) if changed != inner else value


def own_numbers(nodes: tuple[Any, ...]) -> bool:
    """Is there an amount of its own for each object ("for each of its colors")?"""
    return any(
        isinstance(value, ir.Amount) and mentions(value, ir.Current)
        for node in nodes
        for value in (getattr(node, field.name) for field in fields(node))
    )


def costs(ctx: Ctx, nodes: tuple[ir.Cost, ...]) -> tuple[ir.Cost, ...]:
    """The costs that an effect asks for from now on, with their X as the number that it is."""
    found: list[ir.Cost] = []
    for node in numbers(ctx, nodes):
        if isinstance(node, ir.PayMana) and "X" in node.mana:
            rest = tuple(symbol for symbol in node.mana if symbol != "X")
            more = ctx.x * (len(node.mana) - len(rest))
            node = replace(node, mana=rest, extra=node.extra + more)
        found.append(node)
    return tuple(found)


def mana_of(ctx: Ctx, node: ir.PayManaOf) -> ir.Cost:
    """The mana cost of the object as a cost; what has none can't be paid for (2006:214.4)."""
    for id_ in refs.objects(ctx, node.what):
        if id_ > 0:
            obj = ctx.g.get(id_)
            cost = ctx.g.chars(obj).cost
            if cost is not None:
                own = obj.zone == c.STACK and id_ == ctx.source
                return ir.PayMana(_reduced(cost, node.less, ctx.x if own else 0))
    return ir.PayLife(UNPAYABLE)


UNPAYABLE = 1 << 30


def _reduced(cost: tuple[str, ...], less: int, x: int) -> tuple[str, ...]:
    """The cost with so much less generic mana. An X in it is that of the spell that is being cast
    (107.3), 0 elsewhere."""
    found = []
    for symbol in cost:
        if symbol == "X":
            symbol = str(x)
        if symbol.isdigit():
            left = max(0, int(symbol) - less)
            less -= int(symbol) - left
            symbol = str(left)
        if symbol != "0":
            found.append(symbol)
    return tuple(found)


def defenders(ctx: Ctx, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of an effect that begins, with the defending player of now where one is spoken of:
    whom its object attacks later is no matter."""
    found: list[Any] = []
    for part in parts:
        who = getattr(part, "who", None)
        if isinstance(who, ir.DefendingPlayer):
            seats = refs.players(ctx, who)
            key = f"defending:{seats[0] if seats else ''}"
            if seats:
                ctx.chosen[key] = seats[0]
            part = replace(part, who=ir.ChosenPlayer(key))
        found.append(part)
    return tuple(found)


def chosen(ctx: Ctx, value: Any) -> Any:
    """The value with what was chosen written out, also in the abilities that it grants, and with
    the source where they speak of what grants them (2006:202.2b); choices that have not been made
    stay open."""
    if not mentions(value, ir.OfChosen) and not mentions(value, ir.Giver):
        return value
    return _written_out(ctx, value)


def _written_out(ctx: Ctx, value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple([_written_out(ctx, one) for one in value])
    if isinstance(value, ir.OfChosen):
        word = ctx.value(value.key)
        return of_word(word) if isinstance(word, str) else value
    if isinstance(value, ir.Giver) and not value.id:
        return replace(value, id=ctx.source)
    if not isinstance(value, ir.Node):
        return value
    changed = {}
    for field in fields(value):
        old = getattr(value, field.name)
        new = _written_out(ctx, old)
        if new is not old:
            changed[field.name] = new
    return replace(value, **changed) if changed else value


def of_word(word: str) -> ir.Filter:
    """The filter for what is of a chosen colour, card type, subtype or name."""
    if word in c.COLOR_BITS:
        return ir.HasColor(word)
    if word in c.TYPES:
        return ir.HasType(word)
    if word in c.SUPERTYPES:
        return ir.HasSupertype(word)
    supertype, _, subtype = word.partition(" ")
    if supertype in c.SUPERTYPES and subtype in NOT_CREATURE_TYPES:
        return ir.AllOf((ir.HasSupertype(supertype), ir.HasSubtype(subtype)))
    if word in CREATURE_TYPES or word in NOT_CREATURE_TYPES:
        return ir.HasSubtype(word)
    return ir.Named(word)
