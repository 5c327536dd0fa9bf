"""Sneak (keyword-sneak): cast in the declare blockers step for another cost, with an unblocked
attacker that is returned; a permanent enters tapped and attacking what that one attacked."""

from __future__ import annotations

from apnap import ir

from .ninjutsu import UNBLOCKED


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost with a time of its own; how it enters is read as it resolves."""
    cost = (*keyword.cost, ir.ReturnCost(UNBLOCKED))
    return (ir.AlternativeCost(cost, ir.InZone("hand"), "sneak", timing="declare-blockers"),)
