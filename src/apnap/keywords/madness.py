"""Madness (keyword-madness): a card that is discarded goes to exile, and may be cast from there for
another cost (2009:702.32)."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger

AWAY = ir.AllOf((SELF, ir.Is(ir.Linked("madness"))))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A replacement of the discard, and a trigger once it was applied."""
    return (_to_exile(False), _cast_it(keyword))


def expand_optional(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The older form: the player may leave the card to the graveyard."""
    return (_to_exile(True), _cast_it(keyword))


def _to_exile(optional: bool) -> ir.Replacement:
    return ir.Replacement(
        ir.WouldDiscard(ir.You(), SELF),
        optional=optional,
        zones=("hand",),
        to="exile",
        link="madness",
        keyword="madness",
    )


def _cast_it(keyword: ir.Keyword) -> ir.Triggered:
    effect = ir.Do(
        (
            ir.Let("cast", ir.CastCard(ir.This(), free=False, way="madness")),
            ir.If(
                ir.Untrue(ir.Did("cast")),
                ir.Move(ir.This(), "graveyard", verb="put"),
            ),
        )
    )
    return trigger(ir.DiscardsCard(None, AWAY), effect, keyword, zones=("exile",))
