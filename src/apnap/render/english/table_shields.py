"""Damage that is prevented, dealt to another, or doubled, for a while.

"The next time ... would deal damage" is said of shields (PreventDamage, RedirectDamage) that name
their source and recipient in their own nodes; for what happens instead see table_would.
"""

from typing import Any

from ... import ir
from .grammar import V, e
from .nouns import DEALERS

n: Any = ir


# ------------------------------------------------ prevention
NEXT = "prevent the next {a:digits} damage that would be dealt to {t:recipient} this turn"
e("xclause", NEXT, n.PreventDamage(V("a"), (V("t"),)))
e(
    "xclause",
    "prevent the next {a:digits} damage that would be dealt to {w:obj} this turn",
    n.PreventDamage(V("a"), (V("w"),)),
    penalty=1,
)
e(
    "xclause",
    "prevent the next {a:digits} damage that would be dealt this turn to {t:recipient}",
    n.PreventDamage(V("a"), (V("t"),), said="late"),
)
e(
    "xclause",
    "prevent all combat damage that would be dealt this turn",
    n.PreventDamage(combat=True),
)
e("xclause", "prevent all damage that would be dealt this turn", n.PreventDamage())
e(
    "xclause",
    "prevent all damage that would be dealt to {t:recipient} this turn",
    n.PreventDamage(to=(V("t"),)),
)
e(
    "xclause",
    "prevent all damage that would be dealt this turn to {t:recipient}",
    n.PreventDamage(to=(V("t"),), said="late"),
)
e(
    "xclause",
    "prevent all combat damage that would be dealt to {t:recipient} this turn",
    n.PreventDamage(to=(V("t"),), combat=True),
)
e(
    "xclause",
    "prevent all combat damage that would be dealt this turn to {t:recipient}",
    n.PreventDamage(to=(V("t"),), combat=True, said="late"),
)
e(
    "xclause",
    "prevent all damage {t:obj} would deal this turn",
    n.PreventDamage(source_ref=V("t"), said="active"),
)
e(
    "xclause",
    "prevent all combat damage {t:obj} would deal this turn",
    n.PreventDamage(source_ref=V("t"), combat=True, said="active"),
)
e(
    "xclause",
    "prevent all damage that would be dealt by {t:obj} this turn",
    n.PreventDamage(source_ref=V("t")),
)
e(
    "xclause",
    "prevent all combat damage that would be dealt by {t:obj} this turn",
    n.PreventDamage(source_ref=V("t"), combat=True),
)
e(
    "xclause",
    "prevent all damage that would be dealt this turn by {t:obj}",
    n.PreventDamage(source_ref=V("t"), said="late"),
)
e(
    "xclause",
    "prevent all combat damage that would be dealt this turn by {t:obj}",
    n.PreventDamage(source_ref=V("t"), combat=True, said="late"),
)
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage to {t:recipient} this "
    "turn, prevent that damage",
    n.PreventDamage(to=(V("t"),), source=V("s"), chosen_source=True, next_only=True),
)
e(
    "xclause",
    "prevent the next {a:digits} damage that would be dealt to {t:recipient} this turn by "
    "{s:asource} of your choice",
    n.PreventDamage(V("a"), to=(V("t"),), source=V("s"), chosen_source=True),
)
e(
    "xclause",
    "prevent all damage that would be dealt to {t:recipient} this turn by {s:asource} of "
    "your choice",
    n.PreventDamage(to=(V("t"),), source=V("s"), chosen_source=True),
)
e(
    "xclause",
    "the next {a:digits} damage that would be dealt to {t:recipient} this turn is dealt "
    "to {u:recipient} instead",
    n.RedirectDamage((V("t"),), V("u"), V("a")),
)
e("xclause", "damage can't be prevented this turn", n.Apply((n.DamageWontPrevent(),)))
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage to {t:recipient} this "
    "turn, that damage is dealt to {u:recipient} instead",
    n.RedirectDamage((V("t"),), V("u"), chosen_source=True, next_only=True, source=V("s")),
)
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage to {t:recipient} this "
    "turn, that source deals that damage to {u:recipient} instead",
    n.RedirectDamage(
        (V("t"),), V("u"), chosen_source=True, next_only=True, source=V("s"), said="active"
    ),
)
e(
    "xclause",
    "all damage that would be dealt to {t:recipient} this turn is dealt to {u:recipient} instead",
    n.RedirectDamage((V("t"),), V("u")),
)
e(
    "xclause",
    "all damage that would be dealt this turn to {t:recipient} is dealt to {u:recipient} instead",
    n.RedirectDamage((V("t"),), V("u"), said="late"),
)
e(
    "xclause",
    "the next {a:digits} damage that would be dealt this turn to {t:recipient} is dealt "
    "to {u:recipient} instead",
    n.RedirectDamage((V("t"),), V("u"), V("a"), said="late"),
)

for combat, word in ((None, ""), (True, "combat ")):
    lead = f"prevent all {word}damage that would be dealt"
    e(
        "xclause",
        f"{lead} to {{t:recipient}} and {{u:whole_set}} this turn",
        n.PreventDamage(to=(V("t"), V("u")), combat=combat),
    )
    e(
        "xclause",
        f"{lead} this turn to {{t:recipient}} and {{u:whole_set}}",
        n.PreventDamage(to=(V("t"), V("u")), combat=combat, said="late"),
    )
    e(
        "xclause",
        f"{lead} by {{f:perms.p}} this turn",
        n.PreventDamage(source=DEALERS, combat=combat),
    )
    e(
        "xclause",
        f"{lead} this turn by {{f:perms.p}}",
        n.PreventDamage(source=DEALERS, combat=combat, said="late"),
    )
    e(
        "xclause",
        f"{lead} to {{t:recipient}} this turn by {{f:perms.p}}",
        n.PreventDamage(to=(V("t"),), source=DEALERS, combat=combat),
    )
    e(
        "xclause",
        f"{lead} this turn to {{t:recipient}} by {{f:perms.p}}",
        n.PreventDamage(to=(V("t"),), source=DEALERS, combat=combat, said="late"),
    )
e(
    "xclause",
    "prevent all damage {s:asource} of your choice would deal this turn",
    n.PreventDamage(source=V("s"), chosen_source=True),
)
e(
    "xclause",
    "the next time damage would be dealt to {t:recipient} this turn, prevent that damage",
    n.PreventDamage(to=(V("t"),), next_only=True),
)

for combat, word in ((None, ""), (True, "combat ")):
    lead = f"prevent all {word}damage that would be dealt"
    e(
        "xclause",
        f"{lead} to {{f:perms.p}} this turn",
        n.PreventDamage(to_filter=V("f"), combat=combat),
    )
    e(
        "xclause",
        f"{lead} this turn to {{f:perms.p}}",
        n.PreventDamage(to_filter=V("f"), combat=combat, said="late"),
    )
e(
    "xclause",
    "the next time damage would be dealt to {t:recipient} this turn, that damage is dealt to "
    "{u:recipient} instead",
    n.RedirectDamage((V("t"),), V("u"), next_only=True),
)

e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage this turn, that damage is dealt to "
    "{u:recipient} instead",
    n.RedirectDamage((), V("u"), chosen_source=True, next_only=True, source=V("s")),
)

for combat, word in ((None, ""), (True, "combat ")):
    e(
        "xclause",
        f"prevent all {word}damage {{f:perms.p}} would deal this turn",
        n.PreventDamage(source=DEALERS, combat=combat, said="active"),
    )
    e(
        "xclause",
        f"prevent all {word}damage that {{f:sources.p}} would deal this turn",
        n.PreventDamage(source=V("f"), combat=combat, said="active sources"),
    )
e(
    "xclause",
    "prevent the next {a:digits} damage that would be dealt this turn to {t:divided}, divided as "
    "you choose",
    n.PreventDamage(V("a"), (V("t"),), said="late", divided=True),
)

# ------------------------------------------------ shields against a source of one's choice
for late, lead in (
    (True, "would be dealt this turn to {t:recipient}"),
    (False, "would be dealt to {t:recipient} this turn"),
):
    e(
        "xclause",
        f"all damage that {lead} by {{s:asource}} of your choice is dealt to {{u:recipient}} "
        "instead",
        n.RedirectDamage(
            (V("t"),), V("u"), chosen_source=True, source=V("s"), said="late" if late else ""
        ),
    )
    e(
        "xclause",
        f"all damage that {lead} by {{s:ref}} is dealt to {{u:recipient}} instead",
        n.RedirectDamage((V("t"),), V("u"), source=n.Is(V("s")), said="late by" if late else "by"),
    )
e(
    "xclause",
    "the next time {s:asource} of your choice would deal damage this turn, prevent that damage",
    n.PreventDamage(source=V("s"), chosen_source=True, next_only=True),
)
CHOSEN = n.AllOf((n.OfChosen("color"), V("s")))
e(
    "xclause",
    "the next time {w:ref} would deal damage to {t:recipient} this turn, prevent that damage",
    n.PreventDamage(to=(V("t"),), source_ref=V("w"), next_only=True),
)
e(
    "xclause",
    "the next time {w:ref} would deal damage this turn, prevent that damage",
    n.PreventDamage(source_ref=V("w"), next_only=True),
)
e(
    "xclause",
    "prevent the next {a:digits} damage that would be dealt to {f:each_of} and {g:each_of} "
    "this turn",
    n.PreventDamage(V("a"), (V("f"), V("g"))),
)
for combat, word in ((None, ""), (True, "combat ")):
    for place, lead in (
        ("", f"all {word}damage that would be dealt to {{t:erecipient}} {{by}}this turn"),
        ("late", f"all {word}damage that would be dealt to {{t:erecipient}} this turn{{by}}"),
    ):
        sources = [("", n.Anything())]
        if place:
            sources.append((" by {s:ref}", n.Is(V("s"))))
        else:
            sources.append(("by {f:perms.p} ", DEALERS))
        for by, source in sources:
            if not combat and (place or not by):
                continue
            if place and not by:
                continue
            text = lead.replace("{by}", by)
            made = n.Replacement(n.WouldBeDealt(source, V("t"), combat), recipient=V("u"))
            e("xclause", f"{text} is dealt to {{u:recipient}} instead", n.Instead(made, said=place))
    e(
        "xclause",
        f"the next time {{s:ref}} would deal {word}damage to {{t:erecipient}} this turn, it deals "
        "that damage to {u:recipient} instead",
        n.Instead(
            n.Replacement(n.WouldBeDealt(n.Is(V("s")), V("t"), combat), recipient=V("u")),
            once=True,
        ),
    )
    if combat:
        e(
            "xclause",
            "the next time {s:ref} would deal combat damage this turn, prevent that damage",
            n.PreventDamage(source_ref=V("s"), next_only=True, combat=True),
        )
    DOUBLE = n.Times(2, n.EventAmount())
    e(
        "xclause",
        f"the next time {{s:ref}} would deal {word}damage this turn, it deals double that damage "
        "instead",
        n.Instead(
            n.Replacement(n.WouldBeDealt(n.Is(V("s")), combat=combat), amount=DOUBLE), once=True
        ),
    )
# ------------------------------------------------ a source chosen for its colour, type or ability
for quality, made in (
    ("{s:asource} of your choice of the chosen color", n.AllOf((V("s"), n.OfChosen("color")))),
    ("{s:asource} of your choice with {k:keyword_name}", n.AllOf((V("s"), n.HasKeyword(V("k"))))),
):
    e(
        "xclause",
        f"the next time {quality} would deal damage to {{t:recipient}} this turn, prevent that "
        "damage",
        n.PreventDamage(to=(V("t"),), source=made, chosen_source=True, next_only=True),
    )
TYPED = n.AllOf((n.HasType("Creature"), n.OfChosen("type"), n.IsPermanent()))
e(
    "xclause",
    "the next time a creature of the chosen type would deal damage to you this turn, prevent that "
    "damage",
    n.Instead(n.Replacement(n.WouldBeDealt(TYPED, n.IsPlayer(n.You())), prevent="all"), once=True),
)
