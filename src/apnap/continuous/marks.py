"""What a mark of an effect makes of a creature: a Ring-bearer (701.54), suspected (701.60)."""

from __future__ import annotations

from apnap import ir
from apnap.core.events import Floating
from apnap.core.game import Game


def marking(g: Game, id_: int, mark: type[ir.Part]) -> list[Floating]:
    """The effects that mark this object so."""
    return [one for one in of_kind(g, mark) if one.affected and id_ in one.affected]


def marked(g: Game, id_: int, mark: type[ir.Part]) -> bool:
    """Is the object marked so?"""
    return bool(marking(g, id_, mark))


def of_kind(g: Game, mark: type[ir.Part]) -> list[Floating]:
    """All effects that mark something so."""
    return [one for one in g.effects if any(isinstance(part, mark) for part in one.parts)]
