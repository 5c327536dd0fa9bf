"""Overload (keyword-overload): "each" in the place of "target" (702.96a)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from apnap import ir

WAY = "overload"


def overloaded(body: ir.Body) -> ir.Body:
    """What the spell does without targets: to each that the target word speaks of."""
    return ir.Body(_each(body.effect, body.targets))


def _each(value: Any, specs: tuple[ir.TargetSpec, ...]) -> Any:
    if isinstance(value, tuple):
        return tuple(_each(part, specs) for part in value)
    if isinstance(value, ir.Target):
        return ir.All(specs[value.slot].what, specs[value.slot].zones)
    if isinstance(value, ir.TargetPlayer):
        what = specs[value.slot].what
        if isinstance(what, ir.IsPlayer):
            return what.who if what.who is not None else ir.EachPlayer()
        return ir.PlayersFitting(what)
    if not isinstance(value, ir.Node) or isinstance(value, (ir.Face, ir.Ability, ir.Body)):
        return value
    return type(value)(**{f.name: _each(getattr(value, f.name), specs) for f in fields(value)})
