"""Evoke (keyword-evoke): cast for another cost and sacrificed as it enters (2009:702.71)."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The triggered half; casting offers the alternative cost."""
    paid = ir.CostPaid("evoke")
    sacrifice = ir.SacrificeIt(ir.This(), who=ir.ControllerOf(ir.This()))  # whoever that is by now
    return (trigger(ENTERS, sacrifice, keyword, condition=paid),)
