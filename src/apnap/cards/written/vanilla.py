"""Creatures with nothing but numbers and keywords that need no more than their name."""

from ...ir import Card
from .build import creature, keywords

CARDS: tuple[Card, ...] = (
    creature("Savannah Lions", "{W}", "Cat", 2, 1),
    creature("Glory Seeker", "{1}{W}", "Human Soldier", 2, 2),
    creature("Pearled Unicorn", "{2}{W}", "Unicorn", 2, 2),
    creature("Tundra Wolves", "{W}", "Wolf", 1, 1, *keywords("first strike")),
    creature("Suntail Hawk", "{W}", "Bird", 1, 1, *keywords("flying")),
    creature("Serra Angel", "{3}{W}{W}", "Angel", 4, 4, *keywords("flying", "vigilance")),
    creature("Merfolk of the Pearl Trident", "{U}", "Merfolk", 1, 1),
    creature("Coral Merfolk", "{1}{U}", "Merfolk", 2, 1),
    creature("Storm Crow", "{1}{U}", "Bird", 1, 2, *keywords("flying")),
    creature("Wind Drake", "{2}{U}", "Drake", 2, 2, *keywords("flying")),
    creature("Air Elemental", "{3}{U}{U}", "Elemental", 4, 4, *keywords("flying")),
    creature("Scathe Zombies", "{2}{B}", "Zombie", 2, 2),
    creature("Gray Ogre", "{2}{R}", "Ogre", 2, 2),
    creature("Hill Giant", "{3}{R}", "Giant", 3, 3),
    creature("Raging Goblin", "{R}", "Goblin Berserker", 1, 1, *keywords("haste")),
    creature("Lightning Elemental", "{3}{R}", "Elemental", 4, 1, *keywords("haste")),
    creature("Wall of Stone", "{1}{R}{R}", "Wall", 0, 8, *keywords("defender")),
    creature("Grizzly Bears", "{1}{G}", "Bear", 2, 2),
    creature("Trained Armodon", "{1}{G}{G}", "Elephant", 3, 3),
    creature("Craw Wurm", "{4}{G}{G}", "Wurm", 6, 4),
    creature("Giant Spider", "{3}{G}", "Spider", 2, 4, *keywords("reach")),
    creature("Wall of Wood", "{G}", "Wall", 0, 3, *keywords("defender")),
)
