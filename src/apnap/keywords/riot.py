"""Riot (keyword-riot): it enters with a +1/+1 counter or gains haste, as its controller chooses."""

from __future__ import annotations

from apnap import ir

from ._common import PLUS


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A choice as it enters, and what comes of it; each instance has a choice of its own."""
    key = keyword.words or "riot"
    counter, haste = ir.ChoiceIs(key, "counter"), ir.ChoiceIs(key, "haste")
    return (
        ir.Entering(choice=ir.ChooseValue("riot", key), keyword="riot"),
        ir.Entering(counters=((PLUS, 1),), condition=counter, keyword="riot"),
        ir.Static((ir.AddAbility(ir.Keyword("haste")),), ir.This(), haste),
    )
