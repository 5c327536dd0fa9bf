"""What a word can't mean, though it is the nearest: told by what is done to it or compared with."""

from __future__ import annotations

from typing import Any

from ..ir import (
    AddAbility,
    AnyTarget,
    Damage,
    Delay,
    Do,
    Fits,
    HasType,
    IsIn,
    IsPlayer,
    LookAt,
    May,
    Move,
    Other,
    PayOr,
    Reveal,
    SameNameAs,
    SharesWith,
    Static,
    Target,
    TargetSpec,
    This,
    Those,
)
from ..render.english.grammar import alter, make
from .holes import Pron, TargetHole, WhoHole, rebuild
from .scopes import Candidate, Scope, Unbound, walk_all


def only_seen(candidate: Candidate, word: Pron, scope: Scope) -> bool:
    """Whether it is a card that was only revealed or looked at before the word: nothing is on the
    battlefield that could be tapped or get anything."""
    if not isinstance(candidate.effect, (Reveal, LookAt)):
        return False
    return not any(
        isinstance(effect, Move) and place > candidate.pos for effect, place in scope.before(word)
    )


def compared(node: Fits) -> list[Any]:
    """The words in a condition that compares one thing with another: "it shares a color with
    that permanent"."""
    return [
        part.what
        for part in walk_all(node.filter)
        if isinstance(part, (SharesWith, SameNameAs)) and isinstance(part.what, Pron)
    ]


def exiled_itself(word: Pron, scope: Scope) -> Any:
    """ "Sacrifice a creature: Exile this creature. Return it ...": the action that exiled the
    object, where that is the last one before the word; else None."""
    found = [one for one in scope.before(word) if not any(n is word for n in walk_all(one[0]))]
    effect = max(found, key=lambda one: one[1])[0] if found else None
    if isinstance(effect, Move) and effect.to == "exile" and isinstance(effect.what, This):
        return effect
    return None


def perhaps_came(what: Any, word: Pron, scope: Scope) -> Any:
    """ "You may return target creature card to the battlefield. That creature ...", "you may pay
    {1}. If you do, return that card to the battlefield. It ...": what came, if anything did; the
    action, or None where there is none such. `what`: the target word, or None for what has died.
    """
    for effect, _ in scope.before(word):
        if not isinstance(effect, (May, PayOr)) or any(n is word for n in walk_all(effect)):
            continue
        inner = effect.effect if isinstance(effect, May) else effect.paid
        for node in walk_all(inner):
            if not isinstance(node, Move) or node.to != "battlefield":
                continue
            if node.what is what or (what is None and isinstance(node.what, Pron)):
                return node
    return None


def new_object(what: Any, word: Pron, scope: Scope) -> Any:
    """ "Return target creature card to the battlefield. For as long as that creature has a counter
    on it", "put that card onto the battlefield. Sacrifice the creature when ...": what is asked or
    done later is of what came; the action, or None where the word stands elsewhere. `what`: the
    target word, or None for what has died."""
    back = id(word) in scope.back
    if id(word) not in scope.asked and not back:
        return None
    for effect, _ in scope.before(word):
        if not isinstance(effect, Move) or effect.to != "battlefield":
            continue
        if effect.what is what or ((what is None or back) and isinstance(effect.what, Pron)):
            return effect
    return None


def check_delayed(node: Delay) -> None:
    """ "Exile it and return it at the beginning of the next end step": only the return waits. A
    target word of what happens again and again is chosen each time."""
    effect = node.effect
    if not node.once and any(isinstance(part, TargetHole | WhoHole) for part in walk_all(effect)):
        raise Unbound("a target that is chosen each time")
    if not isinstance(effect, Do) or len(effect.steps) != 2:
        return
    away: Any = effect.steps[0]
    back: Any = effect.steps[1]
    both = isinstance(away, Move) and isinstance(back, Move)
    if both and away.to == "exile" and back.to == "battlefield" and isinstance(back.what, Pron):
        raise Unbound("only the last part is delayed")


def types_named(spec: TargetSpec, earlier: list[TargetSpec]) -> Any:
    """ "That shares one of those types with it": those that the earlier target word names."""

    def change(node: Any) -> Any:
        if not isinstance(node, SharesWith) or node.said != "those":
            return None
        slot = node.what.slot if isinstance(node.what, Target) else len(earlier)
        if slot >= len(earlier):
            raise Unbound("types that nothing names")
        found = [one.type for one in walk_all(earlier[slot].what) if isinstance(one, HasType)]
        return alter(node, among=" ".join(found))

    return rebuild(spec, change)


def dealers(effect: Any, specs: list[TargetSpec]) -> Any:
    """What "it" deals damage: never a target that may be a player."""

    def change(node: Any) -> Any:
        if isinstance(node, Damage) and isinstance(node.source, Target):
            slot = node.source.slot
            what = specs[slot].what if slot < len(specs) else None
            if what is not None and any(
                isinstance(n, AnyTarget | IsPlayer) for n in walk_all(what)
            ):
                return alter(node, source=This(said=node.source.said))
        return None

    return rebuild(effect, change)


def still_there(effect: Any, specs: list[TargetSpec]) -> Any:
    """ "Exile it and return target card from your graveyard": not the very card that it exiled."""
    left = False

    def change(node: Any) -> Any:
        nonlocal left
        if not isinstance(node, Move):
            return None
        left = left or (isinstance(node.what, This) and node.to == "exile")
        what = node.what
        if not left or not isinstance(what, Target) or what.said:
            return None
        if specs[what.slot].zones != ("graveyard",) or _other(specs[what.slot].what):
            return None
        return alter(node, what=make(Those, what, IsIn("graveyard"), said="still"))

    return rebuild(effect, change)


def given(node: Any) -> Any:
    """A granted ability that sets power and toughness defines no characteristic (2009:604.3)."""
    if isinstance(node, AddAbility) and isinstance(node.ability, Static) and node.ability.cda:
        return alter(node, ability=alter(node.ability, cda=False, said="given"))
    return None


def _other(filter_: Any) -> bool:
    return any(isinstance(part, Other) for part in walk_all(filter_))
