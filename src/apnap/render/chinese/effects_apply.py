"""Continuous effects: subject, predicates, and how long."""

from __future__ import annotations

from typing import Any, Final

from apnap import ir
from apnap.ir.parts import LayerPart

from .facts import TIMES
from .nouns import head_noun, noun
from .parts import LANDS, equal_to, predicates
from .printer import FORMS, Printer, prints
from .refs import spec_of
from .refs import who as doer
from .terms import Word
from .words import outer

BEHIND: Final[dict[str, str]] = {
    "turn": "直到回合结束",
    "combat": "直到战斗结束",
    "your-next-end": "直到你下一个回合结束",
    "your-next-turn": "直到你的下一个回合",
    "your-next-upkeep": "直到你的下一个维持",
    "forever": "",
}
FRONT: Final[dict[str, str]] = {
    "turn": "于本回合中，",
    "combat": "于本次战斗中，",
    "your-next-end": "直到你下一个回合结束，",
    "your-next-turn": "直到你的下一个回合，",
    "your-next-upkeep": "直到你的下一个维持，",
    "next-untap": "",
    "your-next-untap": "",
    "forever": "",
}


def joined(subject: str, told: list[str]) -> str:
    """The subject with its predicates; those with `{}` are sentences of their own."""
    plain = [one for one in told if not _is_whole(one)]
    whole = [_whole(one, subject) for one in told if _is_whole(one)]
    text = ""
    for one in plain:
        text += "" if not text else "，且" if one.startswith(("其", "可以")) else "且"
        text += one
    sentences = ([subject + text] if text else []) + whole
    return "，且".join(sentences)


def _is_whole(told: str) -> bool:
    return "{}" in told or "{之}" in told


def _whole(told: str, subject: str) -> str:
    return told.replace("{}", subject).replace("{之}", outer(subject))


WHILE: Final[dict[str, Word]] = {
    "while-source": ("{}在场上", "{}在战场上", "{}在战场上"),
    "while-tapped": "{}保持横置",
    "while-control": "你操控{}",
    "while-control-tapped": "你操控{}且其保持横置",
}


LEFT: Final[Word] = ("直到{}离场为止",) + ("直到{}离开战场为止",) * 2


def lasting(p: Printer, node: ir.Apply) -> str:
    """As long as the source is there."""
    if node.duration not in WHILE:
        raise p.fail(node, "duration")
    return f"只要{p.words(WHILE[node.duration]).replace('{}', p.self_noun)}，"


@prints(ir.Apply)
def _apply(p: Printer, node: ir.Apply) -> str:
    rules = not all(isinstance(part, LayerPart) for part in node.parts)
    p.this_turn = node.duration == "turn"
    front, behind = _times(p, node, rules)
    if node.condition is not None:
        front = f"{front}只要{p.say(node.condition)}，"
    subject = _subject(p, node)
    told = _told(p, node, subject)
    p.this_turn = False
    if node.duration.startswith("while-"):
        told = _so_long(told, subject)
    return f"{front}{told}{behind}{_still_land(p, node)}"


def _so_long(told: str, subject: str) -> str:
    """After 只要 the predicate begins with 便."""
    if subject and told.startswith(subject):
        return told.replace(subject, subject + "便", 1)
    return "你便" + told if told.startswith("获得") else told


def _times(p: Printer, node: ir.Apply, rules: bool) -> tuple[str, str]:
    """What stands in front, and what behind."""
    if node.duration.startswith("while-"):
        return lasting(p, node), ""
    if node.duration == "forever" and not (node.what or node.filter or node.said):
        return "直到这盘游戏结束，", ""
    if node.duration == "until-left":
        return "", p.words(LEFT).replace("{}", p.self_noun)
    table = FRONT if rules else BEHIND
    if node.duration not in table:
        raise p.fail(node, "duration")
    return (table[node.duration], "") if rules else ("", table[node.duration])


def _subject(p: Printer, node: ir.Apply) -> str:
    if isinstance(node.what, ir.All):
        p.each_noun = head_noun(p, node.what.filter)
        return p.say(node.what).removeprefix("所有") if _yours(node.what) else p.say(node.what)
    if node.what is not None:
        return p.say(node.what)
    if node.filter is not None:
        p.each_noun = head_noun(p, node.filter)
        return noun(p, node.filter)
    return ""


def _yours(ref: ir.All) -> bool:
    return isinstance(ref.filter, ir.AllOf) and ir.Controlled() in ref.filter.parts


def _told(p: Printer, node: ir.Apply, subject: str) -> str:
    if node.duration == "next-untap" and node.parts == (ir.DoesntUntap(),):
        return f"{subject}于其操控者的下一个重置步骤中不能重置"
    if node.duration == "next-untap" and node.parts == (ir.DoesntUntap(ir.TargetPlayer()),):
        return f"{subject}于该牌手的下一个重置步骤中不能重置"
    if node.duration == "your-next-untap" and node.parts == (ir.DoesntUntap(ir.You()),):
        return f"{subject}于你的下一个重置步骤中不能重置"
    if isinstance(node.what, ir.Target):
        p.each_noun = "生物"
    told = joined(subject, predicates(p, node.parts, gains=True))
    p.each_noun = ""
    return told


def _still_land(p: Printer, node: ir.Apply) -> str:
    adds = any(isinstance(part, ir.AddTypes) and part.types for part in node.parts)
    if not adds:
        return ""
    if isinstance(node.what, ir.All):
        return "。它们仍然是地" if head_noun(p, node.what.filter) in LANDS else ""
    if isinstance(node.what, ir.Target):
        land = head_noun(p, spec_of(p, node.what).what) in LANDS
    else:
        land = isinstance(node.what, ir.This) and "Land" in p.types
    return "。它仍然是地" if land else ""


# ------------------------------------------------ static abilities


@prints(ir.Static)
def static(p: Printer, node: ir.Static) -> str:
    """A static ability, without its full stop."""
    p.static = True
    if node.affects is None:
        joint = "。" if node.condition is None else "，且"
        told = joint.join(p.end(p.say(part)) for part in node.parts)
        return _condition(p, node) + told.replace("{}造成的", "")
    size = node.parts[0]
    own = isinstance(node.affects, ir.This) and node.condition is None
    if own and len(node.parts) == 1 and isinstance(size, ir.SetPT):
        return equal_to(p, size, f"{p.self_noun}的")
    keeps = any(
        isinstance(part, ir.AddAbility) and getattr(part.ability, "keeps", None) is not None
        for part in node.parts
    )
    told = p.end(_affected(p, node))
    return told + (f"。此效应不会移除{p.self_noun}" if keeps else "")


def _condition(p: Printer, node: ir.Static) -> str:
    if node.condition is None:
        return ""
    if node.condition.said in ("during", "late"):
        if isinstance(node.condition, ir.During):
            return f"于{TIMES[node.condition.step]}，"
        whose = "不是你的" if isinstance(node.condition, ir.Untrue) else "你的"
        return f"于{whose}回合中，"
    return f"只要{p.say(node.condition)}，"


def _affected(p: Printer, node: ir.Static) -> str:
    front = _condition(p, node)
    affects: Any = node.affects
    group = isinstance(affects, ir.Filter)
    p.own = isinstance(affects, ir.This)
    zone = node.affected_zones[0]
    if group and len(node.affected_zones) > 2:
        kind = (
            "" if isinstance(affects, ir.Anything) else f"，凡{noun(p, affects, zone, last='和')}"
        )
        subject = f"所有不在{p.word('battlefield')}的牌，咒语和永久物{kind}"
    elif group:
        subject = noun(p, affects, zone, last="和")
        p.each_noun = head_noun(p, affects, zone)
    else:
        subject = p.say(affects)
    told = predicates(p, node.parts, gains=False)
    if group:
        told = [f"都{one}" if one[:1] in "是为" else one for one in told]
    if front:
        told = [one if _is_whole(one) else "便" + one for one in told[:1]] + told[1:]
    return front + joined(subject, told)


@prints(ir.SwapControl)
def _swap_control(p: Printer, node: ir.SwapControl) -> str:
    if node.duration not in BEHIND:
        raise p.fail(node, "duration")
    told = f"{p.say(node.a)}与{p.say(node.b)}各获得所有由另一方操控的{noun(p, node.filter)}之操控权"
    return told + BEHIND[node.duration]


@prints(ir.DoubleCounters)
def _double_counters(p: Printer, node: ir.DoubleCounters) -> str:
    return f"将{p.say(node.what)}上每种指示物的数量各加倍"


@prints(ir.PayAnyLife)
def _pay_any_life(p: Printer, node: ir.PayAnyLife) -> str:
    most = "" if node.most is None else f"，但不得多于{FORMS['value'](p, node.most)}"
    return f"{doer(p, node.who)}支付任意数量的生命{most}"


@prints(ir.CopyCard)
def _copy_card(p: Printer, node: ir.CopyCard) -> str:
    return f"{doer(p, node.who)}复制{p.say(node.what)}"


@prints(ir.BecomeAs)
def _become_as(p: Printer, node: ir.BecomeAs) -> str:
    return joined("它", predicates(p, node.parts, gains=True))


@prints(ir.FlipUntilLost)
def _flip_until_lost(p: Printer, node: ir.FlipUntilLost) -> str:
    return "你掷硬币，直到你输掉一次为止"
