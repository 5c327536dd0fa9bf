"""Tokens: created with the characteristics that an effect gives, or as copies."""

from __future__ import annotations

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


def create(
    g: Game,
    face: ir.Face,
    count: int,
    seat: int,
    *,
    cause: int = 0,
    tapped: bool = False,
    attacking: int = 0,
    controller: int | None = None,
    counters: tuple[tuple[str, int], ...] = (),
    attach_to: int = 0,
) -> list[int]:
    """token-created: the player creates so many tokens with these characteristics; their ids.

    `controller`: who controls the effect (None: the controller of `cause`, else the player)."""
    defn = g.edition.define_token(face)
    return create_defined(
        g, defn, count, seat, cause, tapped, attacking, controller, counters, attach_to
    )


def create_copies(
    g: Game,
    of_id: int,
    count: int,
    seat: int,
    exceptions: tuple[ir.LayerPart, ...] = (),
    *,
    cause: int = 0,
    tapped: bool = False,
    attacking: int = 0,
    controller: int | None = None,
    source: int = 0,
) -> list[int]:
    """token-created, object-copied: tokens that are copies of the object, as it is or last was."""
    defn = copying.definition(g, of_id, exceptions, source=source or cause, controller=seat)
    g.trace("object-copied", object=cause, target=of_id)
    return create_defined(g, defn, count, seat, cause, tapped, attacking, controller)


def create_defined(
    g: Game,
    defn: Definition,
    count: int,
    seat: int,
    cause: int = 0,
    tapped: bool = False,
    attacking: int = 0,
    controller: int | None = None,
    counters: tuple[tuple[str, int], ...] = (),
    attach_to: int = 0,
) -> list[int]:
    """Tokens with a definition, through what replaces their creation; their ids."""
    after: replacement.After = []
    if replacement.would(g, R_TOKENS):
        event = Event(R_TOKENS, player=seat, amount=count, word=defn.base.name, cause=cause)
        count = sum(max(0, e.amount) for e in replacement.replace(g, event, after))
    if count <= 0:
        replacement.finish(g, after)
        return []
    owner = _owner(g, seat, cause, controller)
    tokens = g.new_objects(defn, owner, c.BATTLEFIELD, count, c.TOKEN)
    stamp = g.stamp()
    for token in tokens:
        token.controller = seat
        token.tapped = tapped
        token.counters = counters
        token.attacking = token.was_attacking = attacking
        token.attached_to = attach_to
        token.since = token.entered = g.turn
        token.timestamp = stamp
    tokens = entering.prepare_tokens(g, tokens, cause)
    _enter(g, tokens, seat, cause)
    replacement.finish(g, after)
    return [token.id for token in tokens]


def _owner(g: Game, seat: int, cause: int, controller: int | None) -> int:
    """Who owns the tokens: the edition's `token_owner`."""
    if g.edition.facts.token_owner != "effect-controller":
        return seat
    if controller is not None:
        return controller
    return g.get(cause).controller if cause else seat


def _enter(g: Game, tokens: list[GameObject], seat: int, cause: int) -> None:
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
    g.fact("tokens-created", seat, len(tokens))
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
