"""What could be paid for does not depend on how often it was looked at."""

from __future__ import annotations

from apnap.casting import legal
from apnap.lab import load_data, run_scenario


def test_mana_abilities_that_cost_mana_are_counted_anew() -> None:
    mine = {"battlefield": ["Swamp", "Rakdos Signet", "War Barge", "Grizzly Bears"]}
    data = {"players": {"A": mine, "B": {}}, "do": [], "expect": []}
    game = run_scenario(load_data(data), "current").game
    assert game is not None
    looks = [[(one.kind, one.id) for one in legal.options(game, 0)] for _ in range(4)]
    assert looks == [[]] * 4  # three mana are never there
