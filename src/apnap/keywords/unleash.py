"""Unleash (keyword-unleash): it may enter with a +1/+1 counter, and can't block while it
has one."""

from __future__ import annotations

from apnap import ir

from ._common import PLUS


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters, and a static ability."""
    has_one = ir.Compare(ir.CountersOn(PLUS), ">", 0)
    return (
        ir.Entering(counters=((PLUS, 1),), optional=True, keyword="unleash"),
        ir.Static((ir.CantBlock(),), ir.This(), has_one),
    )
