"""Keyword abilities read: one keyword with its cost, number or quality."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..ir import (
    AllOf,
    AnyOf,
    Anything,
    Colorless,
    EitherCost,
    Filter,
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
    This,
    X,
)
from ..render.english.grammar import alter, make
from ..render.english.keywords import (
    EXCLAIMED,
    PARTNERS,
    PLAIN,
    SPLICED,
    WALKS,
    WITH_COST,
    WITH_NUMBER,
    WITH_NUMBER_AND_COST,
)
from ..render.english.nouns import COLOR_WORDS
from ..render.english.subtypes import SUBTYPES
from ..render.english.words import GLUED_DASH, tokenize
from .clauses import ends_sentence
from .firsts import firsts
from .parse import Parser, Reading, coded


def phrase(p: Parser, pos: int, names: frozenset[str]) -> tuple[str, int] | None:
    """The longest of the names that stands here."""
    for length in (4, 3, 2, 1):
        words = " ".join(p.lower[pos : pos + length])
        if words in names:
            return words, pos + length
    return None


JOINTS = ((("and",), "&"), ((",",), ",&"), ((",", "and"), ",and&"))
"""Between "protection from blue" and "from red"."""


def from_more(p: Parser, last: Any, end: int) -> Iterator[tuple[Keyword, int]]:
    """Further qualities of the protection that is read as far as here."""
    if not isinstance(last, Keyword) or last.name != "protection":
        return
    for words, said in JOINTS:
        if p.at(end, *words, "from"):
            for quality, stop in qualities(p, end + len(words) + 1):
                yield make(Keyword, "protection", filter=quality, said=said), stop


KEYWORD_STARTS = frozenset(
    [
        *firsts([*PLAIN, *WITH_NUMBER, *WITH_NUMBER_AND_COST, *WITH_COST, *EXCLAIMED.values()]),
        *WALKS,
        *"snow landwalk nonbasic legendary artifact basic landcycling".split(),
        *"modular protection affinity enchant champion splice bands".split(),
        *SUBTYPES,
        *(f"{subtype.lower()}cycling" for subtype in SUBTYPES),
    ]
)


@coded("keyword", first=KEYWORD_STARTS)
def keyword(p: Parser, pos: int, form: str) -> list[Reading]:
    """One keyword ability."""
    out: list[Reading] = []
    found = phrase(p, pos, PLAIN)
    if found:
        out.append((Keyword(found[0]), found[1], 0))
    for name, words in EXCLAIMED.items():
        if p.at(pos, *words):
            out.append((Keyword(name), pos + len(words), 0))
    low = p.lower[pos]
    if low == "partner":
        out += _partner(p, pos + 1)
    if low in WALKS:
        out.append((Keyword("landwalk", filter=HasSubtype(WALKS[low])), pos + 1, 0))
    if p.at(pos, "snow") and p.lower[pos + 1] in WALKS:
        walk = AllOf((HasSupertype("Snow"), HasSubtype(WALKS[p.lower[pos + 1]])))
        out.append((Keyword("landwalk", filter=walk), pos + 2, 0))
    if p.at(pos, "snow", "landwalk", "of", "the", "chosen", "type"):
        snowy = AllOf((HasSupertype("Snow"), OfChosen("land-type")))
        out.append((Keyword("landwalk", filter=snowy), pos + 6, 0))
    if p.at(pos, "landwalk", "of", "the", "chosen", "type"):
        out.append((Keyword("landwalk", filter=OfChosen("land-type")), pos + 5, 0))
    for word, walked in (
        ("nonbasic", Not(HasSupertype("Basic"))),
        ("legendary", HasSupertype("Legendary")),
        ("artifact", HasType("Artifact")),
        ("snow", HasSupertype("Snow")),
    ):
        if p.at(pos, word, "landwalk"):
            out.append((Keyword("landwalk", filter=walked), pos + 2, 0))
    if low == "modular" and p.at(pos, "modular", GLUED_DASH, "Sunburst"):
        out.append((Keyword("modular", words="sunburst"), pos + 3, 0))
    number = phrase(p, pos, WITH_NUMBER)
    if number and p.tokens[number[1]].isdigit():
        out.append((Keyword(number[0], n=int(p.tokens[number[1]])), number[1] + 1, 0))
    if number and p.tokens[number[1]] == "X":
        out.append((Keyword(number[0], n=X()), number[1] + 1, 0))
    both = phrase(p, pos, WITH_NUMBER_AND_COST)
    if both and p.tokens[both[1]].isdigit() and p.tokens[both[1] + 1] == GLUED_DASH:
        for cost, end, penalty in p.parse("costs", both[1] + 2):
            n = int(p.tokens[both[1]])
            out.append((Keyword(both[0], cost, n=n), end, penalty))
    if both and p.tokens[both[1]] == "X" and p.tokens[both[1] + 1] == GLUED_DASH:
        for cost, end, penalty in p.parse("costs", both[1] + 2):
            value = Keyword(both[0], cost, n=X())
            out.append((value, end, penalty))
            if p.at(end, ".", "X", "can't", "be", "0", "."):
                out.append((alter(value, said="not 0"), end + 6, penalty))
    priced = phrase(p, pos, WITH_COST)
    if priced:
        out += _priced(p, priced[0], priced[1])
    if low == "protection" and p.at(pos, "protection", "from"):
        for quality, end in qualities(p, pos + 2):
            out.append((Keyword("protection", filter=quality), end, 0))
    if low == "affinity" and p.at(pos, "affinity", "for"):
        for filter_, end, penalty in p.parse("perms", pos + 2, "p"):
            out.append((Keyword("affinity", filter=filter_), end, penalty))
    if low == "enchant":
        for np, end, penalty in p.parse("np", pos + 1, "s"):
            if np.kind in ("perm", "player"):
                out.append((Keyword("enchant", filter=np.filter), end, penalty))
    if low == "champion" and (p.at(pos + 1, "a") or p.at(pos + 1, "an")):
        for filter_, end, penalty in p.parse("perms", pos + 2, "s"):
            out.append((Keyword("champion", filter=filter_), end, penalty))
    if p.at(pos, "splice", "onto") and p.tokens[pos + 2] in SUBTYPES:
        what = HasSubtype(p.tokens[pos + 2])
        for cost, end, penalty in p.parse("mana", pos + 3):
            out.append((Keyword(SPLICED, (PayMana(cost),), filter=what), end, penalty))
        if p.tokens[pos + 3] == GLUED_DASH:
            for costs_, end, penalty in p.parse("costs", pos + 4):
                done = ends_sentence(p, end)
                if done is not None:
                    out.append(
                        (make(Keyword, SPLICED, costs_, filter=what, said="-"), done, penalty)
                    )
    for kind, filter_ in (
        (("basic", "landcycling"), AllOf((HasSupertype("Basic"), HasType("Land")))),
        (("landcycling",), HasType("Land")),
    ):
        if p.at(pos, *kind):
            for cost, end, penalty in p.parse("mana", pos + len(kind)):
                out.append((Keyword("typecycling", (PayMana(cost),), filter=filter_), end, penalty))
    if low.endswith("cycling") and low != "cycling":
        subtype = p.tokens[pos][: -len("cycling")].capitalize()
        if subtype in SUBTYPES:
            for cost, end, penalty in p.parse("mana", pos + 1):
                what = HasSubtype(subtype)
                out.append((Keyword("typecycling", (PayMana(cost),), filter=what), end, penalty))
    if low == "bands" and p.at(pos, "bands", "with", "other"):
        for filter_, end, penalty in p.parse("perms", pos + 3, "p"):
            out.append((Keyword("bands with other", filter=filter_), end, penalty))
    if p.tokens[pos] in SUBTYPES and p.at(pos + 1, "offering"):
        out.append((Keyword("offering", filter=HasSubtype(p.tokens[pos])), pos + 2, 0))
    return out


def _partner(p: Parser, pos: int) -> list[Reading]:
    """Partner with a certain card, or with cards of a sort."""
    out: list[Reading] = []
    if p.at(pos, "with"):
        for name, end, penalty in p.parse("name", pos + 1):
            out.append((Keyword("partner with", words=name), end, penalty))
    for sort in PARTNERS:
        words = tokenize(sort)
        if p.tokens[pos] == GLUED_DASH and p.at(pos + 1, *words):
            out.append((Keyword("partner", words=sort), pos + 1 + len(words), 0))
    return out


def _priced(p: Parser, name: str, pos: int) -> list[Reading]:
    out: list[Reading] = []
    if p.tokens[pos] == GLUED_DASH:
        for cost, end, penalty in p.parse("costs", pos + 1):
            done = ends_sentence(p, end)
            out.append(
                (make(Keyword, name, cost, said="-"), end if done is None else done, penalty)
            )
        return out
    for cost, end, penalty in p.parse("mana", pos):
        out.append((Keyword(name, (PayMana(cost),)), end, penalty))
        if p.at(end, "or"):
            for second, stop, extra in p.parse("mana", end + 1):
                either = EitherCost(((PayMana(cost),), (PayMana(second),)))
                out.append((Keyword(name, (either,)), stop, penalty + extra))
        joint = "and/or" if p.at(end, "and", "/", "or") else ""
        joint = "and/or" if p.at(end, "and/or") else joint
        step = 3 if p.at(end, "and", "/", "or") else 1
        if name == "kicker" and joint:
            for second, stop, extra in p.parse("mana", end + step):
                both = (PayMana(cost), PayMana(second))
                out.append((Keyword(name, both, words="and/or"), stop, penalty + extra))
    return out


def qualities(p: Parser, pos: int) -> list[tuple[Filter, int]]:
    """What protection is from."""
    out: list[tuple[Filter, int]] = []
    low = p.lower[pos]
    simple: dict[str, Filter] = {
        **{word: HasColor(letter) for word, letter in COLOR_WORDS.items()},
        "everything": Anything(),
        "multicolored": Multicolored(),
        "monocolored": Monocolored(),
        "colorless": Colorless(),
        "snow": HasSupertype("Snow"),
    }
    if low in simple:
        out.append((simple[low], pos + 1))
    if p.at(pos, "mana", "value"):
        for words, op in ((("or", "greater"), ">="), (("or", "less"), "<=")):
            if p.tokens[pos + 2].isdigit() and p.at(pos + 3, *words):
                number = make(Number, "mana-value", op, int(p.tokens[pos + 2]), said="value")
                out.append((number, pos + 5))
    if p.at(pos, "the", "chosen", "color"):
        out.append((OfChosen("color"), pos + 3))
    if p.at(pos, "the", "color", "of", "your", "choice"):
        out.append((make(OfChosen, "color", said="choice"), pos + 5))
    if p.at(pos, "its", "colors"):
        out.append((make(SharesWith, "color", This(), said="its colors"), pos + 2))
    if p.at(pos, "each", "of"):
        for what, end, _ in p.parse("possobj", pos + 2):
            if p.at(end, "card", "types"):
                out.append((make(SharesWith, "type", what, said="card types"), end + 2))
    if p.at(pos, "the", "colors", "of"):
        for what, end, _ in p.parse("obj", pos + 3):
            out.append((make(SharesWith, "color", what, said="colors"), end))
        for what, end, _ in p.parse("whole_set", pos + 3):
            out.append((make(SharesWith, "color", what, said="colors"), end))
    if p.at(pos, "each", "color"):
        every = tuple(HasColor(letter) for letter in "WUBRG")
        out.append((make(AnyOf, every, said="each color"), pos + 2))
    if p.at(pos, "all", "colors"):
        every = tuple(HasColor(letter) for letter in "WUBRG")
        out.append((make(AnyOf, every, said="all colors"), pos + 2))
    if p.tokens[pos] == "Arcane":
        out.append((HasSubtype("Arcane"), pos + 1))
    found = p.parse("np", pos, "p")
    for np, end, penalty in found:
        if any(stop == end and extra < penalty for _, stop, extra in found):
            continue
        if np.kind in ("perm", "spell"):
            out.append((np.filter, end))
    return out
