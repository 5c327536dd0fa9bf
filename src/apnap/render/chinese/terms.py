"""Names of keywords and subtypes in Simplified Chinese, by vocabulary.

A word is a string where the three vocabularies (2006, 2009, current) agree, else three strings.
Subtypes that are not here have no Chinese name known for certain: printers leave them in English
and :func:`missing_subtypes` counts them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from apnap.render.vocabulary import EDITION_KEYS

from .subtypes import SUBTYPES

Word: TypeAlias = "str | tuple[str, str, str]"

VOCABULARIES: Final = EDITION_KEYS


def pick(word: Word, vocabulary: str) -> str:
    """The word in one vocabulary; KeyError for a vocabulary that does not exist."""
    if vocabulary not in VOCABULARIES:
        raise KeyError(vocabulary)
    return word if isinstance(word, str) else word[VOCABULARIES.index(vocabulary)]


def keyword_name(keyword: str, vocabulary: str) -> str | None:
    """The name of a keyword ability, without what follows it; None where it is not known."""
    word = KEYWORDS.get(keyword) or WALKS.get(keyword)
    return None if word is None else pick(word, vocabulary)


def subtype_name(subtype: str, vocabulary: str) -> str:
    """The name of a subtype; its English one where no other is known."""
    return pick(SUBTYPES.get(subtype, subtype), vocabulary)


def missing_subtypes(subtypes: Iterable[str]) -> tuple[str, ...]:
    """Those of the subtypes that have no Chinese name here, sorted."""
    return tuple(sorted({one for one in subtypes if one not in SUBTYPES}))


WALKS: Final[dict[str, str]] = {
    "plainswalk": "平原行者",
    "islandwalk": "海岛行者",
    "swampwalk": "沼泽行者",
    "mountainwalk": "山脉行者",
    "forestwalk": "树林行者",
    "nonbasic landwalk": "非基本地行者",
    "legendary landwalk": "传奇地行者",
}
"""Landwalk by its own names, as filters ask for it."""

KEYWORDS: Final[dict[str, Word]] = {
    "absorb": "抵受",
    "adapt": "演化",
    "affinity": "共鸣",
    "afflict": "折磨",
    "afterlife": "往生",
    "aftermath": "余波",
    "amplify": "增强",
    "annihilator": "歼灭",
    "ascend": "升腾",
    "assist": "协助",
    "aura swap": "灵气转换",
    "awaken": "唤醒",
    "backup": "后援",
    "banding": "结合",
    "bands with other": ("与{}结合", "与其它{}结合", "与其它{}结合"),
    "battle cry": "战嚎",
    "bestow": "神授",
    "blitz": "闪袭",
    "bloodthirst": "嗜血",
    "bolster": "鼓舞",
    "bushido": "武士道",
    "buyback": "购回",
    "cascade": "倾曳",
    "casualty": "牺牲品",
    "champion": "夺冠",
    "changeling": "化形",
    "channel": "魂力",
    "chroma": "渲色",
    "cipher": "密文",
    "companion": "行侣",
    "compleated": "完化",
    "conspire": "协力",
    "convoke": "召集",
    "crew": "搭载",
    "cumulative upkeep": "累积维持",
    "cycling": "循环",
    "dash": "疾驰",
    "daybound": "昼形",
    "deathtouch": "死触",
    "decayed": "败朽",
    "defender": "守军",
    "delve": "掘穴",
    "dethrone": "废位",
    "devoid": "虚色",
    "devour": "吞噬",
    "disguise": "乔装",
    "disturb": "扰魂",
    "domain": "领土",
    "double strike": "连击",
    "dredge": "发掘",
    "echo": "返响",
    "embalm": "防腐",
    "emerge": "现化",
    "enchant": "结附",
    "encore": "再演",
    "enlist": "征兵",
    "entwine": "打包",
    "epic": "历传",
    "equip": "佩带",
    "escalate": "增调",
    "escape": "逸脱",
    "eternalize": "永化",
    "evoke": "呼魂",
    "evolve": "进化",
    "exalted": "颂威",
    "exhaust": "竭尽",
    "exploit": "榨取",
    "extort": "勒索",
    "fabricate": "制械",
    "fading": "消退",
    "fear": "恐惧",
    "firebending": "御火",
    "first strike": "先攻",
    "flanking": "侧面攻击",
    "flash": "闪现",
    "flashback": "返照",
    "flying": "飞行",
    "job select": "选择职业",
    "for mirrodin!": "为了秘罗地！",
    "forecast": "预报",
    "foretell": "预示",
    "fortify": "筑工",
    "freerunning": "自由奔跑",
    "frenzy": "狂热",
    "fuse": "融咒",
    "graft": "接殖",
    "gravestorm": "坟场风暴",
    "haste": "敏捷",
    "haunt": "缠身",
    "hellbent": "背水战",
    "hexproof": "辟邪",
    "hideaway": "掩蔽",
    "horsemanship": "马术",
    "impending": "逼临",
    "improvise": "即兴",
    "indestructible": ("不会毁坏", "不会毁坏", "不灭"),
    "infect": "侵染",
    "ingest": "噬入",
    "intimidate": "威吓",
    "jump-start": "再起",
    "kicker": "增幅",
    "kinship": "血族",
    "landfall": "地落",
    "landwalk": "地行者",
    "level up": "升级",
    "lifelink": "系命",
    "living weapon": "活化武器",
    "madness": "疯魔",
    "mayhem": "大乱",
    "megamorph": "超变身",
    "melee": "混战",
    "undaunted": "无惧",
    "menace": "威慑",
    "mentor": "训导",
    "metalcraft": "金技",
    "miracle": "奇迹",
    "mobilize": "动员",
    "modular": "套件",
    "morbid": "丧心",
    "morph": "变身",
    "multikicker": "多重增幅",
    "mutate": "合变",
    "myriad": "万军",
    "nightbound": "夜形",
    "ninjutsu": "忍术",
    "offering": "献祭",
    "offspring": "育幼",
    "outlast": "久战",
    "overload": "超载",
    "partner": "拍档",
    "partner with": "拍档",
    "doctor's companion": "博士的伙伴",
    "choose a background": "选择一个背景",
    "persist": "留存",
    "phasing": "时间跳跃",
    "plot": "密谋",
    "poisonous": "剧毒",
    "protection": "保护",
    "prototype": "原型",
    "provoke": "挑拨",
    "prowess": "灵技",
    "prowl": "伺机",
    "radiance": "辉耀",
    "rampage": "狂暴",
    "ravenous": "贪食",
    "reach": "延势",
    "rebound": "弹回",
    "reconfigure": "换装",
    "recover": "复还",
    "reinforce": "补强",
    "renown": "显赫",
    "replicate": "覆诵",
    "retrace": "追溯",
    "riot": "暴乱",
    "ripple": "涟动",
    "saddle": "骑乘",
    "scavenge": "拾荒",
    "shadow": "次元幽影",
    "shroud": "帷幕",
    "skulk": "潜匿",
    "sneak": "潜行",
    "soulbond": "魂系",
    "soulshift": "转生",
    "spectacle": "观览",
    "splice": "通联",
    "splice onto": "通联",
    "split second": "转瞬",
    "squad": "小队",
    "storm": "风暴",
    "sunburst": "辉映",
    "surge": "激涌",
    "suspend": "延缓",
    "totem armor": "图腾护甲",
    "toxic": "下毒",
    "training": "训练",
    "trample": "践踏",
    "transfigure": "易形",
    "transmute": "易质",
    "tribute": "贡礼",
    "typecycling": "类别循环",
    "umbra armor": "本影护甲",
    "undying": "不息",
    "unearth": "破坟",
    "unleash": "狂放",
    "vanishing": "消逝",
    "vigilance": "警戒",
    "ward": "守护",
    "warp": "跃迁",
    "wither": "干枯",
}
"""Keyword abilities and ability words, without the cost or number that follows."""

COLOR_WORDS: Final[dict[str, str]] = {"W": "白", "U": "蓝", "B": "黑", "R": "红", "G": "绿"}
"""A colour by its letter, as it stands in keywords; a modifier adds 色."""

COUNTERS: Final[dict[str, str]] = {
    "first strike": "先攻",
    "double strike": "连击",
    "arrowhead": "箭镞",
    "hourglass": "沙漏",
    "javelin": "标枪",
    "mannequin": "人偶",
    "mining": "采矿",
    "net": "网",
    "omen": "预兆",
    "plague": "瘟疫",
    "tower": "塔楼",
    "velocity": "速度",
}
"""Kinds of counters besides those of the vocabulary."""
