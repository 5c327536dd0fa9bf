"""Storm (keyword-storm): copy the spell for each spell cast before it this turn (2009:702.37)."""

from __future__ import annotations

from apnap import ir

from ._common import on_cast


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that works on the stack; each instance triggers separately."""
    return (on_cast(ir.CopySpell(ir.This(), ir.SpellsBefore()), keyword),)
