"""Spells that deal damage."""

from ...ir import All, Card, Damage, EachPlayer, Not, Scry, X
from .build import (
    ANY_TARGET,
    CREATURE,
    FLYING,
    IT,
    PLAYER_OR_PLANESWALKER,
    both,
    cost_keyword,
    do,
    instant,
    sorcery,
)

CARDS: tuple[Card, ...] = (
    instant("Lightning Bolt", "{R}", Damage(3, (IT,)), ANY_TARGET),
    instant("Shock", "{R}", Damage(2, (IT,)), ANY_TARGET),
    sorcery("Lava Spike", "{R}", Damage(3, (IT,)), PLAYER_OR_PLANESWALKER, subtypes="Arcane"),
    sorcery("Volcanic Hammer", "{1}{R}", Damage(3, (IT,)), ANY_TARGET),
    sorcery("Lava Axe", "{4}{R}", Damage(5, (IT,)), PLAYER_OR_PLANESWALKER),
    sorcery("Blaze", "{X}{R}", Damage(X(), (IT,)), ANY_TARGET),
    sorcery("Pyroclasm", "{1}{R}", Damage(2, (All(CREATURE),))),
    sorcery(
        "Earthquake",
        "{X}{R}",
        Damage(X(), (All(both(CREATURE, Not(FLYING))), EachPlayer())),
    ),
    instant("Magma Jet", "{1}{R}", do(Damage(2, (IT,)), Scry(2)), ANY_TARGET),
    sorcery(
        "Firebolt",
        "{R}",
        Damage(2, (IT,)),
        ANY_TARGET,
        after=(cost_keyword("flashback", "{4}{R}"),),
    ),
)
