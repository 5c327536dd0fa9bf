"""Cards of variants, which are in no deck: planes, and avatars with their hand and life modifiers.

They lie as IR in ``data/variants.json``, written by ``python -m apnap.cards.variants FILE`` from a
file in MTGJSON's AtomicCards shape.
"""

from __future__ import annotations

import gzip
import json
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..ir import Card

DATA = Path(__file__).parent / "data" / "variants.json"

PLANES = (
    "Academy at Tolaria West",
    "Feeding Grounds",
    "Fields of Summer",
    "Goldmeadow",
    "Isle of Vesuva",
    "Krosa",
    "Lethe Lake",
    "Llanowar",
    "Minamo",
    "Murasa",
    "Naar Isle",
    "Panopticon",
    "Raven's Run",
    "Shiv",
    "Stronghold Furnace",
    "The Eon Fog",
    "The Fourth Sphere",
    "The Great Forest",
    "The Hippodrome",
    "Turri Island",
    "Velis Vel",
)
"""The planes that come along: of the first set of planes, those that the engine can run."""

AVATARS: dict[str, tuple[int, int]] = {
    "Ashnod": (1, -8),
    "Barrin": (0, 6),
    "Crovax": (2, 0),
    "Ertai": (-1, 4),
    "Gerrard": (-4, 0),
    "Gix": (-2, 18),
    "Greven il-Vec": (1, 2),
    "Hanna": (1, -5),
    "Karn": (1, 6),
    "Lyna": (2, -4),
    "Maraxus": (1, 2),
    "Mirri": (0, 5),
    "Multani": (-3, -2),
    "Oracle": (1, 9),
    "Orim": (0, 12),
    "Rofellos": (-2, 4),
    "Selenia": (1, 7),
    "Serra": (1, 1),
    "Sidar Kondo": (-2, 12),
    "Sisay": (-2, -3),
    "Sliver Queen, Brood Mother": (0, 8),
    "Squee": (3, -4),
    "Starke": (0, -2),
    "Tahngarth": (-1, 7),
    "Takara": (3, -8),
    "Tawnos": (3, -4),
    "Titania": (2, -5),
    "Urza": (-1, 10),
    "Volrath": (2, -3),
    "Xantcha": (1, 3),
}
"""The avatars that come along: name -> (hand modifier, life modifier)."""


@dataclass(frozen=True)
class Avatar:
    """A vanguard card: what it does, and what its player's hand and life begin with (902.4, 902.5),
    as a difference."""

    card: Card
    hand: int
    life: int


@cache
def _cards() -> dict[str, Any]:
    cards: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return cards


@cache
def _card(name: str) -> Card:
    from ..ir import Card, from_json

    card = from_json(_cards()[name], name)
    assert isinstance(card, Card)
    return card


def plane(name: str) -> Card | None:
    """The plane of that name, if it comes along."""
    return _card(name) if name in PLANES else None


def avatar(name: str) -> Avatar | None:
    """The avatar of that name, if it comes along."""
    return Avatar(_card(name), *AVATARS[name]) if name in AVATARS else None


def main(path: str) -> None:
    """Write the data file; ValueError names a card that does not compile."""
    from ..ir import to_json
    from ..oracle import Decline, compile_card

    with gzip.open(path, "rt", encoding="utf-8") as file:
        faces = json.load(file)["data"]
    lines = []
    for name in sorted({*PLANES, *AVATARS}):
        card = compile_card(faces[name])
        if isinstance(card, Decline):
            raise ValueError(f"{name}: {card}")
        made = json.dumps(to_json(card), ensure_ascii=False, separators=(",", ":"))
        lines.append(f"{json.dumps(name)}:{made}")
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
