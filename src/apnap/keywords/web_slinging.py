"""Web-slinging (keyword-web-slinging): another cost, with a tapped creature that is returned."""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, MINE

TAPPED = ir.AllOf((CREATURE, MINE, ir.IsTapped()))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An alternative cost."""
    cost = (*keyword.cost, ir.ReturnCost(TAPPED))
    return (ir.AlternativeCost(cost, ir.InZone("hand"), key="web-slinging"),)
