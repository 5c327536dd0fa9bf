"""Filters over an object's characteristics and over the fields of the object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.combat import state
from apnap.continuous.marks import marked, marking
from apnap.continuous.pairs import partner
from apnap.core import constants as c
from apnap.core.attached import attached_to
from apnap.core.called import answers_to
from apnap.core.halves import names, same_name
from apnap.core.objects import Characteristics, GameObject
from apnap.core.subtypes import NOT_CREATURE_TYPES

from . import history, refs
from .context import Ctx
from .filters_base import CHARS, DEEP, FIELD, FILTERS, REF, WHO, Test, fits, seats

# ------------------------------------------------------------------ characteristics


def _chars(test: Callable[[Characteristics], bool], types: int = 0) -> Test:
    return Test(lambda ctx, obj, ch: test(ch), CHARS, needs=True, pure=True, types=types)


def _is_permanent(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
    """What is on the battlefield is a permanent, also without any card type (110.4c); elsewhere
    it takes a permanent type."""
    return obj.zone == c.BATTLEFIELD or ch.types & c.PERMANENT_TYPES != 0


def _has_type(node: Any) -> Test:
    mask = c.TYPES[node.type]
    if mask == c.PERMANENT_TYPES:
        return Test(_is_permanent, CHARS, needs=True, pure=True)
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


def color_sets(ch: Characteristics) -> tuple[int, ...]:
    """The sets of colours that are asked: those of each half, where a split card is asked in
    halves and no effect has changed its colours."""
    if ch.halves:
        each = tuple([half.colors for half in ch.halves])
        if ch.colors == each[0] | each[-1]:
            return each
    return (ch.colors,)


def _colorless(node: Any) -> Test:
    return _chars(lambda ch: 0 in color_sets(ch))


def _multicolored(node: Any) -> Test:
    return _chars(lambda ch: any(colors.bit_count() > 1 for colors in color_sets(ch)))


def _monocolored(node: Any) -> Test:
    return _chars(lambda ch: any(colors.bit_count() == 1 for colors in color_sets(ch)))


def has_keyword(ch: Characteristics, keyword: str) -> bool:
    """Does it have the keyword ability?"""
    mask = c.KEYWORD_BITS.get(keyword)
    if mask is not None:
        return ch.keywords & mask != 0
    return any(answers_to(a, keyword) for a in ch.abilities)


def _has_keyword(node: Any) -> Test:
    keyword = node.keyword
    mask = c.KEYWORD_BITS.get(keyword)
    if mask is not None:
        bit: int = mask
        return _chars(lambda ch: ch.keywords & bit != 0)
    return _chars(lambda ch: has_keyword(ch, keyword))


def _cost_has(node: Any) -> Test:
    symbol = node.symbol
    return _chars(lambda ch: symbol in (ch.cost or ()))


def _has_activated(node: Any) -> Test:
    kind = node.kind

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        behavior = ch.derived if ch.derived is not None else ctx.g.edition.behavior(ch)
        if kind == "mana":
            return bool(behavior.mana)
        if kind == "other":
            return bool(behavior.activated)
        both = (*behavior.activated, *behavior.mana)
        return any(isinstance(cost, ir.TapThis) for _, a in both for cost in a.cost)

    return Test(object_, CHARS, needs=True, pure=True)


def _can_enchant(node: Any) -> Test:
    wanted = ir.bare(node.filter)

    def test(ch: Characteristics) -> bool:
        found = [a for a in ch.abilities if isinstance(a, ir.Keyword) and a.name == "enchant"]
        return any(ir.bare(ability.filter) == wanted for ability in found)

    return _chars(test)


def _named(node: Any) -> Test:
    name = node.name
    return _chars(lambda ch: ch.name == name or same_name(ch.name, name))


# ------------------------------------------------------------------ fields of the object


def field(test: Callable[[GameObject], bool], types: int = 0) -> Test:
    return Test(lambda ctx, obj, ch: test(obj), FIELD, types=types)


def _controlled(node: Any) -> Test:
    who = node.by
    if type(who) is ir.You:
        return Test(lambda ctx, obj, ch: obj.controller == ctx.controller, FIELD, by=who)
    if type(who) in (ir.EachOpponent, ir.AnOpponent):

        def opposed(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
            players = ctx.g.players
            if ctx.group is not None and type(ctx.group) is type(who) is ir.AnOpponent:
                return obj.controller == ctx.player
            return players[obj.controller].team != players[ctx.controller].team

        return Test(opposed, FIELD)
    return Test(lambda ctx, obj, ch: obj.controller in seats(ctx, who), WHO)


def _owned(node: Any) -> Test:
    who = node.by
    if type(who) is ir.You:
        return Test(lambda ctx, obj, ch: obj.owner == ctx.controller, FIELD)
    return Test(lambda ctx, obj, ch: obj.owner in seats(ctx, who), WHO)


def _is_tapped(node: Any) -> Test:
    return field(lambda obj: obj.tapped)


def _is_token(node: Any) -> Test:
    return field(lambda obj: obj.kind == c.TOKEN)


def _is_commander(node: Any) -> Test:
    def is_one(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        known = [ids for key, ids in ctx.g.game_data if key == "commanders"]
        return any(obj.phys in ids for ids in known)

    return Test(is_one, FIELD)


def _is_face_down(node: Any) -> Test:
    return field(lambda obj: obj.face_down)


def _is_blocked(node: Any) -> Test:
    return field(lambda obj: obj.attacking != 0 and obj.blocked)


def _is_unblocked(node: Any) -> Test:
    return Test(
        lambda ctx, obj, ch: obj.attacking != 0 and not obj.blocked and ctx.g.combat_stage > 1,
        FIELD,
    )


def _is_attacking(node: Any) -> Test:
    whom = node.whom
    if whom is None:
        return field(lambda obj: obj.attacking != 0)
    return Test(
        lambda ctx, obj, ch: obj.attacking < 0 and -1 - obj.attacking in seats(ctx, whom), WHO
    )


def _is_blocking(node: Any) -> Test:
    what = node.what
    if what is None:
        return field(lambda obj: bool(obj.blocking))

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return bool(obj.blocking) and any(
            id_ in obj.blocking and obj.id in ctx.g.get(id_).blockers
            for id_ in refs.objects(ctx, what)
            if id_ > 0
        )

    return Test(object_, REF)


def _blocked_by(node: Any) -> Test:
    """Who blocks whom is so only if both say it."""
    what = node.what

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return bool(obj.blockers) and any(
            id_ in obj.blockers and obj.id in ctx.g.get(id_).blocking
            for id_ in refs.objects(ctx, what)
            if id_ > 0
        )

    return Test(object_, REF)


def _bears(subtype: str) -> Callable[[Any], Test]:
    """Something of the subtype is attached to it."""

    def make(node: Any) -> Test:
        def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
            return any(subtype in ctx.g.chars(one).subtypes for one in attached_to(ctx.g, obj))

        return Test(object_, DEEP)

    return make


def _attached(node: Any) -> Test:
    inner = node.filter

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return obj.attached_to != 0 and fits(ctx, inner, obj.attached_to)

    return Test(object_, DEEP)


def _has_counter(node: Any) -> Test:
    kind = node.kind
    return field(lambda obj: bool(obj.counters) and obj.count(kind) > 0)


def _entered(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.entered == ctx.g.turn, FIELD)


def _attacked_this_turn(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: history.attacked(ctx.g, obj.id), FIELD)


def _banded_with(node: Any) -> Test:
    what = node.what

    def banded(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return any(obj.id in state.others_in_band(ctx.g, id_) for id_ in refs.objects(ctx, what))

    return Test(banded, REF)


def _attacked_last_turn(node: Any) -> Test:
    return Test(
        lambda ctx, obj, ch: history.attacked_last_turn(ctx.g, obj.id, obj.controller), FIELD
    )


def _was_kicked(node: Any) -> Test:
    return Test(
        lambda ctx, obj, ch: (
            obj.zone == c.STACK
            and obj.info is not None
            and obj.info.ability is None
            and history.times_paid(obj.info, "kicker") > 0
        ),
        FIELD,
    )


def _controlled_since(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.since < ctx.g.turn, FIELD)


def _put_there(node: Any) -> Test:
    """The history keeps under `died` the ids that they had on the battlefield."""
    return Test(
        lambda ctx, obj, ch: any(
            key == "died" and ctx.g.became.get(old, 0) == obj.id for key, old in ctx.g.history
        ),
        FIELD,
    )


def _is_paired(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: partner(ctx.g, obj.id) != 0, FIELD)


def _is_suspected(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: marked(ctx.g, obj.id, ir.Suspected), FIELD)


def _is_ring_bearer(node: Any) -> Test:
    def test(ctx: Any, obj: Any, ch: Any) -> bool:
        found = [effect.controller for effect in marking(ctx.g, obj.id, ir.BearsTheRing)]
        return bool(found) and (node.of is None or found[0] in seats(ctx, node.of))

    return Test(test, FIELD if node.of is None else WHO)


def _is_modified(node: Any) -> Test:
    def test(ctx: Any, obj: Any, ch: Any) -> bool:
        if obj.counters:
            return True
        for one in attached_to(ctx.g, obj):
            kinds = ctx.g.chars(one).subtypes
            if "Equipment" in kinds or ("Aura" in kinds and one.controller == obj.controller):
                return True
        return False

    return Test(test, FIELD)


def _is_saddled(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: history.saddled(ctx.g, obj.id), FIELD)


def _saddled_it(node: Any) -> Test:
    def test(ctx: Any, obj: Any, ch: Any) -> bool:
        mounts = refs.objects(ctx, node.what)
        return any(history.saddled_by(ctx.g, mount, obj.id) for mount in mounts)

    return Test(test, FIELD)


def _discarded_this_turn(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: ("discarded", obj.id) in ctx.g.history, FIELD)


def _attacked_this_combat(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.id in (state.noted(ctx.g, "attacked") or ()), FIELD)


def _blocked_this_combat(node: Any) -> Test:
    return Test(lambda ctx, obj, ch: obj.id in (state.noted(ctx.g, "blocked") or ()), FIELD)


def _blocked_this_turn(node: Any) -> Test:
    what = node.what

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        found = [a for a, b in history.blocks(ctx.g) if b == obj.id]
        if what is None or not found:
            return bool(found)
        return any(id_ in found for id_ in refs.objects(ctx, what))

    return Test(object_, FIELD if what is None else REF)


def _was_blocked_this_turn(node: Any) -> Test:
    by = node.by

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        found = [b for a, b in history.blocks(ctx.g) if a == obj.id]
        if by is None or not found:
            return bool(found)
        return any(id_ in found for id_ in refs.objects(ctx, by))

    return Test(object_, FIELD if by is None else REF)


def _damaged(node: Any) -> Test:
    return Test(
        lambda ctx, obj, ch: obj.damage > 0 or history.damaged(ctx.g, obj.id),
        FIELD,
        player=lambda ctx, seat: history.damaged(ctx.g, -1 - seat),
    )


def _damaged_by(node: Any) -> Test:
    what = node.what

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return any(history.damaged_by(ctx.g, obj.id, id_) for id_ in refs.objects(ctx, what))

    def player(ctx: Ctx, seat: int) -> bool:
        return any(history.damaged_by(ctx.g, -1 - seat, id_) for id_ in refs.objects(ctx, what))

    return Test(object_, REF, player=player)


def _dealt_damage_to(node: Any) -> Test:
    to = node.to

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        return any(history.damaged_by(ctx.g, id_, obj.id) for id_ in refs.objects(ctx, to))

    return Test(object_, REF)


SYMBOLS = "symbols"  # in Game.setup_data: (physical card, code of the set whose symbol it has)
WITHOUT_SYMBOL = ("LEA", "LEB", "2ED", "3ED", "4ED", "5ED")  # the core editions that have none


def _from_set(node: Any) -> Test:
    code = node.code

    def object_(ctx: Ctx, obj: GameObject, ch: Characteristics) -> bool:
        original = ctx.g.edition.procedures.named["original-set"]
        if not ctx.g.edition.facts.set_symbols:
            return any(original(one) == code for one in (ch.name, *names(ch.name)))
        for key, pairs in ctx.g.setup_data:
            for phys, symbol in pairs if key == SYMBOLS else ():
                if phys == obj.phys:
                    return bool(symbol == code and code not in WITHOUT_SYMBOL)
        base = obj.defn.base.name
        return any(original(one) == code for one in (base, *names(base)))

    return Test(object_, DEEP)


FILTERS.update(
    {
        ir.FromSet: _from_set,
        ir.HasType: _has_type,
        ir.HasSupertype: _has_supertype,
        ir.HasSubtype: _has_subtype,
        ir.HasColor: _has_color,
        ir.Colorless: _colorless,
        ir.Multicolored: _multicolored,
        ir.Monocolored: _monocolored,
        ir.Controlled: _controlled,
        ir.Owned: _owned,
        ir.IsTapped: _is_tapped,
        ir.IsAttacking: _is_attacking,
        ir.IsBlocking: _is_blocking,
        ir.IsBlocked: _is_blocked,
        ir.IsUnblocked: _is_unblocked,
        ir.BlockedBy: _blocked_by,
        ir.IsToken: _is_token,
        ir.IsCommander: _is_commander,
        ir.IsFaceDown: _is_face_down,
        ir.IsEnchanted: _bears("Aura"),
        ir.IsEquipped: _bears("Equipment"),
        ir.AttachedToFilter: _attached,
        ir.HasKeyword: _has_keyword,
        ir.CostHas: _cost_has,
        ir.CanEnchant: _can_enchant,
        ir.HasActivated: _has_activated,
        ir.HasCounter: _has_counter,
        ir.Named: _named,
        ir.EnteredThisTurn: _entered,
        ir.DamagedThisTurn: _damaged,
        ir.DamagedThisTurnBy: _damaged_by,
        ir.DealtDamageTo: _dealt_damage_to,
        ir.AttackedThisTurn: _attacked_this_turn,
        ir.BandedWith: _banded_with,
        ir.AttackedLastTurn: _attacked_last_turn,
        ir.AttackedThisCombat: _attacked_this_combat,
        ir.ControlledSince: _controlled_since,
        ir.WasKicked: _was_kicked,
        ir.PutThereThisTurn: _put_there,
        ir.DiscardedThisTurn: _discarded_this_turn,
        ir.IsSaddled: _is_saddled,
        ir.IsModified: _is_modified,
        ir.IsPaired: _is_paired,
        ir.IsRingBearer: _is_ring_bearer,
        ir.IsSuspected: _is_suspected,
        ir.SaddledThisTurn: _saddled_it,
        ir.BlockedThisTurn: _blocked_this_turn,
        ir.BlockedThisCombat: _blocked_this_combat,
        ir.WasBlockedThisTurn: _was_blocked_this_turn,
    }
)
