"""Two pieces of IR compared by what they do: words, the order of a filter's parts, names of results
and the nesting of sequences make no difference."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from ..ir import (
    AllOf,
    AllTrue,
    AnyOf,
    Anything,
    Apply,
    AtOnce,
    Damage,
    Do,
    Fits,
    If,
    IsAbility,
    Let,
    Minus,
    Move,
    Node,
    Not,
    Static,
    Those,
    Times,
    Untrue,
    bare,
)


def canonical(value: Any) -> Any:
    """The value in the one form that all with the same meaning have."""
    return _names(_shape(bare(value)))


def _shape(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_shape(part) for part in value)
    if not isinstance(value, Node):
        return value
    parts = {f.name: _shape(getattr(value, f.name)) for f in fields(value)}
    kind: Any = type(value)
    if isinstance(value, (AllOf, AnyOf)):
        flat: list[Any] = []
        for part in parts["parts"]:
            flat += part.parts if type(part) is kind else [part]
        parts["parts"] = tuple(sorted(flat, key=repr))
    if isinstance(value, (Apply, Static)):
        parts["parts"] = tuple(sorted(parts["parts"], key=repr))
    if isinstance(value, Do):
        steps: list[Any] = []
        for step in parts["steps"]:
            steps += step.steps if isinstance(step, Do) else [step]
        parts["steps"] = tuple(steps)
    if isinstance(value, Move):
        parts["verb"] = "return"
    return _equal_forms(kind(**parts))


def _equal_forms(node: Any) -> Any:
    """One of several forms with the same meaning."""
    if isinstance(node, Fits) and isinstance(node.filter, Not):
        return Untrue(Fits(node.what, node.filter.part))
    if isinstance(node, Those) and isinstance(node.filter, Anything):
        return node.what
    if isinstance(node, If) and isinstance(node.then, If):
        inner = node.then
        if node.otherwise is None and inner.otherwise is None:
            parts = [node.condition, inner.condition]
            flat = [p for one in parts for p in (one.parts if isinstance(one, AllTrue) else (one,))]
            return If(AllTrue(tuple(flat)), inner.then)
    if isinstance(node, Minus) and node.left == 0:
        return Times(-1, node.right)
    if isinstance(node, AllOf):
        rest = tuple(part for part in node.parts if not isinstance(part, Anything))
        return rest[0] if len(rest) == 1 else AllOf(rest)
    if isinstance(node, AnyOf):
        both = (IsAbility("activated"), IsAbility("triggered"))
        if all(part in node.parts for part in both):
            rest = tuple(part for part in node.parts if part not in both)
            return AnyOf(tuple(sorted((*rest, IsAbility()), key=repr))) if rest else IsAbility()
    if isinstance(node, AtOnce) and all(isinstance(step, Damage) for step in node.steps):
        first: Any = node.steps[0]
        if all(replace(step, to=first.to) == first for step in node.steps):
            return replace(
                first, to=tuple(t for step in node.steps for t in getattr(step, "to", ()))
            )
    return node


def _names(value: Any) -> Any:
    names: dict[str, str] = {}

    def collect(part: Any) -> None:
        if isinstance(part, tuple):
            for inner in part:
                collect(inner)
        elif isinstance(part, Node):
            if isinstance(part, Let):
                names.setdefault(part.name, f"result {len(names) + 1}")
            for f in fields(part):
                collect(getattr(part, f.name))

    def rename(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(rename(inner) for inner in part)
        if not isinstance(part, Node):
            return part
        kind: Any = type(part)
        made = {f.name: rename(getattr(part, f.name)) for f in fields(part)}
        if kind.__name__ in ("Let", "Did", "Result", "ResultAmount", "WonFlip", "When"):
            made["name"] = names.get(made["name"], made["name"])
        return kind(**made)

    collect(value)
    return rename(value)


def differences(a: Any, b: Any, place: str = "") -> list[str]:
    """Where two values differ, one line each."""
    if a == b:
        return []
    if type(a) is not type(b) or not isinstance(a, (tuple, Node)):
        return [f"{place}: {a!r} != {b!r}"]
    if isinstance(a, tuple):
        if len(a) != len(b):
            return [f"{place}: {a!r} != {b!r}"]
        return [
            d
            for i, (x, y) in enumerate(zip(a, b, strict=True))
            for d in differences(x, y, f"{place}[{i}]")
        ]
    return [
        d
        for f in fields(a)
        for d in differences(getattr(a, f.name), getattr(b, f.name), f"{place}.{f.name}")
    ]
