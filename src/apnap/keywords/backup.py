"""Backup N (keyword-backup): counters on a creature, which gains the abilities that follow if it
is another."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, ENTERS, PLUS, SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; what follows the keyword is found where it is carried out."""
    another = ir.Fits(ir.Target(0), ir.Not(SELF))
    effect = ir.Do(
        (
            ir.PutCounters(PLUS, keyword.n, ir.Target(0)),
            ir.If(another, ir.GainFollowing("backup", ir.Target(0))),
        )
    )
    return (trigger(ENTERS, effect, keyword, targets=(ir.TargetSpec(CREATURE),)),)
