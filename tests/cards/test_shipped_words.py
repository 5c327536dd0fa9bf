"""The cards of the decks that come along have words in both languages and in every vocabulary."""

from __future__ import annotations

import pytest

from apnap.cards import pool
from apnap.cards.deckfiles import read_deck
from apnap.cards.decks import deck_paths
from apnap.render.cardtext import NOT_YET, card_text

VOCABULARIES = ("2006", "2009", "current")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_card_lacks_words(lang: str) -> None:
    mark = NOT_YET[lang].partition("{}")[0]
    names = {name for path in deck_paths() for name, _ in read_deck(path).main}
    assert len(names) > 150
    lacking = set()
    for name in names:
        card = pool.load_card(name)
        assert card is not None
        texts = [card_text(card, lang=lang, vocabulary=one) for one in VOCABULARIES]
        if any(mark in text for text in texts):
            lacking.add(name)
    assert not lacking
