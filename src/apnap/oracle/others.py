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
    DefendingPlayer,
    Filter,
    HasSubtype,
    Is,
    IsAttacking,
    Node,
    Not,
    Other,
    Ref,
    SharesWith,
    Static,
    This,
    Triggered,
)
from ..ir.base import HOLDERS
from ..render.english.grammar import alter, make
from .holes import OtherHole, Places, TargetHole, WhoHole, rebuild
from .scopes import Candidate, Unbound, types_of, walk_all

KINDS = {
    "this spell": frozenset(["spell"]),
    "this Aura": frozenset(["enchantment"]),
    "this enchantment": frozenset(["enchantment"]),
    "this artifact": frozenset(["artifact"]),
    "this Equipment": frozenset(["artifact"]),
    "this land": frozenset(["land"]),
}
"""Of what kinds an object is, by its own word; other words (this creature) may be of any."""


def others_as_words(ability: Any, own: str, where: Places) -> Any:
    """The ability with each "other" that can't mean "than this object" as a word whose meaning is
    still to be found: other than the target, than what entered, than the enchanted creature."""
    if own not in KINDS or not any(isinstance(node, Other) for node in walk_all(ability)):
        return ability
    reading = _Reading(KINDS[own], _subtypes(getattr(ability, "when", None)), where)
    return reading.inside(ability, -0.5)


def _subtypes(node: Any) -> frozenset[str]:
    return frozenset(part.subtype for part in walk_all(node) if isinstance(part, HasSubtype))


class _Reading:
    """One ability, read from its beginning to its end."""

    def __init__(self, own: frozenset[str], event: frozenset[str], where: Places) -> None:
        self.own = own
        self.event = event  # subtypes of what the ability's event is about
        self.where = where
        self.targets = 0

    def read(self, node: Any, near: float) -> Any:
        """The node as it is to be bound; `near`: where it stands, as far as that is known."""
        if isinstance(node, tuple):
            return tuple(self.read(part, near) for part in node)
        if not isinstance(node, Node) or self._speaks_for_itself(node):
            return node
        near = max(near, self.where.get(node, -1) + 0.5)
        if isinstance(node, AllOf):
            return self._filter(node, near)
        if isinstance(node, TargetHole) and node.another and self.targets:
            return node  # than the targets before it
        made = self.inside(node, near)
        self.targets += isinstance(node, (TargetHole, WhoHole))
        return made

    def inside(self, node: Any, near: float) -> Any:
        """The node with what is in it read."""
        changed = {}
        for name in HOLDERS[type(node)]:
            old = getattr(node, name)
            if isinstance(node, Triggered) and name == "when":
                new = old  # nothing is named before it
            elif isinstance(node, Static) and name == "parts":
                new = old  # than what the ability affects (`others_than`)
            elif isinstance(node, Apply) and name == "parts" and node.what is not None:
                new = self._of_each(old) if isinstance(node.what, All) else old
            else:
                new = self.read(old, near)
            if new is not old and new != old:
                changed[name] = new
        if not changed:
            return node
        made = alter(node, **changed)
        if self.where.get(node) is not None:
            self.where[made] = self.where.get(node)
        return made

    def _speaks_for_itself(self, node: Any) -> bool:
        """Is what its "other" means said elsewhere (`other_than_named`), or by itself?"""
        if isinstance(node, (Ability, Attach)):
            return True
        if isinstance(node, Both) or (isinstance(node, Damage) and len(node.to) == 2):
            return True
        if isinstance(node, Choose) and isinstance(node.filter, AllOf):
            return any(isinstance(part, SharesWith) for part in node.filter.parts)
        return False

    def _filter(self, filter_: AllOf, near: float) -> AllOf:
        kinds = self._foreign(filter_)
        parts = tuple(
            OtherHole(kinds, near)
            if kinds and isinstance(part, Other) and not part.said
            else self.read(part, near)
            for part in filter_.parts
        )
        return filter_ if parts == filter_.parts else alter(filter_, parts=parts)

    def _foreign(self, filter_: AllOf) -> frozenset[str]:
        """The kinds that the filter names, if the ability's own object is of none of them."""
        kinds = (types_of(filter_) or frozenset()) - {"permanent"}
        like_the_event = bool(self.event & _subtypes(filter_))
        return frozenset() if kinds & self.own and not like_the_event else kinds

    def _of_each(self, parts: Any) -> Any:
        """Other than each of those to which the parts apply."""

        def change(node: Any) -> Any:
            if isinstance(node, Ability):
                return node
            if isinstance(node, AllOf) and self._foreign(node):
                than = make(Not, Is(make(Current, said="it")), said="other")
                parts = (
                    than if isinstance(part, Other) and not part.said else part
                    for part in node.parts
                )
                return alter(node, parts=tuple(parts))
            return None

        return rebuild(parts, change)


def than_what(word: OtherHole, candidates: list[Candidate], attached: bool) -> Candidate | Ref:
    """What the word excludes: the last thing of its kind that was named, else the one target, else
    what the object is attached to."""
    able = [
        one
        for one in candidates
        if not one.player
        and one.inside is None
        and not isinstance(one.value, Current)
        and not any(node is word for node in walk_all(one.effect))
        and (one.types is None or one.types & word.kinds)
    ]
    before = [one for one in able if one.pos < word.pos]
    if before:
        return max(before, key=lambda one: one.pos)
    aims = [one for one in able if isinstance(one.value, TargetHole)]
    if len(aims) == 1:
        return aims[0]
    if attached:
        return AttachedTo()
    raise Unbound('"other" than something that is not named')


def others_than(affects: Any, parts: Any, own: str = "") -> Any:
    """ "For each other creature": other than what the part applies to; "for each other
    enchantment", on an Aura: other than the Aura."""
    if affects is None or isinstance(affects, This):
        return parts
    what: Any = Current() if isinstance(affects, Filter) else alter(affects, said="it")
    kinds = KINDS.get(own, frozenset()) if isinstance(affects, AttachedTo) else frozenset()

    def change(node: Any) -> Any:
        if isinstance(node, Ability):
            return node
        if isinstance(node, AllOf) and kinds & (types_of(node) or frozenset()):
            return node
        if isinstance(node, Other) and not node.said:
            return make(Not, Is(what), said="other")
        return None

    return rebuild(parts, change)


def its_own_defender(node: Any) -> Any:
    """ "Each attacking creature gets +1/+0 for each land defending player controls": the player
    whom that creature attacks (2006:308.1)."""
    if not isinstance(node, Apply) or not isinstance(node.what, All):
        return None
    if not any(isinstance(part, IsAttacking) for part in walk_all(node.what.filter)):
        return None
    return alter(node, parts=rebuild(node.parts, _of_current))


def _of_current(node: Any) -> Any:
    return DefendingPlayer(Current()) if node == DefendingPlayer() else None


def other_than_named(node: Any) -> Any:
    """ "It and each other creature", "it gets +1/+1 for each other creature": other than it."""
    if isinstance(node, Both):
        both = not_the_first(node.parts)
        return None if both is None else make(Both, both, said=node.said)
    if isinstance(node, Damage):
        both = not_the_first(node.to)
        return None if both is None else alter(node, to=both)
    if isinstance(node, Apply) and not isinstance(node.what, (This, All, Choose, type(None))):
        what = other_than_named(node.what) or node.what
        return alter(node, what=what, parts=others_than(node.what, node.parts))
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
