"""Suspending a card of the hand: a special action (2009:702.59a, 116.2f)."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import permanents, zones
from apnap.core import constants as c
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import Option
from apnap.interpret import amounts
from apnap.interpret.context import Ctx

from . import chosen_x, costs, plans

COUNTER = "time"


def affordable(g: Game, seat: int, obj: GameObject, keyword: ir.Keyword) -> bool:
    """Could the player pay to suspend the card?"""
    ctx = _context(g, seat, obj, 1 if _uses_x(keyword) else 0)
    return costs.can_pay(ctx, keyword.cost)


def take(g: Game, seat: int, option: Option) -> None:
    """keyword-suspend: the player pays, and the card goes to exile with time counters; the stack is
    not used."""
    card = g.find(int(option.id))
    keyword = plans.plan_of(g.behavior(card)).suspend if card is not None else None
    if card is None or card.zone != c.HAND or keyword is None:
        raise IllegalAction("object-gone")
    ctx = _context(g, seat, card, 0)
    if _uses_x(keyword) and chosen_x.choose(ctx, keyword.cost, least=1) is None:
        raise IllegalAction("suspend")  # at least 1, as such a card says
    number = amounts.amount(ctx, keyword.n)
    costs.pay(ctx, keyword.cost)
    new = zones.move(g, [card.id], c.EXILE)[0]
    g.trace("keyword-suspend", player=seat, object=new or card.id, n=number)
    if new and number > 0:
        permanents.put_counters(g, new, COUNTER, number)


def _context(g: Game, seat: int, card: GameObject, x: int) -> Ctx:
    info = StackInfo(card.id)
    info.x = x
    return Ctx(g, card.id, seat, info)


def _uses_x(keyword: ir.Keyword) -> bool:
    value: Any = keyword.n
    return isinstance(value, ir.X)
