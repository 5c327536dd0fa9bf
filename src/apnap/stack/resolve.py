"""Resolving the top of the stack, and countering (2006:413, 414)."""

from __future__ import annotations

from apnap import ir
from apnap.actions import designating, zones
from apnap.casting import overloading, produce, targets
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_SPELL_COUNTERED, Event, Waiting
from apnap.core.game import Game
from apnap.core.objects import GameObject, StackInfo
from apnap.interpret import conditions, filters
from apnap.interpret.context import Ctx
from apnap.interpret.effects_zones import place_to_attack

from . import placing, rebound, work


def resolve_top(g: Game) -> bool:
    """resolution-begins: the object on top of the stack resolves (2006:413.1). False if it is to be
    gone on with: instructions that asked something are followed by others (see `work`)."""
    if g.resolving:
        _go_on(g)
        return not g.resolving
    obj = g.objects[g.stack[-1]]
    if obj.info is not None and obj.info.ability is None and obj.kind == c.ABILITY:
        g.edition.procedures.named[obj.info.way](g, obj)  # what the rules themselves put there
        return True
    g.trace("resolution-begins", object=obj.id, player=obj.controller)
    if obj.kind != c.ABILITY:
        _resolve_spell(g, obj)
    else:
        _resolve_ability(g, obj)
    return not g.resolving


# ------------------------------------------------------------------ spells


def _resolve_spell(g: Game, obj: GameObject) -> None:
    info = obj.info if obj.info is not None else StackInfo(obj.id)
    ctx = Ctx(g, obj.id, obj.controller, info, obj.id)
    chars = g.chars(obj)
    body = None if obj.face_down else g.behavior(obj).spell
    if info.way == overloading.WAY and body is not None:
        body = overloading.overloaded(body)
    slots = spell_slots(g, obj, body)
    if not _targets_hold(g, ctx, slots):
        if info.way != "bestow":
            _not_resolved(g, obj)
            return
        ctx.info = _as_creature(g, obj, info)
    if chars.types & c.PERMANENT_TYPES:
        _enter(g, obj, ctx)
        return
    if "ascend" in g.behavior(obj).params:
        designating.ascend(g, obj.controller)
    if body is None or work.follow(ctx, work.instructions(ctx, body)):
        _finish_spell(g, obj, info)


def _as_creature(g: Game, obj: GameObject, info: StackInfo) -> StackInfo:
    """keyword-bestow: without its target the spell is no Aura and resolves as a creature spell
    (702.103e)."""
    plain = info.copy()
    plain.way, plain.paid, plain.targets = "", (), ()
    g.put(obj, "info", plain)
    g.stale(obj)
    g.trace("keyword-bestow", object=obj.id, player=obj.controller)
    return plain


def spell_slots(
    g: Game, obj: GameObject, body: ir.Body | None
) -> tuple[tuple[int, ir.TargetSpec], ...]:
    """The target words of a spell on the stack; an Aura spell's is its enchant ability
    (2006:415.3)."""
    info = obj.info
    if info is None or not info.targets:
        return ()
    enchant = aura_spec(g, obj)
    if enchant is not None:
        return ((0, enchant),)
    return targets.slots_of(body, info.modes)


def aura_spec(g: Game, obj: GameObject) -> ir.TargetSpec | None:
    """The target word of an Aura spell; None for other spells."""
    from apnap.casting import plans

    chars = g.chars(obj)
    if obj.face_down or "Aura" not in chars.subtypes or not chars.types & c.ENCHANTMENT:
        return None
    return plans.plan_of(g.behavior(obj)).enchant


def _targets_hold(g: Game, ctx: Ctx, slots: tuple[tuple[int, ir.TargetSpec], ...]) -> bool:
    """targets-rechecked: keep the targets that are still legal; False if there were some and none
    of them is (2006:413.2a)."""
    if not slots or ctx.info is None:
        return True
    legal: list[tuple[int, ...]] = []
    number = left = 0
    for (base, spec), chosen in zip(slots, ctx.info.targets, strict=False):
        ctx.slot_base = base
        kept = tuple(t for t in chosen if targets.still_legal(ctx, spec, t))
        if spec.same_owner and len({targets.holder(g, one) for one in kept}) > 1:
            kept = ()  # "controlled by the same player", and not any more
        number += len(chosen)
        left += len(kept)
        if len(kept) < len(chosen):
            for target in chosen:
                if target not in kept:
                    g.trace("target-became-illegal", object=ctx.stack_id, target=target)
        legal.append(kept)
    ctx.slot_base = 0
    if left < number:
        ctx.legal_targets = tuple(legal)
    return left > 0 or number == 0


def _not_resolved(g: Game, obj: GameObject) -> None:
    """all-targets-illegal: countered by the rules, or it does not resolve, as the edition says."""
    g.trace("all-targets-illegal", object=obj.id, player=obj.controller)
    if g.edition.facts.illegal_targets_counter:
        g.trace("ability-countered" if obj.kind == c.ABILITY else "spell-countered", object=obj.id)
    if obj.kind == c.ABILITY:
        g.remove(obj)
        return
    _leave(g, obj, c.GRAVEYARD)
    if g.edition.facts.illegal_targets_counter:
        _tell_countered(g, obj, 0)


def _enter(g: Game, obj: GameObject, ctx: Ctx) -> None:
    """permanent-spell-resolves: it enters under its controller's control, an Aura attached to its
    target (2006:413.2h, 212.4d)."""
    attach_to = 0
    legal = ctx.targets
    if legal and legal[0]:
        attach_to = legal[0][0]
        g.trace("aura-spell-resolves", object=obj.id, player=obj.controller, target=attach_to)
    else:
        g.trace("permanent-spell-resolves", object=obj.id, player=obj.controller)
    if obj.kind == c.SPELL_COPY:
        g.trace("permanent-spell-copy-resolves", object=obj.id)
    attacking = ctx.info is not None and ctx.info.way == "sneak"
    zones.move(
        g,
        [obj.id],
        c.BATTLEFIELD,
        cause=0,
        under=obj.controller,
        face_down=obj.face_down,
        attach_to=attach_to,
        tapped=attacking,
        attacking=place_to_attack(ctx, obj.controller) if attacking else 0,
    )
    left = g.find(obj.id)
    if left is not None and left.zone == c.STACK:
        g.trace("permanent-cannot-enter", object=obj.id)
        _leave(g, left, c.GRAVEYARD)


def _finish_spell(g: Game, obj: GameObject, info: StackInfo) -> None:
    """instant-or-sorcery-resolved: the last step puts the card into its owner's graveyard
    (2006:413.2h)."""
    left = g.find(obj.id)
    g.trace("instant-or-sorcery-resolved", object=obj.id, player=obj.controller)
    if left is None or left.zone != c.STACK:
        return
    bought = any(key == "buyback" for key, _ in info.paid)
    if bought:
        g.trace("keyword-buyback", object=obj.id, player=obj.owner)
    if not bought and info.origin == c.HAND and "rebound" in g.behavior(left).params:
        rebound.exile(g, left)
        return
    _leave(g, left, c.HAND if bought else c.GRAVEYARD, cause=obj.id)


def _leave(g: Game, obj: GameObject, zone: int, position: str = "top", cause: int = 0) -> None:
    """A spell leaves the stack: a copy ceases to exist. `cause` is the spell itself where it goes
    as the last step of resolving."""
    if obj.kind == c.SPELL_COPY:
        g.trace("spell-copy-leaves-stack", object=obj.id)
        g.remove(obj)
        return
    zones.move(g, [obj.id], zone, cause=cause, position=position)


# ------------------------------------------------------------------ abilities


def _resolve_ability(g: Game, obj: GameObject) -> None:
    info = obj.info
    assert info is not None
    ability = info.ability
    ctx = Ctx(g, info.source, obj.controller, info, obj.id)
    if isinstance(ability, ir.Triggered) and ability.condition is not None:
        if not conditions.holds(ctx, ability.condition):
            g.trace("intervening-if-failed-on-resolution", object=info.source)
            g.remove(obj)
            return
    assert isinstance(ability, (ir.Activated, ir.Triggered))
    slots = targets.slots_of(ability.body, info.modes) if info.targets else ()
    if not _targets_hold(g, ctx, slots):
        _not_resolved(g, obj)
        return
    if work.follow(ctx, work.instructions(ctx, ability.body)):
        _finish_ability(g, obj, info)


def _finish_ability(g: Game, obj: GameObject, info: StackInfo) -> None:
    g.trace("ability-resolved", object=info.source, player=obj.controller)
    left = g.find(obj.id)
    if left is not None:
        g.remove(left)


def _go_on(g: Game) -> None:
    """The instructions that are left of the resolution in hand."""
    obj, ctx, left = work.resume(g)
    if not work.follow(ctx, left):
        return
    assert obj.info is not None
    if obj.kind == c.ABILITY:
        _finish_ability(g, obj, obj.info)
    else:
        _finish_spell(g, obj, obj.info)


def put_triggered(g: Game, waiting: Waiting) -> int:
    """trigger-put-on-stack: see placing.put_triggered."""
    return placing.put_triggered(g, waiting)


def resolve_at_once(g: Game, waiting: Waiting) -> None:
    """triggered-mana-ability-resolves: off the stack, right after what triggered it
    (2006:411.3)."""
    info = StackInfo(waiting.source, waiting.ability)
    info.event = waiting.event
    info.bound = waiting.bound
    ctx = Ctx(g, waiting.source, waiting.controller, info, event=waiting.event)
    produce.perform(ctx, waiting.ability.body, False)


# ------------------------------------------------------------------ countering


def counter(g: Game, stack_id: int, cause: int = 0, to: str = "", under: int = -1) -> bool:
    """spell-countered, ability-countered: off the stack, a card to its owner's graveyard or to `to`
    ("exile", "hand", "library-top", "battlefield": under the control of `under` ...); False if it
    can't be (2006:414.1)."""
    obj = g.find(stack_id)
    if obj is None or obj.zone != c.STACK:
        return False
    if uncounterable(g, obj, cause):
        g.trace("cannot-be-countered", object=stack_id, source=cause)
        return False
    if obj.kind == c.ABILITY:
        if obj.info is None or obj.info.ability is None:
            return False  # combat damage is no spell and no ability
        g.trace("ability-countered", object=stack_id, source=cause)
        g.remove(obj)
        return True
    g.trace("spell-countered", object=stack_id, source=cause)
    g.put_item(g.history, ("countered", stack_id), cause)
    zone, _, place = to.partition("-")
    if zone == "battlefield" and obj.kind != c.SPELL_COPY:
        zones.move(g, [obj.id], c.BATTLEFIELD, under=under, resolved=False)
    else:
        _leave(g, obj, c.ZONES[zone] if zone else c.GRAVEYARD, place or "top")
    _tell_countered(g, obj, cause)
    return True


def _tell_countered(g: Game, spell: GameObject, cause: int) -> None:
    """Abilities trigger on a spell being countered (`cause` 0: by the rules)."""
    if g.listens(E_SPELL_COUNTERED):
        event = Event(E_SPELL_COUNTERED, spell.id, spell.controller, source=cause)
        g.edition.procedures.match(g, [event])


def uncounterable(g: Game, obj: GameObject, cause: int) -> bool:
    """Does an effect say that it can't be countered (by that)?"""
    for part, ctx, affects in rules.parts(g, ir.CantBeCountered):
        if affects(obj):
            if isinstance(part.by, ir.Anything) or filters.fits(ctx, part.by, cause):
                return True
    return False
