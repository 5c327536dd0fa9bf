"""Mana: the pool, mana abilities, what a player could pay with, paying (2006:406, 411).

Sources without choices or losses are used by the automatic payer; before others are used the player
is asked. A player may be set to pay by hand (`manual-seats` in the set-up).
"""

from __future__ import annotations

from collections.abc import Mapping

from apnap import ir
from apnap.actions import life as lives
from apnap.actions import permanents
from apnap.continuous import effects, rules
from apnap.core import constants as c
from apnap.core.events import E_ACTIVATE, E_DEED, E_MANA, E_TAP, R_MANA, Event
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import PICK_ONE, STOP, Option, Question
from apnap.interpret import filters, fixed, history
from apnap.interpret.context import Ctx
from apnap.ir.mana import ManaCost, print_mana
from apnap.replacement import apply as replacement
from apnap.turn.order import apnap

from . import (
    chosen_x,
    conversion,
    costs,
    once,
    payer,
    permits,
    plans,
    prices,
    produce,
    redo,
    sources,
    timing,
)
from .purposes import ABILITY, NOTHING, SPELL, Purpose

INDEX = {letter: i for i, letter in enumerate("WUBRGC")}
LETTERS = "WUBRGC"
AUTO = Option("auto")


# ------------------------------------------------------------------ the pool


def add(
    g: Game,
    seat: int,
    letters: tuple[str, ...] | str,
    *,
    snow: bool = False,
    only: ir.Filter | None = None,
    source: int = 0,
    until: str = "",
    node: ir.AddMana | None = None,
) -> None:
    """mana-added: put mana into the player's pool; what is snow, may only be spent on some things,
    stays (`until` the end of "combat" or of the "turn") or gives something to what it is spent on
    (as the `node` says) is kept apart."""
    if not letters:
        return
    player = g.players[seat]
    if snow or only is not None or until or node is not None:
        units = tuple((letter, snow, only, until, node) for letter in letters)
        g.put(player, "units", player.units + units)
    else:
        pool = list(player.pool)
        for letter in letters:
            pool[INDEX[letter]] += 1
        g.put(player, "pool", tuple(pool))
    g.trace("mana-added", player=seat, source=source, list=tuple(letters))


def supply(g: Game, seat: int) -> payer.Supply:
    """Everything that the automatic payer may use for the player now."""
    return sources.supply(g, seat)


def pool_size(g: Game, seat: int) -> int:
    """How much mana is in the player's pool."""
    player = g.players[seat]
    return sum(player.pool) + len(player.units)


def empty(g: Game) -> None:
    """mana-pool-empties, and mana-burn in editions that have it: 1 life lost for each unspent mana,
    by all players at the same time (2006:300.3)."""
    for player in g.players:
        if player.units or any(player.pool):
            break
    else:
        return
    losses: list[tuple[int, int]] = []
    for seat in apnap(g):
        lost = _empty_one(g, seat)
        if lost:
            losses.append((seat, lost))
    for seat, _ in losses:
        g.trace("mana-pool-empties", player=seat)
    if g.edition.facts.mana_burn:
        for seat, lost in losses:
            g.trace("mana-burn", player=seat, n=lost)
            lives.lose(g, seat, lost)


def _empty_one(g: Game, seat: int) -> int:
    """Take the mana that does not stay out of a player's pool; how much it was."""
    player = g.players[seat]
    before = pool_size(g, seat)
    if not before:
        return 0
    stays = ""
    for part in rules.player_parts(g, ir.ManaStays, seat):
        stays += part.mana or LETTERS
    pool = tuple(
        n if letter in stays else 0 for letter, n in zip(LETTERS, player.pool, strict=True)
    )
    units = tuple(unit for unit in player.units if unit[0] in stays or _lasts(g, unit[3]))
    if pool != player.pool:
        g.put(player, "pool", pool)
    if len(units) != len(player.units):
        g.put(player, "units", units)
    return before - sum(pool) - len(units)


def _lasts(g: Game, until: str) -> bool:
    """Does mana that stays until then outlast the step or phase that ends?"""
    if until == "combat":
        return timing.phase_name(g) == "combat" and timing.step_name(g) != "end_of_combat"
    return until == "turn" and timing.step_name(g) != "cleanup"


# ------------------------------------------------------------------ mana abilities


def usable(g: Game, seat: int, obj: GameObject, plan: plans.AbilityPlan) -> bool:
    """Could the player activate this mana ability now? ("mana-ability-activated")"""
    if not ready(g, seat, obj, plan):
        return False
    if plan.mana is None:
        return True
    supply_ = sources.supply(g, seat, Purpose(obj.id, ABILITY), (obj.id,))
    return supply_.can_pay(own_cost(g, seat, obj, plan))


def own_cost(g: Game, seat: int, obj: GameObject, plan: plans.AbilityPlan) -> ManaCost:
    """The mana that the ability costs, with what effects make of it."""
    ctx = Ctx(g, obj.id, seat, StackInfo(obj.id, plan.ability))
    mana_, extra, _ = costs.of_ability(ctx, plan)
    return _changed(ctx, prices.counted(ctx, mana_ or (), extra, 0))


def _changed(ctx: Ctx, cost: ManaCost) -> ManaCost:
    change = prices.ability_changes(ctx.g, ctx.controller, ctx.source, mana=True)
    return cost if change is None else change.apply(cost)


def _own_total(ctx: Ctx, cost: tuple[ir.Cost, ...]) -> ManaCost | None:
    """total-cost-determined: the mana of a mana ability's cost; None where it costs none."""
    symbols, extra, _ = plans.split_costs(costs.flat(ctx, cost))
    total = _changed(ctx, prices.counted(ctx, symbols or (), extra, ctx.x))
    return total if total or symbols is not None else None


def ready(g: Game, seat: int, obj: GameObject, plan: plans.AbilityPlan) -> bool:
    """Could the player activate this mana ability now, if they have the mana that it costs?"""
    if obj.zone != plan.zone or obj.phased_out:
        return False
    ability = plan.ability
    if plan.taps:
        if obj.tapped == (plan.taps == 1):
            return False
        if sources.is_sick(g, obj):
            return False
    if not allowed(g, seat, obj, plan):
        return False
    ctx = Ctx(g, obj.id, seat, StackInfo(obj.id, ability))
    return costs.others_payable(ctx, costs.of_ability(ctx, plan)[2], seat)


def allowed(g: Game, seat: int, obj: GameObject, plan: plans.AbilityPlan) -> bool:
    """Do timing, limits, conditions and effects allow this mana ability?
    ("activation-restricted")"""
    ability = plan.ability
    if ability.timing and not timing.fits_timing(g, seat, ability.timing):
        return False
    if ability.limit and uses(g, obj, plan.number) >= ability.limit:
        return False
    if ability.keyword in once.KEYWORDS and once.spent(obj, plan.number):
        return False
    if not timing.is_theirs(g, seat, obj, ability):
        return False
    shut = sources.shut(g, obj, tapping=plan.taps == 1)
    if shut or permits.silenced(g, seat, mana=True):
        return False
    return plans.condition_holds(g, obj, seat, ability.condition, ability)


def abilities(g: Game, seat: int) -> list[Option]:
    """The mana abilities that the player could activate now."""
    found: list[Option] = []
    zones = (g.players[seat].battlefield, g.players[seat].hand)
    for ids in zones:
        for id_ in ids:
            obj = g.objects[id_]
            behavior = g.behavior(obj)
            for plan in plans.plan_of(behavior).mana if behavior.mana else ():
                if usable(g, seat, obj, plan):
                    found.append(Option("mana", id_, plan.number))
    for player in g.players:
        if player.seat != seat:
            found += _for_anybody(g, seat, player.battlefield)
    return found


def _for_anybody(g: Game, seat: int, ids: list[int]) -> list[Option]:
    """The mana abilities of another player's permanents that any player may activate."""
    found = []
    for id_ in ids:
        obj = g.objects[id_]
        behavior = g.behavior(obj)
        for plan in plans.plan_of(behavior).mana if behavior.mana else ():
            if plan.ability.who is not None and usable(g, seat, obj, plan):
                found.append(Option("mana", id_, plan.number))
    return found


def activate(
    g: Game, seat: int, id_: int, number: int, letters: tuple[str, ...] | None = None
) -> None:
    """mana-ability-activated, mana-ability-resolves: pay its cost and carry it out at once, off the
    stack (2006:406.4, 411.1).

    `letters`: the mana that a plain ability is to give, where the payer has chosen it."""
    obj = g.objects[id_]
    ability = g.behavior(obj).all[number]
    if not isinstance(ability, ir.Activated):
        raise IllegalAction("no-such-ability")
    before = redo.Before(g)
    g.trace("mana-ability-activated", player=seat, object=id_)
    info = StackInfo(id_, ability)
    ctx = Ctx(g, id_, seat, info)
    if chosen_x.choose(ctx, ability.cost) is None:
        raise IllegalAction("cost-payable")
    info.x = ctx.x
    locked = _own_total(ctx, ability.cost)
    info.cost_objects = tuple(costs.pay(ctx, ability.cost, locked=locked, use=ABILITY).items())
    if ability.limit:
        note_use(g, id_, number)
    once.note(g, id_, number, ability)
    if fixed.mentions(ability, ir.TimesActivated):
        history.note_ability(g, history.ACTIVATED, id_, ability)
    tapped = any(isinstance(cost, ir.TapThis) for cost in ability.cost)
    made = produce.perform(ctx, ability.body, tapped, letters)
    if g.listens(E_ACTIVATE):
        event = Event(E_ACTIVATE, id_, seat, word="mana", amount=int(tapped))
        g.edition.procedures.match(g, [event])
    if tapped and made and g.listens(E_MANA):
        g.edition.procedures.match(g, [Event(E_MANA, id_, seat, word=made, amount=len(made))])
    redo.note(g, seat, id_, number, letters, before)


def tap_for(g: Game, seat: int, id_: int, wanted: tuple[str, ...]) -> None:
    """Activate the ability that gives this mana, with all that is changed about it and added to it;
    of choices on the way those are made that the payer counts on (605.4a)."""
    number, letters, g.awaited = sources.ability_for(g, id_, wanted)
    try:
        activate(g, seat, id_, number, letters)
    finally:
        g.awaited = ()


def uses(g: Game, obj: GameObject, number: int) -> int:
    """How often the ability of that number was activated this turn."""
    if obj.zone == c.BATTLEFIELD:
        return dict(obj.used).get(number, 0)
    return g.history.get((f"used:{obj.id}", number), 0)


def note_use(g: Game, id_: int, number: int) -> None:
    """Count an activation, for limits of so many each turn; of a card that is in no play (forecast)
    among the facts of the turn."""
    obj = g.find(id_)
    if obj is None:
        return
    if obj.zone != c.BATTLEFIELD:
        g.put_item(g.history, (f"used:{id_}", number), uses(g, obj, number) + 1)
        return
    used = dict(obj.used)
    used[number] = used.get(number, 0) + 1
    g.put(obj, "used", tuple(sorted(used.items())))


# ------------------------------------------------------------------ paying


def is_manual(g: Game, seat: int) -> bool:
    """Has the player asked to pay by hand?"""
    for name, value in g.setup_data:
        if name == "manual-seats":
            return seat in value
    return False


def pay(
    g: Game,
    seat: int,
    cost: ManaCost,
    *,
    purpose: Purpose = NOTHING,
    without: tuple[int, ...] = (),
    keep: Mapping[str, int] | None = None,
) -> str:
    """mana-spent: pay this much mana, tapping sources as needed; the letters spent. IllegalAction
    if the player can't, or gives up."""
    if not cost or cost == ("0",):
        return ""
    cost = sources.as_payable(g, seat, cost, purpose)
    if not is_manual(g, seat):
        found = sources.survey(g, seat, purpose, without)
        payment = sources.supply_of(g, seat, found, purpose).pay(cost, 0, keep)
        if payment is None and found.lossy and conversion.convert(g, seat, cost, purpose, without):
            payment = sources.supply(g, seat, purpose, without).pay(cost, 0, keep)
        if payment is not None:
            return _carry_out(g, seat, cost, payment, purpose)
    return _ask(g, seat, cost, purpose, without, keep)


def _ask(
    g: Game,
    seat: int,
    cost: ManaCost,
    purpose: Purpose,
    without: tuple[int, ...],
    keep: Mapping[str, int] | None,
) -> str:
    """mana-ability-window: the player activates mana abilities one by one until the rest can be
    paid (2006:409.1g)."""
    while True:
        found = sources.survey(g, seat, purpose, without)
        stock = sources.supply_of(g, seat, found, purpose)
        life = g.players[seat].life
        options = [option for option in abilities(g, seat) if option.id not in without]
        if stock.can_pay(cost, life):
            options.insert(0, AUTO)
        options.append(STOP)
        text = print_mana(cost)
        question = Question(PICK_ONE, "pay", seat, tuple(options), source=purpose.id, args=(text,))
        option = g.pick(question)
        if option.kind == "mana":
            activate(g, seat, int(option.id), int(option.extra))
        elif option.kind == "auto":
            payment = stock.pay(cost, life, keep)
            assert payment is not None
            return _carry_out(g, seat, cost, payment, purpose)
        else:
            raise IllegalAction("cost-not-paid")


def _carry_out(g: Game, seat: int, cost: ManaCost, payment: payer.Payment, purpose: Purpose) -> str:
    """Tap the sources of a payment and spend its mana."""
    if payment.taps:
        if _watched(g):
            for tap in payment.taps:
                tap_for(g, seat, tap.source, tap.mana)
            plain = payer.make_supply(g.players[seat].pool, (), sources.special(g, seat, purpose))
            again = plain.pay(cost, payment.life)
            if again is None:
                raise IllegalAction("cost-not-paid")
            return _spend(g, seat, again, purpose)
        _tap_all(g, seat, payment)
    return _spend(g, seat, payment, purpose)


def _watched(g: Game) -> bool:
    """Does anything look at permanents being tapped, or at mana being made?"""
    return (
        g.listens(E_TAP)
        or g.listens(E_MANA)
        or g.listens(E_ACTIVATE)
        or replacement.would(g, R_MANA)
    )


def _tap_all(g: Game, seat: int, payment: payer.Payment) -> None:
    """Mana abilities that nothing looks at: tapped together, their mana spent at once or left in
    the pool."""
    objs = [g.objects[tap.source] for tap in payment.taps]
    permanents.set_tapped(g, objs, True)
    for tap, obj in zip(payment.taps, objs, strict=True):
        g.trace("mana-ability-activated", player=seat, object=tap.source)
        g.trace("mana-added", player=seat, source=tap.source, list=tap.mana)
        rest = tuple(
            letter for letter, symbol in zip(tap.mana, tap.pays, strict=True) if not symbol
        )
        if rest:
            _leave_over(g, seat, rest, bool(g.chars(obj).supertypes & c.SNOW))


def _leave_over(g: Game, seat: int, rest: tuple[str, ...], snow: bool) -> None:
    player = g.players[seat]
    if snow:
        g.put(
            player, "units", player.units + tuple((letter, True, None, "", None) for letter in rest)
        )
        return
    pool = list(player.pool)
    for letter in rest:
        pool[INDEX[letter]] += 1
    g.put(player, "pool", tuple(pool))


def _spend(g: Game, seat: int, payment: payer.Payment, purpose: Purpose) -> str:
    """Take what the payment spends out of the pool; the letters of all mana spent. Some mana gives
    something to the spell that it is spent on."""
    player = g.players[seat]
    letters: list[str] = []
    for tap in payment.taps:
        letters += [m for m, symbol in zip(tap.mana, tap.pays, strict=True) if symbol]
    if payment.spent:
        pool = list(player.pool)
        used: list[int] = []
        for spend in payment.spent:
            letters += [spend.letter] * spend.number
            if spend.unit < 0:
                pool[INDEX[spend.letter]] -= spend.number
            else:
                used.append(spend.unit)
        g.put(player, "pool", tuple(pool))
        if used:
            units = tuple(unit for i, unit in enumerate(player.units) if i not in used)
            nodes = [player.units[i][4] for i in used]
            g.put(player, "units", units)
            for node in dict.fromkeys(node for node in nodes if node is not None):
                _give(g, seat, node, purpose)
    if payment.life:
        lives.pay(g, seat, payment.life)
    g.trace("mana-spent", player=seat, list=tuple(letters))
    if letters:
        _expend(g, seat, len(letters))
    return "".join(letters)


def _expend(g: Game, seat: int, number: int) -> None:
    """mana-expended: the player spends their fourth mana of the turn, or another (700.14)."""
    before = g.history.get(("mana-spent", seat), 0)
    g.fact("mana-spent", seat, number)
    if g.listens(E_DEED):
        reached = range(before + 1, before + number + 1)
        events = [Event(E_DEED, 0, seat, word=f"expend-{n}") for n in reached]
        g.edition.procedures.match(g, events)


def _give(g: Game, seat: int, node: ir.AddMana, purpose: Purpose) -> None:
    """What the mana was spent on has something now, if it is a spell of the kind."""
    if purpose.use != SPELL or node.spent_on is None:
        return
    ctx = Ctx(g, purpose.id, seat)
    if filters.fits(ctx, node.spent_on, purpose.id):
        effects.begin(ctx, node.gives, affected=(purpose.id,), until="forever")


def wanted_colors(g: Game, seat: int, without: int) -> dict[str, int]:
    """The coloured symbols of the other cards of the hand: sources of these colours are tapped
    last."""
    wanted: dict[str, int] = {}
    for id_ in g.players[seat].hand:
        if id_ == without:
            continue
        for symbol in g.objects[id_].defn.base.cost or ():
            if symbol in INDEX:
                wanted[symbol] = wanted.get(symbol, 0) + 1
    return wanted
