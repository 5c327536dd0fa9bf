"""Words of mechanics of later years, whole ways of playing: what lies face down or aside."""

from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir

# ------------------------------------------------ face down
for verb, cloak in (("manifest", False), ("cloak", True)):
    top = f"{verb}* the top card of {{your}} library"
    e("vp", top, n.Manifest(1, SUBJ, cloak=cloak))
    tops = f"{verb}* the top {{c:n}} cards of {{your}} library"
    e("vp", tops, n.Manifest(V("c"), SUBJ, cloak=cloak))
    hand = n.Choose(n.Owned(SUBJ), zones=("hand",))
    e("vp", f"{verb}* a card from {{your}} hand", n.Manifest(1, SUBJ, hand, cloak))
    e("vp", f"{verb}* {{w:obj}}", n.Manifest(1, SUBJ, V("w"), cloak), penalty=2)
e("vp", "manifest* dread", n.ManifestDread(SUBJ))

# ------------------------------------------------ laid aside
e("vp", "become* plotted", n.Plot(SUBJ))
e("cond1", "this spell was foretold", n.CostPaid("foretell"))
