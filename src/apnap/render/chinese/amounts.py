"""Amounts: figures for points, number words with classifiers for things, X with what it is."""

from __future__ import annotations

from typing import Any, Final

from apnap import ir

from .facts import COUNTED
from .nouns import keyword_words, noun
from .printer import CannotPrint, Printer, form, prints
from .refs import whose, whose_place
from .terms import COLOR_WORDS
from .words import counter_word, number_word, outer, packed

SAME: Final = (ir.EventAmount, ir.ResultAmount)
OF: Final[dict[str, str]] = {
    "power": "力量",
    "toughness": "防御力",
    "mana-value": "[mana-value]",
}
# ------------------------------------------------ forms


@form("figure")
def figure(p: Printer, value: Any) -> str:
    """A number as a figure; X, and what X is at the end of the sentence."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, ir.X):
        return "X"
    if not isinstance(value, ir.Node):
        raise CannotPrint(f"{value!r} is no number")
    told = quantity(p, value)  # which may look ahead, and put the list of tails back anew
    p.tails.append(f"X为{told}")
    return "X"


@form("value")
def value(p: Printer, amount: Any) -> str:
    """A number that something is compared with: a figure, or the quantity itself."""
    if isinstance(amount, int | ir.X):
        return figure(p, amount)
    return quantity(p, amount)


def things(p: Printer, count: Any, unit: str) -> str:
    """So many things: a number word with its classifier, or 等量的."""
    if isinstance(count, int):
        return number_word(count) + unit
    if isinstance(count, SAME):
        return "等量的"
    if count in ("any", "all"):
        return "任意数量的" if count == "any" else "所有"
    return figure(p, count) + unit


@form("张")
def cards(p: Printer, count: Any) -> str:
    """So many cards."""
    return things(p, count, "张")


@form("个")
def objects(p: Printer, count: Any) -> str:
    """So many objects."""
    return things(p, count, "个")


def points(p: Printer, amount: Any, what: str) -> str:
    """3点伤害, X点生命, 等量的伤害, 等同于其力量的生命."""
    if isinstance(amount, int | ir.X):
        return f"{figure(p, amount)}点{what}"
    if isinstance(amount, SAME):
        return f"等量的{what}"
    told = quantity(p, amount)
    return f"等同于{packed(told).replace('数量的', '数量')}的{what}"


@form("damage")
def damage(p: Printer, amount: Any) -> str:
    """So much damage."""
    return points(p, amount, "伤害")


@form("life")
def life(p: Printer, amount: Any) -> str:
    """So much life."""
    return points(p, amount, "生命")


def signed(p: Printer, amount: Any, like: str = "+") -> str:
    """A change of power or toughness: +2, -1, +X, -X; 0 takes the sign of its neighbour."""
    if isinstance(amount, int):
        return f"{like}0" if amount == 0 else f"{amount:+d}"
    if isinstance(amount, ir.Minus) and amount.left == 0:
        return "-" + figure(p, amount.right)
    if isinstance(amount, ir.Times) and amount.factor == -1:
        return "-" + figure(p, amount.amount)
    return "+" + figure(p, amount)


def modification(p: Printer, power: Any, toughness: Any) -> str:
    """+N/+N; so much for each of something where the two numbers are not the same."""
    parts = [amount for amount in (power, toughness) if isinstance(amount, ir.Times)]
    bases = {amount.amount if isinstance(amount, ir.Times) else amount for amount in parts}
    rest = [one for one in (power, toughness) if not isinstance(one, int)]
    if len(rest) == 2 and len(bases) == 1 and len({_factor(one) for one in rest}) == 2:
        told = "/".join(f"{_factor(one):+d}" for one in rest)
        p.tails.append(f"次数为{quantity(p, bases.pop())}")
        return told
    return f"{signed(p, power, _sign(toughness))}/{signed(p, toughness, _sign(power))}"


def _factor(amount: Any) -> int:
    return int(amount.factor) if isinstance(amount, ir.Times) else 1


def _sign(amount: Any) -> str:
    if isinstance(amount, int):
        return "-" if amount < 0 else "+"
    if isinstance(amount, ir.Times):
        return "-" if amount.factor == -1 else "+"
    return "-" if isinstance(amount, ir.Minus) and amount.left == 0 else "+"


# ------------------------------------------------ quantities


def quantity(p: Printer, amount: Any) -> str:
    """The quantity itself: 由你操控之树林的数量, 其力量, 你手牌的数量."""
    return str(amount) if isinstance(amount, int) else p.say(amount)


@prints(ir.X)
def _x(p: Printer, node: ir.X) -> str:
    return "X"


@prints(ir.Count)
def _count(p: Printer, node: ir.Count) -> str:
    zone = node.zones[0]
    if zone == "graveyard":
        told = noun(p, node.filter, zone, outer=True)
        return ("所有" if told.startswith("坟墓场中") else "") + told + "的数量"
    if zone == "hand" and isinstance(node.filter, ir.Owned):
        return whose_place(p, node.filter.by) + "手牌的数量"
    return noun(p, node.filter, zone, outer=True) + "的数量"


@prints(ir.CountOf)
def _count_of(p: Printer, node: ir.CountOf) -> str:
    told = "目标" if isinstance(node.what, ir.Target) else p.say(node.what)
    return f"{outer(told)}的数量"


@prints(ir.CardsIn)
def _cards_in(p: Printer, node: ir.CardsIn) -> str:
    owner = whose(p, node.who).removesuffix("的")
    if node.zone == "hand":
        return f"{owner}手牌的数量"
    zones = {"graveyard": "坟墓场", "library": "牌库"}
    if node.zone not in zones:
        raise p.fail(node, "zone")
    return f"{owner}{zones[node.zone]}中牌的数量"


@prints(ir.LifeOf)
def _life_of(p: Printer, node: ir.LifeOf) -> str:
    return f"{whose(p, node.who)}总生命"


@prints(ir.EnteredCount)
def _entered_count(p: Printer, node: ir.EnteredCount) -> str:
    return p.words(f"本回合中在{p.say(node.who)}操控下[enter]之{noun(p, node.filter)}的数量")


@prints(ir.CounteredCount)
def _countered_count(p: Printer, node: ir.CounteredCount) -> str:
    what = noun(p, node.filter, "stack")
    return f"本回合中被{p.say(node.by)}的咒语或异能反击之{what}的数量"


@prints(ir.DestroyedCount)
def _destroyed_count(p: Printer, node: ir.DestroyedCount) -> str:
    return f"本回合中被{p.say(node.by)}的咒语或异能消灭之{noun(p, node.filter)}的数量"


@prints(ir.UnspentMana)
def _unspent(p: Printer, node: ir.UnspentMana) -> str:
    return p.words(f"{p.say(node.who)}未用的[mana]点数")


@prints(ir.PlayerCount)
def _player_count(p: Printer, node: ir.PlayerCount) -> str:
    if isinstance(node.who, ir.PlayersFitting):
        return f"{p.say(node.who)}的数量"
    word = "对手" if isinstance(node.who, ir.EachOpponent) else p.word("player")
    return f"{word}的数量"


def _of(p: Printer, what: ir.Node, word: str) -> str:
    if p.apart and isinstance(what, ir.EventObject | ir.Target):
        return f"{outer(p.say(what))}的{word}"
    if isinstance(what, ir.EventObject | ir.Current) or p.mentioned(what):
        return f"其{word}"
    return f"{outer(p.say(what))}的{word}"


@prints(ir.PowerOf)
def _power_of(p: Printer, node: ir.PowerOf) -> str:
    return _of(p, node.what, "力量")


@prints(ir.ToughnessOf)
def _toughness_of(p: Printer, node: ir.ToughnessOf) -> str:
    return _of(p, node.what, "防御力")


@prints(ir.ManaValueOf)
def _mana_value_of(p: Printer, node: ir.ManaValueOf) -> str:
    return _of(p, node.what, p.word("mana-value"))


@prints(ir.CountersOn)
def _counters_on(p: Printer, node: ir.CountersOn) -> str:
    kind = counter_word(node.kind, p.vocabulary)
    return f"{p.say(node.what)}上{kind}的数量"


@prints(ir.DamageOn)
def _damage_on(p: Printer, node: ir.DamageOn) -> str:
    return f"{p.say(node.what)}上已标记的伤害"


@prints(ir.EventAmount)
def _event_amount(p: Printer, node: ir.EventAmount) -> str:
    return "该数量"


@prints(ir.ResultAmount)
def _result_amount(p: Printer, node: ir.ResultAmount) -> str:
    effect = p.results.get(node.name)
    told = {
        ir.Damage: "以此法造成之伤害的数量",
        ir.LoseLife: "以此法失去之生命的数量",
        ir.GainLife: "以此法获得之生命的数量",
        ir.Discard: "以此法弃掉之牌的数量",
        ir.Sacrifice: "以此法牺牲之永久物的数量",
        ir.RollDie: "掷出的数字",
    }
    return told.get(type(effect), "该数量") if effect is not None else "该数量"


@prints(ir.RemovedCount)
def _removed_count(p: Printer, node: ir.RemovedCount) -> str:
    return f"以此法移去之{counter_word(node.kind, p.vocabulary)}的数量"


@prints(ir.CostCount)
def _cost_count(p: Printer, node: ir.CostCount) -> str:
    told = {
        "removed": f"以此法移去之{counter_word(node.kind, p.vocabulary)}的数量",
        "sacrificed": "所牺牲之永久物的数量",
        "discarded": "所弃之牌的数量",
        "exiled": "以此法[exiled-by]之牌的数量",
        "tapped": "所横置之永久物的数量",
        "returned": "所移回之永久物的数量",
        "revealed": "所展示之牌的数量",
    }
    if node.role not in told:
        raise p.fail(node, "role")
    return p.words(told[node.role])


@prints(ir.TimesKicked)
def _times_kicked(p: Printer, node: ir.TimesKicked) -> str:
    what = p.self_noun if isinstance(node.what, ir.This) else p.say(node.what)
    return f"{what}增幅的次数"


@prints(ir.ChosenNumber)
def _chosen_number(p: Printer, node: ir.ChosenNumber) -> str:
    return "所选的数字"


@prints(ir.TurnFact)
def _turn_fact(p: Printer, node: ir.TurnFact) -> str:
    if node.fact not in COUNTED:
        raise p.fail(node, "fact")
    by = "" if node.who is None else p.say(node.who)
    when = "在其上一个回合中" if node.last else "本回合中"
    return p.words(f"{by}{when}{COUNTED[node.fact]}的数量")


@prints(ir.ColorsAmong)
def _colors_among(p: Printer, node: ir.ColorsAmong) -> str:
    return f"{outer(p.say(node.what).removeprefix('所有'))}中颜色的种数"


@prints(ir.DifferentAmong)
def _different(p: Printer, node: ir.DifferentAmong) -> str:
    kinds = {"name": "不同名称", "mana-value": "不同[mana-value]", "power": "不同力量"}
    return p.words(f"{outer(p.say(node.what).removeprefix('所有'))}中{kinds[node.of]}的种数")


@prints(ir.PlayerCounters)
def _player_counters(p: Printer, node: ir.PlayerCounters) -> str:
    return p.words(f"{p.say(node.who)}所具有之{counter_word(node.kind, p.vocabulary)}的数量")


@prints(ir.CardTypesAmong)
def _card_types(p: Printer, node: ir.CardTypesAmong) -> str:
    return f"{outer(p.say(node.what).removeprefix('所有'))}中牌类别的种数"


@prints(ir.BasicTypesAmong)
def _basic_types(p: Printer, node: ir.BasicTypesAmong) -> str:
    return f"{outer(p.say(node.what).removeprefix('所有'))}中基本地类别的种数"


# ------------------------------------------------ arithmetic


@prints(ir.Plus)
def _plus(p: Printer, node: ir.Plus) -> str:
    return f"{packed(quantity(p, node.left))}加{packed(quantity(p, node.right))}"


@prints(ir.Minus)
def _minus(p: Printer, node: ir.Minus) -> str:
    return f"{packed(quantity(p, node.left))}减{packed(quantity(p, node.right))}"


@prints(ir.Times)
def _times(p: Printer, node: ir.Times) -> str:
    of = packed(quantity(p, node.amount))
    if isinstance(node.amount, ir.Plus | ir.Minus):
        of = f"（{of}）"
    return f"{of}的{number_word(node.factor)}倍"


def _rounded(up: bool) -> str:
    return "（小数点后进位）" if up else "（小数点后舍去）"


@prints(ir.Half)
def _half(p: Printer, node: ir.Half) -> str:
    return f"{packed(quantity(p, node.amount))}的一半{_rounded(node.up)}"


def _over(p: Printer, node: Any, word: str) -> str:
    if node.of not in OF:
        raise p.fail(node, "of")
    what = p.say(node.what).removeprefix("所有")
    return p.words(f"{what}的{OF[node.of]}") + word


@prints(ir.Max)
def _max(p: Printer, node: ir.Max) -> str:
    return _over(p, node, "中最大者")


@prints(ir.Sum)
def _sum(p: Printer, node: ir.Sum) -> str:
    return _over(p, node, "总和")


@prints(ir.SpellsCast)
def _spells_cast(p: Printer, amount: ir.SpellsCast) -> str:
    who = "任意[player]" if amount.who is None else p.say(amount.who)
    return p.words(f"{who}本回合中[cast]过的{noun(p, amount.filter, 'stack')}的数量")


@prints(ir.SymbolsIn)
def _symbols_in(p: Printer, amount: ir.SymbolsIn) -> str:
    symbol = "{" + amount.color + "}"
    of = p.say(amount.what)
    whose = of if of == "其" else f"{of}的"
    return p.words(f"{whose}[mana]费用中{symbol}符号的数量")


@prints(ir.DiedCount)
def _died_count(p: Printer, amount: ir.DiedCount) -> str:
    what: Any = amount.filter
    if isinstance(what, ir.AllOf) and isinstance(what.parts[0], ir.Is):
        return p.words(f"以此法从[battlefield]置入坟墓场之{noun(p, what.parts[1])}的数量")
    return p.words(f"本回合中从[battlefield]置入坟墓场之{noun(p, amount.filter)}的数量")


@prints(ir.TimesResolved)
def _times_resolved(p: Printer, amount: ir.TimesResolved) -> str:
    return "本回合中此异能结算的次数"


@prints(ir.TimesActivated)
def _times_activated(p: Printer, amount: ir.TimesActivated) -> str:
    return p.words("本回合中此异能[activate]的次数")


@prints(ir.DamageTaken)
def _damage_taken(p: Printer, amount: ir.DamageTaken) -> str:
    by = "" if amount.source is None else f"由{noun(p, amount.source)}"
    return f"本回合中{by}对{p.say(amount.what)}造成的伤害"


@prints(ir.Highest)
def _highest(p: Printer, amount: ir.Highest) -> str:
    end = "最小" if amount.least else "最大"
    return f"{p.say(amount.who)}各自的{quantity(p, amount.amount)}中{end}者"


@prints(ir.SpellsBefore)
def _spells_before(p: Printer, amount: ir.SpellsBefore) -> str:
    return p.words(f"本回合中在{p.say(amount.what)}之前[cast]的咒语数量")


@prints(ir.TimesPaid)
def _times_paid(p: Printer, amount: ir.TimesPaid) -> str:
    return f"支付{keyword_words(p, amount.key)}费用的次数"


@prints(ir.ClassLevel)
def _class_level(p: Printer, amount: ir.ClassLevel) -> str:
    return f"{p.self_noun}的等级"


@prints(ir.ColorsSpent)
def _colors_spent(p: Printer, amount: ir.ColorsSpent) -> str:
    return p.words(f"[cast]{p.self_noun}时所支付之[mana]的颜色种数")


@prints(ir.ManaSpentOn)
def _mana_spent_on(p: Printer, amount: ir.ManaSpentOn) -> str:
    spell = p.self_noun if isinstance(amount.what, ir.This) else p.say(amount.what)
    return p.words(f"[cast]{spell}时所支付之[mana]的总量")


@prints(ir.Devotion)
def _devotion(p: Printer, amount: ir.Devotion) -> str:
    colors = "和".join(COLOR_WORDS[letter] + "色" for letter in amount.colors)
    return f"{p.say(amount.who)}对{colors}的献力"


@prints(ir.PartySize)
def _party_size(p: Printer, amount: ir.PartySize) -> str:
    whose = "你" if isinstance(amount.who, ir.You) else p.say(amount.who)
    return f"{whose}队伍中的生物数量"


@prints(ir.IfSo)
def _if_so(p: Printer, amount: ir.IfSo) -> str:
    told = f"若{p.say(amount.condition)}，则为{figure(p, amount.then)}"
    return f"{figure(p, amount.otherwise)}（{told}）"
