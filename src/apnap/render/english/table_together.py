"""What all players do, and what several things have done to them at the same time."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ what is tapped and what is not change places
CREATURES = n.HasType("Creature")
TAPPED, UNTAPPED = n.IsTapped(), n.Not(n.IsTapped())


def _swap(filter_: Any) -> Any:
    """All that were tapped untap, all that were not become tapped."""
    were = n.Let("*", n.ChooseObject(n.All(n.AllOf((*filter_, TAPPED))), "tapped"))
    return n.Do(
        (were, n.Tap(n.All(n.AllOf((*filter_, UNTAPPED)))), n.Untap(n.Result("*"))), said="!!"
    )


e(
    "xclause",
    "simultaneously untap all tapped {f:perms.p} and tap all untapped {f:perms.p}",
    _swap((V("f"),)),
)
e(
    "vp",
    "simultaneously untap* each tapped {f:perms.s} {you} control and tap* each untapped "
    "{f:perms.s} {you} control",
    _swap((V("f"), n.Controlled(SUBJ))),
)
e(
    "xline",
    "each player skips their untap step.",
    n.Static((n.SkipsStep("untap", None),), said="each"),
)

# ------------------------------------------------ the top cards of each library
e(
    "vp",
    "reveal* the top {c:n} cards of {your} library, put* all {f:cards.p} revealed this way onto "
    "the battlefield tapped, and exile* the rest",
    n.Dig(
        V("c"),
        V("c"),
        V("f"),
        to="battlefield",
        rest="exile",
        who=SUBJ,
        whose=SUBJ,
        reveal=True,
        tapped=True,
        said="all",
    ),
)

# ------------------------------------------------ what is given up
KEPT = n.ChooseObject(n.Choose(n.AllOf((V("f"), n.Controlled(SUBJ))), V("c"), V("c"), SUBJ), "kept")
GONE = n.SacrificeIt(n.Rest(n.All(n.AllOf((V("f"), n.Controlled(SUBJ)))), n.Result("*")), SUBJ)
e(
    "vp",
    "sacrifice* all {f:perms.p} {you} control except for {c:n}",
    n.Do((n.Let("*", KEPT), GONE), said="%"),
)
e(
    "vp",
    "sacrifice* {f:aperm} of an opponent's choice",
    n.SacrificeIt(
        n.Choose(n.AllOf((V("f"), n.Controlled(SUBJ))), chooser=n.AnOpponent()), SUBJ, said="choice"
    ),
)
e(
    "vp",
    "sacrifice* {f:aperm} of {your} choice with mana value {c:digits} or less",
    n.Sacrifice(n.AllOf((V("f"), n.Number("mana-value", "<=", V("c")))), 1, SUBJ, said="value"),
)
e("vp", "return* to {your} hand {w:ref}", n.Move(V("w"), "hand", said="place first"))
REST = n.Rest(n.All(n.Owned(SUBJ), ("hand",)), n.Result("*"))
HELD = n.ChooseObject(n.Choose(n.Owned(SUBJ), 0, V("c"), SUBJ, ("hand",)), "kept")
e(
    "vp",
    "choose* up to {c:n} cards in {your} hand, then shuffle* the rest into {your} library",
    n.Do((n.Let("*", HELD), n.ShuffleInto(REST, SUBJ, said="rest your")), said="!"),
)

# ------------------------------------------------ hands
e(
    "vp",
    "reveal* {your} hand and discard* {f:acards} at random",
    n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, V("f"), random=True)), said="%"),
)
e("vp", "discard* another card at random", n.Discard(1, SUBJ, random=True, said="another"))
e(
    "vp",
    "reveal* {your} hand and put* all {f:cards.p} from it onto the battlefield",
    n.Do(
        (
            n.RevealHand(SUBJ),
            n.Move(n.All(n.AllOf((V("f"), n.Owned(SUBJ))), ("hand",)), "battlefield", verb="put"),
        ),
        said="%",
    ),
)

# ------------------------------------------------ mana symbols of what is shown
for word, letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    SYMBOLS = n.SymbolsIn(letter, n.Result("*"))
    e(
        "vp",
        "reveal* any number of cards in {your} hand. you gain {c:digits} life for each "
        f"{word} mana symbol in those cards' mana costs",
        n.Do(
            (
                n.Let("*", n.Reveal(n.Choose(n.Owned(SUBJ), 0, None, SUBJ, ("hand",)), said="in")),
                n.GainLife(n.Times(V("c"), SYMBOLS)),
            ),
            said="!",
        ),
    )
    e(
        "vp",
        f"reveal* the top {{c:n}} cards of {{your}} library. for each {word} mana symbol in the "
        "mana costs of the revealed cards, {p:who.s} mills a card. then put the cards you "
        "revealed this way on the bottom of {your} library in any order",
        n.Do(
            (
                n.Let("*", n.Reveal(n.Top(SUBJ, V("c")))),
                n.Mill(SYMBOLS, V("p")),
                n.Move(n.Result("*"), "library", verb="put", position="any-order-bottom"),
            ),
            said="!!",
        ),
    )

# ------------------------------------------------ out of a hand that is shown
OUT_OF_HAND = n.Choose(n.AllOf((V("f"), n.Owned(SUBJ))), chooser=n.You(), zones=("hand",))
e(
    "vp",
    "reveal* {your} hand. you may put {f:acards} from it onto the battlefield under your control",
    n.Do(
        (
            n.RevealHand(SUBJ),
            n.May(n.Move(OUT_OF_HAND, "battlefield", verb="put", control=n.You())),
        ),
        said="!",
    ),
)

# ------------------------------------------------ not sacrificed, all tapped
e(
    "event",
    "{w:ewhat} is put into a graveyard from the battlefield, if it wasn't sacrificed",
    n.Moves(V("w"), "battlefield", "graveyard", kept=True),
)
CONTROLLER = n.ControllerOf(V("w"))
MANA_LANDS = (n.HasType("Land"), n.HasActivated("mana"), n.Controlled(CONTROLLER))
e(
    "xclause",
    "counter {w:obj} unless its controller pays {c:mana}. if that player doesn't, they tap all "
    "lands with mana abilities they control and lose all unspent mana",
    n.PayOr(
        (n.PayMana(V("c")),),
        CONTROLLER,
        unpaid=n.Do(
            (n.Counter(V("w")), n.Tap(n.All(n.AllOf(MANA_LANDS))), n.LoseMana(CONTROLLER)),
            said="!!",
        ),
        said="!",
    ),
)
