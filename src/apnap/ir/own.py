"""What an effect itself does: its nodes without those of the things it makes or gives."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from .abilities import Ability
from .base import Node
from .cards import Face
from .effects_stack import Delay


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
