"""Putting triggered abilities on the stack: APNAP order, each player's own in the order that they
choose (2006:410.3).
"""

from __future__ import annotations

from functools import cache

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import Delayed, Waiting
from apnap.core.game import Game
from apnap.core.questions import ORDER, Option, Question
from apnap.interpret import refs
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx, bindings
from apnap.stack import resolve
from apnap.turn import order, several
from apnap.turn.order import apnap

from .matching import AT_ONCE


def place_next(g: Game) -> None:
    """Either bring the waiting triggers into order, or put the first one on the stack: a unit
    each, so that what remains lies in fields. Those of players who left are never put there
    (2009:800.4d).
    """
    if g.ordered == 0:
        g.set("waiting", tuple(_in_order(g)))
        g.set("ordered", len(g.waiting))
        if len(g.waiting) != 1:
            return
    first = g.waiting[0]
    g.set("waiting", g.waiting[1:])
    g.set("ordered", g.ordered - 1)
    resolve.put_triggered(g, first)


def _in_order(g: Game) -> list[Waiting]:
    """apnap-order, trigger-order-chosen: the active player's first, so that they resolve last."""
    found: list[Waiting] = []
    for seat in apnap(g):
        own = [waiting for waiting in g.waiting if waiting.controller == seat]
        if len(own) > 1 and _order_matters(g, own):
            chosen = g.choose(Question(ORDER, "trigger-order", seat, _as_options(g, own)))
            own = [own[i] for i in chosen]
            g.trace("trigger-order-chosen", player=seat)
        found += own
    return found


def _as_options(g: Game, own: list[Waiting]) -> tuple[Option, ...]:
    """Each by its source; those that are alike but for what they speak of by that."""
    options = [Option("trigger", waiting.source, i) for i, waiting in enumerate(own)]
    named = [_named(g, waiting) for waiting in own]
    for i, waiting in enumerate(own):
        alike = [j for j, one in enumerate(own) if j != i and one.source == waiting.source]
        if named[i] and alike and all(named[j] != named[i] for j in alike):
            options[i] = Option("trigger-for", named[i], waiting.source)
    return tuple(options)


def _named(g: Game, waiting: Waiting) -> int:
    """The object of its event that the ability speaks of, if everybody may see it; else 0."""
    for id_ in _spoken_of(g, waiting):
        if id_ > 0 and g.get(id_).zone not in c.HIDDEN_ZONES:
            return id_
    return 0


def _spoken_of(g: Game, waiting: Waiting) -> tuple[int, ...]:
    """The objects of its event that the ability speaks of."""
    ctx = Ctx(g, waiting.source, waiting.controller, event=waiting.event, bound=waiting.bound)
    spoken = [part for part in ir.walk_own(waiting.ability.body) if type(part) is ir.EventObject]
    return tuple([id_ for part in dict.fromkeys(spoken) for id_ in refs.objects(ctx, part)])


_OVERRIDING = (ir.SetPT, ir.SetController, ir.SetTypes, ir.SetColors, ir.BecomeCopy)


@cache
def _overrides(body: ir.Body) -> bool:
    """May what the ability does for one event undo what it does for another, or what is chosen for
    one leave less for the other?"""
    for part in ir.walk_own(body):
        if isinstance(part, ir.Attach | ir.ChooseMode | ir.LookAt):
            return True
        if isinstance(part, ir.Move) and isinstance(part.what, ir.Choose):
            return True
        if isinstance(part, ir.Move) and (part.attached is not None or part.to == "library"):
            return True  # what goes onto a library last lies on top
        if isinstance(part, ir.SacrificeIt) and isinstance(part.what, ir.This):
            return True  # only once, for the first of them
        if isinstance(part, ir.Apply) and type(part.what) is not ir.EventObject:
            if any(isinstance(one, _OVERRIDING) for one in part.parts):
                return True
    return False


def _order_matters(g: Game, own: list[Waiting]) -> bool:
    """Like abilities without targets need no order: of one source, or of objects that are alike.
    Those of delayed triggers are made anew each time, so that they are alike without being the
    same."""
    first = own[0]
    body = first.ability.body
    if body.targets or body.modes or not all(_alike(g, first, one) for one in own):
        return True
    return _overrides(body) and len({_spoken_of(g, one) for one in own}) > 1


def _alike(g: Game, one: Waiting, other: Waiting) -> bool:
    if one.ability is not other.ability and one.ability != other.ability:
        return False
    return one.source == other.source or g.get(one.source).defn is g.get(other.source).defn


def create_delayed(ctx: Ctx, delay: ir.Delay) -> None:
    """delayed-trigger-created: by a resolving spell or ability, or a replacement effect
    (2006:410.5a).
    """
    g = ctx.g
    ability = ir.Triggered(delay.when, ir.Body(delay.effect), delay.condition)
    number = g.stamp()
    bound = bindings(ctx)
    if g.turns or any(isinstance(part, ir.LaterTurn) for part in ir.walk(delay.when)):
        bound = (*bound, ("turn", g.turn))
    if any(isinstance(part, ir.ActivePlayer) for part in ir.walk(delay.effect)):
        bound = (*bound, (order.ACTIVE, g.active))  # "that player", in whatever turn it triggers
    made = Delayed(
        number,
        ability,
        ctx.source,
        ctx.controller,
        delay.once,
        delay.duration,
        ctx.event,
        bound,
    )
    g.set("delayed", (*g.delayed, made))
    g.trace("delayed-trigger-created", player=ctx.controller, object=ctx.source)


def that_turn_begins(g: Game, extra: int) -> None:
    """Delayed abilities that wait for that extra turn know it from now on."""
    told: list[Delayed] = []
    for delayed in g.delayed:
        if ("chosen:" + order.EXTRA, extra) in delayed.bound:
            delayed = delayed.changed(bound=(*delayed.bound, (order.THAT_TURN, g.turn)))
        told.append(delayed)
    g.set("delayed", tuple(told))


def forget(g: Game, seats: tuple[int, ...]) -> None:
    """Delayed triggers of players who left are never put on the stack; what uses no stack stays."""
    kept = tuple(d for d in g.delayed if d.controller not in seats or d.expires == AT_ONCE)
    if len(kept) < len(g.delayed):
        g.set("delayed", kept)


def expire(g: Game, moment: str) -> None:
    """Delayed triggers that last for this turn go at the clean-up; those that last until the end of
    the next turn do so at its own."""
    if g.delayed and any(d.expires in (moment, NEXT_TURN, THEIR_NEXT_TURN) for d in g.delayed):
        kept = [d for d in g.delayed if d.expires != moment or _later(g, d)]
        kept = [d for d in kept if not _was_their_turn(g, d, moment)]
        g.set("delayed", tuple([_lasting(d, moment) for d in kept]))


NEXT_TURN = "next-turn"
"""`Delayed.expires` of what waits for "the next turn's upkeep": no longer than that turn."""


THEIR_NEXT_TURN = "their-next-turn"
"""`Delayed.expires` of what waits for a step of "that player's next turn"."""


def _was_their_turn(g: Game, delayed: Delayed, moment: str) -> bool:
    when = delayed.ability.when
    if delayed.expires != THEIR_NEXT_TURN or moment != "turn" or not isinstance(when, ir.OnlyWhile):
        return False
    ctx = Ctx(g, delayed.source, delayed.controller, bound=delayed.bound)
    step = when.when
    whose = step.whose if isinstance(step, ir.StepBegins) else None
    seats = () if whose is None else refs.players(ctx, whose)
    return any(order.is_active(g, seat) for seat in seats) and holds(ctx, when.condition)


def _lasting(delayed: Delayed, moment: str) -> Delayed:
    if delayed.expires != NEXT_TURN or moment != "turn":
        return delayed
    return delayed.changed(expires="turn")


def _later(g: Game, delayed: Delayed) -> bool:
    """Does it belong to another turn that is going on?"""
    return bool(g.turns) and any(
        key == "turn" and several.other_turn(g, value) for key, value in delayed.bound
    )
