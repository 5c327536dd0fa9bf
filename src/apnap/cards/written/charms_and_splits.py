"""Spells with a choice of modes, and split cards."""

from ...ir import (
    AddTypes,
    All,
    AnyTarget,
    Anything,
    Apply,
    AttachedToFilter,
    Both,
    CantBeBlocked,
    CantBlock,
    Card,
    ChooseValue,
    Counter,
    CreateTokens,
    Damage,
    Destroy,
    Discard,
    Draw,
    Effect,
    Face,
    GainLife,
    HasSubtype,
    IsAttacking,
    IsSpell,
    Keyword,
    LoseLife,
    ManaValueOf,
    Move,
    Not,
    Number,
    Owned,
    PreventDamage,
    RemoveKeyword,
    SetColors,
    SetPT,
    Spell,
    Tap,
    Target,
    TargetSpec,
    Untap,
    You,
)
from .build import (
    ANY_CREATURE,
    ANY_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    IT,
    LAND,
    NONBLACK,
    PERMANENT,
    PLAYER,
    YOUR_CREATURE,
    YOURS,
    body,
    both,
    card,
    do,
    either,
    exile,
    face,
    gain,
    instant,
    landwalk,
    mode,
    modes,
    pump,
    sorcery,
    target,
    target_card,
    target_spell,
    token,
)

ATTACKER = both(CREATURE, IsAttacking())
FINISH = Destroy(IT, no_regeneration=True)


def half(name: str, cost: str, types: str, effect: Effect, *targets: TargetSpec) -> Face:
    """One half of a split card."""
    return face(name, cost, types, abilities=(Spell(body(effect, *targets)),))


CARDS: tuple[Card, ...] = (
    instant(
        "Ivory Charm",
        "{W}",
        modes(
            mode(pump(-2, 0, All(CREATURE))),
            mode(Tap(IT), ANY_CREATURE),
            mode(PreventDamage(1, (IT,)), ANY_TARGET),
        ),
    ),
    instant(
        "Piety Charm",
        "{W}",
        modes(
            mode(Destroy(IT), target(both(HasSubtype("Aura"), AttachedToFilter(CREATURE)))),
            mode(pump(2, 2), target(both(HasSubtype("Soldier"), CREATURE))),
            mode(gain(Keyword("vigilance"), what=All(YOUR_CREATURE))),
        ),
    ),
    instant(
        "Fortify",
        "{2}{W}",
        modes(mode(pump(2, 0, All(YOUR_CREATURE))), mode(pump(0, 2, All(YOUR_CREATURE)))),
    ),
    instant(
        "Ebony Charm",
        "{B}",
        modes(
            mode(do(LoseLife(1, PLAYER), GainLife(1)), ANY_OPPONENT),
            mode(exile(), TargetSpec(Anything(), 0, 3, ("graveyard",), same_owner=True)),
            mode(gain(Keyword("fear")), ANY_CREATURE),
        ),
    ),
    instant(
        "Funeral Charm",
        "{B}",
        modes(
            mode(Discard(1, PLAYER), ANY_PLAYER),
            mode(pump(2, -1), ANY_CREATURE),
            mode(gain(landwalk("Swamp")), ANY_CREATURE),
        ),
    ),
    instant(
        "Hearth Charm",
        "{R}",
        modes(
            mode(Destroy(IT), target(both(ARTIFACT, CREATURE))),
            mode(pump(1, 0, All(ATTACKER))),
            mode(Apply((CantBeBlocked(),), IT), target(both(CREATURE, Number("power", "<=", 2)))),
        ),
    ),
    instant(
        "Emerald Charm",
        "{G}",
        modes(
            mode(Untap(IT), target(PERMANENT)),
            mode(Destroy(IT), target(both(Not(HasSubtype("Aura")), ENCHANTMENT))),
            mode(Apply((RemoveKeyword("flying"),), IT), ANY_CREATURE),
        ),
    ),
    instant(
        "Dromar's Charm",
        "{W}{U}{B}",
        modes(
            mode(GainLife(5)), mode(Counter(IT), target_spell()), mode(pump(-2, -2), ANY_CREATURE)
        ),
    ),
    sorcery(
        "Hull Breach",
        "{R}{G}",
        modes(
            mode(Destroy(IT), target(ARTIFACT)),
            mode(Destroy(IT), target(ENCHANTMENT)),
            mode(Destroy(Both((Target(0), Target(1)))), target(ARTIFACT), target(ENCHANTMENT)),
        ),
    ),
    card(
        half("Wax", "{G}", "Instant", pump(2, 2), ANY_CREATURE),
        half("Wane", "{W}", "Instant", Destroy(IT), target(ENCHANTMENT)),
        layout="split",
    ),
    card(
        half(
            "Fire",
            "{1}{R}",
            "Instant",
            Damage(2, (IT,), divided=True),
            TargetSpec(AnyTarget(), 1, 2, divide=2),
        ),
        half("Ice", "{1}{U}", "Instant", do(Tap(IT), Draw()), target(PERMANENT)),
        layout="split",
    ),
    card(
        half("Assault", "{R}", "Sorcery", Damage(2, (IT,)), ANY_TARGET),
        half(
            "Battery", "{3}{G}", "Sorcery", CreateTokens(token("Elephant", "G", "Elephant", 3, 3))
        ),
        layout="split",
    ),
    card(
        half(
            "Life",
            "{G}",
            "Sorcery",
            Apply((AddTypes(("Creature",)), SetPT(1, 1)), All(both(LAND, YOURS))),
        ),
        half(
            "Death",
            "{1}{B}",
            "Sorcery",
            do(Move(IT, "battlefield"), LoseLife(ManaValueOf(IT))),
            target_card(both(CREATURE, Owned(You()))),
        ),
        layout="split",
    ),
    card(
        half("Order", "{3}{W}", "Instant", exile(), target(ATTACKER)),
        half("Chaos", "{2}{R}", "Instant", Apply((CantBlock(),), filter=CREATURE)),
        layout="split",
    ),
    card(
        half("Spite", "{3}{U}", "Instant", Counter(IT), target_spell(Not(CREATURE))),
        half("Malice", "{3}{B}", "Instant", FINISH, target(both(NONBLACK, CREATURE))),
        layout="split",
    ),
    card(
        half("Pain", "{B}", "Sorcery", Discard(1, PLAYER), ANY_PLAYER),
        half("Suffering", "{3}{R}", "Sorcery", Destroy(IT), target(LAND)),
        layout="split",
    ),
    card(
        half(
            "Illusion",
            "{U}",
            "Instant",
            do(ChooseValue("color", "color"), Apply((SetColors("", chosen="color"),), IT)),
            TargetSpec(either(IsSpell(), PERMANENT), zones=("battlefield", "stack")),
        ),
        half("Reality", "{2}{G}", "Instant", Destroy(IT), target(ARTIFACT)),
        layout="split",
    ),
)
