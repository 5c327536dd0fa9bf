"""Black's spells for hands, graveyards and life totals."""

from ...ir import (
    Anything,
    Card,
    Choose,
    ChooseValue,
    Count,
    CountOf,
    CurrentPlayer,
    Discard,
    EachPlayer,
    Effect,
    Filter,
    ForEachPlayer,
    GainLife,
    Let,
    LoseLife,
    ManaValueOf,
    Move,
    Not,
    Number,
    OfChosen,
    Owned,
    Result,
    RevealHand,
    SacrificeCost,
    Those,
    Times,
    X,
    You,
)
from .build import (
    ANY_CREATURE,
    ANY_OPPONENT,
    ANY_PLAYER,
    CREATURE,
    IT,
    LAND,
    NONLAND,
    PLAYER,
    both,
    bounce,
    cost_keyword,
    do,
    instant,
    keywords,
    pump,
    sorcery,
    target_card,
)

YOUR_CREATURE_CARD = both(CREATURE, Owned(You()))
REANIMATE_OWN = Move(IT, "battlefield")


def from_hand(what: Filter) -> Effect:
    """The player reveals their hand, and you choose a card from it that they discard."""
    return do(RevealHand(PLAYER), Discard(1, PLAYER, what, You()))


CARDS: tuple[Card, ...] = (
    sorcery("Duress", "{B}", from_hand(both(Not(CREATURE), NONLAND)), ANY_OPPONENT),
    sorcery("Coercion", "{2}{B}", from_hand(Anything()), ANY_OPPONENT),
    sorcery("Hymn to Tourach", "{B}{B}", Discard(2, PLAYER, random=True), ANY_PLAYER),
    sorcery("Mind Rot", "{2}{B}", Discard(2, PLAYER), ANY_PLAYER),
    sorcery(
        "Stupor", "{2}{B}", do(Discard(1, PLAYER, random=True), Discard(1, PLAYER)), ANY_OPPONENT
    ),
    sorcery("Mind Twist", "{X}{B}", Discard(X(), PLAYER, random=True), ANY_PLAYER),
    sorcery(
        "Cabal Therapy",
        "{B}",
        do(
            ChooseValue("card-name", "name", limits=NONLAND),
            RevealHand(PLAYER),
            Discard(
                Count(both(OfChosen("name"), Owned(PLAYER)), ("hand",)), PLAYER, OfChosen("name")
            ),
        ),
        ANY_PLAYER,
        after=(cost_keyword("flashback", SacrificeCost(CREATURE)),),
    ),
    sorcery(
        "Gerrard's Verdict",
        "{W}{B}",
        do(
            Let("gone", Discard(2, PLAYER)),
            GainLife(Times(3, CountOf(Those(Result("gone"), LAND)))),
        ),
        ANY_PLAYER,
    ),
    sorcery(
        "Reanimate",
        "{B}",
        do(Move(IT, "battlefield", "put", control=You()), LoseLife(ManaValueOf(IT))),
        target_card(CREATURE),
    ),
    sorcery(
        "Exhume",
        "{1}{B}",
        ForEachPlayer(
            EachPlayer(),
            Move(
                Choose(
                    both(CREATURE, Owned(CurrentPlayer())),
                    chooser=CurrentPlayer(),
                    zones=("graveyard",),
                ),
                "battlefield",
                "put",
            ),
        ),
    ),
    sorcery("Zombify", "{3}{B}", REANIMATE_OWN, target_card(YOUR_CREATURE_CARD)),
    sorcery("Resurrection", "{2}{W}{W}", REANIMATE_OWN, target_card(YOUR_CREATURE_CARD)),
    sorcery(
        "Unearth",
        "{B}",
        REANIMATE_OWN,
        target_card(both(YOUR_CREATURE_CARD, Number("mana-value", "<=", 3))),
        after=(cost_keyword("cycling", "{2}"),),
    ),
    sorcery("Raise Dead", "{B}", bounce(), target_card(YOUR_CREATURE_CARD)),
    sorcery("Soul Feast", "{3}{B}{B}", do(LoseLife(4, PLAYER), GainLife(4)), ANY_PLAYER),
    sorcery(
        "Tendrils of Agony",
        "{2}{B}{B}",
        do(LoseLife(2, PLAYER), GainLife(2)),
        ANY_PLAYER,
        after=keywords("storm"),
    ),
    instant("Howl from Beyond", "{X}{B}", pump(X(), 0), ANY_CREATURE),
)
