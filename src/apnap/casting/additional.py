"""Additional costs of a spell: which of several is paid, which optional ones will be
(2006:409.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.core.game import IllegalAction
from apnap.core.questions import PICK_ONE, Option, Question

from . import bounds, choices, costs, plans, prices
from .purposes import SPELL

if TYPE_CHECKING:
    from .cast import Casting


def one_of(casting: Casting, ability: ir.AdditionalCost) -> tuple[ir.Cost, ...]:
    """A cost that is paid in one of several ways."""
    ctx, seat = casting.ctx, casting.seat
    possible = [i for i, cost in enumerate(ability.choice) if costs.can_pay(ctx, cost, use=SPELL)]
    if not possible:
        raise IllegalAction("additional-cost")
    options = tuple(Option("cost", i) for i in possible)
    question = Question(PICK_ONE, "additional-cost", seat, options, source=casting.id)
    picked = possible[casting.g.choose(question)]
    key = ability.key or "additional cost"
    casting.g.trace("additional-cost-chosen", player=seat, object=casting.id, other=key)
    return ability.choice[picked]


def offer(casting: Casting, ability: ir.AdditionalCost) -> None:
    """Ask about an optional cost, if it could be paid besides all the others: a spell may cost less
    for which it is paid."""
    more = prices.of_keyword(casting.g, casting.seat, ability.key, ability.cost)
    before = casting.info.paid
    casting.info.paid += ((ability.key, 1),)
    possible = bounds.affordable(casting, more)
    casting.info.paid = before
    if not possible:
        return
    if plans.is_repeated(ability.key):
        most = bounds.how_often(casting, more)
        times = choices.choose_number(casting, ability.key, most)
    else:
        times = 1 if choices.agree(casting, ability.key) else 0
    if times:
        casting.costs += more * times
        casting.info.paid += ((ability.key, times),)
        casting.g.trace(
            "additional-cost-chosen",
            player=casting.seat,
            object=casting.id,
            other=ability.key,
            n=times,
        )
