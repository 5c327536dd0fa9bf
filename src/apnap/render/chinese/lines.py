"""Whole abilities: what stands on one line of a card (or, with modes, on several)."""

from __future__ import annotations

from typing import Any, Final

from apnap import ir

from .amounts import figure, things
from .costs import paid, symbols
from .effects import do
from .effects_damage import replacement_text
from .events import occasion
from .facts import time_words
from .nouns import keyword_words, noun
from .parts import ABILITY_LINE, predicates
from .printer import Printer, prints
from .terms import Word
from .words import counter_word, number_word

BULLET: Final = "• "


def line(p: Printer, ability: ir.Ability) -> str:
    """The ability as a line of text, its full stop included."""
    if isinstance(ability, ir.Keyword):
        return p.end(p.say(ability))
    return stopped(p.end(p.say(ability)))


ABILITY_LINE.append(line)


def stopped(text: str) -> str:
    """The text with a full stop, if it has none."""
    return text if not text or text.endswith(("。", "。」")) else text + "。"


# ------------------------------------------------ bodies and modes


@prints(ir.Body)
def body_text(p: Printer, body: ir.Body) -> str:
    """Effects and modes."""
    p.specs = body.targets
    told = "" if body.effect is None else do(p, body.effect)
    if not body.modes:
        return told
    modes = modes_text(p, body)
    return f"{stopped(told)}{modes}" if told else modes


def modes_text(p: Printer, body: ir.Body) -> str:
    """选择一项～{甲}；或{乙}, today a line for each."""
    told = []
    for mode in body.modes:
        p.specs = mode.targets
        p.said = set()
        cost = f"{symbols(p, mode.cost)}，" if mode.cost else ""
        told.append(cost + do(p, mode.effect))
    header = choose_words(p, body)
    if p.index == 2:
        return "\n".join([header, *(BULLET + stopped(one) for one in told)])
    return header + "；".join(told[:-1]) + "；或" + told[-1]


def choose_words(p: Printer, body: ir.Body) -> str:
    """选择一项～, 选择一项或都选～, 选择任意数量项～."""
    least, most = body.least, body.most
    who = "" if isinstance(body.chooser, ir.You) else p.say(body.chooser)
    again = "。你可以重复选择同一项" if body.again else ""
    if isinstance(least, ir.Node) or isinstance(most, ir.Node):
        return f"{who}选择{figure(p, most)}项{again}～"
    if body.fresh:
        when = "本回合中" if body.fresh == "turn" else ""
        return f"{who}选择一项{when}尚未选择过的～"
    if (least, most) == (1, len(body.modes)) and most == 2:
        return f"{who}选择一项或都选～"
    if least == most:
        return f"{who}选择{number_word(least)}项{again}～"
    if most is None or most >= len(body.modes):
        return f"{who}选择{'一项或数项' if least else '任意数量项'}{again}～"
    return f"{who}选择{number_word(least)}至{number_word(most)}项{again}～"


# ------------------------------------------------ spells and abilities


@prints(ir.Spell)
def _spell(p: Printer, ability: ir.Spell) -> str:
    return p.say(ability.body)


@prints(ir.Activated)
def _activated(p: Printer, ability: ir.Activated) -> str:
    p.zone = ability.zone
    cost = p.end(symbols(p, ability.cost))
    if isinstance(ability.body.effect, ir.GainLevel):
        return f"{cost}：{ability.body.effect.level}级"
    told = p.say(ability.body)
    limits = restrictions(p, ability)
    if limits and "\n" not in told:
        told = stopped(told)
    lead = ONCE.get(ability.keyword, "")
    if ability.keyword == "forecast":
        lead = keyword_words(p, "forecast") + "～"
        cost = cost.replace("展示", "从你手上展示", 1)
    return f"{lead}{cost}：{told}{'。'.join(limits)}"


ONCE: Final = {"exhaust": "尽竭～", "power-up": "强化～"}
"""What stands before abilities that may be activated but once."""


@prints(ir.AsAttacks)
def _as_attacks(p: Printer, ability: ir.AsAttacks) -> str:
    return p.words(f"于此生物[attack]时，{p.say(ability.body)}")


AS_SORCERY: Final[Word] = (
    "你只可以于你能使用巫术的时机下使用此异能",
    "此异能只可以在你能施放法术的时机下起动",
    "只能于法术时机起动",
)
TIMES: Final[Word] = (
    "此异能每回合只能使用{}次",
    "此异能每回合只能起动{}次",
    "每回合只能起动{}次",
)


def restrictions(p: Printer, ability: ir.Activated) -> list[str]:
    """Who may activate it, when, and how often."""
    told = []
    if ability.x_mana:
        told.append(f"只能用{{{ability.x_mana}}}来支付X")
    if ability.x is not None:
        told.append(f"X为{p.say(ability.x)}")
    if ability.less is not None:
        cost = "{" + figure(p, ability.less) + "}"
        told.append(p.words(p.end(f"起动此异能的费用减少{cost}")))
    if ability.who is not None:
        who = "任何[player]" if isinstance(ability.who, ir.EachPlayer) else p.say(ability.who)
        if isinstance(ability.who, ir.EachPlayer):
            told.append(p.words(f"{who}都可以[activate]此异能"))
        else:
            told.append(p.words(f"只有{who}才可以[activate]此异能"))
    if ability.timing == "sorcery":
        told.append(p.words(AS_SORCERY))
    elif ability.timing:
        time = time_words(ability.timing)
        if time is None:
            raise p.fail(ability, "timing")
        told.append(p.words(f"此异能只能{time}[activate]"))
    if ability.condition is not None:
        told.append(p.words(f"只有在{p.say(ability.condition)}时才能[activate]此异能"))
    if ability.limit:
        told.append(p.words(TIMES).replace("{}", number_word(ability.limit)))
    return told


def one_sentence(text: str) -> str:
    """What a condition before it is about, all of it."""
    first, stop, rest = text.partition("。")
    return f"{first}，且{rest}" if stop else text


@prints(ir.Triggered)
def _triggered(p: Printer, ability: ir.Triggered) -> str:
    if ability.zones == ("graveyard",):
        p.zone = "graveyard"
    if isinstance(ability.when, ir.ChapterReached):
        return f"{p.say(ability.when)}～{p.say(ability.body)}"
    when = occasion(p, ability.when)
    condition = ""
    if ability.condition is not None:
        condition = f"若{p.say(ability.condition)}{p.word('then')}"
    body = p.say(ability.body)
    effect: Any = ability.body.effect
    if condition and isinstance(effect, ir.Do) and effect.said in ("&", "t", "&t"):
        body = one_sentence(body)
    told = f"{when}，{condition}{body}"
    if ability.limit:
        told = stopped(told) + f"此异能每回合只会触发{number_word(ability.limit)}次"
    return told


@prints(ir.Replacement)
def _replacement(p: Printer, ability: ir.Replacement) -> str:
    return replacement_text(p, ability)


# ------------------------------------------------ entering


@prints(ir.Entering)
def _entering(p: Printer, ability: ir.Entering) -> str:
    what = p.self_noun if ability.affects is None else noun(p, ability.affects)
    front = "" if ability.condition is None else f"若{p.say(ability.condition)}，则"
    told = []
    if ability.copy is not None:
        told.append(_as_copy(p, ability, what))
    if ability.unless and not ability.tapped:
        told.append(_unless(p, ability, what))
    if ability.tapped:
        told.append(_tapped(p, ability, what))
    if ability.tapped and ability.counters:
        told[-1] += f"，且上面有{counters_words(p, ability)}"
    elif ability.counters:
        told.append(_with_counters(p, ability, what))
    if ability.choice is not None:
        told.append(p.words(f"于{what}[enter]时，") + do(p, ability.choice))
    if not told:
        raise p.fail(ability, "fields")
    return front + "。".join(told)


def _tapped(p: Printer, ability: ir.Entering, what: str) -> str:
    told = p.words(f"{what}须横置[enter]")
    if ability.unless:
        return f"除非你{paid(p, ability.unless)}，否则{told}"
    return told


ELSEWHERE: Final[dict[str, str]] = {
    "graveyard": "{}改为置入其拥有者的坟墓场",
    "hand": "{}改为移回其拥有者手上",
    "exile": "将{}[exiled-by]",
}


def _unless(p: Printer, ability: ir.Entering, what: str) -> str:
    """It enters if its controller pays, and goes elsewhere if not."""
    if ability.to not in ELSEWHERE:
        raise p.fail(ability, "to")
    told = p.words(ELSEWHERE[ability.to]).replace("{}", what)
    return p.words(f"若{what}将[enter]，则除非你{paid(p, ability.unless)}，否则{told}")


def counters_words(p: Printer, ability: ir.Entering) -> str:
    """三个+1/+1指示物."""
    told = []
    for kind, count in ability.counters:
        told.append(things(p, count, "个") + counter_word(kind, p.vocabulary))
    return "和".join(told)


def _with_counters(p: Printer, ability: ir.Entering, what: str) -> str:
    have = "上面有" + counters_words(p, ability)
    return p.words((f"{what}进场时，{have}", f"{what}进入战场时，{have}", f"{what}进战场时{have}"))


def _as_copy(p: Printer, ability: ir.Entering, what: str) -> str:
    assert ability.copy is not None
    of = "任一" + noun(p, ability.copy, ability.copy_zones[0])
    told = p.words(
        (
            f"{what}作为{of}的复制品进场",
            f"{what}作为{of}的复制进入战场",
            f"{what}当作{of}的复制品进战场",
        )
    )
    may = f"你可以让{told}" if ability.optional else told
    more = predicates(p, ability.exceptions, gains=False)
    return may + (f"，但它{'且'.join(more)}" if more else "")


# ------------------------------------------------ costs and casting


@prints(ir.AdditionalCost)
def _additional(p: Printer, ability: ir.AdditionalCost) -> str:
    ways = [paid(p, one) for one in ability.choice] or [paid(p, ability.cost)]
    may = "你可以" if ability.optional else ""
    new = "以作为施放此咒语的额外费用"
    purpose = p.words((f"以作为使用{p.self_noun}的额外费用", new, new))
    return f"{may}{'或'.join(ways)}，{purpose}"


@prints(ir.AlternativeCost)
def _alternative(p: Printer, ability: ir.AlternativeCost) -> str:
    front = "" if ability.condition is None else f"若{p.say(ability.condition)}{p.word('then')}"
    spell = (p.self_noun, "此咒语", "此咒语")[p.index]
    if not ability.cost:
        return front + p.words(f"你可以[cast]{spell}，且[without-paying]支付其[mana-cost]")
    return front + p.words(f"你可以{paid(p, ability.cost)}，而不支付{spell}的[mana-cost]")


@prints(ir.CastRule)
def _cast_rule(p: Printer, ability: ir.CastRule) -> str:
    spell = p.self_noun
    told = []
    if ability.flash:
        told.append(p.words(f"你可以于你能[cast]瞬间的时机下[cast]{spell}"))
    if ability.condition is not None and ability.less is None and ability.more is None:
        told.append(p.words(f"只有在{p.say(ability.condition)}时才能[cast]{spell}"))
    if ability.timing:
        time = time_words(ability.timing)
        if time is None:
            raise p.fail(ability, "timing")
        told.append(p.words(f"{spell}只能{time}[cast]"))
    for change, amount in (("减少", ability.less), ("增加", ability.more)):
        if amount is not None:
            told.append(_price(p, ability, change, amount))
    if ability.x_mana:
        told.append(f"只能用{{{ability.x_mana}}}来支付X")
    if ability.cleanup:
        told.append(p.words(CLEANUP))
    return "。".join(told)


CLEANUP: Final = "如果于不能[cast][sorcery]的时机下如此作，则于下一个清除步骤中牺牲之"


def _price(p: Printer, ability: ir.CastRule, change: str, amount: Any) -> str:
    spell = p.self_noun
    ready = "才能使用" if change == "增加" else "即可使用"
    cost = "{" + figure(p, amount) + "}"
    told = p.words(
        (
            f"使用{spell}时{change}{cost}{ready}",
            f"施放{spell}的费用{change}{cost}来施放",
            f"{spell}{change}{cost}来施放",
        )
    )
    front = "" if ability.condition is None else f"如果{p.say(ability.condition)}，则"
    return p.end(front + told)


@prints(ir.Granted)
def _granted(p: Printer, ability: ir.Granted) -> str:
    told = {
        "any-number": f"你的套牌中可以有任意数量的{p.name}",
        "commander": f"{p.name}可以作为你的[commander]",
        "for-ante": "若不是以赌注进行游戏，在游戏开始前将此牌从你的套牌中移除",
        "opening-hand": f"若{p.name}在你的起手手牌中，你可以将它[put-in]来开始游戏",
    }
    if ability.what not in told:
        raise p.fail(ability, "what")
    return p.words(told[ability.what])
