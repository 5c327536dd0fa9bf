"""Awaken N (keyword-awaken): for another cost, a land becomes a creature with N counters too."""

from __future__ import annotations

from apnap import ir

from ._common import MINE, PLUS

BECOMES = (
    ir.AddTypes(("Creature",), ("Elemental",)),
    ir.SetPT(0, 0),
    ir.AddAbility(ir.Keyword("haste")),
)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost, and what the spell does besides if it was paid."""
    land = ir.TargetSpec(ir.AllOf((ir.HasType("Land"), MINE)))
    effect = ir.Do(
        (
            ir.PutCounters(PLUS, keyword.n, ir.Target(0)),
            ir.Apply(BECOMES, ir.Target(0), "forever"),
        )
    )
    paid = ir.CostPaid("awaken")
    return (
        ir.AlternativeCost(keyword.cost, key="awaken"),
        ir.Spell(ir.Body(ir.If(paid, effect), (land,))),
    )
