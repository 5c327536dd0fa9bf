"""Small pieces of IR that several keywords use."""

from __future__ import annotations

from apnap import ir

SELF = ir.Is(ir.This())
CREATURE = ir.HasType("Creature")
MINE = ir.Controlled(ir.You())
PLUS, MINUS = "+1/+1", "-1/-1"
DIES = ir.Moves(SELF, "battlefield", "graveyard")
ENTERS = ir.Moves(SELF, to="battlefield")
ATTACHED = ir.Compare(ir.CountOf(ir.AttachedTo()), ">", 0)


def trigger(
    when: ir.Pattern,
    effect: ir.Effect,
    keyword: ir.Keyword,
    *,
    targets: tuple[ir.TargetSpec, ...] = (),
    condition: ir.Condition | None = None,
    zones: tuple[str, ...] = ("battlefield",),
) -> ir.Triggered:
    """A triggered ability that belongs to the keyword."""
    return ir.Triggered(when, ir.Body(effect, targets), condition, zones, keyword=keyword.name)


def on_cast(
    effect: ir.Effect, keyword: ir.Keyword, condition: ir.Condition | None = None
) -> ir.Triggered:
    """When you cast this spell: it works on the stack."""
    return trigger(ir.CastsSpell(SELF), effect, keyword, condition=condition, zones=("stack",))


def enters_with(
    number: object,
    keyword: ir.Keyword,
    *,
    kind: str = PLUS,
    choice: ir.Effect | None = None,
    condition: ir.Condition | None = None,
) -> ir.Entering:
    """It enters with so many counters."""
    return ir.Entering(
        counters=((kind, number),), choice=choice, condition=condition, keyword=keyword.name
    )


def upkeep() -> ir.StepBegins:
    """At the beginning of your upkeep."""
    return ir.StepBegins("upkeep", ir.You())


def pump(power: object, toughness: object, what: ir.Ref | None = None) -> ir.Apply:
    """Gets +N/+N until end of turn."""
    return ir.Apply((ir.ModifyPT(power, toughness),), what if what is not None else ir.This())
