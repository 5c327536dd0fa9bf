"""The frames of Sagas, levelers and Classes, printed: chapters, levels and level bars; see
oracle.frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ir import (
    Activated,
    AddAbility,
    AllTrue,
    ChapterReached,
    ClassLevel,
    Compare,
    CountersOn,
    GainLevel,
    SetPT,
    Static,
    Triggered,
)
from ..vocabulary import ROMAN
from .nouns import Unprintable
from .printing import Printer

LEVEL = "level"
"""How a static ability of a level is said."""
BAR = "class"
"""How the two abilities of a level bar are said."""


def say_chapter(printer: Printer, value: Triggered) -> list[str]:
    """ "I, II — Draw a card."."""
    if not isinstance(value.when, ChapterReached) or value.condition or value.keyword:
        raise Unprintable("no chapter")
    printer.targets, printer.seen = value.body.targets, set()
    lead: list[str] = []
    for number in value.when.numbers:
        lead += [",", ROMAN[number]] if lead else [ROMAN[number]]
    body = printer.say("fullbody", value.body)
    return [*lead, "—", body[0][:1].upper() + body[0][1:], *body[1:]]


def say_level(
    value: Static, lines: Callable[[tuple[Any, ...]], list[list[str]]]
) -> list[list[str]]:
    """The lines of a level: its counters, its size, its abilities."""
    parts = value.condition.parts if isinstance(value.condition, AllTrue) else (value.condition,)
    numbers = []
    for part, op in zip(parts, (">=", "<="), strict=False):
        if not isinstance(part, Compare) or part.op != op or part.left != CountersOn("level"):
            raise Unprintable("no level")
        if not isinstance(part.right, int):
            raise Unprintable("no level")
        numbers.append(part.right)
    size = value.parts[0]
    if len(numbers) != len(parts) or not isinstance(size, SetPT):
        raise Unprintable("no level")
    given = value.parts[1:]
    if not all(isinstance(part, AddAbility) for part in given):
        raise Unprintable("a level gives abilities only")
    span = f"{numbers[0]}-{numbers[1]}" if len(numbers) == 2 else f"{numbers[0]}+"
    abilities = tuple(part.ability for part in given if isinstance(part, AddAbility))
    return [["LEVEL", span], [f"{size.power}/{size.toughness}"], *lines(abilities)]


def say_bar(
    printer: Printer,
    gain: Activated,
    held: Any,
    lines: Callable[[tuple[Any, ...]], list[list[str]]],
) -> list[list[str]]:
    """The lines of a level of a Class: what it costs, and its abilities."""
    effect = gain.body.effect
    if not isinstance(effect, GainLevel) or not isinstance(held, Static) or held.said != BAR:
        raise Unprintable("no level of a Class")
    number = effect.level
    if gain.condition != Compare(ClassLevel(), "=", number - 1) or gain.timing != "sorcery":
        raise Unprintable("no level of a Class")
    if held.condition != Compare(ClassLevel(), ">=", number):
        raise Unprintable("no level of a Class")
    abilities = tuple(part.ability for part in held.parts if isinstance(part, AddAbility))
    if len(abilities) != len(held.parts):
        raise Unprintable("a level gives abilities only")
    return [[*printer.say("costs", gain.cost), ":", "Level", str(number)], *lines(abilities)]
