"""A game between two agents, told as it goes: what `apnap play` shows where nobody can type."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from apnap.agents import make
from apnap.cards.deckfiles import DeckList
from apnap.core.views import Sight
from apnap.game import Edition, Game, new_game

from . import inputs, shelf
from .duel.story import Story, result, score
from .duel.wording import Wording
from .messages import Texts
from .screen import screen


class Asked(Protocol):
    """What the demonstration heeds."""

    opponent: str | None
    explain: bool


def demonstrate(
    decks: list[DeckList], edition: Edition, seed: int, asked: Asked, t: Texts, format: str = ""
) -> None:
    """Play it and print it."""
    names = [t("first-name"), t("second-name")]
    if len(decks) > 2:
        names = [t("player-n", n=i + 1) for i in range(len(decks))]
    game = new_game(
        decks,
        edition=edition,
        seed=seed,
        names=names,
        lookup=shelf.library(t).lookup,
        format=format,
    )
    name = asked.opponent or inputs.best_agent()
    agents = [make(name, seed * 2 + seat) for seat in range(len(decks))]
    teller = Teller(game, t, asked.explain)
    teller.title(t("demo-title", edition=edition.title[t.lang == "zh"], seed=seed))
    for player, deck in zip(game.players, decks, strict=True):
        teller.say(f"  {player.name}: {deck.name or deck.place} ({t('agent-is', name=name)})")
    while (question := game.question) is not None:
        teller.tell()
        game.push(agents[question.chooser](question, Sight(game, question)))
    teller.end()


class Teller:
    """Prints a game's story as it grows, with the score at the head of each turn."""

    def __init__(self, game: Game, t: Texts, explain: bool) -> None:
        self.game = game
        self.wording = Wording(game, t)
        self.story = Story(game, self.wording, explain)
        self.console = screen()
        self.turn = 0

    def title(self, words: str) -> None:
        """The headline."""
        self.console.print(Text(words, style="bold"))

    def say(self, words: str) -> None:
        """A line of its own."""
        self.console.print(Text(words))

    def tell(self) -> None:
        """What happened since the last call."""
        for line in self.story.news(settled=True):
            if not isinstance(line, Text):
                self.console.print()
            self.console.print(line)
            if not isinstance(line, Text) and self.game.turn != self.turn:
                self.turn = self.game.turn
                self.console.print(score(self.game, self.wording))

    def end(self) -> None:
        """The rest, and how it ended."""
        self.tell()
        self.console.print()
        self.console.print(score(self.game, self.wording))
        self.title(result(self.game, self.wording))
