"""What spells cost more or less to cast: laws (see table_laws) said of spells."""

from typing import Any

from ... import ir
from .grammar import V, e

n: Any = ir

e("cast_how", "{z:post.p}", V("z"))
e("cast_how", "from your graveyard", n.CastFrom("graveyard", said="your"))
e("cast_how", "from exile", n.CastFrom("exile"))
e("cast_how", "from anywhere other than your hand", n.Not(n.CastFrom("hand"), said="your"))
SOME = n.AllOf((V("f"), V("z")))
for whose, who in (("", None), (" you cast", n.You()), (" your opponents cast", n.EachOpponent())):
    for more, word in ((False, "less"), (True, "more")):
        lead = f"{{f:spells.p}}{whose}"
        cost = f"cost {{g:generic}} {word} to cast"
        e("law", f"{lead} {cost}", (n.CostChange(V("f"), V("g"), who, more=more),))
        e(
            "law",
            f"{lead} cost {{1}} {word} to cast for each {{c:each}}",
            (n.CostChange(V("f"), V("c"), who, more=more, said="each"),),
        )
        e(
            "law",
            f"{lead} cost {{X}} {word} to cast, where X is {{a:amt}}",
            (n.CostChange(V("f"), V("a"), who, more=more, said="X"),),
        )
        if whose:
            e(
                "law",
                f"{lead} {{z:cast_how}} {cost}",
                (n.CostChange(SOME, V("g"), who, more=more, said="after"),),
            )
            e(
                "xclause",
                f"{lead} this turn {cost}",
                n.Apply((n.CostChange(V("f"), V("g"), who, more=more),)),
            )

# ------------------------------------------------ the first of a turn
for word, before in (("first", 0), ("second", 1)):
    e(
        "xline",
        f"the {word} {{f:spells.s}} you cast each turn costs {{g:generic}} less to cast.",
        n.Static(
            (n.CostChange(V("f"), V("g")),),
            condition=n.Compare(n.SpellsCast(V("f")), "=", before),
            said=word,
        ),
    )
