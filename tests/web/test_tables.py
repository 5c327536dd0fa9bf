"""A table by itself: answers, refusals, undo, what passes by itself, matches, hot seats."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from apnap.agents import RandomAgent
from apnap.core.views import Sight
from apnap.game import answers_of, load_game, new_game, restart, save_game, state_hash
from apnap.playing.undoing import PERSON
from apnap.web.tables.seating import Refused
from apnap.web.tables.starting import StartError
from apnap.web.tables.store import Store
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import LINK, SAME_SCREEN, Chair, Wishes

from .tabling import CARDS, FOREVER, asked, deck, opened, pick, play, settled, wishes, woken


def to_main(table: Table) -> None:
    """To the person's first main phase, with a hand kept."""
    settled(table)
    while table.question is not None and table.question.key == "mulligan":
        table.answer(table.question.chooser, 1, table.version)
        settled(table)
    assert asked("priority")(table)


def kept(table: Table) -> tuple[object, ...]:
    return state_hash(table.game), len(table.given), len(list(table.store.answers(table.game_id)))


# ------------------------------------------------------------------ answers


def test_a_game_is_played_to_its_end_and_kept_as_a_replay(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, lambda _: False)
    assert table.game.outcome is not None
    (replay,) = table.store.ended()
    assert replay.id == table.game_id == table.replay_id
    assert replay.facts["winners"] == list(table.game.outcome.winners)
    assert replay.facts["turn"] == table.game.turn


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    table = opened(tmp_path)
    to_main(table)
    before, version = kept(table), table.version
    for answer in (99, -1, "pass", None, [0], {"a": 1}, True, 1.5, [[0, 0]], "x" * 1000):
        with pytest.raises(Refused):
            table.answer(0, answer, table.version)
    with pytest.raises(Refused, match="stale"):
        table.answer(0, 0, table.changed - 1)
    with pytest.raises(Refused, match="stale"):
        table.answer(0, 0, table.version + 1)
    with pytest.raises(Refused, match="watching-only"):
        table.answer(1, 0, table.version)
    with pytest.raises(Refused, match="unknown-do"):
        table.pass_(0, "tomorrow", table.version)
    with pytest.raises(Refused, match="no-step"):
        table.stop(0, "lunch", True, True)
    with pytest.raises(Refused, match="no-option"):
        table.yield_to(0, "nothing", True)
    with pytest.raises(Refused, match="not-over"):
        table.rematch()
    with pytest.raises(Refused, match="not-over"):
        table.next_game()
    assert kept(table) == before
    assert table.version == version


def test_who_is_not_asked_may_not_answer(tmp_path: Path) -> None:
    table = opened(tmp_path, second=LINK)
    settled(table)
    question = table.question
    assert question is not None
    with pytest.raises(Refused, match="not-asked"):
        table.answer(1 - question.chooser, 0, table.version)


def test_a_failing_engine_leaves_the_game_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(tmp_path)
    to_main(table)
    before = kept(table)
    played = table.game

    def fail(answer: object) -> None:
        played.roll_back(0)
        raise RuntimeError("broken")

    monkeypatch.setattr(played, "push", fail)
    with pytest.raises(RuntimeError):
        table.answer(0, 0, table.version)
    settled(table)
    assert kept(table)[0] == before[0]
    table.answer(0, 0, table.version)


# ------------------------------------------------------------------ undo


def test_a_land_may_be_taken_back(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, asked("priority", "play"))
    before = state_hash(table.game)
    table.answer(0, pick(table, "play"), table.version)
    settled(table)
    assert table.can(0)["undo"]
    table.undo(0)
    settled(table)
    assert state_hash(table.game) == before
    assert state_hash(woken(table, tmp_path).game) == before


def test_nothing_is_taken_back_after_a_card_was_drawn(tmp_path: Path) -> None:
    table = opened(tmp_path)
    to_main(table)
    turn = table.game.turn
    table.pass_(0, "own-turn", table.version)
    play(table, lambda t: t.game.turn > turn)
    assert not table.can(0)["undo"]
    with pytest.raises(Refused, match="cannot-undo"):
        table.undo(0)


def test_nothing_is_taken_back_after_a_choice_of_somebody_else(tmp_path: Path) -> None:
    table = opened(tmp_path, second=LINK)
    play(table, asked("priority", "play"))
    seat = table.game.active
    table.answer(seat, pick(table, "play"), table.version)
    settled(table)
    assert table.can(seat)["undo"]
    assert not table.can(1 - seat)["undo"]
    table.attention[1 - seat].full_control = True
    table.pass_(seat, "", table.version)
    settled(table)
    assert table.question is not None
    assert table.question.chooser == 1 - seat
    assert table.can(seat)["undo"], "the other person was only asked"
    table.pass_(1 - seat, "", table.version)
    settled(table)
    assert not table.can(seat)["undo"]


def test_each_own_answer_is_taken_back_by_itself(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, asked("target"))
    own = [one for one in table.given if one.who == PERSON]
    table.undo(0)
    assert asked("priority", "cast")(table) or asked("priority", "activate")(table)
    assert len([one for one in table.given if one.who == PERSON]) == len(own) - 1


# ------------------------------------------------------------------ passing by itself


def test_passing_until_the_own_turn(tmp_path: Path) -> None:
    table = opened(tmp_path)
    to_main(table)
    turn = table.game.turn
    table.pass_(0, "own-turn", table.version)
    play(table, asked("priority"))
    assert table.game.turn == turn + 2 or table.game.outcome is not None


def test_full_control_asks_at_every_priority(tmp_path: Path) -> None:
    table = opened(tmp_path)
    to_main(table)
    table.full_control(0, True)
    table.pass_(0, "", table.version)
    settled(table)
    step = table.game.edition.steps[table.game.step].name
    assert step == "beginning_of_combat"


def test_a_stop_is_heeded(tmp_path: Path) -> None:
    table = opened(tmp_path)
    to_main(table)
    table.stop(0, "upkeep", True, True)
    assert "upkeep" in table.attention_json(0)["stops"]["own"]
    assert "upkeep" in woken(table, tmp_path).attention_json(0)["stops"]["own"]


def test_first_hands_are_kept_where_there_is_no_mulligan(tmp_path: Path) -> None:
    table = opened(tmp_path, mulligan=False)
    settled(table)
    assert table.question is not None
    assert table.question.key == "priority"


# ------------------------------------------------------------------ mana


def test_the_preview_says_what_payment_does(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, asked("priority", "cast"))
    before = kept(table)
    option = pick(table, "cast")
    found = table.preview(0, option, table.version)
    assert found.settled
    assert found.sources
    assert kept(table) == before
    table.answer(0, option, table.version)
    play(table, asked("priority"), most=9)
    tapped = {id_ for id_ in table.game.players[0].battlefield if table.game.objects[id_].tapped}
    assert set(found.sources) <= tapped


def test_paying_by_hand(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, asked("priority", "cast"))
    table.pay_by_hand(0, True)
    table.answer(0, pick(table, "cast"), table.version)
    play(table, asked("pay"), most=9)
    assert asked("pay", "mana", "auto", "stop")(table)
    table.answer(0, pick(table, "mana"), table.version)
    settled(table)
    assert any(table.game.objects[i].tapped for i in table.game.players[0].battlefield)
    while table.can(0)["undo"] and not asked("priority", "cast")(table):
        table.undo(0)
        settled(table)
    assert asked("priority", "cast")(table)


# ------------------------------------------------------------------ seats, matches, formats


def test_a_page_with_two_seats_and_one_by_link(tmp_path: Path) -> None:
    chairs = tuple(Chair(who, deck("green-stompy")) for who in ("me", SAME_SCREEN, LINK))
    store = Store(tmp_path / "games.sqlite")
    three = Wishes(chairs, edition="current", seed=1, format="free-for-all")
    table = Table.open(three, store, lambda: CARDS)
    assert table.tokens[table.my_token] == (0, 1)
    assert table.tokens[table.token_of(2)] == (2,)
    assert all(len(token) == 32 for token in table.tokens)
    play(table, lambda t: t.game.turn > 2)
    assert state_hash(woken(table, tmp_path).game) == state_hash(table.game)


@pytest.mark.parametrize(("format_", "number"), [("two-headed-giant", 4), ("free-for-all", 3)])
def test_formats_of_many_players(tmp_path: Path, format_: str, number: int) -> None:
    chairs = [Chair("me", deck("red-goblins"))]
    chairs += [Chair("random", deck("white-weenie"))] * (number - 1)
    many = Wishes(tuple(chairs), edition="current", seed=2, format=format_)
    table = Table.open(many, Store(tmp_path / "games.sqlite"), lambda: CARDS)
    play(table, lambda t: t.game.turn > 4)
    assert table.game.format == format_


def test_a_table_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="best of an odd number"):
        opened(tmp_path, best_of=2)
    with pytest.raises(StartError, match="4 players"):
        opened(tmp_path, format="two-headed-giant")


def test_a_match_with_sideboards_goes_on_after_a_restart(tmp_path: Path) -> None:
    asked_for = wishes(best_of=3)
    own = replace(asked_for.chairs[0], deck=replace(deck("red-goblins"), sideboard=(("Shock", 2),)))
    asked_for = replace(asked_for, chairs=(own, asked_for.chairs[1]))
    table = Table.open(asked_for, Store(tmp_path / "games.sqlite"), lambda: CARDS)
    play(table, lambda _: False)
    first = table.game_id
    assert table.can(0)["next"]
    assert not table.can(0)["rematch"]
    match = table.match_json()
    assert match is not None
    assert sum(match["wins"]) == 1
    table.next_game()
    settled(table)
    table = settled(woken(table, tmp_path))
    assert asked("sideboard", "main-card", "side-card")(table)
    assert not table.can(0)["undo"]
    with pytest.raises(Refused):
        table.answer(0, [0], table.version)  # 59 cards
    last = len(table.question.options) - 1 if table.question is not None else 0
    table.answer(0, [0, last], table.version)
    settled(table)
    assert table.game_id != first
    assert dict(table.start["decks"][0]["main"])["Shock"] == 1
    again = settled(woken(table, tmp_path))
    assert again.match_json() == table.match_json()
    assert state_hash(again.game) == state_hash(table.game)


def test_a_rematch_is_another_game_at_the_same_table(tmp_path: Path) -> None:
    table = opened(tmp_path)
    settled(table)
    token, first = table.my_token, table.game_id
    table.concede(0)
    settled(table)
    can = {"undo": True, "loop": False, "next": False, "concede": False, "rematch": True}
    assert table.can(0) == can
    table.rematch()
    settled(table)
    assert table.my_token == token
    assert table.game_id != first
    assert woken(table, tmp_path).game_id == table.game_id


def test_giving_up_can_be_taken_back(tmp_path: Path) -> None:
    table = opened(tmp_path)
    to_main(table)
    before = state_hash(table.game)
    table.concede(0)
    settled(table)
    assert table.game.outcome is not None
    table.undo(0)
    settled(table)
    assert state_hash(table.game) == before
    assert not table.store.ended()


# ------------------------------------------------------------------ what a game begins with


def test_life_payment_and_anachronism_are_kept_in_saved_games(tmp_path: Path) -> None:
    decks = [deck("red-goblins"), deck("white-weenie")]
    game = new_game(decks, edition="2006", seed=3, life=7, by_hand=(0,), anachronistic=True)
    assert [player.life for player in game.players] == [7, 7]
    save_game(game, tmp_path / "game.json")
    again = restart(load_game(tmp_path / "game.json"))
    assert again is not None
    for entry in answers_of(game):
        again.enter(entry)
    assert state_hash(again) == state_hash(game)
    assert again.origin == game.origin


def test_starting_life_is_as_wished(tmp_path: Path) -> None:
    table = opened(tmp_path, life=3)
    assert [player.life for player in table.game.players] == [3, 3]
    assert table.settle(FOREVER)
    assert [player.life for player in woken(table, tmp_path).game.players] == [3, 3]


def test_who_is_asked_stays_asked(tmp_path: Path) -> None:
    table = opened(tmp_path, decks=("green-stompy", "white-weenie"))
    to_main(table)
    version, number = table.version, len(table.given)
    for _ in range(3):
        settled(table)
        table.full_control(0, False)
    assert len(table.given) == number
    assert table.changed <= version


@pytest.mark.parametrize("edition", ["2006", "current"])
def test_whatever_may_be_taken_back_comes_back_as_it_was(tmp_path: Path, edition: str) -> None:
    decks = ("red-goblins", "blue-red-counter-burn")
    table = opened(tmp_path, second=LINK, edition=edition, decks=decks)
    player, undone = RandomAgent(4), 0
    for _ in range(120):
        settled(table)
        question = table.question
        if question is None:
            break
        before, version = state_hash(table.game), table.version
        answer = player(question, Sight(table.game, question))
        seat = question.chooser
        table.answer(seat, answer, version)
        after = state_hash(table.game)
        settled(table)
        if not table.can(seat)["undo"]:
            continue
        table.undo(seat)
        settled(table)
        assert state_hash(table.game) == before
        undone += 1
        assert table.question is not None
        assert table.question.chooser == seat
        table.answer(seat, answer, table.version)
        assert state_hash(table.game) == after, "the same answer has the same outcome"
    assert undone > 10
