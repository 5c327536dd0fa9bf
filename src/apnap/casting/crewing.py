"""Paying with any number of things of a total worth: creatures of so much power that are tapped
(keyword-crew) or sacrificed, cards of so much mana value that are exiled as evidence."""

from __future__ import annotations

from collections.abc import Callable

from apnap import ir
from apnap.continuous import rules
from apnap.core.game import IllegalAction
from apnap.core.questions import PICK_SOME, Answer, Option, Question
from apnap.interpret import amounts
from apnap.interpret.context import Ctx

Strength = Callable[[Ctx, int], int]


def power(ctx: Ctx, id_: int) -> int:
    """The power of a permanent, 0 where it has none."""
    return ctx.g.chars(ctx.g.objects[id_]).power or 0


def mana_value(ctx: Ctx, id_: int) -> int:
    """The mana value of a card."""
    return ir.mana_value(ctx.g.chars(ctx.g.objects[id_]).cost or ())


def tapping_power(ctx: Ctx, id_: int) -> int:
    """The power of a permanent as it counts where it is tapped (keyword-crew, keyword-saddle)."""
    g = ctx.g
    obj = g.objects[id_]
    found = power(ctx, id_)
    if not rules.parts(g, ir.TapsAsThough):
        return found
    ability = ctx.info.ability if ctx.info is not None else None
    keyword = getattr(ability, "keyword", "")
    for part, own in rules.applies_with(g, ir.TapsAsThough, obj):
        if part.only not in ("", keyword):
            continue
        if part.toughness:
            found = g.chars(obj).toughness or 0
        found += amounts.amount(own, part.more)
    return found


def can_reach(ctx: Ctx, ids: list[int], needed: int, strength: Strength) -> bool:
    """Have some of these so much power together?"""
    return sum(max(strength(ctx, id_), 0) for id_ in ids) >= needed


def choose(
    ctx: Ctx, key: str, seat: int, candidates: list[int], needed: int, strength: Strength
) -> list[int]:
    """Any number of the candidates that have so much power together, as the payer chooses; the
    strongest are named first. `key`: what is done to them. IllegalAction if all are too weak."""
    if not can_reach(ctx, candidates, needed, strength):
        raise IllegalAction(key)
    strongest = sorted(candidates, key=lambda id_: (-strength(ctx, id_), id_))

    def check(answer: Answer) -> str | None:
        total = sum(strength(ctx, strongest[i]) for i in answer)
        worth = "mana value" if strength is mana_value else "power"
        return None if total >= needed else f"their total {worth} is {total}, not {needed} or more"

    question = Question(
        PICK_SOME,
        key,
        seat,
        tuple([Option("object", id_) for id_ in strongest]),
        least=0 if needed <= 0 else 1,
        most=len(strongest),
        source=ctx.stack_id or ctx.source,
        args=(needed,),
        check=check,
    )
    return [strongest[i] for i in ctx.g.choose(question)]
