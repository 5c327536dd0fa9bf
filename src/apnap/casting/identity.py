"""Mana of colours outside the commander's colour identity, which becomes colourless in the older
book (2009:903.10)."""

from __future__ import annotations

from apnap.core.game import Game
from apnap.multiplayer import formats

KEY = "commander-identity"  # of game_data: (seat, letters) for each player


def limit(g: Game, seat: int) -> str | None:
    """The letters of mana that the player's commanders allow; None where nothing is changed."""
    if not g.edition.facts.commander_mana_colorless or not formats.of(g).commander:
        return None
    for key, value in g.game_data:
        if key == KEY:
            return dict(value).get(seat)
    return None


def allowed(letters: tuple[str, ...], identity: str | None) -> tuple[str, ...]:
    """The mana as it is added to the pool."""
    if identity is None:
        return letters
    return tuple([letter if letter in identity else "C" for letter in letters])
