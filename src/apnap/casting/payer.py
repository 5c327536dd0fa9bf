"""The automatic payer: which sources to tap, and which mana pays for which symbol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from apnap.ir.mana import ManaCost


class Source(NamedTuple):
    """Something that can be tapped once for mana, without a cost in mana and without a loss.

    `yields` holds the alternatives: tapping gives the mana of exactly one of them, all its letters
    together. A Forest is `(("G",),)`, a dual land `(("W",), ("U",))`, a ring `(("C", "C"),)`.
    `rank` says how gladly it is tapped, 0 first.
    """

    id: int
    yields: tuple[tuple[str, ...], ...]
    snow: bool = False
    rank: int = 0


class PoolMana(NamedTuple):
    """One mana in the pool that differs from plain mana: snow, or with a rider on its spending.

    Only those that may be spent on the cost at hand are given to the payer. `restricted` mana is
    spent before other mana, since less can be bought with it.
    """

    id: int
    letter: str
    snow: bool = False
    restricted: bool = False


class Tap(NamedTuple):
    """A source tapped: the alternative `mana`, and the symbol that each of its mana pays.

    `pays` is as long as `mana`; `""` stands for mana that is left over.
    """

    source: int
    mana: tuple[str, ...]
    pays: tuple[str, ...]


class Spend(NamedTuple):
    """`number` mana of one letter, from the pool, spent on a symbol of the cost.

    `unit` is the id of the `PoolMana` spent (then `number` is 1), -1 for plain mana.
    """

    letter: str
    symbol: str
    number: int
    unit: int = -1


class Payment(NamedTuple):
    """How a cost is paid; `leftover` counts mana produced and not spent, in the order WUBRGC."""

    taps: tuple[Tap, ...]
    spent: tuple[Spend, ...]
    life: int
    leftover: tuple[int, ...]


class Supply:
    """Everything a player could pay with at one moment; made once, asked for many costs."""

    def can_pay(self, cost: ManaCost, life: int = 0) -> bool:
        """Whether some payment of `cost` exists, with at most `life` life for Phyrexian symbols."""
        raise NotImplementedError

    def pay(
        self, cost: ManaCost, life: int = 0, keep: Mapping[str, int] | None = None
    ) -> Payment | None:
        """The preferred payment, or None if there is none."""
        raise NotImplementedError


def make_supply(
    pool: Sequence[int], sources: Sequence[Source], special: Sequence[PoolMana] = ()
) -> Supply:
    """Aggregate plain pool counts (WUBRGC), sources, and special pool mana."""
    raise NotImplementedError


def can_pay(cost: ManaCost, pool: Sequence[int], sources: Sequence[Source], life: int = 0) -> bool:
    """Whether some payment exists; see `Supply.can_pay`."""
    return make_supply(pool, sources).can_pay(cost, life)


def pay(
    cost: ManaCost,
    pool: Sequence[int],
    sources: Sequence[Source],
    life: int = 0,
    keep: Mapping[str, int] | None = None,
    special: Sequence[PoolMana] = (),
) -> Payment | None:
    """The preferred payment, or None if there is none; see `Supply.pay`."""
    return make_supply(pool, sources, special).pay(cost, life, keep)
