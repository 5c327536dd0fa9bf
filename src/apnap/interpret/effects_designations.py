"""Effects that mark players and permanents: speed, saddled, exerted."""

from __future__ import annotations

from apnap import ir
from apnap.actions import daytime, designating
from apnap.continuous import effects as continuous
from apnap.continuous import pairs
from apnap.continuous.marks import marked, marking
from apnap.core import constants as c
from apnap.core.events import E_DEED, Event
from apnap.multiplayer import designations

from . import amounts, history, refs
from .context import NOT_DONE, Ctx, Done, sum_up
from .effects_choices import keep
from .table import does, perform, rounds

STAYS = (ir.DoesntUntap(),)


@does(ir.GainSpeed)
def _gain_speed(ctx: Ctx, node: ir.GainSpeed) -> Done:
    """keyword-start-your-engines (702.179d)"""
    results = []
    for _, seat in rounds(ctx, node.who):
        designating.set_speed(ctx.g, seat, designations.speed(ctx.g, seat) + 1)
        results.append(Done(True, 1))
    return sum_up(results)


HASTY = (
    ir.AddTypes(("Creature",)),
    ir.SetPT(0, 0),
    ir.AddAbility(ir.Keyword("haste")),
)


@does(ir.Earthbend)
def _earthbend(ctx: Ctx, node: ir.Earthbend) -> Done:
    """earthbent (701.66a)"""
    what = node.what
    lost = tuple(ir.Moves(ir.Is(what), "battlefield", zone) for zone in ("graveyard", "exile"))
    back = ir.Move(what, "battlefield", control=ir.You(), tapped=True)
    found = refs.here(ctx, what)
    for id_ in found:
        ctx.g.trace("earthbent", player=ctx.controller, object=id_)
    counters = ir.PutCounters("+1/+1", node.count, what)
    steps = (ir.Apply(HASTY, what, "forever"), counters, ir.Delay(ir.EitherOf(lost), back))
    perform(ctx, ir.Do(steps))
    return Done(bool(found), len(found), tuple(found))


SUSPECTED = (ir.Suspected(), ir.AddAbility(ir.Keyword("menace")), ir.CantBlock())


@does(ir.Suspect)
def _suspect(ctx: Ctx, node: ir.Suspect) -> Done:
    """suspected: what is so already does not become so again (701.60d)."""
    found = [id_ for id_ in refs.here(ctx, node.what) if not marked(ctx.g, id_, ir.Suspected)]
    for id_ in found:
        continuous.begin(ctx, SUSPECTED, affected=(id_,), until="forever")
        ctx.g.trace("suspected", object=id_, source=ctx.source)
    return Done(bool(found), len(found), tuple(found))


@does(ir.Unsuspect)
def _unsuspect(ctx: Ctx, node: ir.Unsuspect) -> Done:
    g = ctx.g
    found = [id_ for id_ in refs.here(ctx, node.what) if marked(g, id_, ir.Suspected)]
    for id_ in found:
        continuous.end(g, marking(g, id_, ir.Suspected))
        g.trace("suspected-no-more", object=id_, source=ctx.source)
    return Done(bool(found), len(found), tuple(found))


@does(ir.BecomeTime)
def _become_time(ctx: Ctx, node: ir.BecomeTime) -> Done:
    """day-night-changed: nothing happens where it is so already (730.1)."""
    return Done(daytime.become(ctx.g, node.time), 1)


@does(ir.BecomeSaddled)
def _become_saddled(ctx: Ctx, node: ir.BecomeSaddled) -> Done:
    """keyword-saddle: until end of turn (702.171b)."""
    ids = refs.here(ctx, node.what)
    tapped = dict(ctx.info.cost_objects).get("tapped", ()) if ctx.info is not None else ()
    for id_ in ids:
        history.note_saddled(ctx.g, id_, tapped)
    if not ids:
        return NOT_DONE
    ctx.g.touch(c.A_HISTORY)
    return Done(True, len(ids), ids)


@does(ir.Exert)
def _exert(ctx: Ctx, node: ir.Exert) -> Done:
    """exerted: it won't untap during its controller's next untap step (701.43)."""
    g = ctx.g
    ids = refs.here(ctx, node.what)
    if not ids:
        return NOT_DONE
    perform(ctx, ir.Apply(STAYS, node.what, "next-untap"))
    for id_ in ids:
        g.trace("exerted", player=ctx.controller, object=id_)
        if g.listens(E_DEED):
            event = Event(E_DEED, id_, ctx.controller, word="exert", cause=ctx.cause)
            g.edition.procedures.match(g, [event])
    return Done(True, len(ids), ids)


@does(ir.Pair)
def _pair(ctx: Ctx, node: ir.Pair) -> Done:
    """keyword-soulbond: both must be there, creatures and unpaired (702.95d)."""
    g = ctx.g
    both = (*refs.here(ctx, node.what), *refs.here(ctx, node.other))
    if len(set(both)) != 2 or any(pairs.partner(g, id_) for id_ in both):
        return NOT_DONE
    objs = [g.objects[id_] for id_ in both]
    if any(not g.chars(o).types & c.CREATURE or o.controller != ctx.controller for o in objs):
        return NOT_DONE
    continuous.begin(ctx, (ir.Paired(),), affected=both, until="while-paired")
    g.trace("keyword-soulbond", player=ctx.controller, object=both[0], target=both[1])
    return Done(True, 2, both)


@does(ir.GainLevel)
def _gain_level(ctx: Ctx, node: ir.GainLevel) -> Done:
    """class-level-gained: a level is no counter (716.2b, 716.3)."""
    g = ctx.g
    obj = g.find(ctx.source)
    if obj is None or obj.zone != c.BATTLEFIELD:
        return NOT_DONE
    keep(ctx, amounts.CLASS_LEVEL, node.level)
    g.trace("class-level-gained", object=obj.id, n=node.level)
    if g.listens(E_DEED):
        event = Event(E_DEED, obj.id, ctx.controller, word=f"level-{node.level}", cause=ctx.cause)
        g.edition.procedures.match(g, [event])
    return Done(True, node.level, (obj.id,))
