"""Extort (keyword-extort): whenever you cast a spell, pay {W/B} to drain each opponent
of 1 life."""

from __future__ import annotations

from apnap import ir

from ._common import trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    drain = ir.Do(
        (
            ir.Let("lost", ir.LoseLife(1, ir.EachOpponent())),
            ir.GainLife(ir.ResultAmount("lost")),
        )
    )
    effect = ir.PayOr((ir.PayMana(("W/B",)),), paid=drain, asked="may")
    return (trigger(ir.CastsSpell(ir.Anything(), ir.You()), effect, keyword),)
