"""Effects: damage and life, poison and energy."""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .effects import Effect
from .filters import Anything, Filter
from .refs import Ref, This, Who, You


@node
class Damage(Effect):
    """The source deals damage to each of the objects and players named (Refs and Whos)."""

    amount: Any
    to: tuple[Node, ...]
    source: Ref = This()
    unpreventable: bool = False
    divided: bool = False  # among the targets, as divided when they were chosen
    evenly: bool = False  # divided evenly, rounded down, among those to whom it is dealt


@node
class GainLife(Effect):
    amount: Any
    who: Who = You()


@node
class LoseLife(Effect):
    amount: Any
    who: Who = You()


@node
class SetLife(Effect):
    """The life total becomes this: the difference is gained or lost."""

    amount: Any
    who: Who = You()


@node
class ExchangeLife(Effect):
    """Two players exchange life totals."""

    a: Who
    b: Who


@node
class GivePoison(Effect):
    amount: Any
    who: Who = You()


@node
class GetEnergy(Effect):
    """The player gets so many energy counters."""

    count: Any = 1
    who: Who = You()


@node
class Fight(Effect):
    """Each deals damage equal to its power to the other."""

    a: Ref
    b: Ref


@node
class PreventDamage(Effect):
    """A prevention shield with a duration.

    `amount` None prevents all. `to`: Refs and Whos protected, or a filter in `to_filter` (re-read
    each time); `source`: filter of sources; `chosen_source`: its controller chooses one source
    now; `next_only`: the next event only; `combat` as in WouldBeDealt; `then`: happens for damage
    prevented; `share`: so much of the damage of each event, found then (EventAmount is all of it).
    """

    amount: Any = None
    to: tuple[Node, ...] = ()
    to_filter: Filter | None = None
    source: Filter = Anything()
    source_ref: Ref | None = None
    chosen_source: bool = False
    next_only: bool = False
    combat: bool | None = None
    duration: str = "turn"
    then: Effect | None = None
    divided: bool = False  # among the targets, as divided when they were chosen
    share: Any = None


@node
class RedirectDamage(Effect):
    """Damage (the next `amount`; None all) that would be dealt to `to`, or to what fits `to_filter`
    (neither: to anything), this turn is dealt to `instead`.
    """

    to: tuple[Node, ...]
    instead: Node
    amount: Any = None
    chosen_source: bool = False
    next_only: bool = False
    source: Filter = Anything()
    duration: str = "turn"
    to_filter: Filter | None = None


@node
class PayAnyLife(Effect):
    """The player pays as much life as they like (at most `most`), which is kept for the object
    under the key, for ChosenNumber."""

    key: str = "life-paid"
    who: Who = You()
    most: Any = None
