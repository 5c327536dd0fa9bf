"""Graft N (keyword-graft): enters with N +1/+1 counters, and may give one to each creature that
enters (2009:702.55)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, PLUS, enters_with, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters, and a triggered ability: only while it has such a counter."""
    has_one = ir.Compare(ir.CountersOn(PLUS), ">", 0)
    return _expand(keyword, has_one)


def expand_always(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The same without an intervening if."""
    return _expand(keyword, None)


def _expand(keyword: ir.Keyword, condition: ir.Condition | None) -> tuple[ir.Ability, ...]:
    another = ir.Moves(ir.AllOf((CREATURE, ir.Other())), to="battlefield")
    give = ir.May(ir.MoveCounters(PLUS, 1, ir.This(), ir.EventObject()))
    return (
        enters_with(keyword.n, keyword),
        trigger(another, give, keyword, condition=condition),
    )
