"""Ninjutsu (keyword-ninjutsu): the card changes places with an unblocked attacker
(2009:702.46)."""

from __future__ import annotations

from apnap import ir

from ._common import MINE

UNBLOCKED = ir.AllOf((ir.HasType("Creature"), MINE, ir.IsAttacking(), ir.IsUnblocked()))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works in the hand, where the card is revealed as it is
    activated."""
    cost = (*keyword.cost, ir.ReturnCost(UNBLOCKED))
    enters = ir.Move(ir.This(), "battlefield", verb="put", tapped=True, attacking=True)
    return (ir.Activated(cost, ir.Body(enters), zone="hand", keyword="ninjutsu"),)
