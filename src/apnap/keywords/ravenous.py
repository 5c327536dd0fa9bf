"""Ravenous (keyword-ravenous): it enters with X +1/+1 counters; if X is 5 or more a card is drawn
(702.156a)."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, enters_with, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters, and a triggered ability."""
    large = ir.Compare(ir.X(), ">=", 5)
    return (enters_with(ir.X(), keyword), trigger(ENTERS, ir.Draw(), keyword, condition=large))
