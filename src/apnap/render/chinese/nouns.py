"""Filters as noun phrases: another > controlled and untapped > with abilities > colour > type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from apnap import ir
from apnap.render.vocabulary import COLOR_NAMES, TYPE_NAMES

from .printer import FORMS, CannotPrint, Printer
from .terms import keyword_name

COLORS: Final[dict[str, str]] = {
    "W": "white",
    "U": "blue",
    "B": "black",
    "R": "red",
    "G": "green",
}
Reader: TypeAlias = "Callable[[Printer, Phrase, Any], None]"
R = TypeVar("R", bound=Callable[..., None])
READERS: Final[dict[type[ir.Node], Reader]] = {}
OPERATORS: Final[dict[str, str]] = {
    "<=": "等于或小于",
    ">=": "等于或大于",
    "=": "等于",
    "<": "小于",
    ">": "大于",
    "!=": "不等于",
}
NUMBERS: Final[dict[str, str]] = {
    "power": "力量",
    "toughness": "防御力",
    "mana-value": "[mana-value]",
    "loyalty": "忠诚",
    "damage": "已受伤害",
}
CHOSEN: Final[dict[str, str]] = {
    "color": "为所选颜色",
    "name": "具所选名称",
    "type": "为所选生物类别",
    "creature-type": "为所选生物类别",
    "card-type": "为所选类别",
    "land-type": "为所选地类别",
}
SHARED: Final[dict[str, str]] = {
    "color": "颜色",
    "type": "类别",
    "creature-type": "生物类别",
    "name": "名称",
    "controller": "操控者",
}
CARD_ZONES: Final = ("hand", "graveyard", "library", "exile", "outside", "command", "ante")


@dataclass
class Phrase:
    """A noun phrase in the making."""

    zone: str = "battlefield"
    last: str = "或"
    clauses: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    supertypes: list[str] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    head: str = ""
    whole: str = ""
    other: bool = False
    owner: ir.Node | None = None
    players: bool = False
    is_card: bool = False


# ------------------------------------------------ the face of this module


def noun(
    p: Printer,
    what: ir.Node,
    zone: str = "battlefield",
    *,
    last: str = "或",
    outer: bool = False,
    other: str = "[others]",
    place: bool = True,
) -> str:
    """The phrase of a filter. `outer`: another 的 follows, so that 的 becomes 之. `other`: the word
    for Other. `place`: whether the zone is said ("in your graveyard")."""
    phrase = read(p, what, zone, last)
    link = "之" if outer else "的"
    before = p.words(other) if phrase.other else ""
    where = place_of(p, phrase, zone) if place else ""
    told = "且".join(_clauses(p, phrase, where))
    joined = f"{told}{link}" if told else ""
    if where and not (outer and joined):
        where += "的" if not outer else ""
    return f"{before}{where}{joined}{core_of(p, phrase)}"


def read(p: Printer, what: ir.Node, zone: str = "battlefield", last: str = "或") -> Phrase:
    """The parts of the phrase."""
    phrase = Phrase(zone=zone, last=last, is_card=zone in CARD_ZONES)
    read_into(p, phrase, what)
    return phrase


def probe(p: Printer, what: ir.Node, zone: str = "battlefield", last: str = "或") -> Phrase:
    """The parts of the phrase, looked at without saying anything."""
    said, tails = set(p.said), list(p.tails)
    phrase = read(p, what, zone, last)
    p.said, p.tails = said, tails
    return phrase


def classifier(p: Printer, what: ir.Node, zone: str = "battlefield") -> str:
    """张 for cards, 位 for players, 个 for the rest."""
    phrase = probe(p, what, zone)
    if phrase.players:
        return "位"
    return "张" if phrase.is_card else "个"


def head_noun(p: Printer, what: ir.Node, zone: str = "battlefield") -> str:
    """The bare noun that "that ..." takes: 生物, 咒语, 牌."""
    phrase = probe(p, what, zone)
    if phrase.whole:
        return phrase.whole
    if phrase.head:
        return phrase.head
    if phrase.is_card:
        return "牌"
    if phrase.zone == "stack":
        return "咒语"
    if len(phrase.types) == 1:
        return phrase.types[0]
    if phrase.types or not phrase.subtypes:
        return "永久物"
    return phrase.subtypes[0]


def counted(p: Printer, what: ir.Node, number: str, zone: str = "battlefield") -> str:
    """So many of them: a number in words with its classifier, then the noun; no place is said."""
    phrase = probe(p, what, zone)
    if phrase.other and number == "一":
        return noun(p, what, zone, other="另一" + classifier(p, what, zone), place=False)
    return f"{number}{classifier(p, what, zone)}{noun(p, what, zone, place=False)}"


def place_of(p: Printer, phrase: Phrase, zone: str) -> str:
    """In whose hand, graveyard, library; in the ante."""
    if zone == "ante":
        return "赌注区中"
    if zone not in ("hand", "graveyard", "library"):
        return ""
    owner = FORMS["whose"](p, phrase.owner).removesuffix("的") if phrase.owner is not None else ""
    suffix = {"hand": "手上", "graveyard": "坟墓场中", "library": "牌库中"}[zone]
    return owner + suffix


def goes_as_card(pattern: Any) -> bool:
    """Whether an event is of a card, and no token, that goes to a graveyard from anywhere."""
    if not isinstance(pattern, ir.Moves | ir.WouldMove) or pattern.origin:
        return False
    parts = pattern.what.parts if isinstance(pattern.what, ir.AllOf) else ()
    return pattern.to == "graveyard" and ir.Not(ir.IsToken()) in parts


def color_word(letter: str) -> str:
    """白色, 蓝色 ..."""
    return COLOR_NAMES[COLORS[letter]]["current", "zh"]


def type_word(p: Printer, word: str) -> str:
    """A card type."""
    if word == "Permanent":
        return "永久物"
    if word.lower() not in TYPE_NAMES:
        raise CannotPrint(f"the card type {word} has no Chinese name")
    return TYPE_NAMES[word.lower()][p.vocabulary, "zh"]


def keyword_words(p: Printer, keyword: str) -> str:
    """A keyword ability's name; CannotPrint where there is none."""
    name = keyword_name(keyword, p.vocabulary)
    if name is None:
        raise CannotPrint(f"the keyword {keyword} has no Chinese name")
    return name


# ------------------------------------------------ putting together


def _clauses(p: Printer, phrase: Phrase, where: str) -> list[str]:
    """What stands before the noun; an owner is not said where the zone is theirs."""
    clauses = list(phrase.clauses)
    if phrase.owner is not None and phrase.zone not in ("hand", "library", "graveyard"):
        clauses.insert(0, f"由{p.say(phrase.owner)}拥有")
    return clauses


def core_of(p: Printer, phrase: Phrase) -> str:
    """Colour, types and head, without what stands before them."""
    if phrase.whole:
        return "".join(phrase.adjectives) + phrase.whole
    adjectives = _adjectives(phrase)
    words = "".join(phrase.supertypes) + "".join(phrase.subtypes) + "".join(phrase.types)
    if phrase.head:
        return adjectives + words + phrase.head
    if phrase.is_card:
        return f"{adjectives}{words}牌"
    if phrase.zone == "stack":
        return f"{adjectives}{words}咒语"
    return adjectives + (words or "永久物")


def _adjectives(phrase: Phrase) -> str:
    if len(phrase.adjectives) > 1 and all(one.startswith("非") for one in phrase.adjectives):
        return "且".join(phrase.adjectives) + "的"
    return "".join(phrase.adjectives)


# ------------------------------------------------ reading filters


def reads(*kinds: type[ir.Node]) -> Callable[[R], R]:
    """The function that reads these filters into a phrase."""

    def enter(function: R) -> R:
        for kind in kinds:
            READERS[kind] = function
        return function

    return enter


def read_into(p: Printer, phrase: Phrase, what: ir.Node) -> None:
    """Add what a filter says to a phrase."""
    reader = READERS.get(type(what))
    if reader is None:
        raise CannotPrint(f"the filter {type(what).__name__} has no words in Chinese")
    reader(p, phrase, what)
