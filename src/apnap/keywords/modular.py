"""Modular N (keyword-modular): enters with N +1/+1 counters, and leaves them to an artifact
creature as it dies (2009:702.40).
"""

from __future__ import annotations

from apnap import ir

from ._common import CREATURE, DIES, PLUS, enters_with, trigger


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """How it enters (with sunburst in place of the number: for each colour spent), and a triggered
    ability."""
    number = ir.ColorsSpent() if keyword.words == "sunburst" else keyword.n
    heir = ir.TargetSpec(ir.AllOf((ir.HasType("Artifact"), CREATURE)))
    leave = ir.May(ir.PutCounters(PLUS, ir.CountersOn(PLUS), ir.Target(0)))
    return (enters_with(number, keyword), trigger(DIES, leave, keyword, targets=(heir,)))
