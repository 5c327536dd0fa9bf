"""Absorb N (keyword-absorb): N of the damage of each source is prevented (2009:702.61)."""

from __future__ import annotations

from apnap import ir

from ._common import SELF

A_SOURCE = ir.AllOf(())  # any source, each by itself


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A prevention effect that applies to each source, each time; instances add up."""
    would = ir.WouldBeDealt(A_SOURCE, SELF)
    return (ir.Replacement(would, prevent=keyword.n, keyword="absorb"),)
