"""If damage would be dealt, a card be drawn, life be gained: how much, and what happens, instead.

What would be dealt (`would`), how much is dealt instead (`changed`), to whom that is said to be
(`again`), and how much is prevented (`less`) are phrases of their own.
"""

from typing import Any

from ... import ir
from .grammar import V, e

n: Any = ir

THAT_MUCH = n.EventAmount()
YOURS = n.IsPlayer(n.You())
OPPONENT = n.EachOpponent()

# ------------------------------------------------ what would be dealt, by what, to whom
e("whom", "{t:erecipient}", V("t"))
e("whom", "you or {f:aperm}", n.AnyOf((YOURS, V("f"))))
e(
    "whom",
    "an opponent or a permanent an opponent controls",
    n.AnyOf((n.IsPlayer(OPPONENT), n.Controlled(OPPONENT))),
)
e("whom", "enchanted player", n.IsPlayer(n.PlayerOrController(n.AttachedTo(), said="enchanted")))
TO_ANY = n.Anything(said="any")
for combat, word in ((None, ""), (True, "combat "), (False, "noncombat ")):
    e(
        "would",
        f"{{s:dsource}} would deal {word}damage to {{t:whom}}",
        n.WouldBeDealt(V("s"), V("t"), combat),
    )
    e("would", f"{{s:dsource}} would deal {word}damage", n.WouldBeDealt(V("s"), TO_ANY, combat))
    e(
        "would",
        f"{word}damage would be dealt to {{t:whom}}",
        n.WouldBeDealt(n.Anything(), V("t"), combat),
    )
for words, limits in (("more", {"least": V("c")}), ("less", {"most": V("c")})):
    e(
        "would",
        f"{{s:dsource}} would deal {{c:digits}} or {words} damage to {{t:whom}}",
        n.WouldBeDealt(V("s"), V("t"), **limits),
    )

# ------------------------------------------------ so much is dealt instead
e("changed", "double that damage", n.Times(2, THAT_MUCH))
e("changed", "twice that much damage", n.Times(2, THAT_MUCH, said="twice"))
e("changed", "triple that damage", n.Times(3, THAT_MUCH))
e("changed", "that much damage plus {a:digits}", n.Plus(THAT_MUCH, V("a")))
e("changed", "that much damage minus {a:digits}", n.Minus(THAT_MUCH, V("a")))
e("changed", "half that damage, rounded down,", n.Half(THAT_MUCH))
e("changed", "half that damage, rounded up,", n.Half(THAT_MUCH, True))
e("changed", "{a:digits} damage", V("a"))
for noun in ("permanent or player", "player or permanent", "creature", "player", "permanent"):
    e("again", f"to that {noun}", noun)
    e(
        "xline",
        f"if {{w:would}}, that source deals {{a:changed}} to that {noun} instead.",
        n.Replacement(V("w"), amount=V("a"), said=f"source, {noun}"),
    )
for whom in ("you", "this creature", "equipped creature"):
    e("again", f"to {whom}", whom)
CHANGED = n.Replacement(V("w"), amount=V("a"))
e("xline", "if {w:would}, it deals {a:changed} instead.", CHANGED)
e(
    "xline",
    "if {w:would}, that source deals {a:changed} instead.",
    n.Replacement(V("w"), amount=V("a"), said="source"),
)
e(
    "xline",
    "if {w:would}, it deals {a:changed} {n:again} instead.",
    n.Replacement(V("w"), amount=V("a"), said=V("n")),
)
e("xclause", "if {w:would} this turn, it deals {a:changed} instead", n.Instead(CHANGED))
e(
    "xclause",
    "if {w:would} this turn, it deals {a:changed} {n:again} instead",
    n.Instead(CHANGED, said=V("n")),
)
ITS_CONTROLLER = n.ControllerOf(n.EventObject("source"))
e(
    "xline",
    "if {w:would}, it deals that damage to its controller instead.",
    n.Replacement(V("w"), recipient=ITS_CONTROLLER),
)

# ------------------------------------------------ so much is prevented
e("less", "that damage", "all")
e("less", "{a:digits} of that damage", V("a"))
e("less", "half that damage, rounded down", n.Half(THAT_MUCH))
e("less", "half that damage, rounded up", n.Half(THAT_MUCH, True))
e("less", "all but {a:digits} of that damage", n.Minus(THAT_MUCH, V("a")))
e("xline", "if {w:would}, prevent {a:less}.", n.Replacement(V("w"), prevent=V("a")))
for tail, condition, said in (
    ("", None, ""),
    (" while {c:cond}", V("c"), "while"),
):
    lead = f"if {{w:would}}{tail}, prevent {{a:less}}"
    also = n.Replacement(
        V("w"), condition=condition, prevent=V("a"), and_also=V("e"), said=said + "and"
    )
    e("xline", f"{lead} and {{e:clauses}}.", also)
e(
    "xline",
    "if {w:would} while {c:cond}, prevent {a:less}.",
    n.Replacement(V("w"), condition=V("c"), prevent=V("a"), said="while"),
)
e(
    "xline",
    "if {w:would}, prevent {a:less}. {e:body}",
    n.Replacement(V("w"), prevent=V("a"), and_also=V("e")),
)
e(
    "xline",
    "if {w:would}, prevent {a:less}, {e:clauses}, and {f:clauses}.",
    n.Replacement(V("w"), prevent=V("a"), and_also=n.Do((V("e"), V("f")), said="A")),
)
e(
    "xline",
    "if {w:would}, you may prevent X of that damage, where X is {a:amt}.",
    n.Replacement(V("w"), prevent=V("a"), optional=True, said="X"),
)
e(
    "xline",
    "if {w:would}, prevent X of that damage, where X is {a:amt}.",
    n.Replacement(V("w"), prevent=V("a"), said="X"),
)
e(
    "xline",
    "if {w:would}, prevent {a:digits} damage that spell would deal {n:again}.",
    n.Replacement(V("w"), prevent=V("a"), said=V("n")),
)

# ------------------------------------------------ other things that would happen
OTHERS = (("a player", n.EachPlayer()), ("an opponent", OPPONENT))
for words, kind in (("draw a card", n.WouldDraw), ("gain life", n.WouldGainLife)):
    e("would", f"you would {words}", kind())
    for whose, who in OTHERS:
        e("would", f"{whose} would {words}", kind(who))
e("would", "you would lose the game", n.WouldLose())

# ------------------------------------------------ something else happens
INSTEAD = n.Replacement(V("w"), V("e"))
e("xline", "if {w:would}, {e:clauses} instead.", INSTEAD, penalty=1)
e("xline", "if {w:would}, instead {e:body}", n.Replacement(V("w"), V("e"), said="first"))
e(
    "xline",
    "if {w:would}, you may {e:clauses} instead.",
    n.Replacement(V("w"), V("e"), optional=True),
)
e(
    "xline",
    "if {w:would}, you may instead {e:clauses}.",
    n.Replacement(V("w"), V("e"), optional=True, said="first"),
)
e("xline", "if {w:would}, you may skip that draw instead.", n.Replacement(V("w"), optional=True))
for words, may in (("you may skip", True), ("skip", False)):
    e(
        "xline",
        f"if {{w:would}} while {{c:cond}}, {words} that draw instead.",
        n.Replacement(V("w"), condition=V("c"), optional=may, said="while"),
    )
e(
    "xline",
    "if {w:would} while {c:cond}, {e:clauses} instead.",
    n.Replacement(V("w"), V("e"), condition=V("c"), said="while"),
    penalty=1,
)
e(
    "xline",
    "if {w:would} while {c:cond}, instead {e:body}",
    n.Replacement(V("w"), V("e"), condition=V("c"), said="while first"),
)
e(
    "xline",
    "if {w:would}, {e:clauses} instead. {f:body}",
    n.Replacement(V("w"), n.Do((V("e"), V("f")), said="!"), said="and then"),
    penalty=1,
)
FAILED = n.If(n.Untrue(n.Did("*")), V("f"))
e(
    "xline",
    "if {w:would}, {e:clauses} instead. if you can't, {f:clauses}.",
    n.Replacement(V("w"), n.Do((n.Let("*", V("e")), FAILED), said="!")),
)

# ------------------------------------------------ this turn
e("xclause", "if {w:would} this turn, {e:clauses} instead", n.Instead(INSTEAD))
e(
    "xclause",
    "the next time {w:would} this turn, {e:clauses} instead",
    n.Instead(INSTEAD, once=True),
)
e(
    "xclause",
    "the next time {w:would} this turn, instead {e:clauses}",
    n.Instead(INSTEAD, once=True, said="instead first"),
)
e(
    "xsentence",
    "until end of turn, if {w:would}, {e:clauses} instead",
    n.Instead(INSTEAD, said="until"),
)
