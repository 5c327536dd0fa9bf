"""Tribute (keyword-tribute): an opponent of its controller's choice may have it enter with +1/+1
counters (702.104a); other abilities ask whether that was done (702.104b)."""

from __future__ import annotations

from apnap import ir

from ._common import enters_with

KEY = "tribute"


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The opponent's choice as it enters, and what comes of it."""
    asked = ir.ChooseValue("tribute", KEY, ir.AnOpponent())
    return (
        ir.Entering(choice=asked, keyword="tribute"),
        enters_with(keyword.n, keyword, condition=ir.ChoiceIs(KEY, "paid")),
    )
