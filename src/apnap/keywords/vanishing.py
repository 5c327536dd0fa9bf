"""Vanishing N (keyword-vanishing): enters with N time counters; each upkeep one goes; when the
last goes it is sacrificed (2009:702.60).
"""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger, upkeep


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters (not for vanishing without a number), and two triggered abilities."""
    has_some = ir.Compare(ir.CountersOn("time"), ">", 0)
    tick = trigger(upkeep(), ir.RemoveCounters("time", 1), keyword, condition=has_some)
    last = trigger(ir.LastCounterRemoved("time", SELF), ir.SacrificeIt(ir.This()), keyword)
    if keyword.n is None:
        return (tick, last)
    return (ir.Entering(counters=(("time", keyword.n),)), tick, last)
