"""Words of card language by vocabulary, numbers, and the templates that are filled with them.

A template is a sentence with `[tokens]`, words that differ by vocabulary, and `{slots}` that
`printer` fills from a node's fields.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.render.vocabulary import COUNTER_NAMES, VOCABULARY

from .terms import COUNTERS, VOCABULARIES, Word, pick

CARD_WORDS: Final[dict[str, Word]] = {
    "put-in": ("放置进场", "放进战场", "放进战场"),
    "back-in": ("移回场上", "移回战场", "移回战场"),
    "enter": ("进场", "进入战场", "进战场"),
    "attack": ("进行攻击", "攻击", "攻击"),
    "damaged-player": ("玩家", "牌手", "任一牌手"),
    "exiled-card": ("移出游戏的牌", "所放逐的牌", "所放逐的牌"),
    "exiled-by": ("移出游戏", "放逐", "放逐"),
    "if-you-do": ("若你如此作，", "若你如此做，则", "若你如此作，"),
    "if-you-dont": ("若你不如此作，", "若你未如此做，则", "若你未如此作，"),
    "then": ("，", "，则", "，则"),
    "activate": ("使用", "起动", "起动"),
    "without-paying": ("不须", "不需", "不需"),
    "land-phase": ("行动阶段", "主阶段", "行动阶段"),
    "and-or": "和／或",
    "others": ("其它", "其它", "其他"),
    "unattach": ("卸除", "卸装", "卸装"),
    "every-combat": (
        "每回合若能攻击则必须攻击",
        "每回合若能攻击则必须攻击",
        "每次战斗若能攻击则须攻击",
    ),
    "name-a-card": ("说出一个牌名", "说出一个牌名", "选择一个牌名"),
    "library-shuffled": ("将你的牌库洗牌", "将你的牌库洗牌", "洗牌"),
    "indestructible": ("不会毁坏", "不会毁坏", "具有不灭异能"),
}
"""token -> word, besides those of `render.vocabulary.VOCABULARY`."""

DIGITS: Final = "零一二三四五六七八九"
_TOKEN = re.compile(r"\[([a-z-]+)\]")


def word(token: str, vocabulary: str) -> str:
    """The word of a token; KeyError for one that does not exist."""
    if token in CARD_WORDS:
        return pick(CARD_WORDS[token], vocabulary)
    return VOCABULARY[token][vocabulary, "zh"]


def fill_tokens(template: Word, vocabulary: str) -> str:
    """The template in one vocabulary, its slots left as they are."""
    return _TOKEN.sub(lambda m: word(m[1], vocabulary), pick(template, vocabulary))


def number_word(n: int) -> str:
    """A number in words as it stands before a classifier: 两, 十二, 二百."""
    if n < 0:
        return str(n)
    if n == 2:
        return "两"
    if n < 10:
        return DIGITS[n]
    if n < 100:
        tens = "" if n < 20 else DIGITS[n // 10]
        return f"{tens}十{DIGITS[n % 10] if n % 10 else ''}"
    if n < 1000:
        rest = n % 100
        tail = (
            ""
            if not rest
            else ("零" if rest < 10 else "") + (DIGITS[2] if rest == 2 else number_word(rest))
        )
        return f"{DIGITS[n // 100]}百{tail}"
    return str(n)


def counter_word(kind: str, vocabulary: str) -> str:
    """A kind of counter; those without a Chinese name keep theirs before 指示物."""
    if not kind:
        return "指示物"
    if kind in COUNTERS:
        return COUNTERS[kind] + "指示物"
    if kind in COUNTER_NAMES:
        return COUNTER_NAMES[kind][vocabulary, "zh"]
    return kind + "指示物"


def listed(parts: list[str], last: str) -> str:
    """A list in card text: joined by full commas, the last by 和 or 或."""
    if len(parts) < 2:
        return "".join(parts)
    return "，".join(parts[:-1]) + last + parts[-1]


def outer(phrase: str) -> str:
    """A phrase before another 的: its own last 的 becomes 之."""
    before, link, after = phrase.rpartition("的")
    return f"{before}之{after}" if link and after else phrase


def packed(quantity: str) -> str:
    """A quantity before another 的: 由你操控之树林数量."""
    return quantity.replace("的数量", "数量").replace("的种数", "种数")


def index_of(vocabulary: str) -> int:
    """0, 1 or 2; KeyError for a vocabulary that does not exist."""
    if vocabulary not in VOCABULARIES:
        raise KeyError(vocabulary)
    return VOCABULARIES.index(vocabulary)
