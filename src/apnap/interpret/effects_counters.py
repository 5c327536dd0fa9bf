"""Keyword actions with counters: energy, proliferate, explore, connive, amass (701)."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import permanents
from apnap.core.events import E_DEED, Event
from apnap.turn import order

from . import amounts, picking, refs
from .context import NOT_DONE, Ctx, Done, sum_up
from .effects_zones import link
from .table import does, perform, rounds

PLUS = "+1/+1"
LAND = ir.HasType("Land")


@does(ir.GetEnergy)
def _get_energy(ctx: Ctx, node: ir.GetEnergy) -> Done:
    results = []
    for one, seat in rounds(ctx, node.who):
        number = amounts.amount(one, node.count)
        got = permanents.put_counters(ctx.g, -1 - seat, "energy", number, ctx.cause)
        results.append(Done(got > 0, got))
    return sum_up(results)


@does(ir.Proliferate)
def _proliferate(ctx: Ctx, node: ir.Proliferate) -> Done:
    """choice-on-resolution: what is chosen gets one more of each kind of counter."""
    results = []
    for one, seat in rounds(ctx, node.who):
        able = [id_ for id_ in ctx.g.battlefield() if _kinds(one, id_)]
        able += [-1 - other for other in order.apnap(ctx.g) if _kinds(one, -1 - other)]
        if not able:
            continue
        for id_ in picking.ask_some(one, "choose", seat, able, 0, len(able)):
            for kind in _kinds(one, id_):
                permanents.put_counters(ctx.g, id_, kind, 1, ctx.cause)
            results.append(Done(True, 1))
    return sum_up(results)


def _kinds(ctx: Ctx, id_: int) -> list[str]:
    """The kinds of counters that an object or player has."""
    if id_ > 0:
        obj = ctx.g.objects[id_]
        return [] if obj.phased_out else [kind for kind, _ in obj.counters]
    player = ctx.g.players[-1 - id_]
    return ["poison"] * (player.poison > 0) + [kind for kind, _ in player.counters]


EXPLORED = ir.Result("explored")
STAYS = ir.Do(
    (
        ir.PutCounters(PLUS, 1, ir.Current()),
        ir.May(ir.Move(EXPLORED, "graveyard", verb="put")),
    )
)
EXPLORES = ir.Do(
    (
        ir.Let("explored", ir.Reveal(ir.Top(ir.You()))),
        ir.If(
            ir.Compare(ir.CountOf(ir.Those(EXPLORED, LAND)), ">", 0),
            ir.Move(EXPLORED, "hand", verb="put"),
            STAYS,
        ),
    )
)


@does(ir.Explore)
def _explore(ctx: Ctx, node: ir.Explore) -> Done:
    """Also by a creature that is gone: then there are no counters (701.44b)."""
    results = []
    for id_ in refs.objects(ctx, node.what):
        results.append(perform(_of(ctx, id_), EXPLORES))
        deed(ctx, id_, "explore")
    return sum_up(results)


def deed(ctx: Ctx, id_: int, word: str) -> None:
    """What watches for an object that does this triggers."""
    if ctx.g.listens(E_DEED):
        event = Event(E_DEED, id_, ctx.g.get(id_).controller, word=word, cause=ctx.cause)
        ctx.g.edition.procedures.match(ctx.g, [event])


def _of(ctx: Ctx, id_: int) -> Ctx:
    """The context in which the object's controller, or last controller, does something with it."""
    one = ctx.child()
    one.current = id_
    one.controller = ctx.g.get(id_).controller
    return one


@does(ir.Connive)
def _connive(ctx: Ctx, node: ir.Connive) -> Done:
    """One after another, each with the counters that its discarded cards bring (701.50)."""
    results = []
    for id_ in refs.objects(ctx, node.what):
        number = amounts.amount(ctx, node.count)
        one = _of(ctx, id_)
        perform(one, ir.Draw(number))
        gone = perform(one, ir.Discard(number))
        one.results["discarded"] = gone
        nonland = ir.CountOf(ir.Those(ir.Result("discarded"), ir.Not(LAND)))
        perform(one, ir.PutCounters(PLUS, nonland, ir.Current()))
        deed(ctx, id_, "connive")
        results.append(Done(True, 1))
    return sum_up(results) if results else NOT_DONE


def _army(subtype: str) -> ir.Face:
    kinds = (subtype, "Army")
    return ir.Face(
        " ".join(kinds), None, "B", types=("Creature",), subtypes=kinds, power=0, toughness=0
    )


@does(ir.Amass)
def _amass(ctx: Ctx, node: ir.Amass) -> Done:
    """An Army is chosen among those that the player controls (701.47)."""
    results = []
    mine = ir.AllOf((ir.HasType("Creature"), ir.HasSubtype("Army"), ir.Controlled(ir.You())))
    for one, seat in rounds(ctx, node.who):
        acting = one.child()
        acting.controller = seat
        if not refs.candidates(acting, ir.Choose(mine)):
            perform(acting, ir.CreateTokens(_army(node.subtype)))
        chosen = refs.objects(acting, ir.Choose(mine))
        for id_ in chosen:
            acting.current = id_
            perform(acting, ir.PutCounters(PLUS, node.count, ir.Current()))
            becomes: Any = ir.AddTypes(subtypes=(node.subtype,))
            perform(acting, ir.Apply((becomes,), ir.Current(), "forever"))
        results.append(Done(bool(chosen), len(chosen), chosen))
    return sum_up(results)


@does(ir.Exploit)
def _exploit(ctx: Ctx, node: ir.Exploit) -> Done:
    """keyword-exploit"""
    done = perform(ctx, ir.May(ir.Sacrifice(ir.HasType("Creature"))))
    if done.did:
        deed(ctx, ctx.source, "exploit")
    return done


@does(ir.BecomeMarked)
def _become_marked(ctx: Ctx, node: ir.BecomeMarked) -> Done:
    """A mark is kept by the permanent itself, under the word."""
    results = []
    for id_ in refs.here(ctx, node.what):
        obj = ctx.g.objects[id_]
        if id_ in dict(obj.linked).get(node.word, ()):
            continue
        perform(ctx, node.effect)
        if id_ in ctx.g.objects:
            link(ctx.g, id_, node.word, (id_,))
        deed(ctx, id_, node.word)
        results.append(Done(True, 1, (id_,)))
    return sum_up(results) if results else NOT_DONE
