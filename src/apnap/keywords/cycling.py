"""Cycling (keyword-cycling) and typecycling (keyword-typecycling): discard the card for a new one
(2009:702.26).
"""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An activated ability that works while the card is in a hand."""
    return (
        ir.Activated(
            (*keyword.cost, ir.DiscardThis()), ir.Body(ir.Draw(1)), zone="hand", keyword="cycling"
        ),
    )


def expand_typecycling(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """Search for a card of the type instead of drawing."""
    wanted = keyword.filter if keyword.filter is not None else ir.Anything()
    return (
        ir.Activated(
            (*keyword.cost, ir.DiscardThis()),
            ir.Body(ir.Search(wanted)),
            zone="hand",
            keyword="cycling",
        ),
    )
