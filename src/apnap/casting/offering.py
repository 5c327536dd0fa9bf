"""Offering (keyword-offering): cast at instant speed by sacrificing a permanent of the kind, whose
mana cost reduces the total (2009:702.45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.actions import permanents
from apnap.core.game import Game, IllegalAction
from apnap.core.questions import PICK_ONE, Option, Question
from apnap.interpret import amounts, filters
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost, print_mana

from . import bounds, prices

if TYPE_CHECKING:
    from .cast import Casting

WAY = "offering"
EMERGE = "emerge"


def candidates(g: Game, seat: int, source: int, kinds: tuple[ir.Filter, ...]) -> list[int]:
    """The permanents that the player could offer."""
    ctx = Ctx(g, source, seat)
    found = []
    for id_ in g.players[seat].battlefield:
        if not g.objects[id_].phased_out and any(filters.fits(ctx, kind, id_) for kind in kinds):
            found.append(id_)
    return found


def cost_of(g: Game, id_: int) -> ManaCost:
    """What offering the permanent takes off: its mana cost."""
    return g.chars(g.objects[id_]).cost or ()


def generic_of(g: Game, id_: int) -> ManaCost:
    """What sacrificing the permanent for emerge takes off: generic mana, its mana value."""
    obj = g.objects[id_]
    return prices.generic(amounts.mana_value(g, obj, g.chars(obj)))


def emerging(keyword: ir.Keyword) -> ir.Filter:
    """What is sacrificed for emerge: a creature, if the keyword does not name another kind."""
    return keyword.filter if keyword.filter is not None else ir.HasType("Creature")


def announce(casting: Casting) -> None:
    """In older editions the permanent is sacrificed at the moment the spell is announced
    (2009:702.45b)."""
    if casting.g.edition.facts.offering_at_announcement:
        _pick(casting)
        _sacrifice(casting)


def choose(casting: Casting) -> None:
    """Now it is chosen together with the other costs, and sacrificed as they are paid
    (keyword-emerge: always so)."""
    early = casting.g.edition.facts.offering_at_announcement
    if casting.way == EMERGE or (casting.way == WAY and not early):
        _pick(casting)


def _pick(casting: Casting) -> None:
    g, seat = casting.g, casting.seat
    kinds = casting.plan.offering
    if casting.way == EMERGE and casting.plan.emerge is not None:
        kinds = (emerging(casting.plan.emerge),)
    found = candidates(g, seat, casting.id, kinds)
    if not found:
        raise IllegalAction("offering")
    options = tuple([Option("object", id_) for id_ in found])
    picked = g.choose(Question(PICK_ONE, "offering", seat, options, source=casting.id))
    casting.offered = found[picked]
    take_off = generic_of if casting.way == EMERGE else cost_of
    casting.offer = take_off(g, casting.offered)


def reduced(casting: Casting, total: ManaCost) -> ManaCost:
    """total-cost-determined: less the mana cost of the permanent; where halves of its hybrid
    symbols make a difference the player chooses, among the totals that could be paid."""
    totals = prices.less_offering(total, casting.offer)
    if len(totals) > 1:
        totals = bounds.payable_of(casting, totals, casting.others) or totals
    if len(totals) == 1:
        return totals[0]
    options = tuple([Option("word", print_mana(one)) for one in totals])
    asked = Question(PICK_ONE, "cost-way", casting.seat, options, source=casting.id)
    return totals[casting.g.choose(asked)]


def pay(casting: Casting) -> None:
    """cost-paid, where the permanent is sacrificed only now."""
    if casting.way == EMERGE or not casting.g.edition.facts.offering_at_announcement:
        _sacrifice(casting)


def _sacrifice(casting: Casting) -> None:
    g, seat, id_ = casting.g, casting.seat, casting.offered
    obj = g.find(id_)
    if obj is None or obj.controller != seat:
        raise IllegalAction("sacrifice-impossible")
    permanents.sacrifice(g, seat, [id_], cause=casting.id)
    casting.info.cost_objects += (("sacrificed", (id_,)),)
