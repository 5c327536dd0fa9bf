"""Umbra armor (keyword-umbra-armor): the Aura is destroyed instead of what it enchants."""

from __future__ import annotations

from apnap import ir


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """A replacement effect, which removes all damage from the enchanted permanent too."""
    instead = ir.Do((ir.RemoveDamage(ir.AttachedTo()), ir.Destroy(ir.This())))
    event = ir.WouldBeDestroyed(ir.Is(ir.AttachedTo()))
    return (ir.Replacement(event, instead, keyword=keyword.name),)
