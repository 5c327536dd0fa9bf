"""Flanking (keyword-flanking): creatures without flanking that block it get -1/-1; each instance
triggers (2009:702.22).
"""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, SELF, pump, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability."""
    lesser = ir.AllOf((CREATURE, ir.Not(ir.HasKeyword("flanking"))))
    return (
        trigger(ir.BecomesBlocked(SELF, lesser), pump(-1, -1, ir.EventObject("other")), keyword),
    )
