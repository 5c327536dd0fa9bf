"""Effects: choices that stay with the object."""

from __future__ import annotations

from .base import node
from .effects import Effect
from .filters import Anything, Filter
from .refs import Ref, This, Who, You


@node
class ChooseValue(Effect):
    """Choose a value and keep it for the object under the key: what is `color`, `colors` (one or
    several, as letters), `creature-type`, `card-name`, `card-type`, `land-type`, `basic-land-type`,
    `player`, `opponent`, `number`, `odd-even`, `riot` (`counter` or
    `haste`), `tribute` (`paid` or `unpaid`). `unlike`: another value than the one kept under that
    key.
    """

    what: str
    key: str
    who: Who = You()
    secret: bool = False
    least: int = 0
    most: int | None = None
    limits: Filter = Anything()
    unlike: str = ""


@node
class FlipUntilLost(Effect):
    """You flip a coin, again and again until you lose a flip; the number of the result is how many
    flips you won."""


@node
class ChooseObject(Effect):
    """Choose objects and keep them for Linked/Result under the key."""

    choice: Ref
    key: str


@node
class SetAside(Effect):
    """Keep the objects `what` for the object `of`, where its abilities find them with Linked."""

    what: Ref
    key: str
    of: Ref = This()
