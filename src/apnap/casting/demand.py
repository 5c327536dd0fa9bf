"""What a cost demands, as bit masks: one demand for each mana to be spent.

A mana is a set of bits: one for its letter (in the order WUBRGC) and `SNOW` if its source is snow.
A mana that may be one of several has the bits of all. A demand is the set of bits of which the mana
spent on it needs one: a colour, two colours (hybrid), `SNOW`, or `ANY` (generic).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from apnap.ir.mana import MANA_TYPES, ManaCost

BIT: Final[dict[str, int]] = {letter: 1 << place for place, letter in enumerate(MANA_TYPES)}
LETTERS: Final = 63
SNOW: Final = 64
ANY: Final = 127
LIFE_FOR_PHYREXIAN: Final = 2


class Demand(NamedTuple):
    """`number` mana, each with a bit in `mask`, to be spent on the symbols written `symbol`."""

    mask: int
    number: int
    symbol: str


class Reading:
    """One way to read a cost: what is spent on its {2/W}, and how many {W/P} are paid with life.

    `demands` go from the most particular to generic, `total` is their sum. `needs` are the sets of
    bits, `ANY` first, that decide whether the demands can be met: if so many mana, for each of
    them, have a bit in the set, then all can be met at once (the marriage theorem: the sets are
    all unions of the demands' masks, the number is that of the demands that lie within).
    """

    __slots__ = ("_reach", "demands", "life", "needs", "total")

    def __init__(self, demands: tuple[Demand, ...], life: int) -> None:
        self.demands = demands
        self.life = life
        self.total = sum(demand.number for demand in demands)
        self.needs = self._find_needs()
        self._reach: dict[int, int] = {}

    def _find_needs(self) -> tuple[tuple[int, int], ...]:
        unions: list[int] = []
        for mask in dict.fromkeys(d.mask for d in self.demands if d.mask != ANY):
            unions = list(dict.fromkeys([*unions, mask, *(mask | union for union in unions)]))
        needs = [(ANY, self.total)]
        for union in unions:
            needs.append((union, sum(d.number for d in self.demands if d.mask | union == union)))
        return tuple(needs)

    def reach(self, mask: int) -> int:
        """How many demands could be met with mana of `mask`."""
        known = self._reach.get(mask)
        if known is None:
            known = sum(demand.number for demand in self.demands if demand.mask & mask)
            self._reach[mask] = known
        return known

    def specific(self) -> int:
        """How many demands are not generic."""
        return sum(demand.number for demand in self.demands if demand.mask != ANY)


@lru_cache(maxsize=8192)
def readings(cost: ManaCost) -> tuple[Reading, ...]:
    """The ways to read a cost, those that cost least life first.

    Raises ValueError for a variable symbol (X must be a number by now) and for what is no symbol.
    """
    number: dict[str, int] = {}
    for symbol in cost:
        amount = int(symbol) if symbol.isdigit() else 1
        number[symbol] = number.get(symbol, 0) + amount
    ways = [_ways(symbol, amount) for symbol, amount in number.items() if amount]
    found = [_reading(way) for way in product(*ways)]
    return tuple(sorted(found, key=lambda reading: (reading.life, reading.total)))


def _reading(way: tuple[tuple[tuple[Demand, ...], int], ...]) -> Reading:
    demands = [demand for part, _ in way for demand in part if demand.number]
    demands.sort(key=lambda demand: demand.mask.bit_count())
    return Reading(tuple(demands), sum(life for _, life in way))


def _ways(symbol: str, number: int) -> list[tuple[tuple[Demand, ...], int]]:
    """How `number` symbols of one kind can be paid: the demands and the life of each way."""
    if symbol.isdigit():
        return [((Demand(ANY, number, symbol),), 0)]
    parts = symbol.split("/")
    if parts[0] == "2" and len(parts) > 1:
        mask = _mask(symbol, parts[1:])
        return [
            ((Demand(mask, number - n, symbol), Demand(ANY, 2 * n, symbol)), 0)
            for n in range(number + 1)
        ]
    if parts[-1] == "P" and len(parts) > 1:
        mask = _mask(symbol, parts[:-1])
        return [
            ((Demand(mask, number - n, symbol),), LIFE_FOR_PHYREXIAN * n) for n in range(number + 1)
        ]
    return [((Demand(_mask(symbol, parts), number, symbol),), 0)]


def _mask(symbol: str, parts: list[str]) -> int:
    mask = 0
    for part in parts:
        bit = SNOW if part == "S" else BIT.get(part)
        if bit is None:
            raise ValueError(f"{{{symbol}}} cannot be paid: resolve X first, or mend the symbol")
        mask |= bit
    return mask


class Spendable:
    """A growing collection of mana that can all be spent on one reading at the same time."""

    __slots__ = ("_within", "counts", "number", "reading")

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.number = 0
        self.counts: dict[int, int] = {}
        self._within: dict[int, int] = {}

    def copy(self) -> Spendable:
        """The same collection, to be continued on its own."""
        other = Spendable(self.reading)
        other.number = self.number
        other.counts = self.counts.copy()
        other._within = self._within.copy()
        return other

    def full(self) -> bool:
        """Whether everything is paid."""
        return self.number == self.reading.total

    def add(self, mask: int, number: int) -> int:
        """Add up to `number` mana of one mask, and return how many could be added."""
        within = self._within
        if mask not in within:
            for union in [mask, *(mask | known for known in within)]:
                if union not in within:
                    within[union] = sum(n for m, n in self.counts.items() if m | union == union)
        for union, taken in within.items():
            if mask | union == union:
                number = min(number, self.reading.reach(union) - taken)
        if number > 0:
            for union in within:
                if mask | union == union:
                    within[union] += number
            self.counts[mask] = self.counts.get(mask, 0) + number
            self.number += number
        return number

    def spread(self) -> dict[int, list[tuple[Demand, int]]]:
        """For each mask, what its mana is spent on, and how many on each."""
        demands = self.reading.demands
        slack = [demand.number for demand in demands]
        masks = sorted(self.counts, key=lambda mask: mask.bit_count())
        flow = [[0] * len(demands) for _ in masks]
        for row, mask in enumerate(masks):
            left = self.counts[mask]
            for column, demand in enumerate(demands):
                if left and slack[column] and demand.mask & mask:
                    amount = min(left, slack[column])
                    flow[row][column] = amount
                    slack[column] -= amount
                    left -= amount
            while left:
                path = _path(row, masks, demands, slack, flow)
                amount = min(left, slack[path[-1][1]], *(flow[r][c] for r, c in path[1::2]))
                slack[path[-1][1]] -= amount
                left -= amount
                for step, (r, c) in enumerate(path):
                    flow[r][c] += -amount if step % 2 else amount
        return {
            mask: [(demand, n) for demand, n in zip(demands, flow[row], strict=True) if n]
            for row, mask in enumerate(masks)
        }


def _path(
    start: int,
    masks: list[int],
    demands: tuple[Demand, ...],
    slack: list[int],
    flow: list[list[int]],
) -> list[tuple[int, int]]:
    """An augmenting path from mask `start` to a demand with slack.

    Pairs of row and column, by turns to be raised and to be lowered; the last is raised.
    """
    paths: list[list[tuple[int, int]]] = [[]]
    rows = [start]
    seen: set[int] = set()
    for place, row in enumerate(rows):
        for column, demand in enumerate(demands):
            if demand.mask & masks[row] and column not in seen:
                seen.add(column)
                path = [*paths[place], (row, column)]
                if slack[column]:
                    return path
                for other in range(len(masks)):
                    if flow[other][column] and other not in rows:
                        rows.append(other)
                        paths.append([*path, (other, column)])
    raise AssertionError("what is spendable can be spread")
