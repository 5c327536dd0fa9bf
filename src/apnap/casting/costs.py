"""Paying costs: each kind of cost, whether it can be paid, and paying it (2006:409.1h).

`can_pay` and `pay` serve spells, abilities and payments asked for by a resolving effect ("unless
they pay"). Whoever pays is `payer`, by default the controller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.actions import cards, life, permanents, zones
from apnap.core import constants as c
from apnap.core.events import AS_COST
from apnap.core.game import IllegalAction
from apnap.core.questions import NUMBER, PICK_ONE, PICK_SOME, Option, Question
from apnap.interpret import amounts, filters, refs
from apnap.interpret import fixed as fixing
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost

from . import crewing, deeds, energy, mana, plans, prices, redo, sources
from .purposes import OTHER, Purpose

Paid = dict[str, tuple[int, ...]]
_NOTHING: Paid = {}


def can_pay(ctx: Ctx, costs: tuple[ir.Cost, ...], payer: int = -1, use: str = OTHER) -> bool:
    """Could the player pay all of this now? Mana is looked at with everything that could produce
    it. `use`: what is paid for (`purposes`)."""
    seat = ctx.controller if payer < 0 else payer
    return any(_payable(ctx, one, seat, use) for one in alternatives(flat(ctx, costs)))


def alternatives(costs: tuple[ir.Cost, ...]) -> list[tuple[ir.Cost, ...]]:
    """The ways of paying a cost of which parts may be paid in one of several ways, each once."""
    found: dict[tuple[ir.Cost, ...], None] = {(): None}
    for cost in costs:
        options = cost.options if isinstance(cost, ir.EitherCost) else ((cost,),)
        longer: dict[tuple[ir.Cost, ...], None] = {}
        for before in found:
            for option in options:
                way = (*before, *option)
                if len(options) > 1:
                    way = tuple(sorted(way, key=repr))
                longer[way] = None
        found = longer
    return list(found)


def _payable(ctx: Ctx, costs: tuple[ir.Cost, ...], seat: int, use: str) -> bool:
    symbols, extra, others = plans.split_costs(costs)
    if not others_payable(ctx, others, seat):
        return False
    if symbols is None:
        return True
    cost = prices.counted(ctx, symbols, extra, ctx.x)
    purpose = Purpose(ctx.stack_id or ctx.source, use)
    return sources.could_pay(ctx.g, seat, cost, purpose, tapped_by(ctx, others))


def fixed(ctx: Ctx, costs: tuple[ir.Cost, ...]) -> tuple[ir.Cost, ...]:
    """The costs with their counted amounts as numbers, as seen from this context: they may then be
    paid by somebody else."""
    return fixing.numbers(ctx, costs)


def flat(ctx: Ctx, costs: tuple[ir.Cost, ...]) -> tuple[ir.Cost, ...]:
    """The costs with those written out that are paid several times."""
    found: list[ir.Cost] = []
    for cost in costs:
        if isinstance(cost, ir.PayManaOf):
            found.append(fixing.mana_of(ctx, cost))
        elif isinstance(cost, ir.RepeatedCost):
            for _ in range(amounts.amount(ctx, cost.times)):
                found += flat(ctx, cost.cost)
        else:
            found.append(cost)
    return tuple(found)


def of_ability(ctx: Ctx, plan: plans.AbilityPlan) -> plans.Split:
    """The cost of an activated ability as it is now: its mana, its counted mana, the rest."""
    if plan.counted:
        return plans.split_costs(flat(ctx, plan.ability.cost))
    return plan.mana, plan.extra, plan.others


def others_payable(ctx: Ctx, others: tuple[ir.Cost, ...], seat: int) -> bool:
    """Could the parts that are not mana be paid?"""
    for cost in others:
        if not _CAN[type(cost)](ctx, cost, seat):
            return False
    return len(others) < 2 or not _compete(ctx, others, seat)


def _compete(ctx: Ctx, others: tuple[ir.Cost, ...], seat: int) -> bool:
    """Do two parts need the same few objects? (Discarding twice, sacrificing twice; each must be
    paid in full.)"""
    wanted: dict[type[ir.Cost], int] = {}
    for cost in others:
        if isinstance(cost, (ir.SacrificeCost, ir.DiscardCost, ir.TapCost, ir.ReturnCost)):
            if cost.count != "hand":
                wanted[type(cost)] = wanted.get(type(cost), 0) + _least(ctx, cost.count)
    hand = wanted.get(ir.DiscardCost, 0)
    board = wanted.get(ir.SacrificeCost, 0) + wanted.get(ir.ReturnCost, 0)
    player = ctx.g.players[seat]
    return hand > len(player.hand) or board > len(player.battlefield)


def tapped_by(ctx: Ctx, others: tuple[ir.Cost, ...]) -> tuple[int, ...]:
    """The source if the cost taps it (or needs it tapped): it can't be tapped for mana as well."""
    for cost in others:
        if isinstance(cost, (ir.TapThis, ir.UntapThis)):
            return (ctx.source,)
    return ()


def pay(
    ctx: Ctx,
    costs: tuple[ir.Cost, ...],
    payer: int = -1,
    locked: ManaCost | None = None,
    playing: bool = True,
    use: str = OTHER,
) -> Paid:
    """cost-paid: all of the cost, mana first, what depends on chance or on libraries last;
    IllegalAction if a part can't be paid.

    `locked`: the total mana, where effects have changed it. `playing`: it is a cost of something
    that is being played, not of something that resolves. Gives the objects that paid, by role:
    sacrificed, discarded, exiled, tapped, returned, revealed."""
    seat = ctx.controller if payer < 0 else payer
    symbols, extra, others = plans.split_costs(_chosen_way(ctx, flat(ctx, costs), seat, use))
    total = locked
    if total is None and symbols is not None:
        total = prices.counted(ctx, symbols, extra, ctx.x)
    if total is not None:
        purpose = Purpose(ctx.stack_id or ctx.source, use)
        mana.pay(ctx.g, seat, total, purpose=purpose, without=tapped_by(ctx, others))
    return pay_others(ctx, others, seat, playing)


def _chosen_way(ctx: Ctx, costs: tuple[ir.Cost, ...], seat: int, use: str) -> tuple[ir.Cost, ...]:
    """The cost with one of the ways of paying it, as the payer chooses among those possible."""
    if not any(isinstance(cost, ir.EitherCost) for cost in costs):
        return costs
    able = [one for one in alternatives(costs) if _payable(ctx, one, seat, use)]
    if not able:
        raise IllegalAction("cost")
    if len(able) == 1:
        return able[0]
    options = tuple(Option("cost", i) for i in range(len(able)))
    source = ctx.stack_id or ctx.source
    node = ir.EitherCost(tuple(able))
    question = Question(PICK_ONE, "cost-way", seat, options, source=source, args=(node,))
    return able[ctx.g.choose(question)]


def pay_others(ctx: Ctx, others: tuple[ir.Cost, ...], seat: int, playing: bool = True) -> Paid:
    """The parts that are not mana. Where several players act for a cost of what is being played,
    its controller comes first (2006:409.2b)."""
    if not others:
        return _NOTHING
    paid: Paid = {}
    ctx.first = seat if playing else -1
    for late in (False, True):
        for cost in others:
            if _is_late(cost) == late:
                _PAY[type(cost)](ctx, cost, seat, paid)
    return paid


def _is_late(cost: ir.Cost) -> bool:
    """What involves chance or the library is paid after everything else (601.2h)."""
    return isinstance(cost, (ir.MillCost, ir.ActCost)) or (
        isinstance(cost, ir.DiscardCost) and cost.random
    )


def attempt(ctx: Ctx, costs: tuple[ir.Cost, ...], payer: int = -1) -> Paid | None:
    """Pay while something resolves: what turns out to be impossible, or is given up, is rewound and
    leaves None (payment-on-resolution, 2006:413.2e)."""
    g = ctx.g
    if not can_pay(ctx, costs, payer):
        return None
    mark, lines = len(g.journal), len(g.lines)
    redo.begin(g)
    try:
        return pay(ctx, costs, payer, playing=False)
    except IllegalAction:
        redo.perform_again(g, redo.rewind(g, mark, lines))
        return None


# ------------------------------------------------------------------ choosing what pays


def _number(ctx: Ctx, count: Any) -> int:
    return count if isinstance(count, int) else amounts.amount(ctx, count)


def _yours(ctx: Ctx, what: ir.Filter, seat: int) -> list[int]:
    """Permanents the player controls that fit."""
    g = ctx.g
    found = []
    for id_ in g.players[seat].battlefield:
        if not g.objects[id_].phased_out and filters.fits(ctx, what, id_):
            found.append(id_)
    return found


def _in_hand(ctx: Ctx, what: ir.Filter, seat: int) -> list[int]:
    """Cards of the hand that fit, without the card that is being cast or used, and what enters the
    battlefield just now (614.13a)."""
    hand = ctx.g.players[seat].hand
    coming = refs.coming(ctx)
    if isinstance(what, ir.Anything):
        return [id_ for id_ in hand if id_ != ctx.source and id_ not in coming]
    return [
        id_
        for id_ in hand
        if id_ != ctx.source
        and id_ not in coming
        and not ctx.g.objects[id_].face_down  # drawn just now: nobody knows what it is (121.8)
        and filters.fits(ctx, what, id_)
    ]


def _untapped(ctx: Ctx, cost: ir.TapCost | ir.UntapCost, seat: int, tapped: bool) -> list[int]:
    objects = ctx.g.objects
    return [id_ for id_ in _yours(ctx, cost.filter, seat) if objects[id_].tapped == tapped]


def _in_zone(ctx: Ctx, cost: ir.ExileCost, seat: int) -> list[int]:
    if cost.zone == "battlefield":
        return _yours(ctx, cost.filter, seat)
    if cost.zone == "hand":
        return _in_hand(ctx, cost.filter, seat)
    ids = ctx.g.zone_list(c.ZONES[cost.zone], seat)
    coming = refs.coming(ctx)
    if ctx.info is None or ctx.info.ability is None:  # what is cast from there is on the stack
        coming += (ctx.source,)
    return [
        id_
        for id_ in ids
        if ctx.g.objects[id_].owner == seat
        and id_ not in coming
        and filters.fits(ctx, cost.filter, id_)
    ]


def _least(ctx: Ctx, count: Any) -> int:
    """The number of things that a cost takes at least: none of "any number"."""
    return 0 if count == "any" else _number(ctx, count)


def _choose(ctx: Ctx, key: str, seat: int, candidates: list[int], count: int) -> list[int]:
    """So many of the candidates, chosen by the payer."""
    if len(candidates) < count:
        raise IllegalAction(key)
    if count <= 0:
        return []
    return _pick(ctx, key, seat, candidates, count, count)


def _choose_any(ctx: Ctx, key: str, seat: int, candidates: list[int], count: Any) -> list[int]:
    """So many of the candidates, or any number of them, chosen by the payer."""
    if count != "any":
        return _choose(ctx, key, seat, candidates, _number(ctx, count))
    return _pick(ctx, key, seat, candidates, 0, len(candidates)) if candidates else []


def _pick(ctx: Ctx, key: str, seat: int, candidates: list[int], least: int, most: int) -> list[int]:
    options = tuple(Option("object", id_) for id_ in candidates)
    source = ctx.stack_id or ctx.source
    question = Question(
        PICK_SOME, key, seat, options, least=least, most=most, source=source, args=(most,)
    )
    return [candidates[i] for i in ctx.g.choose(question)]


def _keep(paid: Paid, role: str, ids: list[int]) -> None:
    paid[role] = (*paid.get(role, ()), *ids)


# ------------------------------------------------------------------ the source itself


def _source_here(ctx: Ctx) -> bool:
    return ctx.g.find(ctx.source) is not None


def _can_tap(ctx: Ctx, cost: Any, seat: int) -> bool:
    obj = ctx.g.find(ctx.source)
    return obj is not None and obj.zone == c.BATTLEFIELD and not obj.tapped


def _tap(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    if not _can_tap(ctx, cost, seat):
        raise IllegalAction("tapped")
    permanents.tap(ctx.g, [ctx.source])


def _can_untap(ctx: Ctx, cost: Any, seat: int) -> bool:
    obj = ctx.g.find(ctx.source)
    return obj is not None and obj.zone == c.BATTLEFIELD and obj.tapped


def _untap(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    if not _can_untap(ctx, cost, seat):
        raise IllegalAction("untapped")
    permanents.untap(ctx.g, [ctx.source])


def _can_sacrifice_this(ctx: Ctx, cost: Any, seat: int) -> bool:
    obj = ctx.g.find(ctx.source)
    return obj is not None and obj.zone == c.BATTLEFIELD and obj.controller == seat


def _sacrifice_this(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    """sacrifice-impossible: only what the player controls (2006:103.3)."""
    if not _can_sacrifice_this(ctx, cost, seat):
        raise IllegalAction("sacrifice-impossible")
    permanents.sacrifice(ctx.g, seat, [ctx.source], cause=ctx.stack_id)
    _keep(paid, "sacrificed", [ctx.source])


def _can_move_this(ctx: Ctx, cost: Any, seat: int) -> bool:
    return _source_here(ctx)


def _move_this(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    """Exile or return the object itself, from where it is."""
    obj = ctx.g.find(ctx.source)
    if obj is None:
        raise IllegalAction("object-gone")
    exile = isinstance(cost, ir.ExileThis)
    hidden = obj.zone in c.HIDDEN_ZONES
    moved = zones.move(ctx.g, [obj.id], c.EXILE if exile else c.HAND, cause=ctx.stack_id)
    _keep(paid, "exiled" if exile else "returned", moved if hidden else [obj.id])


def _can_discard_this(ctx: Ctx, cost: Any, seat: int) -> bool:
    obj = ctx.g.find(ctx.source)
    return obj is not None and obj.zone == c.HAND and obj.owner == seat


def _discard_this(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    if not _can_discard_this(ctx, cost, seat):
        raise IllegalAction("object-gone")
    _keep(paid, "discarded", _discarded(ctx, seat, [ctx.source]))


def _discarded(ctx: Ctx, seat: int, ids: list[int]) -> list[int]:
    """For the cost of what is played no effect causes the discard; what is paid as something
    resolves, or as a permanent enters, is an effect's doing."""
    playing = ctx.first >= 0
    cause = ctx.stack_id if playing else ctx.cause
    return cards.discard(ctx.g, seat, ids, cause=cause, as_cost=playing)


# ------------------------------------------------------------------ other objects


def _can_sacrifice(ctx: Ctx, cost: Any, seat: int) -> bool:
    candidates = _yours(ctx, cost.filter, seat)
    if cost.power is not None:
        return crewing.can_reach(ctx, candidates, _number(ctx, cost.power), crewing.power)
    return len(candidates) >= _least(ctx, cost.count)


def _sacrifice(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _yours(ctx, cost.filter, seat)
    if cost.power is not None:
        needed = _number(ctx, cost.power)
        chosen = crewing.choose(ctx, "sacrifice", seat, candidates, needed, crewing.power)
    else:
        chosen = _choose_any(ctx, "sacrifice", seat, candidates, cost.count)
    permanents.sacrifice(ctx.g, seat, chosen, cause=ctx.stack_id)
    _keep(paid, "sacrificed", chosen)


def _can_tap_others(ctx: Ctx, cost: Any, seat: int) -> bool:
    if cost.power is not None:
        candidates = _untapped(ctx, cost, seat, False)
        return crewing.can_reach(ctx, candidates, _number(ctx, cost.power), crewing.tapping_power)
    return len(_untapped(ctx, cost, seat, False)) >= _number(ctx, cost.count)


def _tap_others(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _untapped(ctx, cost, seat, False)
    if cost.power is not None:
        needed = _number(ctx, cost.power)
        chosen = crewing.choose(ctx, "tap", seat, candidates, needed, crewing.tapping_power)
    else:
        chosen = _choose(ctx, "tap", seat, candidates, _number(ctx, cost.count))
    permanents.tap(ctx.g, chosen)
    _keep(paid, "tapped", chosen)


def _can_untap_others(ctx: Ctx, cost: Any, seat: int) -> bool:
    return len(_untapped(ctx, cost, seat, True)) >= _number(ctx, cost.count)


def _untap_others(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _untapped(ctx, cost, seat, True)
    permanents.untap(ctx.g, _choose(ctx, "untap", seat, candidates, _number(ctx, cost.count)))


def _can_discard(ctx: Ctx, cost: Any, seat: int) -> bool:
    if cost.count == "hand":
        return True
    return len(_in_hand(ctx, cost.filter, seat)) >= _number(ctx, cost.count)


def _discard(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _in_hand(ctx, cost.filter, seat)
    if cost.count == "hand":
        chosen = candidates
    elif cost.random:
        chosen = _at_random(ctx, candidates, _number(ctx, cost.count))
    else:
        chosen = _choose(ctx, "discard", seat, candidates, _number(ctx, cost.count))
    if chosen:
        _keep(paid, "discarded", _discarded(ctx, seat, chosen))


def _at_random(ctx: Ctx, candidates: list[int], count: int) -> list[int]:
    """discarded-at-random"""
    if len(candidates) < count:
        raise IllegalAction("discard")
    left = candidates[:]
    return [left.pop(ctx.g.chance(len(left))) for _ in range(count)]


def _can_exile(ctx: Ctx, cost: Any, seat: int) -> bool:
    if cost.total is not None:
        candidates = _in_zone(ctx, cost, seat)
        return crewing.can_reach(ctx, candidates, _number(ctx, cost.total), crewing.mana_value)
    return len(_in_zone(ctx, cost, seat)) >= _least(ctx, cost.count)


def _exile(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _in_zone(ctx, cost, seat)
    if cost.total is not None:
        needed = _number(ctx, cost.total)
        chosen = crewing.choose(ctx, "exile", seat, candidates, needed, crewing.mana_value)
    else:
        chosen = _choose_any(ctx, "exile", seat, candidates, cost.count)
    moved = zones.move(ctx.g, chosen, c.EXILE, cause=ctx.stack_id)
    _keep(paid, "exiled", moved if cost.zone == "hand" else chosen)


def _can_return(ctx: Ctx, cost: Any, seat: int) -> bool:
    return len(_yours(ctx, cost.filter, seat)) >= _number(ctx, cost.count)


def _return(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _yours(ctx, cost.filter, seat)
    chosen = _choose(ctx, "return", seat, candidates, _number(ctx, cost.count))
    zones.move(ctx.g, chosen, c.HAND, cause=ctx.stack_id)
    _keep(paid, "returned", chosen)


def _beheld(ctx: Ctx, cost: ir.BeholdCost, seat: int) -> list[int]:
    return _yours(ctx, cost.filter, seat) + _in_hand(ctx, cost.filter, seat)


def _can_behold(ctx: Ctx, cost: Any, seat: int) -> bool:
    return len(_beheld(ctx, cost, seat)) >= _number(ctx, cost.count)


def _behold(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    """beheld: what is in the hand is revealed (701.4a)."""
    candidates = _beheld(ctx, cost, seat)
    chosen = _choose(ctx, "behold", seat, candidates, _number(ctx, cost.count))
    shown = [id_ for id_ in chosen if ctx.g.objects[id_].zone == c.HAND]
    zones.reveal(ctx.g, shown, ctx.stack_id)
    if cost.exile:
        chosen = zones.move(ctx.g, chosen, c.EXILE, cause=ctx.stack_id)
    _keep(paid, "exiled" if cost.exile else "beheld", chosen)


def _can_reveal(ctx: Ctx, cost: Any, seat: int) -> bool:
    return len(_in_hand(ctx, cost.filter, seat)) >= _number(ctx, cost.count)


def _reveal(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    candidates = _in_hand(ctx, cost.filter, seat)
    chosen = _choose(ctx, "reveal", seat, candidates, _number(ctx, cost.count))
    zones.reveal(ctx.g, chosen, ctx.stack_id)
    _keep(paid, "revealed", chosen)


# ------------------------------------------------------------------ life, counters, cards


def _can_pay_life(ctx: Ctx, cost: Any, seat: int) -> bool:
    """life-total-unpayable: no more life than the player has (2006:103.3); none can always be paid
    (119.4b)."""
    amount = _number(ctx, cost.amount)
    return amount <= 0 or ctx.g.players[seat].life >= amount


def _pay_life(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    if not _can_pay_life(ctx, cost, seat):
        raise IllegalAction("life-total-unpayable")
    amount = _number(ctx, cost.amount)
    if amount > 0:
        life.pay(ctx.g, seat, amount)


def _can_remove_counters(ctx: Ctx, cost: Any, seat: int) -> bool:
    obj = ctx.g.find(ctx.source)
    if obj is None or cost.count in ("any", "all"):
        return obj is not None
    return obj.count(cost.kind) >= _number(ctx, cost.count)


def _counters_to_remove(ctx: Ctx, cost: Any, seat: int) -> int:
    """A number, all that are there, or as many of them as the payer likes."""
    if cost.count not in ("any", "all"):
        return _number(ctx, cost.count)
    there = ctx.g.get(ctx.source).count(cost.kind)
    if cost.count == "all" or not there:
        return there
    source = ctx.stack_id or ctx.source
    number: int = ctx.g.choose(
        Question(NUMBER, "counters", seat, least=0, most=there, source=source)
    )
    return number


def _remove_counters(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    count = _counters_to_remove(ctx, cost, seat)
    if not _can_remove_counters(ctx, cost, seat):
        raise IllegalAction("counters")
    permanents.remove_counters(ctx.g, ctx.source, cost.kind, count)
    _keep(paid, f"removed:{cost.kind}", [ctx.source] * count)


def _can_put_counters(ctx: Ctx, cost: Any, seat: int) -> bool:
    return _source_here(ctx)


def _put_counters(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    if not _source_here(ctx):
        raise IllegalAction("object-gone")
    number = _number(ctx, cost.count)
    permanents.put_counters(ctx.g, ctx.source, cost.kind, number, AS_COST)


def _can_loyalty(ctx: Ctx, cost: Any, seat: int) -> bool:
    obj = ctx.g.find(ctx.source)
    return obj is not None and (cost.x or obj.count("loyalty") + cost.change >= 0)


def _loyalty(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    """loyalty-cost-paid"""
    change = -ctx.x if cost.x else cost.change
    obj = ctx.g.find(ctx.source)
    if obj is None or obj.count("loyalty") + change < 0:
        raise IllegalAction("loyalty")
    if change > 0:
        permanents.put_counters(ctx.g, ctx.source, "loyalty", change, AS_COST)
    elif change < 0:
        permanents.remove_counters(ctx.g, ctx.source, "loyalty", -change)
    ctx.g.trace("loyalty-cost-paid", object=ctx.source, n=change)


def _can_mill(ctx: Ctx, cost: Any, seat: int) -> bool:
    return len(ctx.g.players[seat].library) >= _number(ctx, cost.count)


def _mill(ctx: Ctx, cost: Any, seat: int, paid: Paid) -> None:
    if not _can_mill(ctx, cost, seat):
        raise IllegalAction("library")
    cards.mill(ctx.g, seat, _number(ctx, cost.count), cause=ctx.stack_id)


_CAN: dict[type[ir.Cost], Callable[[Ctx, Any, int], bool]] = {
    ir.TapThis: _can_tap,
    ir.UntapThis: _can_untap,
    ir.SacrificeThis: _can_sacrifice_this,
    ir.ExileThis: _can_move_this,
    ir.ReturnThis: _can_move_this,
    ir.DiscardThis: _can_discard_this,
    ir.SacrificeCost: _can_sacrifice,
    ir.TapCost: _can_tap_others,
    ir.UntapCost: _can_untap_others,
    ir.DiscardCost: _can_discard,
    ir.ExileCost: _can_exile,
    ir.BeholdCost: _can_behold,
    ir.ReturnCost: _can_return,
    ir.RevealCost: _can_reveal,
    ir.PayEnergy: energy.can_pay,
    ir.PayLife: _can_pay_life,
    ir.RemoveCountersCost: _can_remove_counters,
    ir.PutCountersCost: _can_put_counters,
    ir.LoyaltyCost: _can_loyalty,
    ir.MillCost: _can_mill,
    ir.ActCost: deeds.can_pay,
}

_PAY: dict[type[ir.Cost], Callable[[Ctx, Any, int, Paid], None]] = {
    ir.TapThis: _tap,
    ir.UntapThis: _untap,
    ir.SacrificeThis: _sacrifice_this,
    ir.ExileThis: _move_this,
    ir.ReturnThis: _move_this,
    ir.DiscardThis: _discard_this,
    ir.SacrificeCost: _sacrifice,
    ir.TapCost: _tap_others,
    ir.UntapCost: _untap_others,
    ir.DiscardCost: _discard,
    ir.ExileCost: _exile,
    ir.BeholdCost: _behold,
    ir.ReturnCost: _return,
    ir.RevealCost: _reveal,
    ir.PayEnergy: energy.pay,
    ir.PayLife: _pay_life,
    ir.RemoveCountersCost: _remove_counters,
    ir.PutCountersCost: _put_counters,
    ir.LoyaltyCost: _loyalty,
    ir.MillCost: _mill,
    ir.ActCost: deeds.pay,
}
