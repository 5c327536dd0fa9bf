"""Emblems: abilities in the command zone that nothing takes away (114)."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import tokens
from apnap.multiplayer import monarch, planar

from . import fixed
from .context import NOT_DONE, Ctx, Done, sum_up
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


# ------------------------------------------------------------------ the monarch

HIT = ir.DealsDamage(ir.HasType("Creature"), ir.IsPlayer(ir.You()), combat=True)
TAKEN = ir.BecomeMonarch(ir.ControllerOf(ir.EventObject("source")))
MONARCH = planar.in_command(
    ir.Face(
        monarch.CROWN,
        abilities=(
            ir.Triggered(ir.StepBegins("end", ir.You()), ir.Body(ir.Draw())),
            ir.Triggered(HIT, ir.Body(TAKEN)),
        ),
    )
)
"""The abilities of being the monarch (724.2), carried by an object in the command zone."""


@does(ir.BecomeMonarch)
def _become_monarch(ctx: Ctx, node: ir.BecomeMonarch) -> Done:
    """monarch-changed: there is one at most."""
    results = []
    for _, seat in rounds(ctx, node.who):
        before = monarch.crown(ctx.g)
        if before is not None and before.controller == seat:
            continue
        if before is not None:
            ctx.g.remove(before)
        tokens.emblem(ctx.g, seat, MONARCH, ctx.cause)
        ctx.g.trace("monarch-changed", player=seat, source=ctx.source)
        results.append(Done(True, 1))
    return sum_up(results) if results else NOT_DONE
