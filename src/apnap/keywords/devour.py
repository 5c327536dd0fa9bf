"""Devour N (keyword-devour): sacrifice creatures as it enters, for N +1/+1 counters each
(2009:702.79)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, MINE, enters_with


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters; `devoured` keeps the creatures for abilities that count them."""
    creatures = ir.Choose(ir.AllOf((CREATURE, MINE)), 0, None)
    eat = ir.Do(
        (
            ir.Let("devoured", ir.ChooseObject(creatures, "devoured")),
            ir.SacrificeIt(ir.Result("devoured")),
        )
    )
    return (enters_with(ir.Times(keyword.n, ir.ResultAmount("devoured")), keyword, choice=eat),)
