"""Bestow (keyword-bestow): cast for another cost it is an Aura, until it is not attached."""

from __future__ import annotations

from apnap import ir

from ._common import ATTACHED, CREATURE, SELF

IS_SPELL = ir.Fits(ir.This(), ir.IsSpell())
AURA = (
    ir.RemoveTypes(("Creature",)),
    ir.AddTypes(subtypes=("Aura",)),
    ir.AddAbility(ir.Keyword("enchant", filter=CREATURE)),
)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost, and what the spell, and the permanent while it is attached, are then."""
    bestowed = ir.AllTrue((ir.CostPaid("bestow"), ir.AnyTrue((IS_SPELL, ATTACHED))))
    both = ("battlefield", "stack")
    return (
        ir.AlternativeCost(keyword.cost, ir.Exists(CREATURE), key="bestow"),
        ir.Static(AURA, SELF, bestowed, zones=both, affected_zones=both),
    )
