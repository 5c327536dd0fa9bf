"""Exalted (keyword-exalted): a creature of yours that attacks alone gets +1/+1 (2009:702.80)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    mine = ir.AllOf((CREATURE, ir.Controlled(ir.You())))
    return (trigger(ir.AttacksPattern(mine, alone=True), pump(1, 1, ir.EventObject()), keyword),)
