"""Transforming: what watches for a permanent that turns into its other face."""

from apnap import ir
from apnap.cards import pool
from apnap.lab.loading import load_data
from apnap.lab.running import run_scenario

TURN = ir.Activated((ir.PayMana(("0",)),), ir.Body(ir.Transform()))
SEEN = ir.Triggered(ir.Deed(ir.Is(ir.This()), "transform"), ir.Body(ir.GainLife(3)))
CARD = ir.Card(
    (
        ir.Face("Day", types=("Creature",), abilities=(TURN,), power=1, toughness=1),
        ir.Face("Night", types=("Creature",), abilities=(TURN, SEEN), power=4, toughness=4),
    ),
    "transform",
)


def test_an_ability_of_a_face_triggers_as_that_face_turns_up() -> None:
    result = run_scenario(
        load_data(
            {
                "title": "transform",
                "players": {"A": {"battlefield": ["Day as card"]}, "B": {}},
                "do": [
                    {"by": "A", "activate": "card"},
                    {"resolve": "all"},
                    {"expect": [{"object": "card", "power": 4}, {"life": {"A": 23}}]},
                    {"by": "A", "activate": "card"},
                    {"resolve": "all"},
                ],
                "expect": [{"object": "card", "power": 1}, {"life": {"A": 23}}],
            }
        ),
        "current",
        lookup=lambda name: CARD if name == CARD.name else pool.load_card(name),
    )
    assert result.status == "passed", result.message
