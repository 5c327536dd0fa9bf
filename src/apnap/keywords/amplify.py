"""Amplify N (keyword-amplify): reveal cards of its creature types from your hand as it enters, for
N +1/+1 counters each (2009:702.35)."""

from __future__ import annotations

from apnap import ir

from ._common import enters_with


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters; what enters at the same time, the card itself too, cannot be revealed."""
    kin = ir.AllOf(
        (
            ir.Owned(ir.You()),
            ir.SharesWith("creature-type", ir.This()),
            ir.Not(ir.Is(ir.Result("entering"))),
        )
    )
    reveal = ir.Let("amplify", ir.Reveal(ir.Choose(kin, 0, None, zones=("hand",))))
    number = ir.Times(keyword.n, ir.ResultAmount("amplify"))
    return (enters_with(number, keyword, choice=reveal),)
