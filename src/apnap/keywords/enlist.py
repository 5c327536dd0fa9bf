"""Enlist (keyword-enlist): as it attacks, another creature may be tapped, whose power it gets."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, MINE

FREE = ir.AllOf(
    (
        CREATURE,
        MINE,
        ir.Other(),
        ir.Not(ir.IsTapped()),
        ir.Not(ir.IsAttacking()),
        ir.AnyOf((ir.ControlledSince(), ir.HasKeyword("haste"))),
    )
)
POWER = ir.PowerOf(ir.Result("enlisted"))
GROWS = ir.Body(ir.Apply((ir.ModifyPT(POWER, 0),), ir.This()))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """What may be done as it attacks, and what triggers then."""
    taps = ir.May(ir.Tap(ir.Choose(FREE)))
    effect = ir.Do((ir.Let("enlisted", taps), ir.When("enlisted", GROWS)))
    return (ir.AsAttacks(ir.Body(effect)),)
