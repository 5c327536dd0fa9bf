"""Warp (keyword-warp): cast from the hand for another cost, it is exiled as the turn ends, and may
be cast from there later."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger

GONE = ir.Result("gone")


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost, and what comes of having paid it."""
    leaves = ir.Do(
        (
            ir.Let("gone", ir.Move(ir.This(), "exile", verb="exile")),
            ir.Apply((ir.MayPlay(zone="exile", what=GONE, lands=False),), duration="forever"),
        )
    )
    return (
        ir.AlternativeCost(keyword.cost, ir.InZone("hand"), key="warp"),
        trigger(
            ENTERS,
            ir.Delay(ir.StepBegins("end", None), leaves),
            keyword,
            condition=ir.CostPaid("warp"),
        ),
    )
