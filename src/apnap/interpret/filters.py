"""Does an object, or a player, fit a filter? Which objects of some zones do?

Filters run more often than anything else here. `fits` looks at one candidate, as it is or as it
last was; `matching` goes through zones in canonical order, asks for the card types first, and asks
once for objects that share their characteristics where the filter reads nothing else.
"""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.objects import Characteristics, GameObject
from apnap.multiplayer import reach
from apnap.turn import order

from . import filters_objects, filters_relations
from .context import Ctx
from .filters_base import FILTERS, Test, compiled, fits, seats
from .filters_objects import has_keyword, has_subtype
from .filters_relations import SHARED, is_of_value

__all__ = [
    "FILTERS",
    "SHARED",
    "compiled",
    "exists",
    "fits",
    "fits_as",
    "has_keyword",
    "has_subtype",
    "is_of_value",
    "matching",
]

KINDS = (filters_objects, filters_relations)


def fits_as(ctx: Ctx, filter_: ir.Node, obj: GameObject, chars: Characteristics) -> bool:
    """Would the object fit with these characteristics? For layers, and for objects looked at
    before they enter."""
    return compiled(filter_).object_(ctx, obj, chars)


# Where what is looked for is a card: a token that got there is none (2006:216.2, 108.2b).
OF_CARDS = frozenset((c.HAND, c.LIBRARY, c.GRAVEYARD, c.EXILE))


def matching(
    ctx: Ctx,
    filter_: ir.Node,
    zones: tuple[str, ...] = ("battlefield",),
    with_players: bool = False,
) -> list[int]:
    """The ids in the zones that fit, in canonical order; with `with_players` also the players
    (-1 - seat) that the filter speaks of, after them."""
    test = compiled(filter_)
    found: list[int] = []
    for zone in zones:
        _in_zone(ctx, test, c.ZONES[zone], found)
    if with_players and test.speaks:
        for seat in order.apnap(ctx.g):
            if test.player(ctx, seat) and order.within(ctx.g, ctx.controller, seat):
                found.append(-1 - seat)
    return found


def exists(ctx: Ctx, filter_: ir.Node, zones: tuple[str, ...] = ("battlefield",)) -> bool:
    """Does at least one object in the zones fit?"""
    test = compiled(filter_)
    g = ctx.g
    object_ = test.object_
    for zone in zones:
        number = c.ZONES[zone]
        cards = number in OF_CARDS
        for ids in _lists(ctx, test, number):
            for id_ in ids:
                obj = g.objects[id_]
                if obj.phased_out or (cards and obj.kind != c.CARD):
                    continue
                if object_(ctx, obj, g.chars(obj)):
                    return True
    return False


def _lists(ctx: Ctx, test: Test, zone: int) -> list[list[int]]:
    """The lists of ids to look through: those of the players in question where the filter says
    whose."""
    g = ctx.g
    if g.reach:
        return _lists_in_range(ctx, test, zone)
    if zone not in (c.BATTLEFIELD, c.HAND, c.LIBRARY, c.GRAVEYARD):
        return [g.zone_list(zone, 0)]
    if test.by is None:
        return [g.zone_list(zone, player.seat) for player in g.players]
    return [g.zone_list(zone, seat) for seat in sorted(seats(ctx, test.by))]


def _lists_in_range(ctx: Ctx, test: Test, zone: int) -> list[list[int]]:
    """As `_lists`, of what is in the range of influence of "you" (out-of-range)."""
    g, seat = ctx.g, ctx.controller
    if zone not in (c.BATTLEFIELD, c.HAND, c.LIBRARY, c.GRAVEYARD):
        return [[id_ for id_ in g.zone_list(zone, 0) if reach.covers(g, seat, id_)]]
    whose = range(len(g.players)) if test.by is None else sorted(seats(ctx, test.by))
    return [g.zone_list(zone, one) for one in whose if order.within(g, seat, one)]


def _in_zone(ctx: Ctx, test: Test, zone: int, found: list[int]) -> None:
    g = ctx.g
    objects = g.objects
    epoch = g.epoch
    types = test.types
    object_ = test.object_
    pure = test.pure
    cards = zone in OF_CARDS
    last: Characteristics | None = None
    answer = False
    for ids in _lists(ctx, test, zone):
        for id_ in ids:
            obj = objects[id_]
            chars = obj.chars if obj.chars_epoch == epoch else g.chars(obj)
            if types and not chars.types & types:
                continue
            if obj.phased_out or (cards and obj.kind != c.CARD):
                continue
            if pure:
                if chars is not last:
                    answer = object_(ctx, obj, chars)
                    last = chars
                if answer:
                    found.append(id_)
            elif object_(ctx, obj, chars):
                found.append(id_)
