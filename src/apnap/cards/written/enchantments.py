"""Enchantments that are no Auras."""

from ...ir import (
    ActCost,
    AddAbility,
    AddMana,
    AddTypes,
    All,
    AllTrue,
    Anything,
    AttackCost,
    CantAttack,
    CantBlock,
    Card,
    CardsIn,
    CastLimit,
    CastsSpell,
    Compare,
    Controlled,
    ControllerOf,
    CostChange,
    Count,
    Counter,
    CreateTokens,
    Current,
    CycledPattern,
    Damage,
    Delay,
    Did,
    DiscardCost,
    DiscardsCard,
    Draw,
    DrawsCard,
    EachOpponent,
    EachPlayer,
    Entering,
    EventAmount,
    EventObject,
    EventPlayer,
    Exists,
    Fits,
    GainLife,
    HasColor,
    HasSubtype,
    If,
    Instead,
    IsTapped,
    Keyword,
    Let,
    LifeOf,
    Linked,
    LoseAbilities,
    LoseLife,
    ManaValueOf,
    May,
    ModifyPT,
    Move,
    Moves,
    Not,
    Number,
    OpponentsOf,
    OthersThan,
    Owned,
    PayLife,
    PayOr,
    RemoveCountersCost,
    Replacement,
    Result,
    Reveal,
    RevealedHand,
    Sacrifice,
    SacrificeIt,
    SacrificeThis,
    Search,
    SetColors,
    SetLandTypes,
    SetPT,
    SkipsStep,
    StepBegins,
    TapsForMana,
    Times,
    Top,
    UntapLimit,
    Untrue,
    WinGame,
    WouldBeDealt,
    WouldDraw,
    X,
    You,
)
from .build import (
    ANOTHER,
    ANY_CREATURE,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_END_STEP,
    EACH_UPKEEP,
    ENCHANTMENT,
    ENTERS,
    FLYING,
    IT,
    LAND,
    LEAVES,
    NONBASIC_LAND,
    YOUR_CREATURE,
    YOUR_UPKEEP,
    activated,
    add,
    both,
    bounce,
    cost_keyword,
    destroy_all,
    do,
    either,
    enchantment,
    exile,
    pay,
    pump,
    static,
    target_card,
    token,
    triggered,
)

DEFENDER_TAX = static(CREATURE, AttackCost(pay("{2}")))
DRAWN_INSTEAD = Replacement(WouldDraw(), GainLife(5))

CARDS: tuple[Card, ...] = (
    enchantment("Glorious Anthem", "{1}{W}{W}", static(YOUR_CREATURE, ModifyPT(1, 1))),
    enchantment("Castle", "{3}{W}", static(both(Not(IsTapped()), YOUR_CREATURE), ModifyPT(0, 2))),
    enchantment("Ghostly Prison", "{2}{W}", DEFENDER_TAX),
    enchantment("Moat", "{2}{W}{W}", static(both(CREATURE, Not(FLYING)), CantAttack())),
    enchantment(
        "Light of Day", "{3}{W}", static(both(HasColor("B"), CREATURE), CantAttack(), CantBlock())
    ),
    enchantment("Rule of Law", "{2}{W}", static(None, CastLimit(1))),
    enchantment(
        "Kismet",
        "{3}{W}",
        Entering(both(either(ARTIFACT, CREATURE, LAND), Controlled(EachOpponent())), tapped=True),
    ),
    enchantment(
        "Karma",
        "{2}{W}{W}",
        triggered(
            EACH_UPKEEP,
            Damage(Count(both(HasSubtype("Swamp"), Controlled(EventPlayer()))), (EventPlayer(),)),
        ),
    ),
    enchantment(
        "Astral Slide",
        "{2}{W}",
        triggered(
            CycledPattern(),
            do(
                May(Let("gone", exile())),
                If(Did("gone"), Delay(EACH_END_STEP, Move(Result("gone"), "battlefield"))),
            ),
            ANY_CREATURE,
        ),
    ),
    enchantment(
        "Parallax Wave",
        "{2}{W}{W}",
        Keyword("fading", n=5),
        activated(
            pay(RemoveCountersCost("fade")), Move(IT, "exile", "exile", link="exiled"), ANY_CREATURE
        ),
        triggered(LEAVES, Move(Linked("exiled"), "battlefield")),
    ),
    enchantment(
        "Test of Endurance",
        "{2}{W}{W}",
        triggered(YOUR_UPKEEP, WinGame(), condition=Compare(LifeOf(), ">=", 50)),
    ),
    enchantment(
        "Words of Worship", "{2}{W}", activated(pay("{1}"), Instead(DRAWN_INSTEAD, once=True))
    ),
    enchantment("Humility", "{2}{W}{W}", static(CREATURE, LoseAbilities(), SetPT(1, 1))),
    enchantment(
        "Opalescence",
        "{2}{W}{W}",
        static(
            both(Not(HasSubtype("Aura")), ENCHANTMENT, ANOTHER),
            AddTypes(("Creature",)),
            SetPT(ManaValueOf(Current()), ManaValueOf(Current())),
        ),
    ),
    enchantment("Propaganda", "{2}{U}", DEFENDER_TAX),
    enchantment("Telepathy", "{U}", static(None, RevealedHand(EachOpponent()))),
    enchantment(
        "Stasis",
        "{1}{U}",
        static(None, SkipsStep("untap", None)),
        triggered(YOUR_UPKEEP, PayOr(pay("{U}"), unpaid=SacrificeIt())),
    ),
    enchantment(
        "Battle of Wits",
        "{3}{U}{U}",
        triggered(YOUR_UPKEEP, WinGame(), condition=Compare(CardsIn(You(), "library"), ">=", 200)),
    ),
    enchantment(
        "Copy Artifact",
        "{1}{U}",
        Entering(copy=ARTIFACT, exceptions=(AddTypes(("Enchantment",)),), optional=True),
    ),
    enchantment(
        "Counterbalance",
        "{U}{U}",
        triggered(
            CastsSpell(Anything(), EachOpponent()),
            do(
                May(Let("shown", Reveal(Top(You())))),
                If(
                    AllTrue(
                        (
                            Did("shown"),
                            Fits(
                                EventObject(),
                                Number("mana-value", "=", ManaValueOf(Result("shown"))),
                            ),
                        )
                    ),
                    Counter(EventObject()),
                ),
            ),
        ),
    ),
    enchantment(
        "Standstill",
        "{1}{U}",
        triggered(
            CastsSpell(Anything()),
            do(Let("gone", SacrificeIt()), If(Did("gone"), Draw(3, OpponentsOf(EventPlayer())))),
        ),
    ),
    enchantment("Bad Moon", "{1}{B}", static(both(HasColor("B"), CREATURE), ModifyPT(1, 1))),
    enchantment("Darkest Hour", "{B}", static(CREATURE, SetColors("B"))),
    enchantment(
        "Sarcomancy",
        "{B}",
        triggered(ENTERS, CreateTokens(token("Zombie", "B", "Zombie", 2, 2))),
        triggered(YOUR_UPKEEP, Damage(1, (You(),)), condition=Untrue(Exists(HasSubtype("Zombie")))),
    ),
    enchantment(
        "Gloom",
        "{2}{B}",
        static(None, CostChange(HasColor("W"), 3, None, more=True)),
        static(
            None, CostChange(both(HasColor("W"), ENCHANTMENT), 3, None, abilities=True, more=True)
        ),
    ),
    enchantment(
        "Pestilence",
        "{2}{B}{B}",
        triggered(EACH_END_STEP, SacrificeIt(), condition=Untrue(Exists(CREATURE))),
        activated(pay("{B}"), Damage(1, (All(CREATURE), EachPlayer()))),
    ),
    enchantment(
        "Necropotence",
        "{B}{B}{B}",
        static(None, SkipsStep("draw")),
        triggered(DiscardsCard(You()), exile(EventObject())),
        activated(
            pay(PayLife(1)),
            do(
                Let("set aside", Move(Top(You()), "exile", "exile", face_down=True)),
                Delay(StepBegins("end"), Move(Result("set aside"), "hand", "put")),
            ),
        ),
    ),
    enchantment("Phyrexian Arena", "{1}{B}{B}", triggered(YOUR_UPKEEP, do(Draw(), LoseLife(1)))),
    enchantment(
        "Underworld Dreams",
        "{B}{B}{B}",
        triggered(DrawsCard(EachOpponent()), Damage(1, (EventPlayer(),))),
    ),
    enchantment(
        "Megrim", "{2}{B}", triggered(DiscardsCard(EachOpponent()), Damage(2, (EventPlayer(),)))
    ),
    enchantment(
        "Grave Pact",
        "{1}{B}{B}{B}",
        triggered(
            Moves(YOUR_CREATURE, "battlefield", "graveyard"),
            Sacrifice(CREATURE, 1, OthersThan(You())),
        ),
    ),
    enchantment(
        "Oversold Cemetery",
        "{1}{B}",
        triggered(
            YOUR_UPKEEP,
            May(bounce()),
            target_card(both(CREATURE, Owned(You()))),
            condition=Compare(Count(both(CREATURE, Owned(You())), ("graveyard",)), ">=", 4),
        ),
    ),
    enchantment("Blood Moon", "{2}{R}", static(NONBASIC_LAND, SetLandTypes(("Mountain",)))),
    enchantment("Fervor", "{2}{R}", static(YOUR_CREATURE, AddAbility(Keyword("haste")))),
    enchantment(
        "Furnace of Rath",
        "{1}{R}{R}{R}",
        Replacement(WouldBeDealt(), amount=Times(2, EventAmount())),
    ),
    enchantment("Manabarbs", "{3}{R}", triggered(TapsForMana(LAND), Damage(1, (EventPlayer(),)))),
    enchantment(
        "Mana Flare", "{2}{R}", triggered(TapsForMana(LAND), AddMana(who=EventPlayer(), event=True))
    ),
    enchantment("Smoke", "{R}{R}", static(None, UntapLimit(CREATURE))),
    enchantment(
        "Lightning Rift",
        "{1}{R}",
        triggered(
            CycledPattern(), PayOr(pay("{1}"), paid=Damage(2, (IT,)), asked="may"), ANY_TARGET
        ),
    ),
    enchantment("Braid of Fire", "{1}{R}", cost_keyword("cumulative upkeep", ActCost(add("{R}")))),
    enchantment(
        "Fecundity",
        "{2}{G}",
        triggered(
            Moves(CREATURE, "battlefield", "graveyard"),
            May(Draw(1, ControllerOf(EventObject())), ControllerOf(EventObject())),
        ),
    ),
    enchantment(
        "Living Lands", "{3}{G}", static(HasSubtype("Forest"), AddTypes(("Creature",)), SetPT(1, 1))
    ),
    enchantment(
        "Concordant Crossroads",
        "{G}",
        static(CREATURE, AddAbility(Keyword("haste"))),
        supertypes="World",
    ),
    enchantment(
        "Survival of the Fittest",
        "{1}{G}",
        activated(pay("{G}", DiscardCost(1, CREATURE)), Search(CREATURE)),
    ),
    enchantment(
        "Fires of Yavimaya",
        "{1}{R}{G}",
        static(YOUR_CREATURE, AddAbility(Keyword("haste"))),
        activated(pay(SacrificeThis()), pump(2, 2), ANY_CREATURE),
    ),
    enchantment(
        "Pernicious Deed",
        "{1}{B}{G}",
        activated(
            pay("{X}", SacrificeThis()),
            destroy_all(
                both(either(ARTIFACT, CREATURE, ENCHANTMENT), Number("mana-value", "<=", X()))
            ),
        ),
    ),
)
