"""Every card of the pool has words in both languages and in every vocabulary."""

from __future__ import annotations

import pytest

from apnap.cards import pool
from apnap.render.cardtext import NOT_YET, card_text


@pytest.mark.parametrize("vocabulary", ["2006", "2009", "current"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_card_of_the_pool_lacks_words(lang: str, vocabulary: str) -> None:
    mark = NOT_YET[lang].partition("{}")[0]
    lacking = []
    for name in pool.names():
        card = pool.load_card(name)
        assert card is not None
        if mark in card_text(card, lang=lang, vocabulary=vocabulary):
            lacking.append(name)
    assert lacking == []
