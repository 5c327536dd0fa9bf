"""Which creatures bear the Ring (701.54)."""

from __future__ import annotations

from apnap import ir
from apnap.core.events import Floating
from apnap.core.game import Game


def bearing(g: Game, seat: int) -> list[Floating]:
    """The effect that makes a creature the player's Ring-bearer; none if they have none."""
    return [effect for effect in g.effects if effect.controller == seat and _is_bearing(effect)]


def bears(g: Game, id_: int) -> int:
    """The seat whose Ring-bearer this is; -1 if it is nobody's."""
    for effect in g.effects:
        if effect.affected and id_ in effect.affected and _is_bearing(effect):
            return int(effect.controller)
    return -1


def _is_bearing(effect: Floating) -> bool:
    return any(isinstance(part, ir.BearsTheRing) for part in effect.parts)
