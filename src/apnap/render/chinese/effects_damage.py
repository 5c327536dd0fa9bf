"""Damage, its prevention and redirection, and replacements that begin now."""

from __future__ import annotations

from typing import Any

from apnap import ir

from .amounts import damage, figure, points, quantity
from .conditions import step_words
from .costs import exiled
from .effects import within
from .events import source_of
from .nouns import noun
from .printer import FORMS, Printer, prints
from .refs import spec_of
from .words import counter_word

SPANS = {"turn": "于本回合中，", "combat": "于本次战斗中，", "forever": "", "": ""}


def several(p: Printer, ref: Any) -> bool:
    """Does it name several objects or players?"""
    if isinstance(ref, ir.All | ir.EachPlayer | ir.EachOpponent | ir.OthersThan):
        return True
    return isinstance(ref, ir.Target) and spec_of(p, ref).most != 1


def recipient(p: Printer, ref: Any) -> str:
    """每个生物, 每位玩家, 目标生物."""
    if isinstance(ref, ir.All):
        return "每个" + noun(p, ref.filter, ref.zones[0])
    return p.say(ref)


@prints(ir.Damage)
def _damage(p: Printer, node: ir.Damage) -> str:
    source = p.say(node.source)
    p.apart = isinstance(node.source, ir.This)
    told = _divided(p, node, source) if node.divided else _dealt(p, node, source)
    p.apart = False
    return told + ("，且此伤害不能被防止" if node.unpreventable else "")


def _dealt(p: Printer, node: ir.Damage, source: str) -> str:
    to = "与".join(recipient(p, one) for one in node.to)
    if node.evenly:
        shared = points(p, node.amount, "伤害")
        return f"{source}造成共{shared}，平均分配给{to}（小数点后舍去）"
    each = "各" if len(node.to) > 1 or any(several(p, one) for one in node.to) else ""
    return f"{source}对{to}{each}造成{damage(p, node.amount)}"


def _divided(p: Printer, node: ir.Damage, source: str) -> str:
    to = "与".join(recipient(p, one) for one in node.to)
    old = f"{source}造成{points(p, node.amount, '伤害')}，任意分配给{to}"
    new = f"{source}造成共{points(p, node.amount, '伤害')}，你任意分配给{to}"
    return p.words((old, new, new))


# ------------------------------------------------ prevention


def span(p: Printer, node: Any) -> str:
    """For how long."""
    if node.duration not in SPANS:
        raise p.fail(node, "duration")
    return SPANS[node.duration]


def _combat(combat: bool | None) -> str:
    return {None: "伤害", True: "战斗伤害", False: "非战斗伤害"}[combat]


@prints(ir.PreventDamage)
def _prevent(p: Printer, node: ir.PreventDamage) -> str:
    told = _prevented(p, node)
    if node.then is None:
        return told
    p.results.setdefault("prevented", node)
    then: Any = node.then
    if isinstance(then, ir.If) and isinstance(then.condition, ir.Compare):
        then = then.then if then.condition.said == "prevented" else then
    if isinstance(then, ir.If) and then.otherwise is None:
        return f"{told}。若以此法防止了伤害，且{p.say(then.condition)}，则{within(p, then.then)}"
    return f"{told}。若以此法防止了伤害，则{within(p, then)}"


def _prevented(p: Printer, node: ir.PreventDamage) -> str:
    start = span(p, node)
    to = _protected(p, node)
    if node.divided:
        to += "（依你的选择分配）"
    if node.chosen_source:
        chosen = _choose_source(p, node.source)
        return f"{chosen}。{start}防止该来源{_how_much(p, node, to)}"
    source = _source(p, node)
    if node.amount is None and not node.next_only:
        return f"{start}防止所有{source.removeprefix('一个')}将{to}造成的{_combat(node.combat)}"
    return f"{start}防止{source}{_how_much(p, node, to)}"


def _how_much(p: Printer, node: ir.PreventDamage, to: str) -> str:
    """接下来将造成的3点伤害, 下一次将造成的伤害之一半."""
    kind = _combat(node.combat)
    if node.amount is not None:
        return f"接下来将{to}造成的{figure(p, node.amount)}点{kind}"
    told = f"{'下一次' if node.next_only else ''}将{to}造成的{kind}"
    share: Any = node.share
    if isinstance(share, ir.Half):
        return told + f"的一半（小数点后{'进位' if share.up else '舍去'}）"
    if isinstance(share, ir.Minus):
        return told + f"，但其中的{figure(p, share.right)}点除外"
    if share is not None:
        raise p.fail(node, "share")
    return told


def _choose_source(p: Printer, source: Any) -> str:
    if isinstance(source, ir.Anything):
        return "选择一个来源"
    return f"选择{source_of(p, source)}"


def _protected(p: Printer, node: ir.PreventDamage) -> str:
    if node.to_filter is not None:
        return f"对{noun(p, node.to_filter)}"
    return f"对{'与'.join(p.say(one) for one in node.to)}" if node.to else ""


def _source(p: Printer, node: ir.PreventDamage) -> str:
    if node.source_ref is not None:
        return p.say(node.source_ref)
    return "" if isinstance(node.source, ir.Anything) else source_of(p, node.source)


@prints(ir.RedirectDamage)
def _redirect(p: Printer, node: ir.RedirectDamage) -> str:
    start = span(p, node)
    to = f"对{'或'.join(p.say(one) for one in node.to)}" if node.to else ""
    if node.to_filter is not None:
        to = f"对{noun(p, node.to_filter)}"
    instead = p.say(node.instead)
    if node.chosen_source:
        times = "下一次" if node.next_only else ""
        chosen = _choose_source(p, node.source)
        if node.amount is not None:
            dealt = f"该来源接下来将{to}造成的{figure(p, node.amount)}点伤害"
            return f"{chosen}。{start}{dealt}，改为对{instead}造成"
        return f"{chosen}。{start}该来源{times}将{to}造成的伤害，改为对{instead}造成"
    if node.amount is not None:
        what = f"接下来将{to}造成的{figure(p, node.amount)}点伤害"
    else:
        source = "" if isinstance(node.source, ir.Anything) else source_of(p, node.source)
        what = f"{'下一次' if node.next_only else '所有'}{source}将{to}造成的伤害"
    return f"{start}{what}，改为对{instead}造成"


# ------------------------------------------------ replacement


@prints(ir.Instead)
def _instead(p: Printer, node: ir.Instead) -> str:
    replacement: Any = node.replacement
    start = span(p, node)
    chosen = "" if node.chosen is None else _choose_source(p, node.chosen) + "。"
    told = replacement_text(p, replacement, next_only=node.once)
    if chosen:
        told = told.replace("任一来源", "该来源", 1)
    return f"{chosen}{start}{told}"


def replacement_text(p: Printer, node: ir.Replacement, *, next_only: bool = False) -> str:
    """若{事}，则改为{效}."""
    event = p.event
    p.event = node.event
    told = p.say(node.event)
    if next_only:
        told = told.replace("将", "下一次将", 1)
    condition = "" if node.condition is None else f"且{p.say(node.condition)}"
    may = "你可以" if node.optional else ""
    result = f"若{told}{condition}，则{may}{_result(p, node)}"
    if node.and_also is not None:
        result += f"，并{within(p, node.and_also)}"
    p.event = event
    return result


def _result(p: Printer, node: ir.Replacement) -> str:
    if node.prevent is not None:
        if node.prevent == "all":
            return "防止该伤害"
        if node.prevent in (ir.Half(ir.EventAmount()), ir.Half(ir.EventAmount(), True)):
            return f"防止该伤害的一半（小数点后{'进位' if node.prevent.up else '舍去'}）"
        if isinstance(node.prevent, ir.Minus) and node.prevent.left == ir.EventAmount():
            return f"防止该伤害，但其中的{figure(p, node.prevent.right)}点除外"
        return f"防止该伤害中的{figure(p, node.prevent)}点"
    if node.mana:
        kind = "由你选择之一种颜色" if node.mana == "any" else "{" + node.mana + "}"
        if node.amount not in (None, 1):
            raise p.fail(node, "amount")
        much = "" if node.amount is None else "一点"
        return p.words(f"改为产生{much}{kind}的[mana]")
    if node.amount is not None:
        return _new_amount(p, node)
    if node.recipient is not None:
        return f"该伤害改为对{p.say(node.recipient)}造成"
    if node.to:
        return "改为" + _goes(p, node)
    if node.instead is None and node.and_also is not None:
        return "仍会如此"
    if node.instead is None:
        return "不会如此" if not isinstance(node.event, ir.WouldBeginStep) else "改为略过之"
    told = within(p, node.instead)
    if not isinstance(node.event, ir.WouldBeginStep):
        return f"改为{told}"
    words = step_words(p, node.event, node.event.step)
    part = words[-2:] if words.endswith(("阶段", "回合")) else "步骤"
    return f"改为略过该{part}，{'且' if told.startswith('你') else '并'}{told}"


def _new_amount(p: Printer, node: ir.Replacement) -> str:
    amount: Any = node.amount
    if isinstance(amount, ir.Times) and isinstance(amount.amount, ir.EventAmount):
        word = FORMS["figure"](p, amount.factor)
        times = {"2": "两", "3": "三"}.get(word, word)
        if isinstance(node.event, ir.WouldBeDealt):
            return f"改为造成{times}倍的伤害"
        if isinstance(node.event, ir.WouldPutCounters):
            return f"改为放置{times}倍数量的{counter_word(node.event.kind, p.vocabulary)}"
        return f"改为{times}倍的数量"
    if isinstance(node.event, ir.WouldPutCounters):
        kind = counter_word(node.event.kind, p.vocabulary)
        return f"{kind}的数量改为{quantity(p, amount)}"
    return f"其数量改为{quantity(p, amount)}"


def _goes(p: Printer, node: ir.Replacement) -> str:
    places = {
        "exile": exiled(p, "之") if p.index == 2 else exiled(p, "它"),
        "hand": "将它移回其拥有者手上",
        "graveyard": "将它置入其拥有者的坟墓场",
        "library": "将它置于其拥有者的牌库顶",
        "library-top": "将它置于其拥有者的牌库顶",
        "library-bottom": "将它置于其拥有者的牌库底",
        "battlefield": p.words("将它[put-in]"),
    }
    if node.to not in places:
        raise p.fail(node, "to")
    return places[node.to]
