"""The automatic payer against brute force, and on the cases a player would notice."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apnap.casting.payer import Payment, PoolMana, Source, can_pay, make_supply, pay
from apnap.ir.mana import MANA_TYPES, ManaCost, parse_mana

EMPTY = (0, 0, 0, 0, 0, 0)
FOREST = (("G",),)
ISLAND = (("U",),)
PLAINS = (("W",),)
GROVE = (("G",), ("U",))
RING = (("C", "C"),)
LOTUS = tuple((letter,) * 3 for letter in "WUBRG")
RAINBOW = tuple((letter,) for letter in "WUBRG")


def cost_of(text: str) -> ManaCost:
    return parse_mana("".join("{" + symbol + "}" for symbol in text.split()))


def sources_of(*yields: tuple[tuple[str, ...], ...]) -> list[Source]:
    return [Source(place, each) for place, each in enumerate(yields)]


def tapped(payment: Payment | None) -> list[int]:
    assert payment is not None
    return sorted(tap.source for tap in payment.taps)


# Brute force: every way to tap, every part of the pool, every way to read the symbols.


class Unit(NamedTuple):
    letter: str
    snow: bool


def fits(unit: Unit, wish: str) -> bool:
    return wish == "any" or (unit.snow if wish == "S" else unit.letter in wish.split("/"))


def wishes(cost: ManaCost) -> Iterator[tuple[list[str], int]]:
    """The single mana wanted and the life, for each way to read the cost."""
    ways: list[list[tuple[list[str], int]]] = []
    for symbol in cost:
        if symbol.isdigit():
            ways.append([(["any"] * int(symbol), 0)])
        elif symbol.startswith("2/"):
            ways.append([([symbol[2:]], 0), (["any", "any"], 0)])
        elif symbol.endswith("/P"):
            ways.append([([symbol[:-2]], 0), ([], 2)])
        else:
            ways.append([([symbol], 0)])
    for way in product(*ways):
        yield [wish for wanted, _ in way for wish in wanted], sum(life for _, life in way)


def matches(wanted: list[str], must: Sequence[Unit], may: Sequence[Unit]) -> bool:
    """Whether the wishes can be met with all of `must` and some of `may`."""
    if len(must) > len(wanted):
        return False
    if not wanted:
        return True
    wish, rest = wanted[0], wanted[1:]
    for unit in dict.fromkeys(must):
        if fits(unit, wish):
            left = list(must)
            left.remove(unit)
            if matches(rest, left, may):
                return True
    for unit in dict.fromkeys(may):
        if fits(unit, wish):
            left = list(may)
            left.remove(unit)
            if matches(rest, must, left):
                return True
    return False


Score = tuple[int, int, int, int, list[int], int, int, int, int, int]


def source_score(
    sources: Sequence[Source], keep: dict[str, int]
) -> tuple[int, list[int], int, int]:
    ranks = sorted((source.rank for source in sources), reverse=True)
    letters = [set(chain(*source.yields)) for source in sources]
    wanted = sum(keep.get(letter, 0) for each in letters for letter in each)
    return len(sources), ranks, wanted, sum(len(each) for each in letters)


def pool_score(units: Sequence[PoolMana], keep: dict[str, int]) -> tuple[int, int, int]:
    plain = sum(not unit.restricted for unit in units)
    return plain, sum(keep.get(unit.letter, 0) for unit in units), sum(unit.snow for unit in units)


def best_score(
    cost: ManaCost,
    pool: Sequence[PoolMana],
    sources: Sequence[Source],
    life: int,
    keep: dict[str, int],
) -> Score | None:
    best: Score | None = None
    readings = [(wanted, paid) for wanted, paid in wishes(cost) if paid <= life]
    for choice in product(*(((), *source.yields) for source in sources)):
        used = [source for source, mana in zip(sources, choice, strict=True) if mana]
        produced = [
            Unit(letter, source.snow)
            for source, mana in zip(sources, choice, strict=True)
            for letter in mana
        ]
        number, ranks, want, letters = source_score(used, keep)
        for size in range(len(pool) + 1):
            for spent in combinations(pool, size):
                must = [Unit(unit.letter, unit.snow) for unit in spent]
                for wanted, paid in readings:
                    wasted = len(produced) + len(must) - len(wanted)
                    if wasted < 0:
                        continue
                    score = (paid, wasted, len(produced), number, ranks, want, letters)
                    full: Score = (*score, *pool_score(spent, keep))
                    if (best is None or full < best) and matches(wanted, must, produced):
                        best = full
    return best


def score_of(
    payment: Payment,
    pool: Sequence[PoolMana],
    sources: Sequence[Source],
    keep: dict[str, int],
) -> Score:
    by_id = {source.id: source for source in sources}
    used = [by_id[tap.source] for tap in payment.taps]
    produced = sum(len(tap.mana) for tap in payment.taps)
    number, ranks, want, letters = source_score(used, keep)
    units = {unit.id: unit for unit in pool}
    spent = [units[spend.unit] for spend in payment.spent if spend.unit >= 0]
    spent += [PoolMana(-1, s.letter) for s in payment.spent if s.unit < 0 for _ in range(s.number)]
    score = (payment.life, sum(payment.leftover), produced, number, ranks, want, letters)
    return (*score, *pool_score(spent, keep))


def check(
    payment: Payment,
    cost: ManaCost,
    pool: Sequence[int],
    sources: Sequence[Source],
    special: Sequence[PoolMana] = (),
) -> None:
    """The payment taps what is there, spends what is there, and pays the whole cost."""
    by_id = {source.id: source for source in sources}
    units = {unit.id: unit for unit in special}
    assert len({tap.source for tap in payment.taps}) == len(payment.taps)
    paid: list[tuple[str, Unit]] = []
    left: Counter[str] = Counter()
    for tap in payment.taps:
        assert tap.mana in by_id[tap.source].yields
        for letter, symbol in zip(tap.mana, tap.pays, strict=True):
            if symbol:
                paid.append((symbol, Unit(letter, by_id[tap.source].snow)))
            else:
                left[letter] += 1
    assert payment.leftover == tuple(left[letter] for letter in MANA_TYPES)
    plain: Counter[str] = Counter()
    named = []
    for spend in payment.spent:
        snow = False
        if spend.unit >= 0:
            assert spend.number == 1 and units[spend.unit].letter == spend.letter
            snow = units[spend.unit].snow
            named.append(spend.unit)
        else:
            plain[spend.letter] += spend.number
        paid += [(spend.symbol, Unit(spend.letter, snow))] * spend.number
    assert len(set(named)) == len(named)
    assert all(plain[x] <= pool[place] for place, x in enumerate(MANA_TYPES))
    check_symbols(paid, cost, payment.life)


def check_symbols(paid: list[tuple[str, Unit]], cost: ManaCost, life: int) -> None:
    by_symbol: dict[str, list[Unit]] = {}
    for symbol, unit in paid:
        by_symbol.setdefault(symbol, []).append(unit)
    for symbol in by_symbol:
        assert symbol in cost
    for symbol in set(cost):
        part = tuple(each for each in cost if each == symbol)
        units = by_symbol.get(symbol, [])
        ways = [paid for wanted, paid in wishes(part) if matches(wanted, units, ())]
        assert ways, (symbol, units)
        life -= min(ways)
    assert life == 0


SYMBOLS = ("1", "2", "W", "U", "G", "C", "S", "W/U", "G/U", "2/W", "2/G", "C/W", "G/P", "W/U/P")
YIELDS = (
    FOREST,
    ISLAND,
    PLAINS,
    GROVE,
    RING,
    (("C",),),
    (("W",), ("U",), ("G",)),
    (("W", "W"), ("U", "U"), ("G", "G")),
    (("W", "W"), ("W", "U"), ("U", "U")),
    (("G",), ("C", "C")),
    (("U", "W"),),
    (("G", "G", "G"), ("U", "U", "U")),
    (),
)

some_sources = st.lists(
    st.tuples(st.sampled_from(YIELDS), st.booleans(), st.integers(0, 2)), max_size=4
).map(lambda found: [Source(place, *each) for place, each in enumerate(found)])
some_special = st.lists(
    st.tuples(st.sampled_from("WUGC"), st.booleans(), st.booleans()), max_size=2
).map(lambda found: [PoolMana(place, *each) for place, each in enumerate(found)])
some_pool = st.lists(st.sampled_from("WUGC"), max_size=2).map(
    lambda found: tuple(found.count(letter) for letter in MANA_TYPES)
)
some_cost = st.lists(st.sampled_from(SYMBOLS), max_size=4).map(tuple)
some_keep = st.dictionaries(st.sampled_from("WUG"), st.integers(1, 3), max_size=2)


@settings(max_examples=400)
@given(some_cost, some_pool, some_special, some_sources, st.sampled_from([0, 2, 4]), some_keep)
def test_the_payer_agrees_with_brute_force(
    cost: ManaCost,
    pool: tuple[int, ...],
    special: list[PoolMana],
    sources: list[Source],
    life: int,
    keep: dict[str, int],
) -> None:
    units = special + [
        PoolMana(-1, letter)
        for letter, number in zip(MANA_TYPES, pool, strict=True)
        for _ in range(number)
    ]
    wishes_ = keep or dict.fromkeys("WUBRG", 1)  # nothing said: colours rather than colourless
    expected = best_score(cost, units, sources, life, wishes_)
    supply = make_supply(pool, sources, special)
    payment = supply.pay(cost, life, keep)
    assert supply.can_pay(cost, life) == (expected is not None)
    assert (payment is None) == (expected is None)
    if payment is not None:
        check(payment, cost, pool, sources, special)
        assert score_of(payment, units, sources, wishes_) == expected


@settings(max_examples=150)
@given(
    st.lists(st.sampled_from([*SYMBOLS, "B", "R", "5"]), max_size=9).map(tuple),
    st.lists(st.sampled_from([*YIELDS, LOTUS, RAINBOW]), max_size=14),
    st.integers(0, 6),
)
def test_larger_boards_pay_if_and_only_if_they_can(
    cost: ManaCost, yields: list[tuple[tuple[str, ...], ...]], life: int
) -> None:
    sources = [Source(place, each, place % 3 == 0) for place, each in enumerate(yields)]
    payment = pay(cost, EMPTY, sources, life)
    assert (payment is not None) == can_pay(cost, EMPTY, sources, life)
    if payment is not None:
        check(payment, cost, EMPTY, sources)


def test_a_cost_of_nothing_is_paid_with_nothing() -> None:
    for cost in ((), ("0",)):
        assert pay(cost, EMPTY, []) == Payment((), (), 0, EMPTY)
        assert can_pay(cost, EMPTY, [])


@pytest.mark.parametrize("cost", [("X",), ("1", "Y"), ("Q",), ("2/P",), ("P",)])
def test_what_is_no_payable_symbol_is_refused(cost: ManaCost) -> None:
    with pytest.raises(ValueError, match="cannot be paid"):
        can_pay(cost, (9, 9, 9, 9, 9, 9), [])


def test_basics_are_tapped_before_lands_that_can_do_more() -> None:
    sources = sources_of(GROVE, FOREST, ISLAND)
    assert tapped(pay(cost_of("1 G"), EMPTY, sources)) == [1, 2]
    assert tapped(pay(cost_of("G G"), EMPTY, sources)) == [0, 1]


def test_a_dual_land_is_kept_for_the_colour_only_it_gives() -> None:
    sources = [Source(0, GROVE), Source(1, FOREST, rank=2)]
    payment = pay(cost_of("1 U"), EMPTY, sources)
    assert payment is not None
    assert {tap.source: tap.pays for tap in payment.taps} == {0: ("U",), 1: ("1",)}


def test_ranks_come_before_colours() -> None:
    sources = [Source(0, FOREST, rank=2), Source(1, RAINBOW, rank=1), Source(2, ISLAND)]
    assert tapped(pay(cost_of("G"), EMPTY, sources)) == [1]
    assert tapped(pay(cost_of("2"), EMPTY, sources)) == [1, 2]


def test_wanted_colours_are_kept() -> None:
    sources = sources_of(FOREST, ISLAND)
    assert tapped(pay(cost_of("1"), EMPTY, sources, keep={"G": 1})) == [1]
    assert tapped(pay(cost_of("1"), EMPTY, sources, keep={"U": 1})) == [0]


def test_the_pool_is_spent_first_and_its_colourless_mana_before_wanted_colours() -> None:
    payment = pay(cost_of("2 G"), (0, 1, 0, 0, 1, 1), sources_of(FOREST), keep={"U": 1, "G": 1})
    assert payment is not None and not payment.taps
    payment = pay(cost_of("1"), (0, 1, 0, 0, 0, 1), [], keep={"U": 1})
    assert payment is not None
    assert [(spend.letter, spend.number) for spend in payment.spent] == [("C", 1)]


def test_restricted_mana_is_spent_before_plain_mana() -> None:
    payment = pay(("G",), (0, 0, 0, 0, 1, 0), [], special=[PoolMana(7, "G", restricted=True)])
    assert payment is not None
    assert [spend.unit for spend in payment.spent] == [7]


def test_two_mana_at_once_are_used_where_nothing_is_left_over() -> None:
    sources = sources_of(RING, FOREST, FOREST, FOREST)
    assert tapped(pay(cost_of("3"), EMPTY, sources)) == [0, 1]
    assert tapped(pay(cost_of("2"), EMPTY, sources)) == [0]
    assert tapped(pay(cost_of("1"), EMPTY, sources)) == [1]
    assert tapped(pay(cost_of("1 G"), EMPTY, sources)) == [1, 2]


def test_what_must_be_left_over_is_reported() -> None:
    payment = pay(cost_of("1"), EMPTY, sources_of(RING))
    assert payment is not None
    assert payment.taps[0].pays == ("1", "")
    assert payment.leftover == (0, 0, 0, 0, 0, 1)


def test_three_mana_of_one_colour_pay_only_one_colour() -> None:
    sources = sources_of(LOTUS, ISLAND)
    assert can_pay(cost_of("U R R"), EMPTY, sources)
    assert can_pay(cost_of("1 U R R"), EMPTY, sources)
    assert not can_pay(cost_of("W R"), EMPTY, sources)
    assert not can_pay(cost_of("U U R"), EMPTY, sources)
    assert pay(cost_of("W R"), EMPTY, sources) is None


@pytest.mark.rule("2006:104.3f/e1")
@pytest.mark.parametrize(
    ("pool", "enough"),
    [
        ((0, 0, 0, 0, 2, 0), True),
        ((1, 0, 0, 0, 1, 0), True),
        ((2, 0, 0, 0, 0, 0), True),
        ((1, 2, 0, 0, 0, 0), False),
        ((1, 0, 0, 0, 0, 2), False),
    ],
)
def test_each_hybrid_symbol_is_paid_by_either_colour(pool: tuple[int, ...], enough: bool) -> None:
    assert can_pay(("G/W", "G/W"), pool, []) == enough


def test_two_or_a_colour_costs_one_mana_where_it_can() -> None:
    cost = ("2/W", "2/W")
    assert tapped(pay(cost, EMPTY, sources_of(PLAINS, PLAINS, FOREST, FOREST))) == [0, 1]
    assert tapped(pay(cost, EMPTY, sources_of(PLAINS, FOREST, FOREST))) == [0, 1, 2]
    assert not can_pay(cost, EMPTY, sources_of(FOREST, FOREST, FOREST))


def test_life_is_paid_only_for_want_of_mana() -> None:
    cost = ("1", "G/P", "G/P")
    payment = pay(cost, EMPTY, sources_of(FOREST, FOREST, FOREST), life=20)
    assert payment is not None and payment.life == 0
    payment = pay(cost, EMPTY, sources_of(FOREST, FOREST), life=20)
    assert payment is not None and payment.life == 2
    payment = pay(cost, EMPTY, sources_of(ISLAND), life=4)
    assert payment is not None and payment.life == 4
    assert not can_pay(cost, EMPTY, sources_of(ISLAND), life=3)


def test_snow_symbols_take_mana_of_snow_sources_only() -> None:
    snowy = Source(0, FOREST, snow=True)
    assert can_pay(("S",), EMPTY, [snowy])
    assert not can_pay(("S",), (1, 1, 1, 1, 1, 1), [Source(1, FOREST)])
    assert not can_pay(("S", "G"), EMPTY, [snowy])
    assert can_pay(("S", "G"), EMPTY, [snowy, Source(1, FOREST)])
    assert can_pay(("S",), EMPTY, [], 0) is False
    assert pay(("S",), EMPTY, [], special=[PoolMana(3, "C", snow=True)]) is not None


def test_a_thousand_alike_sources_are_one_group() -> None:
    forests = [Source(place, FOREST) for place in range(1000)]
    rings = [Source(place, RING) for place in range(1000, 2000)]
    lotuses = [Source(place, LOTUS) for place in range(2000, 3000)]
    payment = pay(("990", "G"), EMPTY, forests)
    assert payment is not None and len(payment.taps) == 991
    sources = forests + rings + lotuses
    assert can_pay(("5000", "W", "U", "B", "R", "G"), EMPTY, sources)
    payment = pay(("W", "U", "B", "R", "G", "2"), EMPTY, sources)
    assert payment is not None
    check(payment, ("W", "U", "B", "R", "G", "2"), EMPTY, sources)
    assert not can_pay(("6001",), EMPTY, sources)


def test_the_same_question_gets_the_same_answer() -> None:
    sources = sources_of(FOREST, ISLAND, GROVE, RING, LOTUS)
    first = pay(cost_of("3 U"), EMPTY, sources)
    assert first == pay(cost_of("3 U"), EMPTY, sources)
    assert first is not None
