"""Modes, read: a line each, with names and costs of their own; and choices that a condition
widens."""

from __future__ import annotations

from typing import Any

from ..ir import Body, IfSo, Mode
from ..render.english.grammar import alter, make
from ..render.english.modes import AS_CAST, SMALL, SPREE, TIERED
from ..render.english.words import CLOSE, join
from .parse import Parser, Reading

LONGEST_NAME = 7
Listed = tuple[tuple[Mode, ...], int, int]


def listed_modes(p: Parser, pos: int, mark: str = "•", priced: bool = False) -> list[Listed]:
    """The modes from here on, where they end, and the penalty. `priced`: each has a cost."""
    out: list[Listed] = []
    found: list[Listed] = [((), pos, 0)]
    while found:
        longer: list[Listed] = []
        for modes, at, penalty in found:
            if not p.at(at, "\n", mark):
                if modes:
                    out.append((modes, at, penalty))
                continue
            for mode, end, extra in _mode(p, at + 2, priced):
                longer.append(((*modes, mode), end, penalty + extra))
        found = longer
    return out


def _mode(p: Parser, pos: int, priced: bool) -> list[tuple[Mode, int, int]]:
    out: list[tuple[Mode, int, int]] = []
    for name, start in _names(p, pos):
        costs: list[Reading] = p.parse("costs", start) if priced else [((), start, 0)]
        for cost, after, penalty in costs:
            if priced and p.tokens[after] != "—":
                continue
            for value, end, extra in p.parse("body", after + 1 if priced else after):
                if p.tokens[end] in ("\n", "", CLOSE):
                    first = p.tokens[after + 1 if priced else after]
                    said = SMALL if (name or cost) and first[:1].islower() else ""
                    mode = make(Mode, value, (), name, cost, said=said)
                    out.append((mode, end, penalty + extra))
    return out


def _names(p: Parser, pos: int) -> list[tuple[str, int]]:
    """What may stand before a mode: nothing, or a name and a dash."""
    found = [("", pos)]
    for end in range(pos + 1, pos + 1 + LONGEST_NAME):
        token = p.tokens[end]
        if token in ("\n", "", ".", ":"):
            break
        if token == "—" and p.tokens[pos][:1].isupper():
            found.append((join(p.tokens[pos:end]), end + 1))
            break
    return found


def modal(p: Parser, pos: int) -> list[Reading]:
    """ "Choose one. If ..., choose both instead.", spree, tiered."""
    out: list[Reading] = []
    if p.at(pos, "spree"):
        for modes, end, penalty in listed_modes(p, pos + 1, "+", priced=True):
            out.append((make(Body, None, (), modes, 1, len(modes), said=SPREE), end, penalty))
    if p.at(pos, "tiered"):
        for modes, end, penalty in listed_modes(p, pos + 1, priced=True):
            out.append((make(Body, None, (), modes, said=TIERED), end, penalty))
    if p.at(pos, "choose", "one", "that", "hasn't", "been", "chosen"):
        turn = p.at(pos + 6, "this", "turn")
        start = pos + (8 if turn else 6)
        for end_word in ("—", "."):
            if not p.at(start, end_word):
                continue
            for modes, end, penalty in listed_modes(p, start + 1):
                said = "" if end_word == "—" else "."
                made = make(Body, None, (), modes, fresh="turn" if turn else "ever", said=said)
                out.append((made, end, penalty))
    if p.at(pos, "choose", "one", ".", "if"):
        for condition, at, penalty in p.parse("cond", pos + 4):
            said = ""
            if p.at(at, "as", "you", "cast", "this", "spell"):
                said, at = AS_CAST, at + 5
            for words, least in ((("you", "may", "choose"), 1), (("choose",), 2)):
                if not p.at(at, ",", *words, "both", "instead", "."):
                    continue
                start = at + 4 + len(words)
                for modes, end, extra in listed_modes(p, start):
                    if len(modes) == 2:
                        more: Any = make(IfSo, condition, 2, 1, said=said)
                        few = 1 if least == 1 else alter(more)
                        out.append((Body(None, (), modes, few, more), end, penalty + extra))
    return out
