"""Whole cards as text, in both languages."""

import pytest

from apnap import ir
from apnap.cards import pool
from apnap.render.cardtext import NOT_YET, card_text
from apnap.render.chinese.terms import VOCABULARIES
from first_cards import first_cards


def card(name: str) -> ir.Card:
    found = pool.load_card(name)
    assert found is not None
    return found


def test_a_creature() -> None:
    assert card_text(card("Juzám Djinn"), lang="zh", vocabulary="2006") == (
        "Juzám Djinn {2}{B}{B}\n生物～巨灵\n在你的维持开始时，Juzám Djinn对你造成1点伤害。\n5/5"
    )
    english = card_text(card("Juzám Djinn"), lang="en", vocabulary="current").split("\n")
    assert english[:2] == ["Juzám Djinn {2}{B}{B}", "Creature — Djinn"]
    assert english[-1] == "5/5" and "upkeep" in english[2]


def test_split_cards_have_both_halves() -> None:
    text = card_text(card("Fire // Ice"), lang="zh", vocabulary="current")
    assert text.split("\n//\n")[1].startswith("Ice {1}{U}\n瞬间\n")


def test_modes_have_lines_of_their_own_today() -> None:
    text = card_text(card("Healing Salve"), lang="zh", vocabulary="current")
    assert text.count("\n• ") == 2
    assert "；或" in card_text(card("Healing Salve"), lang="zh", vocabulary="2009")


def test_what_has_no_words_is_marked() -> None:
    strange = ir.Static((ir.BlockAsThough("something"),), affects=ir.This())
    face = ir.Face("Odd", types=("Creature",), abilities=(ir.Keyword("flying"), strange))
    text = card_text(ir.Card((face,)), lang="zh", vocabulary="2009")
    assert "飞行\n" in text and NOT_YET["zh"].split("{")[0] in text
    odd = ir.Face("Odd", types=("Artifact",), abilities=(ir.Keyword("flurp", words="flurp"),))
    assert card_text(ir.Card((odd,)), lang="zh", vocabulary="2009").count("〔") == 1


def test_unknown_languages_and_vocabularies_are_refused() -> None:
    with pytest.raises(KeyError):
        card_text(card("Forest"), lang="fr", vocabulary="2009")
    for lang in ("en", "zh"):
        with pytest.raises(KeyError):
            card_text(card("Forest"), lang=lang, vocabulary="1993")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_card_of_the_pool_is_told(lang: str) -> None:
    for name in sorted({card.name for card in first_cards()}):
        for vocabulary in VOCABULARIES:
            text = card_text(card(name), lang=lang, vocabulary=vocabulary)
            assert text.startswith(card(name).faces[0].name)
            assert lang == "en" or "〔" not in text
