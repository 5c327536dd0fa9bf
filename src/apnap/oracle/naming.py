"""Results named: the actions that later words refer to stand in a `Let`, by letters in the order of
reading."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..ir import Did, If, Let, Node, Result, ResultAmount, When
from ..render.english.grammar import alter, make
from .holes import rebuild
from .scopes import Unbound, walk_all


def wrap(made: Any, old: Any) -> Any:
    """Put the actions that later words refer to inside Let."""
    wanted = {
        node.name
        for node in walk_all(made)
        if isinstance(node, (Result, ResultAmount)) and node.name.startswith("#")
    }
    if not wanted:
        return made
    return _pair(old, made, wanted)


def _pair(old: Any, new: Any, wanted: set[str]) -> Any:
    if isinstance(new, tuple):
        if len(new) != len(old):
            return new
        return tuple(_pair(a, b, wanted) for a, b in zip(old, new, strict=True))
    if not isinstance(new, Node) or type(new) is not type(old):
        return new
    kind: Any = type(new)
    parts = {
        f.name: _pair(getattr(old, f.name), getattr(new, f.name), wanted)
        if isinstance(getattr(new, f.name), (Node, tuple))
        else getattr(new, f.name)
        for f in fields(new)
    }
    made = kind(**parts)
    name = f"#{id(old)}"
    if name in wanted and not isinstance(new, Let):
        return Let(name, made)
    return made


def _one_name(effect: Any) -> Any:
    """An action with two names keeps the outer one."""
    inner = {
        node.effect.name: node.name
        for node in walk_all(effect)
        if isinstance(node, Let) and isinstance(node.effect, Let)
    }
    if not inner:
        return effect

    def change(node: Any) -> Any:
        if isinstance(node, Let) and isinstance(node.effect, Let):
            return make(Let, node.name, rebuild(node.effect.effect, change), said=node.said)
        if isinstance(node, (Result, ResultAmount, Did)) and node.name in inner:
            return alter(node, name=inner[node.name])
        return None

    return rebuild(effect, change)


def named(effect: Any) -> Any:
    """Let names in reading order: a, b, c."""
    effect = _one_name(effect)
    names: dict[str, str] = {}
    for node in walk_all(effect):
        if isinstance(node, Let) and node.name not in names:
            names[node.name] = "abcdefgh"[len(names)] if len(names) < 8 else f"r{len(names)}"
    if not names:
        for node in walk_all(effect):
            if isinstance(node, (Result, ResultAmount, Did, When)) and node.name.startswith("#"):
                raise Unbound("a result that no action has")
        return effect

    def change(node: Any) -> Any:
        if isinstance(node, (Result, ResultAmount, Did)):
            if node.name in names:
                return alter(node, name=names[node.name])
            if node.name.startswith("#"):
                raise Unbound("a result that no action has")
        return None

    made = rebuild(effect, change)
    for node in walk_all(made):
        if isinstance(node, If) and node.said.startswith("instead"):
            inside = {n.name for n in walk_all(node.otherwise) if isinstance(n, Let)}
            used = {names.get(n, n) for n in inside}
            for part in walk_all(node.then):
                if isinstance(part, (Result, ResultAmount)) and part.name in used:
                    raise Unbound("a result of what does not happen")

    def rename(node: Any) -> Any:
        if isinstance(node, Let) and node.name in names:
            return make(Let, names[node.name], rebuild(node.effect, rename), said=node.said)
        if isinstance(node, When) and node.name in names:
            return make(When, names[node.name], rebuild(node.body, rename), said=node.said)
        return None

    return rebuild(made, rename)
