"""Random games of several players: nobody is asked in vain, nothing is lost, all is reversible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from apnap import editions, fuzz
from apnap.cards.deckfiles import read_deck
from apnap.cards.decks import deck_paths

DECKS = [dict(read_deck(path).main) for path in deck_paths()]
EDITIONS = editions.names()
FORMATS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (5, {"attack": "left"}),
    (6, {"range_": 1}),
    (4, {"format": "team-vs-team"}),
    (4, {"format": "two-headed-giant"}),
    (6, {"format": "emperor"}),
    (8, {"format": "grand-melee"}),
]


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_games_of_several_players_end(key: str, players: int) -> None:
    report = fuzz.run(editions.get(key), DECKS, 2, seed=players, players=players)
    assert report.games == 2


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize(("players", "given"), FORMATS)
def test_players_may_give_up_at_any_question(key: str, players: int, given: dict[str, Any]) -> None:
    chance = random.Random(players)
    decks = [chance.choice(DECKS) for _ in range(players)]
    assert fuzz.with_concessions(editions.get(key), decks, 40 + players, **given) < players
