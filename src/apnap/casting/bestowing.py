"""Casting with bestow (keyword-bestow): what is asked of the spell is asked of the Aura that it
will be, not of the creature (702.103b, 601.3e)."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.objects import Characteristics

WAY = "bestow"
ENCHANT = ir.Keyword("enchant", filter=ir.HasType("Creature"))


def as_aura(chars: Characteristics) -> Characteristics:
    """The characteristics as a bestowed Aura spell."""
    aura = chars.copy()
    aura.types &= ~c.CREATURE
    aura.subtypes = frozenset(["Aura"])
    aura.abilities = (*aura.abilities, ENCHANT)
    aura.derived = None
    return aura
