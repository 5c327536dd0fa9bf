"""Gravestorm (keyword-gravestorm): copy the spell for each permanent that went to a graveyard this
turn (2009:702.66)."""

from __future__ import annotations

from apnap import ir

from ._common import on_cast


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that works on the stack; each instance triggers separately."""
    return (on_cast(ir.CopySpell(ir.This(), ir.TurnFact("permanents-died")), keyword),)
