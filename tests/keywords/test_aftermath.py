"""Aftermath: the second half of a card, cast from the graveyard alone."""

from typing import Any

from apnap import ir
from apnap.cards import pool
from apnap.lab.loading import load_data
from apnap.lab.running import run_scenario

FIRST = ir.Face(
    "First", ("R",), "R", types=("Sorcery",), abilities=(ir.Spell(ir.Body(ir.GainLife(1))),)
)
SECOND = ir.Face(
    "Second",
    ("1", "R"),
    "R",
    types=("Sorcery",),
    abilities=(ir.Keyword("aftermath"), ir.Spell(ir.Body(ir.GainLife(5)))),
)
CARD = ir.Card((FIRST, SECOND), "aftermath")


def run(data: dict[str, Any]) -> None:
    """Run a scenario with the card; its checks must hold."""
    result = run_scenario(
        load_data(data),
        "current",
        lookup=lambda name: CARD if name == CARD.name else pool.load_card(name),
    )
    assert result.status == "passed", result.message


def test_the_second_half_is_cast_from_the_graveyard_and_exiled() -> None:
    run(
        {
            "title": "aftermath",
            "players": {
                "A": {"hand": ["First // Second as card"], "mana": "{R}{R}{R}"},
                "B": {},
            },
            "do": [
                {"by": "A", "cast": "card"},
                {"resolve": "top"},
                {"expect": [{"life": {"A": 21}}, {"object": "card", "zone": "graveyard"}]},
                {"by": "A", "cast": "card"},
                {"resolve": "top"},
            ],
            "expect": [{"life": {"A": 26}}, {"object": "card", "zone": "exile"}],
        }
    )


def test_the_second_half_is_not_cast_from_the_hand() -> None:
    run(
        {
            "title": "aftermath",
            "players": {"A": {"hand": ["First // Second as card"], "mana": "{R}{R}"}, "B": {}},
            "do": [{"by": "A", "cast": "card"}, {"resolve": "top"}],
            "expect": [{"life": {"A": 21}}, {"mana": {"A": "{R}"}}],
        }
    )
