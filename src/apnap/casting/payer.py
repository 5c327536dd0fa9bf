"""The automatic payer: which sources to tap, and which mana pays for which symbol.

The payer is exact: it finds a payment whenever there is one. Pool mana and sources that give one
mana at a time are a matching problem, decided by counting (`demand.Reading.needs`) and solved at
least expense by taking the cheapest mana first as long as all taken can still be spent (the sets
of mana that can all be spent are a matroid, so the greedy choice is the best). Only sources that
give several mana at once call for a search: which of them to tap, for which alternative.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from apnap.casting.demand import BIT, LETTERS, SNOW, Demand, Reading, Spendable, readings
from apnap.ir.mana import MANA_TYPES, ManaCost

from .settling import Group, Pick, Settler, gifts_of, kind_of

SEARCH_LIMIT: Final = 2000
"""Positions looked at to better a payment that uses sources of several mana."""


class Source(NamedTuple):
    """Something that can be tapped once for mana, without a cost in mana and without a loss.

    `yields` holds the alternatives: tapping gives the mana of exactly one of them, all its letters
    together. A Forest is `(("G",),)`, a dual land `(("W",), ("U",))`, a ring `(("C", "C"),)`; a
    source without alternatives gives nothing. `rank` says how gladly it is tapped, 0 first.
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


class _Lot:
    """Some mana, one at a time, all alike: from a group of sources, or from the pool."""

    __slots__ = ("expense", "group", "mask", "number", "unit")

    def __init__(
        self,
        mask: int,
        number: int,
        expense: tuple[int, int, int],
        group: Group | None = None,
        unit: int = -1,
    ) -> None:
        self.mask = mask
        self.number = number
        self.expense = expense
        self.group = group
        self.unit = unit


class _Option(NamedTuple):
    """One alternative of a group of sources of several mana; `expense` as for a lot."""

    group: Group
    mana: tuple[str, ...]
    masks: list[int]
    expense: tuple[int, int, int]


_Score = tuple[int, int, int, int, int, int, int, int, int]
"""What `Supply.pay` compares, after life, in its order."""


class _Plan(NamedTuple):
    """Mana that pays a reading: sources of several mana tapped, one by one, and mana from lots."""

    score: _Score
    spendable: Spendable
    tapped: tuple[_Option, ...]
    taken: list[tuple[_Lot, int]]


class Supply:
    """Everything a player could pay with at one moment; made once, asked for many costs."""

    __slots__ = (
        "_groups",
        "_hits",
        "_indifferent",
        "_loose",
        "_pool",
        "_several",
        "_special",
        "_units",
        "_weights",
    )

    def __init__(
        self, pool: Sequence[int], groups: list[Group], special: Sequence[PoolMana]
    ) -> None:
        self._pool = pool
        self._special = special
        self._groups = [group for group in groups if group.kind.size == 1]
        self._several = [group for group in groups if group.kind.size > 1]
        self._loose = [group for group in self._several if len(group.kind.alternatives) > 1]
        self._units = self._count_units()
        self._hits: dict[int, int] = {}
        self._weights = _rank_weights(groups)
        self._indifferent: _Payer | None = None

    def _count_units(self) -> dict[int, int]:
        """How many mana there are of each mask, without those of `_loose`."""
        units: dict[int, int] = {}
        for letter, number in zip(MANA_TYPES, self._pool, strict=True):
            if number:
                units[BIT[letter]] = number
        for unit in self._special:
            mask = _unit_mask(unit)
            units[mask] = units.get(mask, 0) + 1
        for group in self._groups:
            units[group.kind.mask] = units.get(group.kind.mask, 0) + len(group.ids)
        for group in self._several:
            if len(group.kind.alternatives) == 1:
                for mask in group.kind.masks(group.kind.alternatives[0]):
                    units[mask] = units.get(mask, 0) + len(group.ids)
        return units

    def _count_hits(self, mask: int) -> int:
        """At most how many mana can have a bit in `mask`."""
        hits = sum(number for unit, number in self._units.items() if unit & mask)
        for group in self._loose:
            if group.kind.mask & mask:
                hits += group.kind.size * len(group.ids)
        self._hits[mask] = hits
        return hits

    def can_pay(self, cost: ManaCost, life: int = 0) -> bool:
        """Whether some payment of `cost` exists, with at most `life` life for Phyrexian symbols."""
        for reading in readings(cost):
            if reading.life <= life and self.may_meet(reading):
                if not self._loose or self.settle(reading) is not None:
                    return True
        return False

    def may_meet(self, reading: Reading) -> bool:
        """Whether counting allows the reading; without `_loose` sources that settles it."""
        hits = self._hits
        for mask, need in reading.needs:
            count = hits.get(mask)
            if count is None:
                count = self._count_hits(mask)
            if count < need:
                return False
        return True

    def settle(self, reading: Reading) -> list[Pick] | None:
        """Alternatives for all `_loose` sources with which the reading can be paid, or None."""
        sets, missing = [], []
        for mask, need in reading.needs:
            have = sum(number for unit, number in self._units.items() if unit & mask)
            if have < need:
                sets.append(mask)
                missing.append(need - have)
        return Settler(self._loose, sets, reading.specific()).settle(tuple(missing))

    def pay(
        self, cost: ManaCost, life: int = 0, keep: Mapping[str, int] | None = None
    ) -> Payment | None:
        """The preferred payment, or None if there is none.

        Of all payments that one is preferred which, the first difference deciding, pays least life,
        leaves least produced mana over, takes least mana from sources (so the pool is used first),
        taps fewest sources, fewest of the highest rank (then of the next, and so on), those whose
        colours are least wanted according to `keep` (weights by letter, without any the same for
        all colours and none for colourless; a source counts the sum of what it could give), those
        that have fewest colours to give; and, of the pool, spends restricted mana, colours least
        wanted, and mana that is not snow. With very many sources of
        several mana the search for the best of them stops at `SEARCH_LIMIT`.
        """
        best = self._payer(keep).best(self, cost, life)
        return None if best is None else _write(best)

    def _payer(self, keep: Mapping[str, int] | None) -> _Payer:
        """What searches with these wishes. Without any, colours are kept rather than colourless
        mana, and what searches is used again."""
        if keep:
            return self._make_payer([keep.get(letter, 0) for letter in MANA_TYPES])
        if self._indifferent is None:
            self._indifferent = self._make_payer([int(one != "C") for one in MANA_TYPES])
        return self._indifferent

    def _make_payer(self, wanted: list[int]) -> _Payer:
        lots = [
            _Lot(BIT[letter], number, (1, wanted[place], 0))
            for place, (letter, number) in enumerate(zip(MANA_TYPES, self._pool, strict=True))
            if number
        ]
        for unit in self._special:
            want = wanted[MANA_TYPES.index(unit.letter)]
            expense = (0 if unit.restricted else 1, want, 1 if unit.snow else 0)
            lots.append(_Lot(_unit_mask(unit), 1, expense, unit=unit.id))
        lots.sort(key=lambda lot: lot.expense)
        singles = [
            _Lot(group.kind.mask, len(group.ids), _expense(group, wanted, self._weights), group)
            for group in self._groups
        ]
        singles.sort(key=lambda lot: lot.expense)
        several = [(group, _expense(group, wanted, self._weights)) for group in self._several]
        several.sort(key=lambda pair: pair[1])
        return _Payer(lots + singles, several)


def _rank_weights(groups: list[Group]) -> dict[int, int]:
    """A weight for each rank: tapping one source outweighs all sources of lower ranks."""
    ranks = sorted({group.rank for group in groups})
    if len(ranks) < 2:
        return dict.fromkeys(ranks, 1)
    base = 1 + sum(len(group.ids) for group in groups)
    return {rank: base**place for place, rank in enumerate(ranks)}


def _unit_mask(unit: PoolMana) -> int:
    return BIT[unit.letter] | (SNOW if unit.snow else 0)


def _expense(group: Group, wanted: list[int], weights: dict[int, int]) -> tuple[int, int, int]:
    """Rank, wanted colours, number of letters: how unwillingly a source is tapped."""
    letters = group.kind.letters
    want = sum(wanted[MANA_TYPES.index(letter)] for letter in letters)
    return weights[group.rank], want, len(letters)


class _Partial(NamedTuple):
    """Sources of several mana tapped so far: what of theirs is spent, and left over."""

    spendable: Spendable
    wasted: int
    produced: int
    tapped: tuple[_Option, ...]

    def tap(self, option: _Option) -> _Partial:
        """With one more source tapped."""
        spendable = self.spendable.copy()
        wasted, produced = self.wasted, self.produced
        for mask in option.masks:
            wasted += 1 - spendable.add(mask, 1)
            produced += 1
        return _Partial(spendable, wasted, produced, (*self.tapped, option))

    def bound(self, pool: int, most: int) -> tuple[int, int, int]:
        """The first parts of the score of all completions are no less than these.

        What is unpaid yet and more than the `pool` holds comes from sources of at most `most` mana.
        """
        reading = self.spendable.reading
        lacking = max(0, reading.total - self.spendable.number - pool)
        sources = len(self.tapped) + -(-lacking // most)
        return self.wasted, self.produced + lacking, sources


class _Payer:
    """The search for the preferred payment with one supply.

    Which sources of several mana are tapped, and for what, is searched; the lots that are added
    are then the first, in order of expense, that can be spent besides.
    """

    __slots__ = ("_best", "_looked", "_lots", "_most", "_options", "_pool", "_several")

    def __init__(self, lots: list[_Lot], several: list[tuple[Group, tuple[int, int, int]]]) -> None:
        self._lots = lots
        self._several = several
        self._pool = sum(lot.number for lot in lots if lot.group is None)
        self._most = max((group.kind.size for group, _ in several), default=1)
        self._options: list[_Option] = []
        self._best: _Plan | None = None
        self._looked = 0

    def best(self, supply: Supply, cost: ManaCost, life: int) -> _Plan | None:
        """The best plan for any reading of the cost, or None if there is none."""
        self._forget()
        for reading in readings(cost):
            if reading.life > life:
                break
            if self._best is not None and reading.life > self._best.spendable.reading.life:
                break
            if supply.may_meet(reading):
                self._look(supply, reading)
        return self._best

    def _forget(self) -> None:
        self._best = None
        self._looked = 0

    def _look(self, supply: Supply, reading: Reading) -> None:
        """Offer the best plan for one reading."""
        start = _Partial(Spendable(reading), 0, 0, ())
        if not self._several:
            self._offer(self._complete(start))
            return
        settled = supply.settle(reading)
        if settled is not None:
            self._offer(self._complete(self._tap_needed(start, settled)))
            self._options = self._find_options(reading)
            self._search(0, 0, start)

    def _offer(self, plan: _Plan | None) -> None:
        if plan is not None and (self._best is None or plan.score < self._best.score):
            self._best = plan

    def _is_worse(self, partial: _Partial) -> bool:
        """Whether no completion can better the best plan so far."""
        if self._best is None:
            return False
        return partial.bound(self._pool, self._most) > self._best.score[:3]

    def _complete(self, partial: _Partial) -> _Plan | None:
        """Add mana from lots at least expense, or None if it does not suffice."""
        spendable = partial.spendable.copy()
        taken: list[tuple[_Lot, int]] = []
        for lot in self._lots:
            if spendable.full():
                break
            number = spendable.add(lot.mask, lot.number)
            if number > 0:
                taken.append((lot, number))
        if not spendable.full():
            return None
        return _Plan(_score(partial, taken), spendable, partial.tapped, taken)

    def _tap_needed(self, partial: _Partial, settled: list[Pick]) -> _Partial:
        """Some sources with which, and the lots, the reading can be paid.

        At first what leaves nothing over, then, if lots do not suffice, whatever helps.
        """
        expenses = dict(self._several)
        for group in expenses:
            if len(group.kind.alternatives) == 1:
                settled.append((group, group.kind.alternatives[0], len(group.ids)))
        rest: list[tuple[_Option, int]] = []
        for group, mana, number in settled:
            option = _Option(group, mana, group.kind.masks(mana), expenses[group])
            further = partial.tap(option)
            while number and not further.wasted:
                partial, number = further, number - 1
                further = partial.tap(option)
            rest.append((option, number))
        reached = partial.spendable.copy()
        for lot in self._lots:
            reached.add(lot.mask, lot.number)
        for option, number in rest:
            while number and not reached.full() and sum(reached.add(m, 1) for m in option.masks):
                partial, number = partial.tap(option), number - 1
        return partial

    def _find_options(self, reading: Reading) -> list[_Option]:
        """Alternatives worth looking at: none is nowhere better than another of as much mana."""
        sets = [mask for mask, _ in reading.needs]
        options = []
        for group, expense in self._several:
            kind = group.kind
            for size in sorted({len(mana) for mana in kind.alternatives}, reverse=True):
                alike = [mana for mana in kind.alternatives if len(mana) == size]
                for _, mana in gifts_of(kind, alike, sets):
                    options.append(_Option(group, mana, kind.masks(mana), expense))
        return options

    def _search(self, place: int, free: int, partial: _Partial) -> None:
        """Go through the numbers of sources tapped for each option from `place` on.

        `free` sources of the group of the option before are untapped yet. A source none of whose
        mana is spent is never part of the best.
        """
        self._looked += 1
        if self._looked > SEARCH_LIMIT or self._is_worse(partial):
            return
        if place == len(self._options) or partial.spendable.full():
            self._offer(self._complete(partial))
            return
        option = self._options[place]
        if place == 0 or self._options[place - 1].group is not option.group:
            free = len(option.group.ids)
        steps = [partial]
        while len(steps) <= free:
            further = steps[-1].tap(option)
            useless = further.spendable.number == steps[-1].spendable.number
            if useless:
                break
            steps.append(further)
        for number in range(len(steps) - 1, -1, -1):
            self._search(place + 1, free - number, steps[number])


def _score(partial: _Partial, taken: list[tuple[_Lot, int]]) -> _Score:
    produced, sources = partial.produced, len(partial.tapped)
    rank = wanted = letters = plain = pool_wanted = snow = 0
    for option in partial.tapped:
        rank += option.expense[0]
        wanted += option.expense[1]
        letters += option.expense[2]
    for lot, number in taken:
        first, second, third = lot.expense
        if lot.group is None:
            plain += number * first
            pool_wanted += number * second
            snow += number * third
        else:
            produced += number
            sources += number
            rank += number * first
            wanted += number * second
            letters += number * third
    return partial.wasted, produced, sources, rank, wanted, letters, plain, pool_wanted, snow


class _Bills:
    """What the mana of a plan is spent on, handed out one by one."""

    __slots__ = ("_left",)

    def __init__(self, spendable: Spendable) -> None:
        self._left = spendable.spread()

    def take(self, mask: int, most: int) -> tuple[Demand | None, int]:
        """A demand for up to `most` mana of a mask, and for how many; None if none is left."""
        left = self._left.get(mask)
        if not left:
            return None, most
        demand, number = left.pop()
        if number > most:
            left.append((demand, number - most))
        return demand, min(number, most)


def _write(plan: _Plan) -> Payment:
    """Put a plan into words: which sources are tapped, and what each mana pays."""
    bills = _Bills(plan.spendable)
    taps: list[Tap] = []
    spent: list[Spend] = []
    leftover = [0] * len(MANA_TYPES)
    used: dict[Group, int] = {}
    for option in plan.tapped:
        place = used.get(option.group, 0)
        used[option.group] = place + 1
        taps.append(_tap_option(option, place, bills, leftover))
    for lot, number in plan.taken:
        done = 0
        while done < number:
            demand, some = bills.take(lot.mask, number - done)
            assert demand is not None
            letter = _letter(lot.mask, demand.mask)
            if lot.group is None:
                spent.append(Spend(letter, demand.symbol, some, lot.unit))
            else:
                ids = lot.group.ids[done : done + some]
                taps += [Tap(source, (letter,), (demand.symbol,)) for source in ids]
            done += some
    reading = plan.spendable.reading
    return Payment(tuple(taps), tuple(spent), reading.life, tuple(leftover))


def _tap_option(option: _Option, place: int, bills: _Bills, leftover: list[int]) -> Tap:
    """Tap source number `place` of the option's group, and count what is left over."""
    pays = []
    for letter, mask in zip(option.mana, option.masks, strict=True):
        demand, _ = bills.take(mask, 1)
        pays.append("" if demand is None else demand.symbol)
        if demand is None:
            leftover[MANA_TYPES.index(letter)] += 1
    return Tap(option.group.ids[place], option.mana, tuple(pays))


def _letter(mask: int, demand: int) -> str:
    """The first letter that mana of `mask` may be, if it is spent on `demand`."""
    bits = mask & demand & LETTERS or mask & LETTERS
    return MANA_TYPES[(bits & -bits).bit_length() - 1]


def make_supply(
    pool: Sequence[int], sources: Sequence[Source], special: Sequence[PoolMana] = ()
) -> Supply:
    """Aggregate plain pool counts (WUBRGC), sources, and special pool mana (not in the counts)."""
    groups: dict[tuple[tuple[tuple[str, ...], ...], bool, int], Group] = {}
    group: Group | None = None
    last: Source | None = None
    for source in sources:
        if last is None or group is None or last[1:] != source[1:]:
            key = (source.yields, source.snow, source.rank)
            group = groups.get(key)
            if group is None:
                group = groups[key] = Group(kind_of(source.yields, source.snow), source.rank)
            last = source
        group.ids.append(source.id)
    return Supply(pool, list(groups.values()), special)


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
