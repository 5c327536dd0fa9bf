"""What an effect itself does: its nodes without those of the things it makes or gives."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from .abilities import Ability, Body, TargetSpec
from .base import Node
from .cards import Face
from .conditions import Did
from .effects import Let
from .effects_stack import Delay, When
from .effects_zones import RevealUntil
from .refs import Result, Target, TargetPlayer
from .values import ResultAmount


def walk_own(body: Any) -> list[Node]:
    """The nodes of a body, itself included, in reading order; none of a token's face, of an ability
    that is given to something, or of what is put off until later."""
    found: list[Node] = []
    todo: list[Any] = [body]
    while todo:
        part = todo.pop()
        if isinstance(part, tuple):
            todo.extend(reversed(part))
        elif isinstance(part, Node) and not isinstance(part, Face | Ability | Delay):
            found.append(part)
            todo.extend(getattr(part, f.name) for f in reversed(fields(part)))
    return found


def shifted(value: Any, by: int) -> Any:
    """The effect (or target word) with its targets numbered so much higher; abilities that are
    given to something, and what has target words of its own, keep their numbers."""
    if not by:
        return value
    if isinstance(value, tuple):
        return tuple(shifted(part, by) for part in value)
    if not isinstance(value, Node) or isinstance(value, Face | Ability | Body):
        return value
    parts = {f.name: shifted(getattr(value, f.name), by) for f in fields(value)}
    if isinstance(value, Target | TargetPlayer):
        parts["slot"] += by
    elif isinstance(value, TargetSpec):
        parts["other_than"] = tuple(slot + by for slot in value.other_than)
    return type(value)(**parts)


def renamed(value: Any, mark: str) -> Any:
    """The effect with the names of its results marked, so that it stands beside another of which
    the results have such names too; abilities that are given to something keep theirs."""
    if isinstance(value, tuple):
        return tuple(renamed(part, mark) for part in value)
    if not isinstance(value, Node) or isinstance(value, Face | Ability | Body):
        return value
    parts = {f.name: renamed(getattr(value, f.name), mark) for f in fields(value)}
    if isinstance(value, Let | Result | ResultAmount | Did | When):
        parts["name"] += mark
    elif isinstance(value, RevealUntil) and value.shown:
        parts["shown"] += mark
    return type(value)(**parts)
