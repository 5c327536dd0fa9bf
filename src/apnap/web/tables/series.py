"""The games of a match at one table: the score, sideboards in between, what is kept of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap import match as matches
from apnap.cards.decklists import card_count
from apnap.core.questions import Question
from apnap.game import Game, find_edition

from .saved import start_of_origin
from .starting import Lookup
from .wishes import Wishes

Json = dict[str, Any]
CONSTRUCTED = 60


class Series:
    """A match of the best of so many games. `changing`: the game that ended is left behind, and
    players say what they change in their decks; the next game begins when all have."""

    def __init__(self, match: matches.Match, changing: bool = False) -> None:
        self.match = match
        self.changing = changing

    @classmethod
    def of(cls, wishes: Wishes, start: Json, lookup: Lookup) -> Series | None:
        """The match that was wished, its first game begun; None for a single game."""
        if wishes.best_of == 1 or "position" in start:
            return None
        decks = [chair.deck for chair in wishes.chairs]
        match = matches.new_match(
            decks,
            best_of=wishes.best_of,
            edition=find_edition(start["edition"]),
            seed=start["seed"],
            names=start["names"],
            starter=start["starter"],
            limited=any(card_count(deck.main) < CONSTRUCTED for deck in decks),
            lookup=lookup,
            format=start["format"],
            anachronistic=start["anachronistic"],
            life=start["life"],
            by_hand=start["by_hand"],
            **start["options"],
        )
        return cls(match)

    @classmethod
    def from_json(cls, data: Json, game: Game, lookup: Lookup) -> Series:
        """What was kept, with the game that goes on or has just ended."""
        match = matches.match_of(data["match"], lookup)
        match.game = game
        assert game.origin is not None
        game.origin["match-game"] = data["game"]
        return cls(match, data["changing"])

    def to_json(self) -> Json:
        """For keeping: all but the game."""
        return {
            "match": matches.match_data(replace(self.match, game=None)),
            "game": self.number,
            "changing": self.changing,
        }

    @property
    def game(self) -> Game:
        """The game that goes on, or that has just ended."""
        assert self.match.game is not None
        return self.match.game

    @property
    def start(self) -> Json:
        """What the present game was begun from."""
        return start_of_origin(self.game)

    @property
    def number(self) -> int:
        """Which game of the match it is, from 1."""
        return int((self.game.origin or {}).get("match-game", 1))

    @property
    def wins(self) -> list[int]:
        """The games won, by seat, the one that has just ended among them."""
        wins = self.match.wins
        outcome = self.game.outcome
        if outcome is not None and len(self.match.results) < self.number:
            for seat in outcome.winners:
                wins[seat] += 1
        return wins

    @property
    def decided(self) -> bool:
        """Is it the last game, and over?"""
        ended = self.game.outcome is not None
        played = max(len(self.match.results), self.number if ended else 0)
        return max(self.wins) >= self.match.needed or played >= 2 * self.match.best_of

    def question(self) -> Question | None:
        """Who is asked about a sideboard now."""
        return self.match.question if self.changing and self.match.asking else None

    def next(self) -> None:
        """Leave the ended game behind; the next one begins when the decks are settled."""
        self.changing = True
        _ = self.match.question

    def answer(self, answer: Any) -> None:
        """What the seat that is asked changes."""
        self.match.answer(answer)

    def begun(self) -> bool:
        """Has the next game begun?"""
        if self.changing and not self.match.asking:
            self.changing = False
            return True
        return False

    def told(self) -> Json:
        """For the page."""
        return {
            "game": self.number,
            "best_of": self.match.best_of,
            "wins": self.wins,
            "over": self.decided,
        }
