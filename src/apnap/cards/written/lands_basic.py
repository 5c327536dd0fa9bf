"""Basic lands, and lands whose mana abilities come from their basic land types."""

from ...ir import Card, Entering, PayLife
from .build import BASIC_TYPES, land, pay

CARDS: tuple[Card, ...] = (
    *(land(name, subtypes=name, supertypes="Basic") for name in BASIC_TYPES.values()),
    *(
        land(f"Snow-Covered {name}", subtypes=name, supertypes="Basic Snow")
        for name in BASIC_TYPES.values()
    ),
    land("Tundra", subtypes="Plains Island"),
    land("Underground Sea", subtypes="Island Swamp"),
    land("Badlands", subtypes="Swamp Mountain"),
    land("Taiga", subtypes="Mountain Forest"),
    land("Savannah", subtypes="Forest Plains"),
    land("Scrubland", subtypes="Plains Swamp"),
    land("Volcanic Island", subtypes="Island Mountain"),
    land("Bayou", subtypes="Swamp Forest"),
    land("Plateau", subtypes="Mountain Plains"),
    land("Tropical Island", subtypes="Forest Island"),
    land("Temple Garden", Entering(tapped=True, unless=pay(PayLife(2))), subtypes="Forest Plains"),
)
