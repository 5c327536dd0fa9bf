"""Storm (keyword-storm): copy the spell for each spell cast before it this turn (2009:702.37)."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that works on the stack; each instance triggers separately."""
    before = ir.Minus(ir.EventAmount(), 1)
    effect = ir.CopySpell(ir.This(), before)
    return (trigger(ir.CastsSpell(SELF), effect, keyword, zones=("stack",)),)
