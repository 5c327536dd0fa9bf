"""Clauses as they are carried out: choices on the way, sets that are not fixed, each player with
things of their own."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any

from ..ir import (
    All,
    AnOpponent,
    Apply,
    Choose,
    ChooseValue,
    ControllerOf,
    Current,
    CurrentPlayer,
    Damage,
    Did,
    Do,
    EachOpponent,
    EachPlayer,
    ForEachPlayer,
    If,
    Let,
    OfChosen,
    PayOr,
    PreventDamage,
    PutCounters,
    Reveal,
    RulesPart,
    SetLife,
    Top,
    Untrue,
    Who,
    walk,
)
from ..render.english.clauses import ITSELF
from ..render.english.grammar import alter, make
from .choosing import spread
from .holes import Pron, TargetHole, ThatMuch, WhoHole, WhoPron, rebuild
from .joining import flatten

# ------------------------------------------------ choices that a clause makes on its way

CHOICES = {
    "color": ("color", "color"),
    "colors": ("colors", "colors"),
    "land-type": ("basic-land-type", "land-type"),
    "type": ("creature-type", "type"),
    "landwalk": ("landwalk", "landwalk"),
}


def settle(value: Any, subject: Any = None) -> Any:
    """A clause as it is carried out: what it chooses first, sets that are not fixed, choosers."""

    def change(node: Any) -> Any:
        if not isinstance(node, Apply):
            return None
        made = node
        what = node.what
        modes = spread(node)
        if modes is not None:
            return modes
        if isinstance(what, All) and what.zones == ("battlefield",):
            rules = all(isinstance(part, RulesPart) for part in node.parts)
            if rules and node.duration != "next-untap":
                made = alter(node, what=None, filter=what.filter, said=what.said + node.said)
        for part in walk(node.parts):
            if part.said != "choice":
                continue
            key = getattr(part, "chosen", "") or getattr(part, "key", "")
            if key in CHOICES:
                kind, name = CHOICES[key]
                return make(Do, (ChooseValue(kind, name), made), said="!")
        return made

    if isinstance(value, Damage) and value.said == ITSELF and isinstance(value.source, All):
        value = alter(value, to=(Current(),))
    nodes = walk(value)
    if (
        isinstance(value, Damage)
        and len(value.to) == 1
        and isinstance(value.to[0], (EachPlayer, EachOpponent))
    ):
        if any(isinstance(n, WhoPron) and n.word in ("they", "that player") for n in nodes):
            own = rebuild(value, each_one)
            return ForEachPlayer(value.to[0], alter(own, to=(CurrentPlayer(),)))
    made = rebuild(value, change) if any(isinstance(n, Apply) for n in nodes) else value
    if any(isinstance(n, TargetHole) for n in nodes):
        made = rebuild(made, chosen_first)
    if any(getattr(n, "divided", False) for n in nodes):
        made = rebuild(made, divide)
    return flatten(chosen_on_the_way(made))


def unspoken(value: Any) -> Any:
    """A clause without a subject: what it divides is known to its target word."""
    if any(getattr(n, "divided", False) for n in walk(value)):
        value = rebuild(value, divide)
    return chosen_on_the_way(value)


def chosen_on_the_way(value: Any) -> Any:
    """An effect, after what it chooses in naming what it acts on."""
    if not isinstance(value, Do):
        for key in sorted(asked(value)):
            kind, name = CHOICES[key]
            value = make(Do, (ChooseValue(kind, name), value), said="!")
    return value


def asked(value: Any) -> set[str]:
    """The choices, other than of targets, that a clause makes in naming what it acts on."""
    found: set[str] = set()

    def look(node: Any) -> Any:
        if isinstance(node, TargetHole):
            return node
        if isinstance(node, OfChosen) and node.said == "choice" and node.key in CHOICES:
            found.add(node.key)
        return None

    rebuild(value, look)
    return found


def chosen_first(node: Any) -> Any:
    """A target word that speaks of a choice: it is made before the targets."""
    if not isinstance(node, TargetHole) or node.spec.choice is not None:
        return None
    for part in walk(node.spec.what):
        if isinstance(part, OfChosen) and part.said == "choice" and part.key in CHOICES:
            kind, name = CHOICES[part.key]
            return alter(node, spec=alter(node.spec, choice=ChooseValue(kind, name)))
    return None


def each_one(node: Any) -> Any:
    """ "They", of each of several players in turn."""
    return CurrentPlayer(said=node.word) if isinstance(node, WhoPron) else None


def divide(node: Any) -> Any:
    """Divided damage: its target word knows the amount."""
    if isinstance(node, Damage) and node.divided and isinstance(node.to[0], TargetHole):
        hole = node.to[0]
        spec = alter(hole.spec, divide=node.amount)
        return alter(node, to=(alter(hole, spec=spec),))
    if isinstance(node, PreventDamage) and node.divided and isinstance(node.to[0], TargetHole):
        hole = node.to[0]
        return alter(node, to=(alter(hole, spec=alter(hole.spec, divide=node.amount)),))
    if isinstance(node, PutCounters) and node.divided and isinstance(node.what, TargetHole):
        hole = node.what
        return alter(node, what=alter(hole, spec=alter(hole.spec, divide=node.count)))
    return None


def each_does(subject: Any, value: Any) -> Any:
    """What each of several players does with things of their own; None where they own "
    "nothing in it."""
    if isinstance(subject, WhoHole | WhoPron | ControllerOf) or not isinstance(subject, Who):
        return None
    if isinstance(value, Reveal) and isinstance(value.what, Top):
        return None  # the cards are shown together
    needs = isinstance(value, Apply) and value.said.startswith("own")
    if isinstance(subject, (EachPlayer, EachOpponent)) and _goes_by_own(value):
        needs = True
    anyone = subject.said in ("any player", "any opponent")
    words = ("they", "them") if anyone else ("they",)

    def change(node: Any) -> Any:
        nonlocal needs
        if isinstance(node, WhoPron) and node.word in words:
            needs = True
            return CurrentPlayer(said=node.word)
        if isinstance(node, Choose) and node.chooser is None:
            needs = True
            return alter(rebuild_inside(node, change), chooser=CurrentPlayer())
        if isinstance(node, Choose) and node.chooser == subject:
            needs = True
        if node == subject:
            return CurrentPlayer()
        return None

    made = rebuild(value, change)
    if anyone:
        return ForEachPlayer(subject, made, False)
    return ForEachPlayer(subject, made) if needs else None


def _goes_by_own(value: Any) -> bool:
    """ "Shuffles the cards from their hand into their library, then draws that many": each of them
    as many as their own were."""
    later = value.steps[1:] if isinstance(value, Do) else ()
    return any(isinstance(node, ThatMuch) for node in walk(later))


def last_unless(value: Any) -> Any:
    """ "Put a counter on it, then sacrifice it unless you pay": only the last step is avoided."""
    unpaid = value.unpaid if isinstance(value, PayOr) and value.asked == "unless" else None
    if not isinstance(unpaid, Do) or value.said or unpaid.said[-1:] not in ("t", "T"):
        return value
    last = alter(value, unpaid=unpaid.steps[-1])
    return make(Do, (*unpaid.steps[:-1], last), said=unpaid.said)


JOINED = tuple("tT&+aA")


def last_if(value: Any) -> Any:
    """ "Reveal a card, then put it onto the battlefield if it's ...", "counter target spell and
    destroy that artifact if it's ...": only the last step has the condition."""
    then = value.then if isinstance(value, If) and value.said == "post" else None
    if not isinstance(then, Do) or value.otherwise is not None or then.said[-1:] not in JOINED:
        return value
    speaks = any(isinstance(node, Pron) for node in walk(value.condition))
    if then.said[-1] not in "tT" and not speaks:
        return value
    last = alter(value, then=then.steps[-1])
    return make(Do, (*then.steps[:-1], last), said=then.said)


ANYONE = ("any player", "a player", "an opponent")


def any_pays(value: Any) -> Any:
    """ "Unless any player pays", "unless an opponent pays": each is asked in turn, and it happens
    if nobody did."""
    if isinstance(value, PayOr) and value.who == AnOpponent() and value.asked == "unless":
        value = alter(value, who=make(EachOpponent, said="an opponent"))
    if not isinstance(value, PayOr) or value.who.said not in ANYONE or value.unpaid is None:
        return value
    cost = rebuild(value.cost, each_one) if value.who.said == "a player" else value.cost
    asked = ForEachPlayer(value.who, PayOr(cost, CurrentPlayer()), False)
    name = f"#{id(value)}"
    said = "%" if value.said == "pre" else "!"
    return make(Do, (Let(name, asked), If(Untrue(Did(name)), value.unpaid)), said=said)


def each_pays(value: Any) -> Any:
    """ "Each opponent ... unless they pay": each of them in turn."""
    if not isinstance(value, PayOr) or not isinstance(value.who, WhoPron):
        return value
    who = getattr(value.unpaid, "who", None)
    if not isinstance(who, (EachPlayer, EachOpponent)):
        return value
    they = make(CurrentPlayer, said=value.who.word)
    unpaid = alter(value.unpaid, who=CurrentPlayer())
    return ForEachPlayer(who, alter(value, who=they, unpaid=unpaid))


def each_own(value: Any) -> Any:
    """ "Each player's life total becomes the number of creatures they control"."""
    if isinstance(value, SetLife) and isinstance(value.who, (EachPlayer, EachOpponent)):
        return alter(value, amount=rebuild(value.amount, each_one))
    return value


def owns(value: Any) -> bool:
    """Whether "they" or "their" stands in it."""
    return any(isinstance(node, WhoPron) and node.word == "they" for node in walk(value))


def theirs(subject: Any, node: Any) -> Any:
    """ "They", where the subject is who is meant."""
    if isinstance(node, WhoPron) and node.word == "they":
        if isinstance(subject, WhoPron):
            return alter(subject, word="they")
        return alter(subject, said="they")
    if isinstance(node, Choose) and node.chooser is None:
        made = rebuild_inside(node, partial(theirs, subject))
        return alter(made, chooser=alter(subject, said=""))
    return None


def rebuild_inside(node: Any, change: Any) -> Any:
    """The node with its parts changed, not itself."""
    kind: Any = type(node)
    return kind(**{f.name: rebuild(getattr(node, f.name), change) for f in fields(node)})


def chosen_by(subject: Any, value: Any) -> Any:
    """The value with the subject as the one who chooses."""

    def change(node: Any) -> Any:
        if isinstance(node, Choose) and node.chooser is None:
            return alter(node, chooser=subject)
        return None

    return rebuild(value, change)
