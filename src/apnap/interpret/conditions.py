"""Is a condition true now?"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from apnap import ir
from apnap.casting import once
from apnap.combat import state
from apnap.core import constants as c
from apnap.core import daytime
from apnap.multiplayer import designations, monarch
from apnap.turn import order, several

from . import amounts, filters, refs
from .context import Ctx
from .filters_relations import common_colors

Holds = Callable[[Ctx, Any], bool]


def holds(ctx: Ctx, condition: ir.Node | None) -> bool:
    """Is the condition true now? None is always true."""
    if condition is None:
        return True
    known = CONDITIONS.get(type(condition))
    if known is None:
        raise NotImplementedError(f"no behaviour for the condition {type(condition).__name__}")
    return known(ctx, condition) if ctx.legal_targets is None else refs.asked(ctx, known, condition)


def _all_true(ctx: Ctx, node: Any) -> bool:
    return all(holds(ctx, part) for part in node.parts)


def _any_true(ctx: Ctx, node: Any) -> bool:
    return any(holds(ctx, part) for part in node.parts)


def _color_is_common(ctx: Ctx, node: Any) -> bool:
    return common_colors(ctx.g) & c.COLOR_BITS[node.color] != 0


def _untrue(ctx: Ctx, node: Any) -> bool:
    return not holds(ctx, node.part)


def _compare(ctx: Ctx, node: Any) -> bool:
    """Where it says "an opponent", one for whom it is true is enough; nobody is asked. Where it
    says "than each opponent", it must be true for each."""
    if len(ctx.g.players) > 2 and _of_an_opponent(node):
        some = (
            ctx.for_player(seat, AN_OPPONENT) for seat in order.opponents(ctx.g, ctx.controller)
        )
        return any(_compared(one, node) for one in some)
    right = node.right
    if isinstance(right, ir.CardsIn | ir.LifeOf) and isinstance(right.who, ir.EachOpponent):
        return all(
            _compared(ctx.for_player(seat, right.who), node)
            for seat in refs.players(ctx, right.who)
        )
    return _compared(ctx, node)


def _compared(ctx: Ctx, node: Any) -> bool:
    return amounts.compare(amounts.amount(ctx, node.left), node.op, amounts.amount(ctx, node.right))


AN_OPPONENT = ir.AnOpponent()


@cache
def _of_an_opponent(node: Any) -> bool:
    return any(type(part) is ir.AnOpponent for part in ir.walk(node))


def _exists(ctx: Ctx, node: Any) -> bool:
    return filters.exists(ctx, node.filter, node.zones)


def _fits(ctx: Ctx, node: Any) -> bool:
    return any(filters.fits(ctx, node.filter, id_) for id_ in refs.objects(ctx, node.what))


def _in_zone(ctx: Ctx, node: Any) -> bool:
    zone = c.ZONES[node.zone]
    found = refs.objects(ctx, node.what)
    return bool(found) and all(_is_there(ctx, id_, zone) for id_ in found)


def _is_there(ctx: Ctx, id_: int, zone: int) -> bool:
    obj = ctx.g.find(refs.present(ctx, id_)) if id_ > 0 else None
    return obj is not None and obj.zone == zone and not obj.phased_out


def _not_used_yet(ctx: Ctx, node: Any) -> bool:
    ability = ctx.info.ability if ctx.info is not None else None
    obj = ctx.g.get(ctx.source)
    alike = [n for n, one in enumerate(ctx.g.behavior(obj).all) if one == ability]
    return not alike or any(not once.spent(obj, n) for n in alike)


def _held_since_turn(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    found = [g.find(id_) for id_ in refs.objects(ctx, node.what) if id_ > 0]
    began = g.players[ctx.controller].turn_began
    return any(
        obj is not None and obj.controller == ctx.controller and began > 0 and obj.since < began
        for obj in found
    )


def _turn_of(ctx: Ctx, node: Any) -> bool:
    seats = refs.players(ctx, node.who)
    if ctx.g.turns:
        return any(seat in seats for seat in several.running(ctx.g))
    return any(order.is_active(ctx.g, seat) for seat in seats)


def _during(ctx: Ctx, node: Any) -> bool:
    """The step or phase by name; `main` is either main phase."""
    g = ctx.g
    if not 0 <= g.step < len(g.edition.steps):
        return False
    step = g.edition.steps[g.step]
    if node.step == "main":
        return step.phase in ("main1", "main2")
    return node.step in (step.name, step.phase)


def _later_turn(ctx: Ctx, node: Any) -> bool:
    return any(key == "turn" and ctx.g.turn > value for key, value in ctx.bound)


def _that_turn(ctx: Ctx, node: Any) -> bool:
    return (order.THAT_TURN, ctx.g.turn) in ctx.bound


def _some_share(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    objs = [g.get(id_) for id_ in refs.objects(ctx, node.what) if id_ > 0]
    shares = filters.SHARED[node.of]
    return any(
        shares(a, g.chars(a), b, g.chars(b)) for i, a in enumerate(objs) for b in objs[i + 1 :]
    )


def _all_share(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    if node.of != "color":
        raise NotImplementedError(f"no behaviour for all sharing {node.of!r}")
    common = -1
    for id_ in refs.objects(ctx, node.what):
        common &= g.chars(g.get(id_)).colors if id_ > 0 else 0
    return common != 0


def _sorcery_time(ctx: Ctx, node: Any) -> bool:
    g = ctx.g
    if not order.is_active(g, ctx.controller) or not _during(ctx, MAIN):
        return False
    return all(id_ in (ctx.source, ctx.stack_id) for id_ in g.stack)


MAIN = ir.During("main")


def _kicked(ctx: Ctx, node: Any) -> bool:
    key = f"kicker-{node.which}" if node.which else "kicker"
    return bool(amounts.times_paid(amounts.cast_info(ctx), key) >= node.times)


def _kicked_with(ctx: Ctx, node: Any) -> bool:
    """The number of the kicker is its place among the costs of the keyword on the object."""
    obj = ctx.g.get(ctx.source)
    info = amounts.cast_info(ctx)
    number = 0
    for ability in ctx.g.behavior(obj).all:
        if isinstance(ability, ir.Keyword) and ability.name == "kicker":
            for cost in ability.cost:
                number += 1
                if isinstance(cost, ir.PayMana) and cost.mana == node.mana:
                    return amounts.times_paid(info, f"kicker-{number}") > 0
    return False


def _cost_paid(ctx: Ctx, node: Any) -> bool:
    return amounts.times_paid(amounts.cast_info(ctx), node.key) > 0


def _did(ctx: Ctx, node: Any) -> bool:
    done = ctx.results.get(node.name)
    return done is not None and done.did


def _happened(ctx: Ctx, node: Any) -> bool:
    return amounts.amount_of_fact(ctx, node.fact, node.who) > 0


def _is_monarch(ctx: Ctx, node: Any) -> bool:
    crown = monarch.crown(ctx.g)
    return crown is not None and crown.controller in refs.players(ctx, node.who)


def _is_time(ctx: Ctx, node: Any) -> bool:
    return daytime.now(ctx.g) == str(node.time)


def _has_blessing(ctx: Ctx, node: Any) -> bool:
    name = designations.BLESSING
    return any(designations.held(ctx.g, seat, name) for seat in refs.players(ctx, node.who))


def _has_max_speed(ctx: Ctx, node: Any) -> bool:
    seats = refs.players(ctx, node.who)
    return any(designations.speed(ctx.g, seat) >= designations.FASTEST for seat in seats)


def _was_cast(ctx: Ctx, node: Any) -> bool:
    info = amounts.cast_info(ctx)
    if info is None or info.origin < 0:
        return False
    if node.zone == "hand" and ctx.source and ctx.g.get(ctx.source).owner != ctx.controller:
        return False  # "from your hand": not from that of another player
    return not node.zone or info.origin == c.ZONES[node.zone]


def _mana_spent(ctx: Ctx, node: Any) -> bool:
    if isinstance(node.what, ir.This):
        info = amounts.cast_info(ctx)
    else:
        found = [id_ for id_ in refs.objects(ctx, node.what) if id_ > 0]
        info = ctx.g.get(found[0]).info if found else None
    if info is None:
        return False
    spent = info.mana.count(node.mana) if node.mana else len(info.mana)
    return bool(spent >= node.count)


def _choice_is(ctx: Ctx, node: Any) -> bool:
    value = ctx.value(node.key)
    return value is not None and bool(str(value) == node.value)


def _newly_controlled(ctx: Ctx, node: Any) -> bool:
    """Since the beginning of its controller's last upkeep, the present one not counted."""
    g = ctx.g
    for id_ in refs.objects(ctx, node.what):
        if id_ > 0:
            obj = g.get(id_)
            player = g.players[obj.controller]
            own = player.upkeep_began == g.turn and order.is_active(g, obj.controller)
            last = player.upkeep_before if own else player.upkeep_began
            if obj.since >= 0 and obj.since >= last:
                return True
    return False


def _was_attacked(ctx: Ctx, node: Any) -> bool:
    found = state.noted(ctx.g, "players") or ()
    return any(seat in found for seat in refs.players(ctx, node.who))


CONDITIONS: dict[type[ir.Node], Holds] = {
    ir.AllTrue: _all_true,
    ir.AnyTrue: _any_true,
    ir.Untrue: _untrue,
    ir.Compare: _compare,
    ir.Exists: _exists,
    ir.Fits: _fits,
    ir.InZone: _in_zone,
    ir.TurnOf: _turn_of,
    ir.NotUsedYet: _not_used_yet,
    ir.HeldSinceTurn: _held_since_turn,
    ir.During: _during,
    ir.LaterTurn: _later_turn,
    ir.ThatTurn: _that_turn,
    ir.SomeShare: _some_share,
    ir.AllShare: _all_share,
    ir.SorceryTime: _sorcery_time,
    ir.Kicked: _kicked,
    ir.KickedWith: _kicked_with,
    ir.CostPaid: _cost_paid,
    ir.Did: _did,
    ir.WonFlip: _did,
    ir.Happened: _happened,
    ir.IsMonarch: _is_monarch,
    ir.IsTime: _is_time,
    ir.HasBlessing: _has_blessing,
    ir.ColorIsCommon: _color_is_common,
    ir.HasMaxSpeed: _has_max_speed,
    ir.WasAttacked: _was_attacked,
    ir.WasCast: _was_cast,
    ir.ManaSpent: _mana_spent,
    ir.ChoiceIs: _choice_is,
    ir.NewlyControlled: _newly_controlled,
}
