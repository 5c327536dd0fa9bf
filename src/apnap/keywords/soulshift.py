"""Soulshift N (keyword-soulshift): return a Spirit card of mana value N or less as it dies
(2009:702.43)."""

from __future__ import annotations

from apnap import ir

from ._common import DIES, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability with a target; each instance triggers separately."""
    spirit = ir.AllOf(
        (
            ir.HasSubtype("Spirit"),
            ir.Number("mana-value", "<=", keyword.n),
            ir.Owned(ir.You()),
        )
    )
    effect = ir.May(ir.Move(ir.Target(0), "hand"))
    targets = (ir.TargetSpec(spirit, zones=("graveyard",)),)
    return (trigger(DIES, effect, keyword, targets=targets),)
