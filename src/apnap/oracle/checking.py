"""What is looked at as an ability is bound: choices that were made, target words in their order."""

from __future__ import annotations

from typing import Any

from ..ir import (
    Activated,
    AddMana,
    All,
    AllOf,
    AnyOf,
    Apply,
    Body,
    Choose,
    ChooseValue,
    Condition,
    CostObject,
    CurrentPlayer,
    Damage,
    Delay,
    Destroy,
    Discard,
    Draw,
    EventObject,
    EventPlayer,
    ExtraTurn,
    Fits,
    ForEach,
    HasSubtype,
    HasType,
    Highest,
    Let,
    LookAt,
    Mill,
    Move,
    Node,
    OfChosen,
    Other,
    PlayerOf,
    PlayersFitting,
    PreventDamage,
    Result,
    Reveal,
    RevealUntil,
    SetLandTypes,
    SetTypes,
    Spell,
    Target,
    TargetSpec,
    ThatTurn,
    This,
    Top,
    Who,
    You,
    walk,
    walk_own,
)
from ..ir.base import HOLDERS
from ..render.english.grammar import role
from .holes import TargetHole, WhoHole
from .scopes import Unbound, walk_all


def check_as_cast(effect: Any) -> None:
    """A number "as you cast this spell" is known then: only where it is divided then."""
    divided = [
        id(part)
        for node in walk_all(effect)
        if getattr(node, "divided", False)
        for part in walk_all(node)
    ]
    for node in walk_all(effect):
        if node.said.endswith("as cast") and id(node) not in divided:
            raise Unbound("a number of the time of casting")


def check_whole(effect: Any) -> None:
    """What is prevented instead is prevented for what was named before; "one mana of any color"
    that is said once for each of many is of a colour of its own each time; what lasts for each of
    many "for as long as it has a counter on it" would end for all of them at once."""
    nodes = walk_all(effect)
    done = {node.name: node.effect for node in nodes if isinstance(node, Let)}
    for node in nodes:
        if isinstance(node, ForEach) and isinstance(node.what, Result):
            first: Any = done.get(node.what.name)
            if isinstance(first, Destroy) and isinstance(first.what, All):
                if node.what.said.startswith("those"):
                    raise Unbound("all of those, destroyed or not")
        if isinstance(node, AddMana) and (node.any_color or node.said.startswith("one")):
            if (role(node.count) == "each") == node.any_color:
                raise Unbound("mana of any color, once or many times")
        if isinstance(node, Apply) and isinstance(node.condition, Fits):
            what: Any = node.what
            asked: Any = node.condition.what
            many = isinstance(what, Result) and what.said.startswith(("each of", "those", "they"))
            if many and isinstance(asked, Result) and asked.name == what.name:
                raise Unbound("a condition that each of many has for itself")
        if isinstance(node, Damage) and _many(node.source):
            if any(isinstance(part, This) for part in walk(node.amount)):
                raise Unbound("an amount that each of many has for itself")
        if isinstance(node, PreventDamage) and any(
            isinstance(part, Delay) for part in walk_all(node.then)
        ):
            raise Unbound("a number of what is prevented until later")
        if isinstance(node, PreventDamage) and node.said == "same" and not node.to:
            raise Unbound("prevented for nothing")
        if isinstance(node, ThatTurn) and not any(isinstance(n, ExtraTurn) for n in nodes):
            raise Unbound("that turn, where none was made")


def _many(source: Any) -> bool:
    return isinstance(source, All) or getattr(source, "said", "").startswith("each of")


def check_chosen(effect: Any) -> None:
    """ "That type" is one that was chosen before, and of that kind."""
    nodes = walk_all(effect)
    keys = {one.key for one in nodes if isinstance(one, ChooseValue)}
    for node in nodes:
        if node.said == "that" and isinstance(node, (SetTypes, SetLandTypes)):
            if node.chosen not in keys:
                raise Unbound('"that type" has not been chosen')


def check_choices(ability: Any) -> None:
    """ "Of that color" and "of the color of your choice" are of what the ability chooses."""
    nodes = walk_all(ability)
    keys = {node.key for node in nodes if isinstance(node, ChooseValue)}
    if keys & {"card-type", "land-type"}:
        keys.add("type")  # see `compiling`
    for node in nodes:
        if isinstance(node, OfChosen) and node.said in ("that", "choice") and node.key not in keys:
            raise Unbound(f"a {node.key} that is not chosen")


def check_conditions(value: Any) -> None:
    """A condition looks, and chooses nothing: "a creature" in it is any that there is."""
    for node in walk_all(value):
        if isinstance(node, Condition) and any(isinstance(n, Choose) for n in walk_all(node)):
            raise Unbound("a choice in a condition")


def check_cards(ability: Any) -> None:
    """What is looked at in a library or a hand is "a land card"; "a land" is on the battlefield
    (2009:109.2). Only of a revealed card old texts say "if it's a land"."""
    nodes = walk_all(ability)
    lets = [node for node in nodes if isinstance(node, Let)]
    bodies = [node for node in nodes if isinstance(node, Body) and node.targets]
    aims = dict(enumerate(bodies[0].targets)) if len(bodies) == 1 else {}
    kept = {one.name for one in lets} - {one.name for one in lets if not _of_cards(one.effect)}
    for node in nodes:
        if not isinstance(node, Fits) or "card" in node.said or not _is_noun(node.filter):
            continue
        what = node.what
        paid = isinstance(what, CostObject) and what.role in ("discarded", "revealed")
        shown = isinstance(what, Result) and what.name in kept and node.said != "'s"
        called = getattr(what, "said", "") == "that card" and node.said == ""
        aimed = isinstance(what, Target) and off_battlefield(aims.get(what.slot))
        if paid or shown or called or aimed or isinstance(what, Top):
            raise Unbound("a permanent, where there are cards")


def _of_cards(effect: Any) -> bool:
    """Whether what the effect leaves behind are cards off the battlefield."""
    if isinstance(effect, Move):
        return isinstance(effect.what, Top) and effect.to != "battlefield"
    return isinstance(effect, (Reveal, RevealUntil, LookAt, Mill, Discard, Draw))


def _is_noun(filter_: Any) -> bool:
    """Whether the words for it are a noun: "a land", "an artifact or creature"."""
    if isinstance(filter_, (AllOf, AnyOf)):
        return any(_is_noun(part) for part in filter_.parts)
    return isinstance(filter_, (HasType, HasSubtype))


def check_their(ability: Any) -> None:
    """Cards go to "their hand" where a player is spoken of; else it is "their owner's"."""
    nodes = walk_all(ability)
    if any(isinstance(node, Move) and node.said in ("their", "their hand") for node in nodes):
        if not any(isinstance(node, Who) and not isinstance(node, You) for node in nodes):
            raise Unbound('"their" of nobody')


def off_battlefield(what: Any) -> bool:
    """Whether the words name cards, by where they lie."""
    zones = getattr(getattr(what, "spec", what), "zones", ("battlefield",))
    return isinstance(what, Top) or "battlefield" not in zones


def check_targets(value: Any) -> None:
    """Targets are chosen before any player of an effect is: no target word speaks of the player
    whose turn it is in a round of one."""
    for spec in walk_all(value):
        if isinstance(spec, TargetSpec) and _of_round(spec.what):
            raise Unbound("a target of a player who is found only later")


def _of_round(node: Any) -> bool:
    if isinstance(node, (PlayerOf, PlayersFitting, Highest)):
        return False  # each of the players that they look at
    if isinstance(node, tuple):
        return any(_of_round(part) for part in node)
    if not isinstance(node, Node):
        return False
    return isinstance(node, CurrentPlayer) or any(
        _of_round(getattr(node, name)) for name in HOLDERS[type(node)]
    )


def inner_first(holes: dict[int, Any]) -> list[int]:
    """The target words in the order of their slots: as they are read, but what another one speaks
    of ("target cards from target player's graveyard") is chosen before it."""
    order: list[int] = []

    def enter(pos: int) -> None:
        for node in walk_all(holes[pos].spec):
            if isinstance(node, (TargetHole, WhoHole)):
                enter(node.pos)
        if pos not in order:
            order.append(pos)

    for pos in sorted(holes):
        enter(pos)
    return order


def without_other(filter_: Any) -> Any:
    if isinstance(filter_, AllOf):
        parts = tuple(part for part in filter_.parts if not isinstance(part, Other))
        return parts[0] if len(parts) == 1 else AllOf(parts)
    return filter_


def check_event(value: Any) -> None:
    """A spell and an activated ability have no event that they could speak of."""
    if isinstance(value, (Spell, Activated)):
        own = walk_own(value.body)
        later = {id(n) for one in own if isinstance(one, PreventDamage) for n in walk(one.then)}
        for node in own:
            if isinstance(node, (EventObject, EventPlayer)) and id(node) not in later:
                raise Unbound("an event where there is none")
