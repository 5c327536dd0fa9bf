"""Lifelink before it was a keyword: a triggered ability gains the life."""

from __future__ import annotations

from apnap import ir

from ._common import SELF, trigger


def expand_triggered(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A triggered ability; each instance triggers separately."""
    return (trigger(ir.DealsDamage(SELF), ir.GainLife(ir.EventAmount()), keyword),)
