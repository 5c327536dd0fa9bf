"""Provoke (keyword-provoke): a creature of the defending player untaps and must block it
(2009:702.36)."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability with a target; each instance triggers separately."""
    theirs = ir.Controlled(ir.DefendingPlayer(ir.This()))
    must = ir.Apply((ir.MustBlock(SELF),), ir.Target(0), "combat")
    effect = ir.May(ir.Do((ir.Untap(ir.Target(0)), must)))
    targets = (ir.TargetSpec(ir.AllOf((CREATURE, theirs))),)
    return (trigger(ir.AttacksPattern(SELF), effect, keyword, targets=targets),)
