"""Effects that create tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from apnap import ir
from apnap.actions import tokens
from apnap.core import constants as c
from apnap.ir.predefined import INCUBATOR

from . import amounts, filters, fixed, refs
from .context import Ctx, Done, sum_up
from .effects_zones import link, place_to_attack
from .table import does, does_at_once, rounds


@does_at_once(ir.CreateTokens)
def _create_tokens(ctxs: list[Ctx], node: ir.CreateTokens) -> list[Done]:
    return _create(ctxs, [_tokens(ctx, node) for ctx in ctxs], node.link)


def _tokens(ctx: Ctx, node: ir.CreateTokens) -> list[tokens.Wanted]:
    found = []
    for one, seat in rounds(ctx, node.who):
        count = amounts.amount(one, node.count)
        if count > 0:
            defn = ctx.g.edition.define_token(_face(one, node))
            attacking = place_to_attack(one, seat) if node.attacking else 0
            wanted = tokens.Wanted(
                defn, count, seat, ctx.agent, node.tapped, attacking, ctx.controller
            )
            host = node.attach_to
            found += [wanted] if host is None else _attached(one, host, wanted)
    return found


def _attached(ctx: Ctx, host: ir.Ref, wanted: tokens.Wanted) -> list[tokens.Wanted]:
    """One for each of the permanents that it can enchant (303.4g)."""
    found = []
    enchant = wanted.defn.behavior.params["enchant"][0].filter or ir.Anything()
    for id_ in refs.here(ctx, host):
        if ctx.g.objects[id_].zone == c.BATTLEFIELD and filters.fits(ctx, enchant, id_):
            found.append(wanted._replace(attach_to=id_))
    return found


def _create(ctxs: list[Ctx], wanted: list[list[tokens.Wanted]], key: str) -> list[Done]:
    """All of them at the same time; what each context created."""
    if not ctxs:
        return []
    made = iter(tokens.create_all(ctxs[0].g, [one for own in wanted for one in own]))
    results = []
    for ctx, own in zip(ctxs, wanted, strict=True):
        groups = [next(made) for _ in own]
        if key:
            for new in groups:
                link(ctx.g, ctx.source, key, tuple(new))
        results.append(sum_up([Done(bool(new), len(new), tuple(new)) for new in groups]))
    return results


def _face(ctx: Ctx, node: ir.CreateTokens) -> ir.Face:
    """The characteristics of a token, with sizes that are found as it is created."""
    face = cast(ir.Face, node.token)
    power: Any = face.power if node.size is None else node.size
    toughness: Any = face.toughness if node.size is None else node.size
    if node.toughness is not None:
        toughness = node.toughness
    if isinstance(power, ir.Amount) or isinstance(toughness, ir.Amount) or node.size is not None:
        found = (amounts.amount(ctx, power or 0), amounts.amount(ctx, toughness or 0))
        face = replace(face, power=found[0], toughness=found[1])
    if node.chosen:
        color, kind = str(ctx.value("color") or ""), ctx.value("type")
        kinds = (str(kind),) if kind else ()
        face = replace(face, name=" ".join(kinds), colors=color, subtypes=kinds)
    return cast(ir.Face, fixed.chosen(ctx, face))


@does(ir.Incubate)
def _incubate(ctx: Ctx, node: ir.Incubate) -> Done:
    """incubated (701.53a)"""
    wanted = []
    for one, seat in rounds(ctx, node.who):
        counters = (("+1/+1", amounts.amount(one, node.count)),)
        defn = ctx.g.edition.define(INCUBATOR, 0)
        given = counters if counters[0][1] > 0 else ()
        token = tokens.Wanted(defn, 1, seat, ctx.agent, controller=ctx.controller, counters=given)
        wanted.append(token)
        ctx.g.trace("incubated", player=seat, source=ctx.source, n=counters[0][1])
    return sum_up(_create([ctx], [wanted], ""))


def _place(ctx: Ctx, seat: int, attacking: Any) -> int:
    """What a token attacks: as it is told, or as what is put onto the battlefield attacking."""
    if isinstance(attacking, ir.Who):
        return -1 - refs.one_player(ctx, attacking)
    return place_to_attack(ctx, seat) if attacking else 0


def _model(ctx: Ctx, id_: int) -> int:
    """What is copied: what was on the battlefield as it last was there, and not the card that it
    became (2009:706.2)."""
    known = id_ in ctx.g.objects or id_ in ctx.g.past
    return id_ if known else refs.present(ctx, id_) or id_


@does_at_once(ir.CreateCopies)
def _create_copies(ctxs: list[Ctx], node: ir.CreateCopies) -> list[Done]:
    return _create(ctxs, [_copies(ctx, node) for ctx in ctxs], node.link)


def _copies(ctx: Ctx, node: ir.CreateCopies) -> list[tokens.Wanted]:
    """object-copied: of the object as it is, or as it last was."""
    exceptions = fixed.numbers(ctx, fixed.chosen(ctx, node.exceptions))
    found = []
    for one, seat in rounds(ctx, node.who):
        count = amounts.amount(one, node.count)
        for id_ in refs.objects(one, node.of):
            if id_ <= 0 or count <= 0:
                continue
            model = _model(one, id_)
            defn = tokens.copy_of(ctx.g, model, seat, exceptions, ctx.source, ctx.cause)
            place = _place(one, seat, node.attacking)
            found.append(
                tokens.Wanted(defn, count, seat, ctx.cause, node.tapped, place, ctx.controller)
            )
    return found
