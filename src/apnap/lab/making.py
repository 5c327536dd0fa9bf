"""Cards made up in a scenario: name, cost, type line, power and toughness, rules text compiled
like any other.
"""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.cards.library import Why
from apnap.cards.support import missing
from apnap.oracle import Decline

from .errors import ScenarioError
from .mending import TODAY, Sort, reasons

DASHES = (" - ", " — ", " – ")
SUPERTYPES = ("Basic", "Legendary", "Snow", "World", "Ongoing")


class NotUnderstood(ScenarioError):
    """A made-up card that cannot be played, with all the reasons."""

    def __init__(self, place: str, name: str, whys: list[Why]) -> None:
        told = "; ".join(map(str, whys))
        super().__init__(f"{place}: the text of {name} cannot be played: {told}")
        self.reasons = whys


def made_up(entry: dict[str, Any], place: str, words: str = TODAY) -> ir.Card:
    """The card that a mapping describes; ScenarioError where its cost or its text is not
    understood. `words`: the vocabulary of its text; that of today will always do.
    """
    name = str(entry.get("name", "Token"))
    supertypes, types, subtypes = type_line(
        str(entry.get("type", "Creature" if "pt" in entry else "Artifact"))
    )
    cost = _cost(entry, place)
    power, toughness = _size(entry.get("pt"), place)
    colors = str(entry.get("colors", ir.cost_colors(cost)))
    abilities = _abilities(entry, Sort(name, types, subtypes), place, words)
    face = ir.Face(
        name,
        cost,
        colors,
        supertypes,
        types,
        subtypes,
        abilities,
        power,
        toughness,
        entry.get("loyalty"),
    )
    lacks = missing(ir.Card((face,)))
    if lacks:
        raise NotUnderstood(place, name, [Why("engine", what) for what in lacks])
    return ir.Card((face,), "token" if entry.get("token") else "normal")


def type_line(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, types and subtypes of a type line."""
    head, subtypes = text, ""
    for dash in DASHES:
        if dash in text:
            head, _, subtypes = text.partition(dash)
            break
    words = head.split()
    return (
        tuple(w for w in words if w in SUPERTYPES),
        tuple(w for w in words if w not in SUPERTYPES),
        tuple(subtypes.split()),
    )


def _cost(entry: dict[str, Any], place: str) -> ir.ManaCost | None:
    if entry.get("cost") is None:
        return None
    try:
        return ir.parse_mana(str(entry["cost"]))
    except ValueError as error:
        raise ScenarioError(f"{place}: {error}") from None


def _size(value: Any, place: str) -> tuple[int | None, int | None]:
    if value is None:
        return None, None
    power, _, toughness = str(value).partition("/")
    try:
        return int(power), int(toughness)
    except ValueError:
        raise ScenarioError(f"{place}: pt is written like 2/3, not {value!r}") from None


def _abilities(entry: dict[str, Any], sort: Sort, place: str, words: str) -> tuple[ir.Ability, ...]:
    text = entry.get("text")
    if not text:
        return ()
    plain = str(text).replace("[-", "[\N{MINUS SIGN}")
    for vocabulary in dict.fromkeys((words, TODAY)):
        made = sort.read(plain, vocabulary)
        if not isinstance(made, Decline):
            return made
    raise NotUnderstood(place, sort.name, reasons(sort, plain, words))
