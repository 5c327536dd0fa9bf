"""Effects: what a resolving spell or ability does; here how actions are put together, and in
`effects_damage`, `effects_zones` and so on the actions, by subject.

An action that others refer to ("if you do", "that many", "the sacrificed creature") stands inside
a `Let` with a name; `Did`, `ResultAmount` and `Result` read it. Where a field says Any it takes an
Amount or an integer.
"""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .conditions import Condition
from .costs import Cost
from .refs import Ref, Who, You
from .values import Amount


class Effect(Node):
    """One action, or a way of putting actions together."""

    __slots__ = ()


@node
class Do(Effect):
    """One after another. `once`: this amount, which several of them use, is found before the
    first."""

    steps: tuple[Effect, ...]
    once: Amount | None = None


@node
class AtOnce(Effect):
    """All at the same time, as one batch ("4 damage to any target and 2 damage to you")."""

    steps: tuple[Effect, ...]


@node
class May(Effect):
    """The player may do it; `otherwise` happens if not (or if it can't be started)."""

    effect: Effect
    who: Who = You()
    otherwise: Effect | None = None


@node
class If(Effect):
    """If the condition is true when this is reached."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@node
class Let(Effect):
    """Do it and keep its result (done or not, how many, which objects) under the name."""

    name: str
    effect: Effect


@node
class PayOr(Effect):
    """The player may pay the cost; `paid` happens if so, `unpaid` if not. "Unless they pay": only
    `unpaid`.
    """

    cost: tuple[Cost, ...]
    who: Who = You()
    paid: Effect | None = None
    unpaid: Effect | None = None
    asked: str = "unless"  # "unless" or "may", the form of words


@node
class ForEach(Effect):
    """For each of the objects (fixed at the start), with `Current` naming it."""

    what: Ref
    effect: Effect


@node
class ForEachPlayer(Effect):
    """For each of the players in APNAP order, with `CurrentPlayer` naming them.

    `together`: all choose first, then everything happens at the same time (the usual "each player
    ..."). `first`: who begins ("starting with you"), the others follow in turn order.
    """

    who: Who
    effect: Effect
    together: bool = True
    first: Who | None = None


@node
class Process(Effect):
    """Do it, and do it again as often as RepeatProcess was carried out in it."""

    effect: Effect


@node
class RepeatProcess(Effect):
    """ "Repeat this process": what is around it is done once more."""


@node
class Repeat(Effect):
    """So many times."""

    count: Any
    effect: Effect


@node
class ChooseMode(Effect):
    """Modes chosen by a player while the effect is carried out (not while casting)."""

    modes: tuple[Effect, ...]
    who: Who = You()
    count: int = 1


@node
class FlipCoin(Effect):
    """The player flips a coin and calls it; `won`/`lost` follow. `called` False: nobody calls, wins
    or loses, and `won` follows heads, `lost` tails.
    """

    won: Effect | None = None
    lost: Effect | None = None
    who: Who = You()
    count: Any = 1
    called: bool = True


@node
class RollDie(Effect):
    """The player rolls a die; the number is the result (Let, ResultAmount)."""

    sides: int = 6
    who: Who = You()


@node
class Clash(Effect):
    """The player and an opponent of their choice clash: each reveals the top card of their library
    and may put it on the bottom; `won` follows where the player's card has the greater mana
    value, `lost` where not; in both CurrentPlayer is the opponent."""

    won: Effect | None = None
    who: Who = You()
    lost: Effect | None = None


@node
class Nothing(Effect):
    """Does nothing (printed text that has no effect in the game)."""
