"""The exceptions of copy effects: copiable values with what the effect changes in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from apnap import ir
from apnap.core.definitions import Definition
from apnap.core.game import Game
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx


def altered(
    g: Game,
    defn: Definition,
    exceptions: tuple[ir.LayerPart, ...],
    source: int = 0,
    controller: int = 0,
) -> Definition:
    """copy-with-exception: the values with what the copy effect changes; they are copiable."""
    if not exceptions:
        return defn
    ctx = Ctx(g, source, controller)
    face = defn.face
    for part in exceptions:
        face = _except(ctx, face, part)
    return g.edition.define_face(defn.card, defn.face_index, face)


def _except(ctx: Ctx, face: ir.Face, part: Any) -> ir.Face:
    """One exception."""
    if isinstance(part, ir.SetPT):
        power = face.power if part.power is None else amount(ctx, part.power)
        toughness = face.toughness if part.toughness is None else amount(ctx, part.toughness)
        kept = tuple(a for a in face.abilities if not _defines_pt(a))
        return replace(face, power=power, toughness=toughness, abilities=kept, star="")
    if isinstance(part, ir.AddAbility):
        return replace(face, abilities=(*face.abilities, cast(ir.Ability, part.ability)))
    if isinstance(part, ir.RemoveKeyword):
        name = part.keyword
        rest = [a for a in face.abilities if not (isinstance(a, ir.Keyword) and a.name == name)]
        return replace(face, abilities=tuple(rest))
    if isinstance(part, ir.SetColors):
        return replace(face, colors=part.colors)
    if isinstance(part, ir.AddColors):
        letters = "".join(x for x in "WUBRG" if x in face.colors or x in part.colors)
        return replace(face, colors=letters)
    if isinstance(part, ir.SetName):
        return replace(face, name=part.name)
    if isinstance(part, ir.NoManaCost):
        return replace(face, cost=None)
    if isinstance(part, ir.SetTypes):
        return _set_types(face, part)
    if isinstance(part, ir.AddTypes):
        return replace(
            face,
            types=_joined(face.types, part.types),
            subtypes=_joined(face.subtypes, part.subtypes),
            supertypes=_joined(face.supertypes, part.supertypes),
        )
    if isinstance(part, ir.RemoveTypes):
        return replace(
            face,
            types=tuple(t for t in face.types if t not in part.types),
            subtypes=tuple(t for t in face.subtypes if t not in part.subtypes),
            supertypes=tuple(t for t in face.supertypes if t not in part.supertypes),
        )
    raise NotImplementedError(f"a copy effect can't make the exception {type(part).__name__}")


def _set_types(face: ir.Face, part: ir.SetTypes) -> ir.Face:
    types = _joined(face.types, part.types) if "types" in part.keep else part.types
    subtypes = _joined(face.subtypes, part.subtypes) if "subtypes" in part.keep else part.subtypes
    supertypes = face.supertypes if "supertypes" in part.keep else ()
    return replace(face, types=types, subtypes=subtypes, supertypes=supertypes)


def _joined(some: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*some, *more)))


def _defines_pt(ability: ir.Node) -> bool:
    return (
        isinstance(ability, ir.Static)
        and ability.cda
        and any(isinstance(part, ir.SetPT) for part in ability.parts)
    )
