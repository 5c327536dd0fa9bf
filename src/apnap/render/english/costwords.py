"""Costs printed: before the colon, after a keyword, as verb phrases."""

from __future__ import annotations

from typing import Any

from ...ir import EitherCost, PayMana, ReturnThis, SacrificeThis, TapThis, UntapThis
from .grammar import alter
from .nouns import Unprintable
from .printing import Printer, says

LISTED = {"list,": [","], "list&": [",", "and"], "list2": ["and"]}


@says("costs")
def say_costs(printer: Printer, value: Any, form: str) -> list[str]:
    """Costs with commas between them, each with a capital."""
    out: list[str] = []
    for i, cost in enumerate(value):
        if i + 1 < len(value) and value[i + 1].said == "and pay":
            words = printer.say("payments2", (cost, alter(value[i + 1], said="")), "b/you")
            out += [*([","] if i else []), words[0].capitalize(), *words[1:]]
            continue
        if cost.said == "and pay":
            continue
        if cost.said == "it&" and isinstance(cost, ReturnThis):
            out += printer.split("and return it to its owner's hand")
            continue
        if cost.said == "it&":
            out += ["and", "sacrifice", "it"]
            continue
        if isinstance(cost, SacrificeThis) and cost.said.startswith("list&"):
            out += [",", "and", *printer.split(cost.said[5:] or printer.self_word)]
            continue
        if cost.said.startswith("&"):
            out += ["and", *printer.split(cost.said[1:] or printer.self_word)]
            continue
        if cost.said in LISTED:
            out += [*LISTED[cost.said], *printer.say("aperm", cost.filter)]
            continue
        if i:
            out.append(",")
        words = say_cost(printer, cost)
        out += [words[0][:1].upper() + words[0][1:], *words[1:]]
    return out


def say_cost(printer: Printer, cost: Any) -> list[str]:
    """One part of a cost."""
    if isinstance(cost, TapThis):
        return ["{T}"]
    if isinstance(cost, UntapThis):
        return ["{Q}"]
    if isinstance(cost, PayMana) and cost.extra == 0 and not cost.said:
        return printer.say("mana", cost.mana)
    return printer.say("costvp", cost, "b/you")


@says("payments")
def say_payments(printer: Printer, value: Any, form: str) -> list[str]:
    """Costs as verb phrases."""
    if len(value) == 1 and isinstance(value[0], EitherCost):
        try:
            return printer.say("costvp", value[0], form)
        except Unprintable:
            one, two = (say_payments(printer, option, form) for option in value[0].options)
            return [*one, "or", *two]
    try:
        return printer.say("payments2", value, form)
    except Unprintable:
        pass
    phrases = [printer.say("costvp", cost, form) for cost in value]
    if len(phrases) > 2:
        raise Unprintable("three costs have no verb phrase")
    return phrases[0] if len(phrases) == 1 else [*phrases[0], "and", *phrases[1]]
