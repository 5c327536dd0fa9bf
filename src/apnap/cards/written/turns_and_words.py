"""Extra turns and phases, coin flips, changed colours and words, and ways to win."""

from ...ir import (
    All,
    AllTrue,
    Apply,
    AttackedThisTurn,
    BasicTypesAmong,
    Card,
    ChangeWord,
    ChooseValue,
    ColorsAmong,
    Compare,
    Do,
    ExtraPhase,
    ExtraTurn,
    FlipCoin,
    If,
    IsSpell,
    SetColors,
    TargetSpec,
    Untap,
    WinGame,
)
from .build import (
    ANY_CREATURE,
    ANY_PLAYER,
    CREATURE,
    IT,
    LAND,
    PERMANENT,
    PLAYER,
    YOUR_CREATURE,
    YOURS,
    both,
    cost_keyword,
    do,
    either,
    instant,
    sorcery,
)

SPELL_OR_PERMANENT = TargetSpec(either(IsSpell(), PERMANENT), zones=("battlefield", "stack"))


def change_word(what: str) -> Do:
    """Replace one word of this kind in the text of the target with another."""
    return do(
        ChooseValue(what, "old"),
        ChooseValue(what, "new"),
        Apply((ChangeWord(old_chosen="old", new_chosen="new"),), IT, "forever"),
    )


def lace(name: str, color: str) -> Card:
    """A spell or permanent becomes this colour for good."""
    cost = "{" + color + "}"
    return instant(name, cost, Apply((SetColors(color),), IT, "forever"), SPELL_OR_PERMANENT)


CARDS: tuple[Card, ...] = (
    sorcery("Time Walk", "{1}{U}", ExtraTurn()),
    sorcery("Time Warp", "{3}{U}{U}", ExtraTurn(PLAYER), ANY_PLAYER),
    sorcery("Stitch in Time", "{1}{U}{R}", FlipCoin(ExtraTurn())),
    sorcery(
        "Relentless Assault",
        "{2}{R}{R}",
        do(Untap(All(both(CREATURE, AttackedThisTurn()))), ExtraPhase(("combat", "main"))),
    ),
    sorcery(
        "Seize the Day",
        "{3}{R}",
        do(Untap(IT), ExtraPhase(("combat", "main"))),
        ANY_CREATURE,
        after=(cost_keyword("flashback", "{2}{R}"),),
    ),
    sorcery(
        "Coalition Victory",
        "{3}{W}{U}{B}{R}{G}",
        If(
            AllTrue(
                (
                    Compare(BasicTypesAmong(All(both(LAND, YOURS))), "=", 5),
                    Compare(ColorsAmong(All(YOUR_CREATURE)), "=", 5),
                )
            ),
            WinGame(),
        ),
    ),
    instant("Magical Hack", "{U}", change_word("basic-land-type"), SPELL_OR_PERMANENT),
    instant("Sleight of Mind", "{U}", change_word("color"), SPELL_OR_PERMANENT),
    lace("Purelace", "W"),
    lace("Deathlace", "B"),
)
