"""The law: what compiles prints back as the normalised text; and no word is dropped on the way."""

import random
from typing import Any

from apnap.ir import from_json, to_json
from apnap.oracle import Decline, compile_card, compile_text, normalise, print_card
from apnap.oracle.deletion import Line, Row, dropped, lines_of, rows, tried, without
from apnap.oracle.same_meaning import kind_of

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
    lines = {
        line.key: line for name in exact_names for face in cards[name] for line in lines_of(face)
    }
    chosen = random.Random(8).sample(sorted(lines), 60)
    assert not dropped(tried(lines[key]) for key in chosen)


def test_words_that_say_nothing_are_known() -> None:
    creature = Line("Whenever this creature attacks, you draw a card.", ("Creature",), ())
    assert tried(creature).unheard == ("Whenever this creature attacks, [you] draw a card.",)
    assert not dropped([tried(creature)])
    assert not tried(Line("Destroy target nonblack creature.", ("Instant",), ())).unheard


def test_a_word_that_must_be_heard_has_no_kind() -> None:
    assert kind_of("[All] Slivers have flying.") is not None
    assert kind_of("Destroy [all] creatures.") is None
    assert kind_of("Choose a color, [then] that player reveals their hand.") is None


def test_the_ways_to_take_out_a_word() -> None:
    found = without("You gain 2 life, then draw a card.")
    assert found["Gain 2 life, then draw a card."] == "[You] gain 2 life, then draw a card."
    assert found["You gain 2, then draw a card."] == "You gain 2 [life], then draw a card."
    assert found["You gain 2 then draw a card."] == "You gain 2 [life,] then draw a card."


def test_the_work_goes_on_where_it_stopped() -> None:
    face = {"name": "A", "text": "Flying\nReach", "types": ["Creature"]}
    known: dict[str, Row] = {}
    assert not list(rows({"A": [face]}, ["A"], known, seconds=-1))
    assert [row.words for row in rows({"A": [face]}, ["A"], known)] == [1, 1]
    assert not list(rows({"A": [face]}, ["A"], known))


def test_a_line_that_needs_another_is_tried_with_it() -> None:
    text = "When this enchantment enters, create a 1/1 white Bird creature token."
    text += "\nWhen this enchantment leaves the battlefield, exile all tokens created with it."
    text = text.replace(" with it.", " with this enchantment.")
    face = {"name": "A", "text": text, "types": ["Enchantment"]}
    found = list(rows({"A": [face]}, ["A"], {}))
    assert [row.alone for row in found] == [True, False, True]
    assert not dropped(found)
