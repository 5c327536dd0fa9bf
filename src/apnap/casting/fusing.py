"""Fuse (keyword-fuse): both halves of a split card cast from the hand as one spell (702.102)."""

from __future__ import annotations

from apnap import ir
from apnap.core.definitions import Definition
from apnap.core.game import Game

from . import prices

WAY = "fuse"


def definition(g: Game, card: ir.Card) -> Definition | None:
    """The spell that both halves are together; None if the card has no fuse."""
    first, second = card.faces
    if not any(isinstance(a, ir.Keyword) and a.name == WAY for a in first.abilities):
        return None
    return g.edition.define_face(card, 0, _fused(first, second))


def _fused(first: ir.Face, second: ir.Face) -> ir.Face:
    """The characteristics of both halves combined; the left half happens first (702.102b-d)."""
    bodies = [a.body for face in (first, second) for a in face.abilities if isinstance(a, ir.Spell)]
    others = [
        a
        for face in (first, second)
        for a in face.abilities
        if not isinstance(a, ir.Spell) and not (isinstance(a, ir.Keyword) and a.name == WAY)
    ]
    both = tuple(ir.Spell(body) for body in bodies)  # made one where they are read
    return ir.Face(
        f"{first.name} // {second.name}",
        _cost(first.cost or (), second.cost or ()),
        "".join(letter for letter in "WUBRG" if letter in first.colors + second.colors),
        tuple(dict.fromkeys(first.supertypes + second.supertypes)),
        tuple(dict.fromkeys(first.types + second.types)),
        tuple(dict.fromkeys(first.subtypes + second.subtypes)),
        (*others, *both),
    )


def _cost(first: ir.ManaCost, second: ir.ManaCost) -> ir.ManaCost:
    rest = tuple(symbol for symbol in first + second if not symbol.isdigit())
    return prices.add_generic(rest, prices.generic_in(first + second))
