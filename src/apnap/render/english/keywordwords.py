"""Keyword abilities printed: name, number, cost, quality."""

from __future__ import annotations

from typing import Any

from ...ir import (
    AllOf,
    AnyOf,
    Anything,
    Colorless,
    EitherCost,
    HasColor,
    HasSubtype,
    HasSupertype,
    HasType,
    Keyword,
    Monocolored,
    Multicolored,
    Not,
    Number,
    OfChosen,
    PayMana,
    SharesWith,
    TapThis,
    X,
)
from .costwords import say_cost
from .grammar import make
from .keywords import (
    EXCLAIMED,
    PLAIN,
    SPLICED,
    WALK_OF,
    WITH_COST,
    WITH_NUMBER,
    WITH_NUMBER_AND_COST,
)
from .nouns import COLOR_NAMES, Unprintable, say_np
from .printing import Printer, says
from .words import GLUED_DASH, a_or_an


@says("keyword")
def say_keyword(printer: Printer, value: Any, form: str) -> list[str]:
    """One keyword ability."""
    if not isinstance(value, Keyword):
        raise Unprintable("no keyword")
    name = value.name
    words = list(EXCLAIMED[name]) if name in EXCLAIMED else printer.split(name)
    if value.cost and name in WITH_NUMBER_AND_COST and value.n is not None:
        number = "X" if isinstance(value.n, X) else str(value.n)
        tail = printer.split(". X can't be 0.") if value.said.endswith("not 0") else []
        return [*words, number, GLUED_DASH, *printer.say("costs", value.cost), *tail]
    if value.filter is not None:
        return say_keyword_of(printer, value)
    if value.cost:
        if name not in WITH_COST:
            raise Unprintable(f"{name} takes no cost")
        if value.said == "-":
            out = [*words, GLUED_DASH, *printer.say("costs", value.cost)]
            plain = all(isinstance(c, (PayMana, TapThis)) for c in value.cost)
            return out if plain else [*out, "."]
        if len(value.cost) == 2 and value.words == "and/or":
            first, second = (say_cost(printer, cost) for cost in value.cost)
            return [*words, *first, "and/or", *second]
        if len(value.cost) == 1 and isinstance(value.cost[0], PayMana):
            return [*words, *printer.say("mana", value.cost[0].mana)]
        first_cost = value.cost[0]
        if isinstance(first_cost, EitherCost) and all(
            isinstance(option[0], PayMana) for option in first_cost.options
        ):
            one, two = (printer.say("costs", option) for option in first_cost.options)
            return [*words, *one, "or", *two]
        return [*words, GLUED_DASH, *printer.say("costs", value.cost), "."]
    if name == "partner with":
        return [*words, *printer.say("name", value.words)]
    if name == "partner" and value.words:
        return [*words, GLUED_DASH, *printer.split(value.words)]
    if name == "modular" and value.words == "sunburst":
        return [*words, GLUED_DASH, "Sunburst"]
    if value.n is not None:
        if name in WITH_NUMBER and not isinstance(value.n, int):
            return [*words, *printer.say("digits", value.n)]
        if name not in WITH_NUMBER or not isinstance(value.n, int):
            raise Unprintable(f"{name} takes no number")
        return [*words, str(value.n)]
    if name not in PLAIN:
        raise Unprintable(f"there is no keyword {name}")
    return words


def say_keyword_of(printer: Printer, value: Keyword) -> list[str]:
    """A keyword with a quality."""
    name, quality = value.name, value.filter
    if name == "landwalk":
        return say_landwalk(printer, quality)
    if name == "protection":
        return ["protection", "from", *say_quality(printer, quality)]
    if name == "affinity":
        return ["affinity", "for", *say_np(printer, quality, "perm", "p")]
    if name == "bands with other":
        return ["bands", "with", "other", *say_np(printer, quality, "perm", "p")]
    if name == "enchant":
        return ["enchant", *say_np(printer, quality, "perm", "s")]
    if name == "champion":
        words = say_np(printer, quality, "perm", "s")
        return ["champion", a_or_an(words[0]), *words]
    if name == SPLICED:
        words = [*printer.split(SPLICED), *say_np(printer, quality, "perm", "s")]
        if value.said == "-":
            return [*words, GLUED_DASH, *printer.say("costs", value.cost), "."]
        return [*words, *printer.say("costs", value.cost)]
    if name == "typecycling":
        cost = printer.say("costs", value.cost)
        if quality == HasType("Land"):
            return ["landcycling", *cost]
        if quality == AllOf((HasSupertype("Basic"), HasType("Land"))):
            return ["basic", "landcycling", *cost]
        if isinstance(quality, HasSubtype):
            return [quality.subtype.lower() + "cycling", *cost]
    if name == "offering" and isinstance(quality, HasSubtype):
        return [quality.subtype, "offering"]
    raise Unprintable(f"{name} has no words with a quality")


def say_landwalk(printer: Printer, quality: Any) -> list[str]:
    """Islandwalk and the like."""
    if quality == OfChosen("land-type"):
        return printer.split("landwalk of the chosen type")
    if quality == AllOf((HasSupertype("Snow"), OfChosen("land-type"))):
        return printer.split("snow landwalk of the chosen type")
    if isinstance(quality, HasSubtype) and quality.subtype in WALK_OF:
        return [WALK_OF[quality.subtype]]
    if isinstance(quality, AllOf) and quality.parts[0] == HasSupertype("Snow"):
        last = quality.parts[-1]
        if isinstance(last, HasSubtype) and last.subtype in WALK_OF:
            return ["snow", WALK_OF[last.subtype]]
    for word, walked in (
        ("nonbasic", Not(HasSupertype("Basic"))),
        ("legendary", HasSupertype("Legendary")),
        ("artifact", HasType("Artifact")),
        ("snow", HasSupertype("Snow")),
    ):
        if quality == walked:
            return [word, "landwalk"]
    raise Unprintable("this landwalk has no word")


def say_quality(printer: Printer, quality: Any) -> list[str]:
    """What protection is from."""
    if isinstance(quality, HasColor):
        return [COLOR_NAMES[quality.color]]
    if isinstance(quality, Anything):
        return ["everything"]
    if isinstance(quality, Multicolored):
        return ["multicolored"]
    if isinstance(quality, Monocolored):
        return ["monocolored"]
    if isinstance(quality, Colorless):
        return ["colorless"]
    if isinstance(quality, Number) and quality.said == "value":
        order = "greater" if quality.op == ">=" else "less"
        return ["mana", "value", str(quality.amount), "or", order]
    if quality == OfChosen("color"):
        return ["the", "chosen", "color"]
    if quality == make(OfChosen, "color", said="choice"):
        return ["the", "color", "of", "your", "choice"]
    if quality == HasSupertype("Snow"):
        return ["snow"]
    if isinstance(quality, SharesWith) and quality.said == "its colors":
        return ["its", "colors"]
    if isinstance(quality, SharesWith) and quality.said == "card types":
        return ["each", "of", *printer.say("poss", quality.what, "obj"), "card", "types"]
    if isinstance(quality, SharesWith) and quality.said == "colors":
        return ["the", "colors", "of", *printer.say("obj", quality.what)]
    if isinstance(quality, AnyOf) and quality.said == "each color":
        return ["each", "color"]
    if isinstance(quality, AnyOf) and quality.said == "all colors":
        return ["all", "colors"]
    if quality == HasSubtype("Arcane"):
        return ["Arcane"]
    return say_np(printer, quality, "any", "p")
