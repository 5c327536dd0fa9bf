"""Mana that triggered mana abilities add when a permanent is tapped for mana (2006:411.1): what the
automatic payer may count on."""

from __future__ import annotations

from apnap import ir
from apnap.continuous.layers import plan_of
from apnap.core import constants as c
from apnap.core.events import E_MANA, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret import amounts, refs
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.multiplayer import reach
from apnap.triggers import patterns

from . import plans


def expected(g: Game) -> bool:
    """Is there an ability that looks at permanents being tapped for mana?"""
    if g.granted_watch < 0:
        plan_of(g)
    return bool(g.watch.get(E_MANA)) or bool(g.granted_watch >> E_MANA & 1)


def with_bonus(g: Game, obj: GameObject, letters: tuple[str, ...]) -> tuple[str, ...]:
    """The mana of tapping the permanent, followed by what is added to it for certain: without a
    choice, and without a restriction."""
    seat = obj.controller
    event = Event(E_MANA, obj.id, seat, word="".join(letters), amount=len(letters))
    found = letters
    for watcher in _watchers(g):
        for ability in g.behavior(watcher).triggers.get(E_MANA, ()):
            ctx = Ctx(g, watcher.id, watcher.controller, event=event)
            if _happens(ctx, watcher, ability):
                found += _certain(ctx, ability.body, seat)
    return found


def _watchers(g: Game) -> list[GameObject]:
    ids = dict.fromkeys(g.watch.get(E_MANA, ()))
    if g.granted_watch >> E_MANA & 1:
        ids.update(dict.fromkeys(g.battlefield()))
    objs = [g.objects[id_] for id_ in sorted(ids) if id_ in g.objects]
    return [obj for obj in objs if not obj.phased_out]


def _happens(ctx: Ctx, watcher: GameObject, ability: ir.Triggered) -> bool:
    """Would the ability trigger?"""
    event = ctx.event
    assert event is not None
    if c.ZONE_NAMES[watcher.zone] not in ability.zones or ability.limit:
        return False
    if not patterns.fits_event(ctx, ability.when, event):
        return False
    g = ctx.g
    if g.reach and not reach.covers(g, watcher.controller, event.object):
        return False
    return ability.condition is None or holds(ctx, ability.condition)


def _certain(ctx: Ctx, body: ir.Body, seat: int) -> tuple[str, ...]:
    """What the ability adds to the player's pool, if nobody has a choice about it."""
    effect = body.effect
    if not isinstance(effect, ir.AddMana) or body.modes or body.targets:
        return ()
    if effect.only is not None or refs.players(ctx, effect.who) != (seat,):
        return ()
    if effect.produced_by is not None or effect.chosen or effect.colors_of is not None:
        return ()
    count = amounts.amount(ctx, effect.count)
    if effect.event:
        assert ctx.event is not None
        kinds = tuple(dict.fromkeys(ctx.event.word))
        return kinds * count if len(kinds) == 1 else ()
    if effect.any_color or effect.combination or effect.each:
        return ()
    alternatives = plans.added(effect, count, "")
    return alternatives[0] if len(alternatives) == 1 else ()
