"""Spells and creatures that counter, copy and redirect spells."""

from ...ir import (
    AddMana,
    AlternativeCost,
    Anything,
    Card,
    CardsIn,
    ChangeTargets,
    Choose,
    ControllerOf,
    CopySpell,
    Cost,
    Counter,
    Delay,
    Destroy,
    Draw,
    EitherOf,
    ExileCost,
    Fits,
    GainLife,
    HasColor,
    HasSubtype,
    If,
    IsAbility,
    IsSpell,
    Kicked,
    ManaValueOf,
    Number,
    PayLife,
    PayMana,
    PayOr,
    ReturnCost,
    SacrificeCost,
    SacrificeThis,
    SetColors,
    StepBegins,
    Targets,
    TargetSpec,
    TurnedFaceUp,
    Untap,
    You,
)
from .build import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    ENTERS,
    INSTANT,
    IT,
    LAND,
    PERMANENT,
    SELF,
    SORCERY,
    activated,
    both,
    cost_keyword,
    creature,
    do,
    either,
    instant,
    keywords,
    mode,
    modes,
    pay,
    target,
    target_spell,
    triggered,
)

INSTANT_OR_SORCERY = either(INSTANT, SORCERY)
SINGLE_TARGET = Targets(Anything(), only=True)


def unless_pays(cost: tuple[Cost, ...]) -> PayOr:
    """Counter it unless its controller pays."""
    return PayOr(cost, ControllerOf(IT), unpaid=Counter(IT))


def counter_if_cheap(mana_value: int) -> If:
    """Counter it if its mana value is at most this."""
    return If(Fits(IT, Number("mana-value", "<=", mana_value)), Counter(IT))


CARDS: tuple[Card, ...] = (
    instant("Counterspell", "{U}{U}", Counter(IT), target_spell()),
    instant("Dissipate", "{1}{U}{U}", Counter(IT, "exile"), target_spell()),
    instant("Memory Lapse", "{1}{U}", Counter(IT, "library-top"), target_spell()),
    instant("Remand", "{1}{U}", do(Counter(IT, "hand"), Draw()), target_spell()),
    instant("Rewind", "{2}{U}{U}", do(Counter(IT), Untap(Choose(LAND, 0, 4))), target_spell()),
    instant("Absorb", "{W}{U}{U}", do(Counter(IT), GainLife(3)), target_spell()),
    instant(
        "Mana Drain",
        "{U}{U}",
        do(
            Counter(IT),
            Delay(
                EitherOf((StepBegins("main1"), StepBegins("main2"))),
                AddMana((("C",),), count=ManaValueOf(IT)),
            ),
        ),
        target_spell(),
    ),
    instant(
        "Force of Will",
        "{3}{U}{U}",
        Counter(IT),
        target_spell(),
        before=(AlternativeCost(pay(PayLife(1), ExileCost(HasColor("U"), zone="hand"))),),
    ),
    instant("Mana Leak", "{1}{U}", unless_pays(pay("{3}")), target_spell()),
    instant("Force Spike", "{U}", unless_pays(pay("{1}")), target_spell()),
    instant(
        "Daze",
        "{1}{U}",
        unless_pays(pay("{1}")),
        target_spell(),
        before=(AlternativeCost(pay(ReturnCost(HasSubtype("Island")))),),
    ),
    instant(
        "Circular Logic",
        "{2}{U}",
        unless_pays((PayMana((), CardsIn(You(), "graveyard")),)),
        target_spell(),
        after=(cost_keyword("madness", "{U}"),),
    ),
    instant(
        "Prohibit",
        "{1}{U}",
        If(Kicked(), counter_if_cheap(4), counter_if_cheap(2)),
        target_spell(),
        before=(cost_keyword("kicker", "{2}"),),
    ),
    instant("Remove Soul", "{1}{U}", Counter(IT), target_spell(CREATURE)),
    instant("Annul", "{U}", Counter(IT), target_spell(either(ARTIFACT, ENCHANTMENT))),
    instant("Stifle", "{U}", Counter(IT), TargetSpec(IsAbility(), zones=("stack",))),
    instant(
        "Voidslime",
        "{G}{U}{U}",
        Counter(IT),
        TargetSpec(either(IsSpell(), IsAbility()), zones=("stack",)),
    ),
    instant("Deflection", "{3}{U}", ChangeTargets(IT, single=True), target_spell(SINGLE_TARGET)),
    instant("Twincast", "{U}{U}", CopySpell(IT), target_spell(INSTANT_OR_SORCERY)),
    instant(
        "Fork",
        "{R}{R}",
        CopySpell(IT, exceptions=(SetColors("R"),)),
        target_spell(INSTANT_OR_SORCERY),
    ),
    instant(
        "Red Elemental Blast",
        "{R}",
        modes(
            mode(Counter(IT), target_spell(HasColor("U"))),
            mode(Destroy(IT), target(both(PERMANENT, HasColor("U")))),
        ),
    ),
    instant(
        "Hydroblast",
        "{U}",
        modes(
            mode(If(Fits(IT, HasColor("R")), Counter(IT)), target_spell()),
            mode(If(Fits(IT, HasColor("R")), Destroy(IT)), target(PERMANENT)),
        ),
    ),
    creature(
        "Mystic Snake",
        "{1}{G}{U}{U}",
        "Snake",
        2,
        2,
        *keywords("flash"),
        triggered(ENTERS, Counter(IT), target_spell()),
    ),
    creature(
        "Spiketail Hatchling",
        "{1}{U}",
        "Drake",
        1,
        1,
        *keywords("flying"),
        activated(pay(SacrificeThis()), unless_pays(pay("{1}")), target_spell()),
    ),
    creature(
        "Voidmage Prodigy",
        "{U}{U}",
        "Human Wizard",
        2,
        1,
        activated(pay("{U}{U}", SacrificeCost(HasSubtype("Wizard"))), Counter(IT), target_spell()),
        cost_keyword("morph", "{U}"),
    ),
    creature(
        "Willbender",
        "{1}{U}",
        "Human Wizard",
        1,
        2,
        cost_keyword("morph", "{1}{U}"),
        triggered(
            TurnedFaceUp(SELF),
            ChangeTargets(IT, single=True),
            TargetSpec(both(either(IsSpell(), IsAbility()), SINGLE_TARGET), zones=("stack",)),
        ),
    ),
)
