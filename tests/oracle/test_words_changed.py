"""A text-changing effect makes of a card what the changed text compiles to (2006:418.6, 612.1)."""

import re
from typing import Any

import pytest

from apnap.continuous.text import word_changed
from apnap.ir import to_json
from apnap.oracle import Decline, compile_card, compile_text, print_card

Cards = dict[str, list[dict[str, Any]]]

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
LANDS = ("Island", "Swamp", "Mountain", "Forest")  # "Plains" is its own plural
LOOSE = 2  # cards whose changed words are no text that a card could have


def recolored(text: str, old: str, new: str) -> str:
    """The text with one colour word for another."""
    text = re.sub(rf"\b{old.capitalize()}\b", new.capitalize(), text)
    return re.sub(rf"\b([Nn]on)?{old}\b", lambda found: (found[1] or "") + new, text)


def relanded(text: str, old: str, new: str) -> str:
    """The text with one land type for another, also in landwalk and landcycling."""
    text = re.sub(rf"\ban {old}\b", f"a {new}", text)
    text = re.sub(rf"\b{old}(s?)\b", rf"{new}\1", text)
    for one, other in ((old, new), (old.lower(), new.lower())):
        text = re.sub(rf"\b{one}(walk|cycling)", rf"{other}\1", text)
    return text


def changes(text: str) -> list[tuple[str, str, str]]:
    """Old and new value and the changed text, for words of the text by words that it lacks."""
    found = []
    for word, letter in COLORS.items():
        others = [one for one in COLORS if not re.search(rf"\b(non)?{one}\b", text, re.I)]
        if others and re.search(rf"\b(non)?{word}\b", text, re.I):
            found.append((letter, COLORS[others[0]], recolored(text, word, others[0])))
    for land in LANDS:
        others = [one for one in LANDS[1:] if not re.search(one, text, re.I)]
        if others and re.search(land, text, re.I):
            found.append((land, others[0], relanded(text, land, others[0])))
    return found


def meaning(ability: Any) -> Any:
    """Its data without the forms of words, colours in one order."""

    def bare(data: Any) -> Any:
        if isinstance(data, dict):
            return {
                key: "".join(sorted(value)) if key == "colors" else bare(value)
                for key, value in data.items()
                if key != "said"
            }
        return [bare(one) for one in data] if isinstance(data, list) else data

    return bare(to_json(ability))


@pytest.mark.rule("2006:418.6a")
def test_a_changed_word_is_as_if_it_were_printed(cards: Cards, exact_names: list[str]) -> None:
    tried, unread, wrong = 0, [], []
    for name in exact_names:
        card = compile_card(cards[name])
        assert not isinstance(card, Decline)
        for face in card.faces:
            for old, new, text in changes(print_card(face)):
                again = compile_text(
                    text, types=face.types, subtypes=face.subtypes, supertypes=face.supertypes
                )
                if isinstance(again, Decline):
                    unread.append(name)
                    continue
                tried += 1
                changed = [word_changed(one, old, new) for one in face.abilities]
                if [meaning(one) for one in changed] != [meaning(one) for one in again]:
                    wrong.append((name, old, new))
    assert wrong == []
    assert len(unread) <= LOOSE and tried > 150
