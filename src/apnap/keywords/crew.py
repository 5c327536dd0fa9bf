"""Crew N (keyword-crew): tap other creatures of total power N or more, and it becomes an artifact
creature until end of turn."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability."""
    cost = ir.TapCost(ir.AllOf((CREATURE, ir.Other())), power=keyword.n)
    becomes = ir.Apply((ir.AddTypes(("Artifact", "Creature")),), ir.This())
    return (ir.Activated((cost,), ir.Body(becomes), keyword="crew"),)
