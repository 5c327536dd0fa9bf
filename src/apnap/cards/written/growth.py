"""Green creatures that make mana, and spells and Auras that make creatures larger."""

from ...ir import (
    AddAbility,
    AddMana,
    AttachedTo,
    Card,
    Count,
    Draw,
    HasSubtype,
    Keyword,
    ModifyPT,
    This,
)
from .build import (
    ANY_CREATURE,
    CREATURE,
    DIES,
    ENTERS,
    YOURS,
    activated,
    aura,
    both,
    bounce,
    creature,
    instant,
    keywords,
    pay,
    pump,
    static,
    tap_for,
    triggered,
)

CARDS: tuple[Card, ...] = (
    creature("Llanowar Elves", "{G}", "Elf Druid", 1, 1, tap_for("{G}")),
    creature("Fyndhorn Elves", "{G}", "Elf Druid", 1, 1, tap_for("{G}")),
    creature(
        "Birds of Paradise",
        "{G}",
        "Bird",
        0,
        1,
        *keywords("flying"),
        activated(pay("{T}"), AddMana(any_color=True)),
    ),
    creature(
        "Wall of Blossoms",
        "{1}{G}",
        "Plant Wall",
        0,
        4,
        *keywords("defender"),
        triggered(ENTERS, Draw()),
    ),
    instant("Giant Growth", "{G}", pump(3, 3), ANY_CREATURE),
    instant("Might of Oaks", "{3}{G}", pump(7, 7), ANY_CREATURE),
    aura(
        "Rancor",
        "{G}",
        CREATURE,
        static(AttachedTo(), ModifyPT(2, 0), AddAbility(Keyword("trample"))),
        triggered(DIES, bounce(This())),
    ),
    aura(
        "Blanchwood Armor",
        "{2}{G}",
        CREATURE,
        static(
            AttachedTo(),
            ModifyPT(
                Count(both(HasSubtype("Forest"), YOURS)), Count(both(HasSubtype("Forest"), YOURS))
            ),
        ),
    ),
)
