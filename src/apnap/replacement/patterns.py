"""Does a would-be event fit the pattern of a replacement effect? One small function a pattern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import AS_COST, BY_RULES, Event, kinds_of
from apnap.interpret.amounts import amount
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.interpret.refs import players

_MASKS: dict[int, tuple[ir.Node, int]] = {}


def kind_mask(pattern: ir.Node) -> int:
    """The kinds of would-be events that the pattern can match, as bits; found once."""
    known = _MASKS.get(id(pattern))
    if known is None:
        mask = 0
        for kind in kinds_of(pattern):
            mask |= 1 << kind
        known = (pattern, mask)
        _MASKS[id(pattern)] = known
    return known[1]


def fits_would(ctx: Ctx, pattern: ir.Node, event: Event) -> bool:
    """Does the would-be event fit, seen from the ability of ctx?"""
    if not kind_mask(pattern) >> event.kind & 1:
        return False
    if ctx.outer is not None and ctx.event is not None:
        ctx = ctx.child()  # what it waits for is told by the ability that created it, as
        ctx.event = None  # "the next time that creature would deal damage"
    if isinstance(pattern, ir.EitherOf):
        return any(fits_would(ctx, part, event) for part in pattern.parts)
    return _TABLE[type(pattern)](ctx, pattern, event)


def _who(ctx: Ctx, p: Any, e: Event) -> bool:
    return e.player in players(ctx, p.who)


def _object(ctx: Ctx, p: Any, e: Event) -> bool:
    return fits(ctx, p.what, e.object)


def _damage(ctx: Ctx, p: Any, e: Event) -> bool:
    if p.combat is not None and p.combat != e.combat:
        return False
    if p.least and e.amount < amount(ctx, p.least):
        return False
    if p.most is not None and e.amount > amount(ctx, p.most):
        return False
    return fits(ctx, p.to, e.recipient) and fits(ctx, p.source, e.source)


def _move(ctx: Ctx, p: Any, e: Event) -> bool:
    if p.origin and c.ZONES[p.origin] != e.origin:
        return False
    if p.to and c.ZONES[p.to] != e.to:
        return False
    return fits(ctx, p.what, e.object)


def _counters(ctx: Ctx, p: Any, e: Event) -> bool:
    if p.kind and p.kind != e.word:
        return False
    if p.by_effect and e.cause in (AS_COST, BY_RULES):
        return False
    if e.object:  # on a permanent: a suspended card is none
        obj = ctx.g.objects.get(e.object)
        return obj is not None and obj.zone == c.BATTLEFIELD and fits(ctx, p.what, e.object)
    return fits(ctx, p.what, e.recipient)


def _tokens(ctx: Ctx, p: Any, e: Event) -> bool:
    if p.by_effect and e.cause in (AS_COST, BY_RULES):
        return False
    return _who(ctx, p, e)


def _step(ctx: Ctx, p: Any, e: Event) -> bool:
    return p.step == e.word and _who(ctx, p, e)


def _mana(ctx: Ctx, p: Any, e: Event) -> bool:
    if p.by is not None and e.player not in players(ctx, p.by):
        return False
    return fits(ctx, p.what, e.object)


def _discard(ctx: Ctx, p: Any, e: Event) -> bool:
    if not _who(ctx, p, e) or not fits(ctx, p.filter, e.object):
        return False
    return p.cause is None or (e.cause > 0 and fits(ctx, p.cause, e.cause))


_TABLE: dict[type[ir.Node], Callable[[Ctx, Any, Event], bool]] = {
    ir.WouldDraw: _who,
    ir.WouldGainLife: _who,
    ir.WouldLose: _who,
    ir.WouldBeDealt: _damage,
    ir.WouldMove: _move,
    ir.WouldBeDestroyed: _object,
    ir.WouldPutCounters: _counters,
    ir.WouldBeginStep: _step,
    ir.WouldDiscard: _discard,
    ir.WouldCreateTokens: _tokens,
    ir.WouldTapForMana: _mana,
}
