"""Duels played by typed lines: answers of all shapes, commands, undo, leaving, going on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from apnap.cli.duel.answers import Misread, Reader, listed
from apnap.cli.messages import Texts
from apnap.cli.play import Wishes, play
from apnap.core.questions import (
    ASSIGN,
    NUMBER,
    ORDER,
    PICK_ONE,
    PICK_SOME,
    SPLIT,
    YES_NO,
    Option,
    Question,
)
from apnap.game import load_game, restart, save_game, state_hash
from apnap.playing.stops import Stops, UnknownStep

from .conftest import Apnap
from .typist import Typist, duel_of, game_of

T = Texts("en")
THREE = tuple(Option("object", i) for i in (1, 2, 3))


def read(question: Question, typed: str) -> object:
    entries = listed(question, [f"thing {option.id or option.kind}" for option in question.options])
    answer = Reader(question, entries, T).read(typed)
    question.normal(answer)
    return answer


# ------------------------------------------------------------------ answers


def test_one() -> None:
    question = Question(PICK_ONE, "target", 0, THREE)
    assert read(question, "2") == 1
    assert read(question, "thing 3") == 2
    priority = Question(PICK_ONE, "priority", 0, (Option("pass"), Option("play", 7)))
    assert (read(priority, ""), read(priority, "0"), read(priority, "1")) == (0, 0, 1)
    yes_no = Question(PICK_ONE, "mulligan", 0, YES_NO)
    assert [read(yes_no, typed) for typed in ("y", "No", "是", "否")] == [0, 1, 0, 1]
    name = Question(PICK_ONE, "card-name", 0, (), domain="card-name")
    assert read(name, "Mogg Fanatic") == "Mogg Fanatic"


def test_some() -> None:
    question = Question(PICK_SOME, "discard", 0, THREE, least=0, most=3)
    assert read(question, "1 3") == [0, 2]
    assert read(question, "2-3") == [1, 2]
    assert read(question, "all") == [0, 1, 2]
    assert read(question, "none") == []
    assert read(question, "1,3") == read(question, "1，3") == [0, 2]


def test_number_order_split() -> None:
    assert read(Question(NUMBER, "x", 0, least=0, most=7), "4") == 4
    order = Question(ORDER, "trigger-order", 0, THREE)
    assert read(order, "3 1 2") == [2, 0, 1]
    assert read(order, "3") == [2, 0, 1]
    assert read(order, "") == [0, 1, 2]
    split = Question(SPLIT, "division", 0, THREE, least=0, total=4)
    assert read(split, "2 1 1") == [2, 1, 1]


def test_assignments() -> None:
    attack = Question(ASSIGN, "attackers", 0, THREE, places=((-2,), (-2, 9), (-2,)))
    assert read(attack, "1 3") == [(0, -2), (2, -2)]
    assert read(attack, "attack 1 2:2") == [(0, -2), (1, 9)]
    assert read(attack, "all") == [(0, -2), (1, -2), (2, -2)]
    assert read(attack, "none") == read(attack, "attack none") == []
    block = Question(ASSIGN, "blockers", 0, THREE, places=((8,), (8, 9), (9,)))
    assert read(block, "block 2:1") == [(1, 8)]
    assert read(block, "2:1,2 3") == [(1, 8), (1, 9), (2, 9)]


@pytest.mark.parametrize(
    ("question", "typed"),
    [
        (Question(PICK_ONE, "target", 0, THREE), "4"),
        (Question(PICK_ONE, "target", 0, THREE), ""),
        (Question(PICK_ONE, "target", 0, THREE), "thing"),
        (Question(PICK_ONE, "target", 0, THREE), "-1"),
        (Question(PICK_ONE, "mulligan", 0, YES_NO), "maybe"),
        (Question(PICK_SOME, "discard", 0, THREE, least=1, most=1), "1 2"),
        (Question(PICK_SOME, "discard", 0, THREE, least=1, most=1), "none"),
        (Question(PICK_SOME, "discard", 0, THREE, least=1, most=2), ""),
        (Question(PICK_SOME, "discard", 0, THREE, least=1, most=2), "1 x"),
        (Question(PICK_SOME, "discard", 0, THREE, least=1, most=2), "1-99999999999"),
        (Question(NUMBER, "x", 0, least=0, most=7), "8"),
        (Question(NUMBER, "x", 0, least=0, most=7), "two"),
        (Question(ORDER, "order", 0, THREE), "1 9"),
        (Question(SPLIT, "division", 0, THREE, total=4), "2 2"),
        (Question(SPLIT, "division", 0, THREE, total=4), "2 2 2"),
        (Question(SPLIT, "division", 0, THREE, least=1, total=4), "4 0 0"),
        (Question(ASSIGN, "attackers", 0, THREE, places=((-2,),) * 3), ""),
        (Question(ASSIGN, "attackers", 0, THREE, places=((-2,),) * 3), "4"),
        (Question(ASSIGN, "attackers", 0, THREE, places=((-2,),) * 3), "1:2"),
        (Question(ASSIGN, "attackers", 0, THREE, places=((-2,),) * 3), "x"),
        (Question(ASSIGN, "blockers", 0, THREE, places=((8,), (8, 9), (9,))), "2"),
        (Question(ASSIGN, "blockers", 0, THREE, places=((8,), (8, 9), (9,))), "1:2"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_what_is_no_answer_gets_one_sentence(question: Question, typed: str, lang: str) -> None:
    entries = listed(question, [f"thing {option.id or option.kind}" for option in question.options])
    with pytest.raises(Misread) as caught:
        Reader(question, entries, Texts(lang)).read(typed)
    assert str(caught.value).endswith((".", ")", "。"))
    assert "\n" not in str(caught.value)


def test_stops() -> None:
    stops = Stops()
    assert stops.toggle("upkeep") == [(True, "upkeep", True)]
    assert stops.toggle("their draw my end") == [(False, "draw", True), (True, "end", True)]
    assert stops.toggle("upkeep") == [(True, "upkeep", False)]
    stops.only("main,their:end")
    assert stops.own == {"main1", "main2"} and stops.others == {"end"}
    stops.only("none")
    assert not stops.own and not stops.others
    with pytest.raises(UnknownStep):
        stops.toggle("lunch")
    other = Stops()
    other.from_json(json.loads(json.dumps(stops.to_json())))
    assert other.own == stops.own


# ------------------------------------------------------------------ whole duels


@pytest.mark.parametrize(
    ("edition", "lang", "people", "width"),
    [("2006", "en", 1, 80), ("2009", "zh", 1, 120), ("current", "en", 2, 80)],
)
def test_a_typed_duel_comes_to_its_end(
    home: Path, edition: str, lang: str, people: int, width: int
) -> None:
    game = game_of("white-weenie", "red-goblins", edition, seed=11)
    path = home / "duel.json"
    duel, shown = duel_of(game, Typist(4), path, lang, people=people, width=width)
    assert duel.run()
    assert game.outcome is not None
    text = shown.getvalue()
    assert all(cell_len(line) <= width for line in text.splitlines())
    assert ("获胜" if lang == "zh" else " wins in turn ") in text
    assert state_hash(load_game(path)) == state_hash(game)


def test_every_command_at_the_first_priority(home: Path) -> None:
    typist = Typist(1, stop_after=22)
    duel, shown = duel_of(game_of("red-goblins", "white-weenie", seed=3), typist, home / "d.json")
    lines = [
        "n",
        "h",
        "b",
        "l",
        "l all",
        "l 5",
        "g",
        "explain",
        "explain 117.4",
        "explain 999.9",
        "? 1",
        "? Mogg Fanatic",
    ]
    lines += ["stop", "stop upkeep", "stop their draw", "save", f"save {home / 'x.json'}"]
    lines += ["concede", "n", "? nonesuch", "stop lunch", "99", "l x", "?"]
    typist.extra = lines[::-1]
    assert not duel.run()
    text = shown.getvalue()
    for part in (
        "pass until your next turn",
        "All players pass",
        "no rule",
        "Creature — Goblin",
        "upkeep",
        "x.json",
    ):
        assert part in text
    assert "The game goes on." in text and "There is no 99" in text
    assert (home / "x.json").exists()


def test_taking_back_leads_to_where_the_answer_was_given(home: Path) -> None:
    typist = Typist(2, stop_after=60)
    duel, _ = duel_of(game_of("red-goblins", "white-weenie", seed=3), typist, home / "d.json")
    duel.run()
    before = len(duel.given)
    while "you" in duel.given:
        duel.take_back()
        question = duel.game.question
        assert question is not None and question.chooser == 0
    assert before > 60 and "you" not in duel.given
    with pytest.raises(Misread):
        duel.take_back()


def test_undo_by_typing(home: Path) -> None:
    typist = Typist(2, stop_after=4)
    duel, shown = duel_of(game_of("red-goblins", "white-weenie", seed=3), typist, home / "d.json")
    typist.extra = ["q", "u", "n", "u"]
    assert not duel.run()
    assert "There is nothing to take back." in shown.getvalue()
    assert "Taken back." in shown.getvalue()


def test_conceding_ends_the_duel(home: Path) -> None:
    typist = Typist(2)
    duel, shown = duel_of(game_of("red-goblins", "white-weenie", seed=3), typist, home / "d.json")
    typist.extra = ["y", "concede", "n"]
    assert duel.run()
    assert duel.game.outcome is not None and duel.game.outcome.winners == (1,)
    assert "Opponent wins" in shown.getvalue()


def test_leaving_keeps_the_game_and_going_on_knows_all(home: Path) -> None:
    path = home / "duel.json"
    duel, _ = duel_of(game_of("green-stompy", "red-goblins", seed=8), Typist(3, 25), path)
    assert not duel.run()
    saved = load_game(path)
    assert state_hash(saved) == state_hash(duel.game)
    typist = Typist(3, 0)

    def keyboard(mark: str) -> str:
        raise EOFError

    play(Wishes(load=str(path), opponent="random"), T, keyboard)
    again = load_game(path)
    assert state_hash(again) == state_hash(saved)
    assert again.origin is not None and again.origin["stops"]["0"]["own"]
    assert typist.left == 0


def test_ctrl_c_in_play_tells_where_the_game_is(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    lines = iter(["n", "1", "h"])

    def keyboard(mark: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    play(Wishes(deck=("red-goblins",), seed=5, opponent="random"), T, keyboard)
    shown = capsys.readouterr().out
    assert "Go on with: apnap play --load" in shown
    saves = list((home / "apnap" / "games").glob("duel-*.json"))
    assert len(saves) == 1
    assert load_game(saves[0]).question is not None


def test_passing_to_the_next_turn_of_ones_own(home: Path) -> None:
    typist = Typist(1, stop_after=3)
    duel, _ = duel_of(game_of("blue-control", "white-weenie", seed=3), typist, home / "d.json")
    typist.extra = ["f", "n"]
    typist.answer = lambda question: "0"  # type: ignore[method-assign,assignment]
    duel.run()
    assert duel.game.turn >= 2


def test_a_game_that_cannot_be_saved_goes_on(home: Path) -> None:
    folder = home / "no" / "such"
    (home / "no").write_text("a file", encoding="utf-8")
    duel, shown = duel_of(
        game_of("red-goblins", "white-weenie", seed=3), Typist(1, 5), folder / "duel.json"
    )
    assert not duel.run()
    assert shown.getvalue().count("cannot be saved") == 1


# ------------------------------------------------------------------ saved games, replay


def test_a_saved_game_starts_anew_from_its_origin(home: Path) -> None:
    path = home / "duel.json"
    duel, _ = duel_of(game_of("green-stompy", "red-goblins", "2006", 8), Typist(3, 30), path)
    duel.run()
    saved = load_game(path)
    fresh = restart(saved)
    assert fresh is not None and fresh.edition is saved.edition
    assert fresh.question is not None and fresh.turn == 0


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_replay_tells_the_game(apnap: Apnap, home: Path, lang: str) -> None:
    path = home / "duel.json"
    duel, _ = duel_of(game_of("green-stompy", "red-goblins", "2009", 8), Typist(3), path)
    assert duel.run()
    result = apnap("replay", str(path), lang=lang)
    assert result.exit_code == 0, result.output
    assert ("获胜" if lang == "zh" else " wins in turn ") in result.output
    assert "508.1" in apnap("replay", str(path), "--explain", lang=lang).output


def test_replay_of_an_unfinished_game_says_what_is_asked(apnap: Apnap, home: Path) -> None:
    path = home / "duel.json"
    duel, _ = duel_of(game_of("green-stompy", "red-goblins", "2009", 8), Typist(3, 9), path)
    assert not duel.run()
    result = apnap("replay", str(path))
    assert result.exit_code == 0
    assert "Player is asked: " in result.output


def test_a_game_without_an_origin_is_still_a_saved_game(apnap: Apnap, home: Path) -> None:
    game = game_of("green-stompy", "red-goblins")
    game.origin = None
    path = home / "bare.json"
    save_game(game, path)
    assert load_game(path).origin is None
    result = apnap("replay", str(path))
    assert result.exit_code == 2 and "how the game was set up" in result.stderr
