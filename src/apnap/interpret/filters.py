"""Does an object, or a player, fit a filter?

Filters run more often than anything else here, so each filter node is compiled once to a `Test`:
a closure that gets the context, the object and its characteristics. Tests are kept under the
node's id together with the node. `AllOf` asks the cheapest parts first. An object that has left
is read as it last was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.objects import Characteristics, GameObject
from apnap.core.subtypes import NOT_CREATURE_TYPES
from apnap.turn import order

from . import amounts, history, produce, refs
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
        self.player: PlayerTest = player if player is not None else _no_player
        self.cost = cost
        self.needs = needs
        self.pure = pure
        self.types = types
        self.by = by
        self.speaks = player is not None


def _no_player(ctx: Ctx, seat: int) -> bool:
    return False


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


def fits_as(ctx: Ctx, filter_: ir.Node, obj: GameObject, chars: Characteristics) -> bool:
    """Would the object fit with these characteristics? For layers, and for objects looked at
    before they enter."""
    return compiled(filter_).object_(ctx, obj, chars)


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
            if test.player(ctx, seat):
                found.append(-1 - seat)
    return found


def exists(ctx: Ctx, filter_: ir.Node, zones: tuple[str, ...] = ("battlefield",)) -> bool:
    """Does at least one object in the zones fit?"""
    test = compiled(filter_)
    g = ctx.g
    object_ = test.object_
    for zone in zones:
        number = c.ZONES[zone]
        for ids in _lists(ctx, test, number):
            for id_ in ids:
                obj = g.objects[id_]
                if not obj.phased_out and object_(ctx, obj, g.chars(obj)):
                    return True
    return False


def _lists(ctx: Ctx, test: Test, zone: int) -> list[list[int]]:
    """The lists of ids to look through: those of the players in question where the filter says
    whose."""
    g = ctx.g
    if zone not in (c.BATTLEFIELD, c.HAND, c.LIBRARY, c.GRAVEYARD):
        return [g.zone_list(zone, 0)]
    if test.by is None:
        return [g.zone_list(zone, player.seat) for player in g.players]
    seats = sorted(_seats(ctx, test.by))
    return [g.zone_list(zone, seat) for seat in seats]


def _in_zone(ctx: Ctx, test: Test, zone: int, found: list[int]) -> None:
    g = ctx.g
    objects = g.objects
    epoch = g.epoch
    types = test.types
    object_ = test.object_
    pure = test.pure
    last: Characteristics | None = None
    answer = False
    for ids in _lists(ctx, test, zone):
        for id_ in ids:
            obj = objects[id_]
            chars = obj.chars if obj.chars_epoch == epoch else g.chars(obj)
            if types and not chars.types & types:
                continue
            if obj.phased_out:
                continue
            if pure:
                if chars is not last:
                    answer = object_(ctx, obj, chars)
                    last = chars
                if answer:
                    found.append(id_)
            elif object_(ctx, obj, chars):
                found.append(id_)


def _seats(ctx: Ctx, who: ir.Node) -> tuple[int, ...]:
    """The players that a filter means; "an opponent" is any of them here, nobody is asked."""
    if type(who) is ir.AnOpponent:
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


# ------------------------------------------------------------------ characteristics


def _chars(test: Callable[[Characteristics], bool], types: int = 0) -> Test:
    return Test(lambda ctx, obj, ch: test(ch), CHARS, needs=True, pure=True, types=types)


def _has_type(node: Any) -> Test:
    mask = c.TYPES[node.type]
    return Test(lambda ctx, obj, ch: ch.types & mask != 0, CHARS, needs=True, pure=True, types=mask)


def _has_supertype(node: Any) -> Test:
    mask = c.SUPERTYPES[node.supertype]
    return _chars(lambda ch: ch.supertypes & mask != 0)


def has_subtype(ch: Characteristics, subtype: str) -> bool:
    """Does it have the subtype, by name or as one of every creature type?"""
    if subtype in ch.subtypes:
        return True
    return ch.all_types and subtype not in NOT_CREATURE_TYPES


def _has_subtype(node: Any) -> Test:
    subtype = node.subtype
    if subtype in NOT_CREATURE_TYPES:
        return _chars(lambda ch: subtype in ch.subtypes)
    return _chars(lambda ch: subtype in ch.subtypes or ch.all_types)


def _has_color(node: Any) -> Test:
    mask = c.COLOR_BITS[node.color]
    return _chars(lambda ch: ch.colors & mask != 0)


def _colorless(node: Any) -> Test:
    return _chars(lambda ch: ch.colors == 0)


def _multicolored(node: Any) -> Test:
    return _chars(lambda ch: ch.colors.bit_count() > 1)


def _monocolored(node: Any) -> Test:
    return _chars(lambda ch: ch.colors.bit_count() == 1)


def has_keyword(ch: Characteristics, keyword: str) -> bool:
    """Does it have the keyword ability?"""
    mask = c.KEYWORD_BITS.get(keyword)
    if mask is not None:
        return ch.keywords & mask != 0
    return any(isinstance(a, ir.Keyword) and a.name == keyword for a in ch.abilities)


def _has_keyword(node: Any) -> Test:
    keyword = node.keyword
    mask = c.KEYWORD_BITS.get(keyword)
    if mask is not None:
        bit: int = mask
        return _chars(lambda ch: ch.keywords & bit != 0)
    return _chars(lambda ch: has_keyword(ch, keyword))


def _named(node: Any) -> Test:
    name = node.name
    return _chars(lambda ch: ch.name == name)


# ------------------------------------------------------------------ fields of the object


def _field(test: Callable[[GameObject], bool], types: int = 0) -> Test:
    return Test(lambda ctx, obj, ch: test(obj), FIELD, types=types)


def _controlled(node: Any) -> Test:
    who = node.by
    if type(who) is ir.You:
        return Test(lambda ctx, obj, ch: obj.controller == ctx.controller, FIELD, by=who)
    if type(who) in (ir.EachOpponent, ir.AnOpponent):

        def opposed(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
            players = ctx.g.players
            return players[obj.controller].team != players[ctx.controller].team

        return Test(opposed, FIELD)
    return Test(lambda ctx, obj, ch: obj.controller in _seats(ctx, who), WHO)


def _owned(node: Any) -> Test:
    who = node.by
    if type(who) is ir.You:
        return Test(lambda ctx, obj, ch: obj.owner == ctx.controller, FIELD)
    return Test(lambda ctx, obj, ch: obj.owner in _seats(ctx, who), WHO)


def _is_attacking(node: Any) -> Test:
    whom = node.whom
    if whom is None:
        return _field(lambda obj: obj.attacking != 0)
    return Test(
        lambda ctx, obj, ch: obj.attacking < 0 and -1 - obj.attacking in _seats(ctx, whom), WHO
    )


def _is_blocking(node: Any) -> Test:
    what = node.what
    if what is None:
        return _field(lambda obj: bool(obj.blocking))
    return Test(
        lambda ctx, obj, ch: bool(obj.blocking) and _meets(obj.blocking, refs.objects(ctx, what)),
        REF,
    )


def _meets(some: tuple[int, ...], others: tuple[int, ...]) -> bool:
    return any(id_ in others for id_ in some)


def _blocked_by(node: Any) -> Test:
    what = node.what
    return Test(
        lambda ctx, obj, ch: bool(obj.blockers) and _meets(obj.blockers, refs.objects(ctx, what)),
        REF,
    )


def _bears(subtype: str) -> Callable[[Any], Test]:
    """Something of the subtype is attached to it."""

    def make(node: Any) -> Test:
        def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
            g = ctx.g
            return any(subtype in g.chars(g.get(id_)).subtypes for id_ in obj.attachments)

        return Test(object_, DEEP)

    return make


def _attached(node: Any) -> Test:
    inner = node.filter

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return obj.attached_to != 0 and fits(ctx, inner, obj.attached_to)

    return Test(object_, DEEP)


def _has_counter(node: Any) -> Test:
    kind = node.kind
    return _field(lambda obj: bool(obj.counters) and obj.count(kind) > 0)


def _entered(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.entered == ctx.g.turn, FIELD)


def _attacked_this_turn(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: history.attacked(ctx.g, obj.id), FIELD)


def _damaged_by(node: Any) -> Test:
    what = node.what

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return any(history.damaged_by(ctx.g, obj.id, id_) for id_ in refs.objects(ctx, what))

    def player(ctx: Ctx, seat: int) -> bool:
        return any(history.damaged_by(ctx.g, -1 - seat, id_) for id_ in refs.objects(ctx, what))

    return Test(object_, REF, player=player)


# ------------------------------------------------------------------ relations


def _is(node: Any) -> Test:
    what = node.what
    if type(what) is ir.This:
        return Test(lambda ctx, obj, ch: obj.id == ctx.source, FIELD, player=_no_player)
    return Test(
        lambda ctx, obj, ch: obj.id in refs.objects(ctx, what),
        REF,
        player=lambda ctx, seat: -1 - seat in refs.objects(ctx, what),
    )


def _other(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.id != ctx.source, FIELD, player=lambda ctx, seat: True)


def _number(node: Any) -> Test:
    of, op, than = node.of, node.op, node.amount

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        number = amounts.number_of(ctx.g, obj, ch, of)
        if number is None:
            return False
        return amounts.compare(number, op, amounts.amount(ctx, than))

    own = of in ("power", "toughness")
    if type(than) is int:
        return Test(object_, FIELD, needs=True, pure=own)
    return Test(object_, DEEP, needs=True)


def _same_name(node: Any) -> Test:
    what = node.what

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        if not ch.name:
            return False
        return any(
            g.chars(g.get(id_)).name == ch.name for id_ in refs.objects(ctx, what) if id_ > 0
        )

    return Test(object_, DEEP, needs=True)


def _shares(node: Any) -> Test:
    what, of = node.what, node.of
    test = SHARED.get(of)
    if test is None:
        raise NotImplementedError(f"no behaviour for sharing {of!r}")
    shares: Callable[[GameObject, Characteristics, GameObject, Characteristics], bool] = test

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        for id_ in refs.objects(ctx, what):
            if id_ > 0:
                other = g.get(id_)
                if shares(obj, ch, other, g.chars(other)):
                    return True
        return False

    return Test(object_, DEEP, needs=True)


def _share_creature_type(
    a: GameObject, ach: Characteristics, b: GameObject, bch: Characteristics
) -> bool:
    if ach.all_types and bch.all_types:
        return True
    if ach.all_types or bch.all_types:
        named = bch.subtypes if ach.all_types else ach.subtypes
        return any(subtype not in NOT_CREATURE_TYPES for subtype in named)
    return any(
        subtype in bch.subtypes for subtype in ach.subtypes if subtype not in NOT_CREATURE_TYPES
    )


def _share_color(a: GameObject, ach: Characteristics, b: GameObject, bch: Characteristics) -> bool:
    return ach.colors & bch.colors != 0


def _share_type(a: GameObject, ach: Characteristics, b: GameObject, bch: Characteristics) -> bool:
    return ach.types & bch.types != 0


def _share_name(a: GameObject, ach: Characteristics, b: GameObject, bch: Characteristics) -> bool:
    return ach.name == bch.name and ach.name != ""


def _share_controller(
    a: GameObject, ach: Characteristics, b: GameObject, bch: Characteristics
) -> bool:
    return a.controller == b.controller


SHARED: dict[str, Callable[[GameObject, Characteristics, GameObject, Characteristics], bool]] = {
    "color": _share_color,
    "type": _share_type,
    "creature-type": _share_creature_type,
    "name": _share_name,
    "controller": _share_controller,
}


def _of_chosen(node: Any) -> Test:
    key = node.key

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        value = ctx.value(key)
        return isinstance(value, str) and is_of_value(ch, value)

    return Test(object_, WHO, needs=True)


def is_of_value(ch: Characteristics, value: str) -> bool:
    """Is it of a chosen value: a colour letter, a card type, a subtype, or else a name?"""
    if value in c.COLOR_BITS:
        return ch.colors & c.COLOR_BITS[value] != 0
    if value in c.TYPES and ch.types & c.TYPES[value]:
        return True
    return has_subtype(ch, value) or ch.name == value


# ------------------------------------------------------------------ spells, abilities, players


def _is_spell(node: Any) -> Test:
    return _field(lambda obj: obj.zone == c.STACK and obj.kind != c.ABILITY)


def _is_ability(node: Any) -> Test:
    wanted = {"activated": ir.Activated, "triggered": ir.Triggered}.get(node.kind)

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        if obj.kind != c.ABILITY:
            return False
        return wanted is None or (obj.info is not None and isinstance(obj.info.ability, wanted))

    return Test(object_, FIELD)


def _targets(node: Any) -> Test:
    inner, only = node.filter, node.only

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        info = obj.info
        if info is None or obj.zone != c.STACK:
            return False
        ids = [id_ for slot in info.targets for id_ in slot]
        if only and len(ids) != 1:
            return False
        return any(fits(ctx, inner, id_) for id_ in ids)

    return Test(object_, DEEP)


def _is_player(node: Any) -> Test:
    who = node.who
    if who is None:
        return Test(_no_object, CHARS, player=lambda ctx, seat: True)
    return Test(_no_object, CHARS, player=lambda ctx, seat: seat in _seats(ctx, who))


def _no_object(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
    return False


def _any_target(node: Any) -> Test:
    masks: dict[tuple[str, ...], int] = {}

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        words = ctx.g.edition.facts.any_target
        mask = masks.get(words)
        if mask is None:
            mask = 0
            for word in words:
                mask |= c.TYPES.get(word.capitalize(), 0)
            masks[words] = mask
        return ch.types & mask != 0

    return Test(
        object_,
        CHARS,
        player=lambda ctx, seat: "player" in ctx.g.edition.facts.any_target,
        needs=True,
    )


def _cast_from(node: Any) -> Test:
    zone = c.ZONES[node.zone]
    return _field(lambda obj: obj.info is not None and obj.info.origin == zone)


def _can_produce(node: Any) -> Test:
    mana = node.mana

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        letters = produce.could_produce(ctx.g, obj)
        return mana in letters if mana else bool(letters)

    return Test(object_, DEEP)


FILTERS: dict[type[ir.Node], Callable[[Any], Test]] = {
    ir.Anything: _anything,
    ir.AllOf: _all_of,
    ir.AnyOf: _any_of,
    ir.Not: _not,
    ir.HasType: _has_type,
    ir.HasSupertype: _has_supertype,
    ir.HasSubtype: _has_subtype,
    ir.HasColor: _has_color,
    ir.Colorless: _colorless,
    ir.Multicolored: _multicolored,
    ir.Monocolored: _monocolored,
    ir.Controlled: _controlled,
    ir.Owned: _owned,
    ir.IsTapped: lambda node: _field(lambda obj: obj.tapped),
    ir.IsAttacking: _is_attacking,
    ir.IsBlocking: _is_blocking,
    ir.IsBlocked: lambda node: _field(lambda obj: obj.attacking != 0 and obj.blocked),
    ir.BlockedBy: _blocked_by,
    ir.IsToken: lambda node: _field(lambda obj: obj.kind == c.TOKEN),
    ir.IsFaceDown: lambda node: _field(lambda obj: obj.face_down),
    ir.IsEnchanted: _bears("Aura"),
    ir.IsEquipped: _bears("Equipment"),
    ir.AttachedToFilter: _attached,
    ir.Is: _is,
    ir.Other: _other,
    ir.Number: _number,
    ir.HasKeyword: _has_keyword,
    ir.HasCounter: _has_counter,
    ir.Named: _named,
    ir.SameNameAs: _same_name,
    ir.SharesWith: _shares,
    ir.OfChosen: _of_chosen,
    ir.EnteredThisTurn: _entered,
    ir.DamagedThisTurnBy: _damaged_by,
    ir.AttackedThisTurn: _attacked_this_turn,
    ir.IsSpell: _is_spell,
    ir.IsAbility: _is_ability,
    ir.Targets: _targets,
    ir.IsPlayer: _is_player,
    ir.AnyTarget: _any_target,
    ir.CastFrom: _cast_from,
    ir.CanProduce: _can_produce,
}
