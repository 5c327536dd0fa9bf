"""The rules of Magic: The Gathering as a library that runs: one engine, several editions of the
rule book.

    >>> import apnap
    >>> apnap.new_game  # doctest: +ELLIPSIS
    <function new_game at ...>

Everything here is imported on first use, so that `import apnap` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .game import (
        Game as Game,
    )
    from .game import (
        IllegalAnswer as IllegalAnswer,
    )
    from .game import (
        Option as Option,
    )
    from .game import (
        Outcome as Outcome,
    )
    from .game import (
        Question as Question,
    )
    from .game import (
        SaveError as SaveError,
    )
    from .game import (
        View as View,
    )
    from .game import (
        card as card,
    )
    from .game import (
        find_edition as find_edition,
    )
    from .game import (
        load_deck as load_deck,
    )
    from .game import (
        load_game as load_game,
    )
    from .game import (
        new_game as new_game,
    )
    from .game import (
        save_game as save_game,
    )
    from .game import (
        state_hash as state_hash,
    )

_FACE = (
    "Game",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "Question",
    "SaveError",
    "View",
    "card",
    "find_edition",
    "load_deck",
    "load_game",
    "new_game",
    "save_game",
    "state_hash",
)

__all__ = ["__version__", *_FACE]


def __getattr__(name: str) -> Any:
    if name in _FACE:
        return getattr(import_module("apnap.game"), name)
    if name in ("editions", "ir", "setup", "agents", "cards", "render"):
        return import_module(f"apnap.{name}")
    raise AttributeError(f"module 'apnap' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_FACE])
