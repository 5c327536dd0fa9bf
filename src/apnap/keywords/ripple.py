"""Ripple N (keyword-ripple): reveal the top N cards and cast those of its name free
(2009:702.57).
"""

from __future__ import annotations

from apnap import ir

from ._common import on_cast


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that works on the stack; each instance triggers separately."""
    shown = ir.Result("rippled")
    same = ir.Those(shown, ir.SameNameAs(ir.This()))
    rest = ir.Those(shown, ir.IsIn("library"))
    effect = ir.May(
        ir.Do(
            (
                ir.Let("rippled", ir.Reveal(ir.Top(ir.You(), keyword.n))),
                ir.CastCard(same),
                ir.Move(rest, "library", verb="put", position="any-order-bottom"),
            )
        )
    )
    return (on_cast(effect, keyword),)
