"""Afterlife N (keyword-afterlife): N flying Spirits when it dies."""

from __future__ import annotations

from apnap import ir

from ._common import DIES, trigger

SPIRIT = ir.Face(
    "Spirit",
    None,
    "WB",
    types=("Creature",),
    subtypes=("Spirit",),
    abilities=(ir.Keyword("flying"),),
    power=1,
    toughness=1,
)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability."""
    return (trigger(DIES, ir.CreateTokens(SPIRIT, keyword.n), keyword),)
