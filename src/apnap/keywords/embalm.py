"""Embalm (keyword-embalm) and eternalize (keyword-eternalize): exile the card from the graveyard
for a Zombie token that is a copy of it."""

from __future__ import annotations

from apnap import ir

ZOMBIE = ir.AddTypes(subtypes=("Zombie",))


def expand(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The copy is white."""
    return _expand(keyword, (ir.SetColors("W"), ZOMBIE, ir.NoManaCost()))


def expand_eternalize(keyword: ir.Keyword) -> tuple[ir.Ability, ...]:
    """The copy is black and 4/4."""
    return _expand(keyword, (ir.SetColors("B"), ZOMBIE, ir.NoManaCost(), ir.SetPT(4, 4)))


def _expand(keyword: ir.Keyword, exceptions: tuple[ir.LayerPart, ...]) -> tuple[ir.Ability, ...]:
    """An activated ability that works in the graveyard, as a sorcery."""
    body = ir.Body(ir.CreateCopies(ir.This(), exceptions=exceptions))
    cost = (*keyword.cost, ir.ExileThis())
    return (ir.Activated(cost, body, timing="sorcery", zone="graveyard", keyword=keyword.name),)
