"""Lines with a word in front that says when or how often the ability after it works, printed; see
oracle.prefixed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ir import Activated, AsAttacks, HasMaxSpeed, OnlyWhile, Replacement, Static, Triggered
from .grammar import alter
from .nouns import Unprintable
from .printing import Printer

SPEED = "speed^"
"""How an ability is said that only maximum speed gives."""
ONCE = {"exhaust": "Exhaust", "power-up": "Power-up"}
"""Activated abilities that may be activated but once, by keyword."""
MAX = HasMaxSpeed()


def slowed(value: Any) -> Any:
    """The ability without the condition of maximum speed."""
    plain = alter(value, said=value.said.removeprefix(SPEED))
    if isinstance(plain, Triggered):
        if not isinstance(plain.when, OnlyWhile) or plain.when.condition != MAX:
            raise Unprintable("not for maximum speed")
        return alter(plain, when=plain.when.when)
    if isinstance(plain, (Activated, Static, Replacement)) and plain.condition == MAX:
        return alter(plain, condition=None)
    raise Unprintable("not for maximum speed")


def say_prefixed(
    printer: Printer, value: Any, say: Callable[[Printer, Any], list[str]]
) -> list[str] | None:
    """The line, where it is one of these; `say` prints what stands behind the word."""
    if value.said.startswith(SPEED):
        body = say(printer, slowed(value))
        return ["Max", "speed", "—", body[0][:1].upper() + body[0][1:], *body[1:]]
    if isinstance(value, Activated) and value.keyword in ONCE:
        return [ONCE[value.keyword], "—", *say(printer, alter(value, keyword=""))]
    if isinstance(value, AsAttacks):
        printer.targets, printer.seen = value.body.targets, set()
        return printer.say("fullbody", value.body)
    return None
