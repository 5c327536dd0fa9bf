"""Which alternative each source takes that gives one mana at a time (see `payer`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from apnap.casting.demand import BIT, SNOW
from apnap.ir.mana import MANA_TYPES


class Kind:
    """What is true of all sources with the same yields, snow or not."""

    __slots__ = ("alternatives", "letters", "mask", "size")

    def __init__(self, yields: tuple[tuple[str, ...], ...], snow: bool) -> None:
        self.alternatives = tuple(dict.fromkeys(mana for mana in yields if mana))
        self.letters = tuple(x for x in MANA_TYPES if any(x in mana for mana in self.alternatives))
        self.size = max((len(mana) for mana in self.alternatives), default=0)
        self.mask = sum(BIT[letter] for letter in self.letters) | (SNOW if snow else 0)

    def masks(self, mana: tuple[str, ...]) -> list[int]:
        """The masks of the mana of one alternative."""
        return [BIT[letter] | self.mask & SNOW for letter in mana]


kind_of = lru_cache(maxsize=4096)(Kind)


class Group:
    """Sources that are alike, in the order given."""

    __slots__ = ("ids", "kind", "rank")

    def __init__(self, kind: Kind, rank: int) -> None:
        self.ids: list[int] = []
        self.kind = kind
        self.rank = rank


Pick = tuple[Group, tuple[str, ...], int]
"""So many sources of a group, tapped for one alternative."""


class Settler:
    """The search for alternatives of `_loose` sources that make up for what is missing.

    `sets` are sets of bits that too few mana have a bit in. What an alternative gives is how many
    of its mana do so, for each set; nothing else matters. Of alike sources no more than `specific`
    (the number of particular demands) serve one of these: all others serve generic demands only,
    for which the alternative of most mana is as good as any.
    """

    __slots__ = ("_choices", "_failed", "_groups", "_most", "_specific")

    def __init__(self, groups: list[Group], sets: list[int], specific: int) -> None:
        self._groups = groups
        self._specific = specific
        self._choices = [gifts_of(group.kind, group.kind.alternatives, sets) for group in groups]
        self._most = [_most([gift for gift, _ in choices]) for choices in self._choices]
        self._failed: set[tuple[int, int, int, tuple[int, ...]]] = set()

    def settle(self, missing: tuple[int, ...]) -> list[Pick] | None:
        """Group, alternative and number for every source, or None."""
        picks: list[Pick] = []
        for group, choices in zip(self._groups, self._choices, strict=True):
            spare = len(group.ids) - self._specific
            if spare > 0:
                gift, mana = max(choices, key=lambda choice: len(choice[1]))
                missing = _less(missing, gift, spare)
                picks.append((group, mana, spare))
        return picks if self._search(0, 0, self._free(0), missing, picks) else None

    def _free(self, place: int) -> int:
        """How many sources of a group there are whose alternative matters."""
        if place == len(self._groups):
            return 0
        return min(len(self._groups[place].ids), self._specific)

    def _search(
        self, place: int, turn: int, free: int, missing: tuple[int, ...], picks: list[Pick]
    ) -> bool:
        """Choose for the `free` sources of group `place` from its choice `turn` on, then go on."""
        if place == len(self._groups):
            return not any(missing)
        if turn == len(self._choices[place]):
            return not free and self._search(place + 1, 0, self._free(place + 1), missing, picks)
        position = (place, turn, free, missing)
        if position in self._failed or not self._hopeful(place, free, missing):
            return False
        gift, mana = self._choices[place][turn]
        for number in range(free, -1, -1):
            picks.append((self._groups[place], mana, number))
            rest = _less(missing, gift, number)
            if self._search(place, turn + 1, free - number, rest, picks):
                return True
            picks.pop()
        self._failed.add(position)
        return False

    def _hopeful(self, place: int, free: int, missing: tuple[int, ...]) -> bool:
        """Whether the sources left could give all that is missing, each set seen by itself."""
        for later in range(place, len(self._groups)):
            number = free if later == place else self._free(later)
            missing = _less(missing, self._most[later], number)
        return not any(missing)


def _less(missing: tuple[int, ...], gift: tuple[int, ...], number: int) -> tuple[int, ...]:
    """What is missing yet after `number` such gifts."""
    return tuple([max(0, need - number * give) for need, give in zip(missing, gift, strict=True)])


def _most(gifts: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple([max(column) for column in zip(*gifts, strict=True)])


def gifts_of(
    kind: Kind, alternatives: Sequence[tuple[str, ...]], sets: list[int]
) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """What each alternative gives to each set, without those that give nowhere more than others."""
    found: dict[tuple[int, ...], tuple[str, ...]] = {}
    for mana in alternatives:
        masks = kind.masks(mana)
        gift = tuple([sum(1 for mask in masks if mask & bits) for bits in sets])
        if gift not in found or len(mana) < len(found[gift]):
            found[gift] = mana
    return [(gift, mana) for gift, mana in found.items() if not _is_exceeded(gift, found)]


def _is_exceeded(gift: tuple[int, ...], others: Iterable[tuple[int, ...]]) -> bool:
    """Whether another gift is nowhere less."""
    return any(
        other != gift and all(give <= more for give, more in zip(gift, other, strict=True))
        for other in others
    )
