"""Whether a declaration of attackers or blockers is legal: restrictions and requirements.

A declaration is legal if it breaks no restriction and obeys as many requirements as can be obeyed
without breaking a restriction and without paying a cost (2006:500.1 to 500.5, 508.1c-d, 509.1b-c).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Ids = frozenset[int]
NONE: Ids = frozenset()


class Fault(NamedTuple):
    """Why a declaration is illegal: a reason key, and the creature that it is about, if one."""

    reason: str
    creature: int | None = None


@dataclass(frozen=True, slots=True)
class Joint:
    """A requirement on several creatures together: one of them attacks (blocks) one of `targets`.

    `creatures` None means any creature. "Must be blocked if able" is `Joint(frozenset({attacker}))`.
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
    ("can't attack alone": 1); `partners`: for each set, it can't attack unless one of the set does;
    `only_alone`: it can't attack together with others.
    """

    index: int
    defenders: Ids
    costly: Ids = NONE
    requirements: tuple[Ids, ...] = ()
    others: int = 0
    partners: tuple[Ids, ...] = ()
    only_alone: bool = False


@dataclass(frozen=True, slots=True)
class AttackProblem:
    """One declare attackers step, for one attacking player or team.

    `max_attackers` and `defender_limits` (pairs of defender and number) say how many may attack in
    all and each defender. `helpers`: whether creatures without a requirement are to be counted on
    when it is asked what could be obeyed (not so in 2006:500.5).
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


def attack_fault(problem: AttackProblem, declaration: Mapping[int, int]) -> Fault | None:
    """None if the declaration (creature to defender) is legal, else what is wrong with it."""
    raise NotImplementedError


def max_attack_requirements(problem: AttackProblem) -> int:
    """How many requirements can be obeyed at most, without a cost."""
    raise NotImplementedError


def required_attack(problem: AttackProblem) -> dict[int, int]:
    """A legal declaration that obeys that many."""
    raise NotImplementedError


def block_fault(problem: BlockProblem, declaration: Mapping[int, Sequence[int]]) -> Fault | None:
    """None if the declaration (blocker to the attackers it blocks) is legal, else what is wrong."""
    raise NotImplementedError


def max_block_requirements(problem: BlockProblem) -> int:
    """How many requirements can be obeyed at most, without a cost."""
    raise NotImplementedError


def required_block(problem: BlockProblem) -> dict[int, tuple[int, ...]]:
    """A legal declaration that obeys that many."""
    raise NotImplementedError
