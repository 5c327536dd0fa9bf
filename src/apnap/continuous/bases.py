"""The characteristics from which the type layer starts, where they are not those of the object's
definition: copies and changed text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from apnap import ir
from apnap.core.definitions import Definition
from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject

from . import text
from .tables import TEXT

if TYPE_CHECKING:
    from .plan import Effect, Plan


class Copy(NamedTuple):
    """An object that is a copy: the effect's timestamp and source, its part, and the values that it
    gives."""

    timestamp: int
    id: int
    source: int
    part: ir.BecomeCopy
    model: Definition


def copies(g: Game) -> list[Copy]:
    """What resolved effects made a copy of something, with the values of that time (2009:706.2)."""
    found = []
    for effect in g.effects:
        for i, part in enumerate(effect.parts):
            if isinstance(part, ir.BecomeCopy) and effect.affected is not None:
                model = _bound(effect, f"copy:{i}")
                if model is not None:
                    for id_ in effect.affected:
                        found.append(Copy(effect.timestamp, id_, effect.source, part, model))
    return found


def _bound(effect: Floating, key: str) -> Definition | None:
    for name, value in effect.bound:
        if name == key:
            return value if isinstance(value, Definition) else None
    return None


def copied(g: Game, obj: GameObject, model: Definition) -> Definition:
    """The values for this very object: the status of a flipped one picks the half (2009:706.3)."""
    return half(g, model, 1 if obj.flipped else 0)


def half(g: Game, model: Definition, number: int) -> Definition:
    """That half of a flip card, if the values are those of one; what they are otherwise."""
    card = model.card
    if (
        card.layout != "flip"
        or len(card.faces) < 2
        or model.face is not card.faces[model.face_index]
    ):
        return model
    return g.edition.define(card, number)


def find(g: Game, plan: Plan, texts: list[Effect], static: list[Copy]) -> None:
    """Enter into `plan.copies` and `plan.bases` every object whose copiable values or text are
    changed by an effect; of several that make a copy the latest counts (2009:706.4). `texts`: the
    effects that change text, in timestamp order; `static`: what static abilities make a copy."""
    for copy in sorted(copies(g) + static, key=_timestamp):
        plan.copies[copy.id] = copy
    for id_, copy in plan.copies.items():
        obj = g.objects.get(id_)
        if obj is not None:
            plan.bases[id_] = copied(g, obj, copy.model).base
    change_texts(g, plan, texts)


def change_texts(g: Game, plan: Plan, texts: list[Effect]) -> None:
    """Enter into `plan.bases` what the effects, in timestamp order, make of objects' texts."""
    for effect in texts:
        for layer, part in effect.template.early:
            if layer == TEXT:
                for id_ in effect.ids:
                    obj = g.objects.get(id_)
                    if obj is not None and not obj.face_down:
                        _change(plan, obj, part)


def _timestamp(copy: Copy) -> int:
    return copy.timestamp


def _change(plan: Plan, obj: GameObject, part: ir.Node) -> None:
    before: Characteristics = plan.bases.get(obj.id) or obj.defn.base
    after = text.changed(before, part)
    if after is not before:
        plan.bases[obj.id] = after
