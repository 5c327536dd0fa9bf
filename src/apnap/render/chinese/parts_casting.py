"""Parts of continuous effects about what players pay, and when they cast and activate what."""

from __future__ import annotations

from apnap import ir
from apnap.ir.mana import print_mana

from .nouns import Phrase, keyword_words, noun, reads
from .parts_players import people, spells
from .printer import Printer, prints
from .words import number_word


@prints(ir.CantActivateAny)
def _cant_activate(p: Printer, part: ir.CantActivateAny) -> str:
    what = "异能" if part.mana_too else "不是[mana-ability]的异能"
    return p.words(f"{people(p, part.who)}不能[activate]{what}")


@prints(ir.KeywordCost)
def _keyword_cost(p: Printer, part: ir.KeywordCost) -> str:
    by = "" if part.who is None else f"{people(p, part.who)}支付的"
    change = "增加" if part.more else "减少"
    return f"{by}{keyword_words(p, part.keyword)}费用{change}{{{part.generic}}}"


@prints(ir.LeastCost)
def _least_cost(p: Printer, part: ir.LeastCost) -> str:
    number = number_word(part.least)
    what = spells(p, part.filter)
    by = "" if part.who is None else people(p, part.who)
    return p.words(
        f"若{by}[cast]{what}的费用将少于{number}点[mana]，则改为需支付{number}点[mana]来[cast]"
    )


@prints(ir.AlternativeFor)
def _alternative_for(p: Printer, part: ir.AlternativeFor) -> str:
    who = people(p, part.who)
    what = spells(p, part.filter)
    cost = part.cost[0] if len(part.cost) == 1 else None
    if not isinstance(cost, ir.PayMana):
        raise p.fail(part, "cost")
    if cost.mana:
        return p.words(
            f"{who}可以支付{print_mana(cost.mana)}，而不支付{who}所[cast]之{what}的[mana-cost]"
        )
    if not isinstance(cost.extra, ir.ManaValueOf):
        raise p.fail(part, "cost")
    p.tails.append(p.words("X为该咒语的[mana-value]"))
    return p.words(f"{who}可以支付{{X}}，而不支付{who}所[cast]之{what}的[mana-cost]")


@prints(ir.ActivateAsInstant)
def _as_instant(p: Printer, part: ir.ActivateAsInstant) -> str:
    who = people(p, part.who)
    name = keyword_words(p, part.keyword)
    return p.words(f"{who}可以于{who}能[cast]瞬间的时机下[activate]{name}异能")


@prints(ir.CastAsSorcery)
def _as_sorcery(p: Printer, part: ir.CastAsSorcery) -> str:
    sorcery = ("巫术", "法术", "法术")[p.index]
    who = people(p, part.who)
    return p.words(f"{who}只能于其能[cast]{sorcery}的时机下[cast]{spells(p, part.filter)}")


@prints(ir.SpendAs)
def _spend_as(p: Printer, part: ir.SpendAs) -> str:
    return p.words(f"{people(p, part.who)}可以将{{{part.mana}}}视同{{{part.other}}}来支付费用")


@reads(ir.CostHas)
def _cost_has(p: Printer, phrase: Phrase, what: ir.CostHas) -> None:
    phrase.clauses.append(p.words(f"[mana-cost]中有{{{what.symbol}}}"))


@reads(ir.CanEnchant)
def _can_enchant(p: Printer, phrase: Phrase, what: ir.CanEnchant) -> None:
    told = ("结界{}异能", "结附于{}异能", "结附于{}异能")[p.index]
    phrase.clauses.append(f"具有{told.replace('{}', noun(p, what.filter))}")


@prints(ir.MayLook)
def _may_look(p: Printer, part: ir.MayLook) -> str:
    gone = ("移出游戏", "放逐", "放逐")[p.index]
    return f"的操控者可以检视以其{gone}的牌"


@prints(ir.KeepLooking)
def _keep_looking(p: Printer, node: ir.KeepLooking) -> str:
    gone = ("移出游戏", "放逐", "放逐")[p.index]
    return f"只要{p.say(node.what)}仍被{gone}，{people(p, node.who)}便可以检视之"


@reads(ir.NameCastThisTurn)
def _name_cast(p: Printer, phrase: Phrase, what: ir.NameCastThisTurn) -> None:
    phrase.clauses.append(p.words("与本回合中[cast]过之咒语同名"))


ACTIVATED = {
    "mana": "[mana-ability]",
    "other": "不是[mana-ability]的起动式异能",
    "tap": "费用中有{T}的起动式异能",
}


@reads(ir.HasActivated)
def _has_activated(p: Printer, phrase: Phrase, what: ir.HasActivated) -> None:
    phrase.clauses.append(p.words(f"具有{ACTIVATED[what.kind]}"))


@prints(ir.NextSpell)
def _next_spell(p: Printer, part: ir.NextSpell) -> str:
    spell = f"{people(p, part.who)}[cast]的下一个{spells(p, part.filter)}"
    told = []
    if part.flash:
        told.append("可以视同具有闪现异能来[cast]")
    if part.gives == (ir.CantBeCountered(),):
        told.append("不能被反击")
    elif part.gives:
        raise p.fail(part, "gives")
    return p.words(f"{spell}{'且'.join(told)}")


@prints(ir.MustTarget)
def _must_target(p: Printer, part: ir.MustTarget) -> str:
    who = people(p, part.who)
    told = ("使用咒语或异能", "施放咒语或起动异能", "施放咒语或起动异能")[p.index]
    what = noun(p, part.filter)
    place = p.words(("场上", "战场上", "战场上"))
    return p.words(f"{who}于{told}并选择目标时，若能选择，则须选择{place}至少一个{what}")


@reads(ir.Above)
def _above(p: Printer, phrase: Phrase, what: ir.Above) -> None:
    place = "紧邻其上" if what.next else "在其上方"
    phrase.clauses.append(f"于坟墓场中{place.replace('其', p.say(what.what))}")


@reads(ir.FirstCastThisTurn)
def _first_cast(p: Printer, phrase: Phrase, what: ir.FirstCastThisTurn) -> None:
    phrase.clauses.append(p.words("每回合第一个[cast]"))


@reads(ir.OfKeyword)
def _of_keyword(p: Printer, phrase: Phrase, what: ir.OfKeyword) -> None:
    phrase.clauses.append(f"源自{keyword_words(p, what.keyword)}")
