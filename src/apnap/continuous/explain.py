"""Which effects made an object what it is, layer by layer, for users who ask."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.game import Game
from apnap.core.objects import GameObject

from .control import affected_by
from .layers import plan_of
from .passing import evaluate
from .plan import END, Effect
from .tables import CONTROL, KEYS, TEXT

Line = tuple[str, int, ir.Node | None]


def explain(g: Game, obj: GameObject) -> list[Line]:
    """What was applied to the object, in order: (rule key, id of the source, part; None for
    counters). "dependency-applied" stands before an effect that waited for another."""
    plan = plan_of(g)
    lines: list[Line] = []
    copy = plan.copies.get(obj.id)
    if copy is not None:
        lines.append(("layer-copy", copy.source, copy.part))
    for effect in sorted(plan.controls, key=_timestamp):
        if obj.id in affected_by(g, plan, effect):
            lines += _early(effect, CONTROL)
    for effect in plan.effects:
        if obj.id in effect.ids:
            lines += _early(effect, TEXT)
    record: list[Any] = []
    evaluate(g, plan, obj, END, record)
    waited = [(id(one), other) for one, other in plan.depended]
    for layer, effect, part in record:
        if part is None:
            lines.append(("layer-pt-counters", obj.id, None))
            continue
        if effect is None:
            key = "layer-pt-defining" if layer == plan.table.defining else "characteristic-defined"
            lines.append((key, obj.id, part))
            continue
        for who, other in waited:
            if who == id(effect) and layer == effect.first:
                lines.append(("dependency-applied", other.source, part))
        lines.append((_key(plan.table.defining, layer, part), effect.source, part))
    return lines


def _key(defining: int, layer: int, part: ir.Node) -> str:
    return "layer-pt-defining" if layer == defining else KEYS[type(part)]


def _timestamp(effect: Effect) -> int:
    return effect.timestamp


def _early(effect: Effect, wanted: int) -> list[Line]:
    return [
        (KEYS[type(part)], effect.source, part)
        for layer, part in effect.template.early
        if layer == wanted
    ]
