"""Modes that may be chosen once only: "choose one that hasn't been chosen". What was chosen is kept
with the object that has the ability; a new object begins anew (400.7)."""

from __future__ import annotations

import json
from zlib import crc32

from apnap import ir
from apnap.interpret.context import Ctx
from apnap.interpret.effects_choices import keep
from apnap.ir.base import to_json


def taken(ctx: Ctx, body: ir.Body) -> tuple[int, ...]:
    """The modes that can't be chosen any more."""
    if not body.fresh or ctx.source <= 0:
        return ()
    g = ctx.g
    kept = g.choice(g.get(ctx.source), _key(body))
    if kept is None:
        return ()
    turn, modes = kept
    return modes if body.fresh == "ever" or turn == g.turn else ()


def note(ctx: Ctx, body: ir.Body, chosen: tuple[int, ...]) -> None:
    """These modes have been chosen."""
    if body.fresh:
        keep(ctx, _key(body), (ctx.g.turn, (*taken(ctx, body), *chosen)))


def _key(body: ir.Body) -> str:
    """One object may have several such abilities."""
    return f"modes:{crc32(json.dumps(to_json(body)).encode())}"
