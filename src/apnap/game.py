"""The public face: games from decks, saved games, cards by name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from apnap import editions, ir, setup
from apnap.cards import pool
from apnap.cards.deckfiles import DeckList, read_deck
from apnap.core import saving
from apnap.core.edition import Edition
from apnap.core.game import Game, Outcome
from apnap.core.questions import IllegalAnswer, Option, Question
from apnap.core.saving import SaveError, state_hash
from apnap.core.views import Sight, View

__all__ = [
    "Game",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "Question",
    "SaveError",
    "Sight",
    "View",
    "card",
    "find_edition",
    "load_deck",
    "load_game",
    "new_game",
    "save_game",
    "state_hash",
]


def card(name: str) -> ir.Card:
    """The card of the pool with that name; KeyError if there is none."""
    found = pool.load_card(name)
    if found is None:
        raise KeyError(name)
    return found


def load_deck(path: str | PathLike[str]) -> DeckList:
    """A deck file in any of the formats that people have; DeckError says what is wrong with it."""
    return read_deck(path)


def find_edition(key: str | Edition) -> Edition:
    """An edition by key (`2006`, `2009`, `current`) or from a user's file (a path that ends in
    .toml or .json).
    """
    if isinstance(key, Edition):
        return key
    if key.endswith((".toml", ".json")):
        return editions.load_file(key)
    return editions.get(key)


def new_game(
    decks: Sequence[DeckList],
    *,
    edition: str | Edition = "current",
    seed: int = 0,
    names: Sequence[str] = (),
    starter: int = -1,
) -> Game:
    """A game of these decks, at its very start. Answer `game.question` with `game.push(...)`, or
    give `game.agents`.
    """
    return setup.new_game(
        find_edition(edition),
        [dict(deck.main) for deck in decks],
        seed=seed,
        names=names,
        sideboards=[dict(deck.sideboard) for deck in decks],
        starter=starter,
    )


def save_game(game: Game, path: str | PathLike[str]) -> None:
    """Write the game to a file, in any state; the old file stays until the new one is whole."""
    target = Path(path)
    text = json.dumps(saving.save(game), ensure_ascii=False, separators=(",", ":"))
    scratch = target.with_name(target.name + ".part")
    scratch.write_text(text, encoding="utf-8")
    scratch.replace(target)


def load_game(path: str | PathLike[str]) -> Game:
    """Read a saved game; SaveError says why it cannot be read."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: the saved game cannot be read ({error})") from None
    try:
        data: Any = json.loads(text)
    except ValueError:
        raise SaveError(f"{path}: the saved game is cut short or no saved game at all") from None
    return from_data(data, str(path))


def from_data(data: Any, where: str = "saved game") -> Game:
    """The game in data that `core.saving.save` made."""
    try:
        saving.check(data)
        source = data["edition"]
        edition = editions.get(source) if isinstance(source, str) else editions.from_source(source)
        return saving.load(data, edition)
    except (SaveError, editions.EditionError, KeyError) as error:
        raise SaveError(f"{where}: {error}") from None
