"""Damage: what is prevented, changed or dealt to another, and for how long."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e
from .nouns import DEALERS

n: Any = ir

PLAYERS = n.IsPlayer()
SPELL = n.AllOf((n.IsSpell(), V("f")))
THAT_MUCH = n.EventAmount()

# ------------------------------------------------ prevented as long as the ability is there
for combat, word in ((None, ""), (True, "combat ")):
    e(
        "xline",
        f"prevent all {word}damage that would be dealt by {{f:spells.p}}.",
        n.Replacement(n.WouldBeDealt(SPELL, n.Anything(), combat), prevent="all", said="plural"),
    )
e(
    "xline",
    "as long as {c:cond}, prevent all damage that would be dealt to {w:obj} by {f:spells.p}.",
    n.Replacement(
        n.WouldBeDealt(SPELL, n.Is(V("w"))), condition=V("c"), prevent="all", said="long"
    ),
)
for combat, word in ((None, ""), (True, "combat ")):
    e(
        "xline",
        f"as long as {{c:cond}}, prevent all {word}damage it would deal and it {{p:sparts.s/it}}.",
        (
            n.Replacement(
                n.WouldBeDealt(n.Is(n.This()), combat=combat), condition=V("c"), prevent="all"
            ),
            n.Static(V("p"), n.This(), V("c"), said="pair"),
        ),
    )

# ------------------------------------------------ more or less than would be dealt
EITHER = "that permanent or player instead"
for source, told in (("{s:dsource}", ""), ("any source", "any")):
    now = f"if {source}"
    who = V("s") if not told else n.AllOf(())
    e(
        "xclause",
        f"{now} would deal {{c:digits}} or more damage to a permanent or player this turn, it "
        f"deals {{a:digits}} damage to {EITHER}",
        n.Instead(n.Replacement(n.WouldBeDealt(who, least=V("c")), amount=V("a")), said=told),
    )
TWICE = n.Times(2, THAT_MUCH)
e(
    "xclause",
    "if any {s:sources.s} would deal damage to a permanent or player this turn, it deals double "
    f"that damage to {EITHER}",
    n.Instead(n.Replacement(n.WouldBeDealt(V("s")), amount=TWICE), said="any"),
)
e(
    "xclause",
    "each time {w:ref} would deal damage to a permanent or player this turn, it deals double that "
    f"damage to {EITHER}",
    n.Instead(n.Replacement(n.WouldBeDealt(n.Is(V("w"))), amount=TWICE), said="each time"),
)

# ------------------------------------------------ prevented this turn
e(
    "xclause",
    "prevent all damage that {f:perms.p} would deal to players this turn",
    n.PreventDamage(source=DEALERS, to_filter=PLAYERS, said="active"),
)
e(
    "xclause",
    "prevent all damage that {f:sources.p} and {g:sources.p} would deal this turn",
    n.PreventDamage(source=n.AnyOf((V("f"), V("g"))), said="two"),
)
e(
    "xclause",
    "the next time {s:aperm} of your choice with {k:keyword_name} would deal damage to "
    "{t:recipient} this turn, prevent that damage",
    n.PreventDamage(
        to=(V("t"),),
        source=n.AllOf((V("s"), n.HasKeyword(V("k")), n.IsPermanent())),
        chosen_source=True,
        next_only=True,
        said="with",
    ),
)

# ------------------------------------------------ what is said of damage that was prevented
APART = n.Not(n.Is(n.EventObject()))
SOURCE = n.EventObject("source")
e(
    "cond1",
    "damage from {s:asource} is prevented this way",
    n.Fits(SOURCE, V("s"), said="prevented"),
)
e("cond1", "damage is prevented this way", n.Compare(THAT_MUCH, ">=", 1, said="prevented"))
e(
    "xsentence",
    "whenever damage from {s:asource} is prevented this way this turn, {e:clauses}",
    n.If(n.Fits(SOURCE, V("s"), said="prevented"), V("e"), said="whenever"),
)
e(
    "xclause",
    "exile a card from your graveyard for each {c:each}",
    n.Move(n.Choose(n.Owned(), V("c"), V("c"), zones=("graveyard",)), "exile", verb="exile"),
)
e(
    "vp",
    "exile* {c:n} cards from the top of {your} library",
    n.Move(n.Top(SUBJ, V("c")), "exile", verb="exile", said="from"),
)
e(
    "vp",
    "exile* cards from the top of {your} library equal to {c:amt}",
    n.Move(n.Top(SUBJ, V("c")), "exile", verb="exile", said="equal"),
)

# ------------------------------------------------ a part of it
SHARES = (
    ("half that damage, rounded down", n.Half(THAT_MUCH)),
    ("half that damage, rounded up", n.Half(THAT_MUCH, True)),
    ("all but {c:digits} of that damage", n.Minus(THAT_MUCH, V("c"))),
)
CHOICE = (
    ("{s:asource} of your choice would deal damage", None, ""),
    ("{s:aperm} of your choice would deal combat damage", True, "perm"),
)
for share, amount in SHARES:
    for source, combat, said in CHOICE:
        e(
            "xclause",
            f"the next time {source} to {{t:recipient}} this turn, prevent {share}",
            n.PreventDamage(
                to=(V("t"),),
                source=V("s"),
                chosen_source=True,
                next_only=True,
                combat=combat,
                share=amount,
                said=said,
            ),
        )

# ------------------------------------------------ dealt by the next source, to several, to another
GROUP = n.AnyOf((n.IsPlayer(n.You()), n.AllOf((V("f"), n.Controlled()))))
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage to you and/or {f:perms.p} you "
    "control this turn, prevent that damage",
    n.PreventDamage(to_filter=GROUP, source=V("s"), chosen_source=True, next_only=True),
)
e(
    "xclause",
    "prevent the next {a:digits} damage that {s:asource} of your choice would deal to you and/or "
    "{f:perms.p} you control this turn",
    n.PreventDamage(V("a"), to_filter=GROUP, source=V("s"), chosen_source=True),
)
e(
    "xclause",
    "the next time damage would be dealt to {t:recipient} and/or you this turn, that damage is "
    "dealt to {u:recipient} instead",
    n.RedirectDamage((V("t"), n.You()), V("u"), next_only=True, said="and/or"),
)
ITS_CONTROLLER = n.ControllerOf(SOURCE)
TO_IT = n.Replacement(n.WouldBeDealt(V("s"), V("t")), recipient=ITS_CONTROLLER)
e(
    "xclause",
    "the next time {s:esource} would deal damage to {t:erecipient} this turn, that spell deals "
    "that damage to its controller instead",
    n.Instead(TO_IT, once=True),
)
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage this turn, that damage is dealt to "
    "that source's controller instead",
    n.Instead(
        n.Replacement(n.WouldBeDealt(n.AllOf(())), recipient=ITS_CONTROLLER),
        once=True,
        chosen=V("s"),
    ),
)
ALSO = n.Damage(THAT_MUCH, (ITS_CONTROLLER,), V("w"))
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage to {t:erecipient} this turn, "
    "instead that source deals that much damage to you and {w:obj} deals that much damage to that "
    "source's controller",
    n.Instead(
        n.Replacement(n.WouldBeDealt(n.AllOf(()), V("t")), and_also=ALSO), once=True, chosen=V("s")
    ),
)
e(
    "xclause",
    "all damage that would be dealt this turn by {w:obj} is dealt to that spell's controller "
    "instead",
    n.Instead(
        n.Replacement(n.WouldBeDealt(n.Is(V("w"))), recipient=n.ControllerOf(V("w"))), said="spell"
    ),
)
for combat, word in ((None, ""), (True, "combat ")):
    e(
        "xclause",
        f"the next time {{s:ref}} would deal {word}damage this turn, it deals that damage to "
        "{u:recipient} instead",
        n.Instead(
            n.Replacement(n.WouldBeDealt(n.Is(V("s")), combat=combat), recipient=V("u")), once=True
        ),
    )
    e(
        "xclause",
        f"the next time {{s:obj}} would deal {word}damage to {{t:erecipient}} this turn, that "
        "creature deals that damage to itself instead",
        n.Instead(
            n.Replacement(n.WouldBeDealt(n.Is(V("s")), V("t"), combat), recipient=V("s")),
            once=True,
            said="itself",
        ),
    )
e(
    "xclause",
    "the next time damage would be dealt to {w:obj} this turn, destroy that creature instead",
    n.Instead(n.Replacement(n.WouldBeDealt(to=n.Is(V("w"))), n.Destroy(V("w"))), once=True),
)
e(
    "xclause",
    "prevent the next {a:digits} damage that would be dealt by {w:obj} this turn",
    n.PreventDamage(V("a"), source_ref=V("w")),
)
e(
    "xline",
    "prevent all damage that would be dealt to {f:aperm} by another creature if they share a "
    "color.",
    n.Replacement(
        n.WouldBeDealt(
            n.AllOf(
                (
                    n.HasType("Creature"),
                    n.SharesWith("color", n.EventObject()),
                    APART,
                    n.IsPermanent(),
                )
            ),
            V("f"),
        ),
        prevent="all",
        said="share",
    ),
)

# ------------------------------------------------ dealt evenly, in addition, under conditions
DEAL = "deal* {a:mass.damage} "
EVENLY = DEAL + "divided evenly, rounded down, among "
PER_ONE = n.Damage(V("a"), (n.All(V("f")),), SUBJ, evenly=True)
e("vp", EVENLY + "all {f:perms.p}", PER_ONE)
PER_TARGET = n.Damage(V("a"), (V("t"),), SUBJ, evenly=True)
e("vp", EVENLY + "{t:many_targets}", PER_TARGET)
for words in (
    "{t:recipient} and {b:digits} additional damage to {u:recipient}",
    "{t:recipient} and an additional {b:digits} damage to {u:recipient}",
):
    said = "an additional" if "an additional" in words else "additional"
    e(
        "vp",
        f"{DEAL}to {words}",
        n.AtOnce((n.Damage(V("a"), (V("t"),), SUBJ), n.Damage(V("b"), (V("u"),), SUBJ)), said=said),
    )
e(
    "vp",
    DEAL + "to {t:recipient} if {c:cond} and {b:mass.damage} to {u:recipient} if {d:cond}",
    n.AtOnce(
        (
            n.If(V("c"), n.Damage(V("a"), (V("t"),), SUBJ)),
            n.If(V("d"), n.Damage(V("b"), (V("u"),), SUBJ)),
        )
    ),
)
e(
    "vp",
    DEAL + "to {t:recipient}, and {b:mass.damage} to {u:recipient}",
    n.AtOnce((n.Damage(V("a"), (V("t"),), SUBJ), n.Damage(V("b"), (V("u"),), SUBJ)), said=","),
)
e(
    "vp",
    "deal* damage to {t:recipient} and {u:recipient} equal to {a:amt}",
    n.Damage(V("a"), (V("t"), V("u")), SUBJ, said="equal"),
)
e(
    "xclause",
    "prevent all damage that would be dealt this turn by {s:asource} of your choice that shares a "
    "color with {w:ref}",
    n.PreventDamage(source=n.AllOf((V("s"), n.SharesWith("color", V("w")))), chosen_source=True),
)
e("post", "of the last chosen color", n.OfChosen("color", said="last"))
