"""Whether a declaration of attackers or blockers is legal: restrictions and requirements.

A declaration is legal if it breaks no restriction and obeys as many requirements as can be obeyed
without breaking a restriction and without paying a cost (2006:308.2a, 309.2a, 500.1 to 500.5; now
508.1c-d, 509.1b-c). Restrictions are looked at along the declaration; what could be obeyed is
worked out (`assignment`) only if the declaration leaves something undone.

Reasons of a fault, with the creature that it names:

* `unable`: it could not be declared at all, or not against that target
* `too-many-targets`: it blocks more creatures than it may, or the same one twice
* `too-many`: more creatures attack or block than may (names none)
* `defender-limit`: one too many for that defender
* `too-few-blockers`, `too-many-blockers`: the attacker that is blocked so
* `company`: too few others take part; `partner`: none of those that it needs; `alone`: others do
* `requirement`: it leaves a requirement undone, and more could be obeyed
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from apnap.combat.assignment import Chooser, Ids, Limits, Shared, Task, assign

NONE: Final[Ids] = frozenset()


class Fault(NamedTuple):
    """Why a declaration is illegal: a reason key, and the creature that it is about, if one."""

    reason: str
    creature: int | None = None


@dataclass(frozen=True, slots=True)
class Joint:
    """A requirement on several creatures together: one of them attacks (blocks) one of `targets`.

    `creatures` None means any. "Must be blocked if able" is `Joint(frozenset({attacker}))`.
    """

    targets: Ids
    creatures: Ids | None = None


@dataclass(frozen=True, slots=True)
class AttackerFacts:
    """What the rules say of one creature that could attack.

    `defenders`: those that it may attack, restrictions on itself being applied already (tapped or
    summoning sick creatures have none, or are not listed); `costly`: those of them that it cannot
    attack unless a cost is paid. `requirements`: for each, the defenders by attacking one of which
    it is obeyed ("attacks if able": all). `others`: it can't attack unless so many others do
    ("can't attack alone": 1); `partners`: for each set, it can't attack unless another creature of
    the set does; `only_alone`: it can't attack together with others. `beside`: requirements that
    hold only if another creature of the set is declared too (creatures, and defenders as above).
    """

    index: int
    defenders: Ids
    costly: Ids = NONE
    requirements: tuple[Ids, ...] = ()
    others: int = 0
    partners: tuple[Ids, ...] = ()
    only_alone: bool = False
    beside: tuple[tuple[Ids, Ids], ...] = ()

    def free(self) -> Ids:
        """The defenders that it may attack without a cost."""
        return self.defenders - self.costly if self.costly else self.defenders


@dataclass(frozen=True, slots=True)
class AttackProblem:
    """One declare attackers step, for one attacking player or team.

    `max_attackers` and `defender_limits` (pairs of defender and number) say how many may attack in
    all and each defender. `helpers`: whether it counts that a requirement could be obeyed with the
    help of a creature that has none itself (509.1c: yes; 2006:500.5 and its example: no).
    """

    creatures: tuple[AttackerFacts, ...]
    max_attackers: int | None = None
    defender_limits: tuple[tuple[int, int], ...] = ()
    joint: tuple[Joint, ...] = ()
    helpers: bool = True


@dataclass(frozen=True, slots=True)
class BlockerFacts:
    """What the rules say of one creature that could block.

    `attackers`: those that it may block, evasion and restrictions on itself being applied already;
    `costly`: those of them that it cannot block unless a cost is paid. `at_most`: how many it may
    block, None for any number. `requirements`: for each, the attackers by blocking one of which it
    is obeyed ("blocks if able": all; "all creatures able to block A do so": `{A}`). `others` and
    `partners` as for attackers.
    """

    index: int
    attackers: Ids
    costly: Ids = NONE
    at_most: int | None = 1
    requirements: tuple[Ids, ...] = ()
    others: int = 0
    partners: tuple[Ids, ...] = ()

    def free(self) -> Ids:
        """The attackers that it may block without a cost."""
        return self.attackers - self.costly if self.costly else self.attackers


@dataclass(frozen=True, slots=True)
class BlockedFacts:
    """What the rules say of an attacker: blocked by at least (menace: 2) and at most so many."""

    index: int
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class BlockProblem:
    """One declare blockers step, for one defending player or team.

    Attackers with nothing to say of them may be left out of `attackers`.
    """

    blockers: tuple[BlockerFacts, ...]
    attackers: tuple[BlockedFacts, ...] = ()
    max_blockers: int | None = None
    joint: tuple[Joint, ...] = ()
    helpers: bool = True


_Choices = dict[int, tuple[int, ...]]
"""A declaration of either kind: each creature that takes part, and what it attacks or blocks."""


def attack_fault(problem: AttackProblem, declaration: Mapping[int, int]) -> Fault | None:
    """None if the declaration (creature to defender) is legal, else what is wrong with it."""
    fault = _attack_restriction(problem, declaration)
    problem = _given(problem, declaration)
    if fault is not None or not _has_requirements(problem.creatures, problem.joint):
        return fault
    choices: _Choices = {index: (defender,) for index, defender in declaration.items()}
    obeyed, undone = _review(problem.creatures, problem.joint, choices)
    if not undone or obeyed >= max_attack_requirements(problem):
        return None
    return Fault("requirement", undone[0])


def _given(problem: AttackProblem, declaration: Mapping[int, int]) -> AttackProblem:
    """The problem with those requirements that hold because of who else attacks."""
    if not any(creature.beside for creature in problem.creatures):
        return problem
    creatures = []
    for creature in problem.creatures:
        more = tuple(
            defenders
            for others, defenders in creature.beside
            if any(other in declaration for other in others if other != creature.index)
        )
        creatures.append(replace(creature, requirements=(*creature.requirements, *more)))
    return replace(problem, creatures=tuple(creatures))


def max_attack_requirements(problem: AttackProblem) -> int:
    """How many requirements can be obeyed at most, without a cost (2006:500.4, 508.1d)."""
    return _best_attack(problem)[0]


def required_attack(problem: AttackProblem) -> dict[int, int]:
    """A legal declaration that obeys that many, empty if there are none to obey."""
    found: dict[int, int] = {}
    for _ in problem.creatures:  # who attacks may make others have to attack
        given = _given(problem, found)
        now = {index: targets[0] for index, targets in _best_attack(given)[1].items()}
        if now == found:
            break
        found = now
    return found


def block_fault(problem: BlockProblem, declaration: Mapping[int, Sequence[int]]) -> Fault | None:
    """None if the declaration (blocker to the attackers it blocks) is legal, else what is wrong."""
    choices = {index: tuple(targets) for index, targets in declaration.items() if targets}
    fault = _block_restriction(problem, choices)
    if fault is not None or not _has_requirements(problem.blockers, problem.joint):
        return fault
    obeyed, undone = _review(problem.blockers, problem.joint, choices)
    if not undone or obeyed >= max_block_requirements(problem):
        return None
    return Fault("requirement", undone[0])


def max_block_requirements(problem: BlockProblem) -> int:
    """How many requirements can be obeyed at most, without a cost (2006:500.4, 509.1c)."""
    return _best_block(problem)[0]


def required_block(problem: BlockProblem) -> dict[int, tuple[int, ...]]:
    """A legal declaration that obeys that many, empty if there are none to obey."""
    return _best_block(problem)[1]


def _attack_restriction(problem: AttackProblem, declaration: Mapping[int, int]) -> Fault | None:
    """The first restriction broken (2006:500.2, 508.1c)."""
    facts = {creature.index: creature for creature in problem.creatures}
    for index, defender in declaration.items():
        creature = facts.get(index)
        if creature is None or defender not in creature.defenders:
            return Fault("unable", index)
        if creature.only_alone and len(declaration) > 1:
            return Fault("alone", index)
        if creature.others or creature.partners:
            fault = _company_fault(creature, declaration)
            if fault is not None:
                return fault
    if problem.max_attackers is not None and len(declaration) > problem.max_attackers:
        return Fault("too-many")
    room = dict(problem.defender_limits)
    for index, defender in declaration.items() if room else ():
        if defender in room:
            room[defender] -= 1
            if room[defender] < 0:
                return Fault("defender-limit", index)
    return None


def _block_restriction(problem: BlockProblem, choices: _Choices) -> Fault | None:
    """The first restriction broken (2006:500.3, 509.1b)."""
    facts = {creature.index: creature for creature in problem.blockers}
    number: dict[int, int] = {}
    for index, targets in choices.items():
        creature = facts.get(index)
        if creature is None or not creature.attackers.issuperset(targets):
            return Fault("unable", index)
        if _blocks_too_many(creature, targets):
            return Fault("too-many-targets", index)
        if creature.others or creature.partners:
            fault = _company_fault(creature, choices)
            if fault is not None:
                return fault
        for target in targets:
            number[target] = number.get(target, 0) + 1
    if problem.max_blockers is not None and len(choices) > problem.max_blockers:
        return Fault("too-many")
    for attacker in problem.attackers:
        blockers = number.get(attacker.index, 0)
        if 0 < blockers < attacker.at_least:
            return Fault("too-few-blockers", attacker.index)
        if attacker.at_most is not None and blockers > attacker.at_most:
            return Fault("too-many-blockers", attacker.index)
    return None


def _blocks_too_many(creature: BlockerFacts, targets: tuple[int, ...]) -> bool:
    if creature.at_most is not None and len(targets) > creature.at_most:
        return True
    return len(targets) > 1 and len(set(targets)) < len(targets)


def _company_fault(
    creature: AttackerFacts | BlockerFacts, declared: Mapping[int, object]
) -> Fault | None:
    """Whether the creature lacks others, or another of a particular kind, beside it."""
    if len(declared) <= creature.others:
        return Fault("company", creature.index)
    for partners in creature.partners:
        if not any(other in declared and other != creature.index for other in partners):
            return Fault("partner", creature.index)
    return None


def _has_requirements(
    creatures: Sequence[AttackerFacts | BlockerFacts], joint: Sequence[Joint]
) -> bool:
    return bool(joint) or any(creature.requirements for creature in creatures)


def _review(
    creatures: Sequence[AttackerFacts | BlockerFacts], joint: Sequence[Joint], choices: _Choices
) -> tuple[int, list[int | None]]:
    """How many requirements are obeyed, and whose are not though a free choice would obey them."""
    obeyed = 0
    undone: list[int | None] = []
    for creature in creatures:
        targets = choices.get(creature.index, ())
        for requirement in creature.requirements:
            if not requirement.isdisjoint(targets):
                obeyed += 1
            elif not requirement.isdisjoint(creature.free()):
                undone.append(creature.index)
    for shared in joint:
        if _is_obeyed(shared, choices):
            obeyed += 1
        elif any(not shared.targets.isdisjoint(each.free()) for each in _bound(shared, creatures)):
            undone.append(None)
    return obeyed, undone


def _bound(
    joint: Joint, creatures: Sequence[AttackerFacts | BlockerFacts]
) -> Iterable[AttackerFacts | BlockerFacts]:
    """The creatures that the requirement is on."""
    if joint.creatures is None:
        return creatures
    return [creature for creature in creatures if creature.index in joint.creatures]


def _is_obeyed(joint: Joint, choices: _Choices) -> bool:
    return any(
        not joint.targets.isdisjoint(targets)
        for index, targets in choices.items()
        if joint.creatures is None or index in joint.creatures
    )


def _best_attack(problem: AttackProblem) -> tuple[int, _Choices]:
    """The most requirements that can be obeyed, and how: in company, or by one creature alone."""
    if not _has_requirements(problem.creatures, problem.joint):
        return 0, {}
    choosers = [
        Chooser(each.index, each.free(), 1, each.requirements, each.others, each.partners)
        for each in problem.creatures
        if not each.only_alone
    ]
    limits = {defender: Limits(1, most) for defender, most in problem.defender_limits}
    shared = [Shared(joint.targets, joint.creatures) for joint in problem.joint]
    best = assign(Task(choosers, limits, shared, problem.max_attackers, problem.helpers))
    for creature in problem.creatures:
        if creature.only_alone:
            for defender in sorted(creature.free()):
                choices: _Choices = {creature.index: (defender,)}
                value = _review((creature,), problem.joint, choices)[0]
                if value > best[0] and _is_possible(problem, creature.index, defender):
                    best = value, choices
    return best


def _is_possible(problem: AttackProblem, index: int, defender: int) -> bool:
    return _attack_restriction(problem, {index: defender}) is None


def _best_block(problem: BlockProblem) -> tuple[int, _Choices]:
    """The most requirements that can be obeyed, and how."""
    if not _has_requirements(problem.blockers, problem.joint):
        return 0, {}
    choosers = []
    for each in problem.blockers:
        free = each.free()
        most = len(free) if each.at_most is None else each.at_most
        choosers.append(
            Chooser(each.index, free, most, each.requirements, each.others, each.partners)
        )
    limits = {each.index: Limits(each.at_least, each.at_most) for each in problem.attackers}
    shared = [Shared(joint.targets, joint.creatures) for joint in problem.joint]
    return assign(Task(choosers, limits, shared, problem.max_blockers, problem.helpers))
