"""A line of a text read: a line of keywords, an ability, or a spell's instructions.

Lines recur: on many cards, and when all declines of a card are asked for after the first. So what a
line was read as is remembered (`KEPT` of them), and its parser as long as other lines of the card
are read: a spell's line is read as several things before it is known what it is.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..ir import Ability, Keyword, Spell, bare
from ..render.english.abilities import ability_tokens, joins_line
from ..render.english.grammar import alter
from ..render.english.nouns import Unprintable
from ..render.english.printing import Printer
from ..render.english.words import join
from .bind import bind
from .checking import (
    check_cards,
    check_choices,
    check_conditions,
    check_event,
    check_targets,
    check_their,
)
from .keywords import from_more
from .parse import Parser
from .scopes import Unbound

KEPT = 2048
NOT_UNDERSTOOD = "not understood at"


@dataclass(frozen=True)
class Decline:
    """Why a text is not compiled: the clause, where in it, the reason, and the nearest "
    "known phrase."""

    clause: str
    place: int
    reason: str
    nearest: str = ""

    def __str__(self) -> str:
        near = f' (nearest: "{self.nearest}")' if self.nearest else ""
        return f'{self.reason}: "{self.clause}"{near}'


@dataclass(frozen=True, slots=True)
class Line:
    """The abilities that a line was read as, and its words if it is one ability by itself."""

    abilities: tuple[Ability, ...]
    words: tuple[str, ...] = ()


@lru_cache(maxsize=16)
def parser_of(text: str, own: str, era: str) -> Parser:
    """The parser of a text, with all that it has read so far."""
    return Parser(text, own, era=era)


@lru_cache(maxsize=KEPT)
def keyword_line(text: str, own: str, era: str) -> Line | None:
    """A line of keywords; joints that are not the usual ones are kept."""
    parser = parser_of(text, own, era)
    found: list[tuple[list[Ability], int]] = [([], 0)]
    complete: list[list[Ability]] = []
    while found:
        longer: list[tuple[list[Ability], int]] = []
        for before, pos in found:
            for value, end, _ in parser.parse("keyword", pos):
                for line, stop in _from_more(parser, [*before, value], end):
                    if parser.tokens[stop] == "":
                        complete.append(line)
                    elif parser.tokens[stop] in (",", ";"):
                        longer.append((line, stop + 1))
        found = longer
    if not complete:
        return None
    separator = ";" if ";" in parser.tokens else ","
    out: list[Ability] = [complete[0][0]]
    for earlier, value in itertools.pairwise(complete[0]):
        usual = joins_line(earlier) and joins_line(value) and separator == ","
        assert isinstance(value, Keyword)
        out.append(
            value
            if usual or value.said.endswith("&")
            else alter(value, said=separator + value.said)
        )
    first = out[0]
    assert isinstance(first, Keyword)
    if joins_line(first):
        out[0] = alter(first, said="/")
    return Line(tuple(out))


def _from_more(
    parser: Parser, line: list[Ability], end: int
) -> Iterator[tuple[list[Ability], int]]:
    """A line of keywords as far as it is read, and with further qualities of its last one."""
    if line[-1].said != ",&":  # "and" stands before the last
        yield line, end
    for more, stop in from_more(parser, line[-1], end):
        yield from _from_more(parser, [*line, more], stop)


@lru_cache(maxsize=KEPT)
def ability_line(text: str, own: str, era: str) -> Line | Decline:
    """A line that is an ability."""
    parser = parser_of(text, own, era)
    return _best(parser, parser.whole("line"), text)


def spell_lines(units: list[str], own: str, era: str) -> tuple[Line | Decline, int]:
    """A spell's instructions over as many lines as belong together, and how many that are."""
    apart = _apart(units[0], own, era)
    if apart is not None:
        return apart, 1
    used = 1
    while used < len(units) and not _begins_anew(units[used], own, era):
        used += 1
    read = _instructions("\n".join(units[:used]), own, era)
    if used > 1 and _not_understood(read):
        for unit in units[:used]:  # name the line that is not understood
            single = _instructions(unit, own, era)
            if _not_understood(single):
                return single, used
    return read, used


@lru_cache(maxsize=KEPT)
def _apart(text: str, own: str, era: str) -> Line | Decline | None:
    """A line of a spell that is an ability, if it is one."""
    parser = parser_of(text, own, era)
    found = parser.whole("xline") or [r for r in parser.whole("line") if _elsewhere(r[0])]
    return _best(parser, found, text) if found else None


def _elsewhere(value: Any) -> bool:
    """Whether an ability works in another zone than the battlefield."""
    zones = getattr(value, "zones", (getattr(value, "zone", "battlefield"),))
    return bool(zones != ("battlefield",))


def _begins_anew(text: str, own: str, era: str) -> bool:
    """Whether a line of a spell does not belong to the instructions before it."""
    return keyword_line(text, own, era) is not None or _apart(text, own, era) is not None


@lru_cache(maxsize=KEPT)
def _instructions(text: str, own: str, era: str) -> Line | Decline:
    """A spell's instructions."""
    parser = parser_of(text, own, era)
    found = [(Spell(body), penalty) for body, penalty in parser.whole("fullbody", "lines")]
    return _best(parser, found, text)


def _best(parser: Parser, found: list[tuple[Any, int]], text: str) -> Line | Decline:
    """The one reading that obeys the law."""
    if not found:
        return _where_it_stopped(parser)
    good: list[tuple[int, Any, list[str]]] = []
    reason, near = "", ""
    for value, penalty in sorted(found, key=lambda reading: reading[1]):
        if good and penalty > good[0][0]:
            break
        try:
            made = bind(value, parser.where, parser.self_word)
            check_conditions(made)
            check_choices(made)
            check_cards(made)
            check_their(made)
            check_event(made)
            check_targets(made)
            words = ability_tokens(Printer(parser.self_word, parser.era), made)
        except Unbound as error:
            reason = reason or f"a word without meaning: {error}"
            continue
        except Unprintable as error:
            reason = reason or f"no words: {error}"
            continue
        printed = join(words)
        if printed != text:
            reason, near = reason or "prints back differently", printed
            continue
        if not any(made == other for _, other, _ in good):
            good.append((penalty, made, words))
    if not good:
        return Decline(text, 0, reason, near)
    if len(good) > 1 and len({bare(made) for _, made, _ in good}) > 1:
        return Decline(text, 0, "ambiguous", repr(good[0][1]) + " / " + repr(good[1][1]))
    _, made, words = good[0]
    return Line(made) if isinstance(made, tuple) else Line((made,), tuple(words))


def _not_understood(read: Line | Decline) -> bool:
    """Whether there was no reading at all."""
    return isinstance(read, Decline) and read.reason == NOT_UNDERSTOOD


def _where_it_stopped(parser: Parser) -> Decline:
    """What is said of a text without a reading: how far the parser got."""
    reached = min(parser.reached, parser.end)
    start = reached
    while start > 0 and parser.tokens[start - 1] not in (".", "\n", ":", "“"):
        start -= 1
    clause = join(parser.tokens[start : parser.end])
    at = parser.tokens[max(reached - 1, 0) : min(reached + 3, parser.end + 1)]
    return Decline(clause, reached, NOT_UNDERSTOOD, " ".join(at))
