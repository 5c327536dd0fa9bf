"""Replacement and prevention of a batch of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.core.game import Game

from .apply import After

if TYPE_CHECKING:
    from apnap.actions.damage import Hit


def redirectable(g: Game, hits: list[Hit]) -> bool:
    """Does a rule, and no effect, let some of the damage be dealt elsewhere?"""
    return False


def replace_hits(g: Game, hits: list[Hit], cause: int, after: After) -> list[Hit]:
    """What damage is dealt instead."""
    return hits
