"""Mana: "add {G}", "add one mana of any color"."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

e("vp", "add* {m:mana}", n.AddMana((V("m"),), SUBJ))
e("vp", "add* {a:mana} or {b:mana}", n.AddMana((V("a"), V("b")), SUBJ))
e("vp", "add* {a:mana}, {b:mana}, or {c:mana}", n.AddMana((V("a"), V("b"), V("c")), SUBJ))
e("vp", "add* one mana of any color", n.AddMana(who=SUBJ, any_color=True))
EACH_ANY = n.AddMana(who=SUBJ, combination="WUBRG", said="one")  # for each ..., its own colour
e("vp", "add* one mana of any color", EACH_ANY)
e("vp", "add* {c:n} mana of any one color", n.AddMana(who=SUBJ, count=V("c"), any_color=True))
e("vp", "add* one mana of the chosen color", n.AddMana(who=SUBJ, chosen="color"))
e(
    "vp",
    "add* {c:digits} mana of any one color",
    n.AddMana(who=SUBJ, count=V("c"), any_color=True, said="X"),
)
e("vp", "add* an additional {m:mana}", n.AddMana((V("m"),), SUBJ, said="additional"))
e(
    "vp",
    "add* an amount of {m:mana} equal to {a:amt}",
    n.AddMana((V("m"),), SUBJ, V("a"), said="amount"),
)
e(
    "vp",
    "add* {c:n} mana in any combination of colors",
    n.AddMana(who=SUBJ, count=V("c"), combination="WUBRG"),
)
e("vp", "add* one mana of any type that land produced", n.AddMana(who=SUBJ, event=True))
e(
    "vp",
    "add* {c:n} mana in any combination of {k:mana_pair}",
    n.AddMana(who=SUBJ, count=V("c"), combination=V("k")),
)
e(
    "vp",
    "add* 1 mana of any color",
    n.AddMana(who=SUBJ, count=1, any_color=True, said="any"),
)
e(
    "vp",
    "add* an additional one mana of any color",
    n.AddMana(who=SUBJ, any_color=True, said="additional"),
)
e(
    "vp",
    "add* {m:mana} or one mana of the chosen color",
    n.AddMana((V("m"),), who=SUBJ, chosen="color", said="or"),
)

for word in ("color", "type"):
    e(
        "vp",
        f"add* one mana of any {word} that {{f:aperm}} could produce",
        n.AddMana(who=SUBJ, produced_by=n.All(V("f")), of_types=word == "type"),
        penalty=1,
    )
    e(
        "vp",
        f"add* one mana of any {word} {{w:ref}} could produce",
        n.AddMana(who=SUBJ, produced_by=V("w"), of_types=word == "type"),
        penalty=1,
    )
e(
    "vp",
    "add* an additional {c:n} mana in any combination of colors",
    n.AddMana(who=SUBJ, count=V("c"), combination="WUBRG", said="additional"),
)
e(
    "vp",
    "add* an additional one mana of the chosen color",
    n.AddMana(who=SUBJ, chosen="color", said="additional"),
)

# ------------------------------------------------ what mana may be spent on
USED = n.AllOf((n.IsAbility("activated"), n.FromSource(V("f"))))
e("mana_use", "activate abilities of {f:perms.p}", USED)
e("mana_use", "cast {g:spells.p} or activate abilities of {f:perms.p}", n.AnyOf((V("g"), USED)))
e(
    "mana_use",
    "cast {g:aspell} or activate an ability of {f:aperm}",
    n.AnyOf((V("g"), USED), said="one"),
)
