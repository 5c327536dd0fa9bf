"""Tables for tests: opened over a folder, played by programs that answer as pages would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from apnap.agents import RandomAgent
from apnap.cards.decks import find_deck
from apnap.cards.library import Library
from apnap.core.views import Sight
from apnap.game import load_deck
from apnap.web.tables.store import Store
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import Chair, Wishes

FOREVER = 3600.0
CARDS = Library()


def deck(name: str) -> Any:
    """A deck that comes along."""
    path = find_deck(name)
    assert path is not None
    return load_deck(path)


def wishes(
    first: str = "me",
    second: str = "random",
    decks: tuple[str, str] = ("red-goblins", "white-weenie"),
    **wished: Any,
) -> Wishes:
    """A duel."""
    chairs = (Chair(first, deck(decks[0])), Chair(second, deck(decks[1])))
    return Wishes(chairs, **{"seed": 5, "edition": "2006", "starter": 0, **wished})


def opened(folder: Path, **wished: Any) -> Table:
    """A table over a fresh store in the folder."""
    return Table.open(wishes(**wished), Store(folder / "games.sqlite"), lambda: CARDS)


def woken(table: Table, folder: Path) -> Table:
    """The same table as another process would find it."""
    return Table.wake(table.id, Store(folder / "games.sqlite"), lambda: CARDS)


def settled(table: Table) -> Table:
    """All is done that needs no person, and kept."""
    assert table.settle(FOREVER)
    table.save()
    return table


def play(table: Table, until: Callable[[Table], bool], seed: int = 1, most: int = 3000) -> None:
    """Answer at random for whoever is asked, until something holds when a person is asked, or the
    game is over."""
    player = RandomAgent(seed)
    for _ in range(most):
        settled(table)
        question = table.question
        if question is None or until(table):
            return
        answer = player(question, Sight(table.game, question))
        table.answer(question.chooser, answer, table.version)
    raise AssertionError("that never came")


def asked(key: str, *kinds: str) -> Callable[[Table], bool]:
    """A question of that key is open, with options of these kinds."""

    def holds(table: Table) -> bool:
        question = table.question
        if question is None or question.key != key:
            return False
        return set(kinds) <= {option.kind for option in question.options}

    return holds


def pick(table: Table, kind: str, name: str = "") -> int:
    """The index of the first option of that kind, of an object of that name."""
    question = table.question
    assert question is not None
    for i, option in enumerate(question.options):
        if option.kind != kind:
            continue
        if not name or table.game.chars(table.game.get(int(option.id))).name == name:
            return i
    raise AssertionError(f"no {kind} {name} among {question.options}")
