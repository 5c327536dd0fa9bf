"""Beginning a game as it was wished, and beginning it again from what was kept of that."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from apnap import editions, ir
from apnap.cards.decklists import DeckError
from apnap.game import (
    Game,
    SaveError,
    SetupError,
    deck_data,
    deck_of,
    find_edition,
    from_data,
    new_game,
)
from apnap.web.texts.server import TEXTS, say

from .wishes import LINK, ME, SAME_SCREEN, Chair, Wishes

Json = dict[str, Any]
Lookup = Callable[[str], ir.Card | None]
PEOPLE = (ME, SAME_SCREEN, LINK)
MOST_PLAYERS = 32  # what is kept has masks of seats


class StartError(ValueError):
    """A game that cannot be begun; one sentence."""


def wishes_to_json(wishes: Wishes) -> Json:
    """For keeping."""
    data = asdict(wishes)
    data["edition"] = find_edition(wishes.edition).source or wishes.edition
    return data


def wishes_from_json(data: Json) -> Wishes:
    """What was kept."""
    chairs = tuple(Chair(one["who"], deck_of(one["deck"]), one["name"]) for one in data["chairs"])
    return Wishes(**{**data, "chairs": chairs})


def start_of(wishes: Wishes, *, seed: int | None = None, chooser: int = -1) -> Json:
    """What a game of these wishes is begun from; a seed is drawn where none is given."""
    if seed is None:
        seed = wishes.seed if wishes.seed is not None else secrets.randbelow(1_000_000_000)
    return {
        "edition": find_edition(wishes.edition).source or wishes.edition,
        "decks": [deck_data(chair.deck) for chair in wishes.chairs],
        "names": [
            chair.name or say("player-n", "en", n=i + 1) for i, chair in enumerate(wishes.chairs)
        ],
        "seed": seed,
        "starter": wishes.starter if chooser < 0 else -1,
        "chooser": chooser,
        "format": wishes.format,
        "life": wishes.life,
        "by_hand": [i for i, chair in enumerate(wishes.chairs) if chair.who in PEOPLE],
        "anachronistic": wishes.anachronistic,
        "options": dict(wishes.options),
    }


def called(seat: int, name: str, who: str, players: int, lang: str) -> str:
    """What a player is called in a language: by name, else by who plays, or by the seat."""
    if name:
        return name
    if players > 2 or f"server-player-{who}" not in TEXTS:
        return say("player-n", lang, n=seat + 1)
    return say(f"player-{who}", lang)


def check_number(players: int) -> None:
    """StartError: more players than a table has room for."""
    if players > MOST_PLAYERS:
        raise StartError(f"a table is for no more than {MOST_PLAYERS} players, not {players}")


def begin(start: Json, lookup: Lookup) -> Game:
    """The game at its very start; StartError says why it cannot be begun."""
    if "position" in start:
        try:
            game = from_data(start["position"])
        except SaveError as error:
            raise StartError(str(error)) from None
        check_number(len(game.players))
        return game
    check_number(len(start["decks"]))
    try:
        game = new_game(
            [deck_of(one) for one in start["decks"]],
            edition=find_edition(start["edition"]),
            seed=start["seed"],
            names=start["names"],
            starter=start["starter"],
            anachronistic=start["anachronistic"],
            lookup=lookup,
            format=start["format"],
            chooser=start["chooser"],
            life=start["life"],
            by_hand=start["by_hand"],
            **start["options"],
        )
    except (SetupError, DeckError, editions.EditionError) as error:
        raise StartError(str(error)) from None
    return game
