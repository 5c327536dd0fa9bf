"""Spectacle (keyword-spectacle) and surge (keyword-surge): another cost, in a turn in which
something happened."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost if an opponent lost life this turn."""
    hurt = ir.Happened("life-lost", ir.EachOpponent())
    return (ir.AlternativeCost(keyword.cost, hurt, key="spectacle"),)


def expand_surge(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost if you, or a teammate, cast another spell this turn."""
    cast = ir.Happened("spells-cast", ir.You())
    return (ir.AlternativeCost(keyword.cost, cast, key="surge"),)
