"""Targets: which objects and players a target word can take, when they are chosen and again on
resolution.

One set of functions decides whether a spell can be cast, what is offered for each target, and what
is still legal later (2006:415, 413.2a).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apnap import ir
from apnap.continuous import rules
from apnap.continuous.layers import plan_of as plan_of_effects
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject, StackInfo
from apnap.core.questions import Option
from apnap.interpret import amounts, conditions, filters, fixed, refs
from apnap.interpret.context import Ctx
from apnap.interpret.effects_choices import VALUES
from apnap.multiplayer import reach

ALL_TYPES = -1
UNLIMITED = 1 << 20
_NO, _NEUTRAL, _YES = range(3)
_GUARDED = c.SHROUD | c.HEXPROOF
_CACHE_SIZE = 20_000


class SpecPlan:
    """What can be told of a target word beforehand. `types`: an object needs one of these (-1:
    any); `players`: players may fit; `plain`: the type mask is the whole filter; `depends`: it
    looks at other targets; `zones`: as numbers; `lasting`: what must still hold on
    resolution. `spec` keeps the node alive, since plans are found
    by its id."""

    __slots__ = ("depends", "lasting", "plain", "players", "spec", "types", "zones")

    def __init__(self, spec: ir.TargetSpec, any_target: tuple[str, ...]) -> None:
        self.spec = spec
        self.types, players = _reach(spec.what, any_target)
        self.players = players == _YES
        self.zones = tuple(c.ZONES[zone] for zone in spec.zones)
        if self.types == ALL_TYPES:
            self.plain = spec.what == _PERMANENT and self.zones == (c.BATTLEFIELD,)
        else:
            self.plain = isinstance(spec.what, (ir.HasType, ir.AnyTarget)) or (
                isinstance(spec.what, ir.IsPlayer) and spec.what.who is None
            )
        self.depends = bool(spec.other_than) or any(
            isinstance(part, (ir.Target, ir.TargetPlayer)) for part in ir.walk(spec.what)
        )
        self.lasting = _lasting(spec.what)


def _lasting(what: ir.Filter) -> ir.Filter:
    """The filter without what was asked only as the target was chosen."""
    if not isinstance(what, ir.AllOf):
        return what
    kept = tuple([part for part in what.parts if not (type(part) is ir.PlayerOf and part.once)])
    return what if len(kept) == len(what.parts) else ir.AllOf(kept)


_plans: dict[tuple[int, tuple[str, ...]], SpecPlan] = {}


def plan_of(g: Game, spec: ir.TargetSpec) -> SpecPlan:
    """The plan of a target word in the game's edition, made once."""
    key = (id(spec), g.edition.facts.any_target)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) > _CACHE_SIZE:
            _plans.clear()
        plan = SpecPlan(spec, g.edition.facts.any_target)
        _plans[key] = plan
    return plan


def _reach(what: ir.Filter, any_target: tuple[str, ...]) -> tuple[int, int]:
    """The types of which an object that fits has one, and whether players can fit."""
    if isinstance(what, ir.IsPlayer):
        return 0, _YES
    if isinstance(what, ir.HasType):
        if what == _PERMANENT:  # one without any card type, too (110.4c)
            return ALL_TYPES, _NO
        return c.TYPES[what.type], _NO
    if isinstance(what, ir.AnyTarget):
        mask = 0
        for word in any_target:
            mask |= c.TYPES.get(word.capitalize(), 0)
        return mask, _YES if "player" in any_target else _NO
    if isinstance(what, ir.AllOf):
        return _reach_all(what.parts, any_target)
    if isinstance(what, ir.AnyOf):
        mask, players = 0, _NO
        for part in _as_of_old(what.parts, any_target):
            types, some = _reach(part, any_target)
            mask |= types
            players = max(players, some)
        return mask, players
    if isinstance(what, (ir.Not, ir.Other, ir.Is)) or filters.compiled(what).speaks:
        return ALL_TYPES, _NEUTRAL
    return ALL_TYPES, _NO


def _as_of_old(parts: tuple[ir.Filter, ...], any_target: tuple[str, ...]) -> tuple[ir.Filter, ...]:
    """The kinds of target of a word: "player or planeswalker" is "player" where damage dealt to
    players is what reaches their planeswalkers (2009:306.7)."""
    if "planeswalker" in any_target or not any(isinstance(part, ir.IsPlayer) for part in parts):
        return parts
    return tuple([part for part in parts if part != _WALKER])


_WALKER = ir.HasType("Planeswalker")
_PERMANENT = ir.HasType("Permanent")


def _reach_all(parts: tuple[ir.Filter, ...], any_target: tuple[str, ...]) -> tuple[int, int]:
    mask, least, most = ALL_TYPES, _NEUTRAL, _NO
    for part in parts:
        types, players = _reach(part, any_target)
        if mask == ALL_TYPES or (types != ALL_TYPES and types.bit_count() < mask.bit_count()):
            mask = types
        least, most = min(least, players), max(most, players)
    return mask, least if least == _NO else most


def plan_of_rules(g: Game) -> Mapping[type[ir.Part], Any]:
    """The rules parts that are about, by type: one look tells that there are none of a type, apart
    from what objects say of themselves."""
    return plan_of_effects(g).rules


# ------------------------------------------------------------------ who may be a target of what


def can_target(g: Game, source_id: int, controller: int, target_id: int) -> bool:
    """Do shroud, hexproof, protection and their like let this source of this controller target it?
    (2006:502.7b, target-protected)"""
    if target_id < 0:
        return not _player_protected(g, -1 - target_id, controller)
    obj = g.find(target_id)
    if obj is None:
        return False
    return not _protected(Ctx(g, source_id, controller), obj, g.chars(obj))


def is_ability(ctx: Ctx) -> bool:
    """Is it an ability that targets, and no spell? A card that is about to be cast is a spell, a
    permanent is none."""
    if ctx.info is not None:
        return ctx.info.ability is not None
    return ctx.source > 0 and ctx.g.get(ctx.source).zone == c.BATTLEFIELD


def _source_fits(ctx: Ctx, by: ir.Filter, asking: Ctx) -> bool:
    """Does the spell, or the ability, that targets fit?"""
    if isinstance(by, ir.Anything):
        return True
    if isinstance(by, ir.AllOf):
        return all(_source_fits(ctx, part, asking) for part in by.parts)
    if isinstance(by, ir.AnyOf):
        return any(_source_fits(ctx, part, asking) for part in by.parts)
    if isinstance(by, ir.Not):
        return not _source_fits(ctx, by.part, asking)
    if isinstance(by, (ir.IsSpell, ir.IsAbility)):
        return is_ability(asking) == isinstance(by, ir.IsAbility)
    if isinstance(by, ir.FromSource):
        if not is_ability(asking) or asking.source <= 0:
            return False
        if by.permanent and ctx.g.get(asking.source).zone != c.BATTLEFIELD:
            return False
        return filters.fits(ctx, by.filter, asking.source)
    return filters.fits(ctx, by, asking.source)


def _protected(asking: Ctx, obj: GameObject, chars: Characteristics) -> bool:
    """Do shroud, hexproof, protection and their like keep it from being targeted by what asks?"""
    g, source_id, controller = asking.g, asking.source, asking.controller
    if g.reach and not reach.has(g, controller, obj):  # out-of-range
        return True
    behavior = chars.derived if chars.derived is not None else g.edition.behavior(chars)
    if obj.zone == c.BATTLEFIELD:
        if chars.keywords & _GUARDED:
            if chars.keywords & c.SHROUD:
                return True
            if g.players[controller].team != g.players[obj.controller].team:
                return True
        if "protection" in behavior.params and protected_from(g, obj, source_id):
            return True
    if behavior.statics or plan_of_rules(g).get(ir.CantBeTargeted):
        return _forbidden(asking, obj)
    return False


def protected_from(g: Game, obj: GameObject, source_id: int) -> bool:
    """keyword-protection: does the object have protection from what the source is? (2006:502.7)"""
    protections = g.behavior(obj).params.get("protection")
    if protections is None:
        return False
    ctx = Ctx(g, obj.id, obj.controller)
    for keyword in protections:
        if keyword.filter is None or filters.fits(ctx, keyword.filter, source_id):
            return True
    return False


def _forbidden(asking: Ctx, obj: GameObject) -> bool:
    """Effects that say it can't be the target of what fits."""
    g, controller = asking.g, asking.controller
    if not rules.applies(g, ir.CantBeTargeted, obj):
        return False
    for part, ctx, affects in rules.parts(g, ir.CantBeTargeted):
        if not affects(obj):
            continue
        if part.whose is not None and controller not in refs.players(ctx, part.whose):
            continue
        if _source_fits(ctx, part.by, asking):
            return True
    return False


def _player_protected(g: Game, seat: int, controller: int) -> bool:
    if g.reach and not g.reach[controller] >> seat & 1:  # out-of-range
        return True
    if not plan_of_rules(g).get(ir.PlayerCantBeTargeted):
        return False
    for part, ctx, _ in rules.parts(g, ir.PlayerCantBeTargeted):
        if part.who is not None and seat not in refs.players(ctx, part.who):
            continue
        if part.whose is None or controller in refs.players(ctx, part.whose):
            return True
    return False


# ------------------------------------------------------------------ candidates


def number(ctx: Ctx, value: ir.Amount | int | None) -> int:
    """A number of targets; None is any number."""
    if value is None:
        return UNLIMITED
    return value if isinstance(value, int) else amounts.amount(ctx, value)


def legal_targets(
    ctx: Ctx, spec: ir.TargetSpec, chosen: tuple[int, ...] = (), limit: int = UNLIMITED
) -> list[int]:
    """What the target word can take now, apart from `chosen`: ids zone by zone, then players as -1
    - seat. At most `limit` of them (to see whether some exist)."""
    g = ctx.g
    plan = plan_of(g, spec)
    found: list[int] = []
    if plan.types:
        for zone in plan.zones:
            if zone == c.BATTLEFIELD:
                _permanents(ctx, plan, chosen, limit, found)
            else:
                _others(ctx, plan, zone, chosen, limit, found)
            if len(found) >= limit:
                return found
    if plan.players:
        for player in g.players:
            target = -1 - player.seat
            if not player.left and target not in chosen and _player_fits(ctx, plan, player.seat):
                found.append(target)
    return found


def _permanents(
    ctx: Ctx, plan: SpecPlan, chosen: tuple[int, ...], limit: int, found: list[int]
) -> None:
    g = ctx.g
    epoch = g.epoch
    mask, what = plan.types, plan.spec.what
    for player in g.players:
        for id_ in player.battlefield:
            obj = g.objects[id_]
            chars = obj.chars if obj.chars_epoch == epoch else g.chars(obj)
            if (not chars.types & mask and mask != ALL_TYPES) or id_ in chosen or obj.phased_out:
                continue
            if not plan.plain and not filters.fits(ctx, what, id_):
                continue
            if _protected(ctx, obj, chars):
                continue
            found.append(id_)
            if len(found) >= limit:
                return


def _others(
    ctx: Ctx, plan: SpecPlan, zone: int, chosen: tuple[int, ...], limit: int, found: list[int]
) -> None:
    """Cards in graveyards and elsewhere, spells and abilities; what is being put on the stack is no
    target of itself (2006:415.6)."""
    g = ctx.g
    for id_ in g.in_zone(zone):
        if id_ in (ctx.stack_id, ctx.source) and zone == c.STACK:
            continue
        if id_ in chosen:
            continue
        obj = g.objects[id_]
        if plan.types != ALL_TYPES and not g.chars(obj).types & plan.types:
            continue
        if g.reach and not reach.has(g, ctx.controller, obj):  # out-of-range
            continue
        if filters.fits(ctx, plan.spec.what, id_) and not _forbidden(ctx, obj):
            found.append(id_)
            if len(found) >= limit:
                return


def _player_fits(ctx: Ctx, plan: SpecPlan, seat: int) -> bool:
    if not plan.plain and not filters.fits(ctx, plan.spec.what, -1 - seat):
        return False
    return not _player_protected(ctx.g, seat, ctx.controller)


def still_legal(ctx: Ctx, spec: ir.TargetSpec, target: int) -> bool:
    """Is it a legal target now? What left its zone is another object and no target any more
    (2006:413.2a)."""
    g = ctx.g
    plan = plan_of(g, spec)
    if target < 0:
        seat = -1 - target
        if not plan.players or g.players[seat].left or _player_protected(g, seat, ctx.controller):
            return False
        return plan.plain or filters.fits(ctx, plan.lasting, target)
    obj = g.find(target)
    if obj is None or obj.zone not in plan.zones or obj.phased_out or target == ctx.stack_id:
        return False
    chars = g.chars(obj)
    if plan.types != ALL_TYPES and not chars.types & plan.types:
        return False
    if not plan.plain and not filters.fits(ctx, spec.what, target):
        return False
    return not _protected(ctx, obj, chars)


# ------------------------------------------------------------------ whole sets of targets


def others_of(
    spec: ir.TargetSpec, targets: tuple[tuple[int, ...], ...], base: int
) -> tuple[int, ...]:
    """The targets of other words that those of this word must differ from ("another target")."""
    found: tuple[int, ...] = ()
    for slot in spec.other_than:
        if base + slot < len(targets):
            found += targets[base + slot]
    return found


def same_group(g: Game, spec: ir.TargetSpec, first: int, candidates: list[int]) -> list[int]:
    """Of one player's graveyard, or controlled by one player, where the word asks for that."""
    if not spec.same_owner or first < 0:
        return candidates
    seat = holder(g, first)
    return [id_ for id_ in candidates if id_ >= 0 and holder(g, id_) == seat]


def holder(g: Game, id_: int) -> int:
    """Whose an object is: the controller of a permanent or spell, the owner of a card elsewhere."""
    obj = g.get(id_)
    return obj.controller if obj.zone in (c.BATTLEFIELD, c.STACK) else obj.owner


def enough(ctx: Ctx, spec: ir.TargetSpec, candidates: list[int], least: int) -> bool:
    """Are there `least` candidates that can be targets together?"""
    if len(candidates) < least:
        return False
    if not spec.same_owner or least < 2:
        return True
    return any(
        len(same_group(ctx.g, spec, first, candidates)) >= least
        for first in dict.fromkeys(candidates)
    )


def values(ctx: Ctx, spec: ir.TargetSpec, least: int) -> list[Option]:
    """What may be chosen before the targets of this word: the values with which there are enough of
    them."""
    node = spec.choice
    assert isinstance(node, ir.ChooseValue)
    found = []
    one = ctx.child()
    for option in VALUES[node.what](ctx, ctx.controller):
        one.chosen[node.key] = option.id
        if least <= 0 or len(legal_targets(one, spec, (), least)) >= least:
            found.append(option)
    one.chosen.pop(node.key, None)
    return found


def feasible(ctx: Ctx, specs: tuple[ir.TargetSpec, ...]) -> bool:
    """Can all these target words be given targets? Stops at the first that exist."""
    g = ctx.g
    for spec in specs:
        if plan_of(g, spec).depends:
            return _search(ctx, specs, 0)
    for spec in specs:
        least = spec.least if isinstance(spec.least, int) else number(ctx, spec.least)
        if least > 0:
            if spec.choice is not None:
                if not values(ctx, spec, least):
                    return False
                continue
            limit = UNLIMITED if spec.same_owner else least
            if not enough(ctx, spec, legal_targets(ctx, spec, (), limit), least):
                return False
    return True


X_CAP = 1 << 6  # where every X has to be tried


def x_decides(specs: tuple[ir.TargetSpec, ...]) -> bool:
    """Does a target word ask for a quality that X decides ("with mana value X")?"""
    return any(fixed.mentions(spec.what, ir.X) for spec in specs)


def least_x(ctx: Ctx, specs: tuple[ir.TargetSpec, ...]) -> int:
    """The least X, which is yet to be chosen, with which these words can be given targets; 0 where
    X does not matter, -1 if there is none."""
    if not x_decides(specs):
        return 0 if feasible(ctx, specs) else -1
    before = ctx.x
    found = -1
    for ctx.x in range(X_CAP + 1):
        if feasible(ctx, specs):
            found = ctx.x
            break
    ctx.x = before
    return found


def feasible_after(ctx: Ctx, specs: tuple[ir.TargetSpec, ...], chosen: int) -> bool:
    """Can these words, which follow the `chosen` ones that ctx.info holds, be given targets?"""
    info = ctx.info
    assert info is not None
    before = info.targets
    info.targets = before[:chosen]
    found = _search(ctx, specs, 0)
    info.targets = before
    return found


def _search(ctx: Ctx, specs: tuple[ir.TargetSpec, ...], slot: int) -> bool:
    """Target words that look at each other: try the candidates of one, then the rest. Leaves
    ctx.info as it was."""
    if slot == len(specs):
        return True
    spec = specs[slot]
    info = ctx.info
    base = ctx.slot_base
    if info is None:
        info = ctx.info = StackInfo(ctx.source)
    least = number(ctx, spec.least)
    before = info.targets
    if least <= 0:
        picks: list[tuple[int, ...]] = [()]
    else:
        candidates = legal_targets(ctx, spec, others_of(spec, before, base))
        if not enough(ctx, spec, candidates, least):
            return False
        if least == 1:
            picks = [(candidate,) for candidate in candidates]
        else:
            picks = [
                tuple(same_group(ctx.g, spec, candidates[i], candidates[i:])[:least])
                for i in range(len(candidates) - least + 1)
            ]
    found = False
    for pick in picks:
        info.targets = (*before, pick)
        if _search(ctx, specs, slot + 1):
            found = True
            break
    info.targets = before
    return found


_NO_TARGET = ir.TargetSpec(ir.Anything(), least=0, most=0)
_Conditional = dict[int, ir.Condition]
_conditional: dict[int, tuple[ir.Body, _Conditional]] = {}


def conditional_slots(body: ir.Body) -> _Conditional:
    """Target words that only a part of the spell uses that happens if an optional cost was paid,
    with that condition; found once."""
    known = _conditional.get(id(body))
    if known is None:
        if len(_conditional) > _CACHE_SIZE:
            _conditional.clear()
        used: dict[int, dict[ir.Condition | None, None]] = {}
        _note_slots(body.effect, None, used)
        found: _Conditional = {}
        for slot, conditions in used.items():
            (first, *others) = conditions
            if first is not None and not others:
                found[slot] = first
        known = _conditional[id(body)] = (body, found)
    return known[1]


def _note_slots(
    value: Any, condition: ir.Condition | None, used: dict[int, dict[ir.Condition | None, None]]
) -> None:
    if isinstance(value, tuple):
        for part in value:
            _note_slots(part, condition, used)
    elif isinstance(value, ir.Target | ir.TargetPlayer):
        used.setdefault(value.slot, {})[condition] = None
    elif isinstance(value, ir.If) and condition is None and _about_costs(value.condition):
        _note_slots(value.then, value.condition, used)
        _note_slots(value.otherwise, ir.Untrue(value.condition), used)
    elif isinstance(value, ir.Node):
        for name in value.__dataclass_fields__:
            _note_slots(getattr(value, name), condition, used)


def _about_costs(condition: ir.Condition) -> bool:
    return isinstance(condition, ir.Kicked | ir.CostPaid)


def needed(ctx: Ctx, body: ir.Body | None) -> tuple[ir.TargetSpec, ...]:
    """The target words of the body, without targets where only a part that will not happen uses
    them (2009:702.30e)."""
    if body is None or not body.targets:
        return ()
    without = conditional_slots(body)
    if not without:
        return body.targets
    return tuple(
        spec if i not in without or conditions.holds(ctx, without[i]) else _NO_TARGET
        for i, spec in enumerate(body.targets)
    )


def slots_of(body: ir.Body | None, modes: tuple[int, ...]) -> tuple[tuple[int, ir.TargetSpec], ...]:
    """Every target word with the number at which those of its mode begin: the common ones first,
    then those of each chosen mode in turn."""
    if body is None:
        return ()
    found = [(0, spec) for spec in body.targets]
    base = len(found)
    for mode in modes:
        specs = body.modes[mode].targets
        found += [(base, spec) for spec in specs]
        base += len(specs)
    return tuple(found)
