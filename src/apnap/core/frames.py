"""A game that waits for a game within it: its whole state, put aside.

While it waits nothing writes to it, so forks share it and undoing finds it as it was; what comes
back from it is a copy.
"""

from __future__ import annotations

from typing import Any

from .objects import GameObject, Player

WINNERS = "subgame-winners"  # in Game.game_data: who won the latest game within the game


class Frame:
    """The fields of a waiting game, by the names that they have in State. `cards`: the cards that
    went into the game within it: (owner, card, physical card, zone); `digest`: the hash of the
    waiting game's meaning.
    """

    became: dict[int, int]
    history: dict[tuple[str, int], int]
    objects: dict[int, GameObject]
    past: dict[int, GameObject]
    players: list[Player]
    frames: tuple[Any, ...]
    setup_data: tuple[tuple[str, Any], ...]

    def __init__(self) -> None:
        self.cards: tuple[tuple[int, Any, int, int], ...] = ()
        self.digest = ""
