"""Spells and Auras that get rid of permanents, one or all."""

from ...ir import (
    AttachedTo,
    CantAttack,
    CantBlock,
    Card,
    ControllerOf,
    Destroy,
    GainLife,
    HasColor,
    Not,
    PowerOf,
)
from .build import (
    ANY_CREATURE,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    IT,
    PERMANENT,
    aura,
    both,
    bounce,
    destroy_all,
    do,
    either,
    exile,
    instant,
    sorcery,
    static,
    target,
)

CARDS: tuple[Card, ...] = (
    instant("Disenchant", "{1}{W}", Destroy(IT), target(either(ARTIFACT, ENCHANTMENT))),
    instant("Naturalize", "{1}{G}", Destroy(IT), target(either(ARTIFACT, ENCHANTMENT))),
    instant(
        "Swords to Plowshares",
        "{W}",
        do(exile(), GainLife(PowerOf(IT), ControllerOf(IT))),
        ANY_CREATURE,
    ),
    sorcery("Wrath of God", "{2}{W}{W}", destroy_all(CREATURE, no_regeneration=True)),
    instant(
        "Terror",
        "{1}{B}",
        Destroy(IT, no_regeneration=True),
        target(both(CREATURE, Not(ARTIFACT), Not(HasColor("B")))),
    ),
    instant("Unsummon", "{U}", bounce(), ANY_CREATURE),
    instant("Boomerang", "{U}{U}", bounce(), target(PERMANENT)),
    aura("Pacifism", "{1}{W}", CREATURE, static(AttachedTo(), CantAttack(), CantBlock())),
)
