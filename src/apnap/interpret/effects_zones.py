"""Effects that move objects between zones, and what they remember about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.actions import attaching, permanents, zones
from apnap.actions.moving import random_order
from apnap.combat import state as combat
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import Delayed
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import ORDER, PICK_ONE, YES_NO, Question
from apnap.turn import order

from . import amounts, picking, refs
from .context import NOT_DONE, Ctx, Done, bindings, sum_up, together
from .table import does, does_together, note_moves, rounds

RETURNING = ir.Moves(ir.Is(ir.This()), origin="battlefield")
UNTIL_IT_LEAVES = "at-once"
"""`Delayed.expires` of the return of what was exiled until something leaves: it uses no stack,
but happens at once.
"""


@does(ir.Move)
def _move(ctx: Ctx, node: ir.Move) -> Done:
    return move_ids(ctx, node, refs.here(ctx, node.what))


@does_together(ir.Move)
def _move_together(ctxs: list[Ctx], node: ir.Move) -> list[Done]:
    """All choose first; what is chosen moves as one batch, where it comes under one player's
    control or its owners'."""
    chosen = []
    for ctx in ctxs:
        chosen.append(refs.here(ctx, node.what))
    if not _alike(node):
        return [move_ids(ctx, node, ids) for ctx, ids in zip(ctxs, chosen, strict=True)]
    first = ctxs[0]
    everything = tuple(dict.fromkeys(id_ for ids in chosen for id_ in ids))
    old = {id_: first.g.objects[id_] for id_ in everything}
    new = dict(zip(everything, _go(first, node, everything), strict=True))
    results = []
    for ctx, ids in zip(ctxs, chosen, strict=True):
        results.append(_result(ctx, node, [(old[id_], new[id_]) for id_ in ids]))
    return results


def _alike(node: ir.Move) -> bool:
    """Can the moves of several players be one call? Not if each comes under a control, or to a
    place, of its own."""
    own = node.control is not None or node.attacking or node.attached is not None
    own = own or node.to == "ante"
    return not own and not node.until and not node.link


def move_ids(ctx: Ctx, node: ir.Move, ids: tuple[int, ...]) -> Done:
    """Move these objects as the node says."""
    g = ctx.g
    if node.to == "ante":
        ids = _own_only(ctx, ids)
    if not ids:
        return NOT_DONE
    if node.until and not _source_waits(ctx):
        g.trace("effect-ended-before-begin", source=ctx.source)
        return NOT_DONE
    host = _host(ctx, node.attached)
    if node.attached is not None:
        ids = tuple([id_ for id_ in ids if _may_enter_on(ctx, id_, host)])
    old = [g.objects[id_] for id_ in ids]
    new = _go(ctx, node, ids, host)
    done = _result(ctx, node, list(zip(old, new, strict=True)))
    arrived = tuple([id_ for id_ in new if id_ and g.objects[id_].zone == c.ZONES[node.to]])
    if node.link and arrived:
        link(g, ctx.source, node.link, arrived)
    if node.until and arrived:
        _return_later(ctx, arrived)
    return done


def _own_only(ctx: Ctx, ids: tuple[int, ...]) -> tuple[int, ...]:
    """anted: only its owner may ante an object (a library's cards are its player's own)."""
    found = [ctx.g.objects[id_] for id_ in ids]
    return tuple([o.id for o in found if o.zone == c.LIBRARY or o.owner == ctx.controller])


def _doer(ctx: Ctx, node: ir.Move) -> int:
    """Who puts it onto the battlefield, -1 for whoever controls it there. Others than the effect's
    controller who are to do it put there what is theirs."""
    if isinstance(node.what, ir.Choose):
        others = node.what.chooser is not None and not isinstance(node.what.chooser, ir.You)
    else:
        others = node.control is not None
    return -1 if others or ctx.player >= 0 else ctx.controller


def _go(ctx: Ctx, node: ir.Move, ids: tuple[int, ...], host: int = 0) -> list[int]:
    """The call of the action; the new ids, 0 for what did not move."""
    under = refs.one_player(ctx, node.control) if node.control is not None else None
    position = _position(ctx, node, ids) if node.to == "library" else "top"
    return zones.move(
        ctx.g,
        list(ids),
        c.ZONES[node.to],
        cause=ctx.cause,
        position=position,
        by=refs.one_player(ctx, node.order) if node.order is not None else -1,
        under=under if under is None or under >= 0 else None,
        doer=_doer(ctx, node),
        tapped=node.tapped,
        counters=tuple([(kind, amounts.amount(ctx, n)) for kind, n in node.counters]),
        face_down=node.face_down,
        attacking=place_to_attack(ctx, under) if node.attacking else 0,
        attach_to=host,
        face=1 if node.transformed else -1,
        flipped=node.flipped,
        arrived=_as_it_enters(ctx, node, ids),
    )


def _as_it_enters(ctx: Ctx, node: ir.Move, ids: tuple[int, ...]) -> Callable[[], None] | None:
    """What is done before anything sees that these cards are there."""
    pending = ctx.entering
    if pending is None or node.to != "battlefield":
        return None
    return lambda: pending.arrived(ctx, ids)


def _position(ctx: Ctx, node: ir.Move, ids: tuple[int, ...]) -> str | dict[int, str]:
    """Where in a library; owners that choose for each card do so in APNAP order."""
    if node.position != "either":
        return node.position.replace("any-order-", "")
    places: dict[int, str] = {}
    for seat in order.apnap(ctx.g):
        for id_ in ids:
            if ctx.g.objects[id_].owner == seat:
                places[id_] = top_or_bottom(ctx, seat, id_)
    return places


def top_or_bottom(ctx: Ctx, seat: int, id_: int) -> str:
    """Where the card goes in its owner's library, as this player chooses: "top" or "bottom"."""
    question = Question(PICK_ONE, "bottom-not-top", seat, YES_NO, source=ctx.source, args=(id_,))
    return "bottom" if ctx.g.choose(question) == 0 else "top"


def _host(ctx: Ctx, ref: ir.Ref | None) -> int:
    """What an Aura or Equipment enters attached to: an object or a player; 0 for nothing."""
    if ref is None:
        return 0
    found = refs.objects(ctx, ref)
    return refs.present(ctx, found[0]) if found else 0


def _may_enter_on(ctx: Ctx, id_: int, host: int) -> bool:
    """attach-failed: an Aura that is to enter attached to what is not there, or what it can't
    enchant, stays where it is (303.4i)."""
    aura = "Aura" in ctx.g.chars(ctx.g.objects[id_]).subtypes
    return not aura or (host != 0 and attaching.can_attach(ctx.g, id_, host))


def _result(ctx: Ctx, node: ir.Move, moves: list[tuple[GameObject, int]]) -> Done:
    """What left the battlefield is named as it was there, anything else by its new id."""
    found = []
    for old, new in moves:
        if old.id in ctx.g.objects:
            continue
        if new:
            ctx.moved[old.id] = new
        if old.zone == c.BATTLEFIELD and node.to != "battlefield":
            found.append(old.id)
        elif new:
            found.append(new)
    return Done(bool(found), len(found), tuple(found))


def move_at_once(ctx: Ctx, steps: tuple[ir.Effect, ...]) -> Done:
    """Several moves and destructions at the same time: those to one zone are one batch."""
    result = NOT_DONE
    doomed: list[int] = []
    for step in steps:
        if isinstance(step, ir.Destroy):
            doomed += refs.here(ctx, step.what)
    chosen = [refs.here(ctx, step.what) for step in steps if isinstance(step, ir.Move)]
    if doomed:
        gone = permanents.destroy(ctx.g, doomed, ctx.cause)
        note_moves(ctx, gone)
        result = Done(bool(gone), len(gone), tuple(gone))
    moves = [step for step in steps if isinstance(step, ir.Move)]
    for step, ids in zip(moves, chosen, strict=True):
        still = tuple([id_ for id_ in ids if id_ in ctx.g.objects])
        result = together(result, move_ids(ctx, step, still))
    return result


def place_to_attack(ctx: Ctx, seat: int | None) -> int:
    """What a creature put onto the battlefield attacking attacks: what the attacker did that was
    returned for its cost (keyword-ninjutsu), else as its controller chooses among all that could be
    attacked (put-attacking, 508.4); 0 if its controller does not attack."""
    g = ctx.g
    for role, ids in ctx.info.cost_objects if ctx.info is not None else ():
        if role == "returned" and ids and ids[0] in g.past and g.past[ids[0]].attacking:
            return int(g.past[ids[0]].attacking)
    chooser = ctx.controller if seat is None or seat < 0 else seat
    if not g.combat_stage or chooser not in order.actives(g):
        return 0
    places = combat.defenders(g, chooser)
    if len(places) <= 1:
        return places[0] if places else 0
    return picking.ask_some(ctx, "attack-target", chooser, list(places), 1, 1)[0]


# ------------------------------------------------------------------ exchanging


@does(ir.ExchangeZones)
def _exchange_zones(ctx: Ctx, node: ir.ExchangeZones) -> Done:
    """zones-exchanged: the cards change places, also where one zone is empty (2009:701.8f)."""
    g = ctx.g
    moved = 0
    for _, seat in rounds(ctx, node.who):
        player = g.players[seat]
        here = {name: list(reversed(getattr(player, name))) for name in (node.a, node.b)}
        for name, other in ((node.a, node.b), (node.b, node.a)):
            zones.move(g, here[name], c.ZONES[other], cause=ctx.cause, ordered=True)
            moved += len(here[name])
        g.trace("zones-exchanged", player=seat, zone=node.a, other=node.b)
    return Done(True, moved)


@does(ir.ExchangeCards)
def _exchange_cards(ctx: Ctx, node: ir.ExchangeCards) -> Done:
    """cards-exchanged, exchange-impossible: both cards change places, or neither moves."""
    g = ctx.g
    pair = [refs.here(ctx, ref) for ref in (node.a, node.b)]
    if not all(pair) or not _exchangeable(g, g.objects[pair[0][0]], g.objects[pair[1][0]]):
        g.trace("exchange-impossible", object=ctx.source)
        return NOT_DONE
    a, b = (g.objects[ids[0]] for ids in pair)
    to_a, to_b, host, seat = b.zone, a.zone, a.attached_to, a.controller
    zones.move(g, [a.id], to_a, cause=ctx.cause)
    under = seat if to_b == c.BATTLEFIELD else None
    new = zones.move(g, [b.id], to_b, cause=ctx.cause, under=under, attach_to=host)
    note_moves(ctx, [a.id, b.id])
    return Done(bool(new[0]), 2, (a.id, b.id))


def _exchangeable(g: Game, a: GameObject, b: GameObject) -> bool:
    """Cards of one owner in different zones, the second of which can be attached where the first
    is (2009:701.8d, 701.8e)."""
    if a.kind != c.CARD or b.kind != c.CARD or a.owner != b.owner or a.zone == b.zone:
        return False
    return not a.attached_to or attaching.can_attach(g, b.id, a.attached_to)


# ------------------------------------------------------------------ graveyards in another order


@does(ir.Reorder)
def _reorder(ctx: Ctx, node: ir.Reorder) -> Done:
    """graveyard-order-chosen: the uppermost card is named first."""
    g = ctx.g
    results = []
    for _, seat in rounds(ctx, node.who):
        pile = g.players[seat].graveyard[::-1]
        if node.random:
            new = [pile[i] for i in random_order(g, len(pile))]
        elif len(pile) > 1:
            options = tuple([picking.option_of(id_) for id_ in pile])
            question = Question(ORDER, "graveyard-order", seat, options, source=ctx.source)
            new = [pile[i] for i in g.choose(question)]
        else:
            new = pile
        g.put_list(c.GRAVEYARD, seat, new[::-1])
        g.touch(c.A_GRAVEYARD)
        g.trace("graveyard-order-chosen", player=seat, list=tuple(new))
        results.append(Done(True, len(new)))
    return sum_up(results)


# ------------------------------------------------------------------ set aside


def link(g: Game, source: int, key: str, ids: tuple[int, ...]) -> None:
    """Keep for the source that its ability set these objects aside (linked abilities, 2009:607)."""
    if source <= 0:
        return
    obj = g.get(source)
    linked = dict(obj.linked)
    linked[key] = (*linked.get(key, ()), *ids)
    write(g, obj, "linked", tuple(sorted(linked.items())))
    if source in g.objects and rules.applies(g, ir.MayLook, obj):
        zones.look(g, obj.controller, [id_ for id_ in ids if g.objects[id_].face_down])


def write(g: Game, obj: GameObject, field: str, value: Any) -> None:
    """Write a field of an object wherever it is: the records of hidden zones, and of what has
    left, are replaced."""
    if obj.id not in g.objects:
        other = obj.clone()
        setattr(other, field, value)
        g.put_item(g.past, obj.id, other)
    elif obj.zone in c.HIDDEN_ZONES:
        g.replace_hidden(obj, **{field: value})
    else:
        g.put(obj, field, value)
        g.touch(c.A_CHOSEN)


def _source_waits(ctx: Ctx) -> bool:
    """Is the source still on the battlefield? If not, "until it leaves" is over before it
    begins."""
    source = ctx.g.find(ctx.source)
    return source is not None and source.zone == c.BATTLEFIELD


def _return_later(ctx: Ctx, ids: tuple[int, ...]) -> None:
    """The objects come back, under their owners' control, as soon as the source leaves the
    battlefield."""
    g = ctx.g
    child = ctx.child()
    child.results = {"exiled": Done(True, len(ids), ids)}
    effect = ir.Move(ir.Result("exiled"), "battlefield")
    ability = ir.Triggered(RETURNING, ir.Body(effect))
    number = g.stamp()
    delayed = Delayed(
        number,
        ability,
        ctx.source,
        ctx.controller,
        True,
        UNTIL_IT_LEAVES,
        None,
        bindings(child),
    )
    g.set("delayed", (*g.delayed, delayed))


# ------------------------------------------------------------------ into libraries


@does(ir.ShuffleInto)
def _shuffle_into(ctx: Ctx, node: ir.ShuffleInto) -> Done:
    """library-shuffled: the objects go to their owners' libraries, which are then shuffled, even
    if nothing went there."""
    g = ctx.g
    if isinstance(node.library, ir.TargetPlayer) and not refs.players(ctx, node.library):
        return NOT_DONE  # an illegal target does nothing (2006:413.2a)
    ids = refs.here(ctx, node.what)
    owners = dict.fromkeys(g.get(id_).owner for id_ in refs.objects(ctx, node.what) if id_ > 0)
    if node.library is not None:
        owners.update(dict.fromkeys(refs.players(ctx, node.library)))
    old = [g.objects[id_] for id_ in ids]
    new = zones.move(g, list(ids), c.LIBRARY, cause=ctx.cause, ordered=True)
    done = _result(ctx, ir.Move(node.what, "library"), list(zip(old, new, strict=True)))
    for seat in [seat for seat in refs.players(ctx, ir.EachPlayer()) if seat in owners]:
        zones.shuffle(g, seat, ctx.cause)
    return done


@does(ir.Shuffle)
def _shuffle(ctx: Ctx, node: ir.Shuffle) -> Done:
    results = []
    for seat in refs.players(ctx, node.who):
        zones.shuffle(ctx.g, seat, ctx.cause)
        results.append(Done(True, 1))
    return sum_up(results)
