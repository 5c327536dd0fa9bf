"""Copies of spells and abilities on the stack, with the same choices; new targets for them (707.10,
2006:415.7)."""

from __future__ import annotations

from apnap import ir
from apnap.actions import facts
from apnap.casting import choices, targets
from apnap.core import constants as c
from apnap.core.events import E_SPELL_COPY, E_TARGET, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PICK_ONE, YES, YES_NO, Question
from apnap.interpret import filters
from apnap.interpret.context import Ctx

from . import resolve
from .retargeting import Retargeting


def copy_spell(g: Game, stack_id: int, seat: int, retarget: bool) -> int:
    """spell-copied: a copy on top of the stack, controlled by the player, with all that was chosen
    for the original (copy-choices-kept); its id, 0 if there is no original.

    The copy is not cast, or activated. `retarget`: the player may choose new targets for it."""
    original = g.find(stack_id)
    if original is None:
        original = g.past.get(stack_id)
    if original is None or original.info is None:
        return 0
    kind = c.ABILITY if original.kind == c.ABILITY else c.SPELL_COPY
    copy = g.new_object(original.defn, seat, c.STACK, kind)
    copy.card = original.card
    copy.controller = seat
    copy.timestamp = g.stamp()
    copy.face_down = original.face_down
    info = original.info.copy()
    if kind == c.SPELL_COPY:
        info.source = copy.id
        info.origin, info.mana = -1, ""  # it was not cast, and no mana was spent on it
    copy.info = info
    g.place(copy)
    g.trace("spell-copied", object=stack_id, player=seat, source=copy.id)
    if retarget:
        choose_new_targets(g, copy.id, seat)
    if kind == c.SPELL_COPY and g.listens(E_SPELL_COPY):
        g.edition.procedures.match(g, [Event(E_SPELL_COPY, copy.id, seat)])
    return copy.id


def slots_on_stack(g: Game, obj: GameObject) -> tuple[tuple[int, ir.TargetSpec], ...]:
    """The target words of a spell or ability on the stack."""
    info = obj.info
    if info is None or not info.targets:
        return ()
    if obj.kind != c.ABILITY:
        return resolve.spell_slots(g, obj, g.behavior(obj).spell)
    ability = info.ability
    assert isinstance(ability, (ir.Activated, ir.Triggered))
    return targets.slots_of(ability.body, info.modes)


def context_of(g: Game, obj: GameObject) -> Ctx:
    """The context in which the target words of an object on the stack are read."""
    info = obj.info
    source = info.source if info is not None and obj.kind == c.ABILITY else obj.id
    return Ctx(g, source, obj.controller, info, obj.id)


def choose_new_targets(
    g: Game, stack_id: int, seat: int, *, ask: bool = True, every: bool = False
) -> bool:
    """new-targets-chosen: the player may choose new targets; if so, each target in turn may be
    changed to another legal one, or left as it is, legal or not (115.7d). Modes and divisions
    stay. `ask`: whether they do so at all is asked here; else the effect has asked already.
    `every`: all are changed, in some editions or none. False where nothing could be changed."""
    obj = g.find(stack_id)
    if obj is None or obj.info is None:
        return False
    slots = slots_on_stack(g, obj)
    if not slots:
        return False
    ctx = context_of(g, obj)
    before = obj.info.targets
    if not _changeable(ctx, slots, before) or (ask and not _wants(g, stack_id, seat)):
        return False
    where_possible = not g.edition.facts.targets_changed_all_or_none
    changed = Retargeting(ctx, slots, before, every, where_possible).run(seat)
    if changed is None:
        return False
    _write(g, obj, changed, seat)
    return True


def _changeable(
    ctx: Ctx, slots: tuple[tuple[int, ir.TargetSpec], ...], before: tuple[tuple[int, ...], ...]
) -> bool:
    """Is there another legal target for any target?"""
    found = False
    for (base, spec), old in zip(slots, before, strict=False):
        ctx.slot_base = base
        found = found or bool(old and targets.legal_targets(ctx, spec, old, 1))
    ctx.slot_base = 0
    return found


def _wants(g: Game, stack_id: int, seat: int) -> bool:
    """Does the player choose new targets at all?"""
    asked = Question(PICK_ONE, "may-retarget", seat, YES_NO, source=stack_id)
    return g.pick(asked) == YES


def change_target(
    g: Game,
    stack_id: int,
    seat: int,
    to: int = 0,
    only: tuple[Ctx, ir.Filter] | None = None,
) -> bool:
    """target-changed: the only target, wherever it was chosen, becomes another legal one, chosen by
    the player or `to`, one that fits `only` (115.7a); False if it can't be changed."""
    obj = g.find(stack_id)
    if obj is None or obj.info is None:
        return False
    chosen = [target for slot in obj.info.targets for target in slot]
    if len(set(chosen)) != 1:
        return False
    ctx = context_of(g, obj)
    result = list(obj.info.targets)
    for i, (base, spec) in enumerate(slots_on_stack(g, obj)):
        if not result[i]:
            continue
        ctx.slot_base = base
        candidates = targets.legal_targets(ctx, spec, result[i])
        if to:
            candidates = [one for one in candidates if one == to]
        if only is not None:
            candidates = [one for one in candidates if filters.fits(*only, one)]
        if not candidates:
            return False
        options = tuple(choices.option_for(one) for one in candidates)
        question = Question(PICK_ONE, "new-target", seat, options, source=stack_id, args=(i, 0))
        result[i] = (candidates[0] if to else candidates[g.choose(question)],)
    _write(g, obj, tuple(result), seat)
    g.trace("target-changed", object=stack_id, player=seat, list=result[0])
    return True


def _write(g: Game, obj: GameObject, changed: tuple[tuple[int, ...], ...], seat: int) -> None:
    info = obj.info
    if info is None or changed == info.targets:
        return
    old = {target for slot in info.targets for target in slot}
    info = info.copy()
    info.targets = changed
    g.put(obj, "info", info)
    flat = tuple(target for slot in changed for target in slot)
    g.trace("new-targets-chosen", player=seat, object=obj.id, list=flat)
    _become_targets(g, obj.id, [target for target in flat if target not in old])


def tell_kept(g: Game, stack_id: int, original: int) -> None:
    """What a copy targets as the original did becomes a target too, now of the copy."""
    obj, model = g.find(stack_id), g.get(original)
    if obj is None or obj.info is None or model.info is None:
        return
    old = {target for slot in model.info.targets for target in slot}
    kept = [target for slot in obj.info.targets for target in slot if target in old]
    _become_targets(g, stack_id, kept)


def _become_targets(g: Game, stack_id: int, ids: list[int]) -> None:
    """Abilities trigger on what becomes a target of the object on the stack."""
    facts.note_targets(g, tuple(ids))
    if not ids or not (g.listens(E_TARGET) or any(choices.is_face_down(g, one) for one in ids)):
        return
    events = [
        Event(
            E_TARGET,
            max(target, 0),
            -1 - target if target < 0 else -1,
            source=stack_id,
            recipient=target,
            cause=stack_id,
        )
        for target in dict.fromkeys(ids)
    ]
    g.edition.procedures.match(g, events)
