"""The context in which a node of the IR is read: whose ability it is, what was chosen for it, what
it has done so far.

A `Ctx` lives as long as one reading or one resolution; nothing of it is kept in the state. What
must outlive it (for a delayed ability, a continuous effect, a shield) travels as
`bindings(ctx)`, a tuple of plain pairs, and is given back to a later `Ctx` as `bound`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from apnap import ir
from apnap.core.events import AS_COST, Event, Floating
from apnap.core.game import Game
from apnap.core.objects import StackInfo

Bound = tuple[tuple[str, Any], ...]


class Done(NamedTuple):
    """What came of an action: was it really carried out, the number that belongs to it, the objects
    concerned.

    Objects that left the battlefield are named by the id that they had there (their last known
    information is what is asked for; an action that follows finds them where they went, see
    `refs.present`); other moved objects by their new id."""

    did: bool
    amount: int = 0
    objects: tuple[int, ...] = ()


NOT_DONE = Done(False)
DONE = Done(True)


class NoInformation(Exception):
    """An effect must know something of an illegal target: that part does not happen (608.2b)."""


class Ctx:
    """Where a node is read.

    `source`: the object that the ability is of (it may have left). `controller`: the seat that
    "you" means. `info`: the record of the spell or ability on the stack. `event`: the event that
    triggered or is replaced; `outer`: the event of the ability that created this delayed one.
    `current`, `player`: of the present round of ForEach, ForEachPlayer (0, -1: none). `results`:
    Let name -> Done. `chosen`: values chosen by this ability. `moved`: old id -> new id of what
    this effect has moved. `bound`: what was bound when a delayed ability or effect was created.
    `as_cost`: what is done here pays a cost; no effect does it.
    `entering`: what is said to be so of what this effect puts onto the battlefield (asentering).
    `first`: who makes choices before all others (-1: in APNAP order).
    `slot_base`: where the target words of the present mode begin. `legal_targets`: parallel to
    `info.targets`, those that are still legal on resolution (None: all are)."""

    __slots__ = (
        "_chosen",
        "_moved",
        "_results",
        "as_cost",
        "bound",
        "bound_costs",
        "bound_targets",
        "controller",
        "current",
        "entering",
        "event",
        "first",
        "g",
        "group",
        "info",
        "legal_targets",
        "opponent",
        "outer",
        "player",
        "slot_base",
        "source",
        "stack_id",
        "x",
    )

    def __init__(
        self,
        g: Game,
        source: int,
        controller: int,
        info: StackInfo | None = None,
        stack_id: int = 0,
        event: Event | None = None,
        bound: Bound = (),
    ) -> None:
        self.g = g
        self.group: ir.Node | None = None
        self.source = source
        self.controller = controller
        self.info = info
        self.stack_id = stack_id
        self.event = event
        self.bound = bound
        self.current = 0
        self.player = -1
        self._results: dict[str, Done] | None = None
        self._chosen: dict[str, Any] | None = None
        self._moved: dict[int, int] | None = None
        self.outer: Event | None = None
        self.opponent = -1
        self.first = -1
        self.as_cost = False
        self.entering: Any = None
        self.slot_base = 0
        self.legal_targets: tuple[tuple[int, ...], ...] | None = None
        self.bound_targets: tuple[tuple[int, ...], ...] = ()
        self.bound_costs: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.x = 0
        if info is not None:
            self.x = info.x
            if event is None:
                self.event = info.event
            if info.bound and not bound:
                self.bound = info.bound
        if self.bound:
            self._unpack(self.bound)

    @property
    def results(self) -> dict[str, Done]:
        """Let name -> Done; made on first need, as most contexts only look at one filter."""
        if self._results is None:
            self._results = {}
        return self._results

    @results.setter
    def results(self, value: dict[str, Done]) -> None:
        self._results = value

    @property
    def has_results(self) -> bool:
        """Whether there is any result yet."""
        return bool(self._results)

    @property
    def chosen(self) -> dict[str, Any]:
        """Values chosen by this ability, by key."""
        if self._chosen is None:
            self._chosen = {}
        return self._chosen

    @property
    def moved(self) -> dict[int, int]:
        """Old id -> new id of what this effect has moved."""
        if self._moved is None:
            self._moved = {}
        return self._moved

    @property
    def has_moved(self) -> bool:
        """Whether this effect has moved anything."""
        return bool(self._moved)

    def bind(self, bound: Bound, event: Event | None = None) -> None:
        """Take in what was bound when a delayed ability was created, and the event of the
        ability that created it."""
        self.bound = bound
        self._unpack(bound)
        if event is not None:
            self.outer = event

    def _unpack(self, bound: Bound) -> None:
        for key, value in bound:
            if key.startswith("let:"):
                self.results[key[4:]] = Done(value[0], value[1], tuple(value[2]))
            elif key.startswith("chosen:"):
                self.chosen[key[7:]] = value
            elif key == "targets":
                self.bound_targets = value
            elif key == "costs":
                self.bound_costs = tuple(value)
            elif key == "x":
                self.x = self.x or value
            elif key == "current":
                self.current = value
            elif key == "player":
                self.player = value
            elif key == "moved":
                self.moved.update(value)
            elif key == "event":
                self.outer = value

    @property
    def targets(self) -> tuple[tuple[int, ...], ...]:
        """The targets by slot that an effect may still act on: this ability's own, or those of
        the ability that created it."""
        if self.legal_targets is not None:
            return self.legal_targets
        info = self.info
        if info is not None and info.targets:
            return info.targets
        return self.bound_targets

    @property
    def has_bound_targets(self) -> bool:
        """Are the targets those of the ability that created this one? They count from 0."""
        return self.legal_targets is None and not (self.info is not None and self.info.targets)

    @property
    def cause(self) -> int:
        """The spell or ability that causes what happens here; 0 if it is the rules."""
        return self.stack_id or max(self.source, 0)

    @property
    def agent(self) -> int:
        """The cause where it matters whether an effect does it: AS_COST for what pays a cost."""
        return AS_COST if self.as_cost else self.cause

    def child(self) -> Ctx:
        """A context for one round of a loop: its results are its own, what it moves and chooses
        is shared."""
        other = Ctx.__new__(Ctx)
        for name in Ctx.__slots__:
            setattr(other, name, getattr(self, name))
        other._chosen = self.chosen
        other._moved = self.moved
        other.results = self.results.copy()
        return other

    def frozen(self) -> Bound:
        """`bindings` of this context."""
        return bindings(self)

    def for_player(self, seat: int, group: ir.Node | None = None) -> Ctx:
        """A child whose present player is the seat; of the `group` that does something, each for
        themselves: what it says of that group ("their life") is then said of this player."""
        other = self.child()
        other.player = seat
        other.group = group
        return other

    def value(self, key: str) -> Any:
        """What was chosen under the key, by this ability or else for its source; None if nothing
        was."""
        if self._chosen is not None and key in self._chosen:
            return self._chosen[key]
        if self.source <= 0:
            return None
        return self.g.choice(self.g.get(self.source), key)


class Remembering(Ctx):
    """A context that still knows players who have left the game."""

    __slots__ = ()

    @classmethod
    def of(cls, ctx: Ctx) -> Remembering:
        """As that context."""
        other = cls.__new__(cls)
        for name in Ctx.__slots__:
            setattr(other, name, getattr(ctx, name))
        return other


def bindings(ctx: Ctx) -> Bound:
    """What a delayed ability, a continuous effect or a shield created here must remember of this
    context, as plain values."""
    kept: list[tuple[str, Any]] = []
    for name, done in ctx.results.items():
        kept.append(("let:" + name, (done.did, done.amount, done.objects)))
    for key, value in ctx.chosen.items():
        kept.append(("chosen:" + key, value))
    targets = ctx.targets[ctx.slot_base :]
    if targets:
        kept.append(("targets", targets))
    costs = ctx.bound_costs + (ctx.info.cost_objects if ctx.info is not None else ())
    if costs:
        kept.append(("costs", costs))
    if ctx.x:
        kept.append(("x", ctx.x))
    if ctx.current:
        kept.append(("current", ctx.current))
    if ctx.player >= 0:
        kept.append(("player", ctx.player))
    if ctx.moved:
        kept.append(("moved", tuple(ctx.moved.items())))
    event = ctx.event if ctx.event is not None else ctx.outer
    if event is not None:
        kept.append(("event", event))
    return tuple(kept)


def of_floating(g: Game, effect: Floating) -> Ctx:
    """The context in which the parts, filter and condition of a continuous effect from a
    resolution are read."""
    return Ctx(g, effect.source, effect.controller, event=effect.event, bound=effect.bound)


def merge_results(ctx: Ctx, rounds: list[Ctx]) -> None:
    """Give the results named in the rounds of a loop to the context around it: done in any,
    numbers added, objects together."""
    merged: dict[str, Done] = {}
    for one in rounds:
        for name, done in one.results.items():
            if ctx.results.get(name) is done:
                continue
            before = merged.get(name)
            merged[name] = done if before is None else together(before, done)
    ctx.results.update(merged)


def together(first: Done, second: Done) -> Done:
    """Two results as one."""
    return Done(
        first.did or second.did, first.amount + second.amount, first.objects + second.objects
    )


def sum_up(results: list[Done]) -> Done:
    """Several results as one (not done if there are none)."""
    total = NOT_DONE
    for done in results:
        total = together(total, done)
    return total
