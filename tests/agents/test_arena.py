"""Matches: the heuristic player's answers are legal with every deck, and it wins."""

from __future__ import annotations

import pytest

from apnap.agents import AGENTS, arena
from apnap.cards import decks
from apnap.cards.deckfiles import read_deck

EDITIONS = ("2006", "2009", "current")
BOTH = (AGENTS["heuristic"], AGENTS["heuristic"])
AGAINST_RANDOM = (AGENTS["heuristic"], AGENTS["random"])
DECKS = {path.stem: dict(read_deck(path).main) for path in decks.deck_paths()}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", DECKS)
def test_games_with_every_deck_end(name: str, edition: str) -> None:
    """An illegal answer would raise; a game without end would be undetermined."""
    game = arena.play(
        DECKS[name], DECKS[name], AGAINST_RANDOM, seed=11, swap=False, edition=edition
    )
    assert game.outcome is not None
    assert not game.outcome.undetermined


@pytest.mark.parametrize("number", range(3))
def test_games_of_two_heuristic_players_end(number: int) -> None:
    names = list(DECKS)
    first, second = DECKS[names[number * 3]], DECKS[names[number * 3 + 1]]
    game = arena.play(first, second, BOTH, seed=number, swap=False)
    assert game.outcome is not None
    assert not game.outcome.undetermined
    assert game.turn < 100


@pytest.mark.parametrize("name", ["red-goblins", "white-weenie"])
def test_beats_the_random_player(name: str) -> None:
    score = arena.match(DECKS[name], DECKS[name], AGAINST_RANDOM, 20, seed=100)
    assert score.games == 20
    assert score.won >= 17


def test_a_match_is_the_same_twice() -> None:
    deck = DECKS["green-stompy"]
    first, second = (arena.match(deck, deck, AGAINST_RANDOM, 4, seed=3) for _ in range(2))
    assert first == second
    assert first.won + first.lost + first.drawn == first.games == 4
