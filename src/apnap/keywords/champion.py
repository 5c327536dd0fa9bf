"""Champion (keyword-champion): exile another such permanent of yours or sacrifice it; the card
comes back when it leaves (2009:702.69).
"""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, MINE, SELF, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """Two linked triggered abilities."""
    kind = keyword.filter if keyword.filter is not None else ir.Anything()
    another = ir.Choose(ir.AllOf((kind, MINE, ir.Other())), 0, 1)
    champion = ir.Move(another, "exile", verb="exile", link="championed")
    effect = ir.Do(
        (
            ir.Let("championed", champion),
            ir.If(ir.Untrue(ir.Did("championed")), ir.SacrificeIt(ir.This())),
        )
    )
    back = ir.Move(ir.Linked("championed"), "battlefield")
    leaves = ir.Moves(SELF, "battlefield")
    return (trigger(ENTERS, effect, keyword), trigger(leaves, back, keyword))
