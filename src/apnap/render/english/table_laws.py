"""Laws: what players can't do, and what else is so of players; always, as long as something is so,
or for a while.

A law is said of players (`LAWS`: its words, its parts); for a while it is a verb phrase too, so
that whoever is meant by a text may be its subject.
"""

from collections.abc import Callable
from typing import Any

from ... import ir
from .grammar import SUBJ, V, e

n: Any = ir
Made = Callable[[Any], tuple[Any, ...]]

e("lawed", "players", None)
e("lawed", "{p:who}", V("p"), penalty=1)

LAWS: tuple[tuple[str, Made, int], ...] = (
    ("can't cast spells", lambda p: (n.CantCast(who=p),), 0),
    ("can't cast {f:spells.p}", lambda p: (n.CantCast(V("f"), p),), 1),
    (
        "can't cast spells or activate abilities",
        lambda p: (n.CantCast(who=p), n.CantActivateAny(p, True)),
        0,
    ),
    (
        "can't cast {f:spells.p} or activate abilities that aren't mana abilities",
        lambda p: (n.CantCast(V("f"), p), n.CantActivateAny(p)),
        0,
    ),
    (
        "can't activate abilities that aren't mana abilities",
        lambda p: (n.CantActivateAny(p),),
        0,
    ),
    ("can't play lands", lambda p: (n.CantPlayLands(who=p),), 0),
    ("can't play {f:perms.p}", lambda p: (n.CantPlayLands(V("f"), p),), 1),
    (
        "can't play lands or cast {f:spells.p}",
        lambda p: (n.CantPlayLands(who=p), n.CantCast(V("f"), p)),
        0,
    ),
    (
        "can't cast spells or play lands {f:post.p}",
        lambda p: (n.CantCast(V("f"), p), n.CantPlayLands(V("f"), p)),
        0,
    ),
    (
        "can't cast more than one {f:spells.s} each turn",
        lambda p: (n.CastLimit(1, V("f"), p),),
        0,
    ),
    (
        "can't cast more than {c:n} {f:spells.p} each turn",
        lambda p: (n.CastLimit(V("c"), V("f"), p),),
        0,
    ),
    (
        "can cast {f:spells.p} only any time they could cast a sorcery",
        lambda p: (n.CastAsSorcery(V("f"), p),),
        0,
    ),
    ("can't gain life", lambda p: (n.CantGainLife(p),), 0),
    ("can't draw cards", lambda p: (n.CantDraw(p),), 0),
    ("can't search libraries", lambda p: (n.CantSearch(p),), 0),
    ("can't cycle cards", lambda p: (n.CantCycle(p),), 0),
)
for words, parts, more in LAWS:
    e("law", f"{{p:lawed}} {words}", parts(V("p")), penalty=more)
    e("vp", f"{words} {{d:span}}", n.Apply(parts(SUBJ), duration=V("d")), penalty=more)
for lead, who, number in (
    ("players", None, ""),
    ("{p:who.p}", V("p"), "p"),
    ("{p:who.s}", V("p"), "s"),
):
    agree = {"p": number} if number else {}
    more = 1 if number == "p" else 0
    one = number == "s"
    shown = "plays with their hand" if one else "play with their hands"
    e("law", f"{lead} {shown} revealed", (n.RevealedHand(who),), more, agree)
    verb = "has" if one else "have"
    e("law", f"{lead} {verb} no maximum hand size", (n.HandSize(None, 0, who),), more, agree)
    steps = "step" if one else "steps"
    for count, what in ((1, "one {f:perms.s}"), (V("c"), "{c:n} {f:perms.p}")):
        e(
            "law",
            f"{lead} can't untap more than {what} during their untap {steps}",
            (n.UntapLimit(V("f"), count, who),),
            more,
            agree,
        )
e(
    "vp",
    "have* no maximum hand size {d:span}",
    n.Apply((n.HandSize(None, 0, SUBJ),), duration=V("d")),
    explicit=True,
)
e(
    "law",
    "you can't untap more than one {f:perms.s} during your untap step",
    (n.UntapLimit(V("f"), 1, n.You()),),
)

# ------------------------------------------------ always, and while something is so
e("xline", "{l:law}.", n.Static(V("l")))
e("xline", "{l:law} {c:while}.", n.Static(V("l"), condition=V("c")))
e("while", "as long as {c:cond}", V("c"))
e("while", "unless {c:cond}", n.Untrue(V("c"), said="unless"))
e("while", "during your turn", n.TurnOf(said="late"))
e("while", "during combat", n.During("combat", said="late"))

# ------------------------------------------------ for a while
for words, duration in (
    ("this turn", "turn"),
    ("until your next turn", "your-next-turn"),
    ("until the end of your next turn", "your-next-end"),
    ("for the rest of the game", "forever"),
):
    e("span", words, duration)
for words, duration in (("until end of turn", "turn"), ("until your next turn", "your-next-turn")):
    e("xsentence", f"{words}, {{l:law}}", n.Apply(V("l"), duration=duration, said="pre"))
    e(
        "xsentence",
        f"{words}, {{l:law}}, and {{m:law}}",
        n.Do(
            (n.Apply(V("l"), duration=duration, said="pre"), n.Apply(V("m"), duration=duration)),
            said="%",
        ),
    )
