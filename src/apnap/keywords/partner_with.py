"""Partner with (keyword-partner-with, 702.124j): the one brings the other. That both may be
commanders is a rule of deck building."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, trigger

PLAYER = ir.TargetPlayer()


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: the target player may fetch the card of that name."""
    search = ir.Search(ir.Named(keyword.words), who=PLAYER, whose=PLAYER)
    target = ir.TargetSpec(ir.IsPlayer())
    return (trigger(ENTERS, ir.May(search, PLAYER), keyword, targets=(target,)),)
