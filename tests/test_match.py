"""Matches: who starts, sideboards between games, drawn games, saving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from apnap import editions
from apnap.agents import RandomAgent
from apnap.cards.decklists import DeckList
from apnap.core.questions import IllegalAnswer, Option
from apnap.game import SaveError, SetupError, state_hash
from apnap.match import Match, load_match, match_data, match_of, new_match, play_out, save_match

MAIN = (("Mountain", 24), ("Goblin Raider", 20), ("Shock", 16))
SIDE = (("Hill Giant", 10), ("Shatter", 5))
DECK = DeckList("red", MAIN, SIDE)
BARE = DeckList("bare", MAIN)


def begun(key: str = "current", decks: Any = (DECK, DECK), **more: Any) -> Match:
    return new_match(decks, edition=key, seed=5, starter=0, **more)


def lose(match: Match, seat: int) -> None:
    assert match.question is not None
    match.concede(seat)


def options(match: Match, kind: str, name: str, count: int) -> list[Option]:
    question = match.question
    assert question is not None and question.key == "sideboard"
    return [o for o in question.options if (o.kind, o.id) == (kind, name)][:count]


@pytest.mark.parametrize("key", editions.names())
@pytest.mark.rule("2006:101.2")
def test_the_loser_decides_who_starts_the_next_game(key: str) -> None:
    match = begun(key, (BARE, BARE))
    lose(match, 1)
    question = match.question
    assert match.wins == [1, 0]
    assert question is not None and (question.key, question.chooser) == ("starting-player", 1)
    match.answer(Option("player", 1))
    assert match.game is not None and match.game.starting == 1


@pytest.mark.rule("2006:101.2")
def test_after_a_drawn_game_the_same_player_decides() -> None:
    match = begun("2006", (BARE, BARE))
    lose(match, 1)
    match.answer(Option("player", 1))
    game = match.game
    assert game is not None
    for player in game.players:
        player.life = 0
    while match.game is game:
        assert match.question is not None
        match.answer(match.question.plainest())
    question = match.question
    assert match.results[-1].winners == () and match.wins == [1, 0] and not match.over
    assert question is not None and (question.key, question.chooser) == ("starting-player", 1)


def test_the_match_is_won_with_more_than_half_of_the_games() -> None:
    match = begun(decks=(BARE, BARE))
    for seat in (0, 1):
        lose(match, seat)
        assert not match.over and match.winners == ()
        match.answer(0)
    lose(match, 0)
    assert match.question is None and match.over
    assert match.wins == [1, 2] and match.winners == (1,)
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer(0)


def test_players_change_cards_between_games_and_the_next_game_is_played_with_them() -> None:
    match = begun("2006")
    lose(match, 0)
    question = match.question
    assert question is not None and question.chooser == 0 and question.secret
    match.answer(
        options(match, "main-card", "Shock", 5) + options(match, "side-card", "Shatter", 5)
    )
    assert match.question is not None and match.question.chooser == 1
    match.answer([])
    assert dict(match.present[0].main) == {
        "Mountain": 24,
        "Goblin Raider": 20,
        "Shock": 11,
        "Shatter": 5,
    }
    assert dict(match.present[0].sideboard) == {"Hill Giant": 10, "Shock": 5}
    assert match.present[1] == DECK and match.decks[0] == DECK
    assert match.question.key == "starting-player"
    game = match.game
    assert game is not None
    names = [game.objects[id_].defn.base.name for id_ in game.players[0].library]
    assert names.count("Shatter") == 5 and len(names) == 60


@pytest.mark.parametrize(
    ("key", "out", "into", "why"),
    [
        ("2006", 4, 5, "one for one"),
        ("2009", 0, 1, "one for one"),
        ("current", 5, 4, "it needs at least 60"),
        ("current", 0, 15, None),
        ("2006", 0, 0, None),
    ],
)
def test_what_may_change(key: str, out: int, into: int, why: str | None) -> None:
    match = begun(key)
    lose(match, 0)
    moved = options(match, "main-card", "Shock", out)
    moved += options(match, "side-card", "Hill Giant", min(into, 10))
    moved += options(match, "side-card", "Shatter", max(0, into - 10))
    before = match_data(match)
    if why is None:
        match.answer(moved)
        return
    with pytest.raises(IllegalAnswer, match=why):
        match.answer(moved)
    assert match_data(match) == before


@pytest.mark.parametrize("moment", ["playing", "sideboarding", "between", "over"])
def test_a_match_is_saved_in_any_state(moment: str, tmp_path: Path) -> None:
    match = begun()
    if moment != "playing":
        lose(match, 0)
        assert match.question is not None
    if moment in ("between", "over"):
        match.answer([])
        match.answer([])
    if moment == "over":
        lose(match, 0)
        assert match.over
    path = tmp_path / "match.json"
    save_match(match, path)
    loaded = load_match(path)
    assert match_data(loaded) == match_data(match)
    assert (loaded.question is None) == (match.question is None)
    for one in (match, loaded):
        play_out(one, [RandomAgent(1), RandomAgent(2)])
    assert loaded.results == match.results
    assert loaded.game is not None and match.game is not None
    assert state_hash(loaded.game) == state_hash(match.game)


def test_a_changed_file_is_refused(tmp_path: Path) -> None:
    data = match_data(begun())
    with pytest.raises(SaveError, match="changed or damaged"):
        match_of({**data, "best_of": 5})
    with pytest.raises(SaveError, match=r"no saved match|not a saved match"):
        match_of({"format": "apnap-game"})
    path = tmp_path / "cut.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(SaveError, match=r"cut\.json"):
        load_match(path)


@pytest.mark.parametrize("given", [{"best_of": 2}, {"ante": True}])
def test_what_is_no_match(given: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        begun(**given)


def test_a_match_of_four_in_teams() -> None:
    match = begun(decks=(BARE,) * 4, format="two-headed-giant")
    for _ in range(2):
        lose(match, 3)
        if not match.over:
            match.answer(0)
    assert match.over and match.winners == (0, 1)


@pytest.mark.parametrize("key", editions.names())
def test_random_matches_end(key: str) -> None:
    match = begun(key)
    play_out(match, [RandomAgent(3), RandomAgent(4)])
    assert match.over and sum(match.wins) >= 2
