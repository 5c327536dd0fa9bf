"""Fuse (keyword-fuse): both halves of a split card cast from the hand as one spell (702.102)."""

from __future__ import annotations

from dataclasses import replace

from apnap import ir
from apnap.core import halves
from apnap.core.definitions import Definition
from apnap.core.game import Game

WAY = "fuse"


def definition(g: Game, card: ir.Card) -> Definition | None:
    """The spell that both halves are together; None if the card has no fuse."""
    if not any(isinstance(a, ir.Keyword) and a.name == WAY for a in card.faces[0].abilities):
        return None
    return g.edition.define_face(card, 0, _fused(card))


def _fused(card: ir.Card) -> ir.Face:
    """The characteristics of both halves combined; the left half happens first (702.102b-d)."""
    bodies = [a.body for face in card.faces for a in face.abilities if isinstance(a, ir.Spell)]
    others = [
        a
        for face in card.faces
        for a in face.abilities
        if not isinstance(a, ir.Spell) and not (isinstance(a, ir.Keyword) and a.name == WAY)
    ]
    both = [ir.Spell(body) for body in bodies]  # made one where they are read
    return replace(halves.together(card), abilities=(*others, *both))
