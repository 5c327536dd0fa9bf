"""Emblems: abilities in the command zone that nothing takes away (114)."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import tokens
from apnap.multiplayer import planar

from . import fixed
from .context import Ctx, Done, sum_up
from .table import does, rounds


@does(ir.CreateEmblem)
def _create_emblem(ctx: Ctx, node: ir.CreateEmblem) -> Done:
    """emblem-created: for each of the players; its abilities function in the command zone."""
    parts = fixed.chosen(ctx, node.given)
    abilities: tuple[Any, ...] = tuple(
        [part.ability for part in parts if isinstance(part, ir.AddAbility)]
    )
    face = planar.in_command(ir.Face("", abilities=abilities))
    results = []
    for _, seat in rounds(ctx, node.who):
        tokens.emblem(ctx.g, seat, face, ctx.cause)
        results.append(Done(True, 1))
    return sum_up(results)
