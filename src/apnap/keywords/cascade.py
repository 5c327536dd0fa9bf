"""Cascade (keyword-cascade): exile cards until a cheaper nonland card, which may be cast free; the
rest goes to the bottom of the library (2009:702.82)."""

from __future__ import annotations

from apnap import ir

from ._common import on_cast


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability that works on the stack; each instance triggers separately."""
    cheaper = ir.AllOf(
        (
            ir.Not(ir.HasType("Land")),
            ir.Number("mana-value", "<", ir.ManaValueOf(ir.This())),
        )
    )
    rest = ir.Those(ir.Result("exiled"), ir.IsIn("exile"))
    effect = ir.Do(
        (
            ir.Let("found", ir.RevealUntil(cheaper, "exile", "exile", shown="exiled")),
            ir.CastCard(ir.Result("found")),
            ir.Move(rest, "library", verb="put", position="bottom-random"),
        )
    )
    return (on_cast(effect, keyword),)
