"""Effects: turns and the game."""

from __future__ import annotations

from .base import node
from .effects import Effect
from .refs import Who, You


@node
class ExtraTurn(Effect):
    who: Who = You()


@node
class ExtraStep(Effect):
    """An additional step of that name, directly after the present one, or after the next one named
    `after` in this turn.
    """

    step: str
    after: str = ""
    who: Who = You()


@node
class ExtraPhase(Effect):
    """Additional phases after this one (`combat`, `main`), in order. `after_main`: after "this main
    phase", none where this is another phase."""

    phases: tuple[str, ...]
    after_main: bool = False


@node
class SkipNext(Effect):
    """The player skips the next turn, or step or phase, of theirs (`all-combat`: each combat phase
    of their next turn; `combat-this-turn`: the next one of this turn, if there is one).
    """

    step: str
    who: Who = You()


@node
class PlaySubgame(Effect):
    """The players play a game within the game, with their libraries as decks."""


@node
class Planeswalk(Effect):
    """You planeswalk, as the planar controller."""


@node
class EndTurn(Effect):
    """The turn ends (2009 style)."""


@node
class WinGame(Effect):
    who: Who = You()


@node
class LoseGame(Effect):
    who: Who = You()


@node
class DrawGame(Effect):
    """The game is a draw."""


@node
class ControlTurn(Effect):
    """You control that player during their next turn."""

    who: Who
