"""Parts of continuous effects about players and the rules: whole sentences of their own."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.ir.mana import print_mana

from .amounts import figure
from .conditions import step_words
from .costs import exiled
from .nouns import noun
from .printer import Printer, prints
from .words import number_word


def people(p: Printer, who: Any) -> str:
    """Players in general: 玩家, 你, 对手."""
    if who is None or isinstance(who, ir.EachPlayer):
        return p.word("player")
    return "对手" if isinstance(who, ir.EachOpponent) else p.say(who)


def theirs(p: Printer, who: Any) -> str:
    """你的, 其."""
    return "你的" if isinstance(who, ir.You) else "其"


def spells(p: Printer, filter_: Any) -> str:
    """Spells that fit."""
    return "咒语" if isinstance(filter_, ir.Anything) else noun(p, filter_, "stack")


@prints(ir.CostChange)
def _cost_change(p: Printer, part: ir.CostChange) -> str:
    what = spells(p, part.filter)
    change = "增加" if part.more else "减少"
    amount = print_mana(part.mana) if part.mana else "{" + figure(p, part.generic) + "}"
    by = "" if part.who is None else people(p, part.who)
    if part.abilities:
        source = "" if part.but_mana else noun(p, part.filter)
        if part.but_mana:
            told = p.words(f"{by}[activate]不是[mana-ability]的异能的费用{change}{amount}")
            return told.replace("的异能的", "之异能的")
        least = f"，但不会因此少于{number_word(part.least)}点[mana]" if part.least else ""
        told = p.words(f"{by}[activate]{source}的起动式异能的费用{change}{amount}{least}")
        return told.replace("的起动式异能的", "之起动式异能的")
    ready = "才能使用" if part.more else "即可使用"
    own = f"由{by}施放的" if by else ""
    return p.words(
        (
            f"{by}使用{what}时{change}{amount}{ready}",
            f"{by}施放{what}的费用{change}{amount}来施放",
            f"{own}{what}{change}{amount}来施放",
        )
    )


@prints(ir.CantCast)
def _cant_cast(p: Printer, part: ir.CantCast) -> str:
    return p.words(f"{people(p, part.who)}不能[cast]{spells(p, part.filter)}")


@prints(ir.CantPlayLands)
def _cant_play_lands(p: Printer, part: ir.CantPlayLands) -> str:
    what = "地" if isinstance(part.filter, ir.Anything) else noun(p, part.filter)
    return f"{people(p, part.who)}不能使用{what}"


@prints(ir.CastLimit)
def _cast_limit(p: Printer, part: ir.CastLimit) -> str:
    what = spells(p, part.filter)
    all_ = part.who is None or isinstance(part.who, ir.EachPlayer)
    who = p.words("每位[player]") if all_ else people(p, part.who)
    return p.words(f"{who}每回合最多只能[cast]{number_word(part.count)}个{what}")


@prints(ir.FlashFor)
def _flash_for(p: Printer, part: ir.FlashFor) -> str:
    who = p.words("任一[player]都") if part.who is None else people(p, part.who)
    what = spells(p, part.filter)
    return p.words(f"{who}可以于其能[cast]瞬间的时机下[cast]{what}").replace(
        "你可以于其", "你可以于你"
    )


@prints(ir.MayPlay)
def _may_play(p: Printer, part: ir.MayPlay) -> str:
    who = people(p, part.who)
    free = p.words("，且[without-paying]支付其[mana-cost]") if part.free else ""
    verb = "使用" if part.lands else p.word("cast")
    if part.exile:
        free += p.words(f"。若如此[cast]的咒语将置入坟墓场，则改为{exiled(p, '它')}")
    if part.what is not None:
        only = ""
        if not isinstance(part.filter, ir.Anything):
            only = f"中的{noun(p, part.filter, 'hand', place=False)}"
        return f"{who}可以{verb}{p.say(part.what)}{only}{free}"
    whose = "你" if isinstance(part.who, ir.You) else "其"
    if part.zone == "hand" and part.free:
        what = noun(p, part.filter, "hand", place=False)
        when = f"于其能{p.word('cast')}瞬间的时机下" if part.flash else ""
        return f"{who}可以{when}{verb}{whose}手上的{what}{free}"
    places = {"library-top": f"{whose}牌库顶的", "graveyard": f"{whose}坟墓场中的"}
    places["graveyard-top"] = f"{whose}坟墓场顶的"
    if part.zone not in places:
        raise p.fail(part, "zone")
    bare = part.filter in (ir.Anything(), ir.Owned())
    what = ("牌" if part.spells else "地牌") if bare else noun(p, part.filter, "hand", place=False)
    told = f"{who}可以{verb}{places[part.zone]}{what}{free}"
    if part.once:
        told = f"每回合一次，{told.replace(what, f'一张{what}', 1)}"
    return told


@prints(ir.ExtraLands)
def _extra_lands(p: Printer, part: ir.ExtraLands) -> str:
    own = theirs(p, part.who)
    if part.count < 0:
        return f"于{own}每个回合中，{people(p, part.who)}可以使用任意数量的地"
    number = number_word(part.count)
    return f"于{own}每个回合中，{people(p, part.who)}可以额外使用{number}个地"


@prints(ir.HandSize)
def _hand_size(p: Printer, part: ir.HandSize) -> str:
    who = people(p, part.who)
    if part.set is not None:
        return f"{theirs(p, part.who)}手牌上限为{number_word(part.set)}张"
    if part.change == 0:
        return f"{who}没有手牌上限"
    word = "减少" if isinstance(part.change, int) and part.change < 0 else "增加"
    change: Any = part.change
    number = number_word(abs(change)) if isinstance(change, int) else figure(p, change)
    return f"{theirs(p, part.who)}手牌上限{word}{number}张"


@prints(ir.CantGainLife)
def _cant_gain(p: Printer, part: ir.CantGainLife) -> str:
    return f"{people(p, part.who)}不能获得生命"


@prints(ir.CantLose)
def _cant_lose(p: Printer, part: ir.CantLose) -> str:
    told = f"{people(p, part.who)}不会输掉[this-game]"
    return p.words(told + ("，且对手不会赢得[this-game]" if part.nor_win else ""))


@prints(ir.LifeFloor)
def _life_floor(p: Printer, part: ir.LifeFloor) -> str:
    own = theirs(p, part.who)
    return f"若伤害将使{own}总生命低于{part.least}，则改为使其降至{part.least}"


@prints(ir.LifeNotNeeded)
def _life_not_needed(p: Printer, part: ir.LifeNotNeeded) -> str:
    return p.words(f"{people(p, part.who)}不会因为生命为0或更少而输掉[this-game]")


@prints(ir.CantSearch)
def _cant_search(p: Printer, part: ir.CantSearch) -> str:
    return f"{people(p, part.who)}不能搜寻牌库"


@prints(ir.CantDraw)
def _cant_draw(p: Printer, part: ir.CantDraw) -> str:
    return p.words(f"{people(p, part.who)}不能[draw]牌")


@prints(ir.UntapsAlso)
def _untaps_also(p: Printer, part: ir.UntapsAlso) -> str:
    own = isinstance(part.filter, ir.Is)
    what = p.self_noun if own else f"所有{noun(p, part.filter)}"
    return p.words(f"在每位其他[player]的重置步骤中，重置{what}")


@prints(ir.PlayerCantBeTargeted)
def _cant_target(p: Printer, part: ir.PlayerCantBeTargeted) -> str:
    by = "" if part.whose is None else f"由{people(p, part.whose)}操控之"
    return f"{people(p, part.who)}不能成为{by}咒语或异能的目标"


@prints(ir.SkipsStep)
def _skips(p: Printer, part: ir.SkipsStep) -> str:
    step = step_words(p, part, part.step)
    name = step if step.endswith(("步骤", "阶段", "回合")) else step + "步骤"
    if isinstance(part.who, ir.You):
        return f"略过你的{name}"
    return f"{people(p, part.who)}略过其{name}"


@prints(ir.UntapLimit)
def _untap_limit(p: Printer, part: ir.UntapLimit) -> str:
    what = noun(p, part.filter)
    number = number_word(part.count)
    own = theirs(p, part.who)
    return f"{people(p, part.who)}于{own}重置步骤中最多只能重置{number}个{what}"


@prints(ir.CombatLimit)
def _combat_limit(p: Printer, part: ir.CombatLimit) -> str:
    told = []
    attack = "进行攻击" if part.whom is None else f"攻击{p.say(part.whom)}"
    for number, verb in ((part.attack, attack), (part.block, "进行阻挡")):
        if number is not None:
            told.append(f"每次战斗中最多只能有{number_word(number)}个生物{verb}")
    return "，且".join(told)


@prints(ir.RevealedHand)
def _revealed_hand(p: Printer, part: ir.RevealedHand) -> str:
    return f"{people(p, part.who)}展示{theirs(p, part.who)}手牌进行游戏"


@prints(ir.RevealedTop)
def _revealed_top(p: Printer, part: ir.RevealedTop) -> str:
    who = "" if isinstance(part.who, ir.You) else people(p, part.who)
    return f"{who}展示{theirs(p, part.who)}牌库顶牌进行游戏"


@prints(ir.SeesTop)
def _sees_top(p: Printer, part: ir.SeesTop) -> str:
    return f"{people(p, part.who)}可以随时检视{theirs(p, part.who)}牌库顶牌"


@prints(ir.RevealsFirstDraw)
def _reveals_first(p: Printer, part: ir.RevealsFirstDraw) -> str:
    return f"{people(p, part.who)}展示{theirs(p, part.who)}每回合所抓的第一张牌"


@prints(ir.ManaStays)
def _mana_stays(p: Printer, part: ir.ManaStays) -> str:
    kind = "{" + part.mana + "}" if part.mana else p.word("mana")
    return p.words(f"未用的{kind}不会从{people(p, part.who)}的[mana-pool]中消失")


@prints(ir.PayersMay)
def _payers_may(p: Printer, part: ir.PayersMay) -> str:
    what = "" if isinstance(part.filter, ir.Anything) else f"来支付{spells(p, part.filter)}的费用"
    return p.words(f"{people(p, part.who)}可以将[mana]视同任意颜色的[mana]{what}")


DESIGNATIONS = {
    "ascend": "升腾",
    "speed": "你的速度为1",
    "day": "若既非白昼也非黑夜，则成为白昼",
    "night": "若既非白昼也非黑夜，则成为黑夜",
    "daybound": "昼形",
    "nightbound": "夜形",
}


@prints(ir.Designates)
def _designates(p: Printer, part: ir.Designates) -> str:
    return DESIGNATIONS[part.what]


@prints(ir.CantWin)
def _cant_win(p: Printer, part: ir.CantWin) -> str:
    return p.words(f"{people(p, part.who)}不能赢得[this-game]")


@prints(ir.CantCycle)
def _cant_cycle(p: Printer, part: ir.CantCycle) -> str:
    return f"{people(p, part.who)}不能循环牌"


@prints(ir.SearchesTop)
def _searches_top(p: Printer, part: ir.SearchesTop) -> str:
    count = number_word(part.count)
    who = people(p, part.who)
    return f"若{who}将搜寻牌库，则{who}改为搜寻该牌库顶的{count}张牌"


@prints(ir.FlipsTwo)
def _flips_two(p: Printer, part: ir.FlipsTwo) -> str:
    who = people(p, part.who)
    return f"若{who}将掷硬币，则{who}改为掷两枚硬币，并忽略其中一枚的结果"
