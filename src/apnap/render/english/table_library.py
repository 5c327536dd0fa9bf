"""Searching, looking into and revealing from libraries; hands looked through."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ piles
e(
    "xsentence",
    "an opponent separates {w:obj} into two piles. put one pile into your hand and the other into "
    "your graveyard",
    n.SplitPiles(V("w"), n.AnOpponent()),
)

ONE = ("it", "that card", "the card")
MANY = ("them", "those cards", "the cards")
KINDS = (
    ("{f:acards}", n.Search(V("f"), 1, SUBJ, SUBJ), ONE),
    ("a card", n.Search(n.Anything(), 1, SUBJ, SUBJ, least=1), ONE),
    ("up to {c:n} {f:cards.p}", n.Search(V("f"), V("c"), SUBJ, SUBJ), MANY),
    ("any number of {f:cards.p}", n.Search(V("f"), None, SUBJ, SUBJ), MANY),
)


def _with(search: Any, **more: object) -> Any:
    from dataclasses import replace

    return replace(search, **more)


for what, search, words in KINDS:
    lead = f"search* {{your}} library for {what}, "
    extra = 1 if what == "{f:acards}" else 0
    for one in words:
        usual = one == words[0]
        said = "" if usual else one
        plain = _with(search, reveal=False, said=said)
        for place, text in (
            ("hand", f"put* {one} into {{your}} hand"),
            ("graveyard", f"put* {one} into {{your}} graveyard"),
            ("exile", f"exile* {one}"),
            ("battlefield", f"put* {one} onto the battlefield"),
        ):
            e("vp", lead + text + ", then shuffle*", _with(plain, to=place), penalty=extra)
        tapped = _with(plain, to="battlefield", tapped=True)
        e(
            "vp",
            lead + f"put* {one} onto the battlefield tapped, then shuffle*",
            tapped,
            penalty=extra,
        )
        top = _with(plain, to="library")
        e("vp", lead + f"then shuffle* and put* {one} on top", top, penalty=extra)
        if words is MANY:
            ordered = _with(plain, to="library", said=f"{said}/order")
            text = f"then shuffle* and put* {one} on top in any order"
            e("vp", lead + text, ordered, penalty=extra)
        for two in words:
            both = "" if usual and two == words[0] else f"{one}/{two}"
            shown = _with(search, said=both)
            e(
                "vp",
                lead + f"reveal* {one}, put* {two} into {{your}} hand, then shuffle*",
                shown,
                penalty=extra,
            )
            e(
                "vp",
                lead + f"reveal* {one}, then shuffle* and put* {two} on top",
                _with(shown, to="library"),
                penalty=extra,
            )
            if words is MANY:
                e(
                    "vp",
                    lead + f"reveal* {one}, then shuffle* and put* {two} on top in any order",
                    _with(shown, to="library", said=f"{both}/order"),
                    penalty=extra,
                )
OTHERS = (
    ("{f:acards}", n.Search(V("f"), 1, SUBJ, V("p"), reveal=False)),
    ("a card", n.Search(n.Anything(), 1, SUBJ, V("p"), reveal=False, least=1)),
    ("up to {c:n} {f:cards.p}", n.Search(V("f"), V("c"), SUBJ, V("p"), reveal=False)),
)
for what, search in OTHERS:
    plural = what.startswith("up to")
    extra = 1 if what == "{f:acards}" else 0
    for one in MANY if plural else ONE:
        said = "" if one in ("it", "them") else one
        lead = f"search* {{p:poss.who}} library for {what} and "
        end = ". then that player shuffles"
        e("vp", lead + f"exile {one}" + end, _with(search, to="exile", said=said), penalty=extra)
        e(
            "vp",
            lead + f"put {one} into their graveyard" + end,
            _with(search, to="graveyard", said=said),
            penalty=extra,
        )
        put = _with(search, to="battlefield", control=n.You(), said=said)
        e(
            "vp",
            lead + f"put {one} onto the battlefield under your control" + end,
            put,
            penalty=extra,
        )

# ------------------------------------------------ looking at the top
LOOK = "look* at the top {c:n} cards of {your} library"
for pron, known in (("them", ""), ("those cards", "those cards")):
    start = f"{LOOK}. put one of {pron} into {{your}} hand and the "
    for other, word in (("rest", ""), ("other", "other")):
        told = f"{known} {word}".strip()
        for rest, text in (
            ("bottom-any-order", "on the bottom of {your} library in any order"),
            ("bottom-random", "on the bottom of {your} library in a random order"),
            ("graveyard", "into {your} graveyard"),
            ("top-any-order", "on top of {your} library in any order"),
            ("bottom", "on the bottom of {your} library"),
        ):
            e(
                "vp",
                start + f"{other} {text}",
                n.Dig(V("c"), rest=rest, who=SUBJ, whose=SUBJ, said=told),
            )
e(
    "vp",
    f"{LOOK}, then put* them back in any order",
    n.Dig(V("c"), 0, rest="top-any-order", who=SUBJ, whose=SUBJ),
)
e(
    "vp",
    "look* at the top {c:n} cards of {p:poss.who} library, then put* them back in any order",
    n.Dig(V("c"), 0, rest="top-any-order", who=SUBJ, whose=V("p")),
    penalty=1,
)
for rest, text in (("bottom-any-order", "in any order"), ("bottom-random", "in a random order")):
    e(
        "vp",
        f"{LOOK}. {{you}} may reveal {{f:acards}} from among them and put it into {{your}} "
        f"hand. put the rest on the bottom of {{your}} library {text}",
        n.Dig(
            V("c"), filter=V("f"), rest=rest, who=SUBJ, whose=SUBJ, optional=True, reveal_taken=True
        ),
    )

# ------------------------------------------------ hands looked through
e(
    "vp",
    "reveal* {your} hand. you choose {f:acards} from it. that player discards that card",
    n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, V("f"), chooser=n.You())), said="!"),
)
e(
    "vp",
    "reveal* {your} hand. choose {f:acards} from it. that player discards that card",
    n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, V("f"), chooser=n.You())), said="!choose"),
)
e(
    "vp",
    "reveal* {your} hand. you choose {c:n} {f:cards.p} from it. that player discards those cards",
    n.Do((n.RevealHand(SUBJ), n.Discard(V("c"), SUBJ, V("f"), chooser=n.You())), said="!"),
)
e(
    "vp",
    "reveal* {your} hand and discards all {f:cards.p}",
    n.Do(
        (
            n.RevealHand(SUBJ),
            n.Discard(n.Count(n.AllOf((V("f"), n.Owned(SUBJ))), ("hand",)), SUBJ, V("f")),
        ),
        said="!",
    ),
)

# ------------------------------------------------ revealed until
for to, text in (
    ("hand", "put that card into {your} hand"),
    ("battlefield", "put that card onto the battlefield"),
):
    for rest, tail in (
        ("bottom-any-order", "on the bottom of {your} library in any order"),
        ("bottom-random", "on the bottom of {your} library in a random order"),
        ("graveyard", "into {your} graveyard"),
    ):
        e(
            "vp",
            "reveal* cards from the top of {your} library until {you} reveal {f:acards}. "
            f"{text} and the rest {tail}",
            n.RevealUntil(V("f"), to, rest, SUBJ),
        )
        e(
            "vp",
            "reveal* cards from the top of {your} library until {you} reveal {f:acards}. "
            f"{text} and all other cards revealed this way {tail}",
            n.RevealUntil(V("f"), to, rest, SUBJ, said="all other"),
        )

for them, said in (("them", ""), ("those cards", "those cards")):
    e(
        "xclause",
        f"search {{p:poss.who}} graveyard, hand, and library for all {{f:cards.p}} and "
        f"exile {them}. then that player shuffles",
        n.Search(
            V("f"),
            None,
            whose=V("p"),
            zones=("graveyard", "hand", "library"),
            to="exile",
            reveal=False,
            said=said,
        ),
    )
    e(
        "xclause",
        f"search {{p:poss.who}} graveyard, hand, and library for any number of "
        f"{{f:cards.p}} and exile {them}. then that player shuffles",
        n.Search(
            V("f"),
            None,
            whose=V("p"),
            zones=("graveyard", "hand", "library"),
            to="exile",
            reveal=False,
            any_number=True,
            said=said,
        ),
    )

e(
    "vp",
    "search* {your} library for {c:n} cards, exile them, then shuffle",
    n.Search(n.Anything(), V("c"), SUBJ, SUBJ, to="exile", reveal=False, least=V("c")),
)
e(
    "vp",
    "search* {your} library for a card, then shuffle and put that card third from the top",
    n.Search(n.Anything(), 1, SUBJ, SUBJ, to="library", reveal=False, position="3", least=1),
)
e(
    "vp",
    "reveal* cards from the top of {your} library until {you} reveal {f:acards}. put that card "
    "into {your} hand and exile all other cards revealed this way",
    n.RevealUntil(V("f"), "hand", "exile", SUBJ),
)
RESTS = (
    ("graveyard", "into {your} graveyard"),
    ("bottom-any-order", "on the bottom of {your} library in any order"),
    ("bottom-random", "on the bottom of {your} library in a random order"),
)
for rest, text in RESTS:
    e(
        "vp",
        "reveal* the top {c:n} cards of {your} library. put all {f:cards.p} revealed this way into "
        "{your} hand and the rest " + text,
        n.Dig(V("c"), V("c"), V("f"), rest=rest, who=SUBJ, whose=SUBJ, reveal=True, said="all"),
    )
    e(
        "vp",
        f"{LOOK}. put {{t:n}} of them into {{your}} hand and the rest {text}",
        n.Dig(V("c"), V("t"), rest=rest, who=SUBJ, whose=SUBJ),
        penalty=1,
    )

# ------------------------------------------------ so many cards of a hand
for count, most, least in (("{c:n}", V("c"), V("c")), ("up to {c:n}", V("c"), 0)):
    chosen = n.Choose(n.Owned(V("p")), least, most, zones=("hand",))
    e(
        "xclause",
        f"look at {{p:poss.who}} hand and choose {count} cards from it. that player discards those "
        "cards",
        n.Do((n.LookAt(n.All(n.Owned(V("p")), ("hand",))), n.DiscardIt(chosen, V("p"))), said="!"),
    )
ONE_OF = n.Choose(n.Anything(), chooser=n.You(), among=n.Result("*"))
SHOWN = n.Choose(n.Owned(SUBJ), V("c"), V("c"), SUBJ, ("hand",))
for joint, text in (
    ("!", "and you choose one of them. that player discards that card"),
    ("?", ". you choose one of them. that player discards that card"),
):
    e(
        "vp",
        f"reveal* {{c:n}} cards from {{your}} hand {text}",
        n.Do((n.Let("*", n.Reveal(SHOWN)), n.DiscardIt(ONE_OF, SUBJ)), said=joint),
    )

# ------------------------------------------------ searches in several sentences
FOUND = n.Search(V("f"), 1, SUBJ, V("p"), reveal=False)
MANY_FOUND = n.Search(n.Anything(), V("c"), SUBJ, V("p"), reveal=False, least=V("c"))
for sort, thing, search in (
    ("{f:acards}", "that card", FOUND),
    ("{c:n} cards", "them", MANY_FOUND),
):
    whose = f"search* {{p:poss.who}} library for {sort}"
    for shuffler in ("that player shuffles", "the player shuffles"):
        said = "two" if shuffler.startswith("that") else "two the"
        put = _with(search, said=said, control=n.You(), to="battlefield")
        e(
            "vp",
            f"{whose}. put {thing} onto the battlefield under your control. then {shuffler}",
            put,
        )
        e(
            "vp",
            f"{whose} and exile {thing}. then {shuffler}",
            _with(search, to="exile", said=f"and {said}"),
            penalty=1,
        )
        e(
            "vp",
            f"{whose} and exile {thing}, then {shuffler}",
            _with(search, to="exile", said=f"comma {said}"),
        )
        e(
            "vp",
            f"{whose}, exile {thing}, then {shuffler}",
            _with(search, to="exile", said=f"list {said}"),
        )
MINE = n.Search(V("f"), 1, SUBJ, SUBJ)
OWN = "search* {your} library for {f:acards}"
HIDDEN = _with(MINE, reveal=False)
e("vp", f"{OWN}, reveal it, and put it into {{your}} hand. then shuffle", _with(MINE, said="end"))
e(
    "vp",
    f"{OWN}, reveal it, and put it into {{your}} hand. then shuffle {{your}} library",
    _with(MINE, said="end library"),
)
e("vp", f"{OWN}, reveal it, put it into {{your}} hand. then shuffle", _with(MINE, said="end list"))
for thing in ("it", "that card"):
    e(
        "vp",
        f"{OWN} and put {thing} onto the battlefield. then shuffle",
        _with(HIDDEN, to="battlefield", said=f"end {thing}"),
    )
EVERY = ("graveyard", "hand", "library")
e(
    "vp",
    "search* {your} graveyard, hand, and/or library for {f:acards} and put it onto the "
    "battlefield. if {you} search {your} library this way, shuffle",
    _with(HIDDEN, to="battlefield", zones=EVERY),
)

# ------------------------------------------------ revealed until, and what follows says the rest
for until, many in (
    ("until {you} reveal {f:acards}", 1),
    ("until {you} reveal {c:n} {f:cards.p}", V("c")),
    ("until {c:n} {f:cards.p} are revealed", V("c")),
):
    said = "passive" if "are revealed" in until else ""
    stay = n.RevealUntil(V("f"), "stay", "stay", SUBJ, many, "shown", said=said)
    lead = f"reveal* cards from the top of {{your}} library {until}"
    e("vp", lead, stay, penalty=1)
e(
    "vp",
    "exile* cards from the top of {your} library until {you} exile {f:acards}",
    n.RevealUntil(V("f"), "exile", "exile", SUBJ, 1, "shown"),
)

# ------------------------------------------------ one card of each of several kinds
KINDS2 = "{f:acards} and {g:acards}"
KINDS4 = "{f:acards}, {g:acards}, {h:acards}, and {i:acards}"
KINDS5 = "{f:acards}, {g:acards}, {h:acards}, {i:acards}, and {j:acards}"


def _each(kinds: str, **more: object) -> Any:
    holes = [name for name in "fghij" if "{" + name + ":" in kinds]
    filters = tuple(V(name) for name in holes)
    return n.Search(n.Anything(), len(holes), SUBJ, SUBJ, each=filters, **more)


for kinds in (KINDS2, KINDS4, KINDS5):
    lead = f"search* {{your}} library for {kinds}"
    for tapped, word in ((False, ""), (True, " tapped")):
        e(
            "vp",
            f"{lead}, put* them onto the battlefield{word}, then shuffle*",
            _each(kinds, to="battlefield", reveal=False, tapped=tapped),
        )
    e("vp", f"{lead}, reveal* them, put* them into {{your}} hand, then shuffle*", _each(kinds))
    e(
        "vp",
        f"{lead}. reveal those cards, put them into {{your}} hand, then shuffle",
        _each(kinds, said="two"),
    )
# ------------------------------------------------ a hand is shown, and a card of it chosen
OF_HAND = n.Choose(n.AllOf((V("f"), n.Owned(SUBJ))), chooser=n.You(), zones=("hand",))
PICKED = n.ChooseObject(OF_HAND, "chosen")
for joint, text in (("!", ". you choose"), ("?", ", then you choose"), ("%", " and you choose")):
    e(
        "vp",
        f"reveal* {{your}} hand{text} {{f:acards}} from it",
        n.Do((n.RevealHand(SUBJ), PICKED), said=joint),
        penalty=2,
    )
THEIRS = n.LookAt(n.All(n.Owned(V("p")), ("hand",)))
FROM = n.AllOf((V("f"), n.Owned(V("p"))))
for chosen, many in (("{f:acards}", 1), ("{c:n} {f:cards.p}", V("c"))):
    e(
        "xclause",
        f"look at {{p:poss.who}} hand and choose {chosen} from it",
        n.Do(
            (THEIRS, n.ChooseObject(n.Choose(FROM, many, many, zones=("hand",)), "chosen")),
            said="!",
        ),
        penalty=2,
    )
