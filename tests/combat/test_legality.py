"""Attack and block legality against brute force, on the rules' own examples, and at scale."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apnap.combat.legality import (
    AttackerFacts,
    AttackProblem,
    BlockedFacts,
    BlockerFacts,
    BlockProblem,
    Fault,
    Joint,
    attack_fault,
    block_fault,
    max_attack_requirements,
    max_block_requirements,
    required_attack,
    required_block,
)
from work import work

Choices = Mapping[int, Sequence[int]]


def ids(*numbers: int) -> frozenset[int]:
    return frozenset(numbers)


# Brute force: every declaration there is, each rule read off the facts one by one.


def keeps_company(facts: AttackerFacts | BlockerFacts, choices: Choices) -> bool:
    beside = set(choices) - {facts.index}
    return len(beside) >= facts.others and all(beside & set(p) for p in facts.partners)


def attack_allowed(problem: AttackProblem, choices: Choices) -> bool:
    for creature in problem.creatures:
        if creature.index in choices:
            (defender,) = choices[creature.index]
            if defender not in creature.defenders or not keeps_company(creature, choices):
                return False
            if creature.only_alone and len(choices) > 1:
                return False
    if problem.max_attackers is not None and len(choices) > problem.max_attackers:
        return False
    return all(
        sum(defender in targets for targets in choices.values()) <= most
        for defender, most in problem.defender_limits
    )


def block_allowed(problem: BlockProblem, choices: Choices) -> bool:
    for blocker in problem.blockers:
        if blocker.index in choices:
            targets = choices[blocker.index]
            if not set(targets) <= blocker.attackers or not keeps_company(blocker, choices):
                return False
            if blocker.at_most is not None and len(targets) > blocker.at_most:
                return False
    if problem.max_blockers is not None and len(choices) > problem.max_blockers:
        return False
    for attacker in problem.attackers:
        number = sum(attacker.index in targets for targets in choices.values())
        if 0 < number < attacker.at_least:
            return False
        if attacker.at_most is not None and number > attacker.at_most:
            return False
    return True


def obeyed(
    creatures: Sequence[AttackerFacts | BlockerFacts], joint: Sequence[Joint], choices: Choices
) -> int:
    number = 0
    for creature in creatures:
        for wanted in creature.requirements:
            number += any(target in wanted for target in choices.get(creature.index, ()))
    for each in joint:
        number += any(
            target in each.targets
            for index, targets in choices.items()
            for target in targets
            if each.creatures is None or index in each.creatures
        )
    return number


def is_asked(
    facts: AttackerFacts | BlockerFacts, joint: Sequence[Joint], targets: Sequence[int]
) -> bool:
    """Whether each of the choices obeys a requirement by itself."""
    own = [*facts.requirements]
    own += [j.targets for j in joint if j.creatures is None or facts.index in j.creatures]
    return all(any(target in wanted for wanted in own) for target in targets)


def declarations(
    options: Mapping[int, list[tuple[int, ...]]],
) -> Iterator[dict[int, tuple[int, ...]]]:
    for picked in product(*([(), *each] for each in options.values())):
        yield {index: some for index, some in zip(options, picked, strict=True) if some}


def subsets(targets: frozenset[int], most: int = 9) -> list[tuple[int, ...]]:
    sizes = range(1, min(most, len(targets)) + 1)
    return [some for size in sizes for some in combinations(sorted(targets), size)]


def most_obeyed(
    creatures: Sequence[AttackerFacts | BlockerFacts],
    joint: Sequence[Joint],
    helpers: bool,
    allowed: list[dict[int, tuple[int, ...]]],
) -> int:
    facts = {creature.index: creature for creature in creatures}
    best = 0
    for choices in allowed:
        if any(facts[index].costly & set(targets) for index, targets in choices.items()):
            continue
        if helpers or all(is_asked(facts[i], joint, targets) for i, targets in choices.items()):
            best = max(best, obeyed(creatures, joint, choices))
    return best


def check_attack(problem: AttackProblem) -> None:
    every = list(declarations({c.index: subsets(c.defenders, 1) for c in problem.creatures}))
    allowed = [choices for choices in every if attack_allowed(problem, choices)]
    most = most_obeyed(problem.creatures, problem.joint, problem.helpers, allowed)
    assert max_attack_requirements(problem) == most
    assert attack_fault(problem, required_attack(problem)) is None
    for choices in every:
        declaration = {index: targets[0] for index, targets in choices.items()}
        fault = attack_fault(problem, declaration)
        if choices not in allowed:
            assert fault is not None and fault.reason != "requirement"
        elif obeyed(problem.creatures, problem.joint, choices) < most:
            assert fault is not None and fault.reason == "requirement"
        else:
            assert fault is None


def check_block(problem: BlockProblem) -> None:
    every = list(declarations({b.index: subsets(b.attackers) for b in problem.blockers}))
    allowed = [choices for choices in every if block_allowed(problem, choices)]
    most = most_obeyed(problem.blockers, problem.joint, problem.helpers, allowed)
    assert max_block_requirements(problem) == most
    assert block_fault(problem, required_block(problem)) is None
    for choices in every:
        fault = block_fault(problem, choices)
        if choices not in allowed:
            assert fault is not None and fault.reason != "requirement"
        elif obeyed(problem.blockers, problem.joint, choices) < most:
            assert fault is not None and fault.reason == "requirement"
        else:
            assert fault is None


def sets_of(low: int, high: int, least: int = 0) -> st.SearchStrategy[frozenset[int]]:
    return st.frozensets(st.integers(low, high), min_size=least)


few = st.sampled_from([0, 0, 0, 1, 2])
rarely = st.sampled_from([False, False, False, True])
partner_sets = st.one_of(st.just(()), st.just(()), st.tuples(sets_of(0, 4)))
maybe_limit = st.one_of(st.none(), st.integers(0, 3))


@st.composite
def attack_problems(draw: st.DrawFn) -> AttackProblem:
    creatures = []
    for index in range(draw(st.integers(1, 5))):
        defenders = draw(sets_of(100, 102, 1))
        creatures.append(
            AttackerFacts(
                index,
                defenders,
                draw(sets_of(100, 102)) & defenders if draw(rarely) else ids(),
                tuple(draw(st.lists(st.one_of(st.just(defenders), sets_of(100, 102)), max_size=2))),
                draw(few),
                draw(partner_sets),
                draw(rarely),
            )
        )
    limits = draw(st.dictionaries(st.integers(100, 102), st.integers(0, 2), max_size=2))
    joint = st.builds(Joint, sets_of(100, 102, 1), st.one_of(st.none(), sets_of(0, 4)))
    return AttackProblem(
        tuple(creatures),
        draw(maybe_limit),
        tuple(limits.items()),
        tuple(draw(st.lists(joint, max_size=2))),
        draw(st.booleans()),
    )


@st.composite
def block_problems(draw: st.DrawFn) -> BlockProblem:
    blockers = []
    for index in range(draw(st.integers(1, 4))):
        attackers = draw(sets_of(100, 102, 1))
        wanted = st.one_of(st.just(attackers), sets_of(100, 102))
        blockers.append(
            BlockerFacts(
                index,
                attackers,
                draw(sets_of(100, 102)) & attackers if draw(rarely) else ids(),
                draw(st.sampled_from([1, 1, 1, 2, None, 0])),
                tuple(draw(st.lists(wanted, max_size=2))),
                draw(few),
                draw(partner_sets),
            )
        )
    facts = st.tuples(st.sampled_from([1, 1, 2, 3]), st.sampled_from([None, None, 1, 2]))
    attackers_facts = [BlockedFacts(index, *draw(facts)) for index in range(100, 103)]
    joint = st.builds(Joint, sets_of(100, 102, 1), st.one_of(st.none(), st.none(), sets_of(0, 3)))
    return BlockProblem(
        tuple(blockers),
        tuple(attackers_facts),
        draw(maybe_limit),
        tuple(draw(st.lists(joint, max_size=3))),
        draw(st.booleans()),
    )


@settings(max_examples=300)
@given(attack_problems())
def test_attacks_agree_with_brute_force(problem: AttackProblem) -> None:
    check_attack(problem)


@settings(max_examples=300)
@given(block_problems())
def test_blocks_agree_with_brute_force(problem: BlockProblem) -> None:
    check_block(problem)


# Attacks

YOU, WALKER = 100, 101
ANYONE = ids(YOU, WALKER)


def attacker(index: int, **more: object) -> AttackerFacts:
    return AttackerFacts(index, ids(YOU), **more)  # type: ignore[arg-type]


@pytest.mark.rule("2006:500.2")
def test_what_cannot_attack_cannot_be_declared() -> None:
    problem = AttackProblem((attacker(1), AttackerFacts(2, ANYONE)))
    assert attack_fault(problem, {}) is None
    assert attack_fault(problem, {1: YOU, 2: WALKER}) is None
    assert attack_fault(problem, {1: WALKER}) == Fault("unable", 1)
    assert attack_fault(problem, {3: YOU}) == Fault("unable", 3)


@pytest.mark.rule("2006:500.1", "2006:500.2")
def test_attacks_if_able_must_be_obeyed_but_not_at_a_cost() -> None:
    must = attacker(1, requirements=(ids(YOU),))
    assert attack_fault(AttackProblem((must,)), {}) == Fault("requirement", 1)
    assert attack_fault(AttackProblem((must,)), {1: YOU}) is None
    taxed = attacker(1, costly=ids(YOU), requirements=(ids(YOU),))
    assert attack_fault(AttackProblem((taxed,)), {}) is None
    assert attack_fault(AttackProblem((taxed,)), {1: YOU}) is None
    elsewhere = AttackerFacts(1, ANYONE, ids(YOU), requirements=(ANYONE,))
    assert attack_fault(AttackProblem((elsewhere,)), {}) == Fault("requirement", 1)
    assert attack_fault(AttackProblem((elsewhere,)), {1: WALKER}) is None


@pytest.mark.rule("2006:500.2/e1")
def test_two_that_cannot_attack_alone_attack_together() -> None:
    pair = AttackProblem((attacker(1, others=1), attacker(2, others=1)))
    assert attack_fault(pair, {1: YOU, 2: YOU}) is None
    assert attack_fault(pair, {}) is None
    assert attack_fault(pair, {1: YOU}) == Fault("company", 1)


@pytest.mark.rule("2006:500.2/e2", "2006:500.4")
def test_the_one_attacker_allowed_is_the_one_that_must() -> None:
    problem = AttackProblem((attacker(1, requirements=(ids(YOU),)), attacker(2)), 1)
    assert attack_fault(problem, {1: YOU}) is None
    assert attack_fault(problem, {2: YOU}) == Fault("requirement", 1)
    assert attack_fault(problem, {1: YOU, 2: YOU}) == Fault("too-many")
    assert attack_fault(problem, {}) == Fault("requirement", 1)


def test_goaded_creatures_attack_someone_else_if_they_can() -> None:
    goaded = AttackerFacts(1, ANYONE, requirements=(ANYONE, ids(WALKER)))
    assert attack_fault(AttackProblem((goaded,)), {1: YOU}) == Fault("requirement", 1)
    assert attack_fault(AttackProblem((goaded,)), {1: WALKER}) is None
    twice = AttackerFacts(1, ANYONE, requirements=(ANYONE, ids(WALKER), ANYONE, ids(YOU)))
    for defender in ANYONE:
        assert attack_fault(AttackProblem((twice,)), {1: defender}) is None


def test_a_creature_that_only_attacks_alone() -> None:
    loner = attacker(1, requirements=(ids(YOU),), only_alone=True)
    problem = AttackProblem((loner, attacker(2)))
    assert attack_fault(problem, {1: YOU}) is None
    assert attack_fault(problem, {1: YOU, 2: YOU}) == Fault("alone", 1)
    assert attack_fault(problem, {2: YOU}) == Fault("requirement", 1)
    crowd = tuple(attacker(index, requirements=(ids(YOU),)) for index in (2, 3))
    assert required_attack(AttackProblem((loner, *crowd))) == {2: YOU, 3: YOU}


def test_a_helper_attacks_along_unless_the_edition_leaves_it_out() -> None:
    eager = attacker(1, requirements=(ids(YOU),), others=1)
    problem = AttackProblem((eager, attacker(2)))
    assert attack_fault(problem, {}) == Fault("requirement", 1)
    assert attack_fault(AttackProblem((eager, attacker(2)), helpers=False), {}) is None


def test_at_least_one_creature_must_attack_the_one_who_asks_for_it() -> None:
    problem = AttackProblem((AttackerFacts(1, ANYONE), attacker(2)), joint=(Joint(ids(WALKER)),))
    assert attack_fault(problem, {2: YOU}) == Fault("requirement", None)
    assert attack_fault(problem, {1: WALKER, 2: YOU}) is None


def test_no_more_than_two_may_attack_one_defender() -> None:
    creatures = tuple(AttackerFacts(index, ANYONE, requirements=(ANYONE,)) for index in range(5))
    problem = AttackProblem(creatures, defender_limits=((YOU, 2),))
    assert max_attack_requirements(problem) == 5
    assert attack_fault(problem, {0: YOU, 1: YOU, 2: WALKER, 3: WALKER, 4: WALKER}) is None
    assert attack_fault(problem, {0: YOU, 1: YOU, 2: YOU}) == Fault("defender-limit", 2)
    assert attack_fault(problem, {0: YOU, 1: YOU}) == Fault("requirement", 2)
    both = AttackProblem(creatures, defender_limits=((YOU, 2), (WALKER, 1)))
    assert max_attack_requirements(both) == 3
    assert attack_fault(both, {4: YOU, 3: YOU, 2: WALKER}) is None


# Blocks

A, B = 100, 101


def blocker(index: int, *attackers: int, **more: object) -> BlockerFacts:
    return BlockerFacts(index, frozenset(attackers), **more)  # type: ignore[arg-type]


@pytest.mark.rule("2006:500.3")
def test_what_cannot_block_cannot_be_declared() -> None:
    problem = BlockProblem((blocker(1, A), blocker(2, A, B, at_most=2)))
    assert block_fault(problem, {}) is None
    assert block_fault(problem, {1: (A,), 2: (A, B)}) is None
    assert block_fault(problem, {1: (), 2: ()}) is None
    assert block_fault(problem, {1: (B,)}) == Fault("unable", 1)
    assert block_fault(problem, {7: (A,)}) == Fault("unable", 7)
    assert block_fault(problem, {2: (A, A)}) == Fault("too-many-targets", 2)
    single = BlockProblem((blocker(2, A, B),))
    assert block_fault(single, {2: (A, B)}) == Fault("too-many-targets", 2)


@pytest.mark.rule("2006:500.3")
def test_blocks_if_able_must_be_obeyed_but_not_at_a_cost() -> None:
    must = blocker(1, A, requirements=(ids(A),))
    assert block_fault(BlockProblem((must,)), {}) == Fault("requirement", 1)
    taxed = blocker(1, A, costly=ids(A), requirements=(ids(A),))
    assert block_fault(BlockProblem((taxed,)), {}) is None
    assert block_fault(BlockProblem((taxed,)), {1: (A,)}) is None


@pytest.mark.rule("2006:500.5", "2006:500.5/e1")
def test_a_partner_without_a_requirement_is_under_no_obligation_in_the_old_rules() -> None:
    blockers = (blocker(1, A, requirements=(ids(A),)), blocker(2, A))
    old = BlockProblem(blockers, (BlockedFacts(A, at_least=2),), helpers=False)
    assert block_fault(old, {1: (A,), 2: (A,)}) is None
    assert block_fault(old, {}) is None
    assert block_fault(old, {1: (A,)}) == Fault("too-few-blockers", A)
    assert block_fault(old, {2: (A,)}) == Fault("too-few-blockers", A)
    now = BlockProblem(blockers, (BlockedFacts(A, at_least=2),))
    assert block_fault(now, {1: (A,), 2: (A,)}) is None
    assert block_fault(now, {}) == Fault("requirement", 1)


@pytest.mark.rule("2006:500.5")
def test_a_requirement_is_given_up_where_two_others_can_be_obeyed_instead() -> None:
    torn = blocker(1, A, B, requirements=(ids(A), ids(B), ids(B)))
    problem = BlockProblem((torn,))
    assert block_fault(problem, {1: (A,)}) == Fault("requirement", 1)
    assert block_fault(problem, {1: (B,)}) is None


def test_all_that_can_block_the_lure_do_so() -> None:
    lured = tuple(blocker(index, A, B, requirements=(ids(A),)) for index in range(3))
    problem = BlockProblem((*lured, blocker(9, B)))
    assert required_block(problem) == {0: (A,), 1: (A,), 2: (A,)}
    assert block_fault(problem, {0: (A,), 1: (A,), 2: (B,)}) == Fault("requirement", 2)
    assert block_fault(problem, {0: (A,), 1: (A,), 2: (A,), 9: (B,)}) is None
    narrow = BlockProblem(lured, (BlockedFacts(A, at_most=1),))
    assert block_fault(narrow, {1: (A,), 2: (B,)}) is None
    assert block_fault(narrow, {0: (B,)}) == Fault("requirement", 0)


def test_what_must_be_blocked_needs_one_blocker_and_no_more() -> None:
    problem = BlockProblem((blocker(1, A, B), blocker(2, A)), joint=(Joint(ids(A)),))
    assert block_fault(problem, {1: (B,)}) == Fault("requirement", None)
    assert block_fault(problem, {1: (B,), 2: (A,)}) is None
    assert block_fault(problem, {1: (A,)}) is None
    shy = BlockProblem((blocker(1, A),), (BlockedFacts(A, at_least=2),), joint=(Joint(ids(A)),))
    assert block_fault(shy, {}) is None


def test_one_blocker_for_two_that_must_be_blocked() -> None:
    joint = (Joint(ids(A)), Joint(ids(B)))
    problem = BlockProblem((blocker(1, A, B),), joint=joint)
    assert max_block_requirements(problem) == 1
    assert block_fault(problem, {1: (A,)}) is None
    assert block_fault(problem, {1: (B,)}) is None
    assert block_fault(problem, {}) == Fault("requirement", None)
    guard = BlockProblem((blocker(1, A, B, at_most=None),), joint=joint)
    assert block_fault(guard, {1: (A,)}) == Fault("requirement", None)
    assert required_block(guard) == {1: (A, B)}


# At scale


def checked_blocks(size: int) -> int:
    """The work of checking that as many creatures block as many, none of them bound."""
    attackers = frozenset(range(10_000, 10_000 + size))
    blockers = tuple(BlockerFacts(index, attackers) for index in range(size))
    problem = BlockProblem(blockers, tuple(BlockedFacts(index, 1) for index in sorted(attackers)))
    declaration = {index: (10_000 + index,) for index in range(size)}
    found: list[Fault | None] = []
    lines = work(lambda: found.append(block_fault(problem, declaration)))
    assert found == [None]
    return lines


def test_many_blocks_without_requirements_are_checked_one_by_one() -> None:
    few, many = checked_blocks(100), checked_blocks(1000)
    assert many < 11 * few


def solved_army(size: int) -> int:
    """The work of finding how many requirements an army of two kinds of creatures can obey."""
    attackers = frozenset(range(10_000, 10_000 + size))
    lure = min(attackers)
    lured = tuple(BlockerFacts(i, attackers, requirements=(ids(lure),)) for i in range(size))
    rest = range(size, 2 * size)
    army = lured + tuple(BlockerFacts(i, attackers, requirements=(attackers,)) for i in rest)
    shy = tuple(BlockedFacts(index, 2) for index in sorted(attackers))
    single = tuple(BlockedFacts(index, 1, 1) for index in sorted(attackers))
    must = tuple(Joint(ids(index)) for index in sorted(attackers))

    def solve() -> None:
        assert max_block_requirements(BlockProblem(army, shy)) == 2 * size
        assert max_block_requirements(BlockProblem(army, single)) == size
        assert max_block_requirements(BlockProblem(army, shy, max_blockers=7)) == 7
        assert max_block_requirements(BlockProblem(army, joint=must)) == 3 * size

    return work(solve)


def test_armies_of_alike_creatures_are_solved_as_classes() -> None:
    few, many = solved_army(100), solved_army(1000)
    assert many < 15 * few


def solved_attack(size: int) -> int:
    """The work of finding how many requirements to attack an army can obey."""
    everyone = frozenset(range(100, 104))
    army = tuple(
        AttackerFacts(i, everyone, requirements=(everyone, everyone - {100 + i % 4}), others=1)
        for i in range(size)
    )
    limited = AttackProblem(army, defender_limits=tuple((d, 2) for d in sorted(everyone)))

    def solve() -> None:
        assert max_attack_requirements(AttackProblem(army)) == 2 * size
        assert max_attack_requirements(AttackProblem(army, max_attackers=3)) == 6
        assert max_attack_requirements(AttackProblem(army, max_attackers=1)) == 0
        assert max_attack_requirements(limited) == 16
        assert attack_fault(limited, required_attack(limited)) is None

    return work(solve)


def test_an_army_that_must_attack() -> None:
    few, many = solved_attack(1000), solved_attack(10_000)
    assert many < 12 * few
