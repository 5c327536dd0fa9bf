"""The public face: games from decks, saved games, cards by name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from apnap import editions, ir, setup
from apnap.actions import ownership
from apnap.cards import pool
from apnap.cards.deckfiles import read_deck
from apnap.cards.decklists import DeckList
from apnap.core import saving
from apnap.core.constants import ZONE_NAMES
from apnap.core.edition import Edition
from apnap.core.game import Game, Outcome, is_special
from apnap.core.questions import IllegalAnswer, Option, Question
from apnap.core.saving import SaveError, state_hash
from apnap.core.views import Sight, View
from apnap.jsontext import read_json
from apnap.multiplayer.formats import FORMATS, FormatError, check_players, find
from apnap.setup import SetupError
from apnap.turn.steps import note as loop_step

__all__ = [
    "FORMATS",
    "ZONE_NAMES",
    "Edition",
    "FormatError",
    "Game",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "Question",
    "SaveError",
    "SetupError",
    "Sight",
    "View",
    "answers_of",
    "card",
    "deck_data",
    "deck_of",
    "find_edition",
    "find_format",
    "is_special",
    "latest_answers",
    "load_deck",
    "load_game",
    "loop_step",
    "new_game",
    "next_chooser",
    "owners_changed",
    "restart",
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


def find_format(key: str, players: int) -> str:
    """The key of a format that so many players can play; FormatError says what is wrong."""
    form = find(key)
    check_players(form, players)
    return form.key


def find_edition(key: str | Edition | dict[str, Any]) -> Edition:
    """An edition by key (`2006`, `2009`, `current`) or from a user's file (a path that ends in
    .toml or .json, or what was read of such a file: `Edition.source`).
    """
    if isinstance(key, Edition):
        return key
    if isinstance(key, dict):
        return editions.from_source(key)
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
    chooser: int = -1,
    anachronistic: bool = False,
    lookup: setup.Lookup = pool.load_card,
    format: str = "",
    teams: Sequence[int] | None = None,
    range_: int = 0,
    attack: str = "",
    ante: bool = False,
    planes: Sequence[Sequence[str]] = (),
    avatars: Sequence[str] = (),
    life: int | None = None,
    by_hand: Sequence[int] = (),
) -> Game:
    """A game of these decks, at its very start. Answer `game.question` with `game.push(...)`, or
    give `game.agents`. `starter`, `chooser`: as for `setup.new_game`. `lookup`: where the cards
    come from, such as `cards.library.Library.lookup`.
    `format`, `teams`, `range_`, `attack`: as for `setup.empty_game`; `ante`, `planes`, `avatars`:
    as for `setup.new_game`. `life`: each player's, instead of the format's. `by_hand`: the seats
    that are asked how they pay (`casting.mana`).
    """
    game = setup.new_game(
        find_edition(edition),
        [dict(deck.main) for deck in decks],
        seed=seed,
        names=names,
        sideboards=[dict(deck.sideboard) for deck in decks],
        starter=starter,
        chooser=chooser,
        anachronistic=anachronistic,
        lookup=lookup,
        format=format,
        teams=teams,
        range_=range_,
        attack=attack,
        ante=ante,
        planes=planes,
        avatars=avatars,
        commanders=[[name for name, _ in deck.commanders] for deck in decks],
    )
    if life is not None:
        for player in game.players:
            player.life = life
    if by_hand:
        game.setup_data = (*game.setup_data, ("manual-seats", tuple(by_hand)))
    game.origin = {
        "seed": seed,
        "play": {
            "format": game.format,
            "teams": teams,
            "range_": range_,
            "attack": attack,
            "anachronistic": anachronistic,
            "life": life,
            "by_hand": list(by_hand),
        },
        "ante": ante,
        "variants": {"planes": [list(deck) for deck in planes], "avatars": list(avatars)},
        "starter": starter,
        "chooser": chooser,
        "names": [player.name for player in game.players],
        "decks": [deck_data(deck) for deck in decks],
    }
    return game


def deck_data(deck: DeckList) -> dict[str, Any]:
    """A deck as JSON data: its name, and names with counts by zone."""
    return {
        "name": deck.name,
        "main": [list(entry) for entry in deck.main],
        "sideboard": [list(entry) for entry in deck.sideboard],
        "commanders": [list(entry) for entry in deck.commanders],
    }


def deck_of(data: Any) -> DeckList:
    """The deck that `deck_data` wrote; KeyError, TypeError or ValueError if it is none."""
    main, side, leaders = (
        tuple((str(name), int(count)) for name, count in entries)
        for entries in (data["main"], data["sideboard"], data.get("commanders", ()))
    )
    return DeckList(str(data["name"]), main, side, leaders)


def restart(game: Game, lookup: setup.Lookup = pool.load_card) -> Game | None:
    """The game at its very start; with `answers_of(game)` as answers it comes to the same state.

    None if it is not known how the game was set up.
    """
    origin = game.origin
    if origin is None:
        return None
    try:
        decks = [deck_of(deck) for deck in origin["decks"]]
        fresh = new_game(
            decks,
            edition=game.edition,
            seed=origin["seed"],
            names=origin["names"],
            starter=origin["starter"],
            chooser=origin.get("chooser", -1),
            ante=origin.get("ante", False),
            **origin.get("variants", {}),
            **origin.get("play", {}),
            lookup=lookup,
        )
    except (KeyError, TypeError, ValueError):
        return None
    assert fresh.origin is not None
    fresh.origin = {**origin, **fresh.origin}
    return fresh


def next_chooser(game: Game) -> int:
    """The seat that decides who starts the next game of a match: the loser of this one, or, when it
    was drawn, whoever decided before it (2006:101.2). -1 while the game goes on, or if a draw
    follows a game in which nobody decided."""
    if game.outcome is None:
        return -1
    losers = [player.seat for player in game.players if player.seat not in game.outcome.winners]
    if game.outcome.winners:
        return losers[0]
    return int(dict(game.setup_data).get("chooser", -1))


def owners_changed(game: Game) -> list[tuple[str, int, int]]:
    """What has another owner than at the start of a game for ante: (name of the card, seat that
    owned it, seat that owns it now)."""
    found = ownership.changes(game)
    return [(game.objects[id_].defn.base.name, old, new) for id_, old, new in found]


def answers_of(game: Game) -> list[Any]:
    """All answers given since the start, in internal form, each for `Game.enter`; `("concede",
    seat)` where somebody gave up, `("loop", ...)` where one was proposed. Chance is left out: the
    seed repeats it."""
    given = [*game.record, *game.tape]
    return [a for a in given if not (isinstance(a, tuple) and a and a[0] == "chance")]


def latest_answers(game: Game, most: int) -> list[tuple[Question | None, Any]]:
    """The latest answers given from outside with their questions, the latest first, no more than
    `most`; None instead of the question where somebody gave up or a loop was proposed."""
    moves = game.past_moves[-most:] if most > 0 else []
    return [(move[5], move[6]) for move in reversed(moves)]


def save_game(game: Game, path: str | PathLike[str]) -> None:
    """Write the game to a file, in any state; the old file stays until the new one is whole."""
    target = Path(path)
    text = json.dumps(to_data(game), ensure_ascii=False, separators=(",", ":"))
    scratch = target.with_name(target.name + ".part")
    scratch.write_text(text, encoding="utf-8")
    scratch.replace(target)


def to_data(game: Game) -> dict[str, Any]:
    """The game as JSON data: its position, its answers, and, where known, how it was set up."""
    data = saving.save(game)
    if game.origin is not None:
        data["origin"] = game.origin
        data["checksum"] = saving.checksum(data)
    return data


def load_game(path: str | PathLike[str]) -> Game:
    """Read a saved game; SaveError says why it cannot be read."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: the saved game cannot be read ({error})") from None
    try:
        data: Any = read_json(text)
    except ValueError:
        raise SaveError(f"{path}: the saved game is cut short or no saved game at all") from None
    return from_data(data, str(path))


def from_data(data: Any, where: str = "saved game") -> Game:
    """The game in data that `to_data` (or `core.saving.save`) made."""
    try:
        saving.check(data)
        source = data["edition"]
        edition = editions.get(source) if isinstance(source, str) else editions.from_source(source)
        game = saving.load(data, edition)
        origin = data.get("origin")
        game.origin = origin if isinstance(origin, dict) else None
        return game
    except (SaveError, editions.EditionError, KeyError) as error:
        raise SaveError(f"{where}: {error}") from None
