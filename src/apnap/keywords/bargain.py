"""Bargain (keyword-bargain): an artifact, enchantment or token may be sacrificed as the spell is
cast (702.166a)."""

from __future__ import annotations

from apnap import ir

GIVEN = ir.AnyOf((ir.HasType("Artifact"), ir.HasType("Enchantment"), ir.IsToken()))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """An optional additional cost; what comes of it stands on the card."""
    return (ir.AdditionalCost((ir.SacrificeCost(GIVEN),), optional=True, key="bargain"),)
