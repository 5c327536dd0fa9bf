"""Cards moved, kept in order, counted and looked at in ways of saying of their own."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

HAND = ("hand",)
GRAVE = ("graveyard",)
OWN_GRAVE = n.AllOf((V("f"), n.Owned(SUBJ)))

# ------------------------------------------------ for each of so many
e(
    "vp",
    "return* {f:acards} from {your} graveyard to {your} hand for each {c:each}",
    n.Move(n.Choose(OWN_GRAVE, V("c"), V("c"), SUBJ, GRAVE), "hand", said="for each"),
)
e("amt", "X plus one", n.Plus(n.X(), 1, said="one"))
e("vp", "gain* three times X life", n.GainLife(n.Times(3, n.X()), SUBJ), explicit=True)

# ------------------------------------------------ done again, for another kind
BACK = tuple(
    n.Move(n.Choose(n.AllOf((V(hole), n.Controlled(SUBJ))), chooser=SUBJ), "hand")
    for hole in "fghi"
)
e(
    "vp",
    "return* {f:aperm} {you} control to its owner's hand, then repeat* this process for {g:aperm}, "
    "{h:aperm}, and {i:aperm}",
    n.Do(BACK, said="!!!"),
)

# ------------------------------------------------ the owner's library
e(
    "xclause",
    "the owner of {w:obj} shuffles it into their library, then draws {c:counted.card}",
    n.Do((n.ShuffleInto(V("w")), n.Draw(V("c"), n.OwnerOf(V("w")))), said="!"),
)
e(
    "vp",
    "shuffle* {w:obj.from} into {p:poss.who} library",
    n.ShuffleInto(V("w"), V("p"), said="that"),
    penalty=2,
)
ONTO = n.Move(V("w"), "battlefield", verb="put", control=V("p"), said="puts")
for form, verb, verb2 in (("s", "puts", "shuffles"), ("p", "put", "shuffle")):
    agree = {"p": form}
    lead = f"{{p:who.{form}}}"
    e("xclause", f"{lead} {verb} {{w:ref}} onto the battlefield", ONTO, agree=agree)
    e(
        "xclause",
        f"{lead} {verb} {{w:ref}} onto the battlefield, then {verb2} {{r:rest}} into their library",
        n.Do((ONTO, n.ShuffleInto(V("r"), V("p"))), said="!"),
        agree=agree,
    )
    e(
        "xclause",
        f"{lead} may put {{w:ref}} onto the battlefield",
        n.May(ONTO, V("p"), said="may"),
        agree=agree,
    )
e(
    "xclause",
    "{p:who.s} reveals {w:ref}, puts it on the bottom of their library, then draws "
    "{c:counted.card}",
    n.Do(
        (
            n.Reveal(V("w")),
            n.Move(V("w"), "library", verb="put", position="bottom"),
            n.Draw(V("c"), V("p")),
        ),
        said="!!",
    ),
)
e(
    "vp",
    "choose* {c:n} cards from {your} hand and put* them on top of {your} library in any order",
    n.Move(
        n.Choose(n.Owned(SUBJ), V("c"), V("c"), SUBJ, HAND),
        "library",
        verb="put",
        position="any-order-top",
        said="chosen",
    ),
)
e(
    "vp",
    "put* the cards from {your} hand on top of {your} library",
    n.Move(n.All(n.Owned(SUBJ), HAND), "library", verb="put", said="the cards from"),
)
THERE = n.All(n.AllOf((V("f"), n.Owned(SUBJ), n.PutThereThisTurn())), GRAVE)
e(
    "vp",
    "return* to the battlefield all {f:cards.p} in {your} graveyard that were put there from the "
    "battlefield this turn",
    n.Move(THERE, "battlefield", said="front"),
)
e("vp", "return* {w:obj} to their owners' hands", n.Move(V("w"), "hand", said="in"), 2, {"w": "p"})

# ------------------------------------------------ all do so
e("vp", "discard* their hands", n.Discard("hand", SUBJ, said="hands"), only="p")
e(
    "vp",
    "may repeat this process as many times as they choose",
    n.May(n.RepeatProcess(said="as"), SUBJ),
    explicit=True,
)
e(
    "vp",
    "may then have {p:who.s} shuffle that library",
    n.May(n.Shuffle(V("p")), SUBJ, said="then have"),
    explicit=True,
)
SHORT = n.Times(V("a"), n.Minus(V("c"), n.ResultAmount("*")))
e(
    "xsentence",
    "each player may draw up to {c:n} cards. for each card less than {c:n} a player draws this "
    "way, that player gains {a:digits} life",
    n.ForEachPlayer(
        n.EachPlayer(),
        n.Do(
            (
                n.Let("*", n.Draw(V("c"), n.CurrentPlayer(), True)),
                n.GainLife(SHORT, n.CurrentPlayer()),
            ),
            said="!",
        ),
    ),
)

# ------------------------------------------------ names chosen, cards of that name
NAMELESS = n.Not(n.AllOf((n.HasSupertype("Basic"), n.HasType("Land"))))
e(
    "vp",
    "choose* a card name other than a basic land card name",
    n.ChooseValue("card-name", "name", SUBJ, limits=NAMELESS),
)
for word, kind in (("creature", "Creature"), ("land", "Land"), ("artifact", "Artifact")):
    article = "an" if word == "artifact" else "a"
    e(
        "vp",
        f"choose* {article} {word} card name",
        n.ChooseValue("card-name", "name", SUBJ, limits=n.HasType(kind)),
    )
for rest, text in (
    ("exile", "exile the rest"),
    ("graveyard", "put the rest into {your} graveyard"),
):
    e(
        "vp",
        "reveal* the top {c:n} cards of {your} library and put* all of them with that name into "
        f"{{your}} hand. {text}",
        n.Dig(V("c"), None, n.OfChosen("name"), rest=rest, who=SUBJ, whose=SUBJ, reveal=True),
    )

# ------------------------------------------------ looking in several places
LOOKED = n.AllOf((n.IsFaceDown(), n.HasType("Creature"), n.Controlled(V("q"))))
e(
    "vp",
    "look* at {p:poss.who} hand, the top card of {q:poss.who} library, and any face-down creatures "
    "they control",
    n.Do(
        (
            n.LookAt(n.All(n.Owned(V("p")), HAND), SUBJ),
            n.LookAt(n.Top(V("q")), SUBJ),
            n.LookAt(n.All(LOOKED), SUBJ),
        ),
        said="!!",
    ),
)
OF_HAND = n.Choose(n.AllOf((V("f"), n.Owned(V("p")))), zones=HAND)
e(
    "xclause",
    "look at {p:poss.who} hand. you may choose {f:acards} from it",
    n.Do(
        (
            n.LookAt(n.All(n.Owned(V("p")), HAND)),
            n.May(n.ChooseObject(OF_HAND, "chosen")),
        ),
        said="!",
    ),
)
e(
    "vp",
    "reveal* {your} hand and the top card of {your} library. you choose a card revealed this way. "
    "that player puts the chosen card on the bottom of their library",
    n.Do(
        (
            n.Let("*", n.Reveal(n.Both((n.All(n.Owned(SUBJ), HAND), n.Top(SUBJ))))),
            n.Move(
                n.Choose(n.Anything(), chooser=n.You(), among=n.Result("*")),
                "library",
                verb="put",
                position="bottom",
            ),
        ),
        said="!",
    ),
)

# ------------------------------------------------ the least of them
for key in ("power", "toughness"):
    for word, least in (("least", True), ("greatest", False)):
        e(
            "cond1",
            f"{{w:obj}} has the {word} {key} or is tied for {word} {key} among {{f:perms.p}}",
            n.Fits(V("w"), n.Extreme(key, V("f"), least)),
        )

# ------------------------------------------------ what players have few of
FEW = n.Compare(n.Count(n.AllOf((V("g"), n.Controlled(n.CurrentPlayer())))), "<=", V("c"))
e(
    "xline",
    "{f:perms.p} each player controls have {a:abilities} as long as that player controls {c:n} or "
    "fewer {g:perms.p}.",
    n.Static(V("a"), n.AllOf((V("f"), n.Controlled(n.PlayersFitting(n.PlayerOf(FEW)))))),
)
E_NONE = n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled()))))
e(
    "cond",
    "you control no {f:perms.p} and have no cards in hand",
    n.AllTrue((E_NONE, n.Compare(n.CardsIn(n.You()), "=", 0)), said="and have"),
)
for count in ("two", "three"):
    holes = "abc"[: 2 if count == "two" else 3]
    names = "{a:name} and {b:name}" if count == "two" else "{a:name}, {b:name}, and {c:name}"
    e(
        "post",
        f"named {names}",
        n.AnyOf(tuple(n.Named(V(hole)) for hole in holes), said="that's named"),
        only="p",
    )
e(
    "xline",
    "this creature's power is equal to the total power of {l:linked} and its toughness is equal to "
    "their total toughness.",
    n.Static((n.SetPT(n.Sum("power", V("l")), n.Sum("toughness", V("l"))),), n.This(), cda=True),
)
e("linked", "the exiled cards", n.Linked())
e("amt", "the number of cards {p:who.s} discarded this turn", n.TurnFact("cards-discarded", V("p")))
