"""Card definitions: the printed (or created) characteristics of an object, with its abilities as
IR.
"""

from __future__ import annotations

from typing import Any

from .abilities import Ability
from .base import Node, node
from .mana import ManaCost


@node
class Face(Node):
    """One set of characteristics.

    `colors`: letters in WUBRG order. `power`/`toughness`: an integer, or None where there is none;
    a `*` is 0 here and its rule is an ability with cda=True (`star` keeps what is printed:
    "*/1+*"). `loyalty`: starting loyalty.
    """

    name: str
    cost: ManaCost | None = None
    colors: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: Any = None
    star: str = ""
    indicator: bool = False


@node
class Card(Node):
    """A card: its faces and how they are put together.

    `layout`: normal, split, flip, transform, modal, adventure, leveler, saga, class, aftermath,
    token.
    `identity`: colour identity, letters.
    """

    faces: tuple[Face, ...]
    layout: str = "normal"
    identity: str = ""

    @property
    def name(self) -> str:
        """`Fire // Ice` for a split card, the front name otherwise."""
        if self.layout in ("split", "aftermath"):
            return " // ".join(face.name for face in self.faces)
        return self.faces[0].name
