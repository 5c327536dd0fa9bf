"""Casting spells and activating abilities: the numbered steps, and rewinding what turns out to be
illegal (2006:409, 422).

`take` carries out an option of `legal.options`. The steps of an edition are a list of named
functions on a `Casting`.
"""

from __future__ import annotations

from collections.abc import Callable

from apnap import ir
from apnap.actions import cards
from apnap.continuous import revealing
from apnap.core import constants as c
from apnap.core import knowledge
from apnap.core.game import Game, IllegalAction
from apnap.core.halves import WHOLE
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import Option
from apnap.interpret.amounts import amount
from apnap.ir.mana import ManaCost, print_mana
from apnap.multiplayer import planar

from . import (
    additional,
    bounds,
    choices,
    completing,
    costs,
    ending,
    fusing,
    ignoring,
    inkind,
    lands,
    laying_aside,
    mana,
    offering,
    once,
    overloading,
    permits,
    plans,
    prices,
    redo,
    splicing,
    suspending,
)
from .ways import (
    BESIDES,
    EXILING,
    FACE_DOWN,
    FLASHBACK,
    FOR_MANA_COST,
    FREE,
    MORPH_COST,
    OF_ITSELF,
    TOLD,
    in_form,
    joined,
    split_exiling,
    split_way,
)


class Casting(choices.Proposal):
    """A spell being cast or an ability being activated.

    `way`: how a spell is cast ("" normally); `origin`: the zone it comes from; `costs`: all parts
    of its cost; `total`: its mana, once locked in (None: no mana in it); `symbols`: the mana before
    effects change it; `others`: the parts that are not mana; `spliced`: the costs of splicing cards
    onto it, among `costs`; `free`: without paying its mana cost; `offered`: the permanent
    sacrificed for offering, `offer` its mana cost."""

    __slots__ = (
        "ability",
        "card",
        "costs",
        "free",
        "number",
        "obj",
        "offer",
        "offered",
        "option",
        "origin",
        "others",
        "plan",
        "spliced",
        "symbols",
        "total",
        "way",
        "x_chosen",
    )

    def __init__(
        self, g: Game, seat: int, obj: GameObject, source: int, body: ir.Body | None
    ) -> None:
        assert obj.info is not None
        super().__init__(g, seat, obj.id, source, obj.info, body)
        self.obj = obj
        self.card = 0
        self.played = True
        self.number = -1
        self.ability: ir.Activated | None = None
        self.way = ""
        self.origin = -1
        self.free = False
        self.x_chosen = False
        self.costs: tuple[ir.Cost, ...] = ()
        self.others: tuple[ir.Cost, ...] = ()
        self.spliced: tuple[ir.Cost, ...] = ()
        self.symbols: ManaCost | None = None
        self.total: ManaCost | None = None
        self.offered = 0
        self.offer: ManaCost = ()
        self.plan = plans.plan_of(g.behavior(obj))


# ------------------------------------------------------------------ taking an action


def take(g: Game, seat: int, option: Option) -> None:
    """Carry out an action of a player with priority. What turns out to be illegal is rewound whole,
    and the player may do something else (2006:422.1, 422.2)."""
    mark, lines = len(g.journal), len(g.lines)
    redo.begin(g)
    try:
        ACTIONS[option.kind](g, seat, option)
    except IllegalAction as reason:
        kept = redo.rewind(g, mark, lines)
        g.trace("illegal-action-rewound", player=seat, object=int(option.id), other=str(reason))
        redo.perform_again(g, kept)
        g.set("tried", (*g.tried, option))
        g.trace("illegal-action-priority-kept", player=seat)
        return
    if g.tried:
        g.set("tried", ())


def _cast(g: Game, seat: int, option: Option) -> None:
    spell = announce(g, seat, int(option.id), str(option.extra or ""))
    run(spell)


def _activate(g: Game, seat: int, option: Option) -> None:
    run(announce_ability(g, seat, int(option.id), int(option.extra)))


def _mana(g: Game, seat: int, option: Option) -> None:
    mana.activate(g, seat, int(option.id), int(option.extra))


def _play(g: Game, seat: int, option: Option) -> None:
    lands.play(g, seat, option)


def _turn_up(g: Game, seat: int, option: Option) -> None:
    lands.turn_up(g, seat, option)


def _roll(g: Game, seat: int, option: Option) -> None:
    """planar-die-rolled: a special action that costs mana after the first time (901.9)."""
    mana.pay(g, seat, planar.cost_to_roll(g, seat))
    planar.take_roll(g, seat)


def _suspend(g: Game, seat: int, option: Option) -> None:
    suspending.take(g, seat, option)


def _ignore_effect(g: Game, seat: int, option: Option) -> None:
    ignoring.take(g, seat, option)


def _end_effect(g: Game, seat: int, option: Option) -> None:
    ending.take(g, seat, option)


ACTIONS: dict[str, Callable[[Game, int, Option], None]] = {
    "cast": _cast,
    "activate": _activate,
    "mana": _mana,
    "play": _play,
    "turn_up": _turn_up,
    "suspend": _suspend,
    **dict.fromkeys(laying_aside.KINDS, laying_aside.take),
    "end_effect": _end_effect,
    "ignore_effect": _ignore_effect,
    "roll": _roll,
}


def run(casting: Casting) -> None:
    """Go through the edition's steps after the announcement. Cards drawn meanwhile stay face down
    until it is done (2006:217.2f)."""
    g = casting.g
    outer = revealing.announcing(g)
    if not outer:
        g.put_item(g.history, revealing.ANNOUNCING, 1)
    for _, step in g.edition.casting or STEPS:
        step(casting)
    if not outer:
        g.delete_item(g.history, revealing.ANNOUNCING)
        cards.look_at_drawn(g)


def cast_now(
    g: Game,
    seat: int,
    id_: int,
    way: str = "",
    *,
    free: bool = False,
    cost: tuple[ir.Cost, ...] | None = None,
) -> int:
    """Cast a card while something resolves: the id of the spell, or 0 if that turned out to be
    illegal (then everything is as before)."""
    mark, lines = len(g.journal), len(g.lines)
    redo.begin(g)
    try:
        spell = announce(g, seat, id_, joined(way, "free") if free else way)
        if cost is None and free:  # cast-free: additional costs stay (118.9)
            spell.free = True
            spell.info.way = spell.info.way or "free"
        if cost is not None or free:
            charge(spell, cost or ())
        run(spell)
    except IllegalAction:
        redo.perform_again(g, redo.rewind(g, mark, lines))
        return 0
    return spell.id


def charge(spell: Casting, base: tuple[ir.Cost, ...]) -> None:
    """x-chosen: it costs this, and what must be paid besides. X is 0 where the mana cost has an X
    and this has none, whatever else asks for X (107.3b)."""
    printed = spell.g.chars(spell.obj).cost or ()
    spell.x_chosen = "X" in printed and not plans.costs_use_x(base)
    spell.costs = (*base, *_mandatory(spell))


# ------------------------------------------------------------------ announcing


def announce(g: Game, seat: int, id_: int, way: str) -> Casting:
    """spell-announced: the card goes onto the stack, where it is a new object (2006:409.1a)."""
    card = g.find(id_)
    if card is None:
        raise IllegalAction("object-gone")
    revealing.note(g)
    face, manner = split_way(way)
    manner, exiling = split_exiling(manner)
    again = dict(plans.plan_of(g.behavior(card)).flashback).get(manner)
    if card.zone != c.HAND and again is None and manner not in OF_ITSELF:
        permits.use_once(g, seat, id_)
    spell = put_on_stack(g, card, seat, face, manner in FACE_DOWN)
    fused = fusing.definition(g, card.card) if manner == fusing.WAY else None
    if fused is not None:
        spell.defn = fused
    elif spell.defn.face_index == WHOLE and manner not in FACE_DOWN:
        raise IllegalAction("half-not-named")  # of a split card
    info = StackInfo(spell.id)
    info.origin = card.zone
    info.way = manner
    info.paid = ((EXILING, 1),) if exiling else ()
    spell.info = info
    g.place(spell)
    casting = Casting(g, seat, spell, spell.id, None)
    casting.card = id_
    casting.way = manner
    casting.origin = card.zone
    if manner in FACE_DOWN:
        casting.costs = MORPH_COST
        g.trace("face-down-cast", player=seat, object=spell.id)
        return casting
    casting.body = casting.plan.body
    if manner == overloading.WAY and casting.body is not None:
        casting.body = overloading.overloaded(casting.body)
    chars = g.chars(spell)
    if permits.costless(g, chars, manner):
        raise IllegalAction("mana-cost-missing")
    if chars.types & c.ENCHANTMENT and "Aura" in chars.subtypes:
        casting.enchant = casting.plan.enchant
    if again is None:
        base = _base_cost(casting)
    else:  # one of the flashback costs that the card has, or was given, in the graveyard
        info.way = casting.way = FLASHBACK
        base = prices.of_keyword(g, seat, FLASHBACK, in_form(again, chars.cost))
    charge(casting, base)
    g.trace("spell-announced", player=seat, object=spell.id)
    if manner in TOLD:
        g.trace(c.keyword_rule(manner), player=seat, object=spell.id)
    if manner == "offering":
        offering.announce(casting)
    return casting


def put_on_stack(g: Game, card: GameObject, seat: int, face: int, face_down: bool) -> GameObject:
    """The card as a new object for the stack; the old one is taken out of its zone. The new one is
    not placed yet."""
    if face_down:
        knowledge.picked(g, seat, (card.id,))
        card = g.objects[card.id]
    defn = card.defn if face < 0 else g.edition.define(card.card, face)
    spell = g.new_object(defn, card.owner, c.STACK, card.kind, card.phys)
    spell.card = card.card
    spell.controller = seat
    spell.timestamp = g.stamp()
    spell.entered = g.turn
    if face_down:
        spell.face_down = True
        spell.seen = 1 << seat
    g.remove(card)
    if face_down and card.zone == c.HAND:
        knowledge.gone_unseen(g, card)
    g.put_item(g.became, card.id, spell.id)
    return spell


def _base_cost(casting: Casting) -> tuple[ir.Cost, ...]:
    """The mana cost, or what is paid instead of it in this way of casting."""
    way = casting.way
    if way in FREE:
        casting.free = True
        return ()
    if way.startswith(permits.OFFERED):
        return permits.offered_cost(casting.g, casting.seat, way)
    for name, ability in casting.plan.alternatives:
        if name == way:
            casting.info.paid += ((ability.key, 1),)
            casting.g.trace(
                "alternative-cost-chosen", player=casting.seat, object=casting.id, other=ability.key
            )
            return ability.cost
    cost = casting.g.chars(casting.obj).cost
    if (
        way and way not in FOR_MANA_COST
    ):  # a keyword with the cost for which it lets the card be cast
        behavior = casting.g.behavior(casting.obj)
        if way == "disturb":  # the cost stands on the front
            behavior = casting.g.edition.define(casting.obj.card, 0).behavior
        for keyword in behavior.params.get(way, ()):
            return prices.of_keyword(casting.g, casting.seat, way, keyword.cost)
    if cost is None:
        raise IllegalAction("mana-cost-missing")
    return (ir.PayMana(cost), *BESIDES.get(way, ()))


def _mandatory(casting: Casting) -> tuple[ir.Cost, ...]:
    return tuple(cost for ability in casting.plan.mandatory for cost in ability.cost)


_BLANK = ir.Face("")  # an ability on the stack has no characteristics but its text (2006:409.1a)


def ability_object(
    g: Game, seat: int, source: int, ability: ir.Node, info: StackInfo
) -> GameObject:
    """The object that an ability is on the stack, placed on top."""
    obj = g.new_object(g.edition.define_token(_BLANK), seat, c.STACK, c.ABILITY)
    obj.card = None
    obj.timestamp = g.stamp()
    obj.info = info
    g.place(obj)
    return obj


def announce_ability(g: Game, seat: int, id_: int, number: int) -> Casting:
    """ability-announced: it goes onto the stack as an object that is no card; a card of a hand is
    revealed (2006:409.1a)."""
    source = g.find(id_)
    ability = g.behavior(source).all[number] if source is not None else None
    if source is None or not isinstance(ability, ir.Activated):
        raise IllegalAction("object-gone")
    revealing.note(g)
    info = StackInfo(id_, ability)
    info.origin = source.zone
    obj = ability_object(g, seat, id_, ability, info)
    casting = Casting(g, seat, obj, id_, ability.body)
    casting.ability = ability
    casting.number = number
    casting.card = id_
    casting.origin = source.zone
    casting.costs = prices.of_keyword(g, seat, ability.keyword, ability.cost)
    casting.offer = once.discount(g, source, ability)
    g.trace("ability-announced", player=seat, object=id_)
    if source.zone == c.HAND:
        lands.show(g, source, obj.id)
    return casting


# ------------------------------------------------------------------ the steps


def choose_costs(casting: Casting) -> None:
    """additional-cost-chosen: which optional costs will be paid, in printed order, and which of
    several (2006:409.1b)."""
    if casting.ability is not None or casting.obj.face_down:
        return
    for ability in casting.plan.mandatory:
        if ability.choice:
            casting.costs += additional.one_of(casting, ability)
    offering.choose(casting)
    for ability in casting.plan.optional:
        if ability.key != "entwine":
            additional.offer(casting, ability)
    splicing.offer(casting)
    choose_x(casting)


def choose_modes(casting: Casting) -> None:
    """modes-chosen. Whether all are chosen (entwine) is asked before, since it decides them
    (601.4)."""
    body = casting.body
    if body is None or not body.modes:
        return
    for ability in casting.plan.optional if casting.ability is None else ():
        if ability.key == "entwine":
            additional.offer(casting, ability)
            casting.all_modes = any(key == "entwine" for key, _ in casting.info.paid)
    escalate = casting.plan.escalate if casting.ability is None else None
    if escalate is not None:
        casting.mode_limit = 1 + bounds.how_often(casting, escalate)
    choices.choose_modes(casting)
    for mode in casting.info.modes:
        casting.costs += body.modes[mode].cost
    if escalate is not None:
        casting.costs += escalate * (len(casting.info.modes) - 1)


def choose_x(casting: Casting) -> None:
    """x-chosen: the value of X, no more than could be paid (2006:409.1b)."""
    if casting.obj.face_down or casting.x_chosen or not plans.costs_use_x(casting.costs):
        return
    casting.x_chosen = True
    if casting.ability is not None and casting.ability.x is not None:
        x = max(0, amount(casting.ctx, casting.ability.x))
    elif bounds.is_picky(casting.costs) or bounds.x_aims(casting):
        x = choices.choose_among(casting, "x", bounds.payable_x(casting))
    else:
        x = choices.choose_number(casting, "x", bounds.greatest_x(casting))
    casting.info.x = x
    casting.ctx.x = x
    casting.g.trace("x-chosen", object=casting.id, player=casting.seat, n=x)


def choose_targets(casting: Casting) -> None:
    """targets-chosen"""
    if casting.enchant is not None or casting.body is not None:
        choices.choose_targets(casting)


def choose_division(casting: Casting) -> None:
    """division-announced"""
    if casting.body is not None:
        choices.choose_division(casting)


def check_legality(casting: Casting) -> None:
    """cast-legality-checked: as it is proposed now, may it be cast? (601.2e)"""
    if casting.ability is None:
        if permits.cast_forbidden(casting.g, casting.seat, casting.id, casting.origin):
            raise IllegalAction("cast-forbidden")


def determine_cost(casting: Casting) -> None:
    """total-cost-determined, total-cost-locked: costs added up, increased, reduced; from here on
    nothing changes them (2006:409.1f)."""
    g = casting.g
    casting.costs = costs.flat(casting.ctx, casting.costs)
    symbols, extra, casting.others = plans.split_costs(casting.costs)
    casting.symbols = symbols
    if casting.free:
        symbols = symbols or ()
        g.trace("cast-free", player=casting.seat, object=casting.id)
    change = bounds.change_of(casting)
    if symbols is None and casting.ability is not None and not (change and change.increase):
        return
    before = total = prices.counted(casting.ctx, symbols or (), extra, casting.info.x)
    if change is not None:
        total = change.apply(total)
        if change.increase:
            g.trace("cost-increased", object=casting.id, n=change.increase)
        if change.less or change.symbols:
            g.trace("cost-reduced", object=casting.id, n=change.less)
    total = prices.only_for_x(total, before, casting.info.x, bounds.x_mana(casting))
    if casting.offered:
        g.trace(f"keyword-{casting.way}", player=casting.seat, object=casting.id)
    if casting.offer:
        total = offering.reduced(casting, total)
    if g.edition.facts.convoke_reduces:
        total = inkind.help_pay(casting, total)
    casting.total = total
    text = print_mana(total) if total else "{0}"
    g.trace("total-cost-determined", object=casting.id, other=text)


def pay_costs(casting: Casting) -> None:
    """mana-ability-window, cost-paid: mana first, then the rest (2006:409.1g, 409.1h)."""
    g, seat = casting.g, casting.seat
    total = casting.total
    if total is not None:
        if not g.edition.facts.convoke_reduces:
            total = inkind.help_pay(casting, total)
        purpose = bounds.purpose_of(casting)
        without = costs.tapped_by(casting.ctx, casting.others)
        keep = mana.wanted_colors(g, seat, casting.card)
        casting.info.mana = mana.pay(g, seat, total, purpose=purpose, without=without, keep=keep)
    if casting.offered:
        offering.pay(casting)
    own = casting.others
    if casting.spliced:
        own = _pay_splicing(casting)
    paid = costs.pay_others(casting.ctx, own, seat)
    if paid:
        merged = dict(casting.info.cost_objects)
        for role, ids in paid.items():
            merged[role] = (*merged.get(role, ()), *ids)
        casting.info.cost_objects = tuple(merged.items())


def _pay_splicing(casting: Casting) -> tuple[ir.Cost, ...]:
    """What is paid for splicing is nothing that the spell itself asks to be sacrificed, exiled and
    so on "this way"; the other parts of its cost."""
    own = list(casting.others)
    spliced = plans.split_costs(costs.flat(casting.ctx, casting.spliced))[2]
    for cost in spliced:
        own.remove(cost)
    costs.pay_others(casting.ctx, spliced, casting.seat)
    return tuple(own)


STEPS: tuple[tuple[str, Callable[[Casting], None]], ...] = (
    ("modes-chosen", choose_modes),
    ("x-chosen", choose_x),
    ("additional-cost-chosen", choose_costs),
    ("targets-chosen", choose_targets),
    ("division-announced", choose_division),
    ("cast-legality-checked", check_legality),
    ("total-cost-determined", determine_cost),
    ("cost-paid", pay_costs),
    ("spell-cast", completing.complete),
)
"""The steps after the announcement, in order, each under the rule that it carries out; an edition
may have a list of its own."""
