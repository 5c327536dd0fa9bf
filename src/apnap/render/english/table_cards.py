"""Cards in hands, libraries and graveyards: what is looked at, shown, searched for and chosen, in
more than one sentence."""

from dataclasses import replace
from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

HAND = ("hand",)


def _with(node: Any, **more: object) -> Any:
    return replace(node, **more)


# ------------------------------------------------ one of two kinds, revealed until it is there
e(
    "vp",
    "choose {a:quality} or {b:quality} and reveal cards from the top of {your} library until "
    "{you} reveal a card of the chosen kind. put that card into {your} hand and put all other "
    "cards revealed this way on the bottom of {your} library in any order",
    n.ChooseMode((n.RevealUntil(V("a"), who=SUBJ), n.RevealUntil(V("b"), who=SUBJ)), said="kind"),
)

# ------------------------------------------------ some cards of a hand are shown
ONE_OF = n.Choose(n.Anything(), chooser=n.You(), among=n.Result("*"))
FOR_AMOUNT = (
    ("{c:n} cards from {your} hand", ""),
    ("a number of cards from {your} hand equal to {c:amt}", "number"),
    ("X cards from {your} hand, where X is {c:amt}", "where"),
)
for many, said in FOR_AMOUNT:
    shown = n.Let(
        "*",
        n.Reveal(n.Choose(n.Owned(SUBJ), V("c"), V("c"), SUBJ, HAND), said=said),
    )
    for them in ("them", "those cards"):
        one = n.DiscardIt(_with(ONE_OF, said=them), SUBJ)
        e(
            "vp",
            f"reveal* {many}. you choose one of {them}. that player discards that card",
            n.Do((shown, one), said="?"),
        )
e(
    "vp",
    "reveal* {your} hand. you draw a card for each {f:quality} and {g:quality} card in it",
    n.Do(
        (
            n.RevealHand(SUBJ),
            n.Draw(n.Count(n.AllOf((n.AnyOf((V("f"), V("g"))), n.Owned(SUBJ))), HAND)),
        ),
        said="!",
    ),
)

# ------------------------------------------------ more cards in hand
MORE = n.Compare(n.CardsIn(V("p")), ">", n.CardsIn(n.You()))
DIFFERENCE = n.Minus(n.CardsIn(V("p")), n.CardsIn(n.You()))
e(
    "xsentence",
    "if {p:who.s} has more cards in hand than you, draw cards equal to the difference",
    n.If(MORE, n.Draw(DIFFERENCE), said="difference"),
)

# ------------------------------------------------ moves, of two kinds or from a hand
e(
    "vp",
    "return* all {a:quality} and all {b:quality} {f:cards.p} from {your} graveyard to the "
    "battlefield",
    n.Move(
        n.All(
            n.AllOf((n.AnyOf((V("a"), V("b")), said="and all"), V("f"), n.Owned(SUBJ))),
            ("graveyard",),
        ),
        "battlefield",
    ),
)
FROM_HAND = n.Choose(n.AllOf((V("f"), n.Owned(SUBJ))), chooser=SUBJ, zones=HAND)
e(
    "vp",
    "put* {f:acards} onto the battlefield from {your} hand",
    n.Move(FROM_HAND, "battlefield", verb="put", said="from last"),
)
e(
    "vp",
    "put* {f:acards} from {your} hand onto the battlefield face up",
    n.Move(FROM_HAND, "battlefield", verb="put", said="face up"),
)
e(
    "vp",
    "may choose to put {w:obj} into your hand",
    n.May(n.Move(V("w"), "hand", verb="put", said="your choice"), SUBJ),
    explicit=True,
)
BOTH_WAYS = n.Choose(n.Owned(SUBJ), V("c"), V("c"), zones=HAND)
e(
    "vp",
    "put* {c:n} cards from {your} hand both on top of {your} library or both on the bottom of "
    "{your} library",
    n.ChooseMode(
        (
            n.Move(BOTH_WAYS, "library", verb="put", position="any-order-top"),
            n.Move(BOTH_WAYS, "library", verb="put", position="any-order-bottom"),
        ),
        said="both",
    ),
)
for place in ("top", "bottom"):
    lead = "on top" if place == "top" else "on the bottom"
    e(
        "vp",
        f"put* {{w:obj.from}} {lead} of their library in any order",
        n.Move(
            V("w"),
            "library",
            verb="put",
            position=f"any-order-{place}",
            order=SUBJ,
            said="their from",
        ),
        penalty=3,
    )
e(
    "vp",
    "exile* all cards from {p:poss.who} hand and graveyard",
    n.Move(n.All(n.Owned(V("p")), ("hand", "graveyard")), "exile", verb="exile"),
)
e("vp", "exile* {r:rest}", n.Move(V("r"), "exile", verb="exile", said="rest"), penalty=3)
e(
    "vp",
    "look* at the top X cards of {your} library, where X is {c:amt}, then put* them back in any "
    "order",
    n.Dig(V("c"), 0, rest="top-any-order", who=SUBJ, whose=SUBJ, said="where"),
)
e(
    "vp",
    "look* at the top X cards of {your} library, put all but one of them on the bottom of {your} "
    "library in a random order",
    n.Dig(n.X(), 1, to="library", rest="bottom-random", who=SUBJ, whose=SUBJ, said="all but"),
)
e(
    "vp",
    "look* at the top {c:n} cards of {p:poss.who} library. put any number of them on the bottom of "
    "that library in any order and the rest on top of the library in any order",
    n.Dig(V("c"), None, to="bottom", rest="top-any-order", who=SUBJ, whose=V("p"), optional=True),
)
e(
    "vp",
    "look* at the top {c:n} cards of {your} library. put one of those cards into {your} hand, one "
    "on top of {your} library, and one on the bottom of {your} library",
    n.Do(
        (
            n.Let("*", n.LookAt(n.Top(SUBJ, V("c")), SUBJ)),
            n.Let("**", n.Move(n.Choose(n.Anything(), chooser=SUBJ, among=n.Result("*")), "hand")),
            n.Move(n.Result("*"), "library"),
        ),
        said="!!",
    ),
)

# ------------------------------------------------ searching
EVERYONE = "then each player who searched their library this way shuffles"
for thing in ("it", "that card"):
    for kind, filter_, least in (("{f:acards}", V("f"), 0), ("a card", n.Anything(), 1)):
        said = f"each {thing}"
        hidden = n.Search(filter_, 1, SUBJ, SUBJ, reveal=False, least=least, said=said)
        lead = f"may search {{your}} library for {kind} and put {thing}"
        e(
            "vp",
            f"{lead} onto the battlefield. {EVERYONE}",
            n.May(_with(hidden, to="battlefield"), SUBJ),
            1 - least,
            explicit=True,
        )
        e(
            "vp",
            f"{lead} into {{your}} hand. {EVERYONE}",
            n.May(hidden, SUBJ),
            1 - least,
            explicit=True,
        )

# ------------------------------------------------ drawing replaced
e(
    "xsentence",
    "until end of turn, if {p:who.s} would draw a card, instead that player skips that draw and "
    "{e:clauses}",
    n.Instead(n.Replacement(n.WouldDraw(V("p")), V("e")), said="skips"),
)
e(
    "vp",
    "put* a card {you} own from outside the game into {your} hand",
    n.Search(n.Anything(), 1, SUBJ, SUBJ, zones=("outside",), shuffle=False, reveal=False, least=1),
)
e(
    "xclause",
    "if {p:who.s} would gain life this turn, that player gains no life instead",
    n.Instead(n.Replacement(n.WouldGainLife(V("p")))),
)

# ------------------------------------------------ another's library, for so many cards
FOR_MANY = (
    ("up to X cards, where X is {c:amt},", {"most": V("c"), "said": "up to where"}),
    ("X cards, where X is {c:amt},", {"most": V("c"), "least": V("c"), "said": "where"}),
)
for many, fields in FOR_MANY:
    found = n.Search(n.Anything(), who=SUBJ, whose=V("p"), to="exile", reveal=False)
    e(
        "vp",
        f"search* {{p:poss.who}} library for {many} and exile them. then that player shuffles",
        _with(found, **fields),
    )
for shuffler in ("that player shuffles", "the player shuffles"):
    e(
        "vp",
        "search* {p:poss.who} library for up to {c:n} {f:cards.p} and put them into that player's "
        f"graveyard. then {shuffler}",
        n.Search(
            V("f"), V("c"), SUBJ, V("p"), to="graveyard", reveal=False, said=f"that {shuffler}"
        ),
    )
for player in ("that player", "the player"):
    e(
        "xsentence",
        f"search {{p:poss.who}} library for {{c:n}} cards. {player} puts those cards into their "
        "hand, then shuffles",
        n.Search(n.Anything(), V("c"), n.You(), V("p"), reveal=False, least=V("c"), said=player),
    )
e(
    "vp",
    "search* {p:poss.who} library for {f:acards} and put it onto the battlefield under your "
    "control, then that player shuffles",
    n.Search(
        V("f"), 1, SUBJ, V("p"), to="battlefield", reveal=False, control=n.You(), said="comma"
    ),
)
