"""Amounts read: digits, words, "that many", "equal to ..."."""

from __future__ import annotations

import re
from typing import Any

from ..ir import Half, ModifyPT, Plus, Times, X
from ..render.english.grammar import in_role, make, role
from ..render.english.nouns import plural_of
from .firsts import CHANGE, DIGITS, SYMBOL, firsts
from .holes import ThatMuch
from .parse import Parser, Reading, coded
from .refs import COUNT_STARTS, count_word

_PT = re.compile(r"([+\-−])(\d+|X)/([+\-−])(\d+|X)")


@coded("digits", first=[DIGITS, "X"])
def digits(p: Parser, pos: int, form: str) -> list[Reading]:
    """A number in digits, or X."""
    token = p.tokens[pos]
    if token.isdigit():
        return [(int(token), pos + 1, 0)]
    if token == "X":
        return [(X(), pos + 1, 0)]
    return []


@coded("n", first=[*COUNT_STARTS, "that"])
def number(p: Parser, pos: int, form: str) -> list[Reading]:
    """A number in words, or X; "that many" too."""
    found = count_word(p, pos)
    out: list[Reading] = [] if found is None else [(found[0], found[1], 0)]
    if p.at(pos, "that", "many"):
        out.append((ThatMuch(p.offset + pos), pos + 2, 0))
    return out


@coded("counted")
def counted(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "a card", "two cards", "that many cards", "cards equal to ..."; form: the noun."""
    words = form.split("_")
    plural = [*words[:-1], plural_of(words[-1])]
    if p.at(pos, "a", *words) or p.at(pos, "an", *words):
        return [(1, pos + 1 + len(words), 0)]
    out: list[Reading] = []
    for value, end, _ in number(p, pos, ""):
        if p.at(end, *plural) and value != 1:
            out.append((value, end + len(words), 0))
    if p.at(pos, *plural, "equal", "to"):
        for value, end, penalty in p.parse("amt", pos + len(words) + 2):
            out.append((_said(value, "equal"), end, penalty))
    if p.at(pos, "a", "number", "of", *plural, "equal", "to"):
        for value, end, penalty in p.parse("amt", pos + len(words) + 5):
            out.append((value, end, penalty))
    return out


@coded("mass")
def mass(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "3 damage", "that much damage", "damage equal to ..."; form: the noun."""
    out: list[Reading] = []
    for value, end, _ in digits(p, pos, ""):
        if p.at(end, form):
            out.append((value, end + 1, 0))
    if p.tokens[pos] == "X" and p.at(pos + 1, "plus") and p.at(pos + 3, form):
        for more, _, _ in [*digits(p, pos + 2, ""), *number(p, pos + 2, "")]:
            if isinstance(more, int):
                said = "" if p.tokens[pos + 2].isdigit() else "word"
                out.append((make(Plus, X(), more, said=said), pos + 4, 0))
    if p.at(pos, "that", "much", form):
        out.append((ThatMuch(p.offset + pos), pos + 3, 0))
    if p.at(pos, form, "equal", "to"):
        for value, end, penalty in p.parse("amt", pos + 3):
            out.append((value, end, penalty))
    for way, up in (("up", True), ("down", False)):
        if p.at(pos, "half", "X", form, ",", "rounded", way, ","):
            out.append((Half(X(), up), pos + 7, 0))
    return out


def _said(value: Any, word: str) -> Any:

    return value if isinstance(value, int) or role(value) else in_role(value, word)


@coded("ptmod", first=[CHANGE, "an"])
def ptmod(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "+1/-1": ModifyPT."""
    additional = form == "more" and p.at(pos, "an", "additional")
    pos += 2 if additional else 0
    found = _PT.fullmatch(p.tokens[pos])
    if not found:
        return []
    values: list[Any] = []
    negative = False
    for sign, amount in (found.groups()[:2], found.groups()[2:]):
        if amount == "X":
            values.append(X() if sign == "+" else _minus_x())
        else:
            n = int(amount)
            values.append(n if sign == "+" else -n)
            negative = negative or (sign != "+" and n == 0)
    said = "-0" if _minus_zero(found) else ""
    part = make(ModifyPT, *values, said=said + ("+" if additional else ""))
    return [(part, pos + 1, 0)]


def _minus_zero(found: re.Match[str]) -> bool:
    one, a, two, b = found.groups()
    if a == "0" and b == "0":
        return False
    zero_minus = (one != "+" and a == "0") or (two != "+" and b == "0")
    zero_plus = (one == "+" and a == "0") or (two == "+" and b == "0")
    other_minus = (one != "+" and a != "0") or (two != "+" and b != "0")
    return (zero_minus and not other_minus) or (zero_plus and other_minus)


def _minus_x() -> Any:
    return Times(-1, X())


@coded("where_mana", first=[])
def where_mana(p: Parser, pos: int, form: str) -> list[Reading]:
    """Never read as such: "{X}" is mana until its "where" is read."""
    return []


@coded("mana_pair", first=[SYMBOL])
def mana_pair(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "{R} and/or {G}" as letters."""
    one, two = p.tokens[pos], p.tokens[pos + 2]
    if p.tokens[pos + 1 : pos + 2] == ["and/or"] and len(one) == len(two) == 3:
        return [(one[1] + two[1], pos + 3, 0)]
    return []


WAYS = (
    "the life lost this way",
    "the damage dealt this way",
    "the damage prevented this way",
    "the life gained this way",
    "the damage",
    "that damage",
)


@coded("amt", first=firsts(WAYS))
def this_way(p: Parser, pos: int, form: str) -> list[Reading]:
    """What an earlier action came to."""
    for words in WAYS:
        parts = words.split(" ")
        if p.at(pos, *parts):
            return [(ThatMuch(p.offset + pos, words), pos + len(parts), 0)]
    return []


@coded("amt1", first=["the"])
def rolled(p: Parser, pos: int, form: str) -> list[Reading]:
    """What a die came to."""
    if p.at(pos, "the", "result"):
        return [(ThatMuch(p.offset + pos, "the result"), pos + 2, 0)]
    return []


@coded("mana", first=[SYMBOL])
def mana(p: Parser, pos: int, form: str) -> list[Reading]:
    """A run of mana symbols."""
    end = pos
    while p.tokens[end].startswith("{") and p.tokens[end] not in ("{T}", "{Q}", "{E}"):
        end += 1
    if end == pos:
        return []
    return [(tuple(token[1:-1] for token in p.tokens[pos:end]), end, 0)]


@coded("that_much", first=["that"])
def that_much(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "That much", before what is not counted by a noun."""
    return [(ThatMuch(p.offset + pos), pos + 2, 0)] if p.at(pos, "that", "much") else []
