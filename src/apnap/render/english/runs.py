"""Several abilities in one sentence, printed; see oracle.runs."""

from __future__ import annotations

from typing import Any

from ...ir import HasSubtype, Replacement, Static, WouldTapForMana
from .grammar import alter
from .nouns import Unprintable, plural_of
from .printing import Printer

RUN = "run"
"""How an ability is marked that stands in one sentence with its neighbours."""

WHOLE = "run="
"""So begins the mark of those that an entry of the table prints as a whole."""


def run_from(abilities: Any, start: int) -> int:
    """How many abilities from there on stand in one sentence; 0 where that one stands alone."""
    count = 0
    while start + count < len(abilities):
        one = abilities[start + count]
        if not one.said.startswith(RUN) or type(one) is not type(abilities[start]):
            break
        count += 1
    return count if count > 1 else 0


def say_run(printer: Printer, abilities: Any) -> list[str]:
    """The sentence of all of them."""
    if abilities[0].said.startswith(WHOLE):
        return printer.say("xline", tuple(abilities))
    if all(isinstance(one, Static) for one in abilities):
        first = abilities[0]
        phrases = []
        for one in abilities:
            if one.affects != first.affects or one.condition is None:
                raise Unprintable("these abilities are not of one sentence")
            kind, form = ("abilities", "") if one.said.endswith("bare") else ("sparts", "s/it")
            told = printer.say(kind, one.parts, form)
            phrases.append([*told, "as", "long", "as", *printer.say("cond1", one.condition)])
        return [*printer.say("obj", first.affects), *printer.listing(phrases, "and"), "."]
    phrases = []
    for one in abilities:
        event: Any = one.event if isinstance(one, Replacement) else None
        if not isinstance(event, WouldTapForMana) or not isinstance(event.what, HasSubtype):
            raise Unprintable("these abilities are not of one sentence")
        mana = printer.say("one_mana", alter(one, said="").mana)
        phrases.append([plural_of(event.what.subtype), "produce", *mana])
    lead = ["if", "tapped", "for", "mana", ","]
    tail = printer.split("instead of any other type.")
    return [*lead, *printer.listing(phrases, "and"), *tail]
