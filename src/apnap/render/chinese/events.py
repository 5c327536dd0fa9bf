"""Event patterns: what comes between 当 and 时, and what a replacement looks for."""

from __future__ import annotations

from typing import Any, Final

from apnap import ir
from apnap.render.vocabulary import ROMAN

from .conditions import step_words
from .nouns import counted, goes_as_card, noun
from .printer import FORMS, TEMPLATES, Printer, form, prints
from .refs import stack_word
from .refs import whose as whose_turn
from .words import counter_word, listed, number_word

NO_CREATURES: Final = ("Aura", "Equipment", "Plains", "Island", "Swamp", "Mountain", "Forest")


@form("one")
def one(p: Printer, filter_: ir.Node) -> str:
    """One that fits: its own name, or 一个 with the noun."""
    if isinstance(filter_, ir.Is):
        return noun(p, filter_)
    if isinstance(filter_, ir.Anything):
        return ""
    if isinstance(filter_, ir.AnyOf) and any(isinstance(part, ir.Is) for part in filter_.parts):
        return listed([one(p, part) for part in filter_.parts], "或")
    return counted(p, filter_, "一")


@form("by")
def by(p: Printer, who: Any) -> str:
    """The player of an event; any player where none is said."""
    if who is None or isinstance(who, ir.EachPlayer):
        return p.words("任一[player]")
    if isinstance(who, ir.EachOpponent):
        return "对手"
    return p.say(who)


TEMPLATES.update(
    {
        ir.AttacksUnblocked: "{what:one}[attack]且未受阻挡",
        ir.BecomesTapped: "{what:one}成为横置",
        ir.BecomesUntapped: "{what:one}成为未横置",
        ir.TurnedFaceUp: "{what:one}翻回正面",
        ir.ControlLost: "你失去{what:one}的操控权",
        ir.StateIs: "{condition}",
        ir.GainsLife: "{who:by}获得生命",
        ir.LosesLife: "{who:by}失去生命",
        ir.WouldDraw: "{who:by}将[draw]牌",
        ir.WouldGainLife: "{who:by}将获得生命",
        ir.WouldLose: "{who:by}将输掉[this-game]",
        ir.WouldBeDestroyed: "{what:one}将被消灭",
    }
)


@prints(ir.OnlyWhile)
def _only_while(p: Printer, pattern: ir.OnlyWhile) -> str:
    deed: Any = pattern.when
    if pattern.said == "first" and isinstance(deed, ir.GainsLife | ir.LosesLife):
        verb = "获得" if isinstance(deed, ir.GainsLife) else "失去"
        return f"{by(p, deed.who)}本回合中首次{verb}生命"
    if isinstance(pattern.condition, ir.TurnOf):
        return f"在{whose_turn(p, pattern.condition.who)}回合中{p.say(deed)}"
    return f"{p.say(pattern.condition)}时{p.say(deed)}"


def occasion(p: Printer, pattern: Any) -> str:
    """当{名}进场时, 每当 ... 时, 在你的维持开始时."""
    p.event = pattern
    if isinstance(pattern, ir.StepBegins):
        return step_begins(p, pattern)
    if of_steps(pattern):
        return step_choice(p, pattern)
    return f"{'当' if once(pattern) else '每当'}{p.say(pattern)}时"


def of_steps(pattern: Any) -> bool:
    """Is it either of several steps?"""
    parts = pattern.parts if isinstance(pattern, ir.EitherOf) else ()
    return bool(parts) and all(isinstance(part, ir.StepBegins) for part in parts)


def once(pattern: Any) -> bool:
    """Does it happen to the object once? Then it is 当, else 每当."""
    if isinstance(pattern, ir.Moves):
        return isinstance(pattern.what, ir.Is)
    if isinstance(pattern, ir.CycledPattern):
        return isinstance(pattern.filter, ir.Is)
    if isinstance(pattern, ir.EitherOf):
        return all(once(part) for part in pattern.parts)
    kinds = (ir.StateIs, ir.TurnedFaceUp, ir.ControlLost, ir.LastCounterRemoved)
    return isinstance(pattern, kinds)


# ------------------------------------------------ times


def step_begins(p: Printer, pattern: ir.StepBegins) -> str:
    """在你的维持开始时, 在回合结束时, 在战斗结束时."""
    step, whose = pattern.step, pattern.whose
    if step == "end_of_combat":
        return "在战斗结束时"
    if step == "end":
        return _end_step(p, whose)
    words = step_words(p, pattern, step)
    return f"在{_whose_step(p, whose)}{words}开始时"


def _whose_step(p: Printer, whose: Any) -> str:
    if whose is None or isinstance(whose, ir.EachPlayer):
        return p.words("每位[player]的")
    if isinstance(whose, ir.You):
        return "你的"
    return p.say(whose) + "的"


def _end_step(p: Printer, whose: Any) -> str:
    if isinstance(whose, ir.You):
        return p.words(("在你的回合结束时",) + ("在你的结束步骤开始时",) * 2)
    if whose is None:
        return p.words(("在回合结束时",) + ("在结束步骤开始时",) * 2)
    told = _whose_step(p, whose)
    return p.words((f"在{told}回合结束时",) + (f"在{told}结束步骤开始时",) * 2)


def next_step(p: Printer, pattern: ir.StepBegins) -> str:
    """The time of a delayed trigger: the next such step."""
    step, whose = pattern.step, pattern.whose
    if step == "end" and whose is None:
        return p.words(("在回合结束时",) + ("在下一个结束步骤开始时",) * 2)
    if step == "end":
        told = _whose_step(p, whose)
        return p.words((f"在{told}回合结束时",) + (f"在{told}下一个结束步骤开始时",) * 2)
    if step == "end_of_combat":
        return "在战斗结束时"
    owner = "" if whose is None else _whose_step(p, whose)
    return f"在{owner}下一个{step_words(p, pattern, step)}开始时"


def of_their_next_turn(p: Printer, pattern: Any) -> str:
    """The time of a delayed trigger in a player's next turn."""
    step = pattern.when
    if not isinstance(step, ir.StepBegins) or step.step != "end":
        raise p.fail(pattern, "when")
    whose = _whose_step(p, step.whose)
    return p.words((f"在{whose}下一个回合结束时",) + (f"在{whose}下一个回合的结束步骤开始时",) * 2)


def step_choice(p: Printer, pattern: ir.EitherOf) -> str:
    """The main phases: one word for both."""
    first: Any = pattern.parts[0]
    steps = {part.step for part in pattern.parts if isinstance(part, ir.StepBegins)}
    if steps != {"main1", "main2"}:
        raise p.fail(pattern, "parts")
    return p.words(f"在{_whose_step(p, first.whose)}下一个[land-phase]开始时")


@prints(ir.StepBegins)
def _step(p: Printer, pattern: ir.StepBegins) -> str:
    return step_begins(p, pattern).removeprefix("在").removesuffix("时")


@prints(ir.EitherOf)
def _either(p: Printer, pattern: ir.EitherOf) -> str:
    said = set(p.said)
    told = []
    for part in pattern.parts:
        p.said = set(said)
        told.append(p.say(part))
    first: Any = pattern.parts[0]
    subject = p.self_noun
    if isinstance(getattr(first, "what", None), ir.Is):
        p.said = set(said)
        subject = one(p, first.what)
    if all(part.startswith(subject) for part in told):
        return subject + "或".join(part.removeprefix(subject) for part in told)
    return "或".join(told)


# ------------------------------------------------ zones


@prints(ir.Moves)
def _moves(p: Printer, pattern: ir.Moves) -> str:
    if pattern.to == "battlefield" and not pattern.origin:
        return _enters(p, pattern.what)
    if goes_as_card(pattern):
        card = _card_goes(p, pattern.what, "从任何区域置入")
        return card.replace("一张", "一张或数张", 1) if pattern.batch else card
    if pattern.batch and (pattern.origin, pattern.to) == ("library", "graveyard"):
        card = _card_goes(p, pattern.what, "从牌库置入")
        return card.replace("一张", "一张或数张", 1)
    what = "一个或数个" + noun(p, pattern.what) if pattern.batch else one(p, pattern.what)
    if pattern.cause is not None:
        cause = _cause(p, pattern.cause)
        if pattern.destroyed:
            return f"{cause}消灭{what}"
        what = f"{cause}使{what}"
    if pattern.destroyed:
        return f"{what}被消灭"
    if pattern.origin == "battlefield" and pattern.to == "graveyard":
        kept = "且未被牺牲" if pattern.kept else ""
        return what + dies(p, pattern.what) + kept
    if pattern.origin == "battlefield" and not pattern.to:
        return p.words(f"{what}[leaves]")
    return what + travels(p, pattern, pattern.origin, pattern.to)


def dies(p: Printer, what: Any) -> str:
    """Today a creature dies; anything else goes from the battlefield to a graveyard."""
    if p.index == 2 and not is_creature(p, what):
        return "从战场置入坟墓场"
    return p.word("dies")


def is_creature(p: Printer, what: Any) -> bool:
    """Is it said to be a creature?"""
    if isinstance(what, ir.Is):
        if isinstance(what.what, ir.This):
            return "Creature" in p.types or not p.types
        return not isinstance(what.what, ir.AttachedTo) or p.host in ("", "生物")
    if isinstance(what, ir.AllOf | ir.AnyOf):
        return any(is_creature(p, part) for part in what.parts)
    if isinstance(what, ir.HasType):
        return what.type == "Creature"
    return isinstance(what, ir.HasSubtype) and what.subtype not in NO_CREATURES


def _enters(p: Printer, what: Any) -> str:
    parts = what.parts if isinstance(what, ir.AllOf) else ()
    if ir.Controlled() in parts:
        rest = tuple(part for part in parts if part != ir.Controlled())
        told = one(p, rest[0] if len(rest) == 1 else ir.AllOf(rest))
        return p.words(f"{told}在你的操控下[enter]")
    return p.words(f"{one(p, what)}[enter]")


def travels(p: Printer, pattern: Any, origin: str, to: str) -> str:
    """From a zone to a zone."""
    places = {
        "graveyard": "坟墓场",
        "hand": "手上",
        "library": "牌库",
        "exile": "[exile]",
        "battlefield": "[battlefield]",
        "": "",
    }
    if origin not in places or to not in places:
        raise p.fail(pattern, "zones")
    start = f"从{places[origin]}" if origin else "从任何区域" if to == "graveyard" else ""
    if to == "battlefield":
        return p.words(f"{start}[enter]")
    if to == "exile":
        return p.words(f"{start}被[exiled-by]" if p.index else f"{start}移出游戏")
    verb = "移回" if to == "hand" else "置入"
    return p.words(f"{start}{verb}{places[to]}")


def _card_goes(p: Printer, what: Any, verb: str) -> str:
    parts = what.parts if isinstance(what, ir.AllOf) else (what,)
    owners = [part.by for part in parts if isinstance(part, ir.Owned)]
    place = f"{by(p, owners[0])}的坟墓场" if owners else "坟墓场"
    return f"{counted(p, what, '一', 'graveyard')}{verb}{place}"


@prints(ir.WouldMove)
def _would_move(p: Printer, pattern: ir.WouldMove) -> str:
    if goes_as_card(pattern):
        return _card_goes(p, pattern.what, "将从任何区域置入")
    what = one(p, pattern.what)
    if pattern.origin == "battlefield" and pattern.to == "graveyard":
        return f"{what}将{dies(p, pattern.what)}"
    return f"{what}将{travels(p, pattern, pattern.origin, pattern.to)}"


# ------------------------------------------------ combat and damage


@prints(ir.AttacksPattern)
def _attacks(p: Printer, pattern: ir.AttacksPattern) -> str:
    if pattern.each_player:
        return p.words(f"任一[player]以一个或数个{noun(p, pattern.what)}[attack]")
    many = pattern.batch or pattern.each_attacked
    if many and pattern.least > 1:
        what = f"{number_word(pattern.least)}个或更多{noun(p, pattern.what)}"
    else:
        what = "一个或数个" + noun(p, pattern.what) if many else one(p, pattern.what)
    if pattern.each_attacked:
        return p.words(f"{what}攻击任一[player]")
    if pattern.whom is not None:
        walkers = p.words(f"或由{by(p, pattern.whom)}操控的鹏洛客") if pattern.walkers else ""
        return f"{what}攻击{by(p, pattern.whom)}{walkers}"
    if pattern.first:
        return p.words(f"{what}本回合中首次[attack]")
    return p.words(f"{what}单独攻击" if pattern.alone else f"{what}[attack]")


@prints(ir.BlocksPattern)
def _blocks(p: Printer, pattern: ir.BlocksPattern) -> str:
    if pattern.batch:
        return f"一个或数个{noun(p, pattern.what)}进行阻挡"
    if pattern.attacker is None:
        return f"{one(p, pattern.what)}进行阻挡"
    return f"{one(p, pattern.what)}阻挡{so_many(p, pattern.least, pattern.attacker)}"


def so_many(p: Printer, least: int, filter_: Any) -> str:
    """一个黑色生物, 一个或数个黑色生物, 两个或更多生物."""
    if not least:
        return one(p, filter_)
    count = "一个或数个" if least == 1 else f"{number_word(least)}个或更多"
    return count + noun(p, filter_)


@prints(ir.BecomesBlocked)
def _becomes_blocked(p: Printer, pattern: ir.BecomesBlocked) -> str:
    blocker = "" if pattern.blocker is None else so_many(p, pattern.least, pattern.blocker)
    return f"{one(p, pattern.what)}被{blocker}阻挡"


def recipient(p: Printer, to: Any) -> str:
    """Whom the damage is dealt to."""
    if isinstance(to, ir.IsPlayer) and to.who is None:
        return p.word("damaged-player")
    if isinstance(to, ir.IsPlayer) and isinstance(to.who, ir.EachOpponent):
        return "对手"
    if isinstance(to, ir.IsPlayer):
        return by(p, to.who)
    if isinstance(to, ir.AnyOf) and isinstance(to.parts[0], ir.IsPlayer):
        return "或".join(
            recipient(p, part) if isinstance(part, ir.IsPlayer) else noun(p, part)
            for part in to.parts
        )
    return one(p, to)


def _damage_word(combat: bool | None) -> str:
    return {None: "伤害", True: "战斗伤害", False: "非战斗伤害"}[combat]


@prints(ir.DealsDamage)
def _deals(p: Printer, pattern: ir.DealsDamage) -> str:
    damage = _damage_word(pattern.combat)
    if isinstance(pattern.source, ir.Anything):
        much = f"{pattern.least}点或更多{damage}" if pattern.least else damage
        much = f"来自单一来源的{much}" if pattern.apart else much
        return f"{recipient(p, pattern.to)}受到{much}"
    source = so_many(p, 1, pattern.source) if pattern.batch else one(p, pattern.source)
    if pattern.least:
        damage = f"{pattern.least}点或更多{damage}"
    if isinstance(pattern.to, ir.Anything):
        return f"{source}造成{damage}"
    return f"{source}对{recipient(p, pattern.to)}造成{damage}"


@prints(ir.WouldBeDealt)
def _would_deal(p: Printer, pattern: ir.WouldBeDealt) -> str:
    damage = _damage_word(pattern.combat)
    if pattern.least:
        damage = f"{FORMS['figure'](p, pattern.least)}点或更多{damage}"
    if pattern.most is not None:
        damage = f"{FORMS['figure'](p, pattern.most)}点或更少{damage}"
    source = source_of(p, pattern.source)
    if isinstance(pattern.source, ir.Anything):
        everything = isinstance(pattern.to, ir.Anything)
        return f"将造成{damage}" if everything else f"{recipient(p, pattern.to)}将受到{damage}"
    if isinstance(pattern.to, ir.Anything):
        return f"{source}将造成{damage}"
    return f"{source}将对{recipient(p, pattern.to)}造成{damage}"


def source_of(p: Printer, filter_: Any) -> str:
    """A source of damage: itself, or 一个红色的来源."""
    if isinstance(filter_, ir.Is):
        return one(p, filter_)
    if filter_ == ir.AllOf(()):
        return "任一来源"
    told = noun(p, filter_)
    plain = isinstance(filter_, ir.AllOf) and ir.IsPermanent() in filter_.parts
    if plain or told.endswith(("生物", "咒语")):
        return f"一个{told}"
    return f"一个{told.removesuffix('永久物').removesuffix('的')}的来源"


# ------------------------------------------------ spells, abilities, mana


@prints(ir.CastsSpell)
def _casts(p: Printer, pattern: ir.CastsSpell) -> str:
    anything = isinstance(pattern.filter, ir.Anything)
    spell = "咒语" if anything else noun(p, pattern.filter, "stack")
    if pattern.card:
        spell = "牌"
    if pattern.overall:
        return p.words(f"本回合的第{_ordinal(pattern.nth)}个{spell}被[cast]")
    if pattern.nth:
        spell = f"本回合的第{_ordinal(pattern.nth)}个{spell}"
    return p.words(f"{by(p, pattern.by)}[cast]{spell}")


def _ordinal(n: int) -> str:
    return "二" if n == 2 else number_word(n)


@prints(ir.SpellCountered)
def _spell_countered(p: Printer, pattern: ir.SpellCountered) -> str:
    return f"{noun(p, pattern.what, 'stack')}被反击"


@prints(ir.CopiesSpell)
def _copies(p: Printer, pattern: ir.CopiesSpell) -> str:
    anything = isinstance(pattern.filter, ir.Anything)
    spell = "咒语" if anything else noun(p, pattern.filter, "stack")
    return p.words(f"{by(p, pattern.by)}复制{spell}")


@prints(ir.ActivatesAbility)
def _activates(p: Printer, pattern: ir.ActivatesAbility) -> str:
    kind = {None: "", True: "费用中含{T}的", False: "费用中不含{T}的"}[pattern.tapping]
    return p.words(f"{by(p, pattern.by)}[activate]{one(p, pattern.filter)}的{kind}异能")


def _cause(p: Printer, filter_: Any) -> str:
    if isinstance(filter_, ir.Anything):
        return "咒语或异能"
    return noun(p, filter_, "stack").removesuffix("咒语").removesuffix("异能") + stack_word(filter_)


@prints(ir.Targeted)
def _targeted(p: Printer, pattern: ir.Targeted) -> str:
    first = "在每回合中首次" if pattern.first else ""
    return f"{one(p, pattern.what)}{first}成为{_cause(p, pattern.by)}的目标"


@prints(ir.PlayerTargeted)
def _player_targeted(p: Printer, pattern: ir.PlayerTargeted) -> str:
    return f"{by(p, pattern.who)}成为{_cause(p, pattern.by)}的目标"


@prints(ir.TapsForMana)
def _taps_for_mana(p: Printer, pattern: ir.TapsForMana) -> str:
    what = one(p, pattern.what)
    if pattern.by is None and isinstance(pattern.what, ir.Is):
        return p.words(f"{what}因[mana]而横置")
    mana = "所选颜色的[mana]" if pattern.chosen else "[mana]"
    return p.words(f"{by(p, pattern.by)}为{mana}横置{what}")


@prints(ir.WouldTapForMana)
def _would_tap_for_mana(p: Printer, pattern: ir.WouldTapForMana) -> str:
    if pattern.by is None:
        return p.words(f"{one(p, pattern.what)}将因横置而产生[mana]")
    return p.words(f"{by(p, pattern.by)}将为[mana]横置{one(p, pattern.what)}")


# ------------------------------------------------ cards, counters, players


@prints(ir.DrawsCard)
def _draws(p: Printer, pattern: ir.DrawsCard) -> str:
    nth = f"本回合的第{_ordinal(pattern.nth)}张" if pattern.nth else "一张"
    return p.words(f"{by(p, pattern.who)}[draw]{nth}牌")


def _card(p: Printer, filter_: Any) -> str:
    if isinstance(filter_, ir.Anything):
        return "一张牌"
    return noun(p, filter_) if isinstance(filter_, ir.Is) else counted(p, filter_, "一", "hand")


def _because(p: Printer, cause: Any) -> str:
    return "" if cause is None else f"因{_cause(p, cause)}而"


@prints(ir.DiscardsCard)
def _discards(p: Printer, pattern: ir.DiscardsCard) -> str:
    cards = _card(p, pattern.filter)
    if pattern.batch:
        cards = cards.replace("一张", "一张或数张", 1)
    return f"{by(p, pattern.who)}{_because(p, pattern.cause)}弃{cards}"


@prints(ir.WouldDiscard)
def _would_discard(p: Printer, pattern: ir.WouldDiscard) -> str:
    return f"{by(p, pattern.who)}将{_because(p, pattern.cause)}弃{_card(p, pattern.filter)}"


@prints(ir.CycledPattern)
def _cycled(p: Printer, pattern: ir.CycledPattern) -> str:
    return f"{by(p, pattern.who)}循环{_card(p, pattern.filter)}"


@prints(ir.SacrificesPattern)
def _sacrifices(p: Printer, pattern: ir.SacrificesPattern) -> str:
    what = "一个永久物" if isinstance(pattern.filter, ir.Anything) else one(p, pattern.filter)
    return f"{by(p, pattern.who)}牺牲{what}"


@prints(ir.CountersPut)
def _counters_put(p: Printer, pattern: ir.CountersPut) -> str:
    number = "一个或数个" if pattern.together else ""
    return f"{number}{counter_word(pattern.kind, p.vocabulary)}放置在{one(p, pattern.what)}上"


@prints(ir.WouldPutCounters)
def _would_put(p: Printer, pattern: ir.WouldPutCounters) -> str:
    effect = "因效应" if pattern.by_effect else ""
    return f"{counter_word(pattern.kind, p.vocabulary)}将{effect}放置在{one(p, pattern.what)}上"


@prints(ir.WouldCreateTokens)
def _would_create(p: Printer, pattern: ir.WouldCreateTokens) -> str:
    effect = "因效应" if pattern.by_effect else ""
    return p.words(f"衍生物将{effect}在{by(p, pattern.who)}的操控下[enter]")


@prints(ir.LastCounterRemoved)
def _last_counter(p: Printer, pattern: ir.LastCounterRemoved) -> str:
    return f"最后一个{counter_word(pattern.kind, p.vocabulary)}从{one(p, pattern.what)}上移去"


@prints(ir.CountersRemoved)
def _counter_off(p: Printer, pattern: ir.CountersRemoved) -> str:
    return f"一个{counter_word(pattern.kind, p.vocabulary)}从{one(p, pattern.what)}上移去"


@prints(ir.PhasesPattern)
def _phases(p: Printer, pattern: ir.PhasesPattern) -> str:
    return f"{one(p, pattern.what)}{'跃离' if pattern.out else '跃回'}"


@prints(ir.FlipsPattern)
def _flips(p: Printer, pattern: ir.FlipsPattern) -> str:
    return f"{by(p, pattern.who)}{'赢得' if pattern.won else '输掉'}一次掷硬币"


@prints(ir.PlanarPattern)
def _planar(p: Printer, pattern: ir.PlanarPattern) -> str:
    told = {
        "chaos": "混沌降临",
        "to": f"你时空转移到{p.self_noun}",
        "away": f"你时空转移离开{p.self_noun}",
        "symbol": "你掷出鹏洛客标志",
        "encounter": f"你遭遇{p.self_noun}",
    }
    return told[pattern.what]


@prints(ir.ClashesPattern)
def _clashes(p: Printer, pattern: ir.ClashesPattern) -> str:
    return f"{by(p, pattern.who)}比点{'且获胜' if pattern.won else ''}"


@prints(ir.PlaysLand)
def _plays_land(p: Printer, pattern: ir.PlaysLand) -> str:
    what = "一个地" if isinstance(pattern.filter, ir.Anything) else one(p, pattern.filter)
    return f"{by(p, pattern.who)}使用{what}"


@prints(ir.WouldBeginStep)
def _would_begin(p: Printer, pattern: ir.WouldBeginStep) -> str:
    owner = "其" if not isinstance(pattern.who, ir.You) else "你的"
    return f"{by(p, pattern.who)}将开始{owner}{step_words(p, pattern, pattern.step)}"


@prints(ir.ChapterReached)
def _chapter(p: Printer, pattern: ir.ChapterReached) -> str:
    return "，".join(ROMAN[number] for number in pattern.numbers)


DEEDS: Final[dict[str, str]] = {
    "exploit": "榨取一个生物",
    "explore": "勘察",
    "connive": "密谋",
    "monstrous": "成为蛮化",
    "renowned": "成为显赫",
    "transform": "转化为此面",
    "level-2": "成为2级",
    "level-3": "成为3级",
}


@prints(ir.Deed)
def _deed(p: Printer, pattern: ir.Deed) -> str:
    if pattern.word not in DEEDS:
        raise p.fail(pattern, "word")
    return one(p, pattern.what) + DEEDS[pattern.word]


@prints(ir.CountersSpell)
def _counters_spell(p: Printer, pattern: ir.CountersSpell) -> str:
    return f"{noun(p, pattern.by, 'stack')}反击咒语"


@prints(ir.BecomesAttached)
def _becomes_attached(p: Printer, pattern: ir.BecomesAttached) -> str:
    return f"{one(p, pattern.what)}变成结附于{one(p, pattern.to)}"


@prints(ir.RegeneratedPattern)
def _regenerated(p: Printer, pattern: ir.RegeneratedPattern) -> str:
    return one(p, pattern.what) + ("以此法重生" if pattern.this_way else "重生")


@prints(ir.RevealedThisWay)
def _revealed_this_way(p: Printer, pattern: ir.RevealedThisWay) -> str:
    return f"你以此法展示{counted(p, pattern.filter, '一', 'hand')}"


@prints(ir.Shuffles)
def _shuffles(p: Printer, pattern: ir.Shuffles) -> str:
    if pattern.caused:
        return f"咒语或异能使{by(p, pattern.who)}将牌库洗牌"
    return f"{by(p, pattern.who)}将牌库洗牌"


@prints(ir.TimeChanges)
def _time_changes(p: Printer, pattern: ir.TimeChanges) -> str:
    both = {"day": "从黑夜成为白昼", "night": "从白昼成为黑夜"}
    return both.get(pattern.to, "从白昼成为黑夜或从黑夜成为白昼")


@prints(ir.PlayerDeed)
def _player_deed(p: Printer, pattern: ir.PlayerDeed) -> str:
    who = by(p, pattern.who)
    if pattern.word == "crime":
        return f"{who}犯罪"
    if pattern.word.startswith("expend-"):
        return f"{who}耗用{pattern.word.removeprefix('expend-')}"
    if pattern.word == "ring":
        return f"魔戒引诱{who}"
    if pattern.word == "exert":
        return f"{who}耗竭{one(p, pattern.filter)}"
    raise p.fail(pattern, "word")
