"""Where a decline of the compiler lies in the text, and the known phrase that is nearest."""

from __future__ import annotations

import re
from functools import cache

from rapidfuzz import fuzz, process

from apnap.cards.library import Why
from apnap.lab.mending import NO_STOP
from apnap.oracle.parse import prepare
from apnap.render.english.grammar import ENTRIES
from apnap.render.english.words import join, tokenize

WIDEST = 76
HOLE = "…"
SCORE = 55.0
LONGEST_PHRASE = 12
STOPPED = "not understood at"
DIFFERENT = "prints back differently"


def spot_of(why: Why) -> int:
    """Where in the clause the trouble is, in characters."""
    clause = why.clause
    if why.reason == DIFFERENT:
        same = 0
        for one, other in zip(clause, why.nearest, strict=False):
            if one != other:
                break
            same += 1
        return same
    if why.reason == NO_STOP:
        return len(clause)
    if why.reason != STOPPED:
        return 0
    tokens, near = tokenize(clause), [word.lower() for word in tokenize(why.nearest)]
    small = [token.lower() for token in tokens]
    for start in range(len(tokens)):
        if near and small[start : start + len(near)] == near:
            number = min(start + (why.place > 0), len(tokens) - 1)
            return len(join(tokens[: number + 1])) - len(tokens[number])
    return 0


def under_caret(clause: str, spot: int) -> list[str]:
    """The line of the clause with the spot, and a caret under it."""
    before = clause[:spot].rpartition("\n")[0]
    start = len(before) + 1 if before or clause[:spot].startswith("\n") else 0
    line = clause[start:].split("\n")[0]
    column = spot - start
    if len(line) > WIDEST:
        cut = max(0, min(column - WIDEST // 2, len(line) - WIDEST))
        line = (HOLE if cut else "") + line[cut + bool(cut) : cut + WIDEST]
        column -= cut
    return [line, " " * column + "^"]


@cache
def phrases() -> tuple[str, ...]:
    """The phrases of the compiler's table, with holes."""
    prepare()
    found: dict[str, None] = {}
    for entries in ENTRIES.values():
        for entry in entries:
            plain = re.sub(r"\{[^{}]*\}", HOLE, entry.template).replace("*", "")
            if len(re.findall(r"[a-z]{2,}", plain)) > 1:
                found[plain] = None
    return tuple(found)


def nearest_phrase(clause: str, spot: int) -> str:
    """The known phrase that is most like what begins at the spot, or ""."""
    words = clause[spot:].lower().split()[:LONGEST_PHRASE]
    before = clause[:spot].lower().split()[-1:]
    best, score = "", SCORE
    for typed in (" ".join(words), " ".join([*before, *words])):
        found = process.extractOne(typed, phrases(), scorer=_alike, score_cutoff=score)
        if found is not None:
            best, score = found[0], found[1]
    return best


def _alike(typed: str, phrase: str, **_: object) -> float:
    """How like the beginning of what was typed is to a phrase whose holes stand for anything."""
    size = len(phrase.split()) + phrase.count(HOLE)
    return fuzz.ratio(" ".join(typed.split()[:size]), phrase.replace(HOLE, ""))
