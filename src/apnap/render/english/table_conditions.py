"""Conditions: "you control a Swamp", "it's your turn"."""

from typing import Any

from ... import ir
from .grammar import V, e

n: Any = ir

e("cond1", "you control {f:aperm}", n.Exists(n.AllOf((V("f"), n.Controlled()))))
e("cond1", "you control no {f:perms.p}", n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled())))))
e(
    "cond1",
    "you control {c:n} or more {f:perms.p}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled()))), ">=", V("c")),
)
e(
    "cond1",
    "an opponent controls {f:aperm}",
    n.Exists(n.AllOf((V("f"), n.Controlled(n.EachOpponent())))),
)
e(
    "cond1",
    "an opponent controls more {f:perms.p} than you",
    n.Compare(
        n.Count(n.AllOf((V("f"), n.Controlled(n.AnOpponent())))),
        ">",
        n.Count(n.AllOf((V("f"), n.Controlled()))),
    ),
)
e(
    "cond1",
    "defending player controls {f:aperm}",
    n.Exists(n.AllOf((V("f"), n.Controlled(n.DefendingPlayer())))),
)
e(
    "cond1",
    "{p:who.s} controls {f:aperm}",
    n.Exists(n.AllOf((V("f"), n.Controlled(V("p"))))),
    penalty=1,
)
e(
    "cond1",
    "there are {c:n} or more cards in your graveyard",
    n.Compare(n.CardsIn(n.You(), "graveyard"), ">=", V("c")),
)
e("cond1", "you have no cards in hand", n.Compare(n.CardsIn(n.You()), "=", 0))
e("cond1", "{p:who.s} has no cards in hand", n.Compare(n.CardsIn(V("p")), "=", 0))
e("cond1", "you have {c:n} or more cards in hand", n.Compare(n.CardsIn(n.You()), ">=", V("c")))
e("cond1", "you have {c:n} or fewer cards in hand", n.Compare(n.CardsIn(n.You()), "<=", V("c")))
e("cond1", "{p:who.s} has {c:n} or fewer cards in hand", n.Compare(n.CardsIn(V("p")), "<=", V("c")))
e("cond1", "{p:who.s} has {c:n} or more cards in hand", n.Compare(n.CardsIn(V("p")), ">=", V("c")))
e("cond1", "you have {c:digits} or less life", n.Compare(n.LifeOf(), "<=", V("c")))
e("cond1", "you have {c:digits} or more life", n.Compare(n.LifeOf(), ">=", V("c")))
e("cond1", "it's your turn", n.TurnOf())
e("cond1", "it's not your turn", n.Untrue(n.TurnOf()))
e("cond1", "{w:obj} is {a:adjective}", n.Fits(V("w"), V("a")))
e(
    "cond1",
    "{f:aperm} is {a:adjective}",
    n.Exists(n.AllOf((V("f"), V("a"))), said="is"),
)
e("cond1", "{w:obj} is untapped", n.Fits(V("w"), n.Not(n.IsTapped())))
e("cond1", "{w:obj} is {f:aperm}", n.Fits(V("w"), V("f")))
e("cond1", "{w:obj} has {k:keyword_name}", n.Fits(V("w"), n.HasKeyword(V("k"))))
e("cond1", "{w:obj} has {k:acounter} counter on it", n.Fits(V("w"), n.HasCounter(V("k"))))
e(
    "cond1",
    "{w:obj} has no {k:counter_kind} counters on it",
    n.Compare(n.CountersOn(V("k"), V("w")), "=", 0),
)
e(
    "cond1",
    "there are no {k:counter_kind} counters on {w:obj}",
    n.Compare(n.CountersOn(V("k"), V("w")), "=", 0, said="there"),
)
e(
    "cond1",
    "{w:obj} has {c:n} or more {k:counter_kind} counters on it",
    n.Compare(n.CountersOn(V("k"), V("w")), ">=", V("c")),
)
e(
    "cond1",
    "there are {c:n} or more {k:counter_kind} counters on {w:obj}",
    n.Compare(n.CountersOn(V("k"), V("w")), ">=", V("c"), said="there"),
)
e("cond1", "this card is in your graveyard", n.InZone("graveyard"))

e("cond", "{c:cond1}", V("c"))
e("cond", "{a:cond1} and {b:cond1}", n.AllTrue((V("a"), V("b"))))
e("cond", "{a:cond1} or {b:cond1}", n.AnyTrue((V("a"), V("b"))))
e("cond1", "{w:its} {a:adjective}", n.Fits(V("w"), V("a"), said="'s"))
e("cond1", "{w:its} {f:aperm}", n.Fits(V("w"), V("f"), said="'s"))
e("cond1", "{w:its} {f:acards}", n.Fits(V("w"), V("f"), said="'s card"))
e(
    "cond1",
    "{w:poss.obj} mana value is {c:digits} or less",
    n.Fits(V("w"), n.Number("mana-value", "<=", V("c"))),
)
e(
    "cond1",
    "{w:poss.obj} power is {c:digits} or less",
    n.Fits(V("w"), n.Number("power", "<=", V("c"))),
)
e(
    "cond1",
    "{w:poss.obj} power is {c:digits} or greater",
    n.Fits(V("w"), n.Number("power", ">=", V("c"))),
)
e("cond1", "{w:obj} has the chosen name", n.Fits(V("w"), n.OfChosen("name")))
e("cond1", "no {f:perms.p} are on the battlefield", n.Untrue(n.Exists(V("f")), said="are"))
e("cond1", "there are no {f:perms.p} on the battlefield", n.Untrue(n.Exists(V("f"))))
e("cond1", "there are {c:n} or more {s:countp}", n.Compare(V("s"), ">=", V("c")))
e(
    "cond1",
    "you have {c:n} or more {f:cards.p} in your graveyard",
    n.Compare(n.Count(n.AllOf((V("f"), n.Owned())), ("graveyard",)), ">=", V("c")),
)
e(
    "cond1",
    "you have {c:digits} or more cards in your library",
    n.Compare(n.CardsIn(n.You(), "library"), ">=", V("c")),
)
e("cond1", "{p:who.s} has more life than you", n.Compare(n.LifeOf(V("p")), ">", n.LifeOf()))

e(
    "cond1",
    "{w:obj} shares a creature type with {u:obj}",
    n.Fits(V("w"), n.SharesWith("creature-type", V("u"))),
)
e("cond1", "{w:obj} shares a color with {u:obj}", n.Fits(V("w"), n.SharesWith("color", V("u"))))
e("cond1", "{w:obj} has the same name as {u:obj}", n.Fits(V("w"), n.SameNameAs(V("u"))))
e(
    "cond1",
    "{w:poss.obj} power is greater than {u:poss.obj} power",
    n.Compare(n.PowerOf(V("w")), ">", n.PowerOf(V("u"))),
)
e(
    "cond1",
    "{w:poss.obj} mana value is less than or equal to {a:amt}",
    n.Compare(n.ManaValueOf(V("w")), "<=", V("a")),
)
e(
    "cond1",
    "you control {c:n} or fewer {f:perms.p}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled()))), "<=", V("c")),
)
e(
    "cond1",
    "an opponent controls {c:n} or more {f:perms.p}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled(n.AnOpponent())))), ">=", V("c")),
)
e("cond1", "{w:obj} isn't {a:adjective}", n.Untrue(n.Fits(V("w"), V("a")), said="isn't"))
e("cond1", "{w:obj} isn't {f:aperm}", n.Untrue(n.Fits(V("w"), V("f")), said="isn't"))
e("cond1", "{w:obj} was {a:adjective}", n.Fits(V("w"), V("a"), said="was"))
e("cond1", "{w:obj} was {f:aperm}", n.Fits(V("w"), V("f"), said="was"))
e(
    "cond1",
    "{p:who.s} controls no {f:perms.p}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled(V("p")))))),
    penalty=1,
)
e(
    "cond1",
    "no opponent controls {f:aperm}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled(n.EachOpponent()))))),
)
e(
    "cond1",
    "an opponent controls no {f:perms.p}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled(n.AnOpponent()))))),
)
e(
    "cond1",
    "there's another creature on the battlefield",
    n.Exists(n.AllOf((n.Other(), n.HasType("Creature")))),
)

e(
    "cond1",
    "{w:obj} had {k:acounter} counter on it",
    n.Fits(V("w"), n.HasCounter(V("k")), said="had"),
)
e(
    "cond1",
    "{w:obj} had counters on it",
    n.Fits(V("w"), n.HasCounter(), said="had some"),
)
e(
    "cond1",
    "{w:obj} had no {k:counter_kind} counters on it",
    n.Untrue(n.Fits(V("w"), n.HasCounter(V("k"))), said="had"),
)
e(
    "cond1",
    "{p:poss.who} library has no cards in it",
    n.Compare(n.CardsIn(V("p"), "library"), "=", 0),
)
e(
    "cond1",
    "there are no cards in your graveyard",
    n.Compare(n.CardsIn(n.You(), "graveyard"), "=", 0),
)
e(
    "cond1",
    "you don't control {f:aperm}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled()))), said="don't"),
)

e(
    "cond1",
    "{w:poss.obj} mana value is {c:digits}",
    n.Fits(V("w"), n.Number("mana-value", "=", V("c"))),
)
e(
    "cond1",
    "{w:poss.obj} toughness is {c:digits} or less",
    n.Fits(V("w"), n.Number("toughness", "<=", V("c"))),
)
e("cond1", "you have exactly {c:n} cards in hand", n.Compare(n.CardsIn(n.You()), "=", V("c")))
e("cond1", "{w:obj} is on the battlefield", n.InZone("battlefield", V("w")))
e(
    "cond1",
    "an opponent has {c:digits} or less life",
    n.Compare(n.LifeOf(n.AnOpponent()), "<=", V("c")),
)
e(
    "cond1",
    "an opponent has more cards in hand than you",
    n.Compare(n.CardsIn(n.AnOpponent()), ">", n.CardsIn(n.You())),
)
e(
    "cond1",
    "you have more cards in hand than {p:who.s}",
    n.Compare(n.CardsIn(n.You()), ">", n.CardsIn(V("p"))),
)
e(
    "cond1",
    "{p:who.s} has more cards in hand than you",
    n.Compare(n.CardsIn(V("p")), ">", n.CardsIn(n.You())),
)
e(
    "cond1",
    "{p:who.s} has more life than {q:who.s}",
    n.Compare(n.LifeOf(V("p")), ">", n.LifeOf(V("q"))),
)
e("cond1", "you have more life than {q:who.s}", n.Compare(n.LifeOf(n.You()), ">", n.LifeOf(V("q"))))
e(
    "cond1",
    "{p:who.s} has {c:digits} or less life",
    n.Compare(n.LifeOf(V("p")), "<=", V("c")),
    penalty=1,
)

e("cond1", "X is {c:digits} or more", n.Compare(n.X(), ">=", V("c")))
e(
    "cond1",
    "{w:obj} is attacking or blocking",
    n.AnyTrue((n.Fits(V("w"), n.IsAttacking()), n.Fits(V("w"), n.IsBlocking()))),
)
e("cond1", "{w:obj} is {a:adjective} or {b:adjective}", n.Fits(V("w"), n.AnyOf((V("a"), V("b")))))
e(
    "cond1",
    "{w:obj} was {a:adjective} or {b:adjective}",
    n.Fits(V("w"), n.AnyOf((V("a"), V("b"))), said="was"),
)
e(
    "cond1",
    "{w:its} {a:adjective} or {b:adjective}",
    n.Fits(V("w"), n.AnyOf((V("a"), V("b"))), said="'s"),
)
e("cond1", "{w:obj} is {f:acards}", n.Fits(V("w"), V("f"), said="card"))
e("cond1", "{w:obj} isn't {f:acards}", n.Untrue(n.Fits(V("w"), V("f"), said="card"), said="isn't"))
e("cond1", "{w:its} not {a:adjective}", n.Untrue(n.Fits(V("w"), V("a")), said="'s not"))

e(
    "cond1",
    "you control {f:aperm} and {g:aperm}",
    n.AllTrue(
        (
            n.Exists(n.AllOf((V("f"), n.Controlled()))),
            n.Exists(n.AllOf((V("g"), n.Controlled()))),
        ),
        said="both",
    ),
)
e(
    "cond1",
    "{c:n} or more {f:perms.p} are attacking",
    n.Compare(n.Count(n.AllOf((V("f"), n.IsAttacking()))), ">=", V("c"), said="are"),
)
e(
    "cond1",
    "exactly {c:n} {f:perms.s} is attacking",
    n.Compare(n.Count(n.AllOf((V("f"), n.IsAttacking()))), "=", V("c"), said="is"),
)
COLORS = (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G"))
for word, letter in COLORS:
    e(
        "cond1",
        f"{word} is the most common color among all permanents or is tied for most common",
        n.ColorIsCommon(letter),
    )
# ------------------------------------------------ amounts compared
for words, op in (
    ("less than or equal to", "<="),
    ("greater than or equal to", ">="),
    ("less than", "<"),
    ("greater than", ">"),
):
    for key, quality in (("power", n.PowerOf), ("toughness", n.ToughnessOf)):
        e(
            "cond1",
            f"{{w:poss.obj}} {key} is {words} {{a:amt}}",
            n.Compare(quality(V("w")), op, V("a")),
        )
e("cond1", "{p:who.s} has exactly {c:digits} life", n.Compare(n.LifeOf(V("p")), "=", V("c")))
e("cond1", "you have a card in hand", n.Compare(n.CardsIn(n.You()), ">=", 1, said="a"))
e(
    "cond1",
    "{f:acards} is in your graveyard",
    n.Exists(n.AllOf((V("f"), n.Owned())), ("graveyard",)),
)
e(
    "cond1",
    "{c:n} or more {f:cards.p} are in your graveyard",
    n.Compare(n.Count(n.AllOf((V("f"), n.Owned())), ("graveyard",)), ">=", V("c"), said="are"),
)
e(
    "cond1",
    "your opponents control no {f:perms.p}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Controlled(n.EachOpponent(said="your")))))),
)
e(
    "cond1",
    "{f:perms.p} you control have total power {c:digits} or greater",
    n.Compare(n.Sum("power", n.All(n.AllOf((V("f"), n.Controlled())))), ">=", V("c")),
)
e("cond1", "{w:this} is in your graveyard", n.InZone("graveyard", n.This(said=V("w"))))
SUSPENDED = n.AllTrue((n.InZone("exile"), n.Fits(n.This(), n.HasCounter("time"))), said="suspended")
e("cond1", "this card is suspended", SUSPENDED)

e("cond1", "{w:obj} is still on the battlefield", n.InZone("battlefield", V("w"), said="still"))
e("cond1", "{w:its} on the battlefield", n.InZone("battlefield", V("w"), said="'s"))
e(
    "cond1",
    "a library has {c:n} or fewer cards in it",
    n.Compare(
        n.Highest(n.EachPlayer(), n.CardsIn(n.CurrentPlayer(), "library"), least=True),
        "<=",
        V("c"),
        said="a library",
    ),
)
e(
    "cond1",
    "there are {c:n} or more {f:cards.p} total in all graveyards",
    n.Compare(n.Count(V("f"), ("graveyard",)), ">=", V("c"), said="total"),
)

# ------------------------------------------------ more than others have
HOW_MANY = n.Count(n.AllOf((V("f"), n.Controlled(n.CurrentPlayer()))))


def _count(who: Any) -> Any:
    return n.Count(n.AllOf((V("f"), n.Controlled(who))))


for others, words in (
    (n.OthersThan(V("p")), "each other player"),
    (n.EachOpponent(), "each opponent"),
):
    most = n.Highest(others, HOW_MANY)
    if words == "each other player":
        held = n.Compare(_count(V("p")), ">", most)
        e("cond1", "{p:one_who} controls more {f:perms.p} than each other player", held)
        others = n.OthersThan(n.You())
    more = n.Compare(_count(n.You()), ">", n.Highest(others, HOW_MANY))
    e("cond1", f"you control more {{f:perms.p}} than {words}", more)
    fewer = n.Compare(_count(n.You()), "<", n.Highest(others, HOW_MANY, True))
    e("cond1", f"you control fewer {{f:perms.p}} than {words}", fewer)
e(
    "cond1",
    "{p:one_who} controls more {f:perms.p} than {q:one_who}",
    n.Compare(_count(V("p")), ">", _count(V("q"))),
    penalty=2,
)
e(
    "cond1",
    "you control more {f:perms.p} than {q:one_who}",
    n.Compare(_count(n.You()), ">", _count(V("q"))),
)
e(
    "cond1",
    "there are exactly {c:n} {k:counter_kind} counters on {w:obj}",
    n.Compare(n.CountersOn(V("k"), V("w")), "=", V("c"), said="there"),
)
e(
    "cond1",
    "there is exactly one {k:counter_kind} counter on {w:obj}",
    n.Compare(n.CountersOn(V("k"), V("w")), "=", 1, said="there is"),
)
e("cond1", "it's not {p:poss.who} turn", n.Untrue(n.TurnOf(V("p"))))
e("cond1", "it's {p:poss.who} turn", n.TurnOf(V("p")), penalty=1)
e("cond1", "it's an opponent's turn", n.TurnOf(n.EachOpponent()))
e(
    "cond1",
    "all {f:perms.p} are {a:adjective}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Not(V("a"))))), said="all"),
)
e(
    "cond1",
    "all {f:perms.p} are {g:perms.p}",
    n.Untrue(n.Exists(n.AllOf((V("f"), n.Not(V("g"))))), said="all"),
)
e("cond1", "{w:its} not a token", n.Untrue(n.Fits(V("w"), n.IsToken()), said="'s not a"))
e(
    "cond1",
    "you control at least {c:n} {f:perms.p}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled()))), ">=", V("c"), said="least"),
)
e(
    "cond1",
    "{w:its} attacking alone",
    n.AllTrue(
        (n.Fits(V("w"), n.IsAttacking()), n.Compare(n.Count(n.IsAttacking()), "=", 1)), said="alone"
    ),
)
e(
    "cond1",
    "you have no land cards in hand",
    n.Untrue(n.Exists(n.AllOf((n.HasType("Land"), n.Owned())), ("hand",)), said="no cards"),
)
e(
    "cond1",
    "{w:poss.obj} toughness is {c:digits} or greater",
    n.Fits(V("w"), n.Number("toughness", ">=", V("c"))),
)
e(
    "cond1",
    "{w:obj} has toughness {c:digits} or greater",
    n.Fits(V("w"), n.Number("toughness", ">=", V("c")), said="has"),
)
e(
    "cond1",
    "defending player controls {c:n} or more {f:perms.p}",
    n.Compare(n.Count(n.AllOf((V("f"), n.Controlled(n.DefendingPlayer())))), ">=", V("c")),
)
OF_EACH = tuple(
    n.Exists(n.AllOf((n.HasType("Permanent"), n.HasColor(letter), n.Controlled())))
    for letter in "WUBRG"
)
e("cond1", "you control a permanent of each color", n.AllTrue(OF_EACH, said="each color"))

e("cond1", "two or more of {w:ref} have the same name", n.SomeShare("name", V("w")))

e(
    "cond1",
    "{w:obj} has the same mana value as {u:obj}",
    n.Fits(V("w"), n.Number("mana-value", "=", n.ManaValueOf(V("u"))), said="same"),
)
