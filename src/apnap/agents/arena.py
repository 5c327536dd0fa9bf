"""Matches between agents: many games of two decks, the seats alternating, counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from apnap import setup
from apnap.core.questions import Question
from apnap.core.views import Sight
from apnap.game import Edition, Game, find_edition

Agent = Callable[[Question, Sight], Any]
Maker = Callable[[int], Agent]


@dataclass
class Score:
    """How a match went for the first agent."""

    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    turns: int = 0

    @property
    def rate(self) -> float:
        """The share of games won by the first agent."""
        return self.won / self.games if self.games else 0.0

    def add(self, game: Game, seat: int) -> None:
        """Count a finished game in which the first agent had that seat."""
        outcome = game.outcome
        self.games += 1
        self.turns += game.turn
        if outcome is None or outcome.draw or outcome.undetermined:
            self.drawn += 1
        elif seat in outcome.winners:
            self.won += 1
        else:
            self.lost += 1


def play(
    deck_a: Mapping[str, int],
    deck_b: Mapping[str, int],
    agents: tuple[Maker, Maker],
    *,
    seed: int,
    swap: bool,
    edition: str | Edition = "current",
) -> Game:
    """One game of the first agent with deck_a against the second with deck_b. `swap`: the first
    agent has seat 1. The same arguments give the same game.
    """
    decks = [deck_b, deck_a] if swap else [deck_a, deck_b]
    game = setup.new_game(find_edition(edition), decks, seed=seed)
    game.tracing = False
    game.keep_history = False
    first, second = agents[0](2 * seed), agents[1](2 * seed + 1)
    game.agents = [second, first] if swap else [first, second]
    game.run()
    return game


def match(
    deck_a: Mapping[str, int],
    deck_b: Mapping[str, int],
    agents: tuple[Maker, Maker],
    games: int,
    seed: int = 0,
    edition: str | Edition = "current",
) -> Score:
    """So many games, with seeds from `seed` on; the agents change seats after each."""
    score = Score()
    for number in range(games):
        swap = number % 2 == 1
        game = play(deck_a, deck_b, agents, seed=seed + number, swap=swap, edition=edition)
        score.add(game, 1 if swap else 0)
    return score
