"""Which objects and which players a reference names now.

Objects are ids; players among them are written -1 - seat. An object that left keeps its id here:
its last known information is read under it. An action that wants to do something to it asks
`present`, which follows the object only where the rules let an effect find it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from apnap import ir
from apnap.continuous import pairs
from apnap.core import constants as c
from apnap.core import knowledge
from apnap.core.attached import attached_to
from apnap.core.events import E_DAMAGE, E_MOVE, E_TARGET, R_DAMAGE, R_DRAW, Event
from apnap.core.questions import PICK_ONE, Option, Question
from apnap.multiplayer import reach
from apnap.turn import order

from . import amounts, filters, picking
from .context import Ctx, NoInformation, Remembering

Ids = tuple[int, ...]
T = TypeVar("T")


def objects(ctx: Ctx, ref: ir.Node) -> Ids:
    """The ids that the reference names (a Who gives its players as -1 - seat). `Choose` asks."""
    known = OBJECTS.get(type(ref))
    if known is not None:
        g = ctx.g
        if g.reach:
            return tuple(i for i in known(ctx, ref) if reach.covers(g, ctx.controller, i))
        return known(ctx, ref)
    if type(ref) in PLAYERS:
        return tuple(-1 - seat for seat in players(ctx, ref))
    raise NotImplementedError(f"no behaviour for the reference {type(ref).__name__}")


def players(ctx: Ctx, who: ir.Node) -> Ids:
    """The seats that the reference names, in APNAP order. `AnOpponent` asks if there are
    several."""
    known = PLAYERS.get(type(who))
    if known is not None:
        g = ctx.g
        if ctx.group is not None and ctx.group == who:
            return (ctx.player,)
        if g.reach and type(who) is not ir.AnOpponent:  # that function sees to it itself
            return tuple(i for i in known(ctx, who) if g.reach[ctx.controller] >> i & 1)
        return known(ctx, who)
    if type(who) in OBJECTS:
        return in_order(ctx, [-1 - id_ for id_ in objects(ctx, who) if id_ < 0])
    raise NotImplementedError(f"no behaviour for the players {type(who).__name__}")


def one_player(ctx: Ctx, who: ir.Node | None) -> int:
    """The first of the players named; "you" for None; -1 if there is none."""
    if who is None:
        return ctx.controller
    seats = players(ctx, who)
    return seats[0] if seats else -1


def chooser(ctx: Ctx, who: ir.Node | None) -> int:
    """Who makes a choice for which an instruction names a player; -1 if there is nobody. Where that
    player has left the game, the controller of the spell or ability chooses another player to make
    it, another opponent for an opponent if there is one (choice-made-by-another, 800.4g)."""
    seat = one_player(ctx, who)
    g = ctx.g
    if seat >= 0 or not g.gone or who is None:
        return seat
    left = players(Remembering.of(ctx), who)
    if not left or not g.players[left[0]].left or ctx.controller in g.gone:
        return -1
    seats = [one for one in order.apnap(g) if order.within(g, ctx.controller, one)]
    opponents = [one for one in order.opponents(g, ctx.controller) if one in seats]
    was_opponent = g.players[left[0]].team != g.players[ctx.controller].team
    seats = opponents if was_opponent and opponents else seats
    options = tuple([Option("player", one) for one in seats])
    asked = Question(PICK_ONE, "stand-in", ctx.controller, options, source=ctx.source)
    seat = int(g.pick(asked).id)
    g.trace("choice-made-by-another", player=seat, other=left[0])
    return seat


def recipients(ctx: Ctx, parts: tuple[ir.Node, ...]) -> Ids:
    """The objects and players (-1 - seat) that several references name, each once."""
    if len(parts) == 1:
        return objects(ctx, parts[0])
    return tuple(dict.fromkeys(id_ for part in parts for id_ in objects(ctx, part)))


def present(ctx: Ctx, id_: int) -> int:
    """The object as it is now, where this effect can find it; 0 if it cannot.

    An effect finds what it moved itself, what its cost moved to a public zone, and the object
    whose leaving triggered it, where that went first; never what is phased out (2009:702.23b)."""
    g = ctx.g
    if id_ < 0:
        return 0 if g.players[-1 - id_].left else id_
    if id_ in g.objects:
        return id_ if g.objects[id_].zone != c.PHASED_OUT else 0
    seen = 0
    while id_ in ctx.moved and seen < 100:
        id_ = ctx.moved[id_]
        seen += 1
        if id_ in g.objects:
            return id_ if g.objects[id_].zone != c.PHASED_OUT else 0
    new = g.became.get(id_, 0)
    if new and new in g.objects and _findable(ctx, id_, new):
        return new
    if new in ctx.moved and _by_event(ctx, id_, new):
        return present(ctx, new)
    return 0


def _by_event(ctx: Ctx, old: int, new: int) -> bool:
    """Is it what left in the event that triggered the ability, where that went first?"""
    return any(
        event is not None and event.kind == E_MOVE and old == event.object and new == event.new
        for event in (ctx.event, ctx.outer)
    )


def _findable(ctx: Ctx, old: int, new: int) -> bool:
    if _by_event(ctx, old, new):
        return True
    if ctx.g.objects[new].zone in c.HIDDEN_ZONES:
        return False
    if old == ctx.source and (_followed_host(ctx, new) or _resolved(ctx, new)):
        return True
    costs = ctx.bound_costs + (ctx.info.cost_objects if ctx.info is not None else ())
    if any(old in ids for _, ids in costs):
        return True
    return old == ctx.source and ctx.info is not None and _activated(ctx.info.ability)


def _resolved(ctx: Ctx, new: int) -> bool:
    """Is it the permanent that the spell became which made the ability as it was cast?"""
    g = ctx.g
    was = g.past.get(ctx.source)
    return was is not None and was.zone == c.STACK and g.objects[new].zone == c.BATTLEFIELD


def _followed_host(ctx: Ctx, new: int) -> bool:
    """Is it an Aura in a graveyard whose ability triggered as what it enchanted left the
    battlefield (2006:410.10f)?"""
    g = ctx.g
    last = g.past.get(ctx.source)
    if last is None or last.attached_to <= 0 or g.objects[new].zone != c.GRAVEYARD:
        return False
    return any(
        event is not None
        and event.kind == E_MOVE
        and event.origin == c.BATTLEFIELD
        and event.object == last.attached_to
        for event in (ctx.event, ctx.outer)
    )


def _activated(ability: ir.Node | None) -> bool:
    """Could the cost of this ability have moved its own source?"""
    if not isinstance(ability, ir.Activated):
        return False
    return any(
        isinstance(cost, ir.SacrificeThis | ir.ExileThis | ir.DiscardThis | ir.ReturnThis)
        for cost in ability.cost
    )


def here(ctx: Ctx, ref: ir.Node) -> Ids:
    """The objects named that an action can reach now, each once; no players."""
    found = objects(ctx, ref)
    if len(found) == 1:
        id_ = present(ctx, found[0]) if found[0] > 0 else 0
        return (id_,) if id_ > 0 else ()
    now = [present(ctx, id_) for id_ in found if id_ > 0]
    return tuple(dict.fromkeys(id_ for id_ in now if id_ > 0))


# ------------------------------------------------------------------ objects


def _giver(ctx: Ctx, ref: Any) -> Ids:
    return (ref.id,) if ref.id > 0 else ()


def _this(ctx: Ctx, ref: Any) -> Ids:
    if ctx.source <= 0 or (ref.yours and not _is_yours(ctx, ctx.source)):
        return ()
    return (ctx.source,)


def _is_yours(ctx: Ctx, id_: int) -> bool:
    """Is it in the graveyard of the player whose ability it is?"""
    return ctx.g.get(id_).owner == ctx.controller and _is_in(ctx, id_, c.GRAVEYARD)


def target(ctx: Ctx, ref: Any) -> Ids:
    """What was chosen for a target word, legal still or not."""
    targets = ctx.targets
    slot = ref.slot if ctx.has_bound_targets else ctx.slot_base + ref.slot
    return targets[slot] if slot < len(targets) else ()


def asked(ctx: Ctx, read: Callable[[Ctx, Any], T], node: Any) -> T:
    """As `informed`, for what a number or a condition asks. NoInformation where it must know what
    an illegal target is, and that is not known today (608.2b)."""
    if ctx.legal_targets is not None and not ctx.g.edition.facts.illegal_targets_known:
        _see_what_is_known(ctx, ctx.legal_targets, node)
    return informed(ctx, read, node)


def _see_what_is_known(ctx: Ctx, legal: tuple[Ids, ...], node: ir.Node) -> None:
    announced = ctx.info.targets if ctx.info is not None else ()
    for part in ir.walk(node):
        if isinstance(part, ir.Target | ir.TargetPlayer):
            slot = ctx.slot_base + part.slot
            if slot < len(announced) and announced[slot] and not legal[slot]:
                raise NoInformation


def informed(ctx: Ctx, read: Callable[[Ctx, Any], T], node: Any) -> T:
    """What is read where only something is asked: of illegal targets too, where the edition knows
    them (2006:413.2a)."""
    legal = ctx.legal_targets
    if legal is None or not ctx.g.edition.facts.illegal_targets_known:
        return read(ctx, node)
    ctx.legal_targets = None
    try:
        return read(ctx, node)
    finally:
        ctx.legal_targets = legal


def shares(ctx: Ctx, ref: ir.Node) -> list[tuple[int, int]]:
    """What was divided among the targets as they were chosen: each that is still legal, with its
    share (2006:409.1e).
    """
    info = ctx.info
    if info is None or not isinstance(ref, ir.Target | ir.TargetPlayer):
        return []
    slot = ctx.slot_base + ref.slot
    legal = ctx.targets[slot] if slot < len(ctx.targets) else ()
    if slot >= len(info.targets) or slot >= len(info.division):
        return []
    pairs = zip(info.targets[slot], info.division[slot], strict=False)
    return [(id_, n) for id_, n in pairs if id_ in legal]


def event_of(ctx: Ctx) -> Event | None:
    """The event that an event reference means: in a delayed ability, that of the ability that
    created it; in a replacement effect always the one replaced."""
    event = ctx.event
    if ctx.outer is not None and (event is None or event.kind < R_DRAW):
        return ctx.outer
    return event


def event_object(event: Event) -> int:
    """The object that an event happened to: the new one where it came, the old one where it left
    the battlefield."""
    if event.kind == E_MOVE:
        if event.origin == c.BATTLEFIELD and event.to != c.BATTLEFIELD:
            return event.object
        return event.new or event.object
    if event.kind in (E_DAMAGE, R_DAMAGE, E_TARGET):
        return event.recipient or event.object
    return event.object


def _event_object(ctx: Ctx, ref: Any) -> Ids:
    event = event_of(ctx)
    if event is None:
        return ()
    if ref.role == "source":
        return (event.source,) if event.source else ()
    if ref.role == "other":
        return (event.other,) if event.other else ()
    if ref.role == "cause":
        return (event.cause,) if event.cause > 0 else ()
    ability = ctx.info.ability if ctx.info is not None else None
    if event.batch and isinstance(ability, ir.Triggered) and getattr(ability.when, "batch", False):
        return event.batch
    id_ = event_object(event)
    if ref.zone and not _is_in(ctx, id_, c.ZONES[ref.zone]):
        return ()
    return (id_,) if id_ else ()


def _is_in(ctx: Ctx, id_: int, zone: int) -> bool:
    obj = ctx.g.objects.get(present(ctx, id_))
    return obj is not None and obj.zone == zone


def _current(ctx: Ctx, ref: Any) -> Ids:
    return (ctx.current,) if ctx.current else ()


def _result(ctx: Ctx, ref: Any) -> Ids:
    done = ctx.results.get(ref.name)
    if done is not None:
        return done.objects
    return _linked_ids(ctx, ref.name)


def _cost_object(ctx: Ctx, ref: Any) -> Ids:
    return cost_objects(ctx, ref.role)


def cost_objects(ctx: Ctx, wanted: str) -> Ids:
    """What the cost was paid with in this role: of this ability, or of the spell that its source
    was."""
    for role, ids in _cost_records(ctx):
        if role == wanted:
            return ids
    return _to_be_tapped(ctx) if wanted == "tapped" else ()


def _to_be_tapped(ctx: Ctx) -> Ids:
    """Where targets are chosen before costs are paid: what the cost will tap, if it says what."""
    ability: Any = ctx.info.ability if ctx.info is not None else None
    for cost in getattr(ability, "cost", ()):
        if isinstance(cost, ir.ActCost) and isinstance(cost.action, ir.Tap):
            return objects(ctx, cost.action.what)
    return ()


def removed_counters(ctx: Ctx, kind: str) -> int:
    """How many counters of the kind ("" any) were removed as a cost."""
    wanted = f"removed:{kind}" if kind else "removed"
    return sum(len(ids) for role, ids in _cost_records(ctx) if role.startswith(wanted))


def _cost_records(ctx: Ctx) -> tuple[tuple[str, Ids], ...]:
    """What costs were paid with, newest first."""
    records = ctx.bound_costs
    if ctx.info is not None:
        records += ctx.info.cost_objects
    info = ctx.g.get(ctx.source).info if ctx.source > 0 else None
    if info is not None and info is not ctx.info:
        records += info.cost_objects
    return records


def _attached_to(ctx: Ctx, ref: Any) -> Ids:
    found = []
    for id_ in objects(ctx, ref.what):
        if id_ > 0:
            to = ctx.g.get(id_).attached_to
            if to:
                found.append(to)
    return tuple(found)


def _attachments(ctx: Ctx, ref: Any) -> Ids:
    g = ctx.g
    found: list[int] = []
    for id_ in objects(ctx, ref.what):
        if id_ > 0:
            borne = [one.id for one in attached_to(g, g.get(id_))]
            found += [a for a in borne if filters.fits(ctx, ref.filter, a)]
        else:
            found += [
                a
                for a in g.battlefield()
                if g.objects[a].attached_to == id_ and filters.fits(ctx, ref.filter, a)
            ]
    return tuple(found)


def _all(ctx: Ctx, ref: Any) -> Ids:
    return informed(ctx, _all_that_fit, ref)


def _all_that_fit(ctx: Ctx, ref: Any) -> Ids:
    return tuple(filters.matching(ctx, ref.filter, ref.zones))


def candidates(ctx: Ctx, ref: ir.Choose) -> list[int]:
    """What may be chosen for the reference, in canonical order."""
    if ref.among is not None:
        found = dict.fromkeys(present(ctx, id_) for id_ in objects(ctx, ref.among))
        return [id_ for id_ in found if id_ and filters.fits(ctx, ref.filter, id_)]
    fitting = filters.matching(ctx, ref.filter, ref.zones, with_players=True)
    kept = coming(ctx)
    return [id_ for id_ in fitting if id_ not in kept] if kept else fitting


COMING = "coming"  # Ctx.results: what enters together, while it is chosen what moves for it


def coming(ctx: Ctx) -> Ids:
    """What enters the battlefield at the same time, and can't be chosen to go elsewhere for one of
    them (614.13a)."""
    done = ctx.results.get(COMING) if ctx.has_results else None
    return done.objects if done is not None else ()


def _choose(ctx: Ctx, ref: Any) -> Ids:
    """choice-on-resolution: objects chosen without targeting, as the effect is carried out."""
    return choose_among(ctx, ref, candidates(ctx, ref))


def choose_among(ctx: Ctx, ref: ir.Choose, found: list[int]) -> Ids:
    """What is chosen for the reference, of these."""
    if not found:
        return ()
    least, most = limits(ctx, ref.least, ref.most, len(found))
    if ref.random:
        some = picking.random_some(ctx, found, most)
        if some and found[0] > 0 and ctx.g.objects[found[0]].zone == c.HAND:
            knowledge.picked(ctx.g, ctx.g.objects[found[0]].owner, some)
        return some
    seat = chooser(ctx, ref.chooser)
    if ref.each and seat >= 0:
        return _one_of_each(ctx, ref, seat, found)
    if seat < 0 or most == 0:
        return ()
    return picking.ask_some(ctx, "choose", seat, found, least, most)


def _one_of_each(ctx: Ctx, ref: Any, seat: int, found: list[int]) -> Ids:
    """One object for each of the filters; the same one may do for several."""
    chosen: tuple[int, ...] = ()
    for one in ref.each:
        fitting = [id_ for id_ in found if filters.fits(ctx, one, id_)]
        if len(fitting) == 1:
            chosen += tuple(fitting)
        elif fitting:
            chosen += picking.ask_some(ctx, "choose", seat, fitting, 1, 1)
    return tuple(dict.fromkeys(chosen))


def limits(ctx: Ctx, least: Any, most: Any, count: int) -> tuple[int, int]:
    """How many of `count` things are to be picked at least and at most (`most` None: any
    number)."""
    low = max(0, amounts.amount(ctx, least))
    high = count if most is None else max(low, amounts.amount(ctx, most))
    return min(low, count), min(high, count)


def _top(ctx: Ctx, ref: Any) -> Ids:
    count = amounts.amount(ctx, ref.count)
    found: list[int] = []
    if count <= 0:
        return ()
    for seat in players(ctx, ref.who):
        own = ctx.g.zone_list(c.ZONES[ref.zone], seat)
        if ref.filter is not None:
            own = [id_ for id_ in own if filters.fits(ctx, ref.filter, id_)]
        if ref.bottom:
            found += own[:count]
            continue
        found += reversed(own[-count:])
    return tuple(found)


def _linked_ids(ctx: Ctx, key: str) -> Ids:
    """What its abilities set aside; or what was for the cost for which it was cast (607.2)."""
    if ctx.source <= 0:
        return ()
    obj = ctx.g.get(ctx.source)
    paid = obj.info.cost_objects if obj.info is not None else ()
    for name, ids in (*obj.linked, *paid):
        if name == key:
            return ids
    return ()


def _linked(ctx: Ctx, ref: Any) -> Ids:
    """What was exiled is no longer meant once it has left exile (607.2a), but for what this
    very effect moved."""
    ids = _linked_ids(ctx, ref.key)
    if ref.key != "exiled":
        return ids
    return tuple(
        [id_ for id_ in ids if id_ in ctx.g.objects or (ctx.has_moved and id_ in ctx.moved)]
    )


def _stack_source(ctx: Ctx, ref: Any) -> Ids:
    found = []
    for id_ in objects(ctx, ref.what):
        info = ctx.g.get(id_).info if id_ > 0 else None
        if info is not None:
            found.append(info.source)
    return tuple(found)


def _those(ctx: Ctx, ref: Any) -> Ids:
    return tuple([id_ for id_ in objects(ctx, ref.what) if filters.fits(ctx, ref.filter, id_)])


def _rest(ctx: Ctx, ref: Any) -> Ids:
    taken = objects(ctx, ref.taken)
    still = [id_ for id_ in objects(ctx, ref.what) if id_ < 0 or id_ in ctx.g.objects]
    return tuple([id_ for id_ in still if id_ not in taken])


def _pair_of(ctx: Ctx, ref: Any) -> tuple[int, ...]:
    found: list[int] = []
    for id_ in objects(ctx, ref.what):
        other = pairs.partner(ctx.g, id_)
        found += [id_, other] if other else []
    return tuple(found)


def _both(ctx: Ctx, ref: Any) -> Ids:
    return tuple(dict.fromkeys(id_ for part in ref.parts for id_ in objects(ctx, part)))


def in_order(ctx: Ctx, seats: list[int]) -> Ids:
    """These seats, each once, in APNAP order, without those who left; while a spell or ability is
    played, its controller comes first (2006:409.2b)."""
    if not seats:
        return ()
    if len(seats) == 1:
        gone = ctx.g.players[seats[0]].left and type(ctx) is not Remembering
        return () if gone else (seats[0],)
    found = [seat for seat in order.apnap(ctx.g) if seat in seats]
    if ctx.first in found:
        found.remove(ctx.first)
        found.insert(0, ctx.first)
    return tuple(found)


def _attacked_by(ctx: Ctx, what: Any) -> Ids:
    found = []
    for id_ in objects(ctx, what.what):
        obj = ctx.g.get(id_) if id_ > 0 else None
        place = (obj.attacking or obj.was_attacking) if obj is not None else 0
        if place:
            found.append(place)
    return tuple(found)


OBJECTS: dict[type[ir.Node], Callable[[Ctx, Any], Ids]] = {
    ir.AttackedBy: _attacked_by,
    ir.This: _this,
    ir.Giver: _giver,
    ir.Target: target,
    ir.EventObject: _event_object,
    ir.Current: _current,
    ir.Result: _result,
    ir.CostObject: _cost_object,
    ir.AttachedTo: _attached_to,
    ir.AttachmentsOf: _attachments,
    ir.All: _all,
    ir.Choose: _choose,
    ir.Top: _top,
    ir.Linked: _linked,
    ir.StackSource: _stack_source,
    ir.Became: lambda ctx, ref: here(ctx, ref.what),
    ir.Those: _those,
    ir.Rest: _rest,
    ir.Both: _both,
    ir.PairOf: _pair_of,
}

PLAYERS: dict[type[ir.Node], Callable[[Ctx, Any], Ids]] = {}  # filled by `refs_players`
