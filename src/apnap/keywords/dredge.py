"""Dredge N (keyword-dredge): instead of a draw, mill N cards and return the card (2009:702.49)."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A replacement effect that works in the graveyard, with N cards or more in the library."""
    enough = ir.Compare(ir.CardsIn(ir.You(), "library"), ">=", keyword.n)
    instead = ir.Do((ir.Mill(keyword.n), ir.Move(ir.This(), "hand")))
    return (
        ir.Replacement(
            ir.WouldDraw(ir.You()),
            instead,
            enough,
            optional=True,
            zones=("graveyard",),
            keyword="dredge",
        ),
    )
