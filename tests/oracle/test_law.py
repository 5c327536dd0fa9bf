"""The law: what compiles prints back as the normalised text; and no word is dropped on the way."""

import random
from typing import Any

from apnap.ir import from_json, to_json
from apnap.oracle import Decline, compile_card, compile_text, normalise, print_card
from apnap.oracle.deletion import Line, dropped, lines_of_cards, unheard

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
    lines = lines_of_cards({name: cards[name] for name in exact_names})
    assert not list(dropped(random.Random(8).sample(lines, 60)))


def test_words_that_say_nothing_are_known() -> None:
    creature = Line("Whenever this creature attacks, you draw a card.", ("Creature",), ())
    assert unheard(creature) == ["Whenever this creature attacks, [you] draw a card."]
    assert not list(dropped([creature]))
    assert not unheard(Line("Destroy target nonblack creature.", ("Instant",), ()))
