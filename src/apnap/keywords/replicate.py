"""Replicate (keyword-replicate): copy the spell for each time its cost was paid (2009:702.53)."""

from __future__ import annotations

from apnap import ir

from ._common import on_cast


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The triggered half; casting offers the cost. Each instance counts its own payments."""
    key = keyword.words or "replicate"
    copy = ir.CopySpell(ir.This(), ir.TimesPaid(key))
    return (on_cast(copy, keyword, ir.CostPaid(key)),)
