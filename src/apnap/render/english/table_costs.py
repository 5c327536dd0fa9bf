"""Costs as verb phrases: "sacrifice a creature", "discard a card", "pay 2 life"."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

e("costvp", "pay* {m:mana}", n.PayMana(V("m")))
e("costvp", "pay* {a:mass.life}", n.PayLife(V("a")))
e("costvp", "pay* half {your} life, rounded up", n.PayLife(n.Half(n.LifeOf(), True)))
e("costvp", "sacrifice* {w:this}", n.SacrificeThis(said=V("w")))
e("costvp", "sacrifice* {f:aperm}", n.SacrificeCost(V("f")))
e("costvp", "sacrifice* {c:n} {f:perms.p}", n.SacrificeCost(V("f"), V("c")))
e("costvp", "tap an untapped {f:perms.s} you control", n.TapCost(V("f")))
e("costvp", "tap another untapped {f:perms.s} you control", n.TapCost(n.AllOf((n.Other(), V("f")))))
e("costvp", "tap {c:n} untapped {f:perms.p} you control", n.TapCost(V("f"), V("c")))
e("costvp", "discard* {c:counted.card}", n.DiscardCost(V("c")))
e("costvp", "discard* {c:counted.card} at random", n.DiscardCost(V("c"), random=True))
e("costvp", "discard* {f:acards}", n.DiscardCost(1, V("f")), penalty=1)
e("costvp", "discard* {c:n} {f:cards.p}", n.DiscardCost(V("c"), V("f")), penalty=1)
e("costvp", "discard* {your} hand", n.DiscardCost("hand"))
e("costvp", "discard this card", n.DiscardThis())
e("costvp", "exile {w:this}", n.ExileThis(said=V("w")))
e("costvp", "exile this card from your graveyard", n.ExileThis(said="graveyard"))
e("costvp", "exile {c:n} {f:cards.p} from {your} graveyard", n.ExileCost(V("f"), V("c")))
e("costvp", "exile {c:n} {f:cards.p} from {your} hand", n.ExileCost(V("f"), V("c"), zone="hand"))
e("costvp", "return* {w:this} to its owner's hand", n.ReturnThis(said=V("w")))
e("costvp", "return* {f:aperm} you control to its owner's hand", n.ReturnCost(V("f")))
e("costvp", "return* {f:aperm} they control to its owner's hand", n.ReturnCost(V("f"), said="they"))
e(
    "costvp",
    "return* {c:n} {f:perms.p} you control to their owner's hand",
    n.ReturnCost(V("f"), V("c")),
)
e("costvp", "exile {f:aperm} you control", n.ExileCost(V("f"), zone="battlefield"))
e("costvp", "exile this card from your hand", n.ExileThis(said="hand"))
e("costvp", "exile this creature from your hand", n.ExileThis(said="creature hand"))
e("costvp", "untap a tapped {f:perms.s} you control", n.UntapCost(V("f")))
e("costvp", "reveal* {c:n} {f:cards.p} from {your} hand", n.RevealCost(V("f"), V("c")))
e("costvp", "remove* {k:acounter} counter from {w:this}", n.RemoveCountersCost(V("k"), said=V("w")))
e(
    "costvp",
    "remove* {c:n} {k:counter_kind} counters from {w:this}",
    n.RemoveCountersCost(V("k"), V("c"), said=V("w")),
)
e("costvp", "put* {k:acounter} counter on {w:this}", n.PutCountersCost(V("k"), said=V("w")))
e("costvp", "mill* {c:counted.card}", n.MillCost(V("c")))
e("costvp", "exile {f:acards} from {your} graveyard", n.ExileCost(V("f")))
e("costvp", "exile {f:acards} from {your} hand", n.ExileCost(V("f"), zone="hand"))
e("costvp", "reveal* {f:acards} from {your} hand", n.RevealCost(V("f")))
e("costvp", "add* {m:mana}", n.ActCost(n.AddMana((V("m"),))))
e(
    "costvp",
    "remove* all {k:counter_kind} counters from {w:this}",
    n.RemoveCountersCost(V("k"), "all", said=V("w")),
)
e(
    "costvp",
    "remove* any number of {k:counter_kind} counters from {w:this}",
    n.RemoveCountersCost(V("k"), "any", said=V("w")),
)
e("costvp", "pay* {1} for each {c:each}", n.PayMana((), V("c")))
e("costvp", "pay* {x:where_mana}", n.PayMana((), V("x")))
e("costvp", "unattach this Equipment", n.ActCost(n.Unattach(n.This())))
e("costvp", "tap {w:enchanted}", n.ActCost(n.Tap(V("w"))))
e("costvp", "reveal this card from your hand", n.ActCost(n.Reveal(n.This())))
e(
    "costvp",
    "remove {k:acounter} counter from {f:aperm} you control",
    n.ActCost(n.RemoveCounters(V("k"), 1, n.Choose(n.AllOf((V("f"), n.Controlled()))))),
)
e(
    "costvp",
    "put* {k:acounter} counter on {f:aperm} you control",
    n.ActCost(n.PutCounters(V("k"), 1, n.Choose(n.AllOf((V("f"), n.Controlled()))))),
)
e("costvp", "draw* a card", n.ActCost(n.Draw()))

e("costvp", "sacrifice* {w:enchanted}", n.ActCost(n.SacrificeIt(V("w"))))

e(
    "costvp",
    "pay* {m:mana} or {a:mass.life}",
    n.EitherCost(((n.PayMana(V("m")),), (n.PayLife(V("a")),))),
)
e(
    "costvp",
    "pay* {a:mana} or {b:mana}",
    n.EitherCost(((n.PayMana(V("a")),), (n.PayMana(V("b")),))),
)
e("costvp", "{x:act.^}", n.ActCost(V("x")), penalty=2)
e("costvp", "have {x:clause.inf}", n.ActCost(V("x"), said="have"), penalty=3)
e("costvp", "sacrifice* {f:aperm} of {your} choice", n.SacrificeCost(V("f"), said="choice"))
e(
    "costvp",
    "sacrifice* {c:n} {f:perms.p} of {your} choice",
    n.SacrificeCost(V("f"), V("c"), said="choice"),
)

EITHER = (n.EitherCost(((n.PayMana(V("m")),), (n.PayLife(V("a")),))),)
BOTH = (n.PayMana(V("m")), n.PayLife(V("a")))
EACH = (n.RepeatedCost((n.PayMana(V("m")),), V("c")),)
for cost, words in (
    (EITHER, "pay {m:mana} or {a:mass.life}"),
    (BOTH, "pay {m:mana} and {a:mass.life}"),
    (EACH, "pay {m:mana} for each {c:each}"),
):
    e("vp", f"may {words}", n.PayOr(cost, SUBJ, asked="may"), explicit=True)
e("costvp", "pay* {m:mana} for each {c:each}", *EACH, penalty=1)
e("payments2", "pay* {m:mana} and {a:mass.life}", BOTH)
e("costvp", "pay* {w:poss.obj} mana cost", n.PayManaOf(V("w")))
e("costvp", "pay* {w:poss.obj} mana cost reduced by {a:generic}", n.PayManaOf(V("w"), V("a")))
for words, owed in (
    ("", n.PayManaOf(V("w"))),
    (" reduced by {a:generic}", n.PayManaOf(V("w"), V("a"))),
):
    e(
        "vp",
        f"may pay {{w:poss.obj}} mana cost{words}",
        n.PayOr((owed,), SUBJ, asked="may"),
        explicit=True,
    )

e(
    "costvp",
    "reveal this creature from your hand",
    n.ActCost(n.Reveal(n.This(said="this creature"))),
)
