"""Frenzy N (keyword-frenzy): +N/+0 when it attacks and is not blocked (2009:702.65)."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    return (trigger(ir.AttacksUnblocked(SELF), pump(keyword.n, 0), keyword),)
