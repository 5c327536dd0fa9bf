"""Conditions about what has happened: this turn, as a spell was cast, just now."""

from typing import Any

from ... import ir
from .grammar import V, e

n: Any = ir

e("cond1", "this spell was kicked", n.Kicked())
e("cond1", "it was kicked", n.Kicked(said="it"))
e("cond1", "{w:obj} was kicked", n.Fits(V("w"), n.WasKicked()), penalty=2)
e("cond1", "this creature was kicked", n.Kicked(said="creature"))
e("cond1", "this creature wasn't kicked", n.Untrue(n.Kicked(said="creature")))
e("cond1", "you didn't cast it from your hand", n.Untrue(n.WasCast("hand")))
e("cond1", "you cast it from your hand", n.WasCast("hand"))
e("cond1", "it wasn't cast from your hand", n.Untrue(n.WasCast("hand", said="passive")))
e("cond1", "this creature attacked this turn", n.Fits(n.This(), n.AttackedThisTurn()))
e(
    "cond1",
    "you've cast another spell this turn",
    n.Happened("other-spells-cast", n.You()),
)
e("cond1", "a creature died this turn", n.Happened("creatures-died"))
e("cond1", "it wasn't kicked", n.Untrue(n.Kicked(said="it")))

e("cond1", "{w:obj} was dealt damage this turn", n.Fits(V("w"), n.DamagedThisTurn()))
e("cond1", "{m:one_mana} was spent to cast it", n.ManaSpent(V("m"), said="it"))
e("cond1", "{m:one_mana} was spent to cast this spell", n.ManaSpent(V("m")))
for words in ("it was", "this spell was", "it's"):
    e("cond1", f"{words} bargained", n.CostPaid("bargain", said=words))
e("cond1", "its {k:cost_key} cost was paid", n.CostPaid(V("k")))
e("cond1", "this spell's {k:cost_key} cost was paid", n.CostPaid(V("k"), said="spell"))

e("cond1", "you've been attacked this step", n.WasAttacked())
e("cond1", "an opponent was dealt damage this turn", n.Happened("damage-taken", n.EachOpponent()))
e("cond1", "you didn't play a land this turn", n.Untrue(n.Happened("lands-played", n.You())))
e("cond1", "{p:who.s} didn't cast a spell this turn", n.Untrue(n.Happened("spells-cast", V("p"))))
SEVERAL = n.Highest(n.EachPlayer(), n.TurnFact("spells-cast-before", n.CurrentPlayer()))
e("cond1", "no spells were cast last turn", n.Untrue(n.Happened("spells-cast-before")))
e("cond1", "a player cast {c:n} or more spells last turn", n.Compare(SEVERAL, ">=", V("c")))
e("cond1", "you've cast a spell this turn", n.Happened("spells-cast", n.You()))
e("cond1", "{p:who.s} lost life this turn", n.Happened("life-lost", V("p")), penalty=1)
e("cond1", "you gained life this turn", n.Happened("life-gained", n.You()))
e("cond1", "{w:obj} entered this turn", n.Fits(V("w"), n.EnteredThisTurn()))
e("cond1", "you played a land this turn", n.Happened("lands-played", n.You()))
e("cond1", "no mana was spent to cast {w:obj}", n.Untrue(n.ManaSpent("", what=V("w"))))

# ------------------------------------------------ what happened this turn
OTHER = n.EachOpponent()
e(
    "cond1",
    "an opponent cast {f:aspell} this turn",
    n.Compare(n.SpellsCast(V("f"), n.AnOpponent()), ">=", 1),
)
e(
    "cond1",
    "an opponent cast {c:n} or more spells this turn",
    n.Compare(n.TurnFact("spells-cast", n.AnOpponent()), ">=", V("c")),
)
e(
    "cond1",
    "you've cast {f:aspell} this turn",
    n.Compare(n.SpellsCast(V("f")), ">=", 1),
    penalty=1,
)
e(
    "cond1",
    "{p:who.s} didn't cast {f:aspell} this turn",
    n.Compare(n.SpellsCast(V("f"), V("p")), "=", 0),
    penalty=1,
)
for words, fact in (
    ("drew {c:n} or more cards", "cards-drawn"),
    ("lost {c:digits} or more life", "life-lost"),
    ("gained {c:digits} or more life", "life-gained"),
    ("was dealt {c:digits} or more damage", "damage-taken"),
):
    e(
        "cond1",
        f"an opponent {words} this turn",
        n.Compare(n.TurnFact(fact, n.AnOpponent()), ">=", V("c")),
    )
for words, fact in (
    ("gained life", "life-gained"),
    ("searched their library", "libraries-searched"),
    ("lost life", "life-lost"),
):
    e("cond1", f"an opponent {words} this turn", n.Happened(fact, OTHER))
e("cond1", "you didn't lose life this turn", n.Untrue(n.Happened("life-lost", n.You())))
e(
    "cond1",
    "you had a land enter the battlefield under your control this turn",
    n.Happened("lands-entered", n.You()),
)
for kind, fact in (("creatures", "creatures-entered"), ("lands", "lands-entered")):
    e(
        "cond1",
        f"an opponent had {{c:n}} or more {kind} enter the battlefield under their control "
        "this turn",
        n.Compare(n.TurnFact(fact, n.AnOpponent()), ">=", V("c")),
    )
e(
    "cond1",
    "you attacked with {c:n} or more creatures this turn",
    n.Compare(n.TurnFact("attackers-declared", n.You()), ">=", V("c")),
)
e("cond1", "no creatures attacked this turn", n.Untrue(n.Happened("attackers-declared")))
e(
    "cond1",
    "{c:n} or more creatures died this turn",
    n.Compare(n.TurnFact("creatures-died"), ">=", V("c")),
)
e("cond1", "{w:obj} attacked this turn", n.Fits(V("w"), n.AttackedThisTurn()))
e("cond1", "{w:obj} didn't attack this turn", n.Untrue(n.Fits(V("w"), n.AttackedThisTurn())))

e("cond1", "it devoured a creature", n.Compare(n.CountOf(n.Linked("devoured")), ">=", 1))
MAIN = n.AllTrue((n.WasCast(), n.TurnOf(), n.During("main")), said="cast")
e("cond1", "you cast this spell during your main phase", MAIN)
e("cond1", "{w:obj} dealt damage to {p:eto} this turn", n.Fits(V("w"), n.DealtDamageTo(V("p"))))
e("eto", "an opponent", n.EachOpponent())
e("eto", "you", n.You())
e("eto", "{w:ref}", V("w"))

# ------------------------------------------------ coins and clashes, exact numbers, turns
e("cond1", "you won", n.Compare(n.EventAmount(), ">=", 1, said="won"))
e(
    "cond1",
    "you drew {c:n} or more cards this turn",
    n.Compare(n.TurnFact("cards-drawn", n.You()), ">=", V("c")),
)
e(
    "cond1",
    "{w:ref} attacked or blocked this combat",
    n.AnyTrue(
        (n.Fits(V("w"), n.AttackedThisCombat()), n.Fits(V("w"), n.BlockedThisCombat())),
        said="combat",
    ),
)
e(
    "cond1",
    "{w:ref} attacked or blocked this turn",
    n.AnyTrue(
        (n.Fits(V("w"), n.AttackedThisTurn()), n.Fits(V("w"), n.BlockedThisTurn())), said="turn"
    ),
)
e(
    "cond1",
    "{c:digits} or more damage was dealt to {w:ref} this turn",
    n.Compare(n.DamageTaken(V("w")), ">=", V("c")),
)
e("cond1", "{w:ref} was blocked this turn", n.Fits(V("w"), n.WasBlockedThisTurn()))

for who, said in (("it", "it"), ("this creature", "creature"), ("this spell", "")):
    e("cond1", f"{who} was kicked with its {{m:mana}} kicker", n.KickedWith(V("m"), said=said))
DEAD = n.Compare(n.DiedCount(n.Is(V("w"))), ">=", 1, said="this way")
e("cond1", "{w:ref} dies this way", DEAD)
e(
    "cond1",
    "{w:ref} is put into a graveyard this way",
    n.Compare(n.DiedCount(n.Is(V("w"))), ">=", 1, said="put"),
)
e("cond1", "two cards that share a color were {w:done_cards}", n.SomeShare("color", V("w")))

# ------------------------------------------------ how often an ability was used
e(
    "cond1",
    "this is the third time this ability has resolved this turn",
    n.Compare(n.TimesResolved(), "=", 3),
)
e(
    "cond1",
    "this ability has been activated {c:n} or more times this turn",
    n.Compare(n.TimesActivated(), ">=", V("c")),
)
