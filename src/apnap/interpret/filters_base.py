"""The ground of filters: what a compiled filter is, how it is found, and how filters are put
together.

A filter node is compiled once to a `Test`: closures that get the context, the object and its
characteristics. Tests are kept under the node's id together with the node. The files
`filters_objects` and `filters_relations` say how each kind of filter is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core.objects import Characteristics, GameObject
from apnap.turn import order

from . import refs
from .context import Ctx

ObjectTest = Callable[[Ctx, GameObject, Characteristics], bool]
PlayerTest = Callable[[Ctx, int], bool]

# How dear a test is, cheapest first; `AllOf` and `AnyOf` ask in this order.
CHARS, FIELD, WHO, REF, DEEP = range(5)


class Test:
    """A compiled filter.

    `object_`, `player`: the tests proper. `needs`: it reads characteristics. `pure`: it reads
    nothing else, so that objects that share a value of characteristics share the answer.
    `types`: an object without one of these type bits never fits (0: no such rule). `by`: only
    objects controlled by these players fit. `speaks`: it says something about players."""

    __slots__ = ("by", "cost", "needs", "object_", "player", "pure", "speaks", "types")

    def __init__(
        self,
        object_: ObjectTest,
        cost: int,
        *,
        player: PlayerTest | None = None,
        needs: bool = False,
        pure: bool = False,
        types: int = 0,
        by: ir.Node | None = None,
    ) -> None:
        self.object_ = object_
        self.player: PlayerTest = player if player is not None else no_player
        self.cost = cost
        self.needs = needs
        self.pure = pure
        self.types = types
        self.by = by
        self.speaks = player is not None


def no_player(ctx: Ctx, seat: int) -> bool:
    return False


FILTERS: dict[type[ir.Node], Callable[[Any], Test]] = {}

_KNOWN: dict[int, tuple[ir.Node, Test]] = {}
_LIMIT = 100_000


def compiled(filter_: ir.Node) -> Test:
    """The test of a filter, made on first need."""
    known = _KNOWN.get(id(filter_))
    if known is not None:
        return known[1]
    make = FILTERS.get(type(filter_))
    if make is None:
        raise NotImplementedError(f"no behaviour for the filter {type(filter_).__name__}")
    test = make(filter_)
    if len(_KNOWN) >= _LIMIT:
        _KNOWN.clear()
    _KNOWN[id(filter_)] = (filter_, test)
    return test


def fits(ctx: Ctx, filter_: ir.Node, id_: int) -> bool:
    """Does the object (or, for -1 - seat, the player) fit the filter, as it is or as it last
    was?"""
    known = _KNOWN.get(id(filter_))
    test = known[1] if known is not None else compiled(filter_)
    if id_ < 0:
        return test.player(ctx, -1 - id_)
    g = ctx.g
    obj = g.objects.get(id_)
    if obj is None:
        obj = g.past.get(id_)
        if obj is None:
            return False
    return test.object_(ctx, obj, g.chars(obj) if test.needs else obj.chars)


def seats(ctx: Ctx, who: ir.Node) -> tuple[int, ...]:
    """The players that a filter means; "an opponent" is any of them here, nobody is asked."""
    if type(who) is ir.AnOpponent and type(ctx.group) is not ir.AnOpponent:
        return tuple(order.opponents(ctx.g, ctx.controller))
    return refs.players(ctx, who)


# ------------------------------------------------------------------ putting together


def _anything(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: True, CHARS, player=lambda ctx, seat: True, pure=True)


def _all_of(node: Any) -> Test:
    parts = sorted([compiled(part) for part in node.parts], key=_cost)
    if len(parts) == 1:
        return parts[0]
    tests = tuple([part.object_ for part in parts])
    if len(tests) == 2:
        first, second = tests

        def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
            return first(ctx, obj, ch) and second(ctx, obj, ch)

    else:

        def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
            for test in tests:  # noqa: SIM110 (a generator costs more than the tests)
                if not test(ctx, obj, ch):
                    return False
            return True

    speaking = tuple([part.player for part in parts])

    def player(ctx: Ctx, seat: int) -> bool:
        return all(test(ctx, seat) for test in speaking)

    result = Test(
        object_,
        max([part.cost for part in parts], default=CHARS),
        player=player if all(part.speaks for part in parts) else None,
        needs=any(part.needs for part in parts),
        pure=all(part.pure for part in parts),
    )
    for part in parts:
        if part.types:
            result.types = (result.types & part.types) or part.types
        result.by = result.by or part.by
    return result


def _cost(test: Test) -> int:
    return test.cost


def _any_of(node: Any) -> Test:
    parts = sorted([compiled(part) for part in node.parts], key=_cost)
    tests = tuple([part.object_ for part in parts])
    speaking = tuple([part.player for part in parts if part.speaks])

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        for test in tests:  # noqa: SIM110
            if test(ctx, obj, ch):
                return True
        return False

    def player(ctx: Ctx, seat: int) -> bool:
        return any(test(ctx, seat) for test in speaking)

    result = Test(
        object_,
        max([part.cost for part in parts], default=CHARS),
        player=player if speaking else None,
        needs=any(part.needs for part in parts),
        pure=all(part.pure for part in parts),
    )
    if parts and all(part.types for part in parts):
        for part in parts:
            result.types |= part.types
    return result


def _not(node: Any) -> Test:
    part = compiled(node.part)
    inner, speaking = part.object_, part.player
    return Test(
        lambda ctx, obj, ch: not inner(ctx, obj, ch),
        part.cost,
        player=(lambda ctx, seat: not speaking(ctx, seat)) if part.speaks else None,
        needs=part.needs,
        pure=part.pure,
    )


FILTERS.update(
    {
        ir.Anything: _anything,
        ir.AllOf: _all_of,
        ir.AnyOf: _any_of,
        ir.Not: _not,
    }
)
