"""Copiable values, and becoming a copy (2009:706).

An object that enters as a copy, or a token that is one, has the copied values as its definition
from the start. One that becomes a copy later is under a continuous effect in the first layer, which
holds the values as they were when it began."""

from __future__ import annotations

from typing import Any, cast

from apnap import ir
from apnap.actions import copies
from apnap.core.definitions import Definition
from apnap.core.game import Game

from . import bases, facedown
from .layers import plan_of


def copiable(g: Game, id_: int) -> Definition:
    """The copiable values of an object: what is printed or was given to the token, as changed by
    copy effects, or by being face down (2009:706.2, 706.3)."""
    obj = g.get(id_)
    if obj.face_down:
        return facedown.definition(g, obj)
    return face_up(g, id_)


def face_up(g: Game, id_: int) -> Definition:
    """The copiable values that a face-down object would have if it were turned face up
    (2009:706.3/e3)."""
    obj = g.get(id_)
    if id_ in g.objects:
        found = plan_of(g).copies.get(id_)
    else:
        found = next((copy for copy in reversed(bases.copies(g)) if copy.id == id_), None)
    return obj.defn if found is None else bases.copied(g, obj, found.model)


def definition(
    g: Game,
    id_: int,
    exceptions: tuple[ir.LayerPart, ...] = (),
    *,
    source: int = 0,
    controller: int = 0,
) -> Definition:
    """The values of a copy of the object, with the exceptions of the source's effect
    (copy-with-exception). They are copiable in their turn (2009:706.8). That it is flipped is no
    value: the copy is the other half (2009:706.2)."""
    model = bases.half(g, copiable(g, id_), 0)
    return copies.altered(g, model, exceptions, source, controller)


def own(
    exceptions: tuple[ir.Part, ...], before: Definition, ability: ir.Node | None = None
) -> tuple[ir.LayerPart, ...]:
    """The exceptions with what stays as it was in the object that becomes a copy: its colours
    (`before`: its values until now), and the ability that makes it one (2009:706.8)."""
    kept: list[Any] = []
    for part in exceptions:
        if isinstance(part, ir.KeepsColor):
            kept.append(ir.SetColors(before.face.colors))
        elif isinstance(part, ir.KeepsName):
            kept.append(ir.SetName(before.face.name))
        elif not isinstance(part, ir.KeepsAbility):
            kept.append(part)
        elif ability is not None:
            kept.append(ir.AddAbility(cast(ir.Ability, ability)))
    return tuple(kept)


def as_face(
    g: Game, id_: int, exceptions: tuple[ir.LayerPart, ...] = (), *, controller: int = 0
) -> ir.Face:
    """The face of a token that is a copy of the object."""
    return definition(g, id_, exceptions, source=id_, controller=controller).face
