"""Fabricate N (keyword-fabricate): as it enters, N +1/+1 counters on it or N Servos."""

from __future__ import annotations

from apnap import ir

from ._common import ENTERS, PLUS, trigger

SERVO = ir.Face("Servo", types=("Artifact", "Creature"), subtypes=("Servo",), power=1, toughness=1)


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability: the counters may be put only on the permanent itself, and where that is
    gone there are Servos."""
    counters = ir.Let("put", ir.May(ir.PutCounters(PLUS, keyword.n, ir.This())))
    servos = ir.If(ir.Untrue(ir.Did("put")), ir.CreateTokens(SERVO, keyword.n))
    return (trigger(ENTERS, ir.Do((counters, servos)), keyword),)
