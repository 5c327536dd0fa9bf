"""Does an event fit a pattern? One small function a pattern, in a table."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from apnap import ir
from apnap.actions import facts
from apnap.combat import state
from apnap.core import constants as c
from apnap.core.daytime import DAY, NIGHT
from apnap.core.events import Event, kinds_of
from apnap.interpret import history
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx
from apnap.interpret.filters import fits
from apnap.interpret.filters_relations import fits_target
from apnap.interpret.refs import objects, players
from apnap.replacement import shields


def fits_event(ctx: Ctx, pattern: ir.Node, event: Event, size: int = 1) -> bool:
    """Does the event (of a batch of `size`) fit the pattern, seen from the ability of ctx?"""
    if isinstance(pattern, ir.EitherOf):
        return any(
            event.kind in kinds_of(part) and fits_event(ctx, part, event, size)
            for part in pattern.parts
        ) and not _seen_phasing(ctx, pattern, event)
    if isinstance(pattern, ir.OnlyWhile):
        return fits_event(ctx, pattern.when, event, size) and holds(ctx, pattern.condition)
    return _TABLE[type(pattern)](ctx, pattern, event, size)


def _seen_phasing(ctx: Ctx, pattern: ir.EitherOf, event: Event) -> bool:
    """ "Phases out or leaves the battlefield": where phasing out is leaving it, that is one
    happening, which was seen as phasing out (2006:410.2)."""
    return event.to == c.PHASED_OUT and any(
        isinstance(part, ir.PhasesPattern) and part.out and fits(ctx, part.what, event.object)
        for part in pattern.parts
    )


def looks_back(pattern: ir.Node) -> bool:
    """Could what left the battlefield see what left with it? What is put somewhere "from anywhere"
    is seen as it comes there, never as it leaves (603.6c)."""
    if isinstance(pattern, ir.EitherOf):
        return any(looks_back(part) for part in pattern.parts)
    if isinstance(pattern, ir.OnlyWhile):
        return looks_back(pattern.when)
    return not (isinstance(pattern, ir.Moves) and pattern.to and not pattern.origin)


def times(pattern: ir.Node, event: Event) -> int:
    """How often the event makes the ability trigger: of several counters put at once, "whenever a
    counter is put" sees each."""
    each = isinstance(pattern, ir.CountersPut) and not pattern.together
    return event.amount if each else 1


def once_per_batch(pattern: ir.Node, kind: int) -> bool:
    """Does the pattern see a batch of events of the kind as one ("one or more")?"""
    if isinstance(pattern, ir.EitherOf):
        parts = [part for part in pattern.parts if kind in kinds_of(part)]
        return any(once_per_batch(part, kind) for part in parts)
    if isinstance(pattern, ir.OnlyWhile):
        return once_per_batch(pattern.when, kind)
    if isinstance(pattern, ir.DealsDamage):
        return False  # a batch is one event for each recipient; see as_seen
    return bool(getattr(pattern, "batch", False)) or (
        isinstance(pattern, ir.AttacksPattern) and pattern.alone
    )


def _about(event: Event, id_: int) -> Event:
    seen = copy(event)
    seen.object = id_
    return seen


def as_seen(ctx: Ctx, pattern: ir.Node, batch: list[Event]) -> list[Event]:
    """The batch as the pattern counts it: damage of one source to several recipients at the same
    time is one event where any recipient will do, and damage from several sources to one recipient
    where any source will do, or "one or more" sources deal it; the number is the total. All with
    which one player attacks are one attack of that player. A step of the controller of something
    is about that object.
    """
    if isinstance(pattern, ir.StepBegins):
        if not isinstance(pattern.whose, ir.ControllerOf):
            return batch
        about = objects(ctx, pattern.whose.what)
        return [_about(event, about[0]) for event in batch] if about else batch
    if isinstance(pattern, ir.EitherOf):
        kind = batch[0].kind
        for part in pattern.parts:
            if kind in kinds_of(part):
                batch = as_seen(ctx, part, batch)
        return batch
    if isinstance(pattern, ir.OnlyWhile):
        return as_seen(ctx, pattern.when, batch)
    if isinstance(pattern, ir.AttacksPattern) and pattern.each_player:
        theirs: dict[int, Event] = {}
        for event in batch:
            if fits(ctx, pattern.what, event.object):
                theirs.setdefault(event.player, event)
        return list(theirs.values())
    if isinstance(pattern, ir.AttacksPattern) and pattern.each_attacked:
        return _by_attacked(ctx, pattern, batch)
    if not isinstance(pattern, ir.DealsDamage) or len(batch) < 2 or pattern.apart:
        return batch
    if isinstance(pattern.to, ir.Anything):
        key = "source"
    elif pattern.batch:
        key = "recipient"
        batch = [event for event in batch if fits(ctx, pattern.source, event.source)]
    elif isinstance(pattern.source, ir.Anything):
        key = "recipient"
    else:
        return batch
    groups: dict[int, list[Event]] = {}
    for event in batch:
        if pattern.combat is None or pattern.combat == event.combat:
            groups.setdefault(getattr(event, key), []).append(event)
    return [group[0] if len(group) == 1 else _total(group) for group in groups.values()]


def _by_attacked(ctx: Ctx, pattern: ir.AttacksPattern, batch: list[Event]) -> list[Event]:
    """One event for each player whom so many of those that fit attack."""
    groups: dict[int, list[Event]] = {}
    for event in batch:
        if event.recipient < 0 and fits(ctx, pattern.what, event.object):
            groups.setdefault(event.recipient, []).append(event)
    return [group[0] for group in groups.values() if len(group) >= pattern.least]


def _total(group: list[Event]) -> Event:
    """Several events of damage as one."""
    first = group[0]
    amount = sum(event.amount for event in group)
    made = Event(
        first.kind,
        first.object,
        first.player,
        source=first.source,
        recipient=first.recipient,
        amount=amount,
        combat=first.combat,
        cause=first.cause,
    )
    made.batch = tuple(event.recipient for event in group)
    return made


def _player_fits(ctx: Ctx, who: ir.Who | None, seat: int) -> bool:
    return who is None or seat in players(ctx, who)


def _moves(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if (p.origin and c.ZONES[p.origin] != e.origin) or (p.to and c.ZONES[p.to] != e.to):
        return False
    if p.destroyed and ("destroyed", e.object) not in ctx.g.history:
        return False
    if p.kept and ("sacrificed-one", e.object) in ctx.g.history:
        return False
    if p.cause is not None and (e.cause <= 0 or not fits(ctx, p.cause, e.cause)):
        return False
    if p.resolved:
        return e.cause == e.object and fits(ctx, p.what, e.object)
    if p.to and not p.origin:
        return fits(ctx, p.what, e.new or e.object)  # "from anywhere": as it is there
    if e.origin == c.BATTLEFIELD and p.to != "battlefield":
        if fits(ctx, p.what, e.object):
            return True
        return ctx.source == e.new and fits(ctx, p.what, e.new)
    return fits(ctx, p.what, e.new or e.object)


def _attacking(ctx: Ctx, p: Any) -> int:
    """How many attacking creatures fit."""
    return sum(1 for one in state.attackers(ctx.g) if fits(ctx, p.what, one.id))


def _attacks(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.alone and size != 1:
        return False
    if p.least > 1 and not p.each_attacked and _attacking(ctx, p) < p.least:
        return False
    if p.first and history.attacks(ctx.g, e.object) != 1:
        return False
    if p.whom is not None and not _is_attacked(ctx, p, e):
        return False
    return fits(ctx, p.what, e.object)


def _is_attacked(ctx: Ctx, p: Any, e: Event) -> bool:
    """One of the players (or, with `walkers`, a planeswalker that one of them controls)?"""
    seats = players(ctx, p.whom)
    if e.recipient < 0:
        return -1 - e.recipient in seats
    if not p.walkers:
        return False
    obj = ctx.g.get(e.recipient)
    return bool(ctx.g.chars(obj).types & c.PLANESWALKER) and obj.controller in seats


def _blocks(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    """E_BLOCK: one event for each blocker with `other` 0, and one for each pair."""
    if p.least:
        found = state.blocked_by(ctx.g, ctx.g.get(e.object)) if e.other == 0 else []
        number = sum(1 for one in found if p.attacker is None or fits(ctx, p.attacker, one.id))
        return number >= p.least and fits(ctx, p.what, e.object)
    if p.attacker is None:
        return e.other == 0 and fits(ctx, p.what, e.object)
    return e.other != 0 and fits(ctx, p.what, e.object) and fits(ctx, p.attacker, e.other)


def _blocked(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    """E_BLOCKED: one event for each attacker with `other` 0, and one for each pair."""
    if p.least:
        found = state.blockers_of(ctx.g, ctx.g.get(e.object)) if e.other == 0 else []
        number = sum(1 for one in found if fits(ctx, p.blocker, one.id))
        return number >= p.least and fits(ctx, p.what, e.object)
    if p.blocker is None:
        return e.other == 0 and fits(ctx, p.what, e.object)
    return e.other != 0 and fits(ctx, p.what, e.object) and fits(ctx, p.blocker, e.other)


def _object(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return fits(ctx, p.what, e.object)


def _regenerated(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.this_way and e.cause not in ctx.chosen.get(shields.SHIELDS, ()):
        return False
    return fits(ctx, p.what, e.object)


def _damage(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if (p.combat is not None and p.combat != e.combat) or e.amount < p.least:
        return False
    return fits(ctx, p.source, e.source) and fits(ctx, p.to, e.recipient)


def _step(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    """E_STEP: `amount` 1 for the other players of the team whose step it is."""
    if e.amount and p.whose is None:
        return False
    return (
        p.step == e.word or (p.step == "main" and e.word in ("main1", "main2"))
    ) and _player_fits(ctx, p.whose, e.player)


def _casts(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.nth and not p.overall and p.nth != e.amount:
        return False
    if p.card and ctx.g.get(e.object).kind != c.CARD:
        return False
    if not (_player_fits(ctx, p.by, e.player) and fits(ctx, p.filter, e.object)):
        return False
    return not p.overall or p.nth == _cast_before(ctx, p.filter, e.object) + 1


def _cast_before(ctx: Ctx, what: ir.Filter, spell: int) -> int:
    """How many spells that fit were cast earlier in the turn, by anybody."""
    history = ctx.g.history
    order = {int(key[5:]): n for (key, _), n in history.items() if key.startswith("cast:")}
    own = order.get(spell, 0)
    return sum(1 for id_, n in order.items() if n < own and fits(ctx, what, id_))


def _copies(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return _player_fits(ctx, p.by, e.player) and fits(ctx, p.filter, e.object)


def _deed(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return bool(p.word == e.word) and fits(ctx, p.what, e.object)


def _counters_spell(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return fits(ctx, p.by, e.source)


def _attached(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return e.word == "attach" and fits(ctx, p.what, e.object) and fits(ctx, p.to, e.recipient)


def _player_deed(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.word != e.word or (p.who is not None and e.player not in players(ctx, p.who)):
        return False
    return isinstance(p.filter, ir.Anything) or fits(ctx, p.filter, e.object)


def _time_changes(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return e.word in (DAY, NIGHT) and p.to in ("", e.word)


def _revealed(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    """linked-objects-only: only what a static ability of the same object revealed (2006:404.5)."""
    return e.word == "reveal" and e.source == ctx.source and fits(ctx, p.filter, e.object)


def _activates(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if e.word == "mana" and not p.mana:
        return False
    if p.tapping is not None and p.tapping != (e.amount == 1):
        return False
    if not isinstance(p.filter, ir.Anything | ir.Is):
        # "an Elemental" is a permanent, as it is or last was (2009:109.2): no card that is cycled
        if ctx.g.get(e.object).zone != c.BATTLEFIELD:
            return False
    return _player_fits(ctx, p.by, e.player) and fits(ctx, p.filter, e.object)


def _shuffles(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return (e.cause > 0 or not p.caused) and _who(ctx, p, e, size)


def _targeted(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.first and facts.targeted(ctx.g, e.recipient) != 1:
        return False
    return e.recipient >= 0 and fits_target(ctx, p.what, e.recipient) and fits(ctx, p.by, e.source)


def _player_targeted(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return e.recipient < 0 and -1 - e.recipient in players(ctx, p.who) and fits(ctx, p.by, e.source)


def _mana(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.chosen and str(ctx.value(p.chosen) or " ") not in e.word:
        return False
    return _player_fits(ctx, p.by, e.player) and fits(ctx, p.what, e.object)


def _draws(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return (not p.nth or p.nth == e.amount) and _player_fits(ctx, p.who, e.player)


def _filtered(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return _player_fits(ctx, p.who, e.player) and fits(ctx, p.filter, e.object)


def _discards(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    if p.cause is not None and (e.cause <= 0 or not fits(ctx, p.cause, e.cause)):
        return False
    return _filtered(ctx, p, e, size)


def _who(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return _player_fits(ctx, p.who, e.player)


def _counters(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return (not p.kind or p.kind == e.word) and fits(ctx, p.what, e.object)


def _chapter(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    """The number of lore counters has passed that of the chapter."""
    if e.word != "lore" or e.object != ctx.source:
        return False
    now = dict(ctx.g.get(e.object).counters).get("lore", 0)
    return any(now - e.amount < number <= now for number in p.numbers)


def _phases(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return (e.word == "out") == p.out and fits(ctx, p.what, e.object)


def _planar(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return bool(p.what == e.word and (p.what == "chaos" or e.object == ctx.source))


def _flips(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return (e.amount > 0) == p.won and _player_fits(ctx, p.who, e.player)


def _clashes(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return (e.amount > 0 or not p.won) and _player_fits(ctx, p.who, e.player)


def _state(ctx: Ctx, p: Any, e: Event, size: int) -> bool:
    return False  # state triggers are looked for by matching.check_state_triggers


_TABLE: dict[type[ir.Node], Callable[[Ctx, Any, Event, int], bool]] = {
    ir.Moves: _moves,
    ir.AttacksPattern: _attacks,
    ir.BlocksPattern: _blocks,
    ir.BecomesBlocked: _blocked,
    ir.AttacksUnblocked: _object,
    ir.DealsDamage: _damage,
    ir.StepBegins: _step,
    ir.CastsSpell: _casts,
    ir.ActivatesAbility: _activates,
    ir.Targeted: _targeted,
    ir.PlayerTargeted: _player_targeted,
    ir.TapsForMana: _mana,
    ir.BecomesTapped: _object,
    ir.BecomesUntapped: _object,
    ir.DrawsCard: _draws,
    ir.DiscardsCard: _discards,
    ir.GainsLife: _who,
    ir.LosesLife: _who,
    ir.SacrificesPattern: _filtered,
    ir.CountersPut: _counters,
    ir.Deed: _deed,
    ir.PlayerDeed: _player_deed,
    ir.TimeChanges: _time_changes,
    ir.RevealedThisWay: _revealed,
    ir.BecomesAttached: _attached,
    ir.CountersSpell: _counters_spell,
    ir.CopiesSpell: _copies,
    ir.SpellCountered: _object,
    ir.ChapterReached: _chapter,
    ir.LastCounterRemoved: _counters,
    ir.CountersRemoved: _counters,
    ir.PhasesPattern: _phases,
    ir.FlipsPattern: _flips,
    ir.ClashesPattern: _clashes,
    ir.PlanarPattern: _planar,
    ir.PlaysLand: _filtered,
    ir.ControlLost: _object,
    ir.CycledPattern: _filtered,
    ir.RegeneratedPattern: _regenerated,
    ir.Shuffles: _shuffles,
    ir.TurnedFaceUp: _object,
    ir.StateIs: _state,
}
