"""How a permanent enters the battlefield (2006:419.1b-c, 410.10e; 2009:614.12).

What enters is looked at as it would exist on the battlefield: the object that it will be is made
beforehand and can be found by its id, but lies in no zone's list. The effects that say how it
enters change it there: those of the object itself (also of what it enters as a copy of), then those
of other permanents. Where nothing of the kind is about, no object is made ahead of its time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap import ir
from apnap.actions import attaching, moving, permanents
from apnap.continuous import bases, copying, layers, rules
from apnap.core import constants as c
from apnap.core.definitions import Definition
from apnap.core.events import R_COUNTERS, R_ENTER, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import NO, PICK_ONE, YES, YES_NO, Option, Question
from apnap.interpret import filters, fixed, refs, table
from apnap.interpret.amounts import amount
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx, Done

from . import apply
from .gather import holders, would

if TYPE_CHECKING:
    from apnap.actions.moving import Moving

STARTING_COUNTERS = ((c.PLANESWALKER, "loyalty"), (c.BATTLE, "defense"))
COPIES_IN_A_ROW = 12  # a copy of a copying permanent may copy again, but not for ever
Counters = list[tuple[str, int]]


def prepare(g: Game, one: Moving, cause: int = 0, batch: tuple[int, ...] = ()) -> None:
    """Settle how the object enters; `one.stays` if it cannot (permanent-cannot-enter,
    aura-cannot-enter), or is to go instead where it is, which changes no zones. `batch`: what
    enters together with it, itself included, where it was."""
    defn = one.defn or moving.definition(g, one.obj, c.BATTLEFIELD)
    base = defn.base
    if one.obj.kind == c.ABILITY or not (base.types & c.PERMANENT_TYPES or one.face_down):
        one.stays = True
        zone = c.ZONE_NAMES[one.obj.zone]
        g.trace("permanent-cannot-enter", object=one.obj.id, zone=zone)
        return
    if not (one.attach_to or one.counters) and is_plain(g, defn):
        return
    adding = list(one.counters)
    one.counters = ()
    preview = moving.renewed(g, one)
    one.new = preview
    entry = _Entry(g, preview, adding, cause, batch, one.obj.id)
    able = entry.settle()
    there = entry.elsewhere and one.obj.zone == c.ZONES[entry.elsewhere]
    if there or not (able or entry.elsewhere) or one.obj.id not in g.objects:
        one.stays = True
        one.new = None
    elif entry.elsewhere:
        one.divert(c.ZONES[entry.elsewhere])


def prepare_tokens(g: Game, tokens: list[GameObject], cause: int = 0) -> list[GameObject]:
    """Settle how new tokens, alike so far and in no list yet, enter; those that do."""
    if not tokens:
        return []
    first = tokens[0]
    if not (first.attached_to or first.counters) and is_plain(g, first.defn):
        return tokens
    entering = []
    for token in tokens:
        adding = list(token.counters)
        token.counters = ()
        if _Entry(g, token, adding, cause).settle():
            entering.append(token)
    return entering


def is_plain(g: Game, defn: Definition) -> bool:
    """Does nothing say how such an object enters?"""
    base = defn.base
    return not (
        defn.behavior.entering
        or base.types & (c.PLANESWALKER | c.BATTLE)
        or "Aura" in base.subtypes
        or would(g, R_ENTER)
    )


class _Entry:
    """One permanent on its way, as it would exist on the battlefield."""

    def __init__(
        self,
        g: Game,
        preview: GameObject,
        adding: Counters,
        cause: int,
        batch: tuple[int, ...] = (),
        before: int = 0,
    ) -> None:
        self.g = g
        self.preview = preview
        self.adding = adding
        self.cause = cause
        self.batch = batch
        self.before = before  # the object that it was
        self.used: dict[tuple[int, int, int], None] = {}
        self.copied = 0
        self.elsewhere = ""  # the zone to which it goes instead

    def settle(self) -> bool:
        """Apply what says how it enters; False if it cannot enter, or goes elsewhere instead."""
        g, preview = self.g, self.preview
        g.put_items(g.objects, [preview.id], [preview])  # no index knows of it
        while True:
            found = self._next()
            if found is None or self.elsewhere:
                break
            ability, ctx = found
            if ability.copy is not None:
                self._copy(ability, ctx)
            else:
                self._apply(ability, ctx)
        preview.chars_epoch = -1
        types = g.chars(preview).types
        for type_, kind in STARTING_COUNTERS:
            if types & type_:
                self._starting(kind)
        able = not self.elsewhere and self._attached()
        if able:
            self._counters()
        del g.objects[preview.id]  # as placing it will put it there again
        g.dirty.pop(preview.id, None)
        return able

    # -------------------------------------------------------------- what applies

    def _next(self) -> tuple[ir.Entering, Ctx] | None:
        """The next ability that applies: what makes it a copy first (2009:616.1), then its own,
        then those of other permanents. The order of the others makes no difference."""
        found = self._own() + self._others()
        for ability, ctx, key in found:
            if ability.copy is not None:
                self.used[key] = None
                return ability, ctx
        for ability, ctx, key in found:
            self.used[key] = None
            return ability, ctx
        return None

    def _look(self) -> None:
        """entering-as-it-is: which effects say how it enters is seen from what it would be there,
        in some editions only as far as it brings that along (2006:410.10b; 2009:614.12)."""
        g, preview, before = self.g, self.preview, self.before
        preview.chars_epoch = -1
        alone = not g.edition.facts.entering_as_others_make_it and bool(layers.plan_of(g).wide)
        carried = any(one.affected and before in one.affected for one in g.effects)
        index = preview.defn.behavior.by_zone.get(c.BATTLEFIELD)
        if alone or carried or (index is not None and index.static):
            preview.chars = layers.preview(g, preview, before, alone=alone)
            preview.chars_epoch = g.epoch

    def _own(self) -> list[tuple[ir.Entering, Ctx, tuple[int, int, int]]]:
        g, preview = self.g, self.preview
        self._look()
        found = []
        for number, ability in enumerate(g.behavior(preview).entering):
            key = (preview.id, self.copied, number)
            if ability.affects is None and key not in self.used:
                ctx = Ctx(g, preview.id, preview.controller, preview.info)
                if ability.condition is None or holds(ctx, ability.condition):
                    found.append((ability, ctx, key))
        return found

    def _others(self) -> list[tuple[ir.Entering, Ctx, tuple[int, int, int]]]:
        g, preview = self.g, self.preview
        if not would(g, R_ENTER):
            return []
        found = []
        for obj in holders(g, R_ENTER):
            if obj.zone != c.BATTLEFIELD or obj.id == preview.id:
                continue
            for number, ability in enumerate(g.behavior(obj).entering):
                key = (obj.id, 0, number)
                if ability.affects is None or key in self.used:
                    continue
                ctx = Ctx(g, obj.id, obj.controller)
                if not filters.fits(ctx, ability.affects, preview.id):
                    continue
                if ability.condition is None or holds(ctx, ability.condition):
                    found.append((ability, ctx, key))
        return found

    # -------------------------------------------------------------- applying

    def _apply(self, ability: ir.Entering, ctx: Ctx) -> None:
        """enters-tapped, enters-with-counters, enters-as-choice."""
        g, preview = self.g, self.preview
        if ability.optional and not ability.unless and not self._wants(ctx):
            return
        if ability.unless and self._pays(ability, ctx):
            return
        if ability.to:
            self.elsewhere = ability.to
            return
        if ability.tapped:
            g.put(preview, "tapped", True)
        if ability.choice is not None:
            ctx.results["entering"] = Done(True, len(self.batch), self.batch)
            if not fixed.mentions(ability.choice, ir.Reveal):
                self._bar(ctx)
            ctx.moved[self.before] = preview.id
            table.perform(ctx, ability.choice)
        for kind, number in ability.counters:
            self.adding.append((kind, amount(ctx, number)))
        if ability.keyword:
            g.trace(c.keyword_rule(ability.keyword), object=preview.id, player=ctx.controller)

    def _bar(self, ctx: Ctx) -> None:
        """What enters at the same time can't be chosen to change zones for it (614.13a)."""
        ctx.results[refs.COMING] = Done(True, len(self.batch), self.batch)

    def _wants(self, ctx: Ctx) -> bool:
        asked = Question(PICK_ONE, "may-enter", ctx.controller, YES_NO, source=ctx.source)
        return self.g.pick(asked) != NO

    def _pays(self, ability: ir.Entering, ctx: Ctx) -> bool:
        """ "Unless you pay": the controller of what enters is asked if they can. What is to be done
        instead of its entering is no choice, but where it says "you may" or "any number"."""
        from apnap.casting import costs  # which pays through actions, and these enter through here

        g, seat = self.g, self.preview.controller
        self._bar(ctx)
        if not costs.can_pay(ctx, ability.unless, seat):
            return False
        free = ability.optional or any(getattr(one, "power", None) for one in ability.unless)
        if ability.to and not free:
            return costs.attempt(ctx, ability.unless, seat) is not None
        asked = Question(PICK_ONE, "pay", seat, YES_NO, source=self.preview.id, args=(ability,))
        return g.pick(asked) == YES and costs.attempt(ctx, ability.unless, seat) is not None

    def _copy(self, ability: ir.Entering, ctx: Ctx) -> None:
        """enters-as-copy: from the moment it enters it has the values of what was chosen, and the
        abilities among them that say how it enters apply too (2009:706.5). "Enter tapped as a
        copy": only what enters as one enters tapped."""
        g, preview = self.g, self.preview
        assert ability.copy is not None
        if self.copied >= COPIES_IN_A_ROW:
            return
        ids = filters.matching(ctx, ability.copy, ability.copy_zones)
        ids = [id_ for id_ in ids if id_ != preview.id]
        if not ids:
            return
        options = tuple(Option("object", id_) for id_ in ids)
        if ability.optional:
            options = (*options, NO)
        if len(options) > 1:
            asked = Question(
                PICK_ONE, "enter-as-copy", preview.controller, options, source=preview.id
            )
            picked = g.pick(asked)
        else:
            picked = options[0]
        if picked == NO:
            return
        defn = copying.definition(
            g,
            int(picked.id),
            copying.own(ability.exceptions, preview.defn),
            source=ctx.source,
            controller=preview.controller,
        )
        g.put(preview, "defn", bases.copied(g, preview, defn))
        g.stale(preview)
        if ability.tapped:
            g.put(preview, "tapped", True)
        self.copied += 1
        g.trace("enters-as-copy", object=preview.id, target=int(picked.id))

    # -------------------------------------------------------------- the rest

    def _starting(self, kind: str) -> None:
        """The loyalty (or defense) counters with which it enters."""
        loyalty = self.g.chars(self.preview).loyalty
        if loyalty == "X":
            loyalty = ir.X()
        if loyalty:
            ctx = Ctx(self.g, self.preview.id, self.preview.controller, self.preview.info)
            self.adding.append((kind, amount(ctx, loyalty)))

    def _attached(self) -> bool:
        """aura-enters-attached, aura-cannot-enter: where no effect says to what, its controller
        chooses what it can enchant (2006:212.4e)."""
        g, preview = self.g, self.preview
        if preview.attached_to and preview.info is not None and preview.info.way == "bestow":
            return True  # it is an Aura once it is there; its target was found legal just now
        if preview.face_down or "Aura" not in g.chars(preview).subtypes:
            if preview.attached_to and not attaching.can_attach(g, preview.id, preview.attached_to):
                g.put(preview, "attached_to", 0)
            return True
        if preview.attached_to:
            return attaching.can_attach(g, preview.id, preview.attached_to)
        hosts = attaching.possible_hosts(g, preview.id)
        if not hosts:
            g.trace("aura-cannot-enter", object=preview.id, zone=c.ZONE_NAMES[preview.zone])
            return False
        options = tuple(
            Option("object", id_) if id_ > 0 else Option("player", -1 - id_) for id_ in hosts
        )
        index = 0
        if len(hosts) > 1:
            asked = Question(PICK_ONE, "enchant", preview.controller, options, source=preview.id)
            index = int(g.choose(asked))
        g.put(preview, "attached_to", hosts[index])
        g.trace(
            "aura-enters-attached",
            player=preview.controller,
            object=preview.id,
            target=hosts[index],
        )
        return True

    def _counters(self) -> None:
        """enters-with-counters: through what replaces the putting of counters."""
        g, preview = self.g, self.preview
        if not self.adding or rules.applies(g, ir.CantHaveCounters, preview):
            return
        for kind, number in self.adding:
            if number > 0 and would(g, R_COUNTERS):
                event = Event(R_COUNTERS, preview.id, preview.controller, amount=number)
                event.word, event.cause = kind, self.cause
                number = sum(max(0, e.amount) for e in apply.replace(g, event))
            if number > 0:
                counters = permanents.changed_counters(preview.counters, kind, number)
                g.put(preview, "counters", counters)
        g.stale(preview)
