"""What an earlier action did, printed; see oracle.thisway."""

from __future__ import annotations

from typing import Any

from ...ir import (
    All,
    Apply,
    Compare,
    CountOf,
    DiedCount,
    ForEach,
    ModifyPT,
    Ref,
    Repeat,
    Those,
    Times,
)
from .grammar import alter, role
from .nouns import Unprintable, say_np
from .printing import Printer, says
from .small import dead, done_what, with_article

ACTIVE = {
    "discard": "discarded",
    "discards": "discarded",
    "sacrifice": "sacrificed",
    "sacrifices": "sacrificed",
    "return": "returned",
    "returns": "returned",
    "exile": "exiled",
    "exiles": "exiled",
    "destroy": "destroyed",
}


@says("cond1")
def say_done_this_way(printer: Printer, value: Any, form: str) -> list[str]:
    """ "A land card was milled this way"."""
    left: Any = value.left if isinstance(value, Compare) else None
    if not isinstance(left, (CountOf, DiedCount)) or not value.said:
        raise Unprintable(f"the condition {type(value).__name__} has no words")
    kind, verb, filter_ = done_what(left)
    if value.said.endswith(" deals damage to you"):
        return [*printer.split(value.said), "this", "way"]
    if value.said.startswith("this "):
        return [*printer.split(value.said), verb, "this", "way"]
    words = with_article(printer, filter_, kind)
    if " " in value.said:
        lead, _, where = value.said.partition("|")
        return [*printer.split(lead), *words, *printer.split(where), "this", "way"]
    if value.said == verb:
        return [*words, verb, "this", "way"]
    return [*words, value.said, verb, "this", "way"]


def say_for_each(printer: Printer, value: ForEach) -> list[str]:
    """ "For each creature exiled this way, ..." without its full stop."""
    what: Any = value.what
    if isinstance(what, Those) and "#" in what.said:
        kind, verb = what.said.split("#")
        noun = say_np(printer, dead(what.filter), kind, "s")
        words = [*noun, *printer.split(verb), "this", "way"]
    elif isinstance(what, All) and what.zones == ("battlefield",):
        words = say_np(printer, what.filter, "perm", "s")
    elif isinstance(what, All) and what.zones == ("graveyard",):
        words = say_np(printer, what.filter, "card@graveyard", "s")
    elif isinstance(what, Ref) and what.said.startswith("those "):
        words = ["of", *printer.split(what.said.removesuffix("$p"))]
    else:
        raise Unprintable("this round has no words")
    return ["for", "each", *words, ",", *printer.say("sentence", value.effect)]


def first_each(effect: Any) -> Any:
    """An amount that is counted at the beginning of the sentence, if there is one."""
    if isinstance(effect, Apply) and effect.parts and isinstance(effect.parts[0], ModifyPT):
        part = effect.parts[0]
        for amount in (part.power, part.toughness):
            inner = amount.amount if isinstance(amount, Times) else amount
            if role(inner) == "each^":
                return inner
    for field in ("count", "amount"):
        amount = getattr(effect, field, None)
        inner = amount.amount if isinstance(amount, Times) else amount
        if role(inner) == "each^":
            return inner
    return None


def plain_size(amount: Any, inner: Any) -> Any:
    """The number for one of those that are counted."""
    if isinstance(amount, Times) and amount.amount == inner:
        return amount.factor
    return 1 if amount == inner else amount


def say_first_each(printer: Printer, effect: Any, inner: Any) -> list[str]:
    """ "For each 1 damage prevented this way, put a +1/+1 counter on that creature"."""
    if isinstance(effect, Apply):
        part = effect.parts[0]
        sizes = {name: plain_size(getattr(part, name), inner) for name in ("power", "toughness")}
        effect = alter(effect, parts=(alter(part, **sizes), *effect.parts[1:]))
    for field in ("count", "amount"):
        amount = getattr(effect, field, None)
        if isinstance(amount, Times) and amount.amount == inner:
            effect = alter(effect, **{field: amount.factor})
        elif amount == inner:
            effect = alter(effect, **{field: 1})
    lead = ["for", "each", *printer.say("each", inner), ","]
    if isinstance(effect, Repeat):
        return [*lead, *printer.say("sentence", effect.effect)]
    return [*lead, *printer.say("clauses", effect)]
