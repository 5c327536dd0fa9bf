"""Ascend (keyword-ascend): with ten permanents, the city's blessing for the rest of the game."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A static ability of permanents; that of a spell is read as it resolves."""
    return (ir.Static((ir.Designates("ascend"),)),)
