"""Counters read: their kinds, how many of them, energy."""

from __future__ import annotations

import re
from typing import Any

from ..ir import X
from ..render.english.grammar import in_role
from .holes import ThatMuch
from .parse import Parser, Reading, coded
from .refs import COUNT_STARTS, count_word

_COUNTER = re.compile(r"[a-z]+|[+-]\d/[+-]\d")


@coded("counter_kind")
def counter_kind(p: Parser, pos: int, form: str) -> list[Reading]:
    """A kind of counter."""
    token = p.tokens[pos]
    if _COUNTER.fullmatch(token) and token not in ("counter", "counters", "a", "that", "x"):
        if p.tokens[pos + 1] in ("counter", "counters"):
            return [(token, pos + 1, 0)]
    if p.at(pos, "first", "strike") or p.at(pos, "double", "strike"):
        if p.tokens[pos + 2] in ("counter", "counters"):
            return [(f"{token} strike", pos + 2, 0)]
    return []


@coded("acounter", first=["a", "an"])
def a_counter_kind(p: Parser, pos: int, form: str) -> list[Reading]:
    """A kind of counter with its article."""
    return counter_kind(p, pos + 1, "") if p.at(pos, "a") or p.at(pos, "an") else []


@coded("counters", first=["a", "an", "that", *COUNT_STARTS])
def counters(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "two +1/+1 counters on it"."""
    out: list[Reading] = []
    count: Any = 1
    at = pos
    if p.at(pos, "a") or p.at(pos, "an"):
        at = pos + 1
    elif p.at(pos, "that", "many"):
        count, at = ThatMuch(p.offset + pos), pos + 2
    else:
        found = count_word(p, pos)
        if found is None:
            return out
        count, at = found
    for kind, end, _ in counter_kind(p, at, ""):
        if p.at(end, "counter" if count == 1 else "counters", "on", "it"):
            out.append(((kind, count), end + 3, 0))
            if p.at(end + 3, "for", "each") and count == 1:
                for amount, stop, penalty in p.parse("each", end + 5):
                    out.append(((kind, in_role(amount, "each")), stop, penalty))
            if p.at(end + 3, ",", "where", "X", "is") and isinstance(count, X):
                for amount, stop, penalty in p.parse("amt", end + 7):
                    out.append(((kind, in_role(amount, "where")), stop, penalty))
    if p.at(pos, "a", "number", "of"):
        for kind, end, _ in counter_kind(p, pos + 3, ""):
            if p.at(end, "counters", "on", "it", "equal", "to"):
                for amount, stop, penalty in p.parse("amt", end + 5):
                    out.append(((kind, amount), stop, penalty))
    return out


@coded("more_counters", first=["an", *COUNT_STARTS])
def more_counters(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Three additional time counters on it"."""
    count: Any = 1
    at = pos + 1
    if not p.at(pos, "an"):
        found = count_word(p, pos)
        if found is None:
            return []
        count, at = found
    if not p.at(at, "additional"):
        return []
    at += 1
    if count == 1 and (found := count_word(p, at)) is not None:
        count, at = found
    out: list[Reading] = []
    for kind, end, _ in counter_kind(p, at, ""):
        if p.at(end, "counter" if count == 1 else "counters", "on", "it"):
            out.append(((kind, count), end + 3, 0))
    return out


@coded("energy", first=["{E}"])
def energy(p: Parser, pos: int, form: str) -> list[Reading]:
    """Energy counters as symbols: how many."""
    end = pos
    while p.tokens[end] == "{E}":
        end += 1
    return [(end - pos, end, 0)] if end > pos else []
