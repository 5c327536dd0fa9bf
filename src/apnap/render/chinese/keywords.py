"""Keyword abilities with what follows them: 循环{2}, 反黑保护, 海岛行者, 消退5, 延缓4～{1}{R}."""

from __future__ import annotations

from typing import Any

from apnap import ir

from .amounts import figure
from .costs import only_mana, paid, symbols
from .nouns import keyword_words, noun, read
from .printer import CannotPrint, Printer, prints
from .terms import COLOR_WORDS
from .words import listed


@prints(ir.Keyword)
def keyword(p: Printer, node: ir.Keyword) -> str:
    """The keyword as it stands on a line of its own."""
    special = _SPECIAL.get(node.name)
    if special is not None:
        return special(p, node)
    name = keyword_words(p, node.name)
    number = "" if node.n is None else figure(p, node.n)
    return f"{name}{number}{_cost(p, node, number)}"


def _cost(p: Printer, node: ir.Keyword, number: str) -> str:
    if not node.cost:
        return ""
    if number or not only_mana(node.cost):
        mana = symbols(p, node.cost) if only_mana(node.cost) else _acts(p, node.cost)
        return "～" + mana
    return symbols(p, node.cost)


def _acts(p: Printer, cost: tuple[Any, ...]) -> str:
    """A cost that is not mana alone, as a verb phrase."""
    if isinstance(cost[0], ir.PayMana) and len(cost) > 1:
        return symbols(p, cost)
    return paid(p, cost)


def granted(p: Printer, keywords: list[ir.Keyword]) -> str:
    """The keywords that something has or gains: 飞行和践踏异能."""
    return listed([keyword(p, one) for one in keywords], "和") + "异能"


# ------------------------------------------------ those that take a quality


def _protection(p: Printer, node: ir.Keyword) -> str:
    return f"反{_quality(p, node.filter or node.words)}保护"


def _quality(p: Printer, filter_: Any) -> str:
    """A colour loses 色."""
    if isinstance(filter_, ir.HasColor):
        return COLOR_WORDS[filter_.color]
    if isinstance(filter_, ir.OfChosen) and filter_.key == "color":
        return "所选颜色"
    if isinstance(filter_, ir.Anything):
        return "一切"
    if filter_ == "all colors":
        return "五色"
    if isinstance(filter_, str) or filter_ is None:
        raise CannotPrint(f"Keyword has no words in Chinese for its quality {filter_!r}")
    phrase = read(p, filter_)
    words = "".join(phrase.adjectives + phrase.supertypes + phrase.subtypes + phrase.types)
    return words or noun(p, filter_)


def _land_words(p: Printer, filter_: Any) -> str:
    phrase = read(p, filter_)
    kinds = "".join(phrase.subtypes)
    land = "" if kinds else "地"
    return "".join(phrase.adjectives + phrase.supertypes) + (kinds or land)


def _landwalk(p: Printer, node: ir.Keyword) -> str:
    if node.filter is None:
        return "地行者"
    if isinstance(node.filter, ir.OfChosen) and node.filter.key == "landwalk":
        return "你所选的一种地行者"
    if any(isinstance(one, ir.OfChosen) for one in ir.walk(node.filter)):
        return f"所选类别的{_land_words(p, node.filter)}行者"
    return f"{_land_words(p, node.filter)}行者"


def _typecycling(p: Printer, node: ir.Keyword) -> str:
    if node.filter is None:
        return f"{keyword_words(p, 'typecycling')}{symbols(p, node.cost)}"
    return f"{_quality(p, node.filter)}循环{symbols(p, node.cost)}"


def _enchant(p: Printer, node: ir.Keyword) -> str:
    what = "" if node.filter is None else host_words(p, node.filter)
    return p.words((f"结界{what}", f"结附于{what}", f"结附于{what}"))


def host_words(p: Printer, filter_: Any) -> str:
    """What may be enchanted."""
    return noun(p, filter_)


def _affinity(p: Printer, node: ir.Keyword) -> str:
    return f"{_quality(p, node.filter)}共鸣"


def _splice(p: Printer, node: ir.Keyword) -> str:
    what = "" if node.filter is None else _quality(p, node.filter)
    return f"{keyword_words(p, 'splice')}{what}{symbols(p, node.cost)}"


def _offering(p: Printer, node: ir.Keyword) -> str:
    return f"{_quality(p, node.filter)}{keyword_words(p, 'offering')}"


def _champion(p: Printer, node: ir.Keyword) -> str:
    return f"{keyword_words(p, 'champion')}{_quality(p, node.filter)}"


def _bands_with_other(p: Printer, node: ir.Keyword) -> str:
    return keyword_words(p, "bands with other").replace("{}", _quality(p, node.filter))


SORTS = {
    "Friends forever": "永远的朋友",
    "Character select": "角色选择",
    "Survivors": "幸存者",
    "Father & son": "父与子",
}


def _partner(p: Printer, node: ir.Keyword) -> str:
    return keyword_words(p, "partner") + (f"～{SORTS[node.words]}" if node.words else "")


def _partner_with(p: Printer, node: ir.Keyword) -> str:
    return f"与{node.words}{keyword_words(p, 'partner')}"


_SPECIAL = {
    "partner": _partner,
    "partner with": _partner_with,
    "protection": _protection,
    "landwalk": _landwalk,
    "typecycling": _typecycling,
    "enchant": _enchant,
    "affinity": _affinity,
    "splice": _splice,
    "splice onto": _splice,
    "offering": _offering,
    "champion": _champion,
    "bands with other": _bands_with_other,
}
