"""Every card of the pool has words in both languages and in every vocabulary."""

from __future__ import annotations

import re

import pytest

from apnap.cards import pool
from apnap.render.cardtext import NOT_YET, card_text

STUMBLING = re.compile(
    "的的|之的|其的|其其|该该|目标目标|一个一|所有一个|每个每|将将|从从|于于|，，|。。|，。|。，"
)
"""Chinese words that never stand beside each other."""


@pytest.mark.parametrize("vocabulary", ["2006", "2009", "current"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_card_of_the_pool_lacks_words(lang: str, vocabulary: str) -> None:
    mark = NOT_YET[lang].partition("{}")[0]
    lacking = []
    for name in pool.names():
        card = pool.load_card(name)
        assert card is not None
        text = card_text(card, lang=lang, vocabulary=vocabulary)
        if mark in text or STUMBLING.search(text):
            lacking.append(name)
    assert lacking == []
