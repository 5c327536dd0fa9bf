"""Rampage N (keyword-rampage): +N/+N for each creature beyond the first that blocks it
(2009:702.20).
"""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, SELF, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; the bonus is counted once, as it resolves."""
    blockers = ir.Count(ir.AllOf((CREATURE, ir.IsBlocking(ir.This()))))
    bonus = ir.Times(keyword.n, ir.Minus(blockers, 1, 0))
    return (trigger(ir.BecomesBlocked(SELF), pump(bonus, bonus), keyword),)
