"""Miracle (keyword-miracle): revealed as the first card drawn in a turn, it may be cast for another
cost."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """What triggers as the card is revealed; drawing asks whether it is."""
    cast = ir.CastCard(ir.This(), free=False, way="miracle")
    return (trigger(ir.Deed(SELF, "miracle"), cast, keyword, zones=("hand",)),)
