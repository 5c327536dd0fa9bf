"""What is sacrificed together as a cost, with one verb."""

from __future__ import annotations

from typing import Any

from ..ir import SacrificeCost, SacrificeThis
from ..render.english.grammar import make
from .parse import Parser, Reading


def sacrificed_together(p: Parser, pos: int) -> list[Reading]:
    """ "Sacrifice a red creature, a green creature, and a white creature"."""
    out: list[Reading] = []

    def go(parts: tuple[Any, ...], end: int, penalty: int) -> None:
        for words, said in (((",", "and"), "list&"), ((",",), "list,"), (("and",), "list2")):
            if not p.at(end, *words) or (said == "list2" and len(parts) > 1):
                continue
            for what, stop, extra in p.parse("aperm", end + len(words)):
                longer = (*parts, make(SacrificeCost, what, said=said))
                if said == "list,":
                    go(longer, stop, penalty + extra)
                elif said == "list2" or len(parts) > 1:
                    out.append((longer, stop, penalty + extra))

    def with_this(parts: tuple[Any, ...], end: int, penalty: int) -> None:
        if p.at(end, ",", "and"):
            for value, stop, extra in p.parse("this", end + 2):
                last = make(SacrificeThis, said="list&" + value)
                out.append(((*parts, last), stop, penalty + extra))
        if p.tokens[end] == ",":
            for what, stop, extra in p.parse("aperm", end + 1):
                longer = (*parts, make(SacrificeCost, what, said="list,"))
                with_this(longer, stop, penalty + extra)

    for what, end, penalty in p.parse("aperm", pos):
        go((SacrificeCost(what),), end, penalty)
        with_this((SacrificeCost(what),), end, penalty)
    for value, end, penalty in p.parse("this", pos):
        if p.at(end, "and"):
            for what, stop, extra in p.parse("aperm", end + 1):
                both = (make(SacrificeThis, said=value), make(SacrificeCost, what, said="list2"))
                out.append((both, stop, penalty + extra))
    return out
