"""Copiable values, and becoming a copy (2009:706)."""

from __future__ import annotations

from apnap import ir
from apnap.core.definitions import Definition
from apnap.core.game import Game
from apnap.interpret.context import Ctx

from . import facedown


def copiable(g: Game, id_: int) -> Definition:
    """The copiable values of an object: what is printed or was given to the token, as changed by copy effects, or by being face down (2009:706.2)."""
    obj = g.get(id_)
    if obj.face_down:
        return facedown.definition(g, obj)
    return obj.defn


def definition(g: Game, id_: int, exceptions: tuple[ir.LayerPart, ...] = ()) -> Definition:
    """The values of a copy of the object, with exceptions."""
    return copiable(g, id_)


def fixed_exceptions(ctx: Ctx, exceptions: tuple[ir.LayerPart, ...]) -> tuple[ir.LayerPart, ...]:
    """The exceptions with their numbers as they are now."""
    return exceptions
