"""Small pieces of IR that several keywords use."""

from __future__ import annotations

from apnap import ir

SELF = ir.Is(ir.This())
CREATURE = ir.HasType("Creature")


def trigger(
    when: ir.Pattern,
    effect: ir.Effect,
    keyword: ir.Keyword,
    *,
    condition: ir.Condition | None = None,
    zones: tuple[str, ...] = ("battlefield",),
) -> ir.Triggered:
    """A triggered ability that belongs to the keyword."""
    return ir.Triggered(when, ir.Body(effect), condition, zones, keyword=keyword.name)


def upkeep() -> ir.StepBegins:
    """At the beginning of your upkeep."""
    return ir.StepBegins("upkeep", ir.You())


def pump(power: object, toughness: object, what: ir.Ref | None = None) -> ir.Apply:
    """Gets +N/+N until end of turn."""
    return ir.Apply((ir.ModifyPT(power, toughness),), what if what is not None else ir.This())
