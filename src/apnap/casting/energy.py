"""Paying energy counters (107.14)."""

from __future__ import annotations

from typing import Any

from apnap.actions import permanents
from apnap.core.game import IllegalAction
from apnap.interpret import amounts
from apnap.interpret.context import Ctx


def can_pay(ctx: Ctx, cost: Any, seat: int) -> bool:
    """Has the player so many energy counters?"""
    held = dict(ctx.g.players[seat].counters).get("energy", 0)
    return held >= amounts.amount(ctx, cost.count)


def pay(ctx: Ctx, cost: Any, seat: int, paid: dict[str, tuple[int, ...]]) -> None:
    """energy-paid: the counters leave the player; IllegalAction without enough of them."""
    if not can_pay(ctx, cost, seat):
        raise IllegalAction("counters")
    permanents.remove_counters(ctx.g, -1 - seat, "energy", amounts.amount(ctx, cost.count))
