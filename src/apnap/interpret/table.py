"""The table of effects: which function carries out which node.

The modules `effects_*` fill it with the decorator `does`. A node without an entry is an error that
names it, never a silent nothing; cards that need one are refused beforehand (`supports`).

`together` is the second table: how an effect is carried out for several players at the same
time. There all choose first, in APNAP order, then everything happens as one batch (2006:103.4,
resolution-apnap). Effects without an entry of their own are carried out player by player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from apnap import ir

from . import refs
from .context import NOT_DONE, Ctx, Done, NoInformation, merge_results, sum_up

Act = Callable[[Ctx, Any], Done]
ActTogether = Callable[[list[Ctx], Any], list[Done]]
ActOfSeats = Callable[[list[Ctx], list[int], Any], list[Done]]
F = TypeVar("F", bound=Callable[..., Any])

EFFECTS: dict[type[ir.Node], Act] = {}
TOGETHER: dict[type[ir.Node], ActTogether] = {}


def does(kind: type[ir.Node]) -> Callable[[F], F]:
    """Enter the function as what the effect does."""

    def enter(function: F) -> F:
        EFFECTS[kind] = function
        return function

    return enter


def does_together(kind: type[ir.Node]) -> Callable[[F], F]:
    """Enter the function as what the effect does for several players at the same time: it gets
    one context for each of them."""

    def enter(function: F) -> F:
        TOGETHER[kind] = function
        return function

    return enter


def does_at_once(kind: type[ir.Node]) -> Callable[[ActTogether], ActTogether]:
    """Enter the function as what the effect does, for one context or several alike."""

    def enter(function: ActTogether) -> ActTogether:
        EFFECTS[kind] = lambda ctx, node: function([ctx], node)[0]
        TOGETHER[kind] = function
        return function

    return enter


def does_by_players(kind: type[ir.Node]) -> Callable[[ActOfSeats], ActOfSeats]:
    """Enter the function as what the players named by `who` do: it gets one context and one seat
    for each of them, so that all choose before anything is done (2006:103.4)."""

    def enter(function: ActOfSeats) -> ActOfSeats:
        EFFECTS[kind] = lambda ctx, node: of_players(ctx, rounds(ctx, node.who), function, node)
        TOGETHER[kind] = lambda ctxs, node: of_each(ctxs, function, node)
        return function

    return enter


def of_players(ctx: Ctx, players: list[tuple[Ctx, int]], act: ActOfSeats, node: Any) -> Done:
    """What comes of it where one effect names these players; what each of them did is known
    afterwards."""
    own = [one for one, _ in players]
    results = act(own, [seat for _, seat in players], node)
    merge_results(ctx, own)
    return sum_up(results)


def of_each(ctxs: list[Ctx], act: ActOfSeats, node: Any) -> list[Done]:
    """What comes of it for each context, which names one player (seat -1: none)."""
    return act(ctxs, [refs.one_player(ctx, node.who) for ctx in ctxs], node)


def perform(ctx: Ctx, effect: ir.Node | None) -> Done:
    """Carry out an effect. What is impossible is ignored, the rest is done
    (impossible-part-skipped, 2006:416.3)."""
    if effect is None:
        return NOT_DONE
    act = EFFECTS.get(type(effect))
    if act is None:
        raise NotImplementedError(f"no behaviour for the effect {type(effect).__name__}")
    try:
        return act(ctx, effect)
    except NoInformation:
        return NOT_DONE


def perform_together(ctxs: list[Ctx], effect: ir.Node | None) -> list[Done]:
    """Carry out an effect for several players, as far as possible at the same time; one result
    for each context."""
    if effect is None:
        return [NOT_DONE for _ in ctxs]
    act = TOGETHER.get(type(effect))
    if act is not None and len(ctxs) > 1:
        return act(ctxs, effect)
    results = []
    for ctx in ctxs:
        results.append(perform(ctx, effect))
    return results


_EACH = (
    *(ir.EachPlayer, ir.EachOpponent, ir.OpponentsOf),
    *(ir.OthersThan, ir.SubgameLosers, ir.Teammates),
)


def rounds(ctx: Ctx, who: ir.Node, inner: bool = False) -> list[tuple[Ctx, int]]:
    """The players that do something, each with the context in which they do it: for "each ..."
    one of their own, in which they are the present player. `inner`: what they do is an effect of
    its own, which may speak of all of them again."""
    seats = refs.players(ctx, who)
    if isinstance(who, _EACH):
        return [(ctx.for_player(seat, None if inner else who), seat) for seat in seats]
    return [(ctx, seat) for seat in seats]


def note_moves(ctx: Ctx, ids: list[int]) -> None:
    """This effect moved these objects: what follows in it finds them where they went."""
    g = ctx.g
    for id_ in ids:
        new = g.became.get(id_, 0)
        if new and id_ not in g.objects:
            ctx.moved[id_] = new
