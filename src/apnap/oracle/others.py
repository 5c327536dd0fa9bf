""" "Other": than what a clause or a static ability names, where that is not the object itself."""

from __future__ import annotations

from typing import Any

from ..ir import (
    Ability,
    All,
    AllOf,
    Apply,
    Attach,
    AttachedTo,
    Both,
    Choose,
    Current,
    Damage,
    Filter,
    Is,
    Not,
    Other,
    Ref,
    SharesWith,
    This,
)
from ..render.english.grammar import alter, make
from .antecedents import walk_all
from .holes import rebuild


def others_than(affects: Any, parts: Any) -> Any:
    """ "For each other creature": other than what the part applies to."""
    if affects is None or isinstance(affects, This):
        return parts
    what: Any = Current() if isinstance(affects, Filter) else alter(affects, said="it")

    def change(node: Any) -> Any:
        if isinstance(node, Ability):
            return node
        if isinstance(node, Other) and not node.said:
            return make(Not, Is(what), said="other")
        return None

    return rebuild(parts, change)


def other_than_named(node: Any) -> Any:
    """ "It and each other creature", "it gets +1/+1 for each other creature": other than it."""
    if isinstance(node, Both):
        both = not_the_first(node.parts)
        return None if both is None else make(Both, both, said=node.said)
    if isinstance(node, Damage):
        both = not_the_first(node.to)
        return None if both is None else alter(node, to=both)
    if isinstance(node, Apply) and not isinstance(node.what, (This, All, Choose, type(None))):
        return alter(node, parts=others_than(node.what, node.parts))
    if isinstance(node, Attach) and isinstance(node.to, Choose) and not isinstance(node.what, This):
        return alter(node, to=not_that(node.to, AttachedTo(node.what)))
    if isinstance(node, Choose) and isinstance(node.filter, AllOf):
        for part in node.filter.parts:
            if isinstance(part, SharesWith) and not isinstance(part.what, This):
                return not_that(node, part.what)
    return None


def not_that(choice: Choose, what: Ref) -> Choose:
    """ "Another permanent that shares a type with it": another than it."""

    def change(node: Any) -> Any:
        if isinstance(node, Other) and not node.said:
            return make(Not, Is(alter(what, said="it")), said="other")
        return None

    made: Choose = rebuild(choice, change)
    return made


def not_the_first(parts: Any) -> Any:
    """Of two, the second without the first, where it says "other"; None where it does not."""
    if len(parts) != 2:
        return None
    first, second = parts
    if isinstance(first, (This, All)) or not isinstance(second, All):
        return None
    if not any(isinstance(node, Other) and not node.said for node in walk_all(second)):
        return None

    def change(part: Any) -> Any:
        if isinstance(part, Other) and not part.said:
            return make(Not, Is(alter(first, said="it")), said="other")
        return None

    return first, rebuild(second, change)
