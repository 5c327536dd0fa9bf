"""Effects on cards in hands and on top of libraries: draw, discard, mill, reveal, look."""

from __future__ import annotations

from apnap import ir
from apnap.actions import cards, zones
from apnap.core.questions import NUMBER, Question

from . import amounts, filters, picking, refs
from .context import NOT_DONE, Ctx, Done, NoInformation, sum_up
from .table import does, does_by_players, rounds


@does(ir.Draw)
def _draw(ctx: Ctx, node: ir.Draw) -> Done:
    """draw-one-at-a-time: the active player draws first (2006:103.4)."""
    results = []
    for one, seat in rounds(ctx, node.who):
        count = amounts.amount(one, node.count)
        if node.up_to and count > 0:
            question = Question(NUMBER, "draw", seat, least=0, most=count, source=one.source)
            count = one.g.choose(question)
        if count > 0:
            drawn = cards.draw(ctx.g, seat, count, cause=ctx.cause)
            results.append(Done(bool(drawn), len(drawn), tuple(drawn)))
    return sum_up(results)


# ------------------------------------------------------------------ discarding


@does_by_players(ir.Discard)
def _discard_seats(ctxs: list[Ctx], seats: list[int], node: ir.Discard) -> list[Done]:
    """card-discarded: all who discard choose first, then they discard."""
    chosen = []
    for ctx, seat in zip(ctxs, seats, strict=True):
        chosen.append(_cards_to_discard(ctx, seat, node) if seat >= 0 else ())
    results = []
    for ctx, seat, ids in zip(ctxs, seats, chosen, strict=True):
        if not ids:
            results.append(NOT_DONE)
            continue
        new = cards.discard(ctx.g, seat, list(ids), ctx.cause, random=node.random)
        moved = tuple([id_ for id_ in new if id_])
        results.append(Done(bool(moved), len(moved), moved))
    return results


def _cards_to_discard(ctx: Ctx, seat: int, node: ir.Discard) -> tuple[int, ...]:
    """Which cards: the whole hand, at random, or as the chooser says."""
    hand = ctx.g.players[seat].hand
    found = [id_ for id_ in hand if filters.fits(ctx, node.filter, id_)]
    if node.count == "hand":
        return tuple(found)
    count = min(amounts.amount(ctx, node.count), len(found))
    if count <= 0:
        return ()
    if node.random:
        return picking.random_some(ctx, found, count)
    chooser = seat if node.chooser is None else refs.one_player(ctx, node.chooser)
    if chooser < 0:
        return ()
    return picking.ask_some(ctx, "discard", chooser, found, count, count, args=(count,))


@does_by_players(ir.DiscardIt)
def _discard_it(ctxs: list[Ctx], seats: list[int], node: ir.DiscardIt) -> list[Done]:
    """card-discarded: all choose first; what is not in the player's hand is not discarded."""
    chosen = [_held(ctx, seat, node) for ctx, seat in zip(ctxs, seats, strict=True)]
    results = []
    for ctx, seat, ids in zip(ctxs, seats, chosen, strict=True):
        new = cards.discard(ctx.g, seat, ids, ctx.cause) if ids else []
        moved = tuple([id_ for id_ in new if id_])
        results.append(Done(bool(moved), len(moved), moved))
    return results


def _held(ctx: Ctx, seat: int, node: ir.DiscardIt) -> list[int]:
    """Those of the cards that are in the player's hand; a choice among them is made now."""
    if seat < 0:
        return []
    try:
        return [id_ for id_ in refs.here(ctx, node.what) if id_ in ctx.g.players[seat].hand]
    except NoInformation:
        return []


@does(ir.Mill)
def _mill(ctx: Ctx, node: ir.Mill) -> Done:
    results = []
    for one, seat in rounds(ctx, node.who):
        count = amounts.amount(one, node.count)
        if count > 0:
            new = cards.mill(ctx.g, seat, count, ctx.cause)
            results.append(Done(bool(new), len(new), tuple(new)))
    return sum_up(results)


# ------------------------------------------------------------------ revealing, looking


@does(ir.Reveal)
def _reveal(ctx: Ctx, node: ir.Reveal) -> Done:
    """cards-revealed: they stay where they are."""
    ids = refs.here(ctx, node.what)
    zones.reveal(ctx.g, list(ids), ctx.cause)
    return Done(bool(ids), len(ids), ids)


@does(ir.RevealHand)
def _reveal_hand(ctx: Ctx, node: ir.RevealHand) -> Done:
    results = []
    for seat in refs.players(ctx, node.who):
        ids = ctx.g.players[seat].hand[:]
        zones.reveal(ctx.g, ids, ctx.cause)
        results.append(Done(True, len(ids), tuple(ids)))
    return sum_up(results)


@does(ir.LookAt)
def _look_at(ctx: Ctx, node: ir.LookAt) -> Done:
    """cards-looked-at: a player named instead of cards means that player's hand."""
    g = ctx.g
    ids: list[int] = []
    for id_ in refs.objects(ctx, node.what):
        ids += g.players[-1 - id_].hand if id_ < 0 else [refs.present(ctx, id_)]
    ids = [id_ for id_ in ids if id_]
    for seat in refs.players(ctx, node.who):
        zones.look(g, seat, ids)
    return Done(bool(ids), len(ids), tuple(ids))


@does(ir.KeepLooking)
def _keep_looking(ctx: Ctx, node: ir.KeepLooking) -> Done:
    """cards-looked-at: who knows a face-down card knows it as long as it stays what it is."""
    ids = list(refs.here(ctx, node.what))
    for seat in refs.players(ctx, node.who):
        zones.look(ctx.g, seat, ids)
    return Done(bool(ids), len(ids), tuple(ids))
