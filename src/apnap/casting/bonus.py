"""What a permanent that is tapped for mana really gives: effects change what it produces, triggered
mana abilities add to it (2006:411.1, 411.3a). The automatic payer counts on that."""

from __future__ import annotations

from copy import copy

from apnap import ir
from apnap.continuous.layers import plan_of
from apnap.core import constants as c
from apnap.core.events import E_MANA, R_MANA, Delayed, Event, kinds_of
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret import amounts, refs
from apnap.interpret import produce as kinds
from apnap.interpret.awaited import Awaited, Mana
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.ir.mana import COLORS
from apnap.multiplayer import reach
from apnap.replacement import gather
from apnap.triggers import patterns

from . import plans


def expected(g: Game) -> bool:
    """Is there anything that looks at permanents being tapped for mana, or changes what they
    produce?"""
    if g.granted_watch < 0:
        plan_of(g)
    watched = bool(g.watch.get(E_MANA)) or bool(g.granted_watch >> E_MANA & 1)
    return watched or bool(_delayed(g)) or gather.would(g, R_MANA)


Given = tuple[Mana, Awaited]
"""Mana that the player gets, and what of it is chosen on the way."""


def with_bonus(g: Game, obj: GameObject, letters: Mana) -> plans.Yields:
    """What tapping the permanent for this mana gives, with all that is changed about it and added
    to it: the alternatives."""
    return tuple([mana for mana, _ in given(g, obj, letters)])


def choices_for(g: Game, obj: GameObject, letters: Mana, wanted: Mana) -> Awaited | None:
    """What is to be chosen so that tapping for these letters gives what is wanted; None if it can't
    be."""
    for mana, awaited in given(g, obj, letters):
        if mana == wanted:
            return awaited
    return None


def given(g: Game, obj: GameObject, letters: Mana) -> list[Given]:
    """What tapping the permanent for this mana gives, as alternatives; without what may only be
    spent on some things."""
    made = [(letters, ())] if not gather.would(g, R_MANA) else _replaced(g, obj, letters)
    found = [
        (mana + _flat(more), chosen + more)
        for mana, chosen in made
        for more in _added_by_all(g, obj, mana)
    ]
    return list({"".join(sorted(one[0])): one for one in reversed(found)}.values())[::-1]


def _flat(bonus: Awaited) -> Mana:
    return tuple([letter for _, letters in bonus for letter in letters])


# ------------------------------------------------------------------ what is produced instead


def _replaced(g: Game, obj: GameObject, letters: Mana) -> list[Given]:
    """What effects make of the mana that the permanent would produce (614.1a)."""
    event = Event(R_MANA, obj.id, obj.controller, word="".join(letters), amount=len(letters))
    return _changed(g, event, {})


def _changed(g: Game, event: Event, used: dict[gather.Key, None]) -> list[Given]:
    found = gather.gather(g, event, used)
    if not found:
        word = tuple(event.word)
        many = event.amount // len(word) if word else 0
        return [(word * max(1, many), ())]
    first = found[0]
    later = {**used, first.key: None}
    result: list[Given] = []
    for changed, chosen in _changes(first, event):
        result += [(mana, chosen + more) for mana, more in _changed(g, changed, later)]
    if first.ability is not None and first.ability.optional:
        result += _changed(g, event, later)
    return result


def _changes(candidate: gather.Candidate, event: Event) -> list[tuple[Event, Awaited]]:
    ability, ctx = candidate.ability, candidate.ctx
    if ability is None or (ability.amount is None and not ability.mana):
        return []
    number = event.amount if ability.amount is None else max(0, amounts.amount(ctx, ability.amount))
    kinds_ = COLORS if ability.mana == "any" else ability.mana
    found: list[tuple[Event, Awaited]] = []
    for letter in kinds_ or ("",):
        made = copy(event)
        made.amount = number
        if letter:
            made.word = letter * number
        chosen: Awaited = ((ctx.source, (letter,)),) if ability.mana == "any" else ()
        found.append((made, chosen))
    return found


# ------------------------------------------------------------------ what is added


def _added_by_all(g: Game, obj: GameObject, letters: Mana) -> list[Awaited]:
    """What triggered mana abilities add to this mana, as alternatives."""
    seat = obj.controller
    event = Event(E_MANA, obj.id, seat, word="".join(letters), amount=len(letters))
    found: list[Awaited] = [()]
    for watcher in _watchers(g):
        for ability in g.behavior(watcher).triggers.get(E_MANA, ()):
            ctx = Ctx(g, watcher.id, watcher.controller, event=event)
            if _happens(ctx, watcher, ability):
                found = _with(found, watcher.id, _alternatives(ctx, ability.body, seat))
    for delayed in _delayed(g):
        source, when = delayed.source, delayed.ability
        ctx = Ctx(g, source, delayed.controller, event=event, bound=delayed.bound)
        if patterns.fits_event(ctx, when.when, event):
            if when.condition is None or holds(ctx, when.condition):
                found = _with(found, source, _alternatives(ctx, when.body, seat))
    return found


def _with(found: list[Awaited], source: int, added: plans.Yields) -> list[Awaited]:
    every = [(*bonus, (source, more)) for bonus in found for more in added]
    return list({"".join(sorted(_flat(bonus))): bonus for bonus in every}.values())


def _delayed(g: Game) -> list[Delayed]:
    """Effects of a while that look at permanents being tapped for mana."""
    return [one for one in g.delayed if E_MANA in kinds_of(one.ability.when)]


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
