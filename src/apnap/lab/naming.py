"""What names in a scenario stand for: aliases follow the physical card through zones, other names
are looked for in the game.
"""

from __future__ import annotations

from typing import Any

from apnap import referee
from apnap.game import Game

from .errors import ScenarioError


class Names:
    """Aliases and names of one running scenario. Players by name, objects by alias, `NAME`,
    `NAME#2`, `face-down`, `face-down#2`, `NAME!copy`.
    """

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.aliases: dict[str, list[int]] = {}  # alias -> physical cards

    def give(self, alias: str, phys: int) -> None:
        """Let an alias stand for a physical card (several cards may share one)."""
        self.aliases.setdefault(alias, []).append(phys)

    def seat(self, name: Any, place: str) -> int:
        """The seat of a player; ScenarioError if there is none of that name."""
        if str(name) not in self.players:
            raise ScenarioError(
                f"{place}: {name!r} is no player; the players are {', '.join(self.players)}"
            )
        return self.players.index(str(name))

    def is_player(self, name: Any) -> bool:
        """Is it a player's name?"""
        return str(name) in self.players

    def objects(self, g: Game, name: str) -> list[int]:
        """Ids of all objects that the name stands for, in zone order."""
        plain, hash_, number = name.partition("#")
        if hash_ and number.isdigit() and plain:
            found = self.objects(g, plain)
            return found[int(number) - 1 : int(number)]
        if name in self.aliases:
            return [id_ for phys in self.aliases[name] for id_ in referee.of_physical(g, phys)]
        if plain == "face-down":
            return referee.face_down(g)
        if name.endswith("!copy"):
            return referee.copies(g, name[:-5])
        return referee.by_name(g, name)

    def one(self, g: Game, name: str, place: str) -> int:
        """The first object of that name; ScenarioError if there is none."""
        found = self.objects(g, name)
        if not found:
            raise ScenarioError(f"{place}: there is no object called {name!r}")
        return found[0]

    def fits(self, g: Game, name: Any, id_: int) -> bool:
        """Does the name stand for this object?"""
        if not isinstance(name, str):
            return False
        plain, hash_, number = name.partition("#")
        if hash_ and number.isdigit():
            return id_ in self.objects(g, name)
        if name in self.aliases:
            return referee.physical(g, id_) in self.aliases[name]
        if plain == "face-down":
            return referee.is_face_down(g, id_)
        if name.endswith("!copy"):
            return referee.is_copy(g, id_) and referee.name_of(g, id_) == name[:-5]
        return referee.has_name(g, id_, name)
