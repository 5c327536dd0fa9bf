"""`apnap simulate` with other formats than the duel."""

from __future__ import annotations

import json
from collections.abc import Callable

from click.testing import Result

Apnap = Callable[..., Result]
GOBLINS, FLIERS = ("--deck", "red-goblins"), ("--deck", "white-blue-fliers")


def test_three_decks_are_free_for_all(apnap: Apnap) -> None:
    words = ("simulate", *GOBLINS, *FLIERS, *GOBLINS, "--games", "2", "--json")
    data = json.loads(apnap(*words).output)
    assert data["format"] == "free-for-all" and len(data["players"]) == 3
    assert sum(one["wins"] for one in data["players"]) == 2


def test_decks_go_round_and_a_team_wins_together(apnap: Apnap) -> None:
    words = ("simulate", *GOBLINS, *FLIERS, "--players", "4", "--format", "two-headed-giant")
    data = json.loads(apnap(*words, "--edition", "2006", "--games", "2", "--json").output)
    wins = [one["wins"] for one in data["players"]]
    assert wins[0] == wins[1] and wins[2] == wins[3] and wins[0] + wins[2] == 2


def test_what_cannot_be_played_is_a_sentence(apnap: Apnap) -> None:
    result = apnap("simulate", *GOBLINS, "--players", "3", "--format", "two-headed-giant")
    assert result.exit_code == 2 and "two-headed giant is for 4 players, not 3" in result.output
    result = apnap("simulate", *GOBLINS, "--players", "3", "--format", "chess", lang="zh")
    assert result.exit_code == 2 and "没有赛制“chess”" in result.output
    result = apnap("simulate", *GOBLINS, *FLIERS, "--format", "commander")
    assert result.exit_code == 2 and "commander" in result.output


def test_matches_are_counted_by_match(apnap: Apnap) -> None:
    words = ("simulate", *GOBLINS, *FLIERS, "--games", "2", "--match", "3", "--json")
    data = json.loads(apnap(*words).output)
    assert data["games"] == 2 and data["match"] == 3 and 4 <= data["games_played"] <= 6
    assert sum(player["wins"] for player in data["players"]) + data["draws"] == 2
    told = apnap("simulate", *GOBLINS, *FLIERS, "--match", "2")
    assert told.exit_code == 2 and "odd number" in told.stderr


def test_games_for_ante(apnap: Apnap) -> None:
    words = ("simulate", *GOBLINS, *FLIERS, "--games", "2", "--ante", "--json")
    assert json.loads(apnap(*words).output)["games"] == 2
    told = apnap("simulate", *GOBLINS, *FLIERS, "--ante", "--match", "3", lang="zh")
    assert told.exit_code == 2 and "赌注" in told.stderr
