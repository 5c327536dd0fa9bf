"""The characteristics from which the type layer starts, where they are not those of the object's
definition: copies and changed text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.core.definitions import Definition
from apnap.core.events import Floating
from apnap.core.game import Game
from apnap.core.objects import Characteristics, GameObject

from . import text
from .tables import TEXT

if TYPE_CHECKING:
    from .plan import Effect, Plan


def models(g: Game) -> dict[int, tuple[Floating, Definition]]:
    """Object -> the latest effect that makes it a copy, and the copiable values that it gives
    (2009:706.2, 706.4)."""
    found: dict[int, tuple[Floating, Definition]] = {}
    for effect in g.effects:
        for i, part in enumerate(effect.parts):
            if isinstance(part, ir.BecomeCopy) and effect.affected is not None:
                model = _bound(effect, f"copy:{i}")
                if model is not None:
                    for id_ in effect.affected:
                        found[id_] = (effect, model)
    return found


def _bound(effect: Floating, key: str) -> Definition | None:
    for name, value in effect.bound:
        if name == key:
            return value if isinstance(value, Definition) else None
    return None


def copied(g: Game, obj: GameObject, model: Definition) -> Definition:
    """The values for this very object: the status of a flipped one picks the half (2009:706.3)."""
    card = model.card
    if (
        card.layout != "flip"
        or len(card.faces) < 2
        or model.face is not card.faces[model.face_index]
    ):
        return model
    return g.edition.define(card, 1 if obj.flipped else 0)


def find(g: Game, plan: Plan, texts: list[Effect]) -> None:
    """Enter into `plan.bases` every object whose copiable values or text are changed by an effect.
    `texts`: the effects that change text, in timestamp order."""
    for id_, (_, model) in models(g).items():
        obj = g.objects.get(id_)
        if obj is not None:
            plan.bases[id_] = copied(g, obj, model).base
    for effect in texts:
        for layer, part in effect.template.early:
            if layer == TEXT:
                for id_ in effect.ids:
                    obj = g.objects.get(id_)
                    if obj is not None and not obj.face_down:
                        _change(plan, obj, part)


def _change(plan: Plan, obj: GameObject, part: ir.Node) -> None:
    before: Characteristics = plan.bases.get(obj.id) or obj.defn.base
    after = text.changed(before, part)
    if after is not before:
        plan.bases[obj.id] = after
