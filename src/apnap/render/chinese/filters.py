"""What each filter adds to a noun phrase."""

from __future__ import annotations

from typing import Any, Final

from apnap import ir
from apnap.render.vocabulary import SUPERTYPE_NAMES

from .nouns import (
    CHOSEN,
    NUMBERS,
    OPERATORS,
    SHARED,
    Phrase,
    color_word,
    keyword_words,
    noun,
    read,
    read_into,
    reads,
    type_word,
)
from .printer import FORMS, CannotPrint, Printer
from .terms import subtype_name
from .words import counter_word, listed, outer, packed

PLACES = ("hand", "library", "graveyard")

# ------------------------------------------------ together


def _rank(part: ir.Node) -> int:
    """Who controls it comes first, then its state, then its numbers and abilities."""
    if isinstance(part, ir.Controlled | ir.Owned):
        return 0
    return 2 if isinstance(part, ir.Number | ir.HasKeyword) else 1


@reads(ir.Anything)
def _anything(p: Printer, phrase: Phrase, what: ir.Anything) -> None:
    pass


@reads(ir.AllOf)
def _all_of(p: Printer, phrase: Phrase, what: ir.AllOf) -> None:
    if what.said == "came":
        phrase.clauses.append("本回合中才由你操控")
        return
    for part in sorted(what.parts, key=_rank):
        read_into(p, phrase, part)


def _only(parts: tuple[ir.Node, ...], *kinds: type) -> bool:
    return all(isinstance(part, kinds) for part in parts)


@reads(ir.AnyOf)
def _any_of(p: Printer, phrase: Phrase, what: ir.AnyOf) -> None:
    parts = what.parts
    readings = [read(p, part, phrase.zone) for part in parts]
    if _only(parts, ir.HasColor):
        phrase.adjectives.append(listed([one.adjectives[0] for one in readings], "或"))
    elif _only(parts, ir.HasSupertype):
        phrase.supertypes.append(listed([one.supertypes[0] for one in readings], "或"))
    elif _only(parts, ir.HasType, ir.HasSubtype):
        words = [(one.types or one.subtypes)[0] for one in readings]
        phrase.types.append(listed(words, phrase.last))
    elif _only(parts, ir.IsAttacking, ir.IsBlocking):
        phrase.clauses.append("进行攻击或阻挡")
    elif _only(parts, ir.IsAbility):
        kinds = ("起动式", "触发式")
        phrase.head = "或".join(kinds) + "异能"
    else:
        _alternatives(p, phrase, what, readings)


def _alternatives(p: Printer, phrase: Phrase, what: ir.AnyOf, readings: list[Phrase]) -> None:
    """Nouns of different kinds: 咒语或永久物, 玩家或鹏洛客."""
    if what.said == "suspended":
        marked = any(isinstance(one, ir.HasCounter) for one in ir.walk(what.parts[0]))
        phrase.whole = ("上面有计时指示物的" if marked else "") + "永久物或已延缓的牌"
        return
    phrase.players = readings[0].players
    told = []
    for part in what.parts:
        if p.index < 2 and phrase.players and part == ir.HasType("Planeswalker"):
            continue  # in those years damage is aimed at the player
        if part == ir.IsAbility():
            told.append("异能")
            continue
        stacked = isinstance(part, ir.IsSpell | ir.IsAbility)
        told.append(noun(p, part, "battlefield" if stacked else phrase.zone, place=False))
    phrase.whole = listed(told, phrase.last)


@reads(ir.Not)
def _not(p: Printer, phrase: Phrase, what: ir.Not) -> None:
    part = what.part
    if isinstance(part, ir.Is) and isinstance(part.what, ir.Current):
        phrase.other = True
    elif isinstance(part, ir.HasColor):
        phrase.adjectives.append("非" + color_word(part.color))
    elif isinstance(part, ir.Colorless):
        phrase.adjectives.append("有颜色的")
    elif isinstance(part, ir.HasType):
        phrase.adjectives.append("非" + type_word(p, part.type))
    elif isinstance(part, ir.HasSubtype):
        phrase.adjectives.append("非" + subtype_name(part.subtype, p.vocabulary))
    elif isinstance(part, ir.HasSupertype):
        phrase.supertypes.append("非" + _supertype(p, part.supertype))
    elif isinstance(part, ir.AnyOf):
        for one in part.parts:
            _not(p, phrase, ir.Not(one))
    elif not (isinstance(part, ir.IsToken) and phrase.is_card):  # 牌 says it
        phrase.clauses.append(_negated(p, phrase, part))


def _negated(p: Printer, phrase: Phrase, part: Any) -> str:
    """A clause that is denied."""
    if isinstance(part, ir.Is):
        return f"除{p.say(part.what)}以外"
    if isinstance(part, ir.AllOf) and part.said != "came":
        return f"除{noun(p, part, phrase.zone, place=False)}以外"
    if isinstance(part, ir.IsToken):
        return "非衍生物"
    if isinstance(part, ir.Owned):
        return f"不由{_controller(p, part.by)}拥有"
    if isinstance(part, ir.Controlled):
        return f"不由{_controller(p, part.by)}操控"
    if isinstance(part, ir.HasKeyword):
        return f"不具{keyword_words(p, part.keyword)}异能"
    inner = read(p, part, phrase.zone)
    told = {"已横置": "未横置", "被阻挡": "未受阻挡", "被结附": "未被结附", "已装备": "未装备"}
    if len(inner.clauses) == 1:
        clause = inner.clauses[0]
        return told.get(clause, "未" + clause if clause.startswith("进行") else "并非" + clause)
    if inner.head or inner.whole or len(inner.types) + len(inner.subtypes) != 1:
        raise CannotPrint(f"Not {type(part).__name__} has no words in Chinese")
    return "非" + (inner.types or inner.subtypes)[0]


# ------------------------------------------------ characteristics


@reads(ir.HasType)
def _type(p: Printer, phrase: Phrase, what: ir.HasType) -> None:
    phrase.types.append(type_word(p, what.type))


def _supertype(p: Printer, supertype: str) -> str:
    return SUPERTYPE_NAMES[supertype.lower()][p.vocabulary, "zh"]


@reads(ir.HasSupertype)
def _has_supertype(p: Printer, phrase: Phrase, what: ir.HasSupertype) -> None:
    phrase.supertypes.append(_supertype(p, what.supertype))


@reads(ir.HasSubtype)
def _subtype(p: Printer, phrase: Phrase, what: ir.HasSubtype) -> None:
    phrase.subtypes.append(subtype_name(what.subtype, p.vocabulary))


@reads(ir.HasColor)
def _color(p: Printer, phrase: Phrase, what: ir.HasColor) -> None:
    phrase.adjectives.append(color_word(what.color))


@reads(ir.Colorless)
def _colorless(p: Printer, phrase: Phrase, what: ir.Colorless) -> None:
    phrase.adjectives.append("无色")


@reads(ir.Multicolored)
def _multicolored(p: Printer, phrase: Phrase, what: ir.Multicolored) -> None:
    phrase.adjectives.append("多色")


@reads(ir.Monocolored)
def _monocolored(p: Printer, phrase: Phrase, what: ir.Monocolored) -> None:
    phrase.adjectives.append("单色")


@reads(ir.Number)
def _number(p: Printer, phrase: Phrase, what: ir.Number) -> None:
    if what.of.startswith("counters:"):
        subject = counter_word(what.of.partition(":")[2], p.vocabulary) + "数量"
    elif what.of in NUMBERS:
        subject = p.words(NUMBERS[what.of])
    else:
        raise p.fail(what, "of")
    amount = FORMS["value"](p, what.amount)
    told = packed(amount) if packed(amount) != amount else outer(amount)
    phrase.clauses.append(f"{subject}{OPERATORS[what.op]}{told}")


@reads(ir.HasKeyword)
def _keyword(p: Printer, phrase: Phrase, what: ir.HasKeyword) -> None:
    phrase.clauses.append(f"具{keyword_words(p, what.keyword)}异能")


@reads(ir.HasCounter)
def _counter(p: Printer, phrase: Phrase, what: ir.HasCounter) -> None:
    phrase.clauses.append(f"上面有{counter_word(what.kind, p.vocabulary)}")


@reads(ir.Named)
def _named(p: Printer, phrase: Phrase, what: ir.Named) -> None:
    phrase.clauses.append(f"名称为{what.name}")


SETS: Final[dict[str, str]] = {"ARN": "天方夜谭", "ATQ": "古文明", "HML": "家园"}


@reads(ir.FromSet)
def _from_set(p: Printer, phrase: Phrase, what: ir.FromSet) -> None:
    if what.code not in SETS:
        raise p.fail(what, "code")
    phrase.clauses.append(f"名称最初印行于{SETS[what.code]}系列")


@reads(ir.SameNameAs)
def _same_name(p: Printer, phrase: Phrase, what: ir.SameNameAs) -> None:
    told = "其" if p.mentioned(what.what) else p.say(what.what)
    phrase.clauses.append(f"与{told}同名")


@reads(ir.SharesWith)
def _shares(p: Printer, phrase: Phrase, what: ir.SharesWith) -> None:
    if what.of not in SHARED:
        raise p.fail(what, "of")
    told = "其" if isinstance(what.what, ir.Current) else p.say(what.what)
    among = "或".join(type_word(p, one) for one in what.among.split())
    phrase.clauses.append(f"与{told}有共通{among and among + '之'}{SHARED[what.of]}")


@reads(ir.OfChosen)
def _of_chosen(p: Printer, phrase: Phrase, what: ir.OfChosen) -> None:
    if what.key not in CHOSEN:
        raise p.fail(what, "key")
    phrase.clauses.append(CHOSEN[what.key])


@reads(ir.CanProduce)
def _can_produce(p: Printer, phrase: Phrase, what: ir.CanProduce) -> None:
    mana = "{" + what.mana + "}" if what.mana else p.word("mana")
    phrase.clauses.append(f"能产生{mana}")


# ------------------------------------------------ whose


def _controller(p: Printer, who: ir.Node) -> str:
    if isinstance(who, ir.EachOpponent):
        return "对手"
    return "其" if ir.bare(who) == p.subject and not isinstance(who, ir.You) else p.say(who)


@reads(ir.Controlled)
def _controlled(p: Printer, phrase: Phrase, what: ir.Controlled) -> None:
    phrase.clauses.insert(0, f"由{_controller(p, what.by)}操控")


@reads(ir.Owned)
def _owned(p: Printer, phrase: Phrase, what: ir.Owned) -> None:
    phrase.owner = what.by
    if isinstance(what.by, ir.EachOpponent) and phrase.zone not in PLACES:
        phrase.owner = None
        phrase.clauses.insert(0, "由对手拥有")


@reads(ir.Other)
def _other(p: Printer, phrase: Phrase, what: ir.Other) -> None:
    phrase.other = True


@reads(ir.Is)
def _is(p: Printer, phrase: Phrase, what: ir.Is) -> None:
    phrase.whole = p.say(what.what)


# ------------------------------------------------ states


@reads(ir.IsTapped)
def _tapped(p: Printer, phrase: Phrase, what: ir.IsTapped) -> None:
    phrase.clauses.append("已横置")


@reads(ir.IsAttacking)
def _attacking(p: Printer, phrase: Phrase, what: ir.IsAttacking) -> None:
    whom = "" if what.whom is None else p.say(what.whom)
    phrase.clauses.append(f"攻击{whom}" if whom else "进行攻击")


@reads(ir.IsBlocking)
def _blocking(p: Printer, phrase: Phrase, what: ir.IsBlocking) -> None:
    phrase.clauses.append("进行阻挡" if what.what is None else f"阻挡{p.say(what.what)}")


@reads(ir.IsBlocked)
def _blocked(p: Printer, phrase: Phrase, what: ir.IsBlocked) -> None:
    phrase.clauses.append("被阻挡")


@reads(ir.BlockedBy)
def _blocked_by(p: Printer, phrase: Phrase, what: ir.BlockedBy) -> None:
    phrase.clauses.append(f"被{p.say(what.what)}阻挡")


@reads(ir.IsToken)
def _token(p: Printer, phrase: Phrase, what: ir.IsToken) -> None:
    phrase.head = "衍生物"


@reads(ir.IsFaceDown)
def _face_down(p: Printer, phrase: Phrase, what: ir.IsFaceDown) -> None:
    phrase.clauses.append("牌面朝下")


@reads(ir.IsEnchanted)
def _enchanted(p: Printer, phrase: Phrase, what: ir.IsEnchanted) -> None:
    phrase.clauses.append("被结附")


@reads(ir.IsEquipped)
def _equipped(p: Printer, phrase: Phrase, what: ir.IsEquipped) -> None:
    phrase.clauses.append("已装备")


@reads(ir.AttachedToFilter)
def _attached(p: Printer, phrase: Phrase, what: ir.AttachedToFilter) -> None:
    phrase.clauses.append(f"结附于{noun(p, what.filter)}")


@reads(ir.EnteredThisTurn)
def _entered(p: Printer, phrase: Phrase, what: ir.EnteredThisTurn) -> None:
    phrase.clauses.append(p.words("本回合中[enter]"))


@reads(ir.EnteredSince)
def _entered_since(p: Printer, phrase: Phrase, what: ir.EnteredSince) -> None:
    whose = "你的" if isinstance(what.who, ir.You) else p.say(what.who) + "的"
    phrase.clauses.append(p.words(f"在{whose}上一个回合结束后[enter]"))


@reads(ir.HasTwin)
def _has_twin(p: Printer, phrase: Phrase, what: ir.HasTwin) -> None:
    cards = what.zones[0] != "battlefield"
    told = noun(p, what.filter, what.zones[0], place=cards)
    phrase.clauses.append(f"与另一{'张' if cards else '个'}{told}同名")


@reads(ir.DamagedThisTurnBy)
def _damaged(p: Printer, phrase: Phrase, what: ir.DamagedThisTurnBy) -> None:
    phrase.clauses.append(f"本回合中曾受到{p.say(what.what)}的伤害".replace("的伤害", "之伤害"))


@reads(ir.DamagedThisTurn)
def _damaged_at_all(p: Printer, phrase: Phrase, what: ir.DamagedThisTurn) -> None:
    phrase.clauses.append("本回合中曾受到伤害")


@reads(ir.AttackedThisTurn)
def _attacked(p: Printer, phrase: Phrase, what: ir.AttackedThisTurn) -> None:
    phrase.clauses.append("本回合中曾进行攻击")


@reads(ir.BandedWith)
def _banded_with(p: Printer, phrase: Phrase, what: ir.BandedWith) -> None:
    phrase.clauses.append(f"与{p.say(what.what)}结合")


@reads(ir.AttackedLastTurn)
def _attacked_last(p: Printer, phrase: Phrase, what: ir.AttackedLastTurn) -> None:
    phrase.clauses.append("在其操控者的上一个回合中曾进行攻击")


@reads(ir.WasKicked)
def _was_kicked(p: Printer, phrase: Phrase, what: ir.WasKicked) -> None:
    phrase.clauses.append("已支付增幅费用")


@reads(ir.ControlledSince)
def _controlled_since(p: Printer, phrase: Phrase, what: ir.ControlledSince) -> None:
    phrase.clauses.append("从本回合开始时起一直受其操控者操控")


@reads(ir.PutThereThisTurn)
def _put_there(p: Printer, phrase: Phrase, what: ir.PutThereThisTurn) -> None:
    phrase.clauses.append(p.words("本回合中从[battlefield]置入该处"))


@reads(ir.IsRingBearer)
def _ring_bearer(p: Printer, phrase: Phrase, what: ir.IsRingBearer) -> None:
    phrase.head = "持戒人" if what.of is None else f"{p.say(what.of)}的持戒人"


@reads(ir.IsPaired)
def _paired(p: Printer, phrase: Phrase, what: ir.IsPaired) -> None:
    phrase.clauses.append("已组队")


@reads(ir.IsSuspected)
def _suspected(p: Printer, phrase: Phrase, what: ir.IsSuspected) -> None:
    phrase.clauses.append("遭怀疑")


@reads(ir.IsModified)
def _modified(p: Printer, phrase: Phrase, what: ir.IsModified) -> None:
    phrase.clauses.append("已改装")


@reads(ir.IsSaddled)
def _saddled(p: Printer, phrase: Phrase, what: ir.IsSaddled) -> None:
    phrase.clauses.append("已骑乘")


@reads(ir.SaddledThisTurn)
def _saddled_it(p: Printer, phrase: Phrase, what: ir.SaddledThisTurn) -> None:
    phrase.clauses.append(f"本回合中骑乘过{p.say(what.what)}")


@reads(ir.DiscardedThisTurn)
def _discarded(p: Printer, phrase: Phrase, what: ir.DiscardedThisTurn) -> None:
    phrase.clauses.append("本回合中弃掉")


@reads(ir.AttackedThisCombat)
def _attacked_now(p: Printer, phrase: Phrase, what: ir.AttackedThisCombat) -> None:
    phrase.clauses.append("本次战斗中曾进行攻击")


@reads(ir.BlockedThisCombat)
def _blocked_now(p: Printer, phrase: Phrase, what: ir.BlockedThisCombat) -> None:
    phrase.clauses.append("本次战斗中曾进行阻挡")


@reads(ir.BlockedThisTurn)
def _blocked_this_turn(p: Printer, phrase: Phrase, what: ir.BlockedThisTurn) -> None:
    told = "进行阻挡" if what.what is None else f"阻挡{p.say(what.what)}"
    phrase.clauses.append(f"本回合中曾{told}")


@reads(ir.WasBlockedThisTurn)
def _was_blocked(p: Printer, phrase: Phrase, what: ir.WasBlockedThisTurn) -> None:
    by = "" if what.by is None else p.say(what.by)
    phrase.clauses.append(f"本回合中曾被{by}阻挡")


# ------------------------------------------------ spells, abilities, players


@reads(ir.IsSpell)
def _spell(p: Printer, phrase: Phrase, what: ir.IsSpell) -> None:
    phrase.head = "咒语"
    phrase.is_card = False


@reads(ir.IsAbility)
def _ability(p: Printer, phrase: Phrase, what: ir.IsAbility) -> None:
    kinds = {"": "起动式或触发式异能", "activated": "起动式异能", "triggered": "触发式异能"}
    phrase.head = kinds[what.kind]


@reads(ir.DealtDamageTo)
def _dealt_damage_to(p: Printer, phrase: Phrase, what: ir.DealtDamageTo) -> None:
    phrase.clauses.append(f"本回合中曾对{p.say(what.to)}造成伤害")


@reads(ir.Extreme)
def _extreme(p: Printer, phrase: Phrase, what: ir.Extreme) -> None:
    names = {"power": "力量", "toughness": "防御力", "mana-value": p.words("[mana-value]")}
    end = "最小" if what.least else "最大"
    phrase.clauses.append(f"在{noun(p, what.among)}中{names[what.of]}{end}")


@reads(ir.FromSource)
def _from_source(p: Printer, phrase: Phrase, what: ir.FromSource) -> None:
    phrase.clauses.append(f"来自{noun(p, what.filter)}")


@reads(ir.PlayerOf)
def _player_of(p: Printer, phrase: Phrase, what: ir.PlayerOf) -> None:
    before, p.such = p.such, True
    told = p.say(what.condition)
    p.such = before
    told = told.removeprefix("其") if told.startswith(("其操控", "其于")) else told
    phrase.clauses.append(f"在选择目标时{told}" if what.once else told)


@reads(ir.Targets)
def _targets(p: Printer, phrase: Phrase, what: ir.Targets) -> None:
    if isinstance(what.filter, ir.Anything):
        phrase.clauses.append("只有一个目标" if what.only else "有目标")
    else:
        only = "只" if what.only else ""
        phrase.clauses.append(f"{only}以{noun(p, what.filter)}为目标")


@reads(ir.CastFrom)
def _cast_from(p: Printer, phrase: Phrase, what: ir.CastFrom) -> None:
    if not what.zone:
        phrase.clauses.append("使用" if what.played else p.words("[cast]出"))
        return
    zones = {"hand": "手上", "graveyard": "坟墓场", "exile": "[exile]", "library": "牌库"}
    phrase.clauses.append(p.words(f"从{zones[what.zone]}[cast]"))


@reads(ir.IsPlayer)
def _player(p: Printer, phrase: Phrase, what: ir.IsPlayer) -> None:
    phrase.players = True
    if what.who is None:
        phrase.head = p.word("player")
    elif isinstance(what.who, ir.EachOpponent):
        phrase.head = "对手"
    elif isinstance(what.who, ir.Teammates):
        phrase.head = "队友"
    else:
        phrase.whole = p.say(what.who)


@reads(ir.AnyTarget)
def _any_target(p: Printer, phrase: Phrase, what: ir.AnyTarget) -> None:
    phrase.whole = p.words(("生物或[player]", "生物或[player]", "目标"))


@reads(ir.IsPermanent)
def _is_permanent(p: Printer, phrase: Phrase, what: ir.IsPermanent) -> None:
    """A type by itself is said of permanents."""


@reads(ir.IsIn)
def _is_in(p: Printer, phrase: Phrase, what: ir.IsIn) -> None:
    zones = {
        "battlefield": "在[battlefield]",
        "hand": "在手上",
        "graveyard": "在坟墓场中",
        "library": "在牌库中",
        "exile": "已[exile]",
        "stack": "在堆叠上",
    }
    if what.zone not in zones:
        raise p.fail(what, "zone")
    phrase.clauses.append(p.words(zones[what.zone]))


@reads(ir.IsUnblocked)
def _unblocked(p: Printer, phrase: Phrase, what: ir.IsUnblocked) -> None:
    phrase.clauses.append("未受阻挡")


@reads(ir.IsCommander)
def _commander(p: Printer, phrase: Phrase, what: ir.IsCommander) -> None:
    phrase.clauses.append("作为指挥官")


@reads(ir.SharesWithAny)
def _shares_with_any(p: Printer, phrase: Phrase, what: ir.SharesWithAny) -> None:
    if what.of not in SHARED:
        raise p.fail(what, "of")
    told = noun(p, what.filter, what.zones[0])
    phrase.clauses.append(f"与任一{told}有共通{SHARED[what.of]}")


@reads(ir.OfCommonColor)
def _of_common_color(p: Printer, phrase: Phrase, what: ir.OfCommonColor) -> None:
    phrase.clauses.append("具有在所有永久物中最常见或并列最常见之颜色")


@reads(ir.CanBear)
def _can_bear(p: Printer, phrase: Phrase, what: ir.CanBear) -> None:
    phrase.clauses.append(f"{p.say(what.what)}能结附于其上")


@reads(ir.CanBeAttachedTo)
def _can_be_attached_to(p: Printer, phrase: Phrase, what: ir.CanBeAttachedTo) -> None:
    phrase.clauses.append(f"能结附于{p.say(what.to)}")


@reads(ir.HasAttached)
def _has_attached(p: Printer, phrase: Phrase, what: ir.HasAttached) -> None:
    phrase.clauses.append(f"有{noun(p, what.filter)}结附")


@reads(ir.HasNoAbilities)
def _has_no_abilities(p: Printer, phrase: Phrase, what: ir.HasNoAbilities) -> None:
    phrase.clauses.append("不具异能")


@reads(ir.WentToGraveyard)
def _went_to_graveyard(p: Printer, phrase: Phrase, what: ir.WentToGraveyard) -> None:
    phrase.clauses.append("本回合中已置入坟墓场")
