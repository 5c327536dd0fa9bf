"""Could an action be done? What can't, as to sacrifice two creatures where there is but one, is not
offered to a player who may do it (2009:608.2d).

The answer never depends on what is hidden from others: a player may choose to discard a creature
card whether or not there is one in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from apnap import ir
from apnap.casting import costs
from apnap.continuous import rules
from apnap.core import constants as c

from . import amounts, castable, filters, fixed, refs
from .context import Ctx

HIDDEN = ("hand", "library")


def can_start(ctx: Ctx, effect: ir.Node | None) -> bool:
    """Could the effect be started now? True where nothing stands against it."""
    if effect is None:
        return False
    known = STARTS.get(type(effect))
    if known is not None:
        return known(ctx, effect)
    what = getattr(effect, "what", None)
    if isinstance(what, ir.Ref) and not isinstance(effect, ir.ForEach):
        return reachable(ctx, what)
    return True


def reachable(ctx: Ctx, ref: ir.Node) -> bool:
    """Does the reference name anything that an action could be done to? Nobody is asked."""
    if isinstance(ref, ir.Choose):
        if ref.among is None and "library" in ref.zones:
            return True
        if ref.among is None and "hand" in ref.zones:
            wanted = _wanted(ctx, ref.least, 0)
            return wanted <= 1 or wanted <= _cards(ctx, ref)
        return len(refs.candidates(ctx, ref)) >= _wanted(ctx, ref.least)
    if isinstance(ref, ir.Those):
        return reachable(ctx, ref.what)
    if fixed.mentions(ref, ir.Choose):
        return True
    if isinstance(ref, ir.All):  # all that there are, which may be none
        return True
    return bool(refs.here(ctx, ref)) or any(id_ < 0 for id_ in refs.objects(ctx, ref))


def _named(ctx: Ctx, ref: ir.Node) -> tuple[int, ...]:
    """What the reference names, or could name where somebody is yet to choose. Nobody is asked."""
    if isinstance(ref, ir.Choose):
        return tuple(refs.candidates(ctx, ref))
    return tuple(refs.objects(ctx, ref))


def _here(ctx: Ctx, ref: ir.Node) -> tuple[int, ...]:
    """Those of them that are still there."""
    return tuple(refs.candidates(ctx, ref) if isinstance(ref, ir.Choose) else refs.here(ctx, ref))


def by_choice(effect: ir.Node | None) -> bool:
    """Is it done by choosing to, whatever comes of it: damage, which may be prevented, a search,
    which may find nothing, destroying what can't be destroyed, and what is done to all that there
    are, which may be none?"""
    while isinstance(effect, ir.Let):
        effect = effect.effect
    if isinstance(effect, ir.Damage | ir.Search | ir.Destroy):
        return True
    if isinstance(effect, ir.Discard) and effect.count == "hand":
        return True
    return isinstance(getattr(effect, "what", None), ir.All | ir.Result)


def _wanted(ctx: Ctx, count: Any, least: int = 1) -> int:
    """So many must be there ("all": any)."""
    return max(least, amounts.amount(ctx, count)) if isinstance(count, int | ir.Amount) else least


def _cards(ctx: Ctx, ref: ir.Choose) -> int:
    """How many cards there are in the zones, whatever is hidden about them."""
    parts = ref.filter.parts if isinstance(ref.filter, ir.AllOf) else (ref.filter,)
    owned = tuple([part for part in parts if isinstance(part, ir.Owned)])
    return len(filters.matching(ctx, ir.AllOf(owned), ref.zones))


def _first(ctx: Ctx, node: Any) -> bool:
    return not node.steps or can_start(ctx, node.steps[0])


def _inner(ctx: Ctx, node: Any) -> bool:
    return can_start(ctx, node.effect)


def _mode(ctx: Ctx, node: Any) -> bool:
    return any(can_start(ctx, mode) for mode in node.modes)


def _payment(ctx: Ctx, node: Any) -> bool:
    if node.unpaid is not None:
        return True
    cost = fixed.numbers(ctx, node.cost)
    return any(costs.can_pay(ctx, cost, seat) for seat in refs.players(ctx, node.who))


def _sacrifice(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    wanted = _wanted(ctx, node.count)
    for seat in refs.players(ctx, node.who):
        own = [id_ for id_ in g.players[seat].battlefield if filters.fits(ctx, node.filter, id_)]
        if len(own) >= wanted:
            return True
    return False


def _sacrifice_it(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    seats = refs.players(ctx, node.who)
    for id_ in _here(ctx, node.what):
        obj = g.objects[id_]
        if obj.zone == c.BATTLEFIELD and obj.controller in seats:
            return True
    return False


def _discard(ctx: Ctx, node: Any) -> bool:
    if node.count == "hand":  # which may be empty
        return True
    wanted = _wanted(ctx, node.count)
    return any(len(ctx.g.players[seat].hand) >= wanted for seat in refs.players(ctx, node.who))


def _draw(ctx: Ctx, node: Any) -> bool:
    """Who can't draw cards can't choose to, nor pay with it (121.3)."""
    g = ctx.g
    if not rules.parts(g, ir.CantDraw):
        return True
    return any(not rules.player_parts(g, ir.CantDraw, seat) for seat in refs.players(ctx, node.who))


@cache
def with_counter(what: ir.Node, kind: str) -> ir.Node:
    """What a counter is removed from, where somebody chooses it: one that has such a counter
    (2009:608.2d)."""
    if not isinstance(what, ir.Choose) or not isinstance(what.filter, ir.Filter):
        return what
    return replace(what, filter=ir.AllOf((what.filter, ir.HasCounter(kind))))


def _remove_counters(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    wanted = _wanted(ctx, node.count)
    for id_ in _named(ctx, with_counter(node.what, node.kind)):
        if id_ < 0 or refs.present(ctx, id_):
            if id_ < 0 and amounts.player_counters(g, -1 - id_, node.kind) >= wanted:
                return True
            if id_ > 0 and g.get(refs.present(ctx, id_)).count(node.kind) >= wanted:
                return True
    return False


def _counter(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    return any(g.objects[id_].zone == c.STACK for id_ in _here(ctx, node.what))


def _any_ref(*names: str) -> Callable[[Ctx, Any], bool]:
    """All of these references must reach something."""

    def start(ctx: Ctx, node: Any) -> bool:
        return all(reachable(ctx, getattr(node, name)) for name in names)

    return start


def _always(ctx: Ctx, node: Any) -> bool:
    return True


STARTS: dict[type[ir.Node], Callable[[Ctx, Any], bool]] = {
    ir.Do: _first,
    ir.AtOnce: _first,
    ir.Let: _inner,
    ir.Repeat: _inner,
    ir.ChooseMode: _mode,
    ir.PayOr: _payment,
    ir.CastCard: castable.can_start,
    ir.Sacrifice: _sacrifice,
    ir.SacrificeIt: _sacrifice_it,
    ir.Discard: _discard,
    ir.Draw: _draw,
    ir.RemoveCounters: _remove_counters,
    ir.MoveCounters: _any_ref("source", "to"),
    ir.PutSameCounters: _any_ref("to"),
    ir.Counter: _counter,
    ir.Attach: _any_ref("what", "to"),
    ir.ExchangeControl: _any_ref("a", "b"),
    ir.ExchangeOwnership: _any_ref("a", "b"),
    ir.CopySpell: lambda ctx, node: bool(refs.objects(ctx, node.what)),  # also as it last was
    ir.CreateCopies: _always,
    ir.Apply: lambda ctx, node: node.what is None or reachable(ctx, node.what),
}
