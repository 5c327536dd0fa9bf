"""Unearth (keyword-unearth): the card comes back with haste for one turn, then it is exiled
(2009:702.81)."""

from __future__ import annotations

from apnap import ir

IT = ir.Result("unearthed")


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works in the graveyard, as a sorcery."""
    leaves = ir.Replacement(ir.WouldMove(ir.Is(IT), "battlefield"), to="exile")
    effect = ir.Do(
        (
            ir.Let("unearthed", ir.Move(ir.This(), "battlefield")),
            ir.Apply((ir.AddAbility(ir.Keyword("haste")),), IT, "forever"),
            ir.Delay(ir.StepBegins("end", None), ir.Move(IT, "exile", verb="exile")),
            ir.Instead(leaves, "forever"),
        )
    )
    body = ir.Body(effect)
    return (
        ir.Activated(keyword.cost, body, timing="sorcery", zone="graveyard", keyword="unearth"),
    )
