"""Grand Melee: whose turn goes on next."""

from __future__ import annotations

import pytest

from apnap.lab import load_data, run_scenario
from rules.play import Data


def asked(edition: str, do: list[Data]) -> str:
    """Who is asked after these steps of a game of eight, whose turns A and E are taking."""
    players: dict[str, Data] = {name: {} for name in "ABCDEFGH"}
    players["A"] = {"battlefield": ["Mountain"], "hand": ["Shock"]}
    data = {"format": "grand-melee", "players": players, "do": do, "expect": []}
    result = run_scenario(load_data(data), edition)
    assert result.status == "passed", result.message
    assert result.game is not None and result.game.question is not None
    return "ABCDEFGH"[result.game.question.chooser]


@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
def test_no_other_turn_goes_on_while_there_is_mana_in_a_pool(edition: str) -> None:
    """Another turn's steps would empty it."""
    assert asked(edition, [{"by": "A", "cast": "Shock", "targets": ["B"]}]) == "E"
    assert asked(edition, [{"by": "A", "activate": "Mountain"}]) == "A"
