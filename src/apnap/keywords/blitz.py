"""Blitz (keyword-blitz): cast for another cost, it has haste, gives a card as it dies, and is
sacrificed as the turn ends."""

from __future__ import annotations

from apnap import ir

from ._common import DIES, ENTERS, trigger

PAID = ir.CostPaid("blitz")


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost, and what comes of having paid it."""
    draws = trigger(DIES, ir.Draw(), keyword)
    given = (ir.AddAbility(ir.Keyword("haste")), ir.AddAbility(draws))
    leaves = ir.Delay(ir.StepBegins("end", None), ir.SacrificeIt(ir.This()))
    return (
        ir.AlternativeCost(keyword.cost, key="blitz"),
        ir.Static(given, ir.This(), PAID),
        trigger(ENTERS, leaves, keyword, condition=PAID),
    )
