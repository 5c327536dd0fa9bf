"""Somebody who types: feeds lines to a duel, chosen from what its question lists."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console

from apnap.agents import make
from apnap.cards.decks import find_deck
from apnap.cli.duel.answers import listed, places_of
from apnap.cli.duel.loop import Duel
from apnap.cli.messages import Texts
from apnap.core.questions import ASSIGN, NUMBER, ORDER, PICK_ONE, SPLIT, Question
from apnap.game import Game, load_deck, new_game


def game_of(first: str, second: str, edition: str = "current", seed: int = 1) -> Game:
    """A game of two decks that come along."""
    paths = [find_deck(name) for name in (first, second)]
    decks = [load_deck(path) for path in paths if path is not None]
    return new_game(decks, edition=edition, seed=seed, names=("Player", "Opponent"), starter=0)


class Typist:
    """Types answers to whatever is asked, at random; every line goes through the duel's reader."""

    def __init__(self, seed: int, stop_after: int = 10_000) -> None:
        self.random = random.Random(seed)
        self.duel: Duel | None = None
        self.left = stop_after
        self.extra: list[str] = []

    def __call__(self, mark: str) -> str:
        assert self.duel is not None
        if mark == "":
            return ""
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        if self.extra:
            return self.extra.pop()
        question = self.duel.game.question
        assert question is not None
        return self.answer(question)

    def answer(self, question: Question) -> str:
        """A line that answers the question."""
        rnd = self.random
        texts = [str(i) for i in range(len(question.options))]
        entries = listed(question, texts)
        numbers = [entry.number for entry in entries]
        if question.shape == PICK_ONE:
            return str(rnd.choice(numbers)) if numbers else "Shock"
        if question.shape == NUMBER:
            return str(rnd.randint(question.least, min(question.most, question.least + 9)))
        if question.shape == ORDER:
            return " ".join(str(n) for n in rnd.sample(numbers, len(numbers)))
        if question.shape == SPLIT:
            return self.split(question)
        if question.shape == ASSIGN:
            return self.assignment(question)
        count = rnd.randint(question.least, min(question.most, len(numbers)))
        return " ".join(map(str, rnd.sample(numbers, count))) or "none"

    def split(self, question: Question) -> str:
        """Lethal damage in order, all the rest to the last (or first) of the list."""
        parts = [question.least] * len(question.options)
        left = question.total - sum(parts)
        for i in range(len(parts)):
            need = int(question.args[i]) if i < len(question.args) else 0
            share = min(left, max(0, need - parts[i]))
            parts[i] += share
            left -= share
        parts[self.random.choice((0, -1))] += left
        return " ".join(map(str, parts))

    def assignment(self, question: Question) -> str:
        """Each option by chance to one of its places; nothing when the rules refuse it."""
        places = places_of(question)
        words = [
            f"{i + 1}:{places.index(self.random.choice(own)) + 1}"
            for i, own in enumerate(question.places)
            if own and self.random.random() < 0.5
        ]
        pairs = [(int(w.split(":")[0]) - 1, places[int(w.split(":")[1]) - 1]) for w in words]
        if question.check is not None and question.check(tuple(sorted(pairs))):
            return "none" if question.check(()) is None else "all"
        return " ".join(words) or "none"


def duel_of(
    game: Game,
    typist: Typist,
    path: Path,
    lang: str = "en",
    *,
    people: int = 1,
    width: int = 80,
    explain: bool = False,
) -> tuple[Duel, io.StringIO]:
    """A duel whose keyboard is the typist; what it shows is in the buffer."""
    shown = io.StringIO()
    console = Console(file=shown, width=width, markup=False, highlight=False, emoji=False)
    agents = {1: make("random", 5)} if people == 1 else {}
    duel = Duel(game, agents, Texts(lang), console, typist, path, explain=explain)
    typist.duel = duel
    return duel, shown
