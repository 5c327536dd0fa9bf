"""Matches played by typed lines: the score, sideboards, leaving and going on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from apnap.cli.frame import Fault
from apnap.cli.messages import Texts
from apnap.cli.play import Wishes, play
from apnap.match import load_match

from .conftest import Apnap

T = Texts("en")
MAIN = ("Goblin Raider", "Shock", "Hill Giant", "Mogg Fanatic")
SIDE = ("Shatter", "Pyroblast", "Stone Rain", "Volcanic Hammer")
DECK = "\n".join(
    ["44 Mountain", *(f"4 {name}" for name in MAIN), "Sideboard", *(f"4 {name}" for name in SIDE)]
).replace("4 Volcanic", "3 Volcanic")


class Keys:
    """Gives up game after game, and types lines at the other questions."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked = 0

    def __call__(self, mark: str) -> str:
        self.asked += 1
        if not self.lines:
            raise KeyboardInterrupt
        return self.lines.pop(0)


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "deck.txt"
    path.write_text(DECK, encoding="utf-8")
    return str(path)


def wishes(deck: str, path: Path, **more: object) -> Wishes:
    given: dict[str, object] = {"deck": (deck, deck), "seed": 4, "match": 3, "save": str(path)}
    return Wishes(**{**given, **more})  # type: ignore[arg-type]


def test_a_match_is_played_game_by_game(
    deck: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    play(wishes(deck, path), T, Keys("concede", "yes", "3:2 6:2", "concede", "yes"))
    told = capsys.readouterr().out
    assert "The match: Player 0  Opponent 1" in told and "Opponent wins the match." in told
    match = load_match(path)
    assert match.over and match.winners == (1,)
    assert dict(match.present[0].main)["Shatter"] == 2


def test_a_match_goes_on_from_its_file(
    deck: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    play(wishes(deck, path), T, Keys("concede", "yes", "12"))  # leaves at the sideboard
    assert "12" in capsys.readouterr().out
    match = load_match(path)
    assert match.wins == [0, 1] and match.asking == [0, 1]
    play(Wishes(load=str(path)), T, Keys("", "concede", "yes"))
    assert load_match(path).over
    with pytest.raises(Fault):
        play(Wishes(load=str(path)), T, Keys())


def test_a_match_is_shown_where_nobody_can_type(apnap: Apnap) -> None:
    told = apnap("play", "--match", "3", "--seed", "3").output
    assert told.count("The match:") in (2, 3)
    wrong = apnap("play", "--match", "4")
    assert wrong.exit_code == 2 and "odd number" in wrong.output + wrong.stderr


def test_the_file_of_a_match_says_what_it_is(deck: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    play(wishes(deck, path), T, Keys())
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == "apnap-match"
