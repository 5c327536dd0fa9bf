"""What is kept: nothing that was answered is lost, damaged files are a sentence."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from apnap.game import new_game, state_hash, to_data
from apnap.playing.undoing import Given
from apnap.web.replays.archive import Archive
from apnap.web.tables.hall import Hall
from apnap.web.tables.saved import ReplayError
from apnap.web.tables.seating import Refused
from apnap.web.tables.starting import StartError
from apnap.web.tables.store import MovedOnError, Store, StoreError
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import Chair, Wishes

from .tabling import CARDS, deck, opened, play, settled, wishes, woken


def test_a_table_wakes_as_it_was_after_every_answer(tmp_path: Path) -> None:
    table = opened(tmp_path)
    for turns in range(1, 6):
        play(table, lambda t, turn=turns: t.game.turn >= turn)
        again = woken(table, tmp_path)
        assert state_hash(again.game) == state_hash(table.game)
        assert again.given == table.given
        assert again.tokens == table.tokens
        assert settled(again).can(0) == table.can(0)


def test_an_answer_that_cannot_be_kept_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = settled(opened(tmp_path))
    before = state_hash(table.game)
    question = table.question
    assert question is not None

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(table.store, "append", full)
        table.answer(question.chooser, 1, table.version)
        with pytest.raises(sqlite3.OperationalError):
            table.save()
        table.go_back()
    settled(table)
    assert state_hash(table.game) == before


def test_answers_are_replaced_from_the_place_they_are_given_at(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.add_game("g", {}, {})
    one, two = Given(0, "person", False), Given(1, "agent", True, 3)
    store.append("g", 0, [(1, one), ((0, (1, 2)), two), ("Forest", one)], {})
    store.append("g", 1, [(("concede", 1), two)], {"turn": 4})
    assert list(store.answers("g")) == [(1, one), (("concede", 1), two)]
    assert store.game("g").facts == {"turn": 4}


def test_an_unknown_token_finds_nothing(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    assert hall.find("no-such-token") is None
    assert hall.state_of("no-such-token") is None
    table = hall.open(wishes())
    found = hall.find(table.my_token)
    assert found is not None
    assert found[0] is table
    glance = hall.state_of(table.my_token)
    assert glance is not None
    assert not glance.over
    hall.close()


@pytest.mark.parametrize("content", [b"this is no database at all" * 100, b"\0" * 4096])
def test_a_damaged_file_is_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"cannot be read .*; move the file away"):
        Store(path)
    assert path.read_bytes() == content


def test_a_file_of_another_version_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    Store(path).close()
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="version 99"):
        Store(path)


def test_a_game_whose_answers_do_not_fit_is_not_woken(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, lambda t: t.game.turn > 1)
    id_, token = table.id, table.my_token
    wrong = [(99, Given(0, "person", False))]
    table.store.append(table.game_id, 0, wrong, {})
    table.store.close()
    hall = Hall(tmp_path)
    with pytest.raises(KeyError):
        hall.table(id_)
    with pytest.raises(KeyError):
        hall.find(token)
    hall.close()


def test_a_game_whose_answers_do_not_fit_goes_on_from_the_last_position_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(tmp_path)
    play(table, lambda t: t.game.turn > 3)
    before = state_hash(table.game)

    def changed(start: object, lookup: object) -> object:
        raise StartError("a card of this deck is gone")

    monkeypatch.setattr("apnap.web.tables.table.begin", changed)
    again = settled(woken(table, tmp_path))
    assert state_hash(again.game) == before
    assert again.given == table.given
    play(again, lambda t: t.game.turn > 5)
    while again.can(0)["undo"]:
        again.undo(0)
        settled(again)
    assert state_hash(settled(woken(again, tmp_path)).game) == state_hash(again.game)


def test_undone_answers_are_gone_from_what_is_kept(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, lambda t: t.can(0)["undo"])
    number = len(table.given)
    table.undo(0)
    kept = len(list(table.store.answers(table.game_id)))
    assert kept == len(table.given) < number
    with pytest.raises(Refused):
        for _ in range(number):
            table.undo(0)


def test_two_programs_over_one_folder_do_not_mix_their_answers(tmp_path: Path) -> None:
    """Whoever comes second is told, and goes on from what the first one has kept."""
    first = settled(opened(tmp_path))
    second = settled(woken(first, tmp_path))
    play(first, lambda table: table.game.turn > 2)
    play_one(first)
    with pytest.raises(MovedOnError):
        play_one(second)
    second.go_back()
    settled(second)
    assert state_hash(second.game) == state_hash(first.game)
    play_one(second)
    with pytest.raises(MovedOnError):
        first.undo(0)
    first.go_back()
    assert state_hash(settled(first).game) == state_hash(second.game)
    assert state_hash(woken(first, tmp_path).game) == state_hash(second.game)


def test_two_programs_over_one_folder_begin_one_rematch(tmp_path: Path) -> None:
    first = settled(opened(tmp_path))
    first.concede(0)
    settled(first)
    second = woken(first, tmp_path)
    first.rematch()
    with pytest.raises(MovedOnError):
        second.rematch()
    second.go_back()
    assert second.game_id == first.game_id


def play_one(table: Table) -> None:
    """One answer, kept."""
    question = settled(table).question
    assert question is not None
    table.answer(question.chooser, question.plainest(), table.version)
    settled(table)


def test_a_rematch_that_cannot_be_kept_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = settled(opened(tmp_path))
    table.concede(0)
    settled(table)
    ended = table.game_id

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(table.store, "add_game", full)
        with pytest.raises(sqlite3.OperationalError):
            table.rematch()
        table.go_back()
    assert table.game_id == ended
    assert table.can_rematch
    table.rematch()
    assert table.game_id != ended


@pytest.mark.parametrize("best_of", [1, 3])
def test_more_players_than_can_be_kept_are_a_sentence(tmp_path: Path, best_of: int) -> None:
    def at_table(number: int) -> Wishes:
        chairs = tuple(Chair("random", deck("red-goblins")) for _ in range(number))
        return Wishes(chairs, format="free-for-all", best_of=best_of, seed=1)

    store = Store(tmp_path / "games.sqlite")
    with pytest.raises(StartError, match="no more than 32 players, not 33"):
        Table.open(at_table(33), store, lambda: CARDS)
    table = Table.open(at_table(32), store, lambda: CARDS)
    table.settle(0)
    table.save()


def test_a_file_of_more_players_than_can_be_kept_is_a_sentence(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    game = new_game([deck("red-goblins")] * 33, format="free-for-all", seed=1)
    with pytest.raises(ReplayError, match="no more than 32 players, not 33"):
        Archive(hall).take_in(json.dumps(to_data(game)))
    hall.close()
