"""Modes, printed: a line each, with names and costs of their own; and choices that a condition
widens; see oracle.modes."""

from __future__ import annotations

from typing import Any

from ...ir import Body, IfSo, Mode
from .nouns import Unprintable
from .printing import Printer

SPREE, TIERED = "spree", "tiered"
SMALL = "small"  # of a mode whose sentence begins small after the dash (a name was there)
AS_CAST = "as cast"
"""How a condition is said that is looked at as the spell is cast."""


def special_header(printer: Printer, body: Body) -> list[str] | None:
    """What stands before the modes, where it is none of the usual choices."""
    if body.said == SPREE and (body.least, body.most) == (1, len(body.modes)):
        return ["spree"]
    if body.said == TIERED and (body.least, body.most) == (1, 1):
        return ["tiered"]
    if body.fresh and (body.least, body.most) == (1, 1):
        when = ["this", "turn"] if body.fresh == "turn" else []
        return ["choose", "one", "that", "hasn't", "been", "chosen", *when, body.said or "—"]
    if isinstance(body.most, IfSo) and body.least in (1, body.most):
        if (body.most.then, body.most.otherwise, len(body.modes)) != (2, 1, 2):
            raise Unprintable("this choice of modes has no words")
        when = ["as", "you", "cast", "this", "spell"] if body.most.said == AS_CAST else []
        may = ["you", "may"] if body.least == 1 else []
        condition = printer.say("cond", body.most.condition)
        tail = [",", *may, "choose", "both", "instead", "."]
        return ["choose", "one", ".", "if", *condition, *when, *tail]
    return None


def say_mode(printer: Printer, mode: Mode, priced: bool, mark: str) -> list[str]:
    """A line of its own for the mode."""
    if bool(mode.cost) != priced:
        raise Unprintable("a mode with a cost has no words here")
    printer.targets, printer.seen = mode.targets, set()
    name = [*printer.split(mode.name), "—"] if mode.name else []
    cost = [*printer.say("costs", mode.cost), "—"] if priced else []
    words = printer.say("body", mode.effect)
    if (name or cost) and mode.said != SMALL:  # a sentence after a dash begins with a capital
        words = [words[0][:1].upper() + words[0][1:], *words[1:]]
    return ["\n", mark, *name, *cost, *words]


def say_modes(printer: Printer, body: Any) -> list[str]:
    """All the modes of the body."""
    out: list[str] = []
    priced = body.said in (SPREE, TIERED)
    for mode in body.modes:
        out += say_mode(printer, mode, priced, "+" if body.said == SPREE else "•")
    return out
