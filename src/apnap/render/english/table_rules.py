"""What players and the rules may and can't do, abilities chosen, Oaths, and rarer events.

Most are frames that exist once, because the rule that they change does: coins, the legend rule,
discarding to another place, who can't win or lose.
"""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ winning, searching, legends, coins, cycling
OPPONENTS_STAY = n.CantLose(n.EachOpponent())
e(
    "xline",
    "you can't win the game and your opponents can't lose the game.",
    n.Static((n.CantWin(), OPPONENTS_STAY)),
)
e(
    "xline",
    "if an opponent would search a library, that player searches the top {c:n} cards of that "
    "library instead.",
    n.Static((n.SearchesTop(V("c"), n.EachOpponent()),)),
)
LEGENDS = "the “legend rule” doesn't apply"
e("xline", f"{LEGENDS}.", n.Static((n.NoLegendRule(),), n.HasType("Permanent")))
e(
    "xline",
    f"if there are exactly {{c:n}} permanents named {{m:name}} on the battlefield, {LEGENDS} to "
    "them.",
    n.Static(
        (n.NoLegendRule(),),
        n.Named(V("m")),
        n.Compare(n.Count(n.Named(V("m"))), "=", V("c")),
    ),
)
e(
    "xline",
    "if you would flip a coin, instead flip two coins and ignore one.",
    n.Static((n.FlipsTwo(),)),
)
e(
    "xclause",
    "you gain shroud until end of turn",
    n.Apply((n.PlayerCantBeTargeted(n.You(), said="shroud"),)),
)
REVEALS = n.Static((n.RevealsFirstDraw(),), said="pair")
SHOWN = n.Triggered(n.RevealedThisWay(V("f")), n.Body(V("e")))
e(
    "xline",
    "reveal the first card you draw each turn. whenever you reveal {f:acards} this way, "
    "{e:clauses}.",
    (REVEALS, SHOWN),
)
e(
    "xline",
    "if an effect causes you to discard a card, discard it, but you may put it on top of your "
    "library instead of into your graveyard.",
    n.Replacement(
        n.WouldDiscard(n.You(), n.Anything(), n.Anything()), to="library-top", optional=True
    ),
)

# ------------------------------------------------ entering, dying, returning
for noun in ("artifact", "creature", "enchantment"):
    e(
        "xline",
        f"if this {noun} would enter, you may {{c:payments.b/you}} instead. if you do, put this "
        f"{noun} onto the battlefield. if you don't, put it into its owner's graveyard.",
        n.Entering(unless=V("c"), to="graveyard", optional=True, said=noun),
    )
e(
    "vp",
    "return* {w:obj.from} to the battlefield flipped",
    n.Move(V("w"), "battlefield", flipped=True, control=SUBJ),
)
e(
    "xline",
    "if {w:ewhat} would be put into a graveyard, you may put it on top of its owner's library "
    "instead.",
    n.Replacement(
        n.WouldMove(V("w"), "battlefield", "graveyard"),
        to="library-top",
        optional=True,
        said="may top",
    ),
)
e(
    "xclause",
    "the next time {w:ref} would be destroyed this turn, {e:clauses} instead",
    n.Instead(n.Replacement(n.WouldBeDestroyed(n.Is(V("w"))), V("e")), once=True),
)
e("vp", "remove* all damage marked on {w:obj}", n.RemoveDamage(V("w"), said="marked"))
e(
    "vp",
    "return* to its owner's hand {w:obj}",
    n.Move(V("w"), "hand", said="front"),
    agree={"w": "s"},
)
e(
    "vp",
    "choose* {w:chosen_one} and exile* it",
    n.Move(V("w"), "exile", verb="exile", said="choose"),
    penalty=1,
)
e("vp", "skip* your next turn", n.SkipNext("turn", SUBJ, said="your"), penalty=1)

# ------------------------------------------------ a choice of abilities, and of colours of them
for words, duration in (
    ("until end of turn", "turn"),
    ("until your next upkeep", "your-next-upkeep"),
    ("until your next turn", "your-next-turn"),
):
    e(
        "vp",
        f"choose* {{o:options}}. {{w:ref}} gains that ability {words}",
        n.Apply((n.AddAbility(V("o"), said="choice"),), V("w"), duration, said="that ability"),
    )
e("dpart", "lose* protection from {q:protected}", (n.RemoveKeyword("protection", V("q")),))
e(
    "cond1",
    "{w:obj} doesn't have {k:keyword_name}",
    n.Untrue(n.Fits(V("w"), n.HasKeyword(V("k"))), said="doesn't"),
)
e("dpart", "be* no longer snow", (n.RemoveTypes(supertypes=("Snow",)),))
e("dpart", "aren't* snow", (n.RemoveTypes(supertypes=("Snow",), said="not"),))
LANDS = n.AnyOf((n.HasSubtype(V("a")), n.HasSubtype(V("b"))))
e(
    "vp",
    "choose* {a:land_word} or {b:land_word}",
    n.ChooseValue("basic-land-type", "land-type", SUBJ, limits=LANDS),
)
e(
    "vp",
    "choose* a number between {a:digits} and {b:digits}",
    n.ChooseValue("number", "number", SUBJ, least=V("a"), most=V("b")),
)
LAST = n.ChosenNumber()
e(
    "xline",
    "this creature's power is equal to the last chosen number and its toughness is equal to "
    "{c:digits} minus that number.",
    n.Static((n.SetPT(LAST, n.Minus(V("c"), LAST)),), n.This(), cda=True),
)

# ------------------------------------------------ events
e(
    "event",
    "an opponent is dealt {c:digits} or more damage by a single source",
    n.DealsDamage(n.Anything(), n.IsPlayer(n.EachOpponent()), apart=True, least=V("c")),
)

# ------------------------------------------------ Oaths
NOW = n.CurrentPlayer()
THEIR_OPPONENT = n.Compare(n.PlayerCount(n.Without(NOW, n.OpponentsOf(V("r")))), "=", 0)


def _more(theirs: Any, than: Any, op: str = ">") -> Any:
    return n.PlayerOf(n.AllTrue((n.Compare(theirs, op, than), THEIR_OPPONENT)))


def _held(who: Any) -> Any:
    return n.Count(n.AllOf((V("f"), n.Controlled(who))))


def _buried(who: Any) -> Any:
    return n.Count(n.AllOf((V("f"), n.Owned(who))), ("graveyard",))


e(
    "post",
    "who controls more {f:perms.p} than {q:they} do and is {r:they.poss} opponent",
    _more(_held(NOW), _held(V("q"))),
)
e(
    "post",
    "who has more cards in hand than {q:they} do and is {r:they.poss} opponent",
    _more(n.CardsIn(NOW), n.CardsIn(V("q"))),
)
e(
    "post",
    "whose graveyard has fewer {f:cards.p} in it than {q:they.poss} graveyard does and is "
    "{r:they.poss} opponent",
    _more(_buried(NOW), _buried(V("q")), "<"),
)
e(
    "xclause",
    "{p:who.s} puts {w:ref} onto the battlefield and {r:rest} into their graveyard",
    n.Do(
        (
            n.Move(V("w"), "battlefield", verb="put", control=V("p"), said="puts"),
            n.Move(V("r"), "graveyard", verb="put"),
        ),
        said="!",
    ),
)

# ------------------------------------------------ damage from a source of one's choice
for others, what in (("permanents", n.HasType("Permanent")), ("creatures", n.HasType("Creature"))):
    e(
        "xclause",
        f"the next {{a:digits}} damage that a source of your choice would deal to you and/or "
        f"{others} you control this turn is dealt to {{u:recipient}} instead",
        n.RedirectDamage(
            (),
            V("u"),
            V("a"),
            chosen_source=True,
            to_filter=n.AnyOf((n.IsPlayer(n.You()), n.AllOf((what, n.Controlled())))),
        ),
    )

# ------------------------------------------------ cards far away
e(
    "vp",
    "choose* up to {c:n} face-up exiled cards {you} own",
    n.ChooseObject(
        n.Choose(n.AllOf((n.Not(n.IsFaceDown()), n.Owned(SUBJ))), 0, V("c"), SUBJ, ("exile",)),
        "chosen",
    ),
)
e(
    "vp",
    "exile* all the cards from {your} library",
    n.Move(n.All(n.Owned(SUBJ), ("library",)), "exile", verb="exile", said="all the"),
)
