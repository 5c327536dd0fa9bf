"""Characteristic-setting abilities (405.2)."""

from __future__ import annotations

from .play import Data, all_editions, creature, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE, **more: object) -> Data:
    return thing(name, "Instant", text, cost, **more)


ZONES = ("hand", "library", "graveyard", "exile", "battlefield")


@rule("2006:405.2", "2006:402.8a")
@all_editions
def test_what_an_object_says_of_its_own_colour_holds_everywhere(edition: str) -> None:
    """The card is black in every zone and as a spell, by a text of its own; what another gives it,
    or what holds under a condition, works on the battlefield only."""
    shade = creature("Shade", text="Shade is black.", cost="{1}")
    for zone in ZONES:
        play(edition, {zone: [shade]}, expect=[{"object": "shade", "colors": ["black"]}])
    hush = instant("Hush", "Counter target black spell.")
    play(
        edition,
        {"hand": [{**shade, "cost": FREE}, hush]},
        do=[
            {"by": "A", "cast": "Shade"},
            {"by": "A", "cast": "Hush", "targets": ["shade"]},
            {"resolve": "all"},
        ],
        expect=[{"object": "shade", "zone": "graveyard"}],
    )
    other = thing("Veil", "Enchantment", "All creatures are black.")
    play(
        edition,
        {"battlefield": [other, creature("Ox")], "hand": [creature("Elf")]},
        expect=[{"object": "ox", "colors": ["black"]}, {"object": "elf", "colors": []}],
    )
    fickle = creature("Imp", text="As long as you control a land, Imp is black.")
    play(
        edition,
        {"battlefield": ["Forest", fickle], "hand": [{**fickle, "as": "held"}]},
        expect=[{"object": "imp", "colors": ["black"]}, {"object": "held", "colors": []}],
    )


@rule("2006:405.2")
@all_editions
def test_types_that_an_object_says_of_itself_were_so_everywhere_once(edition: str) -> None:
    saint = creature("Saint", text="Saint is legendary.")
    play(
        edition,
        {"battlefield": [saint], "hand": [{**saint, "as": "held"}]},
        expect={
            "2006": [{"object": "held", "type_line": "Legendary Creature - Beast"}],
            "default": [
                {"object": "saint", "type_line": "Legendary Creature - Beast"},
                {"object": "held", "type_line": "Creature - Beast"},
            ],
        },
    )


@rule("2006:405.2", "2006:418.5a")
@all_editions
def test_it_comes_first_in_its_layer(edition: str) -> None:
    """Though it entered last, the colour that the creature sets itself yields to the other's."""
    veil = thing("Veil", "Enchantment", "All creatures are white.")
    shade = creature("Shade", text="Shade is black.", cost=FREE)
    play(
        edition,
        {"battlefield": [veil], "hand": [shade]},
        do=[{"by": "A", "cast": "Shade"}, {"resolve": "all"}],
        expect=[
            {"object": "shade", "zone": "battlefield", "colors": ["white"], "not_colors": ["black"]}
        ],
    )
