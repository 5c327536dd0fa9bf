"""One of several abilities, as its controller chooses: "gains your choice of flying or trample"."""

from __future__ import annotations

from typing import Any

from ..ir import AddAbility, Apply, ChooseMode, Keyword, RemoveKeyword
from ..render.english.grammar import alter, make
from .parse import Parser, Reading, coded


@coded("options", like=["keyword"])
def options(p: Parser, pos: int, form: str) -> list[Reading]:
    """ "Flying, first strike, or trample": the keywords as a tuple."""
    out: list[Reading] = []

    def go(found: tuple[Any, ...], end: int) -> None:
        if len(found) == 1 and p.at(end, "or"):
            for value, stop, _ in p.parse("keyword", end + 1):
                out.append(((*found, value), stop, 0))
        if len(found) > 1 and p.at(end, ",", "or"):
            for value, stop, _ in p.parse("keyword", end + 2):
                out.append(((*found, value), stop, 0))
        if p.tokens[end] == ",":
            for value, stop, _ in p.parse("keyword", end + 1):
                go((*found, value), stop)

    for value, end, _ in p.parse("keyword", pos):
        go((value,), end)
    return out


def spread(node: Apply) -> Any:
    """An effect with a choice of abilities as a choice between effects; None if it has none."""
    for i, part in enumerate(node.parts):
        if part.said not in ("choice", "choice of"):
            continue
        given: Any = getattr(part, "ability", None) or getattr(part, "keyword", None)
        if not isinstance(given, tuple):
            continue
        modes = []
        for one in given:
            assert isinstance(one, Keyword)
            made = AddAbility(one) if isinstance(part, AddAbility) else RemoveKeyword(one.name)
            if isinstance(made, RemoveKeyword) and (one.filter or one.n or one.cost):
                return None
            modes.append(alter(node, parts=(*node.parts[:i], made, *node.parts[i + 1 :])))
        bare = "" if part.said == "choice" else ":of"
        return make(ChooseMode, tuple(modes), said=f"choice:{i}{bare}")
    return None
