"""Bushido N (keyword-bushido): +N/+N when it blocks or becomes blocked (2009:702.42)."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    when = ir.EitherOf((ir.BlocksPattern(SELF), ir.BecomesBlocked(SELF)))
    return (trigger(when, pump(keyword.n, keyword.n), keyword),)
