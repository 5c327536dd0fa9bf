"""First words: that a reader is left out where it cannot stand changes nothing of what is read."""

import random
import re

import pytest

from apnap import ir
from apnap.cards.pool import load_card, names
from apnap.oracle import print_card
from apnap.oracle.firsts import CAPITAL, CHANGE, SIZE, SYMBOL, marks
from apnap.oracle.parse import Parser, prepare
from apnap.oracle.text import self_word
from apnap.render.english.grammar import SELF_SIGN
from apnap.render.english.nouns import Unprintable
from apnap.render.vocabulary import EDITION_KEYS

WHOLE = (("line", ""), ("fullbody", "lines"), ("keyword", ""), ("keyword", "more"))


def lines(seed: int, count: int, era: str) -> dict[tuple[str, str], None]:
    """Lines of cards of the pool in the words of an edition, each with the word for the object."""
    found: dict[tuple[str, str], None] = {}
    for name in random.Random(seed).sample(names(), count):
        card = load_card(name)
        assert isinstance(card, ir.Card)
        for face in card.faces:
            try:
                text = print_card(face, era)
            except Unprintable:
                continue
            if era != EDITION_KEYS[-1]:
                text = text.replace(face.name, SELF_SIGN)
            own = self_word(face.types, face.subtypes)
            found |= {(line, own): None for line in text.split("\n") if line}
    return found


def plain(value: object) -> str:
    """Readings without the names of results that are made from addresses."""
    return re.sub(r"#\d+", "#", repr(value))


@pytest.mark.parametrize("era", EDITION_KEYS)
def test_nothing_is_lost_by_first_words(era: str) -> None:
    table = prepare(era)
    read = left_out = 0
    for text, own in lines(6, 30, era):
        quick, slow = Parser(text, own, era=era), Parser(text, own, era=era)
        slow.first = dict.fromkeys(table.first, None)
        slow.code = {name: [(code, None) for code, _ in all_] for name, all_ in table.code.items()}
        for category, form in WHOLE:
            found, wanted = quick.parse(category, 0, form), slow.parse(category, 0, form)
            assert found == wanted or plain(found) == plain(wanted), (text, category)
            read += len(found)
        assert quick.reached == slow.reached, text
        left_out += len(slow.memo) - len(quick.memo)
    assert read > 20
    assert left_out > 1000


def test_what_a_token_is() -> None:
    assert marks("Draw") == {"Draw", "draw", CAPITAL}
    assert marks("draw") == {"draw"}
    assert marks("{2}") == {"{2}", SYMBOL}
    assert marks("2/2") == {"2/2", SIZE}
    assert marks("+2/+2") == {"+2/+2", CHANGE}


def test_a_category_begins_with_the_words_of_those_it_is_like() -> None:
    first = prepare().first
    assert first["dparts"] == first["dpart"] is not None
    assert first["line"] is None
    subjects = first["subj"]
    assert subjects is not None
    assert {"target", "each", "this", "Goblins"} <= subjects
    assert "draw" not in subjects
