"""Overload (keyword-overload): cast for another cost, it does to each what it does to a target."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost; what it changes is read as the spell is cast and resolves."""
    return (ir.AlternativeCost(keyword.cost, key="overload"),)
