"""What an earlier action did: "a land card was milled this way", "for each creature exiled this
way"; and sentences that begin with "for each"."""

from __future__ import annotations

from typing import Any

from ..ir import (
    All,
    Anything,
    Compare,
    EachPlayer,
    ForEach,
    ForEachPlayer,
    IsPlayer,
    PayOr,
    Repeat,
    You,
)
from ..render.english.grammar import in_role, make
from ..render.english.thisway import ACTIVE
from .clauses import scaled
from .firsts import firsts
from .holes import DoneTo, Pron, ThisWay, rebuild
from .parse import Parser, Reading, coded
from .settling import each_one
from .small import ARTICLES, with_article

VERBS = (
    "discarded",
    "destroyed",
    "exiled",
    "sacrificed",
    "returned",
    "tapped",
    "milled",
    "revealed",
    "countered",
    "drawn",
)
DONE_TO = ("perm", "card", "spell")
CARDS_ALONE = ("discarded", "milled", "revealed", "drawn", "put into your graveyard")
"""What is done to cards only: to "a land card", not to "a land"."""
LONG_VERBS = ("put into a graveyard", "put into your graveyard", "that died")


def takes(verb: str, kind: str) -> bool:
    """Whether such a thing is done to what a noun of the kind names."""
    return kind in DONE_TO and (kind == "card" or verb not in CARDS_ALONE)


def done_to(p: Parser, pos: int) -> tuple[str, int]:
    """The verb of "destroyed this way", and where the words end; "" where there is none."""
    for verb in (p.tokens[pos], *LONG_VERBS):
        words = verb.split(" ")
        if (verb in VERBS or verb in LONG_VERBS) and p.at(pos, *words, "this", "way"):
            return verb, pos + len(words) + 2
    return "", pos


@coded("each", like=["np"])
def each_this_way(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Land card discarded this way"."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos, "s"):
        verb, stop = done_to(p, end)
        if verb and takes(verb, np.kind):
            way = f"{np.kind}#{verb}"
            out.append((ThisWay(np.filter, way, p.offset + pos), stop, penalty))
    return out


@coded("amt", first=["the"])
def number_this_way(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "The number of cards discarded this way"."""
    if not p.at(pos, "the", "number", "of"):
        return []
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos + 3, "p"):
        verb, stop = done_to(p, end)
        if verb and takes(verb, np.kind):
            way = f"{np.kind}#{verb}"
            out.append((ThisWay(np.filter, way, p.offset + pos), stop, penalty))
    return out


AUXILIARIES = ("was", "is", "were", "are")
DOERS = ("you", "that player", "the player", "they")


@coded("cond1", first=[*ARTICLES, "it", *firsts(DOERS)], like=["this"])
def done_this_way(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "A land card was milled this way", "you discard a creature card this way"."""
    out: list[Reading] = []
    for kinds, kind in ((("perm",), "perm"), (("card",), "card")):
        for filter_, end, penalty in with_article(p, pos, kinds, False):
            verb = p.lower[end + 1]
            if not takes(verb, kind):
                continue
            if p.lower[end] in AUXILIARIES and verb in VERBS and p.at(end + 2, "this", "way"):
                p.at(end, p.tokens[end], p.tokens[end + 1])
                left = ThisWay(filter_, f"{kind}#{verb}", p.offset + pos)
                made = make(Compare, left, ">=", 1, said=p.lower[end])
                out.append((made, end + 4, penalty))
            if kind == "perm" and p.at(end, "dies", "this", "way"):
                left = ThisWay(filter_, "perm#dies", p.offset + pos)
                out.append((make(Compare, left, ">=", 1, said="dies"), end + 3, penalty))
    for value, end, penalty in p.parse("this", pos):
        if p.at(end, "is", "destroyed", "this", "way"):
            left = ThisWay(Anything(), "perm#destroyed", p.offset + pos)
            said = f"{value or p.self_word} is"
            out.append((make(Compare, left, ">=", 1, said=said), end + 4, penalty))
    for lead in (("it",), ("this", "creature")):
        told = (*lead, "deals", "damage", "to", "you")
        if p.at(pos, *told, "this", "way"):
            left = ThisWay(IsPlayer(You()), "perm#dealt", p.offset + pos)
            said = " ".join(told)
            out.append((make(Compare, left, ">=", 1, said=said), pos + len(told) + 2, 0))
    for doer in DOERS:
        words = doer.split(" ")
        if not p.at(pos, *words):
            continue
        at = pos + len(words)
        found = ACTIVE.get(p.lower[at])
        if found is None:
            continue
        for kinds, kind in ((("perm",), "perm"), (("card",), "card")):
            if not takes(found, kind):
                continue
            for filter_, end, penalty in with_article(p, at + 1, kinds, False):
                if p.at(end, "to", "your", "hand", "this", "way"):
                    left = ThisWay(filter_, f"{kind}#{found}", p.offset + pos)
                    said = f"{doer} {p.lower[at]}|to your hand"
                    out.append((make(Compare, left, ">=", 1, said=said), end + 5, penalty))
                if p.at(end, "this", "way"):
                    left = ThisWay(filter_, f"{kind}#{found}", p.offset + pos)
                    made = make(Compare, left, ">=", 1, said=f"{doer} {p.lower[at]}")
                    out.append((made, end + 2, penalty))
    return out


GROUPS = ("creatures", "permanents", "lands", "cards")


@coded("xsentence", first=["for"])
def for_each(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "For each creature exiled this way, its controller draws a card"."""
    if not p.at(pos, "for", "each"):
        return []
    starts: list[tuple[Any, int, int]] = []
    for np, end, penalty in p.parse("np", pos + 2, "s"):
        verb = p.lower[end]
        if not takes(verb, np.kind):
            continue
        if np.kind in ("perm", "card") and verb in VERBS and p.at(end + 1, "this", "way", ","):
            done = DoneTo(np.filter, verb, p.offset + pos, f"{np.kind}#{verb}")
            starts.append((done, end + 4, penalty))
        for told in ("that died", "put into a graveyard"):
            if np.kind == "perm" and p.at(end, *told.split(" "), "this", "way", ","):
                stop = end + len(told.split(" ")) + 3
                done = DoneTo(np.filter, told, p.offset + pos, f"perm#{told}")
                starts.append((done, stop, penalty))
        if np.kind == "card" and np.zones == ("graveyard",) and p.tokens[end] == ",":
            starts.append((All(np.filter, np.zones), end + 1, penalty))
        if np.kind == "perm" and np.zones == ("battlefield",) and p.tokens[end] == ",":
            starts.append((All(np.filter, np.zones), end + 1, penalty))
    for noun in GROUPS:
        if p.at(pos + 2, "of", "those", noun, ","):
            starts.append((Pron(f"those {noun}", p.offset + pos + 3), pos + 6, 0))
    out: list[Reading] = []
    for what, start, penalty in starts:
        for value, end, extra in p.parse("sentence", start):
            made = ForEach(what, value)
            p.where[made] = p.offset + pos
            out.append((made, end, penalty + extra))
    if p.at(pos + 2, "player", ","):
        for value, end, penalty in p.parse("sentence", pos + 4):
            each = ForEachPlayer(EachPlayer(), p.kept(value, rebuild(value, each_one)), False)
            p.where[each] = p.offset + pos
            out.append((each, end, penalty))
    if p.at(pos + 2, "1") or p.at(pos + 2, "counter", "removed"):
        for count, end, penalty in p.parse("each", pos + 2):
            if p.tokens[end] != ",":
                continue
            for value, stop, extra in p.parse("clauses", end + 1):
                made = scaled(value, in_role(count, "each^"), "each^")
                if made is not None:
                    p.where[made] = p.where.get(value, pos)
                    out.append((made, stop, penalty + extra))
            for value, stop, extra in p.parse("xsentence", end + 1):
                if isinstance(value, PayOr) and value.asked == "unless":
                    again = Repeat(in_role(count, "each^"), value)
                    p.where[again] = p.offset + pos
                    out.append((again, stop, penalty + extra))
    return out


@coded("done_cards", first=VERBS)
def done_cards(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Milled this way": the cards."""
    if p.lower[pos] in VERBS and p.at(pos + 1, "this", "way"):
        verb = p.lower[pos]
        return [(DoneTo(Anything(), verb, p.offset + pos, f"{verb} this way$p"), pos + 3, 0)]
    return []
