"""Words that differ by edition and language, and how log templates are filled with them.

A template is a sentence with *slots* in braces, `{player}`, filled by the caller, and *tokens* in
square brackets, `[battlefield]`, filled from :data:`VOCABULARY`. An edition carries its vocabulary
key (a user's own edition inherits its parent's), so tables are looked up by that key.

The tables of names (zones, steps, colours, card types, counters) have the same shape and are read
with :func:`name_of`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

Words: TypeAlias = dict[tuple[str, str], str]
"""(edition key, language) -> word."""

EDITION_KEYS: Final[tuple[str, str, str]] = ("2006", "2009", "current")
LANGUAGES: Final[tuple[str, str]] = ("en", "zh")
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""Numbers of chapters by their value, in both languages."""

_Forms: TypeAlias = str | tuple[str, str, str]


def _words(en: _Forms, zh: _Forms) -> Words:
    """One word in all vocabularies: a string when the editions agree, else one for each."""
    words: Words = {}
    for lang, forms in zip(LANGUAGES, (en, zh), strict=True):
        each = (forms,) * len(EDITION_KEYS) if isinstance(forms, str) else forms
        words.update({(key, lang): form for key, form in zip(EDITION_KEYS, each, strict=True)})
    return words


VOCABULARY: Final[dict[str, Words]] = {
    # Nouns
    "player": _words("player", ("玩家", "牌手", "牌手")),
    "object": _words("object", ("对象", "物件", "物件")),
    "mana": _words("mana", ("魔法力", "法术力", "法术力")),
    "mana-pool": _words("mana pool", ("魔法力池", "法术力池", "法术力池")),
    "mana-cost": _words("mana cost", ("魔法力费用", "法术力费用", "法术力费用")),
    "mana-ability": _words("mana ability", ("魔法力异能", "法术力异能", "法术力异能")),
    "mana-burn": _words("mana burn", ("魔法力灼伤", "法术力灼伤", "法术力灼伤")),
    "mana-value": _words(
        ("converted mana cost", "converted mana cost", "mana value"),
        ("总魔法力费用", "总法术力费用", "法术力值"),
    ),
    "sorcery": _words("sorcery", ("巫术", "法术", "法术")),
    "snow": _words("snow", ("覆雪", "雪境", "雪境")),
    "team": _words("team", ("队伍", "团队", "队伍")),
    "copy": _words("copy", ("复制品", "复制", "复制品")),
    "commander": _words(("general", "general", "commander"), ("大将", "大将", "指挥官")),
    "state-based-action": _words(
        ("state-based effect", "state-based action", "state-based action"),
        ("依状态而生的效应", "状态动作", "状态动作"),
    ),
    "last-known-information": _words(
        "last known information", ("已知的最后信息", "最终已知信息", "最终已知信息")
    ),
    "this-game": _words("the game", ("这盘游戏", "此盘游戏", "这盘游戏")),
    "other": _words("other", ("其它", "其它", "其他")),
    "battlefield": _words(("play", "the battlefield", "the battlefield"), ("场上", "战场", "战场")),
    "exile": _words(
        ("the removed-from-the-game zone", "exile", "exile"), ("移出游戏区", "放逐区", "放逐区")
    ),
    "main-phase": _words("main phase", ("行动阶段", "主阶段", "行动阶段")),
    "ending-phase": _words(("end phase", "ending phase", "ending phase"), "结束阶段"),
    "draw-step": _words("draw step", ("抽牌步骤", "抓牌步骤", "抓牌步骤")),
    "end-step": _words(
        ("end of turn step", "end step", "end step"), ("回合结束步骤", "结束步骤", "结束步骤")
    ),
    # Places
    "on-battlefield": _words(
        ("in play", "on the battlefield", "on the battlefield"), ("在场上", "在战场上", "在战场上")
    ),
    "onto-battlefield": _words(
        ("into play", "onto the battlefield", "onto the battlefield"),
        ("进场", "进入战场", "进战场"),
    ),
    # Verbs
    "enters": _words(
        ("comes into play", "enters the battlefield", "enters"), ("进场", "进入战场", "进战场")
    ),
    "entering": _words(
        ("coming into play", "entering the battlefield", "entering"),
        ("进场", "进入战场", "进战场"),
    ),
    "enter": _words(
        ("come into play", "enter the battlefield", "enter"), ("进场", "进入战场", "进战场")
    ),
    "leaves": _words(
        ("leaves play", "leaves the battlefield", "leaves the battlefield"),
        ("离场", "离开战场", "离开战场"),
    ),
    "dies": _words(
        (
            "is put into a graveyard from play",
            "is put into a graveyard from the battlefield",
            "dies",
        ),
        ("从场上置入坟墓场", "从战场置入坟墓场", "死去"),
    ),
    "cast": _words(("play", "cast", "cast"), ("使用", "施放", "施放")),
    "casts": _words(("plays", "casts", "casts"), ("使用", "施放", "施放")),
    "was-cast": _words(("played", "cast", "cast"), ("使用", "施放", "施放")),
    "activates": _words(("plays", "activates", "activates"), ("使用", "起动", "起动")),
    "activated": _words(("played", "activated", "activated"), ("使用", "起动", "起动")),
    "exiled": _words(("removed from the game", "exiled", "exiled"), ("移出游戏", "放逐", "放逐")),
    "created": _words(
        ("put into play", "put onto the battlefield", "created"),
        ("放置进场", "放进战场", "派出"),
    ),
    "draw": _words("draw", ("抽", "抓", "抓")),
    "unattached": _words("unattached", ("卸除", "卸装", "卸装")),
    "fizzles": _words(
        ("is countered by the rules", "is countered by the rules", "does not resolve"),
        ("被规则反击", "被规则反击", "不会结算"),
    ),
}
"""token -> word in each edition's vocabulary and language."""

ZONE_NAMES: Final[dict[str, Words]] = {
    "library": _words("library", "牌库"),
    "hand": _words("hand", "手牌"),
    "graveyard": _words("graveyard", "坟墓场"),
    "battlefield": _words(("in play", "battlefield", "battlefield"), ("场上", "战场", "战场")),
    "stack": _words("stack", "堆叠"),
    "exile": _words(
        ("removed from the game", "exile", "exile"), ("移出游戏区", "放逐区", "放逐区")
    ),
    "phased_out": _words("phased out", ("跃离区", "已跃离", "已跃离")),
    "command": _words("command zone", "统帅区"),
    "ante": _words("ante", ("赌注", "赌注区", "赌注区")),
    "outside": _words("outside the game", "游戏之外"),
}

PHASE_NAMES: Final[dict[str, Words]] = {
    "beginning": _words("beginning phase", "开始阶段"),
    "main1": _words("precombat main phase", ("战斗前的行动阶段", "战斗前主阶段", "战斗前行动阶段")),
    "combat": _words("combat phase", "战斗阶段"),
    "main2": _words(
        "postcombat main phase", ("战斗后的行动阶段", "战斗后主阶段", "战斗后行动阶段")
    ),
    "ending": _words(("end phase", "ending phase", "ending phase"), "结束阶段"),
}

STEP_NAMES: Final[dict[str, Words]] = {
    "untap": _words("untap step", "重置步骤"),
    "upkeep": _words("upkeep step", "维持步骤"),
    "draw": _words("draw step", ("抽牌步骤", "抓牌步骤", "抓牌步骤")),
    "main1": PHASE_NAMES["main1"],
    "beginning_of_combat": _words("beginning of combat step", "战斗开始步骤"),
    "declare_attackers": _words("declare attackers step", "宣告攻击者步骤"),
    "declare_blockers": _words("declare blockers step", "宣告阻挡者步骤"),
    "first_strike_damage": _words("first combat damage step", "第一个战斗伤害步骤"),
    "combat_damage": _words("combat damage step", "战斗伤害步骤"),
    "end_of_combat": _words("end of combat step", "战斗结束步骤"),
    "main2": PHASE_NAMES["main2"],
    "end": VOCABULARY["end-step"],
    "cleanup": _words("cleanup step", "清除步骤"),
}

COLOR_NAMES: Final[dict[str, Words]] = {
    "white": _words("white", "白色"),
    "blue": _words("blue", "蓝色"),
    "black": _words("black", "黑色"),
    "red": _words("red", "红色"),
    "green": _words("green", "绿色"),
    "colorless": _words("colorless", "无色"),
}

TYPE_NAMES: Final[dict[str, Words]] = {
    "artifact": _words("artifact", "神器"),
    "battle": _words("battle", "战役"),
    "conspiracy": _words("conspiracy", "诡局"),
    "creature": _words("creature", "生物"),
    "dungeon": _words("dungeon", "地城"),
    "enchantment": _words("enchantment", "结界"),
    "instant": _words("instant", "瞬间"),
    "kindred": _words(("tribal", "tribal", "kindred"), "部族"),
    "land": _words("land", "地"),
    "phenomenon": _words("phenomenon", "异象"),
    "plane": _words("plane", "时空"),
    "planeswalker": _words("planeswalker", "鹏洛客"),
    "scheme": _words("scheme", "诡计"),
    "sorcery": VOCABULARY["sorcery"],
    "tribal": _words(("tribal", "tribal", "kindred"), "部族"),
    "vanguard": _words("vanguard", "先锋"),
}

SUPERTYPE_NAMES: Final[dict[str, Words]] = {
    "basic": _words("basic", "基本"),
    "legendary": _words("legendary", "传奇"),
    "ongoing": _words("ongoing", "持续"),
    "snow": VOCABULARY["snow"],
    "world": _words("world", "世界"),
}

COUNTER_NAMES: Final[dict[str, Words]] = {
    "age": _words("age counter", "岁月指示物"),
    "arrowhead": _words("arrowhead counter", "箭头指示物"),
    "charge": _words("charge counter", "充电指示物"),
    "defense": _words("defense counter", "守备指示物"),
    "depletion": _words("depletion counter", "耗竭指示物"),
    "energy": _words("energy counter", "能量指示物"),
    "experience": _words("experience counter", "经验指示物"),
    "fade": _words("fade counter", "消退指示物"),
    "ki": _words("ki counter", "气指示物"),
    "level": _words("level counter", "等级指示物"),
    "lore": _words("lore counter", "学问指示物"),
    "loyalty": _words("loyalty counter", "忠诚指示物"),
    "poison": _words("poison counter", "中毒指示物"),
    "quest": _words("quest counter", "任务指示物"),
    "shield": _words("shield counter", "护盾指示物"),
    "spore": _words("spore counter", "孢子指示物"),
    "storage": _words("storage counter", "储存指示物"),
    "stun": _words("stun counter", "晕眩指示物"),
    "time": _words("time counter", "计时指示物"),
    "verse": _words("verse counter", "诗节指示物"),
}
"""Kinds of counters that are words; :func:`counter_name` reads them and knows the rest."""

SLOTS: Final[frozenset[str]] = frozenset(
    {"player", "object", "source", "target", "n", "zone", "step", "other", "list"}
)
"""The slots that a template may use."""

_PART = re.compile(r"\[(?P<token>[a-z-]+)\]|\{(?P<slot>[a-z]+)\}|(?P<plural>\(s\))")


def name_of(table: Mapping[str, Words], key: str, edition_key: str, lang: str) -> str:
    """The name of a zone, step, colour or type; KeyError for an unknown key or vocabulary."""
    return table[key][edition_key, lang]


def counter_name(kind: str, edition_key: str, lang: str) -> str:
    """The name of a kind of counter; kinds without an entry (+1/+1, quest words) keep theirs."""
    if kind in COUNTER_NAMES:
        return COUNTER_NAMES[kind][edition_key, lang]
    return kind + {"en": " counter", "zh": "指示物"}[lang]


def slots_of(template: str) -> frozenset[str]:
    """The names of the slots in a template."""
    return frozenset(m["slot"] for m in _PART.finditer(template) if m["slot"])


def tokens_of(template: str) -> frozenset[str]:
    """The vocabulary tokens in a template."""
    return frozenset(m["token"] for m in _PART.finditer(template) if m["token"])


def fill(template: str, edition_key: str, lang: str, **slots: object) -> str:
    """The sentence of a template, in one edition's words; slots that it lacks are ignored.

    `card(s)` becomes "card" where `n` is 1, else "cards". Raises KeyError for a slot that is not
    given, an unknown token, or an unknown vocabulary.
    What fills a slot is taken as it is: braces and brackets in it mean nothing.
    """

    def word(match: re.Match[str]) -> str:
        if match["token"] is not None:
            return VOCABULARY[match["token"]][edition_key, lang]
        if match["plural"] is not None:
            return "" if str(slots["n"]) == "1" else "s"
        return str(slots[match["slot"]])

    sentence = _PART.sub(word, template)
    return sentence[:1].upper() + sentence[1:] if template.startswith("[") else sentence
