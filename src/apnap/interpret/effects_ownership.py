"""Effects that change who owns a card: ante games only (2006:217.9c)."""

from __future__ import annotations

from apnap import ir
from apnap.actions import ownership
from apnap.core import constants as c

from . import refs
from .context import NOT_DONE, Ctx, Done
from .table import does


@does(ir.Own)
def _own(ctx: Ctx, node: ir.Own) -> Done:
    """owner-changed."""
    seat = refs.one_player(ctx, node.who)
    ids = refs.here(ctx, node.what) if seat >= 0 else ()
    given = tuple([id_ for id_ in ids if ownership.give(ctx.g, id_, seat)])
    return Done(bool(given), len(given), given)


@does(ir.ExchangeOwnership)
def _exchange_ownership(ctx: Ctx, node: ir.ExchangeOwnership) -> Done:
    """owner-changed of both, or exchange-impossible. A card that went elsewhere meanwhile is found
    where it is now."""
    g = ctx.g
    pair = [_card_now(ctx, ref) for ref in (node.a, node.b)]
    if not all(pair) or g.objects[pair[0]].owner == g.objects[pair[1]].owner:
        g.trace("exchange-impossible", object=ctx.source)
        return NOT_DONE
    seats = [g.objects[id_].owner for id_ in pair]
    for id_, seat in zip(pair, reversed(seats), strict=True):
        ownership.give(g, id_, seat)
    return Done(True, 2, tuple(pair))


def _card_now(ctx: Ctx, ref: ir.Ref) -> int:
    """The card that is meant, as the object that it is now; 0 if it is no card or nowhere."""
    g = ctx.g
    for id_ in refs.objects(ctx, ref):
        while id_ > 0 and id_ not in g.objects:
            id_ = g.became.get(id_, 0)
        if id_ > 0 and g.objects[id_].kind == c.CARD:
            return id_
    return 0
