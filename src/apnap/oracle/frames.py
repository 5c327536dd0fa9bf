"""The frames of Sagas, levelers and Classes, read: chapters, which are triggered abilities, levels,
which are static ones, and level bars, which stand for both kinds."""

from __future__ import annotations

import re
from typing import Any

from ..ir import (
    Activated,
    AddAbility,
    AllTrue,
    Body,
    ChapterReached,
    ClassLevel,
    Compare,
    Condition,
    CountersOn,
    GainLevel,
    PayMana,
    SetPT,
    Static,
    This,
    Triggered,
)
from ..ir.mana import parse_mana
from ..render.english.frames import BAR, LEVEL
from ..render.english.grammar import make
from ..render.vocabulary import ROMAN
from .parse import Parser, Reading, coded

NUMBERS = {word: n for n, word in enumerate(ROMAN) if word}
_LEVEL = re.compile(r"LEVEL (\d+)(?:-(\d+)|\+)")
_SIZE = re.compile(r"(\d+)/(\d+)")


@coded("line", first=NUMBERS)
def chapter(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "I, II — Draw a card."."""
    numbers: list[int] = []
    at = pos
    while p.tokens[at] in NUMBERS:
        numbers.append(NUMBERS[p.tokens[at]])
        if p.at(at + 1, "—"):
            when = ChapterReached(tuple(numbers))
            return [
                (Triggered(when, body), end, penalty)
                for body, end, penalty in p.parse("fullbody", at + 2)
            ]
        if p.tokens[at + 1] != ",":
            break
        at += 2
    return []


def level_block(units: list[str]) -> int:
    """How many lines from the first on belong to a level; 0 where none begins."""
    if len(units) < 2 or not _LEVEL.fullmatch(units[0]) or not _SIZE.fullmatch(units[1]):
        return 0
    end = 2
    while end < len(units) and not _LEVEL.fullmatch(units[end]):
        end += 1
    return end


def level(head: str, size: str, abilities: tuple[Any, ...]) -> Static:
    """The static ability of a level (711.2)."""
    span, numbers = _LEVEL.fullmatch(head), _SIZE.fullmatch(size)
    assert span is not None
    assert numbers is not None
    counted = CountersOn("level")
    condition: Condition = Compare(counted, ">=", int(span[1]))
    if span[2]:
        condition = AllTrue((condition, Compare(counted, "<=", int(span[2]))))
    parts = (SetPT(int(numbers[1]), int(numbers[2])), *(AddAbility(one) for one in abilities))
    return make(Static, parts, This(), condition, said=LEVEL)


_BAR = re.compile(r"((?:\{[^}]+\})+): Level (\d+)")


def class_block(units: list[str]) -> int:
    """How many lines from the first on belong to a level of a Class; 0 where none begins."""
    if not _BAR.fullmatch(units[0]):
        return 0
    end = 1
    while end < len(units) and not _BAR.fullmatch(units[end]):
        end += 1
    return end


def class_level(head: str, abilities: tuple[Any, ...]) -> tuple[Activated, Static]:
    """What a level bar stands for: an activated ability, and a static one (716.2a)."""
    bar = _BAR.fullmatch(head)
    assert bar is not None
    number = int(bar[2])
    gain = make(
        Activated,
        (PayMana(parse_mana(bar[1])),),
        Body(GainLevel(number)),
        timing="sorcery",
        condition=Compare(ClassLevel(), "=", number - 1),
        said=BAR,
    )
    reached = Compare(ClassLevel(), ">=", number)
    parts = tuple(AddAbility(one) for one in abilities)
    return gain, make(Static, parts, This(), reached, said=BAR)
