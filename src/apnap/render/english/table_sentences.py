"""Sentences: conditions before and after, unless, delayed triggers, for each."""

from ... import ir as n
from .grammar import SUBJ, V, e  # noqa: F401

e("xsentence", "if {c:cond}, {e:clauses}", n.If(V("c"), V("e")), penalty=1)
e("xsentence", "{e:clauses} if {c:cond}", n.If(V("c"), V("e"), said="post"))
e("xsentence", "{e:clauses} unless you {c:payments.y/you}", n.PayOr(V("c"), n.You(), unpaid=V("e")))
e("xsentence", "{e:clauses} unless {p:who.s} {c:payments.s/they}", n.PayOr(V("c"), V("p"), unpaid=V("e")))

# ------------------------------------------------ delayed
LATER = (
    ("at the beginning of the next end step", n.StepBegins("end", None)),
    ("at the beginning of your next end step", n.StepBegins("end")),
    ("at the beginning of the next turn's upkeep", n.StepBegins("upkeep", None)),
    ("at the beginning of your next upkeep", n.StepBegins("upkeep")),
    ("at the beginning of the next cleanup step", n.StepBegins("cleanup", None)),
    ("at end of combat", n.StepBegins("end_of_combat", None)),
)
for words, when in LATER:
    e("xsentence", f"{{e:clauses}} {words}", n.Delay(when, V("e")))
    e("xsentence", f"{words}, {{e:clauses}}", n.Delay(when, V("e"), said="pre"))
e("xsentence", "when {w:event} this turn, {e:clauses}", n.Delay(V("w"), V("e"), duration="turn"))
e("xsentence", "whenever {w:event} this turn, {e:clauses}", n.Delay(V("w"), V("e"), once=False, duration="turn"))

# ------------------------------------------------ for a while, said first
for words, duration in (("until end of turn", "turn"), ("until your next turn", "your-next-turn")):
    e("xsentence", f"{words}, {{w:plural_subject}} {{p:dparts.p/they}}", n.Apply(V("p"), V("w"), duration, said="pre"))
    e("xsentence", f"{words}, {{w:singular_subject}} {{p:dparts.s/it}}", n.Apply(V("p"), V("w"), duration, said="pre"))

# ------------------------------------------------ prevention
NEXT = "prevent the next {a:digits} damage that would be dealt to {t:recipient} this turn"
e("xclause", NEXT, n.PreventDamage(V("a"), (V("t"),)))
e("xclause", "prevent the next {a:digits} damage that would be dealt this turn to {t:recipient}", n.PreventDamage(V("a"), (V("t"),), said="late"))
e("xclause", "prevent all combat damage that would be dealt this turn", n.PreventDamage(combat=True))
e("xclause", "prevent all damage that would be dealt this turn", n.PreventDamage())
e("xclause", "prevent all damage that would be dealt to {t:recipient} this turn", n.PreventDamage(to=(V("t"),)))
e("xclause", "prevent all damage that would be dealt this turn to {t:recipient}", n.PreventDamage(to=(V("t"),), said="late"))
e("xclause", "prevent all combat damage that would be dealt to {t:recipient} this turn", n.PreventDamage(to=(V("t"),), combat=True))
e("xclause", "prevent all combat damage that would be dealt this turn to {t:recipient}", n.PreventDamage(to=(V("t"),), combat=True, said="late"))
e("xclause", "prevent all damage {t:obj} would deal this turn", n.PreventDamage(source_ref=V("t"), said="active"))
e("xclause", "prevent all combat damage {t:obj} would deal this turn", n.PreventDamage(source_ref=V("t"), combat=True, said="active"))
e("xclause", "prevent all damage that would be dealt by {t:obj} this turn", n.PreventDamage(source_ref=V("t")))
e("xclause", "prevent all combat damage that would be dealt by {t:obj} this turn", n.PreventDamage(source_ref=V("t"), combat=True))
e("xclause", "prevent all damage that would be dealt this turn by {t:obj}", n.PreventDamage(source_ref=V("t"), said="late"))
e("xclause", "prevent all combat damage that would be dealt this turn by {t:obj}", n.PreventDamage(source_ref=V("t"), combat=True, said="late"))
e("xclause", "the next time {s:asource} of your choice would deal damage to {t:recipient} this turn, prevent that damage",
  n.PreventDamage(to=(V("t"),), source=V("s"), chosen_source=True, next_only=True))
e("xclause", "prevent the next {a:digits} damage that would be dealt to {t:recipient} this turn by {s:asource} of your choice",
  n.PreventDamage(V("a"), to=(V("t"),), source=V("s"), chosen_source=True))
e("xclause", "prevent all damage that would be dealt to {t:recipient} this turn by {s:asource} of your choice",
  n.PreventDamage(to=(V("t"),), source=V("s"), chosen_source=True))
e("xclause", "the next {a:digits} damage that would be dealt to {t:recipient} this turn is dealt to {u:recipient} instead",
  n.RedirectDamage((V("t"),), V("u"), V("a")))
