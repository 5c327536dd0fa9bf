"""Disturb: a card cast from the graveyard with its back face up."""

from apnap import ir
from apnap.cards import pool
from apnap.lab.loading import load_data
from apnap.lab.running import run_scenario

DISTURB = ir.Keyword("disturb", (ir.PayMana(("1", "U")),))
CREATURE = ir.Keyword("enchant", filter=ir.HasType("Creature"))
GROWS = ir.Static((ir.ModifyPT(2, 2),), ir.AttachedTo())
FRONT = ir.Face("Body", ("U",), "U", (), ("Creature",), ("Human",), (DISTURB,), 1, 1)
BACK = ir.Face("Shade", None, "U", (), ("Enchantment",), ("Aura",), (CREATURE, GROWS))
CARD = ir.Card((FRONT, BACK), "transform")


def test_the_back_is_cast_from_the_graveyard() -> None:
    result = run_scenario(
        load_data(
            {
                "title": "disturb",
                "players": {
                    "A": {
                        "graveyard": ["Body as card"],
                        "battlefield": ["Grizzly Bears as bear"],
                        "mana": "{U}{U}",
                    },
                    "B": {},
                },
                "do": [
                    {"by": "A", "cast": "card", "targets": ["bear"]},
                    {"expect": [{"object": "card", "zone": "stack", "name": "Shade"}]},
                    {"resolve": "all"},
                ],
                "expect": [
                    {"object": "card", "attached_to": "bear", "name": "Shade"},
                    {"object": "bear", "power": 4},
                    {"mana": {"A": ""}},
                ],
            }
        ),
        "current",
        lookup=lambda name: CARD if name == CARD.name else pool.load_card(name),
    )
    assert result.status == "passed", result.message
