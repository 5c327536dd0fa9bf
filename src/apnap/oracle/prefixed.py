"""Lines with a word in front that says when or how often the ability after it works, read: "Max
speed — ..." and what a creature may do as it attacks."""

from __future__ import annotations

from typing import Any

from ..ir import Activated, AsAttacks, OnlyWhile, Replacement, Static, Triggered
from ..render.english.grammar import alter
from ..render.english.prefixed import MAX, SPEED
from .parse import Parser, Reading, coded


@coded("line", first=["max"])
def max_speed(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Max speed — {T}: Add {R}{R}."."""
    out: list[Reading] = []
    if p.at(pos, "max", "speed", "—"):
        for value, end, penalty in p.parse("line", pos + 3):
            made = sped(value)
            if made is not None:
                out.append((made, end, penalty))
    return out


def sped(value: Any) -> Any:
    """The ability as one that works while its controller has maximum speed; None if it has a
    condition of its own."""
    if isinstance(value, tuple) or getattr(value, "condition", None) is not None:
        return None
    said = SPEED + value.said
    if isinstance(value, Triggered):
        return alter(value, when=OnlyWhile(value.when, MAX), said=said)
    if isinstance(value, (Activated, Static, Replacement)):
        return alter(value, condition=MAX, said=said)
    return None


@coded("line", first=["you"])
def as_it_attacks(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "You may exert this creature as it attacks. When you do, draw a card."."""
    out: list[Reading] = []
    if p.at(pos, "you", "may", "exert"):
        for body, end, penalty in p.parse("fullbody", pos):
            out.append((AsAttacks(body), end, penalty))
    return out
