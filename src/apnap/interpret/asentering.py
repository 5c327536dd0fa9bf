"""What an effect says that a permanent "is" which it puts onto the battlefield: it enters so
(611.2e)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core import constants as c

from .context import Ctx, Done

IS = ("is", "'s", "colors")
"""How a sentence that says so is kept: "that creature is", "it's", "is ... in addition to its other
colors and types"."""

Perform = Callable[[Ctx, ir.Effect | None], Done]


class Pending:
    """The sentence, which waits for the permanent; `names`: of the results that mean it."""

    __slots__ = ("done", "names", "perform", "then")

    def __init__(self, then: ir.Effect, names: tuple[str, ...], perform: Perform) -> None:
        self.then = then
        self.names = names
        self.perform = perform
        self.done: Done | None = None

    def arrived(self, ctx: Ctx, ids: tuple[int, ...]) -> None:
        """These cards have come to the battlefield, and nothing has seen them there yet."""
        g = ctx.g
        new = {id_: g.became.get(id_, 0) for id_ in ids}
        there = [i for i in new.values() if i in g.objects and g.objects[i].zone == c.BATTLEFIELD]
        if not there:
            return
        ctx.moved.update({old: id_ for old, id_ in new.items() if id_ in there})
        for name in self.names:
            ctx.results[name] = Done(True, len(there), tuple(there))
        ctx.entering = None
        self.done = self.perform(ctx, self.then)


def says_what_it_is(step: Any) -> bool:
    """Is it a sentence about what something is, perhaps under a condition about the same thing?"""
    if isinstance(step, ir.If) and step.otherwise is None:
        step = step.then
    return isinstance(step, ir.Apply) and step.said in IS and step.duration == "forever"


def puts_onto_battlefield(step: ir.Effect) -> bool:
    """Is it a move to the battlefield, or one that is paid for?"""
    return any(isinstance(one, ir.Move) and one.to == "battlefield" for one in ir.walk(step))


def grouped(ctx: Ctx, steps: tuple[ir.Effect, ...]) -> list[tuple[ir.Effect, ...]]:
    """The steps one by one, but a move to the battlefield with what is said of it, in the editions
    in which that is so as it enters."""
    found: list[tuple[ir.Effect, ...]] = []
    rest = list(steps)
    now = ctx.g.edition.facts.enters_as_it_is
    while rest:
        step = rest.pop(0)
        said = bool(now and rest) and says_what_it_is(rest[0]) and puts_onto_battlefield(step)
        found.append((step, rest.pop(0)) if said else (step,))
    return found


def together(ctx: Ctx, step: ir.Effect, then: ir.Effect, perform: Perform) -> list[Done]:
    """Both: the second as what the first puts onto the battlefield enters; after it if nothing
    does."""
    names = tuple(one.name for one in ir.walk(step) if isinstance(one, ir.Let))
    pending = Pending(then, names, perform)
    ctx.entering = pending
    first = perform(ctx, step)
    ctx.entering = None
    return [first, perform(ctx, then) if pending.done is None else pending.done]
