"""Squad (keyword-squad): pay more, any number of times, for as many copies as it enters
(702.157a)."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The triggered half; casting offers the cost."""
    copies = ir.CreateCopies(ir.This(), ir.TimesPaid("squad"))
    return (trigger(ENTERS, copies, keyword, condition=ir.CostPaid("squad")),)
