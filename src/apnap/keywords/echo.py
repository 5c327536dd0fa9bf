"""Echo (keyword-echo): pay again in the first upkeep under your control, or sacrifice it
(2009:702.27).
"""

from __future__ import annotations

from apnap import ir

from ._common import trigger, upkeep


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability with an intervening if: it came under your control since your last
    upkeep.
    """
    effect = ir.PayOr(keyword.cost, ir.You(), unpaid=ir.SacrificeIt(ir.This()))
    return (trigger(upkeep(), effect, keyword, condition=ir.NewlyControlled()),)
