"""All finished games: lists, files, branching off."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from apnap.cards.decklists import DeckList
from apnap.game import Game, SaveError, deck_of, from_data, to_data
from apnap.jsontext import read_json
from apnap.web.lab.document import Document
from apnap.web.tables.hall import Hall
from apnap.web.tables.saved import ReplayError, of_saved
from apnap.web.tables.seating import new_token
from apnap.web.tables.store import Kept
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import ME, SAME_SCREEN, Chair, Wishes
from apnap.web.wire import as_text

from .replay import OPEN, Replay
from .retelling import taken

Json = dict[str, Any]
LOG = logging.getLogger("apnap.web")
LARGEST = 20_000_000  # characters of a file
DAMAGED = "this file is no saved game, or it is cut short"


@dataclass(frozen=True, slots=True)
class Archive:
    """The finished games of a hall."""

    hall: Hall

    def games(self, limit: int = 200) -> list[Kept]:
        """The latest first; `facts` say who played what, the turn and how it ended."""
        return self.hall.store.ended(limit)

    def open(self, id_: str) -> Replay:
        """A finished game, for watching; KeyError if there is none, ReplayError if it cannot be
        watched."""
        kept = self.hall.store.game(id_)
        if kept.ended is None:
            raise KeyError(id_)
        entries = list(self.hall.store.answers(id_))
        return Replay(kept.start, entries, self.hall.library(), kept.facts)

    def file(self, id_: str) -> str:
        """The game as a file, of the same kind as `apnap play --save` writes."""
        replay = self.open(id_)
        replay.to(replay.last)
        game = replay.game
        _ = game.question
        if "position" in replay.start:
            game.origin = dict(replay.start)
        if game.origin is not None:
            game.origin["facts"] = replay.facts
        return as_text(to_data(game))

    def take_in(self, text: str) -> str:
        """Keep a file's game; its id. ReplayError says in a sentence why it cannot be."""
        try:
            game = self._read(text)
            start, entries = of_saved(game, self.hall.library().lookup)
            facts = _facts(game, entries)
        except ReplayError:
            raise
        except Exception:  # edited by hand: what it says hangs together nowhere
            LOG.exception("a file could not be taken in")
            raise ReplayError(DAMAGED) from None
        id_ = new_token()
        store = self.hall.store
        store.add_game(id_, start, facts)
        store.append(id_, 0, entries, facts)
        store.end_game(id_, facts)
        return id_

    def _read(self, text: str) -> Game:
        if len(text) > LARGEST:
            raise ReplayError("this file is too large for a saved game")
        try:
            return from_data(read_json(text), "the file")
        except SaveError as error:
            raise ReplayError(str(error)) from None
        except (ValueError, RecursionError):
            raise ReplayError(DAMAGED) from None

    def remove(self, id_: str) -> None:
        """Forget a finished game; KeyError if there is none."""
        self.hall.store.remove_game(id_)

    # ------------------------------------------------------------------ branching off

    def position(self, id_: str, at: int) -> Game:
        """The position after so many answers, as a game of its own that goes on from there."""
        replay = self.open(id_)
        replay.to(at)
        _ = replay.game.question
        return replay.game.fork(None)

    def taken(self, id_: str, at: int) -> Document:
        """The position as a document of the lab."""
        return taken(self.open(id_), at, f"{id_[:6]} · {at}")

    def play_on(self, id_: str, at: int, seat: int, opponent: str) -> Table:
        """A table that goes on from there: `seat` (`OPEN`: every seat, on one screen) is played by
        the page, the others by the agent."""
        game = self.position(id_, at)
        kept = self.hall.store.game(id_)
        decks = [deck_of(one) for one in kept.start.get("decks", [])]
        called = [str(one.get("name", "")) for one in kept.facts.get("players", [])]
        chairs: list[Chair] = []
        for player in game.players:
            own = seat in (OPEN, player.seat)
            who = (ME if not chairs or seat != OPEN else SAME_SCREEN) if own else opponent
            deck = decks[player.seat] if decks else DeckList()
            name = called[player.seat] if called else player.name
            chairs.append(Chair(who, deck, name))
        edition = game.edition.source or game.edition.key
        wishes = Wishes(tuple(chairs), edition=edition, format=game.format)
        return self.hall.open_at(wishes, {"position": to_data(game), "seed": game.seed})


def _facts(game: Game, entries: list[Any]) -> Json:
    """What lists show of a game that came as a file."""
    origin = game.origin or {}
    kept = origin.get("facts")
    if isinstance(kept, dict):
        return kept
    decks = [str(deck.get("name", "")) for deck in origin.get("decks", [])]
    facts: Json = {
        "edition": game.edition.key,
        "title": list(game.edition.title),
        "format": game.format,
        "players": [
            {
                "name": player.name,
                "who": "",
                "deck": decks[player.seat] if player.seat < len(decks) else "",
            }
            for player in game.players
        ],
        "turn": game.turn,
        "answers": len(entries),
    }
    if game.outcome is not None:
        facts["winners"] = list(game.outcome.winners)
        facts["reason"] = game.outcome.reason
        facts["undetermined"] = game.outcome.undetermined
    return facts
