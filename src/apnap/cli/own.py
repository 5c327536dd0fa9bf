"""`apnap card --text`: a card of the user's own as it is understood, or what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from apnap.lab.errors import ScenarioError
from apnap.lab.making import NotUnderstood, made_up, type_line
from apnap.render.vocabulary import TYPE_NAMES

from . import cards, inputs
from .frame import Fault, near
from .messages import Texts
from .screen import emit_json, screen

SIZED = ("Vehicle", "Spacecraft")  # no creatures, and have power and toughness all the same


def show_own(
    text: str, own: dict[str, str | None], edition_key: str, as_json: bool, t: Texts
) -> int:
    """Print it; the exit status. Fault where something is missing or too much."""
    from .card import as_data, print_reasons, supported

    edition = inputs.edition(edition_key, t)
    entry = entry_of(text, own, t)
    reasons: list[Any] = []
    card = None
    try:
        card = made_up(entry, "--text", edition.facts.vocabulary)
    except NotUnderstood as error:
        reasons = error.reasons
    except ScenarioError as error:
        raise Fault(t.engine(str(error))) from None
    if lacking := list(faults(entry, t)):
        raise Fault(*lacking)
    if card is None:
        if as_json:
            emit_json({"name": entry["name"]} | supported(reasons))
            return 1
        screen().print(Text(t("not-supported", name=entry["name"])))
        print_reasons(reasons, t)
        return 1
    if as_json:
        emit_json(as_data(card, edition, [], t, card.name) | supported(()))
        return 0
    screen().print(cards.of_card(card, edition, t))
    return 0


def entry_of(text: str, own: dict[str, str | None], t: Texts) -> dict[str, Any]:
    """The card as a scenario file would have it."""
    entry: dict[str, Any] = {key: value for key, value in own.items() if value is not None}
    entry.setdefault("name", t("own-card"))
    if "{" not in entry.get("cost", "{"):
        entry["cost"] = "".join(f"{{{one}}}" for one in re.findall(r"\d+|\S", entry["cost"]))
    entry["text"] = text.replace("\\n", "\n").strip()
    return entry


def faults(entry: dict[str, Any], t: Texts) -> Iterator[str]:
    """What is missing, or too much, on a card: a sentence for each."""
    _, types, subtypes = type_line(entry.get("type", "Creature" if "pt" in entry else ""))
    if not types:
        yield t("own-no-type")
        return
    known = {one.title() for one in TYPE_NAMES}
    for word in types:
        if word not in known:
            hint = near(word, sorted(known), t) or t("choose-from", names=", ".join(sorted(known)))
            yield t("own-type", word=word, hint=hint)
            return
    sized = "Creature" in types or any(one in subtypes for one in SIZED)
    if sized and "pt" not in entry:
        yield t("own-no-size")
    if not sized and "pt" in entry:
        yield t("own-size")
    walks = "Planeswalker" in types
    if walks and "loyalty" not in entry:
        yield t("own-no-loyalty")
    if not walks and "loyalty" in entry:
        yield t("own-loyalty")
    land = "Land" in types and bool(subtypes)
    if not entry["text"] and "Creature" not in types and not land:
        yield t("own-no-text")
    elif "Aura" in subtypes and not re.search(r"^enchant ", entry["text"], re.I | re.M):
        yield t("own-no-enchant")
