"""Filters that compare an object with others, and those over spells, abilities and players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.attached import attached_to
from apnap.core.game import Game
from apnap.core.halves import same_name
from apnap.core.objects import Characteristics, GameObject
from apnap.core.subtypes import NOT_CREATURE_TYPES
from apnap.turn import order

from . import amounts, produce, refs
from .context import Ctx
from .filters_base import CHARS, DEEP, FIELD, FILTERS, REF, WHO, Test, fits, no_player, seats
from .filters_objects import field, has_subtype

# ------------------------------------------------------------------ relations


def _is(node: Any) -> Test:
    what = node.what
    if type(what) is ir.This:
        return Test(lambda ctx, obj, ch: obj.id == ctx.source, FIELD, player=no_player)
    return Test(
        lambda ctx, obj, ch: obj.id in _now(ctx, refs.objects(ctx, what)),
        REF,
        player=lambda ctx, seat: -1 - seat in refs.objects(ctx, what),
    )


def _now(ctx: Ctx, ids: tuple[int, ...]) -> tuple[int, ...]:
    """The objects, and what this effect has made of them by moving them."""
    if not ctx.has_moved:
        return ids
    return ids + tuple([ctx.moved[id_] for id_ in ids if id_ in ctx.moved])


def _other(node: Any) -> Test:
    """Another object than the source; outside the battlefield also another than what it became, or
    is becoming as it enters."""

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        if obj.id == ctx.source or (ctx.has_moved and ctx.moved.get(obj.id) == ctx.source):
            return False
        return obj.zone == c.BATTLEFIELD or ctx.g.became.get(ctx.source) != obj.id

    return Test(object_, FIELD, player=lambda ctx, seat: True)


def _number(node: Any) -> Test:
    of, op, than = node.of, node.op, node.amount

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        number = amounts.number_of(ctx.g, obj, ch, of)
        if number is None:
            return False
        if ch.halves and of == "mana-value":
            return amounts.either(ch, op, amounts.amount(ctx, than))
        if of == "mana-value":
            return any(amounts.compare(number, op, n) for n in amounts.compared_with(ctx, than))
        return amounts.compare(number, op, amounts.amount(ctx, than))

    own = of in ("power", "toughness")
    if type(than) is int:
        return Test(object_, FIELD, needs=True, pure=own)
    return Test(object_, DEEP, needs=True)


def _extreme(node: Any) -> Test:
    of, among, least, zones = node.of, node.among, node.least, node.zones

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        own = amounts.number_of(g, obj, ch, of)
        if own is None:
            return False
        for id_ in _in_zones(g, zones):
            if not fits(ctx, among, id_):
                continue
            other = g.objects[id_]
            number = amounts.number_of(g, other, g.chars(other), of)
            if number is not None and (number < own if least else number > own):
                return False
        return True

    return Test(object_, DEEP, needs=True)


def _in_zones(g: Game, zones: tuple[str, ...]) -> list[int]:
    """What is in the zones, but for what is phased out."""
    ids = [id_ for zone in zones for id_ in g.in_zone(c.ZONES[zone])]
    return [id_ for id_ in ids if not g.objects[id_].phased_out]


def _has_twin(node: Any) -> Test:
    like, zones = node.filter, node.zones

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        return bool(ch.name) and any(
            id_ != obj.id
            and same_name(g.chars(g.objects[id_]).name, ch.name)
            and fits(ctx, like, id_)
            for id_ in _in_zones(g, zones)
        )

    return Test(object_, DEEP, needs=True)


def _entered_since(node: Any) -> Test:
    who = node.who

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        for seat in seats(ctx, who):
            player = g.players[seat]
            own = player.turn_began == g.turn and order.is_active(g, seat)
            if obj.entered > (player.turn_before if own else player.turn_began):
                return True
        return False

    return Test(object_, WHO)


def _same_name(node: Any) -> Test:
    what = node.what

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        if not ch.name:
            return False
        return any(
            same_name(g.chars(g.get(id_)).name, ch.name)
            for id_ in refs.objects(ctx, what)
            if id_ > 0
        )

    return Test(object_, DEEP, needs=True)


def _shares(node: Any) -> Test:
    what, of = node.what, node.of
    test = SHARED.get(of)
    if test is None:
        raise NotImplementedError(f"no behaviour for sharing {of!r}")
    shares: Callable[[GameObject, Characteristics, GameObject, Characteristics], bool] = test
    mask = sum(c.TYPES[word] for word in node.among.split())

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        if mask:
            both = [
                g.chars(g.get(id_)).types & ch.types for id_ in refs.objects(ctx, what) if id_ > 0
            ]
            return any(types & mask for types in both)
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
    return ach.name != "" and same_name(ach.name, bch.name)


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


def _shares_with_any(node: Any) -> Test:
    inner, zones, test = node.filter, node.zones, SHARED.get(node.of)
    if test is None:
        raise NotImplementedError(f"no behaviour for sharing {node.of!r}")
    shares = test

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        for id_ in _in_zones(g, zones):
            other = g.objects[id_]
            if id_ != obj.id and shares(obj, ch, other, g.chars(other)):
                if fits(ctx, inner, id_):
                    return True
        return False

    return Test(object_, DEEP, needs=True)


def common_colors(g: Game) -> int:
    """The colours (bits) that most permanents are of; all five where none has a colour."""
    found = dict.fromkeys(c.COLOR_BITS.values(), 0)
    for id_ in _in_zones(g, ("battlefield",)):
        colors = g.chars(g.objects[id_]).colors
        for bit in found:
            if colors & bit:
                found[bit] += 1
    most = max(found.values())
    return sum(bit for bit, number in found.items() if number == most)


def _of_common_color(node: Any) -> Test:
    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        if not ch.colors:
            return False
        return ch.colors & common_colors(ctx.g) != 0

    return Test(object_, DEEP, needs=True)


def _can_bear(node: Any) -> Test:
    what, new = node.what, node.new

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        from apnap.actions.attaching import can_attach  # which asks filters

        g = ctx.g
        for id_ in refs.objects(ctx, what):
            now = refs.present(ctx, id_) if id_ > 0 else 0
            if not now or not can_attach(g, now, obj.id):
                return False
            if new and g.objects[now].attached_to == obj.id:
                return False
        return True

    return Test(object_, DEEP)


def _can_be_attached_to(node: Any) -> Test:
    to = node.to

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        from apnap.actions.attaching import can_attach

        hosts = [refs.present(ctx, id_) for id_ in refs.objects(ctx, to) if id_ > 0]
        return any(host and can_attach(ctx.g, obj.id, host) for host in hosts)

    return Test(object_, DEEP)


def _has_attached(node: Any) -> Test:
    inner = node.filter

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return any(fits(ctx, inner, one.id) for one in attached_to(ctx.g, obj))

    return Test(object_, DEEP)


def _has_no_abilities(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: not ch.abilities, CHARS, needs=True, pure=True)


def _went_to_graveyard(node: Any) -> Test:
    return Test(
        lambda ctx, obj, ch: obj.zone == c.GRAVEYARD or ("died", obj.id) in ctx.g.history, FIELD
    )


def _of_chosen(node: Any) -> Test:
    key = node.key

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        value = ctx.value(key)
        if key == "name":
            return isinstance(value, str) and same_name(ch.name, value)
        return isinstance(value, str) and is_of_value(ch, value)

    return Test(object_, WHO, needs=True)


def is_of_value(ch: Characteristics, value: str) -> bool:
    """Is it of a chosen value: a colour letter, a card type, a subtype?"""
    if value in c.COLOR_BITS:
        return ch.colors & c.COLOR_BITS[value] != 0
    if value in c.TYPES and ch.types & c.TYPES[value]:
        return True
    return has_subtype(ch, value)


# ------------------------------------------------------------------ spells, abilities, players


def _is_spell(node: Any) -> Test:
    return field(lambda obj: obj.zone == c.STACK and obj.kind != c.ABILITY)


def _is_combat_damage(obj: GameObject) -> bool:
    return obj.info is not None and obj.info.way == "combat-damage-on-stack"


def _is_ability(node: Any) -> Test:
    """Combat damage that waits on the stack is no ability (2006:310.3)."""
    wanted = {"activated": ir.Activated, "triggered": ir.Triggered}.get(node.kind)

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        if obj.kind != c.ABILITY or _is_combat_damage(obj):
            return False
        return wanted is None or (obj.info is not None and isinstance(obj.info.ability, wanted))

    return Test(object_, FIELD)


def _from_source(node: Any) -> Test:
    inner = node.filter

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        info = obj.info
        if info is None or obj.kind != c.ABILITY or _is_combat_damage(obj):
            return False
        if node.permanent and ctx.g.get(info.source).zone != c.BATTLEFIELD:
            return False
        return fits(ctx, inner, info.source)

    return Test(object_, DEEP)


def _player_of(node: Any) -> Test:
    from .conditions import holds  # conditions ask filters

    return Test(
        _no_object, DEEP, player=lambda ctx, seat: holds(ctx.for_player(seat), node.condition)
    )


def _targets(node: Any) -> Test:
    inner, only = node.filter, node.only
    single = isinstance(inner, ir.Anything)  # "a single target": chosen once (115.9a, 115.9c)

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        info = obj.info
        if info is None or obj.zone != c.STACK:
            return False
        ids = [id_ for slot in info.targets for id_ in slot]
        if only and len(ids if single else set(ids)) != 1:
            return False
        if single:
            return bool(ids)
        return any(is_there(ctx, id_) and fits_target(ctx, inner, id_) for id_ in ids)

    return Test(object_, DEEP)


def is_there(ctx: Ctx, id_: int) -> bool:
    """Is what is targeted still where it was? One that is gone is ignored; how it last was is not
    asked (115.9b)."""
    if id_ < 0:
        return not ctx.g.players[-1 - id_].left
    obj = ctx.g.objects.get(id_)
    return obj is not None and not obj.phased_out


def fits_target(ctx: Ctx, what: ir.Filter, id_: int) -> bool:
    """Does what is targeted fit? Words for a kind alone, "a creature", mean a permanent
    (2009:109.2): neither a creature spell nor a creature card in a graveyard."""
    obj = ctx.g.objects.get(id_)
    elsewhere = obj is not None and obj.zone != c.BATTLEFIELD
    if elsewhere and not isinstance(what, (ir.Anything, ir.Is)):
        return False
    return fits(ctx, what, id_)


def _is_player(node: Any) -> Test:
    who = node.who
    if who is None:
        return Test(_no_object, CHARS, player=lambda ctx, seat: True)
    return Test(_no_object, CHARS, player=lambda ctx, seat: seat in seats(ctx, who))


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


PLAYING = "playing"  # in Game.history, while a land is being played: its physical card


def _cast_from(node: Any) -> Test:
    if node.played:
        return Test(
            lambda ctx, obj, ch: (
                (PLAYING, obj.phys) in ctx.g.history
                or (obj.info is not None and obj.info.origin >= 0)
            ),
            FIELD,
        )
    if not node.zone:
        return field(lambda obj: obj.info is not None and obj.info.origin >= 0)
    zone = c.ZONES[node.zone]
    return field(lambda obj: obj.info is not None and obj.info.origin == zone)


def _of_keyword(node: Any) -> Test:
    keyword = node.keyword

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        ability = obj.info.ability if obj.info is not None else None
        return bool(getattr(ability, "keyword", "") == keyword)

    return Test(object_, FIELD)


def _above(node: Any) -> Test:
    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        pile = ctx.g.players[obj.owner].graveyard
        for id_ in refs.objects(ctx, node.what):
            if id_ in pile and obj.id in pile:
                gap = pile.index(obj.id) - pile.index(id_)
                return gap == 1 if node.next else gap > 0
        return False

    return Test(object_, DEEP)


def _first_cast(node: Any) -> Test:
    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        history = ctx.g.history
        own = history.get((f"cast:{obj.id}", obj.controller))
        if own is None:  # it is being cast
            return not history.get(("spells-cast", obj.controller))
        mine = [
            n for (k, seat), n in history.items() if k[:5] == "cast:" and seat == obj.controller
        ]
        return own == min(mine)

    return Test(object_, DEEP)


def _name_cast_this_turn(node: Any) -> Test:
    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        g = ctx.g
        cast = [key[5:] for key, _ in g.history if key.startswith("cast:")]
        return any(same_name(g.chars(g.get(int(id_))).name, ch.name) for id_ in cast)

    return Test(object_, DEEP, needs=True)


def _is_in(node: Any) -> Test:
    zone = c.ZONES[node.zone]
    return Test(lambda ctx, obj, ch: obj.zone == zone and obj.id in ctx.g.objects, FIELD)


def _is_permanent(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.zone == c.BATTLEFIELD, FIELD)


def _can_produce(node: Any) -> Test:
    mana = node.mana

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        letters = produce.could_produce(ctx.g, obj)
        return mana in letters if mana else bool(letters)

    return Test(object_, DEEP)


FILTERS.update(
    {
        ir.Is: _is,
        ir.Other: _other,
        ir.Number: _number,
        ir.Extreme: _extreme,
        ir.EnteredSince: _entered_since,
        ir.HasTwin: _has_twin,
        ir.SameNameAs: _same_name,
        ir.SharesWith: _shares,
        ir.SharesWithAny: _shares_with_any,
        ir.OfCommonColor: _of_common_color,
        ir.CanBear: _can_bear,
        ir.CanBeAttachedTo: _can_be_attached_to,
        ir.HasAttached: _has_attached,
        ir.HasNoAbilities: _has_no_abilities,
        ir.WentToGraveyard: _went_to_graveyard,
        ir.OfChosen: _of_chosen,
        ir.IsSpell: _is_spell,
        ir.IsAbility: _is_ability,
        ir.FromSource: _from_source,
        ir.PlayerOf: _player_of,
        ir.Targets: _targets,
        ir.IsPlayer: _is_player,
        ir.AnyTarget: _any_target,
        ir.CastFrom: _cast_from,
        ir.NameCastThisTurn: _name_cast_this_turn,
        ir.FirstCastThisTurn: _first_cast,
        ir.Above: _above,
        ir.OfKeyword: _of_keyword,
        ir.IsIn: _is_in,
        ir.IsPermanent: _is_permanent,
        ir.CanProduce: _can_produce,
    }
)
