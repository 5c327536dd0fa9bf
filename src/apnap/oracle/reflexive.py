"""Reflexive abilities ("when you do, ...") have target words of their own, chosen as they are put
on the stack (603.12a)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..ir import Body, Node, Target, TargetPlayer, TargetSpec, When, walk
from ..render.english.grammar import alter
from .holes import rebuild


def own_targets(body: Body) -> Body:
    """The body with the target words that only a reflexive ability uses given to that ability."""
    if not body.targets or body.modes:
        return body
    found = [node for node in walk(body.effect) if isinstance(node, When)]
    if len(found) != 1 or isinstance(found[0].body, Body):
        return body
    (when,) = found
    inside = _slots(when.body)
    outside = _slots(_with(body.effect, when, None))
    moved = sorted(inside - outside)
    kept = [slot for slot in range(len(body.targets)) if slot not in moved]
    if not moved or inside & outside or not _apart(body.targets, moved):
        return body
    own = Body(_renumbered(when.body, moved), _specs(body.targets, moved))
    effect = _but_inner(_with(body.effect, when, own), kept)
    made: Body = alter(body, effect=effect, targets=_specs(body.targets, kept))
    return made


def _with(effect: Any, when: When, inner: Any) -> Any:
    """The effect with something else in the reflexive ability."""
    return rebuild(effect, lambda node: alter(when, body=inner) if node is when else None)


def _slots(value: Any) -> set[int]:
    return {node.slot for node in walk(value) if isinstance(node, (Target, TargetPlayer))}


def _apart(specs: tuple[TargetSpec, ...], moved: list[int]) -> bool:
    """Do the moved words speak of none that stay, and those that stay of none that moves?"""
    for slot, spec in enumerate(specs):
        others = set(spec.other_than) | _slots(spec)
        if any((slot in moved) != (other in moved) for other in others):
            return False
    return True


def _specs(specs: tuple[TargetSpec, ...], slots: list[int]) -> tuple[TargetSpec, ...]:
    found = []
    for slot in slots:
        spec = _renumbered(specs[slot], slots)
        found.append(alter(spec, other_than=tuple(slots.index(one) for one in spec.other_than)))
    return tuple(found)


def _renumbered(value: Any, slots: list[int]) -> Any:
    def change(node: Any) -> Any:
        if isinstance(node, (Target, TargetPlayer)):
            return alter(node, slot=slots.index(node.slot))
        return None

    return rebuild(value, change)


def _but_inner(value: Any, slots: list[int]) -> Any:
    """Renumbered, without what stands in the reflexive ability."""
    if isinstance(value, When):
        return value
    if isinstance(value, tuple):
        return tuple(_but_inner(part, slots) for part in value)
    if isinstance(value, (Target, TargetPlayer)):
        return alter(value, slot=slots.index(value.slot))
    if not isinstance(value, Node):
        return value
    parts = {f.name: _but_inner(getattr(value, f.name), slots) for f in fields(value)}
    return alter(value, **parts)
