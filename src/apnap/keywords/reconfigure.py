"""Reconfigure (keyword-reconfigure): an Equipment that is a creature while it is not attached."""

from __future__ import annotations

from apnap import ir

from ._common import ATTACHED, CREATURE, MINE


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """Two activated abilities, as a sorcery, and a static one."""
    target = ir.TargetSpec(ir.AllOf((CREATURE, MINE, ir.Other())))
    attach = ir.Body(ir.Attach(ir.This(), ir.Target(0)), (target,))
    loosen = ir.Body(ir.Unattach(ir.This()))
    name = keyword.name
    return (
        ir.Activated(keyword.cost, attach, timing="sorcery", keyword=name),
        ir.Activated(keyword.cost, loosen, timing="sorcery", condition=ATTACHED, keyword=name),
        ir.Static((ir.RemoveTypes(("Creature",)),), ir.This(), ATTACHED),
    )
