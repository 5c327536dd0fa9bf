"""What somebody wishes of a new table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from apnap.cards.decklists import DeckList

ME = "me"
SAME_SCREEN = "same screen"
LINK = "link"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on one seat. `who`: `ME` (the page that opens the table), an agent's name (`random`,
    `heuristic`), `SAME_SCREEN` (a second person at that page), or `LINK` (somebody who gets
    the seat's address). `name`: what the player is called; "" for a plain one."""

    who: str
    deck: DeckList
    name: str = ""


@dataclass(frozen=True, slots=True)
class Wishes:
    """`edition`: key, the path of a user's edition file, or what was read of one. `format`: key, ""
    for a duel. `seed`: None draws one. `life`: None takes the format's. `mulligan`: False keeps
    first hands. `best_of`: 1, 3 or 5, with sideboarding between the games. `starter`: a seat, -1
    for chance. `anachronistic`: cards that the edition did not have are allowed. `unsupported`:
    cards that cannot be run are played as blanks."""

    chairs: tuple[Chair, ...]
    edition: str | dict[str, Any] = "current"
    format: str = ""
    seed: int | None = None
    life: int | None = None
    mulligan: bool = True
    best_of: int = 1
    starter: int = -1
    anachronistic: bool = False
    unsupported: bool = False
    options: dict[str, object] = field(default_factory=dict)  # teams, range_, attack of the format
