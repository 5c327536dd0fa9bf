"""Equipment."""

from ...ir import (
    AddAbility,
    AttachedTo,
    CantBeBlocked,
    Card,
    Damage,
    DealsDamage,
    Draw,
    GainLife,
    HasColor,
    IsPlayer,
    Keyword,
    ModifyPT,
    Moves,
    PutCounters,
    RemoveCountersCost,
)
from .build import (
    ANY_CREATURE,
    ANY_TARGET,
    ATTACHED,
    IT,
    activated,
    do,
    equipment,
    mode,
    modes,
    pay,
    protection,
    pump,
    static,
    triggered,
)

CARDS: tuple[Card, ...] = (
    equipment("Bonesplitter", "{1}", "{1}", static(AttachedTo(), ModifyPT(2, 0))),
    equipment("Leonin Scimitar", "{1}", "{1}", static(AttachedTo(), ModifyPT(1, 1))),
    equipment("Vulshok Morningstar", "{2}", "{2}", static(AttachedTo(), ModifyPT(2, 2))),
    equipment(
        "Loxodon Warhammer",
        "{3}",
        "{3}",
        static(
            AttachedTo(),
            ModifyPT(3, 0),
            AddAbility(Keyword("trample")),
            AddAbility(Keyword("lifelink")),
        ),
    ),
    equipment(
        "Lightning Greaves",
        "{2}",
        "{0}",
        static(AttachedTo(), AddAbility(Keyword("haste")), AddAbility(Keyword("shroud"))),
    ),
    equipment(
        "Whispersilk Cloak",
        "{3}",
        "{2}",
        static(AttachedTo(), CantBeBlocked(), AddAbility(Keyword("shroud"))),
    ),
    equipment(
        "Skullclamp",
        "{1}",
        "{1}",
        static(AttachedTo(), ModifyPT(1, -1)),
        triggered(Moves(ATTACHED, "battlefield", "graveyard"), Draw(2)),
    ),
    equipment(
        "Sword of Fire and Ice",
        "{3}",
        "{2}",
        static(
            AttachedTo(),
            ModifyPT(2, 2),
            AddAbility(protection(HasColor("R"))),
            AddAbility(protection(HasColor("U"))),
        ),
        triggered(
            DealsDamage(ATTACHED, IsPlayer(), combat=True), do(Damage(2, (IT,)), Draw()), ANY_TARGET
        ),
    ),
    equipment(
        "Umezawa's Jitte",
        "{2}",
        "{2}",
        triggered(DealsDamage(ATTACHED, combat=True), PutCounters("charge", 2)),
        activated(
            pay(RemoveCountersCost("charge")),
            modes(
                mode(pump(2, 2, AttachedTo())), mode(pump(-1, -1), ANY_CREATURE), mode(GainLife(2))
            ),
        ),
        supertypes="Legendary",
    ),
)
