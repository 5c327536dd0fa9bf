"""Which players a reference names now, kind by kind: the table that `refs.players` asks."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.events import E_DAMAGE, E_MOVE, E_TARGET, R_DAMAGE, Event
from apnap.core.frames import WINNERS
from apnap.core.game import Game
from apnap.turn import order

from . import filters, picking, refs
from .context import Ctx


def _players_fitting(ctx: Ctx, who: Any) -> refs.Ids:
    return tuple([s for s in order.apnap(ctx.g) if filters.fits(ctx, who.filter, -1 - s)])


def _you(ctx: Ctx, who: Any) -> refs.Ids:
    return (ctx.controller,)


def _each_player(ctx: Ctx, who: Any) -> refs.Ids:
    seats = order.apnap(ctx.g)
    return tuple(seats) if ctx.first < 0 else refs.in_order(ctx, seats)


def _teammates(ctx: Ctx, who: Any) -> refs.Ids:
    g, seat = ctx.g, ctx.controller
    team = g.players[seat].team
    return tuple([s for s in order.apnap(g) if s != seat and g.players[s].team == team])


def _subgame_losers(ctx: Ctx, who: Any) -> refs.Ids:
    winners = dict(ctx.g.game_data).get(WINNERS, ())
    return tuple([seat for seat in order.apnap(ctx.g) if seat not in winners])


def _each_opponent(ctx: Ctx, who: Any) -> refs.Ids:
    return tuple(order.opponents(ctx.g, ctx.controller))


def _opponents_of(ctx: Ctx, who: Any) -> refs.Ids:
    found: list[int] = []
    for seat in refs.players(ctx, who.who):
        found += order.opponents(ctx.g, seat)
    return refs.in_order(ctx, found)


def _an_opponent(ctx: Ctx, who: Any) -> refs.Ids:
    """The same opponent throughout one effect."""
    if ctx.opponent >= 0:
        return (ctx.opponent,)
    seats = order.opponents(ctx.g, ctx.controller) or order.nearest_opponent(ctx.g, ctx.controller)
    if not seats:
        return ()
    seat = seats[0]
    if len(seats) > 1:
        chosen = picking.ask_some(ctx, "opponent", ctx.controller, [-1 - s for s in seats], 1, 1)
        seat = -1 - chosen[0]
    ctx.opponent = seat
    return (seat,)


def _target_player(ctx: Ctx, who: Any) -> refs.Ids:
    return refs.in_order(ctx, [-1 - id_ for id_ in refs.target(ctx, who) if id_ < 0])


def _controller_of(ctx: Ctx, who: Any) -> refs.Ids:
    found = []
    for id_ in refs.informed(ctx, refs.objects, who.what):
        found.append(-1 - id_ if id_ < 0 else ctx.g.get(id_).controller)
    return refs.in_order(ctx, found)


def _owner_of(ctx: Ctx, who: Any) -> refs.Ids:
    found = []
    for id_ in refs.informed(ctx, refs.objects, who.what):
        found.append(-1 - id_ if id_ < 0 else ctx.g.get(id_).owner)
    return refs.in_order(ctx, found)


def _event_player(ctx: Ctx, who: Any) -> refs.Ids:
    event = refs.event_of(ctx)
    if event is None:
        return ()
    if who.role == "doer" and event.recipient < 0:
        return refs.in_order(ctx, [-1 - event.recipient])
    if who.role in ("controller", "doer"):
        if event.kind == E_MOVE and event.player >= 0:
            # as it entered or left, whoever has it by now
            return refs.in_order(ctx, [event.player])
        id_ = refs.event_object(event)
        return refs.in_order(ctx, [ctx.g.get(id_).controller]) if id_ > 0 else ()
    if who.role == "defender":
        return _attacked_player(ctx, event)
    if who.role == "source":
        return refs.in_order(ctx, [-1 - event.other]) if event.other < 0 else ()
    seat = event_seat(event)
    if seat < 0:
        return ()
    if who.role == "opponent":
        return tuple(order.opponents(ctx.g, seat))
    return refs.in_order(ctx, [seat])


def event_seat(event: Event) -> int:
    """The player whom an event concerns, -1 if none: of damage and targets the recipient."""
    if event.kind in (E_DAMAGE, R_DAMAGE, E_TARGET) and event.recipient < 0:
        return -1 - event.recipient
    return event.player


def _attacked_player(ctx: Ctx, event: Event) -> refs.Ids:
    whom = event.recipient
    if whom == 0:
        return _defender(ctx, refs.event_object(event))
    if whom < 0:
        return refs.in_order(ctx, [-1 - whom])
    return refs.in_order(ctx, [ctx.g.get(whom).controller])


def _defender(ctx: Ctx, id_: int) -> refs.Ids:
    """The player that a creature attacks, or attacked before it was removed from combat; of what
    does not attack, the players who are attacked, any of whom may be meant (802.2a), before that in
    combat those who may be (802.2), else the one who could be."""
    if id_ <= 0:
        return ()
    g = ctx.g
    obj = g.get(id_)
    whom = obj.attacking or obj.was_attacking
    if whom != 0:
        return refs.in_order(ctx, [_attacked(g, whom)])
    if obj.attached_to:  # an Aura or Equipment speaks of the creature that it is on
        return _defender(ctx, obj.attached_to)
    attacked = [_attacked(g, one.attacking) for one in map(g.get, g.battlefield()) if one.attacking]
    if attacked:
        return refs.in_order(ctx, attacked)
    able = order.opponents(g, g.active)
    if len(able) > 1 and g.step >= 0 and g.edition.steps[g.step].phase == "combat":
        return refs.in_order(ctx, order.attackable(g, g.active))
    return (able[0],) if len(able) == 1 else ()


def _attacked(g: Game, whom: int) -> int:
    """The player that an attack is about: they, or whose planeswalker it is."""
    return -1 - whom if whom < 0 else g.get(whom).controller


def _current_player(ctx: Ctx, who: Any) -> refs.Ids:
    return (ctx.player,) if ctx.player >= 0 else ()


def _active_player(ctx: Ctx, who: Any) -> refs.Ids:
    """In a delayed ability, who was the active player as it was created."""
    return (next((seat for key, seat in ctx.bound if key == order.ACTIVE), ctx.g.active),)


def _defending_player(ctx: Ctx, who: Any) -> refs.Ids:
    found: list[int] = []
    for id_ in refs.objects(ctx, who.what):
        found += _defender(ctx, id_)
    return refs.in_order(ctx, found)


def _chosen_player(ctx: Ctx, who: Any) -> refs.Ids:
    value = ctx.value(who.key)
    return refs.in_order(ctx, [value]) if isinstance(value, int) else ()


def _without(ctx: Ctx, who: Any) -> refs.Ids:
    but = refs.players(ctx, who.but)
    return tuple([seat for seat in refs.players(ctx, who.who) if seat not in but])


def _others_than(ctx: Ctx, who: Any) -> refs.Ids:
    """In a team's turn, others than its refs.players, all of whose turn it is."""
    these = refs.players(ctx, who.who)
    if type(who.who) is ir.ActivePlayer and not ctx.bound:
        these = tuple(order.actives(ctx.g))
    return tuple([seat for seat in order.apnap(ctx.g) if seat not in these])


refs.PLAYERS |= {
    ir.You: _you,
    ir.PlayersFitting: _players_fitting,
    ir.EachPlayer: _each_player,
    ir.EachOpponent: _each_opponent,
    ir.OpponentsOf: _opponents_of,
    ir.AnOpponent: _an_opponent,
    ir.TargetPlayer: _target_player,
    ir.ControllerOf: _controller_of,
    ir.PlayerOrController: _controller_of,
    ir.OwnerOf: _owner_of,
    ir.EventPlayer: _event_player,
    ir.CurrentPlayer: _current_player,
    ir.ActivePlayer: _active_player,
    ir.DefendingPlayer: _defending_player,
    ir.ChosenPlayer: _chosen_player,
    ir.Without: _without,
    ir.OthersThan: _others_than,
    ir.SubgameLosers: _subgame_losers,
    ir.Teammates: _teammates,
}
