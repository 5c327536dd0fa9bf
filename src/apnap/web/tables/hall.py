"""All tables: by token, woken on demand, worked on by a few threads so that the server's loop never
waits for a game."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from apnap import editions
from apnap.cards.database import Database
from apnap.cards.decklists import DeckList
from apnap.cards.decks import deck_paths
from apnap.cards.library import Library
from apnap.game import (
    Game,
    IllegalAnswer,
    SaveError,
    card,
    deck_of,
    find_edition,
    load_deck,
    to_data,
)
from apnap.playing.shelf import database_path
from apnap.playing.undoing import Given
from apnap.render.vocabulary import LANGUAGES

from .crew import Crew
from .faces import Faces
from .saved import ReplayError, of_saved
from .starting import StartError
from .store import MovedOnError, Store
from .table import Table
from .wishes import ME, SAME_SCREEN, Chair, Wishes

Json = dict[str, Any]
T = TypeVar("T")
IDLE = 900.0  # seconds
LOG = logging.getLogger("apnap.web")


class CannotWakeError(KeyError):
    """A table whose game cannot be brought back: it was played by another version."""


@dataclass(frozen=True, slots=True)
class Glance:
    """How far a game is: its turn, and whether it is over. `facts`: `Table.facts`."""

    turn: int
    over: bool
    facts: dict[str, Any]


def _warm() -> None:
    """What is slow the first time, before anybody waits for it: the words of cards."""
    for path in deck_paths()[:1]:
        names = [name for name, _ in load_deck(path).main]
        for key in editions.names():
            for lang in LANGUAGES:
                faces = Faces(find_edition(key), lang)
                for name in names:
                    faces.of_face(card(name).faces[0])


class Hall:
    """The tables, kept in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "games.sqlite")
        self.tables: dict[str, Table] = {}
        self._lock = threading.Lock()
        self._waking: dict[str, threading.Lock] = {}
        self._crew = Crew()
        self._crew.later(_warm)
        self._here = threading.local()

    def library(self) -> Library:
        """The cards, for the present thread (a database belongs to one)."""
        found: Library | None = getattr(self._here, "library", None)
        if found is None:
            path = database_path()
            database = Database(str(path)) if path.exists() else None
            found = self._here.library = Library(database)
        return found

    # ------------------------------------------------------------------ tables

    def open(self, wishes: Wishes) -> Table:
        """A new table; StartError or SetupError says why there can be none."""
        return self.open_at(wishes, None)

    def open_at(
        self, wishes: Wishes, start: Json | None, entries: Sequence[tuple[Any, Given]] = ()
    ) -> Table:
        """As `open`, for a game that begins as `start` says (`tables.starting`), after these
        answers."""
        table = Table.open(wishes, self.store, self.library, start)
        table.go_through(entries)
        with self._lock:
            self._send_home()
            self.tables[table.id] = table
        self.drive(table)
        return table

    def open_saved(self, game: Game, opponent: str) -> Table:
        """A table where a saved game goes on: its first seat is the page's, the others the agent's
        (`opponent` "": people's at the same screen)."""
        origin = game.origin or {}
        decks = [deck_of(one) for one in origin.get("decks", [])]
        others = opponent or SAME_SCREEN
        chairs = tuple(
            Chair(
                ME if player.seat == 0 else others,
                decks[player.seat] if player.seat < len(decks) else DeckList(),
                player.name,
            )
            for player in game.players
        )
        try:
            start, entries = of_saved(game, self.library().lookup)
        except ReplayError:  # it cannot be played again from its start: on from where it is
            start, entries = {"position": to_data(game), "seed": game.seed}, []
        edition = game.edition.source or game.edition.key
        wishes = Wishes(chairs, edition=edition, format=game.format, seed=game.seed)
        return self.open_at(wishes, start, entries)

    def _send_home(self) -> None:
        """Forget tables where nobody has been for a while: they are woken when they are asked
        for."""
        late = time.monotonic() - IDLE
        for id_, table in list(self.tables.items()):
            if table.resting and not table.listeners and table.used < late:
                del self.tables[id_]

    def find(self, token: str) -> tuple[Table, tuple[int, ...]] | None:
        """The table and the seats of a token; None if there is none. A table that sleeps is
        woken."""
        id_ = self.store.table_of(token)
        if id_ is None:
            return None
        table = self.table(id_)
        return table, table.tokens[token]

    def table(self, id_: str) -> Table:
        """A table by its id; KeyError if there is none."""
        with self._lock:
            known = self.tables.get(id_)
            if known is not None:
                known.used = time.monotonic()
                return known
            waking = self._waking.setdefault(id_, threading.Lock())
        with waking:
            with self._lock:
                known = self.tables.get(id_)
            if known is None:
                try:
                    known = Table.wake(id_, self.store, self.library)
                except (IllegalAnswer, SaveError, StartError) as error:
                    raise CannotWakeError(id_) from error
                with self._lock:
                    self._send_home()
                    self.tables[id_] = known
                self.drive(known)
        return known

    def game_of(self, token: str) -> str:
        """The id of the game that is played at a table, "" if there is no such table."""
        id_ = self.store.table_of(token)
        return "" if id_ is None else self.store.table(id_)[1]

    def state_of(self, token: str) -> Glance | None:
        """How far a table's game is, without waking it; None if there is no such table."""
        id_ = self.store.table_of(token)
        if id_ is None:
            return None
        kept = self.store.game(self.store.table(id_)[1])
        return Glance(int(kept.facts.get("turn", 0)), kept.ended is not None, kept.facts)

    # ------------------------------------------------------------------ working

    def drive(self, table: Table) -> None:
        """Let a game go on until a person is asked, slice by slice, others in between."""
        self._crew.later(self._slice, table)

    def _slice(self, table: Table) -> None:
        try:
            with table.lock:
                before = table.version
                try:
                    done = table.settle(hurried=self._crew.hurried)
                    table.save()
                except MovedOnError:
                    table.go_back()
                    done = False
                changed = table.version != before
            if changed:
                table.tell()
            if not done:
                self.drive(table)
        except Exception:
            LOG.exception("a table could not go on")

    async def work(self, task: Callable[..., T], *given: Any) -> T:
        """Do something for a table in one of the threads."""
        return await self._crew.work(task, *given)

    def close(self) -> None:
        """Stop working; what was answered is kept already."""
        self._crew.close()
        self.store.close()
