"""Lands that add mana in their own words, and lands that do something else."""

from ...ir import (
    Ability,
    AddAbility,
    AddMana,
    AddTypes,
    All,
    Apply,
    BecomesTapped,
    Card,
    Choose,
    Compare,
    Count,
    CountersOn,
    Damage,
    Destroy,
    Discard,
    Draw,
    Effect,
    HasSubtype,
    HasSupertype,
    If,
    IsAttacking,
    Keyword,
    Not,
    Number,
    Owned,
    Part,
    PayLife,
    PreventDamage,
    Regenerate,
    RemoveCountersCost,
    SacrificeIt,
    SacrificeThis,
    Search,
    SetColors,
    SetPT,
    Tap,
    TargetSpec,
    This,
    Untap,
    You,
)
from .build import (
    ANY_PLAYER,
    ANY_TARGET,
    BASIC_LAND,
    CREATURE,
    ENTERS,
    FLYING,
    IT,
    LAND,
    NONBASIC_LAND,
    PLAYER,
    SELF,
    THRESHOLD,
    YOUR_CREATURE,
    YOURS,
    activated,
    add,
    both,
    bounce,
    cost_keyword,
    do,
    enters_tapped,
    enters_with,
    land,
    land_of,
    pay,
    pump,
    static,
    tap_for,
    target,
    triggered,
)

ANY_COLOR = AddMana(any_color=True)
GRAVES = Count(both(CREATURE, Owned(You())), ("graveyard",))


def pain_land(name: str, first: str, second: str) -> Card:
    """Colourless mana, or coloured mana with 1 damage."""
    coloured = do(add(first, second), Damage(1, (You(),)))
    return land(name, tap_for("{C}"), activated(pay("{T}"), coloured))


def tap_land(name: str, *mana: str) -> Card:
    """Enters tapped and adds one of two kinds of mana."""
    return land(name, enters_tapped(), tap_for(*mana))


def cycling_land(name: str, mana: str) -> Card:
    """Enters tapped and cycles for one mana."""
    return land(name, enters_tapped(), tap_for(mana), cost_keyword("cycling", mana))


def fetch_land(name: str, *subtypes: str) -> Card:
    """Searches for a land of one of two types."""
    cost = pay("{T}", PayLife(1), SacrificeThis())
    find = Search(land_of(*subtypes), to="battlefield", reveal=False)
    return land(name, activated(cost, find))


def bounce_land(name: str, mana: str) -> Card:
    """Returns a land as it comes, and adds two mana."""
    back = bounce(Choose(both(LAND, YOURS)))
    return land(name, enters_tapped(), triggered(ENTERS, back), tap_for(mana))


def man_land(
    name: str,
    mana: str,
    cost: str,
    color: str,
    subtype: str,
    power: int,
    toughness: int,
    ability: Ability | None = None,
) -> Card:
    """Enters tapped, adds mana, and becomes a creature that is still a land until end of turn."""
    parts: tuple[Part, ...] = (
        AddTypes(("Creature",), (subtype,)),
        SetColors(color),
        SetPT(power, toughness),
    )
    if ability is not None:
        parts = (*parts, AddAbility(ability))
    animate = activated(pay(cost), Apply(parts, This()))
    return land(name, enters_tapped(), tap_for(mana), animate)


def threshold_land(name: str, mana: str, effect: Effect, target_word: TargetSpec) -> Card:
    """Adds mana with 1 damage; with threshold it is sacrificed for an effect."""
    cost = pay(mana, "{T}", SacrificeThis())
    return land(
        name,
        activated(pay("{T}"), do(add(mana), Damage(1, (You(),)))),
        activated(cost, effect, target_word, condition=THRESHOLD),
    )


CARDS: tuple[Card, ...] = (
    pain_land("Adarkar Wastes", "{W}", "{U}"),
    pain_land("Caves of Koilos", "{W}", "{B}"),
    pain_land("Llanowar Wastes", "{B}", "{G}"),
    pain_land("Shivan Reef", "{U}", "{R}"),
    pain_land("Karplusan Forest", "{R}", "{G}"),
    tap_land("Coastal Tower", "{W}", "{U}"),
    tap_land("Salt Marsh", "{U}", "{B}"),
    tap_land("Urborg Volcano", "{B}", "{R}"),
    tap_land("Shivan Oasis", "{R}", "{G}"),
    tap_land("Elfhame Palace", "{G}", "{W}"),
    cycling_land("Secluded Steppe", "{W}"),
    cycling_land("Lonely Sandbar", "{U}"),
    cycling_land("Barren Moor", "{B}"),
    cycling_land("Forgotten Cave", "{R}"),
    cycling_land("Tranquil Thicket", "{G}"),
    fetch_land("Flooded Strand", "Plains", "Island"),
    fetch_land("Wooded Foothills", "Mountain", "Forest"),
    land(
        "Bad River",
        enters_tapped(),
        activated(
            pay("{T}", SacrificeThis()),
            Search(land_of("Island", "Swamp"), to="battlefield", reveal=False),
        ),
    ),
    land(
        "Terramorphic Expanse",
        activated(
            pay("{T}", SacrificeThis()),
            Search(BASIC_LAND, to="battlefield", reveal=False, tapped=True),
        ),
    ),
    bounce_land("Orzhov Basilica", "{W}{B}"),
    bounce_land("Golgari Rot Farm", "{B}{G}"),
    man_land("Forbidding Watchtower", "{W}", "{1}{W}", "W", "Soldier", 1, 5),
    man_land("Faerie Conclave", "{U}", "{1}{U}", "U", "Faerie", 2, 1, Keyword("flying")),
    man_land(
        "Spawning Pool", "{B}", "{1}{B}", "B", "Skeleton", 1, 1, activated(pay("{B}"), Regenerate())
    ),
    man_land("Ghitu Encampment", "{R}", "{1}{R}", "R", "Warrior", 2, 1, Keyword("first strike")),
    man_land("Treetop Village", "{G}", "{1}{G}", "G", "Ape", 3, 3, Keyword("trample")),
    land(
        "Mishra's Factory",
        tap_for("{C}"),
        activated(
            pay("{1}"),
            Apply((AddTypes(("Artifact", "Creature"), ("Assembly-Worker",)), SetPT(2, 2)), This()),
        ),
        activated(pay("{T}"), pump(1, 1), target(both(CREATURE, HasSubtype("Assembly-Worker")))),
    ),
    land(
        "Svogthos, the Restless Tomb",
        tap_for("{C}"),
        activated(
            pay("{3}{B}{G}"),
            Apply(
                (
                    AddTypes(("Creature",), ("Plant", "Zombie")),
                    SetColors("BG"),
                    AddAbility(static(This(), SetPT(GRAVES, GRAVES))),
                ),
                This(),
            ),
        ),
    ),
    land(
        "City of Brass",
        triggered(BecomesTapped(SELF), Damage(1, (You(),))),
        activated(pay("{T}"), ANY_COLOR),
    ),
    land(
        "Gemstone Mine",
        enters_with("mining", 3),
        activated(
            pay("{T}", RemoveCountersCost("mining")),
            do(ANY_COLOR, If(Compare(CountersOn("mining"), "=", 0), SacrificeIt())),
        ),
    ),
    land("Reflecting Pool", activated(pay("{T}"), AddMana(produced_by=All(both(LAND, YOURS))))),
    land("Ancient Tomb", activated(pay("{T}"), do(add("{C}{C}"), Damage(2, (You(),))))),
    land(
        "Gaea's Cradle",
        activated(pay("{T}"), AddMana((("G",),), count=Count(YOUR_CREATURE))),
        supertypes="Legendary",
    ),
    land(
        "Karakas",
        tap_for("{W}"),
        activated(pay("{T}"), bounce(), target(both(CREATURE, HasSupertype("Legendary")))),
        supertypes="Legendary",
    ),
    land(
        "Pendelhaven",
        tap_for("{G}"),
        activated(
            pay("{T}"),
            pump(1, 2),
            target(both(CREATURE, Number("power", "=", 1), Number("toughness", "=", 1))),
        ),
        supertypes="Legendary",
    ),
    land(
        "Quicksand",
        tap_for("{C}"),
        activated(
            pay("{T}", SacrificeThis()),
            pump(-1, -2),
            target(both(CREATURE, IsAttacking(), Not(FLYING))),
        ),
    ),
    land(
        "Strip Mine",
        tap_for("{C}"),
        activated(pay("{T}", SacrificeThis()), Destroy(IT), target(LAND)),
    ),
    land(
        "Wasteland",
        tap_for("{C}"),
        activated(pay("{T}", SacrificeThis()), Destroy(IT), target(NONBASIC_LAND)),
    ),
    land("Rishadan Port", tap_for("{C}"), activated(pay("{1}", "{T}"), Tap(IT), target(LAND))),
    land(
        "Maze of Ith",
        activated(
            pay("{T}"),
            do(
                Untap(IT),
                PreventDamage(to=(IT,), combat=True),
                PreventDamage(source_ref=IT, combat=True),
            ),
            target(both(CREATURE, IsAttacking())),
        ),
    ),
    threshold_land("Barbarian Ring", "{R}", Damage(2, (IT,)), ANY_TARGET),
    threshold_land("Cephalid Coliseum", "{U}", do(Draw(3, PLAYER), Discard(3, PLAYER)), ANY_PLAYER),
)
