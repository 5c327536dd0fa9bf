"""Paying in kind: creatures tapped for convoke, artifacts for improvise, cards exiled for delve
(2006:502.47, 702.66)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.actions import permanents, zones
from apnap.core import constants as c
from apnap.core.game import Game, IllegalAction
from apnap.core.questions import PICK_ONE, PICK_SOME, Option, Question
from apnap.ir.mana import ManaCost, generic_in

from . import assisting, payer, plans, prices

if TYPE_CHECKING:
    from .cast import Casting


ASSISTING = -1
"""The ids of what other players might pay begin here and go down."""


def helpers(g: Game, seat: int, plan: plans.CastPlan, card: int = 0) -> list[payer.Source]:
    """What could help to pay, as sources: to see whether a spell can be paid for at all."""
    found: list[payer.Source] = []
    if plan.convoke:
        for obj in prices.convoke_helpers(g, seat, c.CREATURE):
            letters = prices.convoke_letters(g.chars(obj))
            found.append(payer.Source(obj.id, tuple((letter,) for letter in letters)))
    if plan.improvise:
        for obj in prices.convoke_helpers(g, seat, c.ARTIFACT):
            found.append(payer.Source(obj.id, (("C",),)))
    if plan.delve:
        for id_ in g.players[seat].graveyard:
            if id_ != card:
                found.append(payer.Source(id_, (("C",),)))
    if plan.assist:
        found += assisting.helpers(g, seat, ASSISTING)
    return found


def help_pay(casting: Casting, total: ManaCost) -> ManaCost:
    """Let the player pay part of the total in kind; what is left to be paid with mana."""
    plan = casting.plan
    if casting.ability is not None or casting.obj.face_down:
        return total
    if plan.convoke:
        total = _convoke(casting, total)
    if plan.improvise:
        total = _improvise(casting, total)
    if plan.delve:
        total = _delve(casting, total)
    if plan.assist:
        total = assisting.help_pay(casting, total)
    return total


def _ask(casting: Casting, key: str, ids: list[int], most: int) -> list[int]:
    options = tuple(Option("object", id_) for id_ in ids)
    question = Question(
        PICK_SOME,
        key,
        casting.seat,
        options,
        least=0,
        most=min(most, len(ids)),
        source=casting.id,
    )
    return [ids[i] for i in casting.g.choose(question)]


def _convoke(casting: Casting, total: ManaCost) -> ManaCost:
    """keyword-convoke: each creature tapped pays for {1} or one mana of its colour."""
    g = casting.g
    helpers = prices.convoke_helpers(g, casting.seat, c.CREATURE)
    if not helpers or not prices.size(total):
        return total
    chosen = _ask(casting, "convoke", [obj.id for obj in helpers], prices.size(total))
    if not chosen:
        return total
    for id_ in sorted(chosen, key=lambda one: g.chars(g.objects[one]).colors.bit_count()):
        letters = prices.convoke_letters(g.chars(g.objects[id_]))[1:]
        total = _pay_one(total, _color_of(casting, id_, total, letters))
    _tap(casting, "convoke", chosen)
    return total


def _color_of(
    casting: Casting, id_: int, total: ManaCost, letters: tuple[str, ...]
) -> tuple[str, ...]:
    """Which of its colours a creature of several pays for, where the cost has several of them."""
    wanted = tuple(letter for letter in letters if letter in total)
    if len(wanted) < 2:
        return letters
    options = tuple(Option("color", letter) for letter in wanted)
    asked = Question(PICK_ONE, "convoke-color", casting.seat, options, source=id_)
    return (wanted[int(casting.g.choose(asked))],)


def _pay_one(total: ManaCost, colors: tuple[str, ...]) -> ManaCost:
    """One mana less: a coloured symbol of these colours, else generic."""
    for color in colors:
        if color in total:
            return prices.take_off(total, (color,))
    for i, symbol in enumerate(total):
        if "/" in symbol and any(color in symbol.split("/") for color in colors):
            return total[:i] + total[i + 1 :]
    if not any(symbol.isdigit() and symbol != "0" for symbol in total):
        raise IllegalAction("convoke")
    return prices.add_generic(total, -1)


def _tap(casting: Casting, key: str, chosen: list[int]) -> None:
    permanents.tap(casting.g, chosen)
    casting.info.cost_objects += ((key, tuple(chosen)),)
    casting.g.trace(
        "keyword-convoke", player=casting.seat, object=casting.id, n=len(chosen), list=tuple(chosen)
    )


def _improvise(casting: Casting, total: ManaCost) -> ManaCost:
    """Each artifact tapped pays for {1}."""
    helpers = prices.convoke_helpers(casting.g, casting.seat, c.ARTIFACT)
    most = generic_in(total)
    if not helpers or not most:
        return total
    chosen = _ask(casting, "improvise", [obj.id for obj in helpers], most)
    if chosen:
        _tap(casting, "improvise", chosen)
    return prices.add_generic(total, -len(chosen))


def _delve(casting: Casting, total: ManaCost) -> ManaCost:
    """keyword-delve: each card exiled from the graveyard pays for {1}."""
    g = casting.g
    graveyard = list(g.players[casting.seat].graveyard)
    most = generic_in(total)
    if not graveyard or not most:
        return total
    chosen = _ask(casting, "delve", graveyard, most)
    if chosen:
        zones.move(g, chosen, c.EXILE, cause=casting.id)
        casting.info.cost_objects += (("delved", tuple(chosen)),)
        g.trace("keyword-delve", player=casting.seat, object=casting.id, n=len(chosen))
    return prices.add_generic(total, -len(chosen))
