"""When: the times of casting and activating, and how often.

A time is a word of `ability.timing`; "your-" and "opponents-" stand before it.
"""

from typing import Any

from ... import ir
from .grammar import V, e

n: Any = ir

STEPS = (
    ("upkeep", "upkeep"),
    ("draw step", "draw"),
    ("end step", "end-step"),
    ("declare attackers step", "declare-attackers"),
    ("declare blockers step", "declare-blockers"),
    ("end of combat step", "end-of-combat"),
)
for words, key in STEPS:
    e("time", f"during your {words}", f"your-{key}")
    if words == "upkeep":
        e("time", "during any upkeep step", key)
    else:
        e("time", f"during the {words}", key)
    if key in ("upkeep", "draw", "end-step"):
        e("time", f"during an opponent's {words}", f"opponents-{key}")
    else:
        e("time", f"during the {words} on an opponent's turn", f"opponents-{key}")
for words, key in (
    ("", "combat"),
    (" after blockers are declared", "after-blockers"),
    (" before blockers are declared", "combat-before-blockers"),
):
    e("time", "during combat" + words, key)
    e("time", "during combat on your turn" + words, f"your-{key}")
    e("time", "during combat on an opponent's turn" + words, f"opponents-{key}")
BEFORE = (
    ("before attackers are declared", "before-attackers"),
    ("before blockers are declared", "before-blockers"),
    ("before the combat damage step", "before-combat-damage"),
    ("before the end of combat step", "before-end-of-combat"),
)
for words, key in BEFORE:
    e("time", words, key)
    e("time", f"during your turn, {words}", f"your-{key}")
    e("time", f"during an opponent's turn, {words}", f"opponents-{key}")
for words, key in (
    ("after combat", "after-combat"),
    ("as a sorcery", "sorcery"),
    ("as an instant", "instant"),
    ("during your turn", "your-turn"),
    ("during an opponent's turn", "opponents-turn"),
    ("during an opponent's turn after their upkeep step", "opponents-after-upkeep"),
    ("during an opponent's turn and only before combat", "opponents-before-combat"),
):
    e("time", words, key)

# ------------------------------------------------ casting
e("xline", "cast this spell only {t:time}.", n.CastRule(timing=V("t")))
e(
    "xline",
    "cast this spell only {t:time} and only if {c:cond}.",
    n.CastRule(timing=V("t"), condition=V("c")),
)
e("xline", "cast this spell only if {c:cond}.", n.CastRule(condition=V("c")))
for words, place in (
    ("during an opponent's turn {w}", "turn"),
    ("{w} on an opponent's turn", "on turn"),
):
    for word, key in BEFORE:
        e(
            "xline",
            f"cast this spell only {words.replace('{w}', word)}.",
            n.CastRule(timing=f"opponents-{key}", said=place),
        )

# ------------------------------------------------ activating
NONE = n.Body()
UNUSED = n.NotUsedYet()
e("restriction", "activate only {t:time}.", n.Activated((), NONE, V("t")))
e("restriction", "activate only if {c:cond}.", n.Activated((), NONE, condition=V("c")))
e("restriction", "activate only once.", n.Activated((), NONE, condition=UNUSED))
for words, limit in (("once", 1), ("twice", 2), ("three times", 3)):
    much = f"only {words}" if limit == 1 else f"no more than {words}"
    e("restriction", f"activate {much} each turn.", n.Activated((), NONE, limit=limit))
e(
    "restriction",
    "activate only {t:time} and only once each turn.",
    n.Activated((), NONE, V("t"), 1),
)
e(
    "restriction",
    "activate only {t:time} and only if {c:cond}.",
    n.Activated((), NONE, V("t"), condition=V("c")),
)
e(
    "restriction",
    "activate only {t:time} and only once.",
    n.Activated((), NONE, V("t"), condition=UNUSED),
)
e(
    "restriction",
    "activate only once and only if {c:cond}.",
    n.Activated((), NONE, condition=n.AllTrue((UNUSED, V("c")), said="once")),
)
e(
    "restriction",
    "activate only if {c:cond} and only once.",
    n.Activated((), NONE, condition=n.AllTrue((V("c"), UNUSED), said="and once")),
)
e(
    "restriction",
    "activate only {t:time}, only if {c:cond}, and only once each turn.",
    n.Activated((), NONE, V("t"), 1, condition=V("c")),
)
e(
    "restriction",
    "activate only once each turn and only if {c:cond}.",
    n.Activated((), NONE, limit=1, condition=V("c")),
)
for more, made in (
    ("{t:time}", n.Activated((), NONE, V("t"), condition=V("c"), said="if first")),
    ("once each turn", n.Activated((), NONE, limit=1, condition=V("c"), said="if first")),
):
    e("restriction", f"activate only if {{c:cond}} and only {more}.", made)

# ------------------------------------------------ by whom
ANYONE = n.EachPlayer()
for words, key in (
    ("as a sorcery", "sorcery"),
    ("during any upkeep step", "upkeep"),
    ("during their turn", "your-turn"),
    ("during their turn before the end step", "your-before-end"),
    ("during their upkeep", "your-upkeep"),
    ("during their draw step", "your-draw"),
):
    e("time_of_theirs", words, key)
e("restriction", "any player may activate this ability.", n.Activated((), NONE, who=ANYONE))
e(
    "restriction",
    "any player may activate this ability but only {t:time_of_theirs}.",
    n.Activated((), NONE, V("t"), who=ANYONE),
)
