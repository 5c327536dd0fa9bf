"""Undaunted (keyword-undaunted): the spell costs {1} less to cast for each opponent (702.125a)."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A rule of the spell; each instance takes off by itself."""
    return (ir.CastRule(less=ir.PlayerCount(ir.EachOpponent())),)
