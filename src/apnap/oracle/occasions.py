"""What a triggered ability waits for: one event, an event at some times only, or two events."""

from __future__ import annotations

from ..ir import EitherOf, OnlyWhile
from ..render.english.abilities import MEANWHILE
from ..render.english.grammar import make
from .parse import Parser, Reading


def occasions(p: Parser, pos: int, lead: str) -> list[Reading]:
    """What an ability triggers on: one event, or "enters and whenever ..." two."""
    out: list[Reading] = []
    for first, end, penalty in p.parse("event" if lead != "at" else "moment", pos):
        out.append((first, end, penalty))
        for words, condition in MEANWHILE:
            if p.at(end, *words):
                only = make(OnlyWhile, first, condition, said="during")
                out.append((only, end + len(words), penalty + 1))
        word = p.tokens[end + 1] if p.at(end, "and") else ""
        if word in ("when", "whenever", "at"):
            for more, stop, extra in p.parse("event" if word != "at" else "moment", end + 2):
                both = make(EitherOf, (first, more), said=f"and {word}")
                out.append((both, stop, penalty + extra))
    return out
