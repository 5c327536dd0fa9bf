"""Fading N (keyword-fading): enters with N fade counters; each upkeep one goes, and without one to
go it is sacrificed (2009:702.29).
"""

from __future__ import annotations

from apnap import ir

from ._common import trigger, upkeep


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters, and a triggered ability."""
    has_none = ir.Compare(ir.CountersOn("fade"), "=", 0)
    effect = ir.If(has_none, ir.SacrificeIt(ir.This()), ir.RemoveCounters("fade", 1))
    return (ir.Entering(counters=(("fade", keyword.n),)), trigger(upkeep(), effect, keyword))
