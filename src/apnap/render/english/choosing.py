"""One of several abilities, as its controller chooses, printed."""

from __future__ import annotations

from typing import Any

from ...ir import AddAbility, ChooseMode, Keyword, RemoveKeyword
from .grammar import alter, make
from .nouns import Unprintable
from .printing import Printer, says


@says("options")
def say_options(printer: Printer, value: Any, form: str) -> list[str]:
    """Keywords, of which one is chosen."""
    if not isinstance(value, tuple):
        raise Unprintable("no choice of abilities")
    return printer.listing([printer.say("keyword", one) for one in value], "or")


def gathered(effect: ChooseMode) -> Any:
    """A choice between effects that differ in one ability as one effect with a choice."""
    first: Any = effect.modes[0]
    _, number, bare = (effect.said + ":").split(":")[:3]
    i, word = int(number), "choice of" if bare else "choice"
    parts = [mode.parts[i] for mode in effect.modes if hasattr(mode, "parts")]
    made: Any
    if isinstance(parts[0], AddAbility):
        made = make(AddAbility, tuple(part.ability for part in parts), said=word)
    elif isinstance(parts[0], RemoveKeyword):
        words = tuple(Keyword(part.keyword) for part in parts)
        made = make(RemoveKeyword, words, said=word)
    else:
        raise Unprintable("a choice of other things")
    return alter(first, parts=(*first.parts[:i], made, *first.parts[i + 1 :]))
