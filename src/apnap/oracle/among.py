"""Some of the objects that were named before, or that were exiled with the object."""

from __future__ import annotations

from typing import Any

from ..ir import Anything, Choose, Linked, Those
from ..render.english.grammar import alter, make
from .holes import DoneTo, Pron
from .parse import Parser, Reading

MILLED = ("the cards milled this way", "the milled cards")
GROUPS = ("them", "those cards", "those creatures", "those permanents", "those lands")


def some_of(p: Parser, pos: int, at: int, least: Any, most: Any) -> list[Reading]:
    """ "One of them", "two of those cards at random"."""
    out: list[Reading] = []
    any_number = p.at(pos, "any", "number", "of")
    start = at if any_number else at + 1
    if not any_number and (not p.at(at, "of") or p.lower[pos] in ("a", "an", "another")):
        return out
    for words in GROUPS:
        parts = words.split(" ")
        if not p.at(start, *parts):
            continue
        group = Pron(words, p.offset + start)
        value = Choose(Anything(), least, most, among=group)
        end = start + len(parts)
        p.where[value] = p.offset + pos
        out.append((value, end, 0))
        if p.at(end, "at", "random"):
            value = alter(value, random=True)
            p.where[value] = p.offset + pos
            out.append((value, end + 2, 0))
    return out


def kind_among(p: Parser, at: int, number: str, least: Any, most: Any, pos: int) -> list[Reading]:
    """ "A creature card from among them"."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", at, number):
        if np.kind != "card" or np.zones or not p.at(end, "from", "among"):
            continue
        for words in ("them", "those cards"):
            parts = words.split(" ")
            if p.at(end + 2, *parts):
                group = Pron(words, p.offset + end + 2)
                value = Choose(np.filter, least, most, among=group)
                p.where[value] = p.offset + pos
                out.append((value, end + 2 + len(parts), penalty + 2))
        for words in MILLED:
            parts = words.split(" ")
            if p.at(end + 2, *parts):
                there = p.offset + end + 2
                value = Choose(
                    np.filter, least, most, among=DoneTo(Anything(), "milled", there, f"{words}$p")
                )
                p.where[value] = p.offset + pos
                out.append((value, end + 2 + len(parts), penalty))
    return out


def exiled_with(p: Parser, at: int, number: str, least: Any, most: Any, pos: int) -> list[Reading]:
    """ "A card exiled with this artifact"."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", at, number):
        if np.kind != "card" or np.zones:
            continue
        if p.at(end, "at", "random", "that", "was", "exiled", "with"):
            for this, stop, _ in p.parse("this", end + 6):
                linked = Linked(said=f"that was exiled with {this or p.self_word}")
                value = make(
                    Choose, np.filter, least, most, zones=("exile",), random=True, among=linked
                )
                p.where[value] = p.offset + pos
                out.append((value, stop, penalty))
        if not p.at(end, "exiled", "with"):
            continue
        for this, stop, _ in p.parse("this", end + 2):
            linked = Linked(said=f"exiled with {this or p.self_word}")
            value = make(Choose, np.filter, least, most, zones=("exile",), among=linked)
            p.where[value] = p.offset + pos
            out.append((value, stop, penalty))
    return out


def exiled_by(p: Parser, pos: int) -> list[Reading]:
    """ "All cards they exiled this way"."""
    noun = "card" if p.lower[pos] == "each" else "cards"
    for doer in ("you", "they"):
        if p.at(pos + 1, noun, doer, "exiled", "this", "way"):
            said = f"{p.lower[pos]} {noun} {doer} exiled this way{'$p' if noun == 'cards' else ''}"
            return [(DoneTo(Anything(), "exiled", p.offset + pos, said), pos + 6, 0)]
    return []


def each_linked(p: Parser, pos: int) -> list[Reading]:
    """ "Each creature card exiled with this artifact"."""
    out: list[Reading] = []
    for np, end, penalty in p.parse("np", pos + 1, "s"):
        if np.kind != "card" or np.zones or not p.at(end, "exiled", "with"):
            continue
        for this, stop, _ in p.parse("this", end + 2):
            linked = Linked(said=f"exiled with {this or p.self_word}")
            out.append((make(Those, linked, np.filter, said="each linked"), stop, penalty))
    return out
