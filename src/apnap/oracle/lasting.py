"""Lines of rules that hold "as long as" something is so."""

from __future__ import annotations

from ..ir import Replacement, Static
from ..render.english.grammar import alter
from .abilities import turns
from .parse import Parser, Reading, coded


@coded("line", first=["as", "during"])
def as_long_as(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "As long as this creature is untapped, all damage ..."."""
    out: list[Reading] = []
    starts = [(condition, end - 1, 0) for condition, end in turns(p, pos)]
    if p.at(pos, "as", "long", "as"):
        starts += p.parse("cond", pos + 3)
    for condition, end, penalty in starts:
        if p.tokens[end] != ",":
            continue
        for value, stop, extra in p.parse("xline", end + 1):
            if isinstance(value, (Static, Replacement)) and value.condition is None:
                made = alter(value, condition=condition, said=f"while^{value.said}")
                out.append((made, stop, penalty + extra))
    return out
