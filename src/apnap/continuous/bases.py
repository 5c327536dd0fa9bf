"""The characteristics from which the type layer starts, where they are not those of the object's definition: copies and changed text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.core.game import Game

if TYPE_CHECKING:
    from .plan import Plan


def find(g: Game, plan: Plan) -> None:
    """Enter into `plan.bases` every object whose copiable values or text are changed by an effect."""
