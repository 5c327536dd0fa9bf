"""Parts of continuous effects as predicates, put together with their subject.

A part's words are a predicate ("不能进行阻挡"), or a whole sentence with `{}` for the subject.
"""

from __future__ import annotations

from typing import Any, Final

from apnap import ir
from apnap.render.vocabulary import SUPERTYPE_NAMES

from .amounts import figure, modification, quantity
from .keywords import granted
from .nouns import color_word, keyword_words, noun, type_word
from .printer import FORMS, TEMPLATES, Printer, prints
from .terms import Word, subtype_name
from .words import counter_word, listed, number_word

TEMPLATES.update(
    {
        ir.LoseAbilities: "失去所有异能",
        ir.AttacksOnlyAlone: "只能单独进行攻击",
        ir.DamageWithers: "所有伤害视同其来源具有干枯异能地造成",
        ir.MayNotUntap: "你可以选择于你的重置步骤中不重置{}",
        ir.CantBeRegenerated: "不能重生",
        ir.CantHaveCounters: "不能在{}上放置指示物",
        ir.Indestructible: "[indestructible]",
        ir.DamageByToughness: "以其防御力而非力量来分配战斗伤害",
        ir.DealsNoCombatDamage: "不分配战斗伤害",
        ir.DamageWontPrevent: "{}造成的伤害不能被防止",
        ir.ActivateAsThoughHaste: "你可以视同{}具有敏捷异能地[activate]其异能",
        ir.SetName: "名称为{name:text}",
    }
)

BECOMING: Final[tuple[type[ir.Node], ...]] = (ir.SetPT, ir.SetColors, ir.AddTypes, ir.SetTypes)
LANDS: Final = ("地", "平原", "海岛", "沼泽", "山脉", "树林")
GAINING: Final[tuple[type[ir.Node], ...]] = (ir.AddAbility,)


# ------------------------------------------------ predicates


def predicates(p: Printer, parts: tuple[Any, ...], *, gains: bool) -> list[str]:
    """The predicates of the parts, those that belong together in one. `gains`: an effect with a
    beginning (成为, 获得), not a state (是, 具有)."""
    told: list[str] = []
    rest: list[Any] = list(parts)
    while rest:
        part = rest.pop(0)
        kinds = next((one for one in (BECOMING, GAINING) if isinstance(part, one)), None)
        if kinds is not None:
            group = [part, *(one for one in rest if isinstance(one, kinds))]
            rest = [one for one in rest if not isinstance(one, kinds)]
            if kinds is BECOMING:
                told.append(becoming(p, group, gains=gains))
            else:
                begins = gains and not any(one.startswith("成为") for one in told)
                told.append(abilities(p, group, gains=begins))
        elif part == ir.CantAttack() and ir.CantBlock() in rest:
            rest.remove(ir.CantBlock())
            told.append("不能进行攻击或阻挡")
        else:
            told.append(p.say(part))
    return told


def abilities(p: Printer, parts: list[Any], *, gains: bool) -> str:
    """具有飞行异能, 获得「...」."""
    choices = [one.ability for one in parts if isinstance(one.ability, tuple)]
    parts = [one for one in parts if not isinstance(one.ability, tuple)]
    keywords = [one.ability for one in parts if isinstance(one.ability, ir.Keyword)]
    quoted = [quote(p, one.ability) for one in parts if not isinstance(one.ability, ir.Keyword)]
    told = [granted(p, keywords)] if keywords else []
    told += [f"由你选择的{listed([granted(p, [one]) for one in some], '或')}" for some in choices]
    return ("获得" if gains else "具有") + "与".join(told + quoted)


def quote(p: Printer, ability: Any) -> str:
    """An ability in quotation marks, which speaks of the object that has it."""
    inner = p.inner("此" + (p.each_noun or p.host or "永久物"))
    return f"「{ABILITY_LINE[0](inner, ability)}」"


ABILITY_LINE: list[Any] = []
"""How a whole ability is printed; `lines` enters it."""


# ------------------------------------------------ becoming


def becoming(p: Printer, parts: list[Any], *, gains: bool) -> str:
    """成为2/1蓝色仙灵生物; 是黑色1/1生物, 此外仍具有原本的类别."""
    size = next((one for one in parts if isinstance(one, ir.SetPT)), None)
    colors = next((one for one in parts if isinstance(one, ir.SetColors)), None)
    types = next((one for one in parts if isinstance(one, ir.AddTypes | ir.SetTypes)), None)
    verb = "成为" if gains else "是"
    if types is None and colors is None:
        return _size_alone(p, size, gains=gains)
    if types is not None and types.said == "choice" and not (types.types or types.subtypes):
        return f"{verb}由你选择的生物类别"
    pt, tail = _size(p, size)
    told = f"{pt}{_colors(p, colors)}{_types(p, types)}"
    if types is None or not told:
        told = told or "无色"
    still = _still(p, types, gains=gains)
    if still and tail:
        tail = "，且" + tail.removeprefix("，")
    return f"{verb}{told}{still}{tail}"


def _size_alone(p: Printer, size: Any, *, gains: bool) -> str:
    pt, tail = _size(p, size)
    if pt:
        return ("成为" if gains else "为") + pt
    return tail.removeprefix("，")


def _size(p: Printer, size: Any) -> tuple[str, str]:
    """N/N, or what the power and toughness are equal to."""
    if size is None:
        return "", ""
    if isinstance(size.power, int | ir.X) and isinstance(size.toughness, int | ir.X):
        return f"{figure(p, size.power)}/{figure(p, size.toughness)}", ""
    return "", "，" + equal_to(p, size, "其")


def equal_to(p: Printer, size: Any, owner: str) -> str:
    """P and T are each equal to ..."""
    if size.power == size.toughness:
        return f"{owner}力量与防御力各等同于{quantity(p, size.power)}"
    told = []
    for word, amount in (("力量", size.power), ("防御力", size.toughness)):
        if amount is not None:
            told.append(f"{owner}{word}等同于{quantity(p, amount)}")
    if owner != "其":
        told[1:] = [one.replace(owner, "其", 1) for one in told[1:]]
    return "，".join(told)


def _colors(p: Printer, colors: Any) -> str:
    if colors is None:
        return ""
    if colors.chosen:
        return "所选颜色"
    return listed([color_word(letter) for letter in colors.colors], "和") or "无色"


def _types(p: Printer, types: Any) -> str:
    if types is None:
        return ""
    supertypes = getattr(types, "supertypes", ())
    subtypes = "／".join(subtype_name(one, p.vocabulary) for one in types.subtypes)
    words = "".join(type_word(p, one) for one in types.types)
    if getattr(types, "chosen", ""):
        subtypes = "所选的生物类别"
    before = "".join(SUPERTYPE_NAMES[one.lower()][p.vocabulary, "zh"] for one in supertypes)
    return before + subtypes + words


def _still(p: Printer, types: Any, *, gains: bool) -> str:
    """What it goes on being."""
    if not isinstance(types, ir.AddTypes):
        return ""
    if gains:
        return "" if types.types else "，此外仍具有原本的类别"
    if "Creature" in types.types and p.each_noun in LANDS:
        return "，但仍然是地"
    return "，此外仍具有原本的类别"


# ------------------------------------------------ characteristics


@prints(ir.AllCreatureTypes)
def _creature_types(p: Printer, part: ir.AllCreatureTypes) -> str:
    return "失去所有生物类别" if part.lost else "具有所有生物类别"


@prints(ir.AttackAsThough)
def _attack_as_though(p: Printer, part: ir.AttackAsThough) -> str:
    told = "具有敏捷" if part.what == "haste" else "不具守军"
    return f"可以视同{told}异能地进行攻击"


@prints(ir.AssignsAsUnblocked)
def _as_unblocked(p: Printer, part: ir.AssignsAsUnblocked) -> str:
    if part.must:
        return "视同未受阻挡地分配其战斗伤害"
    return "你可以让{}视同未受阻挡地分配其战斗伤害"


@prints(ir.CantPhaseOut)
def _cant_phase_out(p: Printer, part: ir.CantPhaseOut) -> str:
    return "不能跃离"


@prints(ir.LoseAbility)
def _lose_ability(p: Printer, part: ir.LoseAbility) -> str:
    return "失去此异能" if part.ability is None else f"失去{quote(p, part.ability)}"


@prints(ir.EndsFor)
def _ends_for(p: Printer, part: ir.EndsFor) -> str:
    return f"（你可以{FORMS['paid'](p, part.cost)}来终止此效应）"


@prints(ir.CantBeAttached)
def _cant_be_attached(p: Printer, part: ir.CantBeAttached) -> str:
    return f"不能被{noun(p, part.by)}结附"


@prints(ir.AttachesOnly)
def _attaches_only(p: Printer, part: ir.AttachesOnly) -> str:
    return f"只能结附于{noun(p, part.to)}"


@prints(ir.ModifyPT)
def _modify(p: Printer, part: ir.ModifyPT) -> str:
    return "得" + modification(p, part.power, part.toughness)


@prints(ir.SwitchPT)
def _switch(p: Printer, part: ir.SwitchPT) -> str:
    return "互换{之}的力量与防御力"


@prints(ir.RemoveKeyword)
def _remove_keyword(p: Printer, part: ir.RemoveKeyword) -> str:
    if part.quality is not None:
        whole = ir.Keyword(part.keyword, filter=part.quality)
        return f"失去{granted(p, [whole])}"
    return f"失去{keyword_words(p, part.keyword)}异能"


@prints(ir.SetController)
def _controller(p: Printer, part: ir.SetController) -> str:
    if isinstance(part.who, ir.You):
        return "你操控{}" if p.static else "获得{之}的操控权"
    return f"{p.say(part.who)}获得{{之}}的操控权"


@prints(ir.SetLandTypes)
def _land_types(p: Printer, part: ir.SetLandTypes) -> str:
    if part.chosen:
        return "是所选的地类别"
    told = listed([subtype_name(one, p.vocabulary) for one in part.subtypes], "和")
    return f"是{told}" + ("，此外仍具有原本的类别" if part.add else "")


@prints(ir.AddColors)
def _add_colors(p: Printer, part: ir.AddColors) -> str:
    if part.chosen:
        return "是所选的颜色，此外仍具有原本的颜色"
    told = listed([color_word(letter) for letter in part.colors], "和")
    return f"是{told}，此外仍具有原本的颜色"


@prints(ir.RemoveTypes)
def _remove_types(p: Printer, part: ir.RemoveTypes) -> str:
    words = [type_word(p, one) for one in part.types]
    words += [subtype_name(one, p.vocabulary) for one in part.subtypes]
    if not words:
        words = [SUPERTYPE_NAMES[one.lower()][p.vocabulary, "zh"] for one in part.supertypes]
    return "不是" + listed(words, "或")


@prints(ir.ChangeWord)
def _change_word(p: Printer, part: ir.ChangeWord) -> str:
    if part.old_chosen or part.new_chosen:
        return "将{}叙述中的前一个所选用词全部改为后一个"
    old = color_word(part.old) if part.old in "WUBRG" else subtype_name(part.old, p.vocabulary)
    new = color_word(part.new) if part.new in "WUBRG" else subtype_name(part.new, p.vocabulary)
    return f"将{{}}叙述中的{old}全部改为{new}"


@prints(ir.MayIgnore)
def _may_ignore(p: Printer, part: ir.MayIgnore) -> str:
    return f"其操控者可以{FORMS['paid'](p, part.cost)}，以忽略此效应直到回合结束"


@prints(ir.CounterLimit)
def _counter_limit(p: Printer, part: ir.CounterLimit) -> str:
    kind = counter_word(part.kind, p.vocabulary)
    return f"上不能有多于{number_word(part.most)}个{kind}"


@prints(ir.AddAbilitiesOf)
def _abilities_of(p: Printer, part: ir.AddAbilitiesOf) -> str:
    return f"获得{p.say(part.of)}的所有起动式异能"


@prints(ir.KeepsAbility)
def _keeps_ability(p: Printer, part: ir.KeepsAbility) -> str:
    return "具有此异能"


@prints(ir.KeepsName)
def _keeps_name(p: Printer, part: ir.KeepsName) -> str:
    return "保留其名称"


@prints(ir.KeepsColor)
def _keeps_color(p: Printer, part: ir.KeepsColor) -> str:
    return "不复制该生物的颜色"


@prints(ir.BecomeCopy)
def _become_copy(p: Printer, part: ir.BecomeCopy) -> str:
    told = p.words(f"成为{p.say(part.of)}的[copy]")
    more = predicates(p, part.exceptions, gains=False)
    return told + (f"，但{'且'.join(more)}" if more else "")


# ------------------------------------------------ may, can't, must


@prints(ir.CantAttack)
def _cant_attack(p: Printer, part: ir.CantAttack) -> str:
    whom = "不能进行攻击" if part.whom is None else f"不能攻击{p.say(part.whom)}"
    if part.walkers and part.whom is not None:
        whom += f"或由{p.say(part.whom)}操控的鹏洛客"
    if part.unless is None:
        return whom
    if isinstance(part.unless, ir.Untrue):
        return f"只要{p.say(part.unless.part)}，{{}}便{whom}"
    return f"除非{p.say(part.unless)}，否则{{}}{whom}"


@prints(ir.CantAttackOrBlockAlone)
def _cant_alone(p: Printer, part: ir.CantAttackOrBlockAlone) -> str:
    verb = "或".join(word for word, is_so in (("攻击", part.attack), ("阻挡", part.block)) if is_so)
    if part.partner is not None:
        partner = blockers(p, part.partner)
        return f"除非有一个{partner}也进行{verb}，否则{{}}不能进行{verb}"
    if part.others == 1:
        return f"不能单独进行{verb}"
    others = number_word(part.others)
    return f"除非至少有{others}个其他生物进行{verb}，否则{{}}不能进行{verb}"


@prints(ir.CantActivate)
def _cant_activate(p: Printer, part: ir.CantActivate) -> str:
    told = "其起动式异能不能[activate]"
    if part.tapping:
        return p.words("其费用中含{T}的" + told.removeprefix("其"))
    return p.words(told if part.mana_too else told + "，但[mana-ability]除外")


@prints(ir.CantBlock)
def _cant_block(p: Printer, part: ir.CantBlock) -> str:
    if isinstance(part.what, ir.Anything):
        return "不能进行阻挡"
    return f"不能阻挡{blockers(p, part.what)}"


def blockers(p: Printer, filter_: Any) -> str:
    """Creatures that fit: the noun is 生物 where the filter names no type."""
    told = noun(p, filter_)
    return told.removesuffix("永久物") + "生物" if told.endswith("永久物") else told


@prints(ir.CantBeBlocked)
def _cant_be_blocked(p: Printer, part: ir.CantBeBlocked) -> str:
    if isinstance(part.by, ir.Anything):
        return "不能被阻挡"
    if isinstance(part.by, ir.Not):
        return f"只能被{blockers(p, part.by.part)}阻挡"
    return f"不能被{blockers(p, part.by)}阻挡"


@prints(ir.BlockersAtLeast)
def _at_least(p: Printer, part: ir.BlockersAtLeast) -> str:
    return f"只能被{number_word(part.count)}个或更多的生物阻挡"


@prints(ir.BlockersAtMost)
def _at_most(p: Printer, part: ir.BlockersAtMost) -> str:
    return f"不能被{number_word(part.count + 1)}个或更多的生物阻挡"


@prints(ir.MustAttack)
def _must_attack(p: Printer, part: ir.MustAttack) -> str:
    if part.beside is not None:
        if isinstance(part.beside, ir.Is):
            return f"若{p.say(part.beside.what)}进行攻击，则{{}}若能攻击则必须攻击"
        beside = blockers(p, part.beside)
        return f"若有一个{beside}进行攻击，则{{}}若能攻击则必须攻击"
    if part.whom is not None:
        return f"若能攻击{p.say(part.whom)}则必须攻击之"
    return "若能攻击则必须攻击" if p.this_turn else p.word("every-combat")


@prints(ir.MustBlock)
def _must_block(p: Printer, part: ir.MustBlock) -> str:
    if isinstance(part.what, ir.Anything):
        return "若能阻挡则必须阻挡"
    return f"若能阻挡{blockers(p, part.what)}则必须阻挡之"


@prints(ir.MustBeBlocked)
def _must_be_blocked(p: Printer, part: ir.MustBeBlocked) -> str:
    if part.by_all:
        who = "生物" if isinstance(part.by, ir.Anything) else blockers(p, part.by)
        return f"所有能阻挡{{之}}的{who}都必须阻挡之"
    return "若能被阻挡则必须被阻挡"


@prints(ir.BlockAlso)
def _block_also(p: Printer, part: ir.BlockAlso) -> str:
    if part.count < 0:
        return "可以阻挡任意数量的生物"
    return f"可以额外阻挡{number_word(part.count)}个生物"


@prints(ir.BlockAsThough)
def _block_as_though(p: Printer, part: ir.BlockAsThough) -> str:
    told: dict[str, Word] = {
        "flying": "可以视同具有飞行异能地进行阻挡",
        "untapped": "可以视同未横置地进行阻挡",
        "shadow": "可以视同具有次元幽影异能地进行阻挡",
        "no-shadow": "可以视同进行攻击的生物不具次元幽影异能地进行阻挡",
        "no-landwalk": "可以视同进行攻击的生物不具地行者异能地进行阻挡",
    }
    if part.what not in told:
        raise p.fail(part, "what")
    return p.words(told[part.what])


@prints(ir.BlockedAsThough)
def _blocked_as_though(p: Printer, part: ir.BlockedAsThough) -> str:
    return f"可以视同不具{keyword_words(p, part.without)}异能地被阻挡"


@prints(ir.AttackCost)
def _attack_cost(p: Printer, part: ir.AttackCost) -> str:
    whom = "进行攻击" if part.whom is None else f"攻击{p.say(part.whom)}"
    each = "进行攻击的生物" if part.whom is None else f"攻击{p.say(part.whom)}的生物"
    return f"除非其操控者为每个{each}{FORMS['paid'](p, part.cost)}，否则{{}}不能{whom}"


@prints(ir.BlockCost)
def _block_cost(p: Printer, part: ir.BlockCost) -> str:
    what = "" if isinstance(part.what, ir.Anything) else blockers(p, part.what)
    block = f"阻挡{what}" if what else "进行阻挡"
    return f"除非其操控者为每个{block}的生物{FORMS['paid'](p, part.cost)}，否则{{}}不能{block}"


@prints(ir.DoesntUntap)
def _doesnt_untap(p: Printer, part: ir.DoesntUntap) -> str:
    owner = "你" if p.own else "其操控者"
    if part.whose is not None:
        owner = p.say(part.whose)
    return f"于{owner}的重置步骤中不能重置"


@prints(ir.CantBeTargeted)
def _cant_be_targeted(p: Printer, part: ir.CantBeTargeted) -> str:
    by = "咒语或异能" if isinstance(part.by, ir.Anything) else noun(p, part.by, "stack")
    if part.whose is None:
        return f"不能成为{by}的目标"
    owner = "对手" if isinstance(part.whose, ir.EachOpponent) else p.say(part.whose)
    return f"不能成为由{owner}操控之{by}的目标"


@prints(ir.CantBeCountered)
def _cant_be_countered(p: Printer, part: ir.CantBeCountered) -> str:
    if isinstance(part.by, ir.Anything):
        return "不能被反击"
    return f"不能被{noun(p, part.by, 'stack')}反击"


@prints(ir.NoManaCost)
def _no_mana_cost(p: Printer, part: ir.NoManaCost) -> str:
    return p.words("没有[mana-cost]")


@prints(ir.TapsAsThough)
def _taps_as_though(p: Printer, part: ir.TapsAsThough) -> str:
    deed = "搭载载具时" if part.only else "骑乘坐骑或搭载载具时"
    if part.toughness:
        return f"{deed}以其防御力代替其力量"
    return f"{deed}视同其力量增加{part.more}"


@prints(ir.NoLegendRule)
def _no_legend_rule(p: Printer, part: ir.NoLegendRule) -> str:
    return "不受「传奇规则」影响"


@prints(ir.Suspected)
def _suspected(p: Printer, part: ir.Suspected) -> str:
    return "遭怀疑"


@prints(ir.BearsTheRing)
def _bears_the_ring(p: Printer, part: ir.BearsTheRing) -> str:
    return "是持戒人"


@prints(ir.Paired)
def _is_paired(p: Printer, part: ir.Paired) -> str:
    return "互相组队"
