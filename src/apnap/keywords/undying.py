"""Undying (keyword-undying): returns with a +1/+1 counter if it had none."""

from __future__ import annotations

from apnap import ir

from ._common import DIES, PLUS, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that looks at the permanent as it last was."""
    fresh = ir.Compare(ir.CountersOn(PLUS), "=", 0)
    back = ir.Move(ir.EventObject(), "battlefield", counters=((PLUS, 1),))
    return (trigger(DIES, back, keyword, condition=fresh),)
