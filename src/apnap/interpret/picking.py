"""Asking a player for some of several objects and players, or leaving it to chance."""

from __future__ import annotations

from typing import Any

from apnap.core import knowledge
from apnap.core.questions import PICK_ONE, PICK_SOME, Option, Question

from .context import Ctx


def random_some(ctx: Ctx, found: list[int], count: int) -> tuple[int, ...]:
    """So many of the objects at random, in the order in which they were listed."""
    left = list(range(len(found)))
    taken = []
    for _ in range(min(count, len(found))):
        taken.append(left.pop(ctx.g.chance(len(left))))
    return tuple(found[i] for i in sorted(taken))


def option_of(id_: int) -> Option:
    """An object or player as an option."""
    return Option("object", id_) if id_ > 0 else Option("player", -1 - id_)


def ask_some(
    ctx: Ctx,
    key: str,
    seat: int,
    found: list[int],
    least: int,
    most: int,
    *,
    args: tuple[Any, ...] = (),
) -> tuple[int, ...]:
    """Ask a player for `least` to `most` of the objects and players; a pick-one question where
    it is exactly one."""
    g, source = ctx.g, ctx.source
    options = tuple([option_of(id_) for id_ in found])
    if least == most == 1:
        answer = g.choose(Question(PICK_ONE, key, seat, options, source=source, args=args))
        picked: tuple[int, ...] = (found[answer],)
    else:
        question = Question(
            PICK_SOME, key, seat, options, least=least, most=most, source=source, args=args
        )
        picked = tuple([found[i] for i in g.choose(question)])
    if picked and picked[0] in g.players[seat].hand:
        knowledge.picked(g, seat, picked)
    return picked
