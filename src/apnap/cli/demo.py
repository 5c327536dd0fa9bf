"""A game between two agents, told as it goes: what `apnap play` shows where nobody can type."""

from __future__ import annotations

from typing import Any, Protocol

from rich.text import Text

from apnap.agents import Agent, make
from apnap.cards.decklists import DeckList
from apnap.core.views import Sight
from apnap.game import Edition, Game, new_game
from apnap.match import new_match

from . import inputs, shelf
from .duel.story import Story, result, score
from .duel.wording import Wording
from .messages import Texts
from .screen import screen


class Asked(Protocol):
    """What the demonstration heeds."""

    opponent: str | None
    explain: bool
    match: int
    ante: bool
    limited: bool


def demonstrate(
    decks: list[DeckList], edition: Edition, seed: int, asked: Asked, t: Texts, format: str = ""
) -> None:
    """Play it, or a match of such games, and print it; SetupError where there can be none."""
    names = [t("first-name"), t("second-name")]
    if len(decks) > 2:
        names = [t("player-n", n=i + 1) for i in range(len(decks))]
    given: dict[str, Any] = {
        "edition": edition,
        "seed": seed,
        "names": names,
        "lookup": shelf.library(t).lookup,
        "format": format,
        "ante": asked.ante,
    }
    agents = [make(asked.opponent or inputs.best_agent(), seed * 2 + i) for i in range(len(decks))]
    if asked.match == 1:
        _tell_game(new_game(decks, **given), decks, agents, asked, t)
        return
    match = new_match(decks, best_of=asked.match, limited=asked.limited, **given)
    while (question := match.question) is not None and match.game is not None:
        if match.asking:
            match.answer(question.plainest())
            continue
        _tell_game(match.game, match.present, agents, asked, t)
        _ = match.question  # the game is counted
        score = "  ".join(f"{name} {won}" for name, won in zip(names, match.wins, strict=True))
        screen().print(Text(t("match-score", score=score), style="bold"))


def _tell_game(
    game: Game, decks: list[DeckList], agents: list[Agent], asked: Asked, t: Texts
) -> None:
    name = asked.opponent or inputs.best_agent()
    teller = Teller(game, t, asked.explain)
    title = game.edition.title[t.lang == "zh"]
    teller.title(t("demo-title", edition=title, seed=game.seed))
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
