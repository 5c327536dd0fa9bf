"""What an ability means without saying it, seen once the whole of it is known."""

from __future__ import annotations

from typing import Any

from ..ir import (
    Ability,
    Activated,
    Amount,
    Apply,
    Body,
    Choose,
    Do,
    DoesntUntap,
    EventAmount,
    ExileCost,
    IsPlayer,
    Linked,
    Move,
    Replacement,
    Result,
    TargetPlayer,
    This,
    You,
    walk,
)
from ..render.english.grammar import alter, role
from .holes import rebuild


def settled(abilities_: list[Ability]) -> list[Ability]:
    """The abilities with what they mean without saying it."""
    settled = [_found_once(_in_that_step(_under_yours(one))) for one in abilities_]
    return _from_yours(_all_that_would_be(settled))


def _found_once(ability: Ability) -> Ability:
    """ "X damage and you gain X life, where X is ...": X is one number for all that is done."""

    def change(node: Any) -> Any:
        if not isinstance(node, Do) or node.once is not None:
            return None
        used: list[Any] = []
        for step in node.steps:
            here = [one for one in walk(step) if isinstance(one, Amount) and role(one) == "where"]
            for one in here:
                if one in used:
                    return alter(node, once=one)
            used += here
        return None

    found: Ability = rebuild(ability, change)
    return found


def _all_that_would_be(abilities_: list[Ability]) -> list[Ability]:
    """ "Prevent that damage and remove that many counters": as many as would be dealt."""

    def change(node: Any) -> Any:
        if not isinstance(node, Replacement) or node.prevent is None or node.and_also is None:
            return None
        if node.said.endswith("and") or node.and_also.said == "A":
            return alter(node, and_also=rebuild(node.and_also, whole))
        return None

    def whole(node: Any) -> Any:
        return alter(node, whole=True) if isinstance(node, EventAmount) else None

    return [rebuild(one, change) for one in abilities_]


def _in_that_step(ability: Ability) -> Ability:
    """ "Tap all creatures target player controls. Those don't untap during that player's next untap
    step": in that of the player, whoever controls them by then."""

    def change(node: Any) -> Any:
        fixed = isinstance(node, Apply) and isinstance(node.what, Result)
        if fixed and node.said == "that player's" and node.parts == (DoesntUntap(),):
            return alter(node, parts=(DoesntUntap(TargetPlayer()),))
        return None

    body = getattr(ability, "body", None)
    specs = body.targets if isinstance(body, Body) else ()
    if len(specs) != 1 or not isinstance(specs[0].what, IsPlayer):
        return ability
    changed: Ability = rebuild(ability, change)
    return changed


def _under_yours(ability: Ability) -> Ability:
    """ "Return a card exiled with this enchantment to the battlefield": under your control, where
    nothing else is said (110.2a)."""
    in_graveyard = "graveyard" in getattr(ability, "zones", ())  # there it is its owner's

    def change(node: Any) -> Any:
        if not isinstance(node, Move) or node.to != "battlefield" or node.control or node.said:
            return None
        linked = isinstance(node.what, Choose) and isinstance(node.what.among, Linked)
        away = isinstance(node.what, This) and "graveyard" not in node.what.said
        if linked or (away and node.verb == "return" and not in_graveyard):
            return alter(node, control=You(), said="unsaid")
        return None

    changed: Ability = rebuild(ability, change)
    return changed


def _from_yours(abilities_: list[Ability]) -> list[Ability]:
    """ "Return this card from your graveyard", where it was elsewhere before, or may go elsewhere
    for the cost: not where it went to that of another player, its owner, or to exile. What works in
    the graveyard finds it there."""

    def change(node: Any) -> Any:
        if isinstance(node, This) and node.said.endswith(" from your graveyard"):
            return alter(node, yours=True)
        return None

    return [
        rebuild(one, change)
        if "battlefield" in getattr(one, "zones", ()) or _may_go_for_cost(one)
        else one
        for one in abilities_
    ]


def _may_go_for_cost(ability: Ability) -> bool:
    """Are cards of the graveyard in which it works exiled for its cost, perhaps its own?"""
    return (
        isinstance(ability, Activated)
        and ability.zone == "graveyard"
        and any(isinstance(cost, ExileCost) for cost in ability.cost)
    )
