"""Conditions, without the 若 or 如果 that opens them."""

from __future__ import annotations

from typing import Any, Final, cast

from apnap import ir
from apnap.ir.mana import print_mana

from .amounts import quantity, value
from .facts import HAPPENED
from .nouns import OPERATORS, classifier, color_word, counted, noun, probe, read
from .printer import TEMPLATES, Printer, prints
from .refs import whose, whose_place
from .terms import keyword_name
from .words import counter_word, number_word

TEMPLATES.update(
    {
        ir.Did: "你如此作",
        ir.WonFlip: "你赢得此掷",
    }
)

STEPS: Final[dict[str, str]] = {
    "untap": "重置步骤",
    "upkeep": "维持",
    "draw": "[draw-step]",
    "main": "[land-phase]",
    "main1": "战斗前[land-phase]",
    "main2": "战斗后[land-phase]",
    "combat": "战斗",
    "beginning_of_combat": "战斗",
    "declare_attackers": "宣告攻击者步骤",
    "declare_blockers": "宣告阻挡者步骤",
    "combat_damage": "战斗伤害步骤",
    "end_of_combat": "战斗结束步骤",
    "end": "[end-step]",
    "cleanup": "清除步骤",
    "turn": "回合",
}
ZONES: Final[dict[str, str]] = {
    "battlefield": "[battlefield]",
    "graveyard": "坟墓场中",
    "hand": "手上",
    "exile": "[exile]",
    "library": "牌库中",
    "stack": "堆叠中",
}


def step_words(p: Printer, node: Any, step: str) -> str:
    """The name of a step or phase as card text writes it."""
    if step not in STEPS:
        raise p.fail(node, "step")
    return p.words(STEPS[step])


# ------------------------------------------------ together


@prints(ir.AllTrue)
def _all_true(p: Printer, node: ir.AllTrue) -> str:
    if node.said == "cast":
        return p.words(f"你是于你的行动阶段中[cast]{p.self_noun}")
    return "且".join(p.say(part) for part in node.parts)


@prints(ir.AnyTrue)
def _any_true(p: Printer, node: ir.AnyTrue) -> str:
    return "或".join(p.say(part) for part in node.parts)


@prints(ir.Untrue)
def _untrue(p: Printer, node: ir.Untrue) -> str:
    part: Any = node.part
    if isinstance(part, ir.Exists):
        return exists(p, part, absent=True)
    if isinstance(part, ir.Fits):
        return fits(p, part, denied=True)
    if isinstance(part, ir.WasCast) and part.zone:
        return p.words(f"{p.self_noun}不是从{zone_words(p, part)}[cast]")
    if isinstance(part, ir.Kicked):
        return p.words((f"未支付{p.self_noun}的增幅费用",) + (f"{p.self_noun}未增幅",) * 2)
    if isinstance(part, ir.ManaSpent):
        return "未" + p.say(part)
    if isinstance(part, ir.ChoiceIs) and part.value == "paid":
        return "未献上贡礼"
    if isinstance(part, ir.TurnOf):
        return f"现在不是{whose(p, part.who)}回合"
    if isinstance(part, ir.Did):
        return "你未如此作"
    if isinstance(part, ir.Happened) and part.fact == LAST_TURN:
        return p.words("上一个回合中没有[player][cast]过咒语")
    return "并非" + p.say(part)


# ------------------------------------------------ numbers


LAST_TURN = "spells-cast-before"


@prints(ir.Compare)
def _compare(p: Printer, node: ir.Compare) -> str:
    left: Any = node.left
    if node.said == "even":
        return f"{quantity(p, left.left)}为偶数"
    if node.said == "defending":
        return p.words("你是防御[player]")
    if node.said == "a library":
        return f"任一牌库中有{_number(node.op, cast(int, node.right), '张')}的牌"
    if node.said.endswith(" deals damage to you"):
        return "以此法对你造成了伤害"
    if node.said.startswith("this ") and node.said.endswith(" is"):
        return "以此法消灭了它"
    if isinstance(left, ir.PlayerCount) and isinstance(left.who, ir.Without):
        return f"是{p.say(left.who.but).replace('每位', '', 1)}"  # they are among those
    if isinstance(left, ir.PlayerCount) and (node.op, node.right) == (">=", 1):
        return f"有{p.say(left.who)}"
    if isinstance(left, ir.Highest) and isinstance(left.amount, ir.TurnFact):
        if left.amount.fact == LAST_TURN:
            return p.words(
                f"有[player]于上一个回合中[cast]过{_number(node.op, node.right, '个')}咒语"
            )
    right: Any = node.right
    if isinstance(right, ir.Highest) and right.who == ir.OthersThan(ir.CurrentPlayer()):
        if right.amount == left and not right.least and node.op == ">":
            return p.words(f"{quantity(p, left)}大于其他每位[player]")
    if isinstance(node.right, int):
        if isinstance(left, ir.CardsIn):
            return _cards(p, left, node.op, node.right)
        if isinstance(left, ir.Count) and left.zones[0] in ("battlefield", "graveyard"):
            return _objects(p, left, node.op, node.right)
        if isinstance(left, ir.ColorsAmong | ir.BasicTypesAmong) and node.op == "=":
            what = "颜色" if isinstance(left, ir.ColorsAmong) else "基本地类别"
            among = p.say(left.what).removeprefix("所有")
            return f"{among}中有{number_word(node.right)}种{what}"
        if isinstance(left, ir.CountersOn) and node.op in ("=", ">="):
            return _counters(p, left, node.op, node.right)
    return f"{quantity(p, left)}{OPERATORS[node.op]}{value(p, node.right)}"


def _number(op: str, n: int, unit: str) -> str:
    """七张或更多的, 两张或更少的, 正好三张."""
    number = f"{number_word(n)}{unit}"
    told = {">=": f"{number}或更多", "<=": f"{number}或更少", "=": f"正好{number}"}
    return told.get(op, f"{OPERATORS[op]}{number}")


def _cards(p: Printer, left: ir.CardsIn, op: str, n: int) -> str:
    if n == 0 and op == "=":
        place = whose_place(p, left.who)
        return f"{place}没有手牌" if left.zone == "hand" else f"{place}{_zone(left)}没有牌"
    number = _number(op, n, "张")
    link = "的" if "或" in number else ""
    if left.zone == "hand":
        return f"{whose_place(p, left.who)}手上有{number}{link}牌"
    return f"{whose(p, left.who)}{_zone(left)}有{number}{link}牌"


def _zone(left: ir.CardsIn) -> str:
    return {"graveyard": "坟墓场中", "library": "牌库中", "hand": "手上"}[left.zone]


def _objects(p: Printer, left: ir.Count, op: str, n: int) -> str:
    zone = left.zones[0]
    told = noun(p, left.filter, zone, place=False)
    number = _number(op, n, classifier(p, left.filter, zone))
    link = "的" if "或" in number else ""
    if zone == "graveyard":
        owner = probe(p, left.filter, zone).owner
        place = "坟墓场中" if owner is None else whose(p, owner) + "坟墓场中"
        return f"{place}有{number}{link}{told}"
    if told.startswith("由你操控的"):
        return f"你操控{number}{link}{told.removeprefix('由你操控的')}"
    return p.words(f"[battlefield]{'' if p.index == 0 else '上'}有{number}{link}{told}")


def _counters(p: Printer, left: ir.CountersOn, op: str, n: int) -> str:
    kind = counter_word(left.kind, p.vocabulary)
    what = p.say(left.what)
    if n == 0 and op == "=":
        return f"{what}上没有{kind}"
    number = _number(op, n, "个")
    return f"{what}上有{number}{'的' if '或' in number else ''}{kind}"


# ------------------------------------------------ objects


@prints(ir.Exists)
def _exists(p: Printer, node: ir.Exists) -> str:
    return exists(p, node, absent=False)


def exists(p: Printer, node: ir.Exists, absent: bool) -> str:
    """You control a ..., or there is one somewhere; `absent`: there is none."""
    zone = node.zones[0]
    phrase = probe(p, node.filter, zone)
    owner = _controller(node.filter)
    told = noun(p, node.filter, zone, place=False, other="另一" + classifier(p, node.filter, zone))
    if owner is not None and zone == "battlefield":
        by = "对手" if isinstance(owner, ir.EachOpponent) else p.say(owner)
        rest = told.replace(f"由{by}操控且", "").replace(f"由{by}操控的", "")
        return f"{by}{'未操控' if absent else '操控'}{rest}"
    if zone == "battlefield":
        place = p.words(("场上", "战场上", "战场上"))
    else:
        who = whose(p, phrase.owner) if phrase.owner is not None else ""
        place = p.words(who + ZONES[zone])
    return f"{place}{'没有' if absent else '有'}{told}"


def _controller(filter_: Any) -> Any:
    """Whose the object has to be, if the filter says so."""
    if isinstance(filter_, ir.Controlled):
        return filter_.by
    if isinstance(filter_, ir.AllOf):
        found = [_controller(part) for part in filter_.parts]
        return next((one for one in found if one is not None), None)
    return None


@prints(ir.Fits)
def _fits(p: Printer, node: ir.Fits) -> str:
    return fits(p, node, denied=False)


def fits(p: Printer, node: ir.Fits, denied: bool) -> str:
    """It is tapped; its power is 2 or less; it is red."""
    subject = "它" if p.mentioned(node.what) else p.say(node.what)
    filter_: Any = node.filter
    if node.said == "bearer":
        return f"你选择了{counted(p, filter_, '一', 'battlefield')}作为你的持戒人"
    if isinstance(filter_, ir.IsTapped):
        return f"{subject}{'未' if denied else '已'}横置"
    phrase = read(p, ir.Not(filter_) if denied else filter_)
    if phrase.clauses and not (phrase.types or phrase.subtypes or phrase.adjectives):
        clause = "且".join(phrase.clauses)
        if isinstance(filter_, ir.Number):
            return f"{'其' if subject == '它' else subject + '的'}{clause}"
        return (
            subject + clause.replace("具", "具有", 1)
            if clause.startswith("具")
            else (subject + clause)
        )
    words = "".join(phrase.adjectives + phrase.supertypes + phrase.subtypes + phrase.types)
    if words.startswith("非"):
        return f"{subject}不是{words.removeprefix('非')}"
    return f"{subject}是{words}"


@prints(ir.InZone)
def _in_zone(p: Printer, node: ir.InZone) -> str:
    if node.zone not in ZONES:
        raise p.fail(node, "zone")
    place = p.words(ZONES[node.zone])
    if node.zone == "battlefield":
        place = p.words(("场上", "战场上", "战场上"))
    return f"{p.say(node.what)}在{place}"


# ------------------------------------------------ turns, casting, facts


@prints(ir.TurnOf)
def _turn_of(p: Printer, node: ir.TurnOf) -> str:
    return f"现在是{whose(p, node.who)}回合"


@prints(ir.During)
def _during(p: Printer, node: ir.During) -> str:
    return f"现在是{step_words(p, node, node.step)}"


@prints(ir.LaterTurn)
def _later_turn(p: Printer, condition: ir.LaterTurn) -> str:
    return "在之后的回合中"


@prints(ir.ThatTurn)
def _that_turn(p: Printer, condition: ir.ThatTurn) -> str:
    return "在该回合中"


@prints(ir.SomeShare)
def _some_share(p: Printer, condition: ir.SomeShare) -> str:
    words = {"color": "颜色", "name": "名称"}
    if condition.of not in words:
        raise p.fail(condition, "of")
    return f"{p.say(condition.what)}中有两张具有相同{words[condition.of]}"


@prints(ir.AllShare)
def _all_share(p: Printer, condition: ir.AllShare) -> str:
    if condition.of != "color":
        raise p.fail(condition, "of")
    return f"{p.say(condition.what)}全都有共通颜色"


@prints(ir.SorceryTime)
def _sorcery_time(p: Printer, condition: ir.SorceryTime) -> str:
    return p.words(("你能使用巫术", "你能施放法术", "你能施放法术"))


@prints(ir.KickedWith)
def _kicked_with(p: Printer, condition: ir.KickedWith) -> str:
    return f"{p.self_noun}已支付{print_mana(condition.mana)}的增幅费用"


@prints(ir.Kicked)
def _kicked(p: Printer, node: ir.Kicked) -> str:
    if node.times > 1:
        return f"{p.self_noun}已增幅{number_word(node.times)}次"
    return p.words((f"曾支付{p.self_noun}的增幅费用",) + (f"{p.self_noun}已增幅",) * 2)


@prints(ir.CostPaid)
def _cost_paid(p: Printer, node: ir.CostPaid) -> str:
    if node.key == "additional":
        return "曾支付额外费用"
    name = keyword_name(node.key, p.vocabulary)
    if name is None:
        raise p.fail(node, "key")
    return f"曾支付{p.self_noun}的{name}费用"


@prints(ir.Happened)
def _happened(p: Printer, node: ir.Happened) -> str:
    if node.fact not in HAPPENED:
        raise p.fail(node, "fact")
    by = "" if node.who is None else p.say(node.who)
    return f"{by}于本回合中{p.words(HAPPENED[node.fact])}"


def zone_words(p: Printer, node: ir.WasCast) -> str:
    """Where the spell was cast from."""
    zones = {"hand": "你手上", "graveyard": "坟墓场", "exile": "[exile]", "library": "牌库"}
    if node.zone not in zones:
        raise p.fail(node, "zone")
    return p.words(zones[node.zone])


@prints(ir.WasCast)
def _was_cast(p: Printer, node: ir.WasCast) -> str:
    if not node.zone:
        return p.words(f"{p.self_noun}是因[cast]而来")
    return p.words(f"{p.self_noun}是从{zone_words(p, node)}[cast]")


@prints(ir.ManaSpent)
def _mana_spent(p: Printer, node: ir.ManaSpent) -> str:
    many = f"{value(p, node.count)}点或更多" if node.count != 1 else ""
    mana = ("{" + node.mana + "}") * node.count if node.mana else f"{many}[mana]"
    spell = p.self_noun if isinstance(node.what, ir.This) else p.say(node.what)
    return p.words(f"曾支付{mana}来[cast]{spell}")


@prints(ir.ChoiceIs)
def _choice_is(p: Printer, node: ir.ChoiceIs) -> str:
    told = {"odd": "奇数", "even": "偶数"}
    if node.value == "paid":
        return "已献上贡礼"
    if node.value not in told:
        raise p.fail(node, "value")
    return f"所选的是{told[node.value]}"


@prints(ir.NewlyControlled)
def _newly(p: Printer, node: ir.NewlyControlled) -> str:
    return f"{p.say(node.what)}是在你的上一个维持开始之后才由你操控"


@prints(ir.WasAttacked)
def _was_attacked(p: Printer, node: ir.WasAttacked) -> str:
    return f"{p.say(node.who)}于此步骤中受到过攻击"


TIMES = {"day": "现在是白昼", "night": "现在是黑夜", "neither": "现在既非白昼也非黑夜"}


@prints(ir.IsTime)
def _is_time(p: Printer, node: ir.IsTime) -> str:
    return TIMES[node.time]


@prints(ir.IsMonarch)
def _is_monarch(p: Printer, node: ir.IsMonarch) -> str:
    return f"{p.say(node.who)}是君主"


@prints(ir.ColorIsCommon)
def _color_is_common(p: Printer, node: ir.ColorIsCommon) -> str:
    return f"{color_word(node.color)}是在所有永久物中最常见或并列最常见的颜色"


@prints(ir.HasBlessing)
def _has_blessing(p: Printer, node: ir.HasBlessing) -> str:
    return f"{p.say(node.who)}已得到黄金城祝福"


@prints(ir.HasMaxSpeed)
def _has_max_speed(p: Printer, node: ir.HasMaxSpeed) -> str:
    return f"{p.say(node.who)}已达极速"


@prints(ir.NotUsedYet)
def _not_used_yet(p: Printer, condition: ir.NotUsedYet) -> str:
    return p.words("此异能未曾[activate]过")


@prints(ir.HeldSinceTurn)
def _held_since(p: Printer, condition: ir.HeldSinceTurn) -> str:
    return f"从你最近一个回合开始时起，你一直操控{p.say(condition.what)}"
