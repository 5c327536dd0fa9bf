"""Equip (keyword-equip): attach the Equipment to a creature you control, as a sorcery
(2009:702.5).
"""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability; the quality of the creature stands in the keyword's filter."""
    parts = [CREATURE, ir.Controlled(ir.You())]
    if keyword.filter is not None:
        parts.append(keyword.filter)
    target = ir.TargetSpec(ir.AllOf(tuple(parts)))
    body = ir.Body(ir.Attach(ir.This(), ir.Target(0)), (target,))
    return (ir.Activated(keyword.cost, body, timing="sorcery", keyword="equip"),)
