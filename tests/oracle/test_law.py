"""The law: what compiles prints back as the normalised text; and no word is dropped on the way."""

import random
from typing import Any

from apnap.ir import from_json, to_json
from apnap.oracle import Decline, compile_card, compile_text, normalise, print_card

from .conftest import facts

Cards = dict[str, list[dict[str, Any]]]


def test_cards_once_exact_stay_exact(cards: Cards, exact_names: list[str]) -> None:
    lost = []
    for name in exact_names:
        card = compile_card(cards[name])
        if isinstance(card, Decline):
            lost.append(f"{name}: {card}")
    assert not lost


def test_what_compiles_prints_back(cards: Cards, exact_names: list[str]) -> None:
    for name in exact_names:
        card = compile_card(cards[name])
        assert not isinstance(card, Decline)
        for face, data in zip(card.faces, cards[name], strict=True):
            assert print_card(face) == normalise(data.get("text", ""), **facts(data))


def test_the_ir_of_cards_goes_to_json_and_back(cards: Cards, exact_names: list[str]) -> None:
    for name in exact_names:
        card = compile_card(cards[name])
        assert from_json(to_json(card)) == card


def test_what_is_printed_compiles_to_the_same(cards: Cards, exact_names: list[str]) -> None:
    for name in exact_names[::3]:
        card = compile_card(cards[name])
        assert not isinstance(card, Decline)
        for face in card.faces:
            again = compile_text(
                print_card(face),
                types=face.types,
                subtypes=face.subtypes,
                supertypes=face.supertypes,
            )
            assert again == face.abilities, name


def test_a_missing_word_is_noticed(cards: Cards, exact_names: list[str]) -> None:
    chance = random.Random(8)
    kept = []
    for name in chance.sample(exact_names, 120):
        for data in cards[name]:
            about = facts(data)
            text = normalise(data.get("text", ""), **about)
            about["name"] = ""
            whole = compile_text(text, **about)
            words = text.split(" ")
            for i in chance.sample(range(len(words)), min(4, len(words))):
                less = compile_text(" ".join(words[:i] + words[i + 1 :]), **about)
                if less == whole:
                    kept.append(f"{name}: without {words[i]!r}")
    assert not kept
