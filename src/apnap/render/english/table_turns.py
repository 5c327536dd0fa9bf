"""Facts of players and of their turns, and what is different among things; costs that these make
less."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ what an ability costs
e(
    "restriction",
    "this ability costs {1} less to activate for each {c:each}.",
    n.Activated((), n.Body(), less=V("c")),
)

# ------------------------------------------------ events
for words, by in (
    ("a spell or ability you control", n.Controlled()),
    ("a spell you control", n.AllOf((n.IsSpell(), n.Controlled()))),
):
    e(
        "event",
        f"{{w:ewhat}} becomes the target of {words} for the first time each turn",
        n.Targeted(V("w"), by, True),
    )
UNMASKED = n.EitherOf((n.Moves(V("w"), to="battlefield"), n.TurnedFaceUp(V("w"))))
e("event", "{w:ewhat} enters or is turned face up", UNMASKED)
e(
    "event",
    "{w:ewhat} attacks you or a planeswalker you control",
    n.AttacksPattern(V("w"), whom=n.You(), walkers=True),
)

# ------------------------------------------------ counters, graveyards
for there in ("there is", "there's"):
    e(
        "cond1",
        f"{there} {{k:acounter}} counter on {{w:obj}}",
        n.Fits(V("w"), n.HasCounter(V("k")), said=there),
    )
    e(
        "cond1",
        f"{there} {{f:acards}} in your graveyard",
        n.Exists(n.AllOf((V("f"), n.Owned())), ("graveyard",), said=there),
    )
e(
    "cond1",
    "an opponent has {c:n} or more cards in their graveyard",
    n.Compare(n.CardsIn(n.AnOpponent(), "graveyard"), ">=", V("c")),
)
e("cond1", "you descended this turn", n.Happened("descended", n.You()))
THEIRS = n.Move(n.All(n.Owned(n.EachOpponent()), ("graveyard",)), "exile", verb="exile", said="all")
e("vp", "exile* all opponents' graveyards", THEIRS)

# ------------------------------------------------ spells of the turn
UNCAST = n.Compare(n.SpellsCast(n.CastFrom("hand")), "=", 0)
e("cond1", "you haven't cast a spell from your hand this turn", UNCAST)
e("each", "spell you've cast this turn", n.TurnFact("spells-cast", n.You()))
e(
    "cond1",
    "{c:n} or more mana was spent to cast {w:ref}",
    n.ManaSpent("", V("c"), V("w")),
)
e(
    "cond1",
    "you've gained {c:digits} or more life this turn",
    n.Compare(n.TurnFact("life-gained", n.You()), ">=", V("c"), said="'ve"),
)

# ------------------------------------------------ counters that players have
POISON = n.PlayerCounters("poison", n.AnOpponent())
MANY = "{c:n} or more poison counters"
e("cond1", f"an opponent has {MANY}", n.Compare(POISON, ">=", V("c")))
THEIR = n.PlayerCounters("poison", V("p"))
e("cond1", f"{{p:who.s}} has {MANY}", n.Compare(THEIR, ">=", V("c")), penalty=1)
e("cond1", "an opponent is poisoned", n.Compare(POISON, ">=", 1, said="is"))
e("cond1", "{p:who.s} is poisoned", n.Compare(THEIR, ">=", 1, said="is"), penalty=1)
ALL_OF_THEM = n.PlayerCounters("poison", n.EachOpponent())
e("each", "poison counter your opponents have", ALL_OF_THEM)
e("amt", "the total number of poison counters your opponents have", ALL_OF_THEM)

# ------------------------------------------------ what is different among things
NAMES = n.DifferentAmong("name", n.All(n.AllOf((V("f"), n.Controlled()))))
e("amt", "the number of differently named {f:perms.p} you control", NAMES)
e(
    "cond1",
    "you control {c:n} or more {f:perms.p} with different names",
    n.Compare(NAMES, ">=", V("c")),
)
VALUES = n.DifferentAmong("mana-value", n.All(n.Owned(), ("graveyard",)))
e(
    "cond1",
    "there are {c:n} or more mana values among cards in your graveyard",
    n.Compare(VALUES, ">=", V("c")),
)
e(
    "amt",
    "the number of different powers among {w:whole_set}",
    n.DifferentAmong("power", V("w")),
    agree={"w": "p"},
)
e("post", "that's one or more colors", n.Not(n.Colorless(), said="colors"), only="s")

# ------------------------------------------------ sizes until the turn ends
GROWN = n.ModifyPT(V("c"), V("c"))
PUMP = n.Apply((GROWN,), V("w"), said="pre")
e("xsentence", "until end of turn, {w:singular_subject} gets +1/+1 for each {c:each}", PUMP)
e(
    "xsentence",
    "until end of turn, {w:singular_subject} gets +1/+1 for each {c:each} and gains {a:abilities}",
    n.Do((PUMP, n.Apply(V("a"), V("w"))), said="?"),
)

# ------------------------------------------------ as many as something is
NUMBER = n.PutCounters(V("k"), V("a"), V("w"), said="number")
e("vp", "put* a number of {k:counter_kind} counters on {w:obj} equal to {a:amt}", NUMBER)
FIRST = n.PutCounters(V("k"), V("a"), V("w"), said="number first")
e("vp", "put* a number of {k:counter_kind} counters equal to {a:amt} on {w:obj}", FIRST)
LEAD = "search* {your} library for up to X {f:cards.p}, where X is {c:amt}"
for join, one in ((", ", "them"), (", ", "those cards"), (". ", "those cards")):
    for words, tapped in (("onto the battlefield tapped", True), ("onto the battlefield", False)):
        found = n.Search(
            V("f"),
            V("c"),
            SUBJ,
            SUBJ,
            to="battlefield",
            reveal=False,
            tapped=tapped,
            said=f"where{join}{one}",
        )
        e("vp", f"{LEAD}{join}put* {one} {words}, then shuffle*", found)
TAKEN = n.Search(V("f"), V("c"), SUBJ, SUBJ, said="where")
e("vp", f"{LEAD}. reveal* those cards, put* them into {{your}} hand, then shuffle*", TAKEN)
