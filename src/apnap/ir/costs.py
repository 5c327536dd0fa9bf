"""Costs: parts that are paid together, in any order, or not at all."""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .filters import Anything, Filter
from .mana import ManaCost


class Cost(Node):
    """One part of a cost."""

    __slots__ = ()


@node
class PayMana(Cost):
    """Mana, as symbols; generic amounts that are counted (`{X}`, or {1} for each ...) in
    `extra`.
    """

    mana: ManaCost
    extra: Any = 0


@node
class PayManaOf(Cost):
    """Pay the mana cost of the object, `less` so much generic mana."""

    what: Node
    less: int = 0


@node
class TapThis(Cost):
    """The tap symbol."""


@node
class UntapThis(Cost):
    """The untap symbol."""


@node
class SacrificeThis(Cost):
    """Sacrifice the object."""


@node
class SacrificeCost(Cost):
    """Sacrifice permanents that fit; with `power` any number of them whose total power is at least
    so much."""

    filter: Filter
    count: Any = 1
    power: Any = None


@node
class TapCost(Cost):
    """Tap untapped permanents you control that fit (summoning sickness does not matter); with
    `power` any number of them whose total power is at least so much."""

    filter: Filter
    count: Any = 1
    power: Any = None


@node
class UntapCost(Cost):
    """Untap tapped permanents you control that fit."""

    filter: Filter
    count: Any = 1


@node
class DiscardCost(Cost):
    """Discard cards that fit; `count` "hand" discards the whole hand."""

    count: Any = 1
    filter: Filter = Anything()
    random: bool = False


@node
class DiscardThis(Cost):
    """Discard the card (cycling and the like)."""


@node
class ExileThis(Cost):
    """Exile the object from where it is."""


@node
class ReturnThis(Cost):
    """Return the object to its owner's hand."""


@node
class PayLife(Cost):
    """Pay life."""

    amount: Any


@node
class PayEnergy(Cost):
    """Pay so many energy counters."""

    count: Any = 1


@node
class ExileCost(Cost):
    """Exile cards or permanents of yours that fit from the zone; with `total` any number of them
    whose total mana value is at least so much."""

    filter: Filter
    count: Any = 1
    zone: str = "graveyard"
    total: Any = None


@node
class ReturnCost(Cost):
    """Return permanents you control that fit to their owner's hand."""

    filter: Filter
    count: Any = 1


@node
class RevealCost(Cost):
    """Reveal cards that fit from your hand."""

    filter: Filter
    count: Any = 1


@node
class BeholdCost(Cost):
    """Choose permanents you control that fit, or reveal cards that fit from your hand; `exile`: and
    exile them."""

    filter: Filter
    count: Any = 1
    exile: bool = False


@node
class RemoveCountersCost(Cost):
    """Remove counters of the kind from the object."""

    kind: str
    count: Any = 1


@node
class PutCountersCost(Cost):
    """Put counters of the kind on the object (a creature's -1/-1 counter, say)."""

    kind: str
    count: Any = 1


@node
class LoyaltyCost(Cost):
    """A loyalty ability's cost: add (positive) or remove (negative) that many; `x` for -X."""

    change: int
    x: bool = False


@node
class MillCost(Cost):
    """Put cards from the top of your library into your graveyard."""

    count: Any = 1


@node
class ActCost(Cost):
    """Carry out an action of the effects language as a cost; it must be possible to carry it out
    whole.
    """

    action: Node


@node
class EitherCost(Cost):
    """One of these, as the payer chooses."""

    options: tuple[tuple[Cost, ...], ...]


@node
class RepeatedCost(Cost):
    """A cost paid so many times, whole or not at all (cumulative upkeep)."""

    cost: tuple[Cost, ...]
    times: Any
