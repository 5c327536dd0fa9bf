"""Basic lands, and lands whose mana abilities come from their basic land types."""

from ...ir import Card
from .build import BASIC_TYPES, land

CARDS: tuple[Card, ...] = (
    *(land(name, subtypes=name, supertypes="Basic") for name in BASIC_TYPES.values()),
    *(
        land(f"Snow-Covered {name}", subtypes=name, supertypes="Basic Snow")
        for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ),
    land("Tundra", subtypes="Plains Island"),
    land("Underground Sea", subtypes="Island Swamp"),
    land("Badlands", subtypes="Swamp Mountain"),
    land("Taiga", subtypes="Mountain Forest"),
    land("Savannah", subtypes="Forest Plains"),
)
