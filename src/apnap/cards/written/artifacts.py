"""Artifacts that are neither creatures nor Equipment."""

from ...ir import (
    AddMana,
    AddTypes,
    All,
    Amount,
    Anything,
    Apply,
    Card,
    CardsIn,
    CastsSpell,
    Choose,
    ChooseValue,
    ChosenPlayer,
    Compare,
    Controlled,
    ControllerOf,
    CostChange,
    Count,
    Counter,
    CountersOn,
    CreateTokens,
    Current,
    Damage,
    Discard,
    DoesntUntap,
    Draw,
    Entering,
    EventObject,
    EventPlayer,
    ExtraTurn,
    Fits,
    FlipCoin,
    GainLife,
    HasColor,
    HasSubtype,
    If,
    Is,
    IsTapped,
    Keyword,
    Let,
    LoseGame,
    MayNotUntap,
    Mill,
    Minus,
    ModifyPT,
    Moves,
    Not,
    Number,
    OfChosen,
    Owned,
    PayOr,
    PutCounters,
    RedirectDamage,
    RemoveCountersCost,
    Replacement,
    Result,
    Reveal,
    SacrificeCost,
    SacrificeIt,
    SacrificeThis,
    SetColors,
    SetPT,
    SharesWith,
    SkipsStep,
    StepBegins,
    Tap,
    This,
    Untap,
    UntapLimit,
    WouldBeginStep,
    X,
    You,
)
from .build import (
    ANY_CREATURE,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_UPKEEP,
    ENCHANTMENT,
    IT,
    LAND,
    PLAYER,
    THIS_UNTAPPED,
    YOUR_UPKEEP,
    activated,
    add,
    artifact,
    both,
    destroy_all,
    do,
    either,
    enters_tapped,
    enters_with,
    exile,
    gain,
    pay,
    static,
    tap_for,
    target,
    token,
    triggered,
)

KIN = Count(both(CREATURE, SharesWith("creature-type", Current()), Not(Is(Current()))))


def upkeep_number(name: str, cost: str, amount: Amount) -> Card:
    """Deals damage each upkeep to an opponent chosen as it comes, by the size of the hand."""
    return artifact(
        name,
        cost,
        Entering(choice=ChooseValue("opponent", "player")),
        triggered(StepBegins("upkeep", ChosenPlayer()), Damage(amount, (ChosenPlayer(),))),
    )


CARDS: tuple[Card, ...] = (
    artifact("Sol Ring", "{1}", tap_for("{C}{C}")),
    artifact("Mox Ruby", "{0}", tap_for("{R}")),
    artifact("Mox Sapphire", "{0}", tap_for("{U}")),
    artifact(
        "Black Lotus",
        "{0}",
        activated(pay("{T}", SacrificeThis()), AddMana(count=3, any_color=True)),
    ),
    artifact("Lotus Petal", "{0}", activated(pay("{T}", SacrificeThis()), AddMana(any_color=True))),
    artifact(
        "Mana Vault",
        "{1}",
        static(This(), DoesntUntap()),
        triggered(YOUR_UPKEEP, PayOr(pay("{4}"), paid=Untap(This()), asked="may")),
        triggered(StepBegins("draw"), Damage(1, (You(),)), condition=Fits(This(), IsTapped())),
        tap_for("{C}{C}{C}"),
    ),
    artifact(
        "Basalt Monolith",
        "{3}",
        static(This(), DoesntUntap()),
        tap_for("{C}{C}{C}"),
        activated(pay("{3}"), Untap(This())),
    ),
    artifact(
        "Mind Stone", "{2}", tap_for("{C}"), activated(pay("{1}", "{T}", SacrificeThis()), Draw())
    ),
    artifact("Ashnod's Altar", "{3}", activated(pay(SacrificeCost(CREATURE)), add("{C}{C}"))),
    artifact("Zuran Orb", "{0}", activated(pay(SacrificeCost(LAND)), GainLife(2))),
    artifact(
        "Darksteel Ingot",
        "{3}",
        Keyword("indestructible"),
        activated(pay("{T}"), AddMana(any_color=True)),
    ),
    artifact("Ruby Medallion", "{2}", static(None, CostChange(HasColor("R"), 1))),
    artifact("Sapphire Medallion", "{2}", static(None, CostChange(HasColor("U"), 1))),
    artifact(
        "Sphere of Resistance", "{2}", static(None, CostChange(Anything(), 1, who=None, more=True))
    ),
    artifact(
        "Chalice of the Void",
        "{X}{X}",
        enters_with("charge", X()),
        triggered(
            CastsSpell(Number("mana-value", "=", CountersOn("charge"))), Counter(EventObject())
        ),
    ),
    artifact(
        "Icy Manipulator",
        "{4}",
        activated(pay("{1}", "{T}"), Tap(IT), target(either(ARTIFACT, CREATURE, LAND))),
    ),
    artifact("Winter Orb", "{2}", static(None, UntapLimit(LAND), condition=THIS_UNTAPPED)),
    artifact("Meekstone", "{1}", static(both(CREATURE, Number("power", ">=", 3)), DoesntUntap())),
    artifact(
        "Howling Mine",
        "{2}",
        triggered(StepBegins("draw", None), Draw(1, EventPlayer()), condition=THIS_UNTAPPED),
    ),
    artifact("Eon Hub", "{5}", static(None, SkipsStep("upkeep", None))),
    artifact("Copper Tablet", "{2}", triggered(EACH_UPKEEP, Damage(1, (EventPlayer(),)))),
    upkeep_number("The Rack", "{1}", Minus(3, CardsIn(ChosenPlayer()))),
    upkeep_number("Black Vise", "{1}", Minus(CardsIn(ChosenPlayer()), 4)),
    artifact(
        "Ankh of Mishra",
        "{2}",
        triggered(Moves(LAND, to="battlefield"), Damage(2, (ControllerOf(EventObject()),))),
    ),
    artifact(
        "Nevinyrral's Disk",
        "{4}",
        enters_tapped(),
        activated(pay("{1}", "{T}"), destroy_all(either(ARTIFACT, CREATURE, ENCHANTMENT))),
    ),
    artifact("Rod of Ruin", "{4}", activated(pay("{3}", "{T}"), Damage(1, (IT,)), ANY_TARGET)),
    artifact("Millstone", "{2}", activated(pay("{2}", "{T}"), Mill(2, PLAYER), ANY_PLAYER)),
    artifact(
        "Cursed Scroll",
        "{1}",
        activated(
            pay("{3}", "{T}"),
            do(
                ChooseValue("card-name", "name"),
                Let("shown", Reveal(Choose(Owned(You()), zones=("hand",), random=True))),
                If(Fits(Result("shown"), OfChosen("name")), Damage(2, (IT,))),
            ),
            ANY_TARGET,
        ),
    ),
    artifact(
        "Disrupting Scepter",
        "{3}",
        activated(pay("{3}", "{T}"), Discard(1, PLAYER), ANY_PLAYER, timing="your-turn"),
    ),
    artifact(
        "Serrated Arrows",
        "{4}",
        enters_with("arrowhead", 3),
        triggered(YOUR_UPKEEP, SacrificeIt(), condition=Compare(CountersOn("arrowhead"), "=", 0)),
        activated(
            pay("{T}", RemoveCountersCost("arrowhead")), PutCounters("-1/-1", 1, IT), ANY_CREATURE
        ),
    ),
    artifact(
        "Endoskeleton",
        "{2}",
        static(This(), MayNotUntap()),
        activated(pay("{2}", "{T}"), Apply((ModifyPT(0, 3),), IT, "while-tapped"), ANY_CREATURE),
    ),
    artifact(
        "Jade Statue",
        "{4}",
        activated(
            pay("{2}"),
            Apply((AddTypes(("Artifact", "Creature"), ("Golem",)), SetPT(3, 6)), This(), "combat"),
            timing="combat",
        ),
    ),
    artifact(
        "Chimeric Staff",
        "{4}",
        activated(
            pay("{X}"),
            Apply((AddTypes(("Artifact", "Creature"), ("Construct",)), SetPT(X(), X())), This()),
        ),
    ),
    artifact(
        "Helm of Chatzuk",
        "{1}",
        activated(pay("{1}", "{T}"), gain(Keyword("banding")), ANY_CREATURE),
    ),
    artifact(
        "Jade Monolith",
        "{4}",
        activated(
            pay("{1}"),
            RedirectDamage((IT,), You(), chosen_source=True, next_only=True),
            ANY_CREATURE,
        ),
    ),
    artifact(
        "Tormod's Crypt",
        "{0}",
        activated(
            pay("{T}", SacrificeThis()), exile(All(Owned(PLAYER), ("graveyard",))), ANY_PLAYER
        ),
    ),
    artifact(
        "Time Vault",
        "{2}",
        enters_tapped(),
        static(This(), DoesntUntap()),
        Replacement(
            WouldBeginStep("turn"), Untap(This()), condition=Fits(This(), IsTapped()), optional=True
        ),
        activated(pay("{T}"), ExtraTurn()),
    ),
    artifact(
        "Tangle Wire",
        "{3}",
        Keyword("fading", n=4),
        triggered(
            EACH_UPKEEP,
            Tap(
                Choose(
                    both(
                        either(ARTIFACT, CREATURE, LAND), Not(IsTapped()), Controlled(EventPlayer())
                    ),
                    CountersOn("fade"),
                    CountersOn("fade"),
                    EventPlayer(),
                )
            ),
        ),
    ),
    artifact(
        "Bottle of Suleiman",
        "{4}",
        activated(
            pay("{1}", SacrificeThis()),
            FlipCoin(
                CreateTokens(
                    token("Djinn", "", "Djinn", 5, 5, Keyword("flying"), types="Artifact Creature")
                ),
                Damage(5, (You(),)),
            ),
        ),
    ),
    artifact(
        "Door to Nothingness",
        "{5}",
        enters_tapped(),
        activated(
            pay("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", "{T}", SacrificeThis()),
            LoseGame(PLAYER),
            ANY_PLAYER,
        ),
    ),
    artifact(
        "Kormus Bell",
        "{4}",
        static(HasSubtype("Swamp"), AddTypes(("Creature",)), SetPT(1, 1), SetColors("B")),
    ),
    artifact("Coat of Arms", "{5}", static(CREATURE, ModifyPT(KIN, KIN))),
)
