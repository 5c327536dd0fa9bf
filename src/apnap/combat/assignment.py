"""How many requirements can be obeyed at once: creatures assigned to what they attack or block.

Alike creatures form one class, and so do alike targets, so that the size of an army matters little.
Between classes the best assignment is a flow of greatest gain: that solves at once all that only
adds up or only has an upper limit. What is not like that (at least two blockers or none, no attack
without company, one of these creatures must) is left out of the flow at first, which makes its
gain an upper bound; if the flow then breaks one of those rules, all ways to put it right are looked
at (branch and bound).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from .flow import Graph

Ids = frozenset[int]
NOBODY: Final[Ids] = frozenset()
_SOURCE: Final = 0
_HUB: Final = 1
_SINK: Final = 2

SEARCH_LIMIT: Final = 500
"""Flows computed before the best assignment found so far is accepted as the best."""


class Chooser(NamedTuple):
    """A creature and its choices: at most `most` targets of `options`, none of them at a cost.

    `requirements`: for each, the targets by choosing one of which it is obeyed. It takes part only
    together with `others` others, and with one (another) of each of `partners`.
    """

    id: int
    options: Ids
    most: int
    requirements: tuple[Ids, ...]
    others: int
    partners: tuple[Ids, ...]


class Limits(NamedTuple):
    """By how many creatures a target is chosen: none, or at least and at most so many."""

    least: int = 1
    most: int | None = None


_FREE: Final = Limits()


class Shared(NamedTuple):
    """A requirement that one of `choosers` (None: anyone) chooses one of `targets`."""

    targets: Ids
    choosers: Ids | None


class Task(NamedTuple):
    """Everything about one declaration.

    At most `most` creatures may take part. Without `helpers`, a creature makes only choices that
    obey a requirement themselves (2006:500.5).
    """

    choosers: Sequence[Chooser]
    limits: Mapping[int, Limits]
    shared: Sequence[Shared]
    most: int | None
    helpers: bool


def assign(task: Task) -> tuple[int, dict[int, tuple[int, ...]]]:
    """The greatest number of requirements obeyed, and choices by which so many are obeyed.

    They break no restriction. If `SEARCH_LIMIT` is reached, they are the best that was found.
    """
    model = _Modeller(task).model()
    value, flow = _Search(model).best()
    return value, _expand(model, flow)


@dataclass(slots=True)
class _Agents:
    """A class of alike creatures.

    `gains`: for each class of targets open to them, what choosing one gains; `first`: what the
    first choice of each creature gains besides. `partners` are sets of classes.
    """

    members: list[int]
    most: int
    first: int
    gains: dict[int, int]
    others: int
    partners: tuple[Ids, ...]


@dataclass(slots=True)
class _Targets:
    """A class of alike targets; `gain` is for each of them that is chosen at all."""

    members: list[int]
    limits: Limits
    gain: int


class _Wish(NamedTuple):
    """A shared requirement: some class of `agents` chooses in some class of `targets`."""

    agents: Ids
    targets: Ids


class _Model(NamedTuple):
    agents: list[_Agents]
    targets: list[_Targets]
    wishes: list[_Wish]
    most: int


class _Merit(NamedTuple):
    """What a creature's requirements come to.

    `gains` for each target, `first` for choosing at all; `rest` are those that do not add up.
    """

    gains: dict[int, int]
    first: int
    rest: tuple[Ids, ...]


def _merit(chooser: Chooser) -> _Merit:
    """See `_Merit`; for a creature with one choice everything adds up."""
    gains: dict[int, int] = {}
    first = 0
    rest = []
    for requirement in chooser.requirements:
        useful = requirement & chooser.options
        if useful == chooser.options:
            first += 1
        elif len(useful) <= 1 or chooser.most == 1:
            for target in useful:
                gains[target] = gains.get(target, 0) + 1
        else:
            rest.append(useful)
    return _Merit(gains, first, tuple(rest))


class _Modeller:
    """Sorts creatures and targets into classes."""

    __slots__ = ("_choosers", "_classes", "_gain", "_merits", "_shared", "_target_classes", "_task")

    def __init__(self, task: Task) -> None:
        self._task = task
        self._choosers = _open(task)
        self._gain: dict[int, int] = {}
        self._shared: list[Shared] = []
        self._merits: list[_Merit] = []
        self._classes: list[list[Chooser]] = []
        self._target_classes: list[list[int]] = []

    def model(self) -> _Model:
        """The whole model."""
        for shared in self._task.shared:
            self._share(shared)
        self._group_choosers()
        self._group_targets()
        wishes = [self._wish(shared) for shared in self._shared]
        targets = [
            _Targets(members, self._limits(members[0]), self._gain.get(members[0], 0))
            for members in self._target_classes
        ]
        agents = [self._agents(number, targets, wishes) for number in range(len(self._classes))]
        most = len(self._choosers) if self._task.most is None else self._task.most
        return _Model(agents, targets, wishes, most)

    def _limits(self, target: int) -> Limits:
        return self._task.limits.get(target, _FREE)

    def _share(self, shared: Shared) -> None:
        """A gain of one target if anyone who may choose it will do, else a wish."""
        if len(shared.targets) == 1:
            (target,) = shared.targets
            who = shared.choosers
            if who is None or all(
                each.id in who for each in self._choosers if target in each.options
            ):
                self._gain[target] = self._gain.get(target, 0) + 1
                return
        self._shared.append(shared)

    def _group_choosers(self) -> None:
        sets: dict[Ids, None] = {}
        for chooser in self._choosers:
            sets.update(dict.fromkeys(chooser.partners))
        sets.update((shared.choosers, None) for shared in self._shared if shared.choosers)
        apart = self._task.most is not None
        merits: dict[tuple[Ids, bool, tuple[Ids, ...]], _Merit] = {}
        classes: dict[object, list[Chooser]] = {}
        for chooser in self._choosers:
            index, options, most, requirements, others, partners = chooser
            merit_key = (options, most == 1, requirements)
            merit = merits.get(merit_key)
            if merit is None:
                merit = merits[merit_key] = _merit(chooser)
            marks = tuple([index in each for each in sets])
            single = index if merit.rest or (apart and most > 1) else -1
            key = (options, most, requirements, others, partners, marks, single)
            if key in classes:
                classes[key].append(chooser)
            else:
                classes[key] = [chooser]
                self._merits.append(merit)
                self._shared += [Shared(useful, frozenset((index,))) for useful in merit.rest]
        self._classes = list(classes.values())

    def _group_targets(self) -> None:
        """Alike: the same limits, gains, and openness to each class. Few can be alike if shy."""
        several = any(chooser.most > 1 for chooser in self._choosers)
        options = [members[0].options for members in self._classes]
        classes: dict[object, list[int]] = {}
        for target in sorted(NOBODY.union(*options)):
            limits, gain = self._limits(target), self._gain.get(target, 0)
            shy = limits.least > 1 and (several or gain > 0 or limits.most is not None)
            gains = tuple(
                [
                    merit.gains.get(target, 0) if target in open_to else -1
                    for merit, open_to in zip(self._merits, options, strict=True)
                ]
            )
            marks = tuple([target in shared.targets for shared in self._shared])
            key = (limits, gain, gains, marks, target if shy else -1)
            classes.setdefault(key, []).append(target)
        self._target_classes = list(classes.values())

    def _wish(self, shared: Shared) -> _Wish:
        who = shared.choosers
        return _Wish(
            frozenset(
                number
                for number, members in enumerate(self._classes)
                if who is None or members[0].id in who
            ),
            frozenset(
                number
                for number, members in enumerate(self._target_classes)
                if members[0] in shared.targets
            ),
        )

    def _agents(self, number: int, targets: list[_Targets], wishes: list[_Wish]) -> _Agents:
        members, merit = self._classes[number], self._merits[number]
        first = members[0]
        useless = not self._may_help() and not merit.first
        gains = {}
        for place, target in enumerate(targets):
            if target.members[0] in first.options:
                gain = merit.gains.get(target.members[0], 0)
                wished = any(number in wish.agents and place in wish.targets for wish in wishes)
                if gain or target.gain or wished or not useless:
                    gains[place] = gain
        partners = tuple(
            frozenset(n for n, others in enumerate(self._classes) if others[0].id in each)
            for each in first.partners
        )
        ids = [chooser.id for chooser in members]
        return _Agents(ids, first.most, merit.first, gains, first.others, partners)

    def _may_help(self) -> bool:
        """Whether choices that obey no requirement themselves may serve others."""
        return self._task.helpers and (
            any(limits.least > 1 for limits in self._task.limits.values())
            or any(chooser.others or chooser.partners for chooser in self._choosers)
        )


def _open(task: Task) -> list[Chooser]:
    """The choosers that have a choice, without the targets that nobody can choose."""
    shut = frozenset(
        target
        for target, limits in task.limits.items()
        if limits.most is not None and limits.most < limits.least
    )
    choosers = []
    for chooser in task.choosers:
        options = chooser.options - shut if shut else chooser.options
        if options and chooser.most > 0:
            most = min(chooser.most, len(options))
            choosers.append(chooser._replace(options=options, most=most))
    return choosers


_Flow = list[dict[int, int]]
"""For each class of agents, how many of its choices fall on which class of targets."""


@dataclass(frozen=True, slots=True)
class _Ruling:
    """What has been settled on the way to a leaf of the search.

    Classes of agents that stay out; classes of targets that nobody chooses; at least how many of
    some classes of agents take part, and in all; targets chosen by as many as they need; pairs that
    occur; wishes given up.
    """

    out: Ids = NOBODY
    shut: Ids = NOBODY
    least: tuple[tuple[int, int], ...] = ()
    total: int = 0
    chosen: Ids = NOBODY
    pairs: frozenset[tuple[int, int]] = frozenset()
    dropped: Ids = NOBODY

    def contradicts(self) -> bool:
        """Whether it cannot be followed, whatever the numbers."""
        return any(number in self.out for number, _ in self.least) or any(
            agents in self.out or targets in self.shut for agents, targets in self.pairs
        )

    def with_least(self, number: int, least: int) -> _Ruling:
        """At least so many of class `number` take part."""
        return replace(self, least=tuple({**dict(self.least), number: least}.items()))


class _Search:
    """Branch and bound over what the flow does not know."""

    __slots__ = ("_best", "_flow", "_model")

    def __init__(self, model: _Model) -> None:
        self._model = model
        self._best = 0
        self._flow: _Flow = [{} for _ in model.agents]

    def best(self) -> tuple[int, _Flow]:
        """The greatest value, and a flow that has it."""
        waiting = [_Ruling()]
        looked = 0
        while waiting and looked < SEARCH_LIMIT:
            looked += 1
            waiting += reversed(self._look(waiting.pop()))
        return self._best, self._flow

    def _look(self, ruling: _Ruling) -> list[_Ruling]:
        """Compute one flow; note it if it breaks nothing; else the rulings to look at next."""
        wishes = [w for n, w in enumerate(self._model.wishes) if n not in ruling.dropped]
        solved = _Network(self._model, ruling).solve()
        if solved is None or solved[0] + len(wishes) <= self._best:
            return []
        value, flow = solved
        active = [
            min(sum(choices.values()), len(agents.members))
            for agents, choices in zip(self._model.agents, flow, strict=True)
        ]
        mended = self._mend(ruling, flow, active)
        if mended is not None:
            return mended
        value += sum(_granted(wish, flow) for wish in wishes)
        if value > self._best:
            self._best, self._flow = value, flow
        return self._grant(ruling, flow)

    def _mend(self, ruling: _Ruling, flow: _Flow, active: list[int]) -> list[_Ruling] | None:
        """The ways to put right the first thing that is broken; None if nothing is."""
        return (
            self._mend_crowd(ruling, active)
            or self._mend_targets(ruling, flow)
            or self._mend_company(ruling, active)
            or self._mend_partners(ruling, active)
        )

    def _mend_crowd(self, ruling: _Ruling, active: list[int]) -> list[_Ruling] | None:
        """Too many take part: only where one may choose several targets."""
        if sum(active) <= self._model.most:
            return None
        settled = dict(ruling.least)
        number = next(
            number
            for number, agents in enumerate(self._model.agents)
            if agents.most > 1 and active[number] and number not in settled
        )
        return [ruling.with_least(number, 1), replace(ruling, out=ruling.out | {number})]

    def _mend_targets(self, ruling: _Ruling, flow: _Flow) -> list[_Ruling] | None:
        """A target is chosen by too few: by enough, or by none."""
        for number, target in enumerate(self._model.targets):
            least = target.limits.least
            if least > 1 and 0 < sum(choices.get(number, 0) for choices in flow) < least:
                return [
                    replace(ruling, chosen=ruling.chosen | {number}),
                    replace(ruling, shut=ruling.shut | {number}),
                ]
        return None

    def _mend_company(self, ruling: _Ruling, active: list[int]) -> list[_Ruling] | None:
        """Someone has too little company: more take part, or that class stays out."""
        total = sum(active)
        for number, agents in enumerate(self._model.agents):
            if active[number] and total <= agents.others:
                return [
                    replace(ruling, total=agents.others + 1),
                    replace(ruling, out=ruling.out | {number}),
                ]
        return None

    def _mend_partners(self, ruling: _Ruling, active: list[int]) -> list[_Ruling] | None:
        """Someone lacks a partner: one or another takes part, or that class stays out."""
        for number, agents in enumerate(self._model.agents):
            for partners in agents.partners if active[number] else ():
                if sum(active[other] for other in partners) <= (number in partners):
                    ways = [
                        ruling.with_least(other, 1 + (other == number))
                        for other in sorted(partners)
                        if other not in ruling.out
                    ]
                    return [*ways, replace(ruling, out=ruling.out | {number})]
        return None

    def _grant(self, ruling: _Ruling, flow: _Flow) -> list[_Ruling]:
        """Rulings for the first wish neither granted nor given up: each way to grant it, or not."""
        for number, wish in enumerate(self._model.wishes):
            if number not in ruling.dropped and not _granted(wish, flow):
                ways = [
                    replace(ruling, pairs=ruling.pairs | {(agents, targets)})
                    for agents in sorted(wish.agents)
                    for targets in sorted(wish.targets)
                    if targets in self._model.agents[agents].gains
                ]
                return [*ways, replace(ruling, dropped=ruling.dropped | {number})]
        return []


def _granted(wish: _Wish, flow: _Flow) -> bool:
    return any(flow[agents].get(targets) for agents in wish.agents for targets in wish.targets)


class _Network:
    """The flow network of a model under a ruling; nodes: source, hub, sink, agents, targets.

    What takes part flows through the hub, second and further choices beside it. That a ruling is
    followed gains more than all requirements together.
    """

    __slots__ = ("_follow", "_graph", "_model", "_must", "_places", "_ruling")

    def __init__(self, model: _Model, ruling: _Ruling) -> None:
        self._model = model
        self._ruling = ruling
        self._graph = Graph(3 + len(model.agents) + len(model.targets))
        self._follow = 1 + _greatest_gain(model)
        self._must = 0
        self._places: list[tuple[int, int, int]] = []

    def solve(self) -> tuple[int, _Flow] | None:
        """The greatest gain and its flow, or None if the ruling cannot be followed."""
        if self._ruling.contradicts():
            return None
        self._edge(_SOURCE, _HUB, self._model.most, 0, self._ruling.total)
        for number in range(len(self._model.agents)):
            if number not in self._ruling.out:
                self._add_agents(number)
        for number in range(len(self._model.targets)):
            if number not in self._ruling.shut:
                self._add_targets(number)
        gain = self._graph.maximise(_SOURCE, _SINK)
        if gain // self._follow != self._must:
            return None
        flow: _Flow = [{} for _ in self._model.agents]
        for edge, agents, targets in self._places:
            amount = self._graph.flow(edge)
            if amount:
                flow[agents][targets] = flow[agents].get(targets, 0) + amount
        return gain % self._follow, flow

    def _edge(self, start: int, end: int, most: int, gain: int, least: int = 0) -> list[int]:
        """An edge, of which `least` must be used; returns the numbers of its parts."""
        self._must += least
        parts = []
        if least:
            parts.append(self._graph.add(start, end, min(least, most), self._follow + gain))
        if most > least:
            parts.append(self._graph.add(start, end, most - least, gain))
        return parts

    def _add_agents(self, number: int) -> None:
        agents = self._model.agents[number]
        size, node = len(agents.members), 3 + number
        least = dict(self._ruling.least).get(number, 0)
        self._edge(_HUB, node, size, agents.first, least)
        if agents.most > 1:
            self._edge(_SOURCE, node, size * (agents.most - 1), 0)
        for place, gain in agents.gains.items():
            width = size * min(agents.most, len(self._model.targets[place].members))
            least = 1 if (number, place) in self._ruling.pairs else 0
            target_node = 3 + len(self._model.agents) + place
            for edge in self._edge(node, target_node, width, gain, least):
                self._places.append((edge, number, place))

    def _add_targets(self, number: int) -> None:
        target = self._model.targets[number]
        size, node = len(target.members), 3 + len(self._model.agents) + number
        most = target.limits.most
        if most is None:
            most = sum(len(agents.members) for agents in self._model.agents)
        if number in self._ruling.chosen:
            need = target.limits.least
            self._edge(node, _SINK, 1, target.gain, 1)
            self._edge(node, _SINK, size * most - 1, 0, need - 1)
        else:
            self._edge(node, _SINK, size, target.gain)
            self._edge(node, _SINK, size * (most - 1), 0)


def _greatest_gain(model: _Model) -> int:
    """No assignment gains more."""
    gain = sum(target.gain * len(target.members) for target in model.targets)
    for agents in model.agents:
        each = agents.first + agents.most * max(agents.gains.values(), default=0)
        gain += each * len(agents.members)
    return gain


def _expand(model: _Model, flow: _Flow) -> dict[int, tuple[int, ...]]:
    """Deal the choices of each class to its members, evenly on both sides."""
    dealers = [_deal(target) for target in model.targets]
    choices: dict[int, tuple[int, ...]] = {}
    for agents, amounts in zip(model.agents, flow, strict=True):
        size = len(agents.members)
        hands: list[list[int]] = [[] for _ in range(min(size, sum(amounts.values())))]
        turn = 0
        for place, amount in amounts.items():
            for _ in range(amount):
                hands[turn % size].append(place)
                turn += 1
        for member, hand in zip(agents.members, hands, strict=False):
            choices[member] = tuple(next(dealers[place]) for place in hand)
    return choices


def _deal(target: _Targets) -> Iterator[int]:
    """Members of a class of targets by turns; always the first, if several must choose it."""
    while True:
        yield from target.members[:1] if target.limits.least > 1 else target.members
