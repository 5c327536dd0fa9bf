"""Fuse: both halves of a split card as one spell."""

from typing import Any

from apnap import ir
from apnap.cards import pool
from apnap.lab.loading import load_data
from apnap.lab.running import run_scenario

FUSE = ir.Keyword("fuse")
CREATURE = ir.TargetSpec(ir.HasType("Creature"))
GROWS = ir.Body(ir.Apply((ir.ModifyPT(3, 3),), ir.Target(0)), (CREATURE,))
TAPS = ir.Body(ir.Tap(ir.Target(0)), (CREATURE,))
LEFT = ir.Face("Grow", ("1", "G"), "G", types=("Sorcery",), abilities=(ir.Spell(GROWS), FUSE))
RIGHT = ir.Face("Doze", ("2", "U"), "U", types=("Sorcery",), abilities=(ir.Spell(TAPS), FUSE))
CARD = ir.Card((LEFT, RIGHT), "split")


def run(zone: str, do: list[dict[str, Any]], expect: list[dict[str, Any]]) -> None:
    """Run a scenario with the card in the zone; its checks must hold."""
    lands = ["Forest * 3", "Island * 2", "Grizzly Bears as bear", "Ornithopter as thopter"]
    player = {zone: ["Grow // Doze as card"], "battlefield": lands}
    data = {"title": "fuse", "players": {"A": player, "B": {}}, "do": do, "expect": expect}
    result = run_scenario(
        load_data(data),
        "current",
        lookup=lambda name: CARD if name == CARD.name else pool.load_card(name),
    )
    assert result.status == "passed", result.message


def test_both_halves_happen_and_both_costs_are_paid() -> None:
    run(
        "hand",
        [
            {"by": "A", "cast": "card", "with": ["fuse"], "targets": ["bear", "thopter"]},
            {"expect": [{"object": "card", "mana_value": 5, "colors": ["green", "blue"]}]},
            {"resolve": "all"},
        ],
        [
            {"object": "bear", "power": 5, "tapped": False},
            {"object": "thopter", "tapped": True},
            {"object": "card", "zone": "graveyard"},
            {"count": {"card": "Forest", "tapped": True}, "is": 3},
        ],
    )


def test_one_half_alone_costs_its_own_cost() -> None:
    run(
        "hand",
        [{"by": "A", "cast": "Grow", "targets": ["bear"]}, {"resolve": "all"}],
        [{"object": "bear", "power": 5}, {"object": "thopter", "tapped": False}],
    )
