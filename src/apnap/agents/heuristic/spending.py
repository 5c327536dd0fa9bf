"""What costs other than mana are worth, in points."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.views import SeenObject

from .board import Board
from .facts import facts_of
from .fit import fits
from .tricks import doomed
from .worth import keep_worth, worth


def price(board: Board, source: SeenObject | None, cost: tuple[Any, ...]) -> float:
    """The points that a cost takes away; mana is cheap, the rest is not."""
    return sum(_part(board, source, part) for part in cost)


def _part(board: Board, source: SeenObject | None, part: Any) -> float:
    if isinstance(part, ir.PayMana):
        return 0.1
    if isinstance(part, ir.TapThis):
        return _tapping(board, source)
    if isinstance(part, (ir.SacrificeThis, ir.ExileThis, ir.ReturnThis)):
        return 0.0 if source is None or doomed(board, source) else given_up(board, source)
    if isinstance(part, ir.DiscardThis):
        return keep_worth(board, source) if source is not None else 1.0
    if isinstance(part, (ir.SacrificeCost, ir.ReturnCost)):
        return _cheapest(board, part, source) * _count(part)
    if isinstance(part, (ir.DiscardCost, ir.ExileCost)):
        cards = sorted(keep_worth(board, card) for card in board.me.hand)
        if getattr(part, "zone", "hand") != "hand":
            return 0.2
        return sum(cards[: _count(part)]) if cards else 1.0
    if isinstance(part, ir.PayLife):
        amount = part.amount if isinstance(part.amount, int) else 2
        return board.life_worth(board.me, amount)
    if isinstance(part, ir.RemoveCountersCost):
        return 0.5
    return 0.3


def _count(part: Any) -> int:
    return part.count if isinstance(part.count, int) else 3


def given_up(board: Board, seen: SeenObject) -> float:
    """What giving up a permanent costs; a land that makes no mana itself costs little."""
    facts = facts_of(seen)
    if facts.land and not facts.skills.mana_count:
        return 0.3
    return worth(seen)


def _cheapest(board: Board, part: Any, source: SeenObject | None) -> float:
    found = [
        0.0 if doomed(board, seen) else worth(seen)
        for seen in board.me.battlefield
        if fits(part.filter, seen, board.seat, source)
    ]
    return min(found, default=3.0)


def _tapping(board: Board, source: SeenObject | None) -> float:
    """Tapping an own creature costs its attack, or its block."""
    if source is None or not facts_of(source).creature or source.sick:
        return 0.0
    power = facts_of(source).power
    if board.my_turn and board.step in ("main1", "beginning_of_combat", "upkeep", "draw"):
        return 0.15 * power
    if not board.my_turn and board.step != "end" and board.theirs:
        return 0.1 * power
    return 0.0
