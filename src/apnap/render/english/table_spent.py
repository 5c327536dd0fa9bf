"""Mana: what was spent on a spell, what mana may be spent on, how long it stays."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ what was spent to cast the spell
ONE, TWO = n.ManaSpent(V("m")), n.ManaSpent(V("k"))
WAS = "was spent to cast this spell"
e(
    "xclause",
    f"you gain {{a:mass.life}} if {{m:one_mana}} {WAS} and {{b:mass.life}} if {{k:one_mana}} {WAS}",
    n.Do(
        (n.If(ONE, n.GainLife(V("a")), said="post"), n.If(TWO, n.GainLife(V("b")), said="post")),
        said="!",
    ),
)
e(
    "xsentence",
    f"{{e:clauses}} if {{m:one_mana}} {WAS}, and {{f:clauses}} if {{k:one_mana}} {WAS}",
    n.Do((n.If(ONE, V("e"), said="post"), n.If(TWO, V("f"), said="post")), said="%"),
)
e(
    "vp",
    f"can't play lands this turn if {{m:one_mana}} {WAS} and can't cast {{f:spells.p}} this turn "
    f"if {{k:one_mana}} {WAS}",
    n.Do(
        (
            n.If(ONE, n.Apply((n.CantPlayLands(who=SUBJ),)), said="post"),
            n.If(TWO, n.Apply((n.CantCast(V("f"), SUBJ),)), said="post"),
        ),
        said="!",
    ),
)

# ------------------------------------------------ how much mana there is
e("amt", "the amount of unspent mana you have", n.UnspentMana())
e(
    "cond1",
    "{w:poss.obj} mana value is equal to {a:amt}",
    n.Compare(n.ManaValueOf(V("w")), "=", V("a")),
)
e("vp", "add* {a:that_much} {m:mana}", n.AddMana((V("m"),), SUBJ, V("a"), said="that much"))

# ------------------------------------------------ lands with mana abilities
for words, kind, only in (
    ("with mana abilities", "mana", "p"),
    ("with an activated ability that isn't a mana ability", "other", "s"),
    ("that has an activated ability with {T} in its cost", "tap", "s"),
):
    e("post", words, n.HasActivated(kind), only=only)

# ------------------------------------------------ what pays for X
for word, letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    e("xline", f"spend only {word} mana on X.", n.CastRule(x_mana=letter))
