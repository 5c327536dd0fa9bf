"""Rows of the 2006 book that want more than two players: who is attacked, who is an opponent."""

from __future__ import annotations

from apnap.lab import load_data, run_scenario

from .play import Data, creature, old_editions, rule, thing


def many(
    edition: str, players: dict[str, Data], do: list[Data], expect: list[Data], **more: object
) -> None:
    data = {"players": players, "do": do, "expect": expect, **more}
    result = run_scenario(load_data(data), edition)
    assert result.status == "passed", result.message


@old_editions
@rule("2006:308.1/e2", "x2009:802.2a")
def test_defending_player_means_the_one_attacked(edition: str) -> None:
    guilt = creature("Guilt", "0/4", "Whenever Guilt attacks and isn't blocked, defending player "
                     "loses 1 life for each card in their graveyard.")  # fmt: skip
    yard = ["Shock", "Terror", "Forest"]
    for player, life in (("B", {"B": 17, "C": 20}), ("C", {"B": 20, "C": 18})):
        many(
            edition,
            {"A": {"battlefield": [guilt]}, "B": {"graveyard": yard}, "C": {"graveyard": yard[1:]}},
            [{"by": "A", "attack": {"guilt": player}}, {"to": "main2"}],
            [{"life": life}],
            options={"attack": "multiple"},
            format="free-for-all",
        )


@old_editions
@rule("2006:200.3a", "x2009:102.3")
def test_opponents_are_the_players_of_other_teams(edition: str) -> None:
    drain = thing("Drain", "Instant", "Each opponent loses 2 life.", "{0}")
    many(
        edition,
        {"A": {"hand": [drain], "team": 1}, "B": {"team": 2}, "C": {"team": 1}, "D": {"team": 2}},
        [{"by": "A", "cast": "Drain"}, {"resolve": "all"}],
        [{"life": {"A": 20, "B": 18, "C": 20, "D": 18}}],
        format="team-vs-team",
    )
