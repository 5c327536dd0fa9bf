"""Ward (keyword-ward): what an opponent aims at it is countered unless that player pays."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    aimed = ir.EventObject("source")
    hostile = ir.Controlled(ir.EachOpponent())
    effect = ir.PayOr(keyword.cost, ir.ControllerOf(aimed), unpaid=ir.Counter(aimed))
    return (trigger(ir.Targeted(SELF, hostile), effect, keyword),)
