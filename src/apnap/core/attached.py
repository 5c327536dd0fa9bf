"""What is attached to an object."""

from __future__ import annotations

from .objects import GameObject
from .state import State


def attached_to(g: State, obj: GameObject) -> list[GameObject]:
    """What is attached to it, or last was; not what is phased out, which is as though it were not
    there (2006:217.8c)."""
    return [one for one in map(g.get, obj.attachments) if not one.phased_out]
