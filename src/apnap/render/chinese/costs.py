"""Costs: symbols and short verbs joined by full commas."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.ir.costs import Cost
from apnap.ir.mana import print_mana

from .amounts import figure, life, quantity, things, value
from .nouns import classifier, counted, noun
from .printer import FORMS, TEMPLATES, Printer, form, prints
from .refs import whose, whose_place
from .words import counter_word

TEMPLATES.update({ir.DiscardThis: "弃掉此牌"})
SYMBOLS = (ir.PayMana, ir.TapThis, ir.UntapThis, ir.LoyaltyCost)


def symbols(p: Printer, cost: tuple[Cost, ...]) -> str:
    """A cost before a colon: {2}{W}，{T}，牺牲一个生物."""
    return "，".join(p.say(part) for part in cost)


@form("paid")
def paid(p: Printer, cost: tuple[Cost, ...], *, by_other: bool = False) -> str:
    """A cost as a verb: 支付{2}, 牺牲一个生物. `by_other`: somebody else pays, whose cards are
    meant by yours; in how much mana or life it is, you are you."""
    told = []
    for part in cost:
        before = p.payer
        p.payer = by_other and not isinstance(part, ir.PayMana | ir.PayLife | ir.RepeatedCost)
        words = p.say(part)
        p.payer = before
        told.append(f"支付{words}" if isinstance(part, ir.PayMana) else words)
    return "并".join(told)


def only_mana(cost: tuple[Cost, ...]) -> bool:
    """Is it written in symbols alone?"""
    return all(isinstance(part, SYMBOLS) for part in cost)


def picked(p: Printer, filter_: ir.Node, count: Any, zone: str = "battlefield") -> str:
    """So many objects that fit, chosen by whoever pays."""
    if count == 1:
        return counted(p, filter_, "一", zone)
    number = things(p, count, classifier(p, filter_, zone))
    return number + noun(p, filter_, zone, place=False)


@prints(ir.TapThis)
def _tap(p: Printer, cost: ir.TapThis) -> str:
    return "{T}"


@prints(ir.UntapThis)
def _untap(p: Printer, cost: ir.UntapThis) -> str:
    return "{Q}"


@prints(ir.PayMana)
def _mana(p: Printer, cost: ir.PayMana) -> str:
    told = print_mana(cost.mana)
    if isinstance(cost.extra, int):
        return told + ("{" + str(cost.extra) + "}" if cost.extra or not told else "")
    return told + "{" + figure(p, cost.extra) + "}"


@prints(ir.PayLife)
def _life(p: Printer, cost: ir.PayLife) -> str:
    if isinstance(cost.amount, ir.Half):
        return f"支付{quantity(p, cost.amount)}"
    return f"支付{life(p, cost.amount)}"


@prints(ir.SacrificeThis)
def _sacrifice_this(p: Printer, cost: ir.SacrificeThis) -> str:
    return f"牺牲{p.self_noun}"


@prints(ir.SacrificeCost)
def _sacrifice(p: Printer, cost: ir.SacrificeCost) -> str:
    if cost.power is not None:
        return f"牺牲{_of_power(p, cost.power)}{noun(p, _controlled(cost.filter))}"
    return "牺牲" + picked(p, cost.filter, cost.count)


@prints(ir.TapCost)
def _tap_cost(p: Printer, cost: ir.TapCost) -> str:
    what = _yours(cost.filter, ir.Not(ir.IsTapped()))
    if cost.power is not None:
        return f"横置{_of_power(p, cost.power)}{noun(p, what)}"
    return "横置" + picked(p, what, cost.count)


def _of_power(p: Printer, power: Any) -> str:
    return f"任意数量总力量等于或大于{value(p, power)}的"


@prints(ir.UntapCost)
def _untap_cost(p: Printer, cost: ir.UntapCost) -> str:
    return "重置" + picked(p, _yours(cost.filter, ir.IsTapped()), cost.count)


def _yours(filter_: Any, state: Any) -> Any:
    return ir.AllOf((filter_, ir.Controlled(), state))


@prints(ir.DiscardCost)
def _discard(p: Printer, cost: ir.DiscardCost) -> str:
    if cost.count == "hand":
        return f"弃掉{whose(p, ir.You())}手牌"
    random = "随机" if cost.random else ""
    return f"{random}弃{picked(p, cost.filter, cost.count, 'hand')}"


def _named(p: Printer) -> str:
    return "" if p.zone == "battlefield" else {"hand": "你手上", "graveyard": "你的坟墓场"}[p.zone]


@prints(ir.ExileThis)
def _exile_this(p: Printer, cost: ir.ExileThis) -> str:
    if p.zone == "battlefield":
        return exiled(p, p.self_noun)
    return p.words(f"将{p.self_noun}从{_named(p)}[exiled-by]")


def exiled(p: Printer, what: str) -> str:
    """Exile it, in the words of the year."""
    now = "之" if what in ("它", "之") else what
    it = "它" if what == "之" else what
    return p.words((f"将{it}移出游戏", f"将{it}放逐", f"放逐{now}"))


@prints(ir.ReturnThis)
def _return_this(p: Printer, cost: ir.ReturnThis) -> str:
    return f"将{p.self_noun}移回其拥有者手上"


@prints(ir.ExileCost)
def _exile_cost(p: Printer, cost: ir.ExileCost) -> str:
    owner = whose_place(p, ir.You())
    if cost.total is not None:
        cards = f"{owner}坟墓场中总[mana-value]等于或大于{figure(p, cost.total)}的任意数量的牌"
        return exiled(p, p.words(cards))
    place = {"graveyard": f"{owner}坟墓场中的", "hand": f"{owner}手上的"}.get(cost.zone)
    if place is None:
        if cost.zone != "battlefield":
            raise p.fail(cost, "zone")
        return exiled(p, picked(p, _controlled(cost.filter), cost.count))
    return exiled(p, place + picked(p, cost.filter, cost.count, cost.zone))


def _controlled(filter_: Any) -> Any:
    return ir.AllOf((filter_, ir.Controlled()))


@prints(ir.BeholdCost)
def _behold_cost(p: Printer, cost: ir.BeholdCost) -> str:
    told = f"瞻仰{picked(p, cost.filter, cost.count)}"
    return f"{told}并将其放逐" if cost.exile else told


@prints(ir.ReturnCost)
def _return_cost(p: Printer, cost: ir.ReturnCost) -> str:
    return f"将{picked(p, _controlled(cost.filter), cost.count)}移回其拥有者手上"


@prints(ir.RevealCost)
def _reveal_cost(p: Printer, cost: ir.RevealCost) -> str:
    return f"展示{whose_place(p, ir.You())}手上的{picked(p, cost.filter, cost.count, 'hand')}"


@prints(ir.RemoveCountersCost)
def _remove_counters(p: Printer, cost: ir.RemoveCountersCost) -> str:
    kind = counter_word(cost.kind, p.vocabulary)
    return f"从{p.self_noun}上移去{things(p, cost.count, '个')}{kind}"


@prints(ir.PutCountersCost)
def _put_counters(p: Printer, cost: ir.PutCountersCost) -> str:
    kind = counter_word(cost.kind, p.vocabulary)
    return f"在{p.self_noun}上放置{things(p, cost.count, '个')}{kind}"


@prints(ir.LoyaltyCost)
def _loyalty(p: Printer, cost: ir.LoyaltyCost) -> str:
    if cost.x:
        return "-X"
    return "0" if cost.change == 0 else f"{cost.change:+d}"


@prints(ir.MillCost)
def _mill(p: Printer, cost: ir.MillCost) -> str:
    number = things(p, cost.count, "张")
    owner = whose(p, ir.You())
    old = f"将{whose_place(p, ir.You())}牌库顶的{number}牌置入{owner}坟墓场"
    return p.words((old, old, f"磨{number}牌"))


@prints(ir.PayManaOf)
def _pay_mana_of(p: Printer, cost: ir.PayManaOf) -> str:
    less = f"（减少{{{cost.less}}}）" if cost.less else ""
    return p.words(f"支付{p.say(cost.what)}的[mana-cost]{less}")


@prints(ir.ActCost)
def _act(p: Printer, cost: ir.ActCost) -> str:
    told = p.say(cost.action)
    return f"让{told}" if isinstance(cost.action, ir.Damage) else told


@prints(ir.EitherCost)
def _either(p: Printer, cost: ir.EitherCost) -> str:
    told = [symbols(p, option) for option in cost.options]
    if not only_mana(cost.options[0]):
        return "或".join(told)
    return "支付" + "或".join(one.removeprefix("支付") for one in told)


@prints(ir.RepeatedCost)
def _repeated(p: Printer, cost: ir.RepeatedCost) -> str:
    return f"支付{symbols(p, cost.cost).removeprefix('支付')}，次数为{quantity(p, cost.times)}"


@prints(ir.PayEnergy)
def _pay_energy(p: Printer, cost: ir.PayEnergy) -> str:
    return "支付" + FORMS["energy"](p, cost.count)
