"""Graveyards in order, what was exiled with an object, who didn't, and how players take turns."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

HAND = ("hand",)
GRAVE = ("graveyard",)

# ------------------------------------------------ dice
for word, sides in (("four", 4), ("eight", 8), ("ten", 10), ("twenty", 20)):
    e("vp", f"roll* a {word}-sided die", n.RollDie(sides, SUBJ))
e("cond1", "{a:amt1} is {c:digits}", n.Compare(V("a"), "=", V("c")))

# ------------------------------------------------ the order of a graveyard
e("vp", "reorder* {your} graveyard as {you} choose", n.Reorder(SUBJ))
e("vp", "reorder* {your} graveyard at random", n.Reorder(SUBJ, True))
HIGHER = n.Count(n.AllOf((V("f"), n.Above(n.This()))), GRAVE)
e(
    "cond1",
    "this card is in your graveyard with {c:n} or more {f:cards.p} above it",
    n.AllTrue((n.InZone("graveyard"), n.Compare(HIGHER, ">=", V("c"))), said="above"),
)
ONLY = n.Compare(n.Count(n.AllOf((V("f"), n.Owned())), GRAVE), "=", 1)
e(
    "cond1",
    "this card is the only {f:cards.s} in your graveyard",
    n.AllTrue((n.InZone("graveyard"), n.Fits(n.This(), V("f")), ONLY), said="only"),
)
EITHER = (n.InZone("graveyard", n.This(said=V("w"))), n.InZone("battlefield"))
e(
    "cond1",
    "this creature is in your graveyard",
    n.InZone("graveyard", n.This(said="this creature")),
)
e("cond1", "{w:this} is in your graveyard or on the battlefield", n.AnyTrue(EITHER, said="either"))
e("cond1", "no cards are in {p:that_graveyard}", n.Compare(n.CardsIn(V("p"), "graveyard"), "=", 0))
for many, count in (("card", 1), ("{c:n} cards", V("c"))):
    made = n.Top(V("p"), count, "graveyard", bottom=True)
    e(
        "vp",
        f"exile* the bottom {many} of {{p:poss.who}} graveyard",
        n.Move(made, "exile", verb="exile"),
    )
AMONG_TOP = n.Choose(n.Anything(), chooser=SUBJ, among=n.Top(V("p"), V("c"), "graveyard"))
e(
    "vp",
    "choose* one of the top {c:n} cards of {p:poss.who} graveyard",
    n.ChooseObject(AMONG_TOP, "chosen"),
)
WITH_MOST = n.AllOf((V("f"), n.Owned(SUBJ)))
for word, least in (("greatest", False), ("least", True)):
    for key in ("power", "toughness"):
        extreme = n.Extreme(key, WITH_MOST, least, GRAVE)
        chosen = n.Choose(n.AllOf((V("f"), n.Owned(SUBJ), extreme)), chooser=SUBJ, zones=GRAVE)
        e(
            "vp",
            f"return* to {{your}} hand the {{f:cards.s}} in {{your}} graveyard with the {word} "
            f"{key}. if two or more cards are tied for {word} {key}, you choose one of them",
            n.Move(chosen, "hand", said="front"),
        )

# ------------------------------------------------ other than a kind
e("post", "other than {f:acards}", n.Not(V("f"), said="other than"), only="s")
e("post", "other than {f:cards.p}", n.Not(V("f"), said="other than"), only="p")

# ------------------------------------------------ searches
FOR_NAMES = "search* {your} library for up to {c:n} {f:cards.p} with different names"
DIFFERENT = n.Search(V("f"), V("c"), SUBJ, SUBJ, different=True)
e("vp", f"{FOR_NAMES}, reveal* them, put* them into {{your}} hand, then shuffle*", DIFFERENT)
STAYING = n.Search(
    n.Anything(), V("c"), SUBJ, SUBJ, to="stay", least=V("c"), shuffle=False, said="and"
)
NAMED_APART = n.Search(V("f"), V("c"), SUBJ, SUBJ, to="stay", different=True, shuffle=False)
e("vp", f"{FOR_NAMES} and reveal* them", NAMED_APART)
e("vp", "search* {your} library for {c:n} cards and reveal* them", STAYING)
ONE = n.Search(V("f"), 1, SUBJ, SUBJ, to="stay", shuffle=False)
e("vp", "search* {your} library for {f:acards} and reveal that card", ONE)
e("vp", "choose* {w:just_one}", n.ChooseObject(V("w"), "chosen", said="one"))
e(
    "vp",
    "search* {your} library for a card, put that card into {your} hand, discard* a card at random, "
    "then shuffle*",
    n.Do(
        (
            n.Search(n.Anything(), 1, SUBJ, SUBJ, reveal=False, least=1, shuffle=False),
            n.Discard(1, SUBJ, random=True),
            n.Shuffle(SUBJ),
        ),
        said="!!",
    ),
)
e(
    "vp",
    "search* {your} library for {c:n} cards, then shuffle* and put* those cards on top in any "
    "order",
    n.Search(
        n.Anything(), V("c"), SUBJ, SUBJ, to="library", reveal=False, least=V("c"), said="those"
    ),
)
e(
    "vp",
    "search* {your} library and graveyard for {c:n} cards and exile* the rest. put the chosen "
    "cards on top of {your} library in any order",
    n.Search(
        n.Anything(),
        V("c"),
        SUBJ,
        SUBJ,
        ("library", "graveyard"),
        "library",
        reveal=False,
        shuffle=False,
        least=V("c"),
        rest="exile",
    ),
)
SAME = n.Search(V("f"), None, SUBJ, V("p"), to="exile", reveal=False, shuffle=False)
e("vp", "search* {p:poss.who} library for all {f:cards.p} and exile them", SAME, penalty=1)
for joint, said in (
    (" and exile it, then the player shuffles", "a comma the"),
    (" and exile it, then that player shuffles", "a comma"),
):
    e(
        "vp",
        "search* {p:poss.who} library for a card" + joint,
        n.Search(n.Anything(), 1, SUBJ, V("p"), to="exile", reveal=False, least=1, said=said),
    )
e(
    "vp",
    "search* {p:poss.who} library for {f:acards} and put it onto the battlefield under your "
    "control. then that player shuffles",
    n.Search(V("f"), 1, SUBJ, V("p"), to="battlefield", reveal=False, control=n.You(), said="stop"),
    penalty=2,
)

# ------------------------------------------------ looked at, one of each kind
e(
    "vp",
    "look* at the top {c:n} cards of {your} library. {you} may reveal {f:acards} and/or {g:acards} "
    "from among them and put the revealed cards into {your} hand. put the rest on the bottom of "
    "{your} library in any order",
    n.Dig(V("c"), 2, who=SUBJ, whose=SUBJ, optional=True, reveal_taken=True, each=(V("f"), V("g"))),
)
e(
    "vp",
    "look* at the top three cards of {your} library. put one of those cards into {your} hand, one "
    "on top of {your} library, and one on the bottom of {your} library",
    n.Do(
        (
            n.Dig(3, 1, rest="top", who=SUBJ, whose=SUBJ),
            n.Dig(2, 1, to="bottom", rest="top", who=SUBJ, whose=SUBJ),
        ),
        said="!",
    ),
)
UNTIL_MANY = n.RevealUntil(V("f"), "hand", "bottom-any-order", SUBJ, V("c"))
e(
    "vp",
    "reveal* cards from the top of {your} library until {you} reveal {c:n} {f:cards.p}. put the "
    "{f:cards.p} revealed this way into {your} hand, then put the rest of the revealed cards on "
    "the bottom of {your} library in any order",
    UNTIL_MANY,
)
e(
    "xclause",
    "{p:who.s} puts {d:done_of} into their graveyard, then you put {w:ref} onto the battlefield "
    "under your control",
    n.Do(
        (
            n.Move(V("d"), "graveyard", verb="put", order=V("p")),
            n.Move(V("w"), "battlefield", verb="put", control=n.You()),
        ),
        said="!",
    ),
)
e(
    "vp",
    "put* {c:n} cards from the top of {your} library into {your} hand",
    n.Move(n.Top(SUBJ, V("c")), "hand", verb="put", said="from the top"),
)
e(
    "vp",
    "reveal* {your} hand, then you choose {f:acards} from it for each {c:each}. that player "
    "discards those cards",
    n.Do((n.RevealHand(SUBJ), n.Discard(V("c"), SUBJ, V("f"), chooser=n.You())), said="?"),
)
ALL_SHOWN = n.Compare(n.CountOf(n.Those(n.Result("*"), n.Not(V("f")))), "=", 0)
e(
    "xsentence",
    "each player reveals the top card of their library. if all cards revealed this way are "
    "{f:cards.p}, put those cards onto the battlefield under their owners' control",
    n.Do(
        (
            n.Let("*", n.Reveal(n.Top(n.EachPlayer(), 1))),
            n.If(ALL_SHOWN, n.Move(n.Result("*"), "battlefield", verb="put"), said="shown"),
        ),
        said="!",
    ),
)
TWINS = n.AllOf((V("f"), n.Owned(V("p")), n.HasTwin(n.Owned(V("p")), HAND)))
e(
    "xclause",
    "{p:who.s} discards all {f:cards.p} with the same name as another card in their hand",
    n.DiscardIt(n.All(TWINS, HAND), V("p"), said="twins"),
)
e("post", "that entered since your last turn ended", n.EnteredSince(), only="s")

# ------------------------------------------------ piles
CARDS = n.All(n.AllOf((V("f"), n.Owned(SUBJ))), GRAVE)
e(
    "vp",
    "separate* all {f:cards.p} in {your} graveyard into two piles. exile the pile of an opponent's "
    "choice and return the other to the battlefield",
    n.SplitPiles(CARDS, SUBJ, n.AnOpponent(), "exile", "battlefield"),
)

# ------------------------------------------------ lists of what is destroyed or exiled
FOUR = n.Both((V("a"), V("b"), V("c"), V("d")))
e("vp", "destroy* {a:ref}, {b:ref}, {c:ref}, and {d:ref}", n.Destroy(FOUR))
THREE = n.Both((n.All(V("f")), V("b"), V("c")))
e(
    "vp",
    "exile* all {f:perms.p} from the battlefield, {b:all_zone}, and {c:all_zone}",
    n.Move(THREE, "exile", verb="exile"),
)
for zone, words in (("graveyard", "all graveyards"), ("hand", "all hands")):
    e("all_zone", f"all cards from {words}", n.All(n.Anything(), (zone,)))
