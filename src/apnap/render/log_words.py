"""What the slot `{other}` of a log phrase holds, in words: it depends on the rule.

A kind of counter, a colour, a player, a place, a duration, the name of a cost, a reason. A word
that a language lacks comes out as "", and a shorter form of the phrase is told instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from .chinese.subtypes import SUBTYPES
from .chinese.terms import keyword_name, subtype_name
from .vocabulary import COLOR_NAMES, LANGUAGES, TYPE_NAMES, counter_name, name_of


class Teller(Protocol):
    """Who tells the line."""

    lang: int
    edition: str

    def player(self, seat: Any) -> str:
        """The name of a player."""

    def place(self, zone: Any) -> str:
        """The name of a zone."""


COLORS: Final[dict[str, str]] = {
    "W": "white",
    "U": "blue",
    "B": "black",
    "R": "red",
    "G": "green",
    "C": "colorless",
}

PLACES_IN_LIBRARY: Final[dict[str, tuple[str, str]]] = {
    "top": ("on top", "牌库顶"),
    "any-order-top": ("on top", "牌库顶"),
    "bottom": ("on the bottom", "牌库底"),
    "any-order-bottom": ("on the bottom", "牌库底"),
}

DURATIONS: Final[dict[str, tuple[str, str]]] = {
    "turn": ("until end of turn", "直到回合结束"),
    "combat": ("until end of combat", "直到战斗结束"),
    "your-next-end": ("until the end of your next turn", "直到你下一个回合结束"),
    "your-next-turn": ("until your next turn", "直到你的下一个回合"),
    "your-next-upkeep": ("until your next upkeep", "直到你的下一个维持"),
    "next-untap": ("until the next untap step", "直到下一个重置步骤"),
    "your-next-untap": ("until your next untap step", "直到你的下一个重置步骤"),
    "while-source": ("as long as the source remains", "只要来源仍在"),
    "until-left": ("until the source leaves", "直到来源离场"),
    "while-control": ("as long as the source stays under control", "只要仍操控来源"),
    "while-paired": ("as long as they are paired", "只要其保持组队"),
    "while-tapped": ("as long as the source stays tapped", "只要来源保持横置"),
    "forever": ("for the rest of the game", "直到游戏结束"),
}

WORDS: Final[dict[str, tuple[str, str]]] = {
    "won": ("won", "赢"),
    "heads": ("heads", "正面"),
    "tails": ("tails", "反面"),
    "lost": ("lost", "输"),
    "damage": ("damage", "伤害"),
    "odd": ("odd", "奇数"),
    "counter": ("a +1/+1 counter", "+1/+1指示物"),
    "even": ("even", "偶数"),
    "paid": ("tribute is paid", "献上贡礼"),
    "unpaid": ("tribute isn't paid", "不献上贡礼"),
    "additional cost": ("additional cost", "额外费用"),
    "alternative cost": ("alternative cost", "替代性费用"),
    "free": ("without paying", "不支付费用"),
    "targets": ("no legal targets", "没有合法的目标"),
    "modes": ("no legal modes", "没有合法的模式"),
    "division": ("no legal division", "没有合法的分配"),
    "cost-not-paid": ("the cost was not paid", "未支付费用"),
    "half-not-named": ("a split card is cast as one of its halves", "连体牌须施放其中一半"),
    "mana-cost-missing": ("there is no cost to pay", "没有可支付的费用"),
    "object-gone": ("the object is gone", "该牌已不在原处"),
    "not enough life": ("not enough life", "生命不足"),
    "life-total-unpayable": ("not enough life", "生命不足"),
    "tapped": ("it is tapped", "已横置"),
    "untapped": ("it is untapped", "未横置"),
    "cast-forbidden": ("it can't be cast", "不能使用"),
    "land-limit-reached": ("no more lands this turn", "本回合不能再使用地"),
    "sacrifice-impossible": ("nothing to sacrifice", "没有可牺牲的永久物"),
    "discard": ("not enough cards to discard", "可弃的牌不足"),
    "counters": ("not enough counters", "指示物不足"),
}
"""Words that stand for themselves, whatever the rule."""


def word_of(teller: Teller, key: str, value: Any) -> str:
    """The words of a value in the phrase of a rule; "" where the language has none."""
    if value is None or value == "":
        return ""
    special = BY_KEY.get(key)
    if special is not None:
        return special(teller, value)
    return plain(teller, value)


def plain(teller: Teller, value: Any) -> str:
    """Any word: of the rules, a colour, a type, a subtype, a keyword, a number, symbols."""
    if not isinstance(value, str):
        return str(value)
    if value in WORDS:
        return WORDS[value][teller.lang]
    if value in COLORS:
        return color(teller, value)
    if value.lower() in TYPE_NAMES:
        return name_of(TYPE_NAMES, value.lower(), teller.edition, LANGUAGES[teller.lang])
    if teller.lang == 0 or value.startswith("{"):
        return value
    if value in SUBTYPES:
        return subtype_name(value, teller.edition)
    return keyword_name(value, teller.edition) or ""


def color(teller: Teller, value: Any) -> str:
    """A colour by its letter or name."""
    name = COLORS.get(str(value), str(value))
    if name not in COLOR_NAMES:
        return str(value)
    return name_of(COLOR_NAMES, name, teller.edition, LANGUAGES[teller.lang])


def colors(teller: Teller, value: Any) -> str:
    """A colour, or several by their letters."""
    word = str(value)
    if word in COLORS or not all(letter in COLORS for letter in word):
        return color(teller, word)
    joined = (" and ", "和")[teller.lang]
    return joined.join(color(teller, letter) for letter in word)


def counters(teller: Teller, value: Any) -> str:
    """A kind of counter."""
    return counter_name(str(value), teller.edition, LANGUAGES[teller.lang])


def as_it_is(teller: Teller, value: Any) -> str:
    """A name, or symbols."""
    return str(value)


def seat(teller: Teller, value: Any) -> str:
    """A player."""
    return teller.player(value)


def zone(teller: Teller, value: Any) -> str:
    """A zone."""
    return teller.place(value)


def duration(teller: Teller, value: Any) -> str:
    """How long an effect lasts."""
    both = DURATIONS.get(str(value))
    return both[teller.lang] if both is not None else ""


def in_library(teller: Teller, value: Any) -> str:
    """A place in a library: top, bottom, or a number from the top."""
    if str(value).isdigit():
        return (f"number {value} from the top", f"从牌库顶数第{value}张")[teller.lang]
    both = PLACES_IN_LIBRARY.get(str(value))
    return both[teller.lang] if both is not None else ""


def reason(teller: Teller, value: Any) -> str:
    """Why an action was illegal: a key or, in English, a sentence."""
    if str(value) in WORDS:
        return WORDS[str(value)][teller.lang]
    return str(value).replace("-", " ").rstrip(".") if teller.lang == 0 else ""


BY_KEY: Final[dict[str, Callable[[Teller, Any], str]]] = {
    "color-chosen": colors,
    "name-chosen": as_it_is,
    "total-cost-determined": as_it_is,
    "counters-put": counters,
    "counters-removed": counters,
    "counters-moved": counters,
    "enters-with-counters": counters,
    "continuous-effect-begins": duration,
    "continuous-effect-ends": duration,
    "illegal-action-rewound": reason,
    "object-put-into-library": in_library,
    "opponent-chooses-for-spell": seat,
    "player-controlled": seat,
    "turn-marker-passed": seat,
    "choice-made-by-another": seat,
    "control-exchanged": seat,
    "zone-changed": zone,
}
