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
from apnap.interpret import produce as kinds
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


Bonus = tuple[tuple[int, tuple[str, ...]], ...]
"""Mana that triggered abilities add: the object whose ability it is, and the letters."""


def with_bonus(g: Game, obj: GameObject, letters: tuple[str, ...]) -> plans.Yields:
    """The mana of tapping the permanent, followed by what is added to it: the alternatives."""
    return tuple([letters + _flat(bonus) for bonus in bonuses(g, obj, letters)])


def bonus_of(
    g: Game, obj: GameObject, letters: tuple[str, ...], wanted: tuple[str, ...]
) -> Bonus | None:
    """What is to be added so that tapping for these letters gives what is wanted; None if it can't
    be."""
    for bonus in bonuses(g, obj, letters):
        if letters + _flat(bonus) == wanted:
            return bonus
    return None


def bonuses(g: Game, obj: GameObject, letters: tuple[str, ...]) -> list[Bonus]:
    """What triggered mana abilities would add to this mana of the permanent, as alternatives among
    which its controller chooses; without what may only be spent on some things."""
    seat = obj.controller
    event = Event(E_MANA, obj.id, seat, word="".join(letters), amount=len(letters))
    found: list[Bonus] = [()]
    for watcher in _watchers(g):
        for ability in g.behavior(watcher).triggers.get(E_MANA, ()):
            ctx = Ctx(g, watcher.id, watcher.controller, event=event)
            if _happens(ctx, watcher, ability):
                added = _alternatives(ctx, ability.body, seat)
                found = [(*bonus, (watcher.id, more)) for bonus in found for more in added]
                found = _different(found)
    return found


def _flat(bonus: Bonus) -> tuple[str, ...]:
    return tuple([letter for _, letters in bonus for letter in letters])


def _different(found: list[Bonus]) -> list[Bonus]:
    """Of those that come to the same mana, one."""
    return list({"".join(sorted(_flat(bonus))): bonus for bonus in reversed(found)}.values())[::-1]


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


def _alternatives(ctx: Ctx, body: ir.Body, seat: int) -> plans.Yields:
    """What the ability adds to the player's pool."""
    if body.modes or body.targets:
        return ((),)
    steps = body.effect.steps if isinstance(body.effect, ir.Do) else (body.effect,)
    found: list[tuple[str, ...]] = [()]
    for step in steps:
        if isinstance(step, ir.AddMana):
            found = [mana + more for mana in found for more in _added(ctx, step, seat)]
    return tuple(dict.fromkeys(found))


def _added(ctx: Ctx, effect: ir.AddMana, seat: int) -> plans.Yields:
    if effect.only is not None or refs.players(ctx, effect.who) != (seat,):
        return ((),)
    count = amounts.amount(ctx, effect.count)
    if effect.each:
        return (tuple(kinds.kinds(ctx, effect)),)
    of_one_kind = effect.produced_by is not None or effect.chosen or effect.colors_of is not None
    if effect.event or of_one_kind:
        event = ctx.event
        assert event is not None
        letters = event.word if effect.event else kinds.kinds(ctx, effect)
        return tuple([(letter,) * count for letter in dict.fromkeys(letters)]) or ((),)
    return plans.added(effect, count, "") or ((),)
