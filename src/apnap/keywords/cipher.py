"""Cipher (keyword-cipher): the spell card is exiled encoded on a creature, which casts copies of
it."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """What the spell does last."""
    return (ir.Spell(ir.Body(ir.Encode())),)
