"""Split cards: two halves on one card (2006:505, 709 today).

On the stack there is the half that was cast. Everywhere else the card has the characteristics of
both: an edition either takes them together or asks each half for itself
(`Facts.split_cards_asked_apart`).
"""

from __future__ import annotations

from apnap import ir
from apnap.ir.mana import generic_in

LAYOUTS = ("split", "aftermath")
WHOLE = -1
"""In the place of a face's number: the card as a whole."""
_BETWEEN = " // "


def number(card: ir.Card) -> int:
    """Which face a card shows where nothing says so: its first, or the whole of a split card."""
    return WHOLE if card.layout in LAYOUTS and len(card.faces) > 1 else 0


def together(card: ir.Card) -> ir.Face:
    """The halves of a split card as one face: names, mana costs, colours, types and abilities."""
    faces = card.faces
    colors = "".join(face.colors for face in faces)
    costs = tuple([symbol for face in faces for symbol in face.cost or ()])
    generic = generic_in(costs)
    rest = tuple([symbol for symbol in costs if not symbol.isdigit()])
    known = any(face.cost is not None for face in faces)
    return ir.Face(
        card.name,
        ((str(generic), *rest) if generic or not rest else rest) if known else None,
        "".join(letter for letter in "WUBRG" if letter in colors),
        tuple(dict.fromkeys(word for face in faces for word in face.supertypes)),
        tuple(dict.fromkeys(word for face in faces for word in face.types)),
        tuple(dict.fromkeys(word for face in faces for word in face.subtypes)),
        tuple(ability for face in faces for ability in face.abilities),
    )


def names(name: str) -> tuple[str, ...]:
    """The names that are in a name: both of a split card's."""
    return tuple(name.split(_BETWEEN)) if _BETWEEN in name else (name,)


def same_name(one: str, other: str) -> bool:
    """Is there a name that both have?"""
    if one == other:
        return True
    if _BETWEEN not in one and _BETWEEN not in other:
        return False
    return any(name in names(other) for name in names(one))
