"""Copiable values, and becoming a copy (2009:706)."""

from __future__ import annotations

from apnap import ir
from apnap.core.definitions import Definition
from apnap.core.game import Game

from . import facedown


def copiable(g: Game, id_: int) -> Definition:
    """The copiable values of an object: what is printed or was given to the token, as changed by copy effects, or by being face down (2009:706.2)."""
    obj = g.get(id_)
    if obj.face_down:
        return facedown.definition(g, obj)
    return obj.defn


def definition(
    g: Game,
    id_: int,
    exceptions: tuple[ir.LayerPart, ...] = (),
    *,
    source: int = 0,
    controller: int = 0,
) -> Definition:
    """The values of a copy of the object, with the exceptions of the source's effect (copy-with-exception). They are copiable in their turn (2009:706.8)."""
    from apnap.actions import copies

    return copies.altered(g, copiable(g, id_), exceptions, source, controller)
