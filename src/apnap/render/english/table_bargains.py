"""What is done unless something is paid, what is paid for each, and what follows where it can't."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ conditions before what is done unless
for number, verb in (("s", "s/they"), ("p", "p/they")):
    e(
        "xsentence",
        f"if {{d:cond}}, {{e:clauses}} unless {{p:who.{number}}} {{c:payments.{verb}}}",
        n.If(V("d"), n.PayOr(V("c"), V("p"), unpaid=V("e"))),
        agree={"p": number},
    )
ANYONE = n.EachPlayer(said="any player")
e(
    "xsentence",
    "if {d:cond}, {e:clauses} unless any player {c:payments.s/they}",
    n.If(V("d"), n.PayOr(V("c"), ANYONE, unpaid=V("e"))),
)
e("costvp", "pay* life equal to {a:amt}", n.PayLife(V("a"), said="equal"))
e(
    "costvp",
    "pay* {m:mana} plus an additional {g:generic} for each {a:each}",
    n.PayMana(V("m"), n.Times(V("g"), V("a"))),
)
for verb, kind in (("lose", n.LoseLife), ("gain", n.GainLife)):
    for lead, said in (("", ""), ("an additional ", "additional")):
        e(
            "vp",
            f"{verb}* {{c:digits}} life plus {lead}{{d:digits}} life for each {{a:each}}",
            kind(n.Plus(V("c"), n.Times(V("d"), V("a"))), SUBJ, said=f"plus {said}".strip()),
            explicit=True,
        )
# ------------------------------------------------ skipping, taking turns
e("vp", "skip* {your} draw step this turn", n.Apply((n.SkipsStep("draw", SUBJ),)), explicit=True)

# ------------------------------------------------ hands of one player that another looks through
e(
    "vp",
    "reveal* {your} hand and discard* a card of {p:poss.who} choice",
    n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, chooser=V("p"), said="choice")), said="%"),
)
SHOWN = n.Do((n.RevealHand(SUBJ), n.Discard(1, SUBJ, V("f"), chooser=n.You())), said="?")
e(
    "vp",
    "reveal* {your} hand, you choose {f:acards} from it, then that player discards that card",
    SHOWN,
)
for shuffler in ("that player shuffles", "the player shuffles"):
    said = "list up to" if shuffler.startswith("that") else "list up to the"
    e(
        "vp",
        f"search* {{p:poss.who}} library for up to {{c:n}} cards, exile them, then {shuffler}",
        n.Search(n.Anything(), V("c"), SUBJ, V("p"), to="exile", reveal=False, said=said),
    )
e(
    "vp",
    "search* {your} library for {f:acards}, put it onto the battlefield tapped under "
    "{p:poss.who} control, then shuffle*",
    n.Search(V("f"), 1, SUBJ, SUBJ, to="battlefield", reveal=False, tapped=True, control=V("p")),
)

# ------------------------------------------------ numbers that were chosen
for words in ("that number", "the number"):
    e("amt", words, n.ChosenNumber(said=words))

# ------------------------------------------------ the fewest of all
HELD = n.Count(n.AllOf((V("f"), n.Controlled(n.CurrentPlayer()))))
FEWEST = n.Highest(n.EachPlayer(said="all"), HELD, True)


def _down_to(what: str, who: Any, count: Any) -> Any:
    """So many permanents are chosen, and the rest is sacrificed."""
    mine = n.AllOf((V(what), n.Controlled(who)))
    kept = n.Let("*", n.ChooseObject(n.Choose(mine, count, count, who), "kept"))
    return n.Do((kept, n.SacrificeIt(n.Rest(n.All(mine), n.Result("*")), who)), said="!")


e(
    "vp",
    "choose* a number of {f:perms.p} {you} control equal to the number of {f:perms.p} controlled "
    "by the player who controls the fewest, then sacrifice* the rest",
    _down_to("f", SUBJ, FEWEST),
)
WHO = n.CurrentPlayer()
LEAST = n.Highest(n.EachPlayer(said="all"), n.CardsIn(n.CurrentPlayer()), True)


def _hand_down_to(who: Any) -> Any:
    """As many cards are kept as the player with the fewest has, and the rest is discarded."""
    kept = n.ChooseObject(n.Choose(n.Owned(who), LEAST, LEAST, who, ("hand",)), "kept")
    rest = n.Rest(n.All(n.Owned(who), ("hand",)), n.Result("*"))
    return n.Do((n.Let("*", kept), n.DiscardIt(rest, who)), said="!")


e("vp", "discard* cards the same way", _hand_down_to(SUBJ))
CARDS = n.ForEachPlayer(n.EachPlayer(), _hand_down_to(WHO))
OTHERS = n.ForEachPlayer(n.EachPlayer(), _down_to("f", WHO, FEWEST))
e(
    "xclause",
    "players discard cards and sacrifice {f:perms.p} the same way",
    n.Do((CARDS, OTHERS), said="!"),
)
e(
    "xclause",
    "players sacrifice {f:perms.p} and discard cards the same way",
    n.Do((OTHERS, CARDS), said="!"),
)
CHOSEN = tuple(n.Choose(n.AllOf((V(x), n.Controlled(SUBJ))), chooser=SUBJ) for x in "fghi")
ALL = n.All(n.AllOf((n.HasType("Permanent"), n.Controlled(SUBJ))))
e(
    "vp",
    "choose* from among the permanents {you} control {f:aperm}, {g:aperm}, {h:aperm}, and "
    "{i:aperm}, then sacrifice* the rest",
    n.Do(
        (
            n.Let("*", n.ChooseObject(n.Both(CHOSEN), "kept")),
            n.SacrificeIt(n.Rest(ALL, n.Result("*")), SUBJ),
        ),
        said="!",
    ),
)
e(
    "xclause",
    "the controller of each of {w:ref} gains life equal to its mana value",
    n.ForEach(
        V("w"),
        n.GainLife(n.ManaValueOf(n.Current()), n.ControllerOf(n.Current())),
        said="controller",
    ),
)

# ------------------------------------------------ searched for, and put in two places
e(
    "vp",
    "search* {your} library for up to {c:n} {f:cards.p}, reveal* those cards, put* one onto the "
    "battlefield tapped and the other into {your} hand, then shuffle*",
    n.Do(
        (
            n.Let("*1", n.Search(V("f"), V("c"), SUBJ, SUBJ, to="stay", shuffle=False)),
            n.Let(
                "*2",
                n.Move(
                    n.Choose(n.Anything(), chooser=SUBJ, among=n.Result("*1")),
                    "battlefield",
                    verb="put",
                    tapped=True,
                ),
            ),
            n.Move(n.Rest(n.Result("*1"), n.Result("*2")), "hand", verb="put", said="your"),
            n.Shuffle(SUBJ),
        ),
        said="!!!",
    ),
)
e(
    "vp",
    "search* {your} library for {f:acards} and cast* that card without paying its mana cost. then "
    "shuffle*",
    n.Do(
        (
            n.Let("*1", n.Search(V("f"), 1, SUBJ, SUBJ, to="stay", reveal=False, shuffle=False)),
            n.CastCard(n.Result("*1"), SUBJ, optional=False),
            n.Shuffle(SUBJ),
        ),
        said="!!",
    ),
)
e(
    "vp",
    "search* {p:poss.who} library for {f:acards}. {you} may cast that card without paying its mana "
    "cost. then that player shuffles",
    n.Do(
        (
            n.Let("*1", n.Search(V("f"), 1, SUBJ, V("p"), to="stay", reveal=False, shuffle=False)),
            n.CastCard(n.Result("*1"), SUBJ),
            n.Shuffle(V("p")),
        ),
        said="!!",
    ),
)
GET = n.Search(
    V("f"), V("c"), SUBJ, SUBJ, to="battlefield", reveal=False, tapped=True, said="who searched"
)
e(
    "vp",
    "may search {your} library for up to {c:n} {f:cards.p} and put them onto the battlefield "
    "tapped. then each player who searched their library this way shuffles",
    n.May(GET, SUBJ),
    explicit=True,
)
e(
    "vp",
    "reveal* a number of cards from the top of {your} library equal to {a:amt}. put one into "
    "{your} hand and exile the rest",
    n.Dig(V("a"), rest="exile", who=SUBJ, whose=SUBJ, reveal=True, said="a number"),
)
e(
    "vp",
    "choose* {f:aperm} for each {a:each}",
    n.ChooseObject(n.Choose(V("f"), V("a"), V("a"), SUBJ), "chosen", said="for each"),
)

# ------------------------------------------------ later
e(
    "xsentence",
    "at the beginning of the end step of {p:poss.who} next turn, {e:clauses}",
    n.Delay(
        n.OnlyWhile(n.StepBegins("end", V("p")), n.LaterTurn()),
        V("e"),
        duration="their-next-turn",
        said="end of next",
    ),
)
e(
    "xsentence",
    "{f:clauses}, and {e:clauses} at the beginning of the next end step",
    n.Do((V("f"), n.Delay(n.StepBegins("end", None), V("e"))), said="%"),
    penalty=3,
)
ASKED = n.PayOr(V("c"), n.CurrentPlayer(), asked="may")
e(
    "xsentence",
    "if any player {c:payments.s/they}, {e:clauses}",
    n.Do(
        (
            n.Let(
                "*", n.ForEachPlayer(ANYONE, n.PayOr(V("c"), n.CurrentPlayer(), asked="may"), False)
            ),
            n.If(n.Did("*"), V("e")),
        ),
        said="!",
    ),
)
