"""Cumulative upkeep (keyword-cumulative-upkeep): an age counter each upkeep, then pay for each or
sacrifice it (2009:702.21).
"""

from __future__ import annotations

from apnap import ir

from ._common import trigger, upkeep


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; the cost is paid once for each age counter, whole or not at all."""
    pay = ir.PayOr(
        (ir.RepeatedCost(keyword.cost, ir.CountersOn("age")),),
        ir.You(),
        unpaid=ir.SacrificeIt(ir.This()),
    )
    return (trigger(upkeep(), ir.Do((ir.PutCounters("age", 1), pay)), keyword, condition=None),)
