"""Creatures that can't attack or block unless others do: alone, or without one of a kind."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.core.objects import GameObject
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.ir import CantAttackOrBlockAlone, Filter

Found = Sequence[tuple[CantAttackOrBlockAlone, Ctx]]
"""The statements about one creature, with the contexts in which they are read."""


def of_kind(obj: GameObject, ctx: Ctx, filter_: Filter, able: list[GameObject]) -> frozenset[int]:
    """Those that fit, where the present object is the creature that the statement is about."""
    about = ctx.child()
    about.current = obj.id
    return frozenset(one.id for one in able if fits(about, filter_, one.id))


def others_needed(found: Found) -> int:
    """How many others must attack (block) beside it at least."""
    return max((part.others for part, _ in found if part.partner is None), default=0)


def partners(obj: GameObject, found: Found, able: list[GameObject]) -> tuple[frozenset[int], ...]:
    """For each statement that asks for one of a kind: those that could be the one."""
    return tuple(
        of_kind(obj, ctx, part.partner, able) for part, ctx in found if part.partner is not None
    )
