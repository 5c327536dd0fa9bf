"""Tokens: created with the characteristics that an effect gives, or as copies."""

from __future__ import annotations

from typing import NamedTuple

from apnap import ir
from apnap.continuous import copying, together
from apnap.core import constants as c
from apnap.core.definitions import Definition
from apnap.core.events import E_COUNTERS, E_MOVE, R_TOKENS, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.replacement import apply as replacement
from apnap.replacement import entering

from . import moving


class Wanted(NamedTuple):
    """Tokens with one definition that a player is to create. `controller`: who controls the effect
    (None: the controller of `cause`, else the player)."""

    defn: Definition
    number: int
    seat: int
    cause: int = 0
    tapped: bool = False
    attacking: int = 0
    controller: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    attach_to: int = 0


def create(
    g: Game,
    face: ir.Face,
    count: int,
    seat: int,
    *,
    cause: int = 0,
    counters: tuple[tuple[str, int], ...] = (),
    attach_to: int = 0,
) -> list[int]:
    """token-created: the player creates so many tokens with these characteristics; their ids."""
    defn = g.edition.define_token(face)
    wanted = Wanted(defn, count, seat, cause, counters=counters, attach_to=attach_to)
    return create_all(g, [wanted])[0]


def copy_of(
    g: Game, of_id: int, seat: int, exceptions: tuple[ir.LayerPart, ...], source: int, cause: int
) -> Definition:
    """object-copied: the definition of a token that is a copy of the object, as it is or last
    was."""
    g.trace("object-copied", object=cause, target=of_id)
    return copying.definition(g, of_id, exceptions, source=source or cause, controller=seat)


def create_all(g: Game, wanted: list[Wanted]) -> list[list[int]]:
    """token-created: all of them at the same time, by one cause, through what replaces their
    creation; the ids for each."""
    after: replacement.After = []
    stamp = g.stamp() if wanted else 0
    groups = [_prepared(g, one, stamp, after) for one in wanted]
    if wanted:
        _enter(g, [token for group in groups for token in group], wanted[0].cause)
    replacement.finish(g, after)
    return [[token.id for token in group] for group in groups]


def _prepared(g: Game, one: Wanted, stamp: int, after: replacement.After) -> list[GameObject]:
    count = one.number
    if replacement.would(g, R_TOKENS):
        name = one.defn.base.name
        event = Event(R_TOKENS, player=one.seat, amount=count, word=name, cause=one.cause)
        count = sum(max(0, e.amount) for e in replacement.replace(g, event, after))
    if count <= 0:
        return []
    owner = _owner(g, one.seat, one.cause, one.controller)
    tokens = g.new_objects(one.defn, owner, c.BATTLEFIELD, count, c.TOKEN)
    for token in tokens:
        token.controller = one.seat
        token.tapped = one.tapped
        token.counters = one.counters
        token.attacking = token.was_attacking = one.attacking
        token.attached_to = one.attach_to
        token.since = token.entered = g.turn
        token.timestamp = stamp
    return entering.prepare_tokens(g, tokens, one.cause)


def _owner(g: Game, seat: int, cause: int, controller: int | None) -> int:
    """Who owns the tokens: the edition's `token_owner`."""
    if g.edition.facts.token_owner != "effect-controller":
        return seat
    if controller is not None:
        return controller
    return g.get(cause).controller if cause else seat


def _enter(g: Game, tokens: list[GameObject], cause: int) -> None:
    if not tokens:
        return
    if len(tokens) >= moving.BULK:
        g.place_many(tokens)
    else:
        for token in tokens:
            g.place(token)
    counts: dict[tuple[str, int], int] = {}
    for token in tokens:
        moving.settle(g, token)
        g.trace("token-created", player=token.controller, object=token.id)
        moving.entered(g, counts, token)
    if len(tokens) > 1:
        together.arrange(g, tokens)
    for (name, who), number in counts.items():
        g.fact(name, who, number)
    for seat in dict.fromkeys(token.controller for token in tokens):
        own = sum(1 for token in tokens if token.controller == seat)
        g.fact("tokens-created", seat, own)
    events: list[Event] = []
    if g.listens(E_MOVE):
        ids = tuple(token.id for token in tokens)
        events = [_entry(token, cause, ids) for token in tokens]
    if g.listens(E_COUNTERS):
        events += moving.counter_events(tokens, cause)
    if events:
        g.edition.procedures.match(g, events)


def _entry(token: GameObject, cause: int, batch: tuple[int, ...]) -> Event:
    event = Event(
        E_MOVE,
        token.id,
        token.controller,
        origin=c.NOWHERE,
        to=c.BATTLEFIELD,
        new=token.id,
        cause=cause,
    )
    event.batch = batch
    return event


def emblem(g: Game, seat: int, face: ir.Face, cause: int = 0) -> int:
    """emblem-created: an object in the command zone with these abilities and nothing else."""
    obj = g.new_object(g.edition.define_token(face), seat, c.COMMAND, c.EMBLEM)
    obj.timestamp = g.stamp()
    g.place(obj)
    g.trace("emblem-created", player=seat, object=obj.id, source=cause)
    return obj.id
