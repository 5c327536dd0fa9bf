"""Whether objects fit filters, and whether they can be targeted, as far as a player can tell. What
is not understood counts as fitting: the question itself lists what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core.views import SeenObject

from .facts import BASIC, COLOR_BITS, LEGENDARY, facts_of


def fits(filter_: Any, seen: SeenObject, seat: int, source: SeenObject | None = None) -> bool:
    """Does the object fit, for an ability of `source` that `seat` controls?"""
    test = _TESTS.get(type(filter_))
    return True if test is None else test(filter_, seen, seat, source)


Test = Callable[[Any, SeenObject, int, SeenObject | None], bool]


def _all(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    return all(fits(part, seen, seat, source) for part in f.parts)


def _any(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    return any(fits(part, seen, seat, source) for part in f.parts)


def _not(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    return type(f.part) not in _TESTS or not fits(f.part, seen, seat, source)


def _type(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    if f.type == "Permanent":
        facts = facts_of(seen)
        return facts.permanent
    return seen.has_type(f.type)


def _any_target(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    facts = facts_of(seen)
    return facts.creature or facts.planeswalker


def _who(node: Any, seat: int, controller: int) -> bool:
    if isinstance(node, ir.You):
        return controller == seat
    if isinstance(node, (ir.EachOpponent, ir.AnOpponent)):
        return controller != seat
    return True


def _number(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    facts = facts_of(seen)
    values = {
        "power": seen.chars.power or 0,
        "toughness": facts.toughness,
        "mana-value": facts.mv,
        "damage": seen.damage,
    }
    if f.of not in values or not isinstance(f.amount, int):
        return True
    return compare(values[f.of], f.op, f.amount)


def compare(left: int, op: str, right: int) -> bool:
    """Two numbers compared, by the sign that the IR uses."""
    if op == "!=":
        return left != right
    return (
        ("<" in op and left < right)
        or (">" in op and left > right)
        or ("=" in op and left == right)
    )


def _is(f: Any, seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    if isinstance(f.what, ir.This) and source is not None:
        return seen.id == source.id
    if isinstance(f.what, ir.AttachedTo) and source is not None:
        return seen.id == source.attached_to
    return True


SUPERTYPES = {"Basic": BASIC, "Legendary": LEGENDARY}

_TESTS: dict[type, Test] = {
    ir.AllOf: _all,
    ir.AnyOf: _any,
    ir.Not: _not,
    ir.HasType: _type,
    ir.AnyTarget: _any_target,
    ir.Number: _number,
    ir.Is: _is,
    ir.HasSubtype: lambda f, s, seat, src: f.subtype in s.chars.subtypes or s.chars.all_types,
    ir.HasSupertype: lambda f, s, seat, src: bool(
        s.chars.supertypes & SUPERTYPES.get(f.supertype, -1)
    ),
    ir.HasColor: lambda f, s, seat, src: bool(s.chars.colors & COLOR_BITS.get(f.color, 0)),
    ir.Colorless: lambda f, s, seat, src: s.chars.colors == 0,
    ir.Controlled: lambda f, s, seat, src: _who(f.by, seat, s.controller),
    ir.Owned: lambda f, s, seat, src: _who(f.by, seat, s.owner),
    ir.IsTapped: lambda f, s, seat, src: s.tapped,
    ir.IsAttacking: lambda f, s, seat, src: s.attacking != 0,
    ir.IsBlocking: lambda f, s, seat, src: bool(s.blocking),
    ir.IsBlocked: lambda f, s, seat, src: bool(s.blocked),
    ir.IsToken: lambda f, s, seat, src: s.token,
    ir.IsFaceDown: lambda f, s, seat, src: s.face_down,
    ir.Other: lambda f, s, seat, src: src is None or s.id != src.id,
    ir.HasKeyword: lambda f, s, seat, src: s.has(f.keyword),
    ir.Named: lambda f, s, seat, src: s.name == f.name,
    ir.IsPlayer: lambda f, s, seat, src: False,
}


def targetable(seen: SeenObject, seat: int, source: SeenObject | None) -> bool:
    """Can a spell or ability of `source`, controlled by `seat`, target the permanent?"""
    facts = facts_of(seen)
    if facts.has("shroud") or (facts.has("hexproof") and seen.controller != seat):
        return False
    return source is None or not protected(seen, source)


def protected(seen: SeenObject, source: SeenObject) -> bool:
    """Has it protection from what the source is? A quality that was chosen is read off it."""
    for quality in facts_of(seen).skills.protections:
        if isinstance(quality, ir.OfChosen):
            chosen = dict(seen.chosen).get(quality.key) if seen.chosen else None
            if isinstance(chosen, str) and source.chars.colors & COLOR_BITS.get(chosen, 0):
                return True
        elif fits(quality, source, seen.controller):
            return True
    return False
