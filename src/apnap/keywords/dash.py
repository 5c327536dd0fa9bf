"""Dash (keyword-dash): cast for another cost, it has haste and goes back to its owner's hand as the
turn ends."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger

PAID = ir.CostPaid("dash")


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost, and what comes of having paid it."""
    back = ir.Delay(ir.StepBegins("end", None), ir.Move(ir.This(), "hand"))
    return (
        ir.AlternativeCost(keyword.cost, key="dash"),
        ir.Static((ir.AddAbility(ir.Keyword("haste")),), ir.This(), PAID),
        trigger(ENTERS, back, keyword, condition=PAID),
    )
