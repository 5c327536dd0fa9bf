"""Effects put together: one after another, may, if, unless, for each, later."""

from __future__ import annotations

from typing import Any

from apnap import ir

from .costs import paid
from .events import next_step, occasion, of_steps, of_their_next_turn, step_choice
from .nouns import counted, noun
from .printer import FORMS, HANDLERS, Printer, form, prints
from .terms import subtype_name
from .words import listed, number_word, outer

FLOWING = (ir.Draw, ir.Discard, ir.Scry, ir.Mill, ir.Shuffle)


@form("do")
def do(p: Printer, effect: Any) -> str:
    """An effect, with what X stands for."""
    return p.end(p.say(effect))


def simple(effect: Any) -> Any:
    """The action inside a Let."""
    return effect.effect if isinstance(effect, ir.Let) else effect


# ------------------------------------------------ one after another


@prints(ir.BecomeTime)
def _become_time(p: Printer, node: ir.BecomeTime) -> str:
    return "成为白昼" if node.time == "day" else "成为黑夜"


@prints(ir.Do)
def _do(p: Printer, node: ir.Do) -> str:
    return sequence(p, node.steps)


def sequence(p: Printer, steps: tuple[Any, ...]) -> str:
    """Sentences; 然后 between the steps of a flow of cards."""
    told = ""
    before: Any = None
    for step in steps:
        who = _shared(before, step)
        if who is None:
            words = do(p, step)
        else:
            with p.acting(who):
                words = do(p, step)
        if not words:
            continue
        if told:
            told += _joint(p, before, step, told, words)
            if told.endswith("。") and _draws(p, step) and _is_another(before):
                words = "你" + words
        told += words
        before = step
    return told


def _draws(p: Printer, step: Any) -> bool:
    """Do you draw, where you are the subject?"""
    one = simple(step)
    return isinstance(one, ir.Draw) and isinstance(p.subject, ir.You) and one.who == ir.You()


def _is_another(step: Any) -> bool:
    """Does another player do it, of whom the next sentence would be understood?"""
    who = getattr(simple(step), "who", None)
    return who is not None and not isinstance(who, ir.You)


def _shared(before: Any, step: Any) -> Any:
    """The player of both steps of a flow of cards."""
    first, second = simple(before), simple(step)
    if not isinstance(first, FLOWING) or not isinstance(second, FLOWING):
        return None
    return first.who if first.who == second.who else None


def within(p: Printer, effect: Any) -> str:
    """An effect inside a condition or a time: all its steps in one sentence."""
    if isinstance(effect, ir.Let):
        told = within(p, effect.effect)
        remember(p, effect)
        return told
    if not isinstance(effect, ir.Do) or any(isinstance(one, ir.If) for one in effect.steps):
        return do(p, effect)
    told = ""
    for step in effect.steps:
        words = do(p, step)
        if told:
            told += _and(p, words) if "。" not in told else "。"
        told += words
    return told


def _and(p: Printer, words: str) -> str:
    """且 before words with a subject of their own, 并 before a verb."""
    own = words.startswith((p.self_noun, "你", "该", "其", "目标", "每", "于", "在"))
    return "，且" if own else "，并"


def _joint(p: Printer, before: Any, step: Any, told: str, words: str) -> str:
    first, second = simple(before), simple(step)
    if isinstance(p.subject, ir.CurrentPlayer) and isinstance(
        getattr(second, "who", None), ir.CurrentPlayer
    ):
        return "，然后"  # the sentence says once who acts: each of several
    flows = isinstance(first, FLOWING) and isinstance(second, (*FLOWING, ir.Move, ir.ShuffleInto))
    if flows and getattr(first, "who", None) == getattr(second, "who", getattr(first, "who", None)):
        return "，然后"
    if p.subject == ir.CurrentPlayer() and "。" not in told:  # still what each of them does
        return _and(p, words)
    return "" if told.endswith("。」") else "。"


@prints(ir.AtOnce)
def _at_once(p: Printer, node: ir.AtOnce) -> str:
    told = [do(p, step) for step in node.steps]
    if all(isinstance(step, ir.Damage) for step in node.steps):
        told[1:] = [one.removeprefix(p.self_noun) for one in told[1:]]
    return "，并".join(told)


@prints(ir.Let)
def _let(p: Printer, node: ir.Let) -> str:
    told = p.say(node.effect)
    remember(p, node)
    return told


def remember(p: Printer, node: ir.Let) -> None:
    """What was done, and by whom."""
    p.results[node.name] = node.effect
    own = isinstance(p.subject, ir.You)
    p.doers[node.name] = getattr(node.effect, "who", p.subject) if own else p.subject


# ------------------------------------------------ may and if


@prints(ir.May)
def _may(p: Printer, node: ir.May) -> str:
    who = "你" if isinstance(node.who, ir.You) else HANDLERS[type(node.who)](p, node.who)
    with p.acting(node.who):
        before, p.dropping = p.dropping, True
        words = within(p, node.effect)
        others = words.startswith(p.self_noun) or node.said in ("have", "then have", "choose")
        told = f"{who}可以{'让' if others else ''}{words}"
        p.dropping = before
    if node.otherwise is None:
        return told
    return f"{told}。{_if_done(p, node.who, 'if-you-dont')}{do(p, node.otherwise)}"


@prints(ir.If)
def _if(p: Printer, node: ir.If) -> str:
    then = _opening(p, node.condition)
    told = then + within(p, node.then)
    if node.otherwise is None:
        return told
    return f"{told}。否则，{within(p, node.otherwise)}"


def _opening(p: Printer, condition: Any) -> str:
    """若你如此作 for what was done, 如果 for the rest."""
    if isinstance(condition, ir.Did):
        return _if_done(p, p.doers.get(condition.name), "if-you-do")
    if isinstance(condition, ir.Untrue) and isinstance(condition.part, ir.Did):
        return _if_done(p, p.doers.get(condition.part.name), "if-you-dont")
    if isinstance(condition, ir.AllTrue) and isinstance(condition.parts[0], ir.Did):
        rest = condition.parts[1:]
        told = "且".join(p.say(part) for part in rest)
        return f"{p.word('if-you-do').removesuffix('，').removesuffix('，则')}且{told}，则"
    return f"如果{p.say(condition)}，则"


@prints(ir.PayOr)
def _pay_or(p: Printer, node: ir.PayOr) -> str:
    who = p.say(node.who)
    with p.acting(node.who):
        cost = p.end(paid(p, node.cost, by_other=not isinstance(node.who, ir.You)))
    if node.asked == "may" or node.unpaid is None:
        if node.who == ir.CurrentPlayer() == p.subject:
            who = ""
        told = f"{who}可以{cost}"
        if node.paid is not None:
            told += f"。{_if_paid(p, node)}{within(p, node.paid)}"
        if node.unpaid is not None:
            told += f"。{p.word('if-you-dont')}{do(p, node.unpaid)}"
        return told
    told = f"除非{who}{cost}，否则{within(p, node.unpaid)}"
    if node.paid is not None:
        told += f"。{_if_paid(p, node)}{do(p, node.paid)}"
    return told


def _if_paid(p: Printer, node: ir.PayOr) -> str:
    return _if_done(p, node.who, "if-you-do")


def _if_done(p: Printer, who: Any, token: str) -> str:
    """If you do, if that player does."""
    if who is None or isinstance(who, ir.You):
        return p.word(token)
    if isinstance(who, ir.EachPlayer):
        some = "若有[player]" if token == "if-you-do" else "若没有[player]"
        return p.word("if-you-do").replace("若你", p.words(some), 1)
    return p.word(token).replace("若你", p.words("若该[player]"), 1)


# ------------------------------------------------ for each, again, modes


@prints(ir.ForEach)
def _for_each(p: Printer, node: ir.ForEach) -> str:
    what = p.say(node.what).replace("所有", "", 1)
    cards = isinstance(node.what, ir.All) and node.what.zones != ("battlefield",)
    if isinstance(node.what, ir.Those) and "card#" in node.what.said:
        cards, what = True, "以此法放逐的牌"
    with p.naming("该牌" if cards else "该永久物"):
        return f"每有一{'张' if cards else '个'}{what}，便{do(p, node.effect)}"


@prints(ir.ForEachPlayer)
def _for_each_player(p: Printer, node: ir.ForEachPlayer) -> str:
    who = p.say(node.who)
    if node.first is not None:
        who = f"由{p.say(node.first)}开始，{who}依次"
    one = isinstance(node.who, ir.AnOpponent | ir.TargetPlayer | ir.You)
    group = node.first is None and not one
    with p.acting(ir.CurrentPlayer()):
        effect: Any = node.effect
        if isinstance(effect, ir.May):
            before, p.dropping = p.dropping, True
            words = do(p, effect.effect)
            others = words.startswith(p.self_noun) or effect.said == "have"
            told = f"{who}{'都' if group else ''}可以{'让' if others else ''}{words}"
            p.dropping = before
            return told
        words = do(p, effect)
        them = p.words("该[player]")
        if words.startswith(f"{p.self_noun}对{them}"):
            return words.replace(them, f"{who}{'各' if group else ''}", 1)
        words = words.removeprefix(them) if group else words
        return f"{who}{'各' if group else ''}{words}"


@prints(ir.Repeat)
def _repeat(p: Printer, node: ir.Repeat) -> str:
    if isinstance(node.effect, ir.ExtraTurn) and isinstance(node.count, int):
        who = "" if isinstance(node.effect.who, ir.You) else p.say(node.effect.who)
        return f"{who}在本回合之后进行{number_word(node.count)}个额外的回合"
    if isinstance(node.count, int):
        return f"重复{number_word(node.count)}次：{do(p, node.effect)}"
    return f"重复X次：{do(p, node.effect)}" if node.count == ir.X() else _dynamic(p, node)


def _dynamic(p: Printer, node: ir.Repeat) -> str:
    return f"重复等同于{p.say(node.count)}的次数：{do(p, node.effect)}"


@prints(ir.ChooseMode)
def _choose_mode(p: Printer, node: ir.ChooseMode) -> str:
    who = "" if isinstance(node.who, ir.You) or node.who == p.subject else p.say(node.who)
    first: Any = node.modes[0]
    if len(node.modes) == 2 and isinstance(first, ir.Tap) and node.modes[1] == ir.Untap(first.what):
        return f"{who}横置或重置{FORMS['obj'](p, first.what)}"
    told = "；或".join(do(p, mode) for mode in node.modes)
    return f"{who}选择{number_word(node.count)}项～{told}"


@prints(ir.FlipCoin)
def _flip(p: Printer, node: ir.FlipCoin) -> str:
    who = "" if isinstance(node.who, ir.You) else p.say(node.who)
    number = number_word(node.count) if isinstance(node.count, int) else "X"
    subject = "你" if not who else p.words("该[player]")
    told = [f"{who}掷{number}枚硬币"]
    if not node.called:
        sides = (("正面", node.won), ("反面", node.lost))
        told += [f"若掷出{side}，则{within(p, part)}" for side, part in sides if part is not None]
        return "。".join(told)
    if node.won is not None:
        told.append(f"若{subject}赢得此掷，则{within(p, node.won)}")
    if node.lost is not None:
        told.append(f"若{subject}输掉此掷，则{within(p, node.lost)}")
    return "。".join(told)


@prints(ir.Clash)
def _clash(p: Printer, node: ir.Clash) -> str:
    own = isinstance(node.who, ir.You)
    told = f"{'' if own else p.say(node.who)}与一位对手比点"
    if node.won is None:
        return told
    winner = "你" if own else p.words("该[player]")
    told = f"{told}。若{winner}获胜，则{within(p, node.won)}"
    return told if node.lost is None else f"{told}。否则，{within(p, node.lost)}"


@prints(ir.RollDie)
def _roll(p: Printer, node: ir.RollDie) -> str:
    who = "" if isinstance(node.who, ir.You) else p.say(node.who)
    return f"{who}掷一个{number_word(node.sides)}面骰"


# ------------------------------------------------ later


@prints(ir.Delay)
def _delay(p: Printer, node: ir.Delay) -> str:
    when: Any = node.when
    event = p.event
    if isinstance(when, ir.StepBegins):
        time = next_step(p, when)
        if node.duration == "next-turn":
            time = time.replace("下一个", "下一个回合的")
    elif node.duration == "their-next-turn":
        time = of_their_next_turn(p, when)
    elif of_steps(when):
        time = step_choice(p, when)
    else:
        time = occasion(p, when)
        if node.duration == "turn":
            time = f"于本回合中，{time}"
    if isinstance(when, ir.StepBegins) or of_steps(when):
        p.event = event
    condition = "" if node.condition is None else f"若{p.say(node.condition)}{p.word('then')}"
    before, p.apart = p.apart, any(isinstance(one, ir.This) for one in ir.walk(when))
    told = f"{time}，{condition}{within(p, node.effect)}"
    p.apart = before
    p.event = event
    return told


@prints(ir.When)
def _when(p: Printer, node: ir.When) -> str:
    told = p.words(("当你如此作时", "当你如此做时", "当你如此作时"))
    return f"{told}，{p.say(node.body)}"


# ------------------------------------------------ choices that stay


CHOICES = {
    "color": "选择一种颜色",
    "creature-type": "选择一种生物类别",
    "card-type": "选择一种牌类别",
    "landwalk": "选择一种地行者异能",
    "land-type": "选择一种地类别",
    "basic-land-type": "选择一种基本地类别",
    "opponent": "选择一位对手",
    "player": "选择一位[player]",
    "number": "选择一个数字",
    "colors": "选择一种或数种颜色",
    "odd-even": "选择奇数或偶数",
    "riot": "选择+1/+1指示物或敏捷",
    "tribute": "选择是否献上贡礼",
}


@prints(ir.ChooseValue)
def _choose_value(p: Printer, node: ir.ChooseValue) -> str:
    who = "" if isinstance(node.who, ir.You) or node.who == p.subject else p.say(node.who)
    if node.what == "card-name":
        told = p.word("name-a-card")
        if not isinstance(node.limits, ir.Anything):
            told = told.replace(
                "一个牌名", f"一个{noun(p, node.limits, 'hand', place=False)}的名称"
            )
        return who + told
    if node.what == "number" and node.most is not None:
        return f"{who}选择一个{node.least}至{node.most}之间的数字"
    if node.what == "basic-land-type" and not isinstance(node.limits, ir.Anything):
        kinds = [one.subtype for one in ir.walk(node.limits) if isinstance(one, ir.HasSubtype)]
        return f"{who}选择{listed([subtype_name(one, p.vocabulary) for one in kinds], '或')}"
    if node.what not in CHOICES:
        raise p.fail(node, "what")
    told = p.words(CHOICES[node.what])
    if node.what == "creature-type" and isinstance(node.limits, ir.Not):
        but: Any = node.limits.part
        told = told.replace("选择", f"选择{noun(p, but)}以外的", 1)
    again = "另" if node.unlike else ""
    return who + told.replace("选择一", f"选择{again}一", 1)


@prints(ir.ChooseObject)
def _choose_object(p: Printer, node: ir.ChooseObject) -> str:
    choice: Any = node.choice
    who = FORMS["chooser"](p, choice)
    with p.acting(getattr(choice, "chooser", None) or p.subject):
        return f"{who}选择{p.say(choice)}"


@prints(ir.Nothing)
def _nothing(p: Printer, node: ir.Nothing) -> str:
    return ""


@prints(ir.ChangeTargets)
def _change_targets(p: Printer, node: ir.ChangeTargets) -> str:
    what = outer(p.say(node.what))
    if node.to is not None:
        return f"将{what}的目标改为{p.say(node.to)}"
    if node.single and node.among is not None:
        other = counted(p, node.among, "一").replace("一", "另一", 1)
        return f"将{what}的目标改为{other}"
    if node.single:
        return f"改变{what}的目标"
    if node.every:
        return f"改变{what}的所有目标"
    return f"你可以为{what}选择新的目标"
