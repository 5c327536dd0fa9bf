"""Situations for the tests of single rules: two players, a few cards made up on the spot."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.game import Game
from apnap.lab import load_data, run_scenario

rule = pytest.mark.rule
OLD = ("2006", "2009")
ALL = ("2006", "2009", "current")
old_editions = pytest.mark.parametrize("edition", OLD)
all_editions = pytest.mark.parametrize("edition", ALL)

Data = dict[str, Any]


def play(
    edition: str,
    a: Data | None = None,
    b: Data | None = None,
    do: list[Data] | None = None,
    expect: Any = None,
    **more: Any,
) -> Game:
    """Play a scenario of two players, A and B; it must pass. The game as it stands at the end."""
    players = {"A": a or {}, "B": b or {}}
    data = {"players": players, "do": do or [], "expect": [] if expect is None else expect, **more}
    result = run_scenario(load_data(data), edition)
    assert result.status == "passed", result.message
    assert result.game is not None
    return result.game


def creature(name: str, pt: str = "2/2", text: str = "", **more: Any) -> Data:
    """A made-up creature, called by the first word of its name."""
    made = {"name": name, "cost": "{1}", "type": "Creature - Beast", "pt": pt, "text": text}
    return {**made, "as": name.split()[0].lower(), **more}


def thing(name: str, type_: str, text: str = "", cost: str = "{1}", **more: Any) -> Data:
    """A made-up card of a type, called by the first word of its name."""
    made = {"name": name, "cost": cost, "type": type_, "text": text}
    return {**made, "as": name.split()[0].lower(), **more}


def keys(game: Game, *wanted: str) -> list[str]:
    """The rule keys of the trace, in order; only those wanted, if any are named."""
    return [key for key, _, _ in game.lines if not wanted or key in wanted]


def turns(game: Game) -> list[tuple[int, str]]:
    """The steps that took place: (turn, rule key of its beginning)."""
    turn, found = 0, []
    for key, args, _ in game.lines:
        if key == "turn-begins":
            turn = dict(args)["n"]
        elif key.endswith("-begins"):
            found.append((turn, key.removesuffix("-begins")))
    return found
