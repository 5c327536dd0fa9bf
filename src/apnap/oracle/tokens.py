"""Tokens read: "two 1/1 white Soldier creature tokens with flying"."""

from __future__ import annotations

import re
from typing import Any

from ..ir import CreateTokens, Face, X
from ..ir.predefined import PREDEFINED
from ..render.english.grammar import SUBJ, alter, in_role, make
from ..render.english.nouns import COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS
from ..render.english.subtypes import SUBTYPES
from ..render.english.tokens import THOSE
from .holes import ThatMuch
from .parse import Parser, Reading, coded
from .refs import COUNT_STARTS, count_word

_SIZE = re.compile(r"(\d+)/(\d+)")
_OWN_NAME = re.compile(r"[A-Z]")


@coded("created")
def created(p: Parser, pos: int, form: str) -> list[Reading]:
    """How many of what token."""
    out: list[Reading] = []
    count: Any = 1
    at = pos
    plural = False
    for own, end in names(p, pos):
        if p.at(end, ",", "a", "legendary"):
            out += _token(p, end + 2, 1, False, False, own)
    if p.at(pos, "a", "number", "of"):
        return numbered(p, pos + 3)
    if p.at(pos, "a") or p.at(pos, "an"):
        at = pos + 1
    elif p.at(pos, "that", "many"):
        count, at, plural = ThatMuch(p.offset + pos), pos + 2, True
    elif p.at(pos, "that", "number", "of"):
        return out
    else:
        found = count_word(p, pos)
        if found is None:
            return out
        count, at = found
        plural = count != 1
    tapped = p.at(at, "tapped")
    if tapped:
        at += 1
    out += _token(p, at, count, plural, tapped)
    return out + _attached(p, out)


def _attached(p: Parser, made: list[Reading]) -> list[Reading]:
    """ "Create a Royal Role token attached to it"."""
    out: list[Reading] = []
    for token, end, penalty in made:
        if p.at(end, "attached", "to"):
            for host, stop, extra in p.parse("obj", end + 2):
                value = alter(token, attach_to=host)
                p.where[value] = p.where.get(token, end)
                out.append((value, stop, penalty + extra))
    return out


def numbered(p: Parser, pos: int) -> list[Reading]:
    """ "A number of 1/1 red Goblin creature tokens equal to its power"."""
    tapped = p.at(pos, "tapped")
    out: list[Reading] = []
    for made, end, penalty in _token(p, pos + tapped, X(), True, tapped):
        if p.at(end, "equal", "to"):
            for amount, stop, extra in p.parse("amt", end + 2):
                value = alter(made, count=in_role(amount, "equal"))
                p.where[value] = p.where.get(made, pos)
                out.append((value, stop, penalty + extra))
    return out


def _token(
    p: Parser, at: int, count: Any, plural: bool, tapped: bool, first: str = ""
) -> list[Reading]:
    supertypes: list[str] = []
    if p.lower[at] in SUPERTYPE_WORDS:
        supertypes.append(SUPERTYPE_WORDS[p.lower[at]])
        at += 1
    power: int | None = None
    toughness: int | None = None
    size = _SIZE.fullmatch(p.tokens[at])
    star = ""
    if size:
        power, toughness = int(size[1]), int(size[2])
        at += 1
    elif p.tokens[at] == "X/X":
        power, toughness, star = 0, 0, "X/X"
        at += 1
    colors, at = _colors(p, at)
    subtypes: list[str] = []
    types: list[str] = []
    role = _role(p, at)
    at += len(role.split())
    while p.tokens[at] in SUBTYPES:
        subtypes.append(p.tokens[at])
        at += 1
    while p.lower[at] in TYPE_WORDS and p.tokens[at].islower():
        types.append(TYPE_WORDS[p.lower[at]])
        at += 1
    if not p.at(at, "tokens" if plural else "token"):
        return []
    at += 1
    name = " ".join(subtypes)
    if role:
        name = role
    out: list[Reading] = []
    known = PREDEFINED.get(name)
    if known is not None and not (types or supertypes or size or star or colors):
        made = make(CreateTokens, known, count, SUBJ, tapped)
        p.where[made] = at
        return [] if first else [(made, at, 0)]
    if not types:  # what is not described is not known
        return out

    def add(abilities: tuple[Any, ...], end: int, own: str, said: str = "") -> None:
        face = Face(
            own or name,
            None,
            colors or "",
            tuple(supertypes),
            tuple(types),
            tuple(subtypes),
            abilities,
            power,
            toughness,
        )
        made = make(CreateTokens, face, count, SUBJ, tapped, size=X() if star else None, said=said)
        p.where[made] = at
        out.append((made, end, 0))
        if p.at(end, "that's", "tapped", "and", "attacking") and not (said or tapped):
            entering = alter(made, tapped=True, attacking=True)
            p.where[entering] = at
            out.append((entering, end + 4, 0))

    def endings(end: int, own: str, said: str = "") -> None:
        add((), end, own, said)
        if p.at(end, "of", "the", "chosen", "color", "and", "type") and not (own or said or name):
            chosen = alter(out[-1][0], chosen=True)
            p.where[chosen] = at
            out[-1] = (chosen, end + 6, 0)
        if p.at(end, *(("that", "are") if plural else ("that's",))) and not (own or said):
            letters, stop = _colors(p, end + 1 + plural)
            if letters and not colors:
                made = out[-1][0]
                made = alter(made, token=alter(made.token, colors=letters), said="that's")
                p.where[made] = at
                out.append((made, stop, 0))
        if p.at(end, "with"):
            for parts, stop, _ in p.parse("abilities", end + 1):
                given = tuple(part.ability for part in parts)
                add(given, stop, own, said)
                if not own and p.at(stop, "named"):
                    for called, done in names(p, stop + 1):
                        add(given, done, called, "named last")

    endings(at, first, "named first" if first else "")
    if p.at(at, "named") and not first:
        for called, end in names(p, at + 1):
            endings(end, called)
    return out


def _role(p: Parser, at: int) -> str:
    """The name of a Role that stands here."""
    for length in (2, 3):
        name = " ".join(p.tokens[at : at + length])
        if name in PREDEFINED and name.endswith(" Role"):
            return name
    return ""


def names(p: Parser, pos: int) -> list[tuple[str, int]]:
    """The names of tokens that may be read here, with their ends."""
    found: list[tuple[str, int]] = []
    end = pos
    while _OWN_NAME.match(p.tokens[end]) or p.tokens[end] in ("of", "the", ","):
        end += 1
        if _OWN_NAME.match(p.tokens[end - 1]):
            found.append((" ".join(p.tokens[pos:end]).replace(" ,", ","), end))
    return found


def _colors(p: Parser, at: int) -> tuple[str | None, int]:
    low = p.lower[at]
    if low == "colorless":
        return "", at + 1
    if low not in COLOR_WORDS:
        return "", at
    letters = COLOR_WORDS[low]
    at += 1
    while p.tokens[at] == "," and p.lower[at + 1] in COLOR_WORDS:
        letters += COLOR_WORDS[p.lower[at + 1]]
        at += 2
    step = 2 if p.at(at, ",", "and") else 1
    if p.at(at + step - 1, "and") and p.lower[at + step] in COLOR_WORDS:
        letters += COLOR_WORDS[p.lower[at + step]]
        at += step + 1
    return letters, at


@coded("those_tokens", first=COUNT_STARTS)
def those_tokens(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Twelve of those tokens": which tokens they are is said before."""
    count = count_word(p, pos)
    if count is None or not p.at(count[1], "of", "those", "tokens"):
        return []
    made = make(CreateTokens, Face(""), count[0], SUBJ, said=THOSE)
    p.where[made] = p.offset + pos
    return [(made, count[1] + 3, 0)]
