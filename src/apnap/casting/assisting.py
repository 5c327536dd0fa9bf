"""Assist (keyword-assist): another player may pay for generic mana of the spell (702.132)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.core.game import Game
from apnap.core.questions import NO, NUMBER, PICK_ONE, Option, Question
from apnap.ir.mana import ManaCost, generic_in
from apnap.turn.order import apnap

from . import mana, payer, prices, sources
from .purposes import SPELL, Purpose

if TYPE_CHECKING:
    from .cast import Casting


def _most(g: Game, seat: int, limit: int) -> int:
    """How much generic mana the player could pay, up to the limit."""
    paid = 0
    while paid < limit and sources.could_pay(g, seat, prices.generic(paid + 1)):
        paid += 1
    return paid


def helpers(g: Game, seat: int, first: int) -> list[payer.Source]:
    """What the player who could help most might pay, as sources with ids from `first` down."""
    others = [other for other in apnap(g) if other != seat]
    most = max((sources.survey(g, other).total for other in others), default=0)
    return [payer.Source(first - i, (("C",),), rank=9) for i in range(most)]


def help_pay(casting: Casting, total: ManaCost) -> ManaCost:
    """The player chooses another one, who pays for any amount of the generic mana."""
    g, seat = casting.g, casting.seat
    generic = generic_in(total)
    others = {
        other: most for other in apnap(g) if other != seat and (most := _most(g, other, generic))
    }
    if not others:
        return total
    options = (*(Option("player", other) for other in others), NO)
    picked = g.pick(Question(PICK_ONE, "assist", seat, options, source=casting.id))
    if picked == NO:
        return total
    helper = int(picked.id)
    most = others[helper]
    asked = Question(NUMBER, "assist-amount", helper, least=0, most=most, source=casting.id)
    paid = int(g.choose(asked))
    if not paid:
        return total
    mana.pay(g, helper, prices.generic(paid), purpose=Purpose(casting.id, SPELL))
    g.trace("keyword-assist", player=helper, object=casting.id, n=paid)
    return prices.add_generic(total, -paid)
