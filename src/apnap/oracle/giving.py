"""What "this Aura", "this Equipment", "this enchantment" is in an ability that it grants."""

from __future__ import annotations

from typing import Any

from ..ir import (
    ActCost,
    Filter,
    Giver,
    Move,
    RemoveCounters,
    RemoveCountersCost,
    ReturnThis,
    SacrificeIt,
    SacrificeThis,
    This,
)
from ..render.english.grammar import make
from .holes import rebuild
from .parse import Parser
from .scopes import types_of


def names_giver(p: Parser, pos: int, end: int) -> bool:
    """Whether a granted ability speaks of the enchantment or Equipment that grants it."""
    word = p.self_word.removeprefix("this ")
    return word in ("Aura", "Equipment", "enchantment") and word in p.tokens[pos:end]


def of_giver(said: str, node: Any) -> Any:
    """What "this Equipment" is in an ability that the Equipment grants, and its costs."""
    giver = make(Giver, said=said)
    if node.said and not (isinstance(node, This) and node.said == said):
        return None
    if isinstance(node, This):
        return giver
    if isinstance(node, SacrificeThis):
        return ActCost(SacrificeIt(giver))
    if isinstance(node, ReturnThis):
        return ActCost(Move(giver, "hand"))
    if isinstance(node, RemoveCountersCost):
        return ActCost(RemoveCounters(node.kind, node.count, giver))
    return None


def of_each(p: Parser, affects: Any, parts: Any) -> Any:
    """What is granted to enchantments speaks of each of them as "this enchantment"."""
    kind = p.self_word.removeprefix("this ").lower()
    if not isinstance(affects, Filter) or kind not in (types_of(affects) or ()):
        return parts
    return p.kept(parts, rebuild(parts, itself))


def itself(node: Any) -> Any:
    """What has an ability, where `of_giver` took the words for what grants it."""
    if isinstance(node, ActCost) and isinstance(getattr(node.action, "what", None), Giver):
        action: Any = node.action
        if isinstance(action, SacrificeIt):
            return SacrificeThis()
        if isinstance(action, RemoveCounters):
            return RemoveCountersCost(action.kind, action.count)
        if isinstance(action, Move) and action == Move(action.what, "hand"):
            return ReturnThis()
    return This() if isinstance(node, Giver) else None
