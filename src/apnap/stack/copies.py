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


def choose_new_targets(g: Game, stack_id: int, seat: int, *, ask: bool = True) -> None:
    """new-targets-chosen: the player may choose new targets; if so, each target in turn may be
    changed to another legal one, or left as it is, legal or not (115.7d). Modes and divisions
    stay. `ask`: whether they do so at all is asked here; else the effect has asked already."""
    obj = g.find(stack_id)
    if obj is None or obj.info is None:
        return
    slots = slots_on_stack(g, obj)
    if not slots:
        return
    ctx = context_of(g, obj)
    before = obj.info.targets
    if not _changeable(ctx, slots, before) or (ask and not _wants(g, stack_id, seat)):
        return
    changed: list[tuple[int, ...]] = []
    for i, (base, spec) in enumerate(slots):
        ctx.slot_base = base
        changed.append(_new_slot(g, ctx, spec, before, i, seat, changed))
    _write(g, obj, tuple(changed), seat)


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


def _new_slot(
    g: Game,
    ctx: Ctx,
    spec: ir.TargetSpec,
    before: tuple[tuple[int, ...], ...],
    slot: int,
    seat: int,
    changed: list[tuple[int, ...]],
) -> tuple[int, ...]:
    """The targets of one word, asked one by one; the first option keeps the target."""
    result: list[int] = []
    old = before[slot]
    barred = targets.others_of(spec, tuple(changed), ctx.slot_base)
    for i, target in enumerate(old):
        taken = (*result, *old[i + 1 :], *barred, target)
        candidates = [target, *targets.legal_targets(ctx, spec, tuple(taken))]
        if spec.same_owner and len(old) > 1:
            pool = targets.legal_targets(ctx, spec, barred)
            candidates = _of_one_player(g, result, candidates, pool, len(old))
        if len(candidates) > 1:
            options = tuple(choices.option_for(one) for one in candidates)
            args = (slot, i)
            question = Question(
                PICK_ONE, "new-target", seat, options, source=ctx.stack_id, args=args
            )
            result.append(candidates[g.choose(question)])
        else:
            result.append(candidates[0])
    return tuple(result)


def _of_one_player(
    g: Game, result: list[int], candidates: list[int], pool: list[int], count: int
) -> list[int]:
    """Of the old target and those that it may become, what can stand beside the others where all
    are of one player: of the same as those chosen before, or of one who has enough for all."""
    old = candidates[0]
    there = [one for one in result if g.find(one) is not None]
    if there:
        seat = targets.holder(g, there[0])
        kept = [old] if g.find(old) is None or targets.holder(g, old) == seat else []
        return kept + [one for one in candidates[1:] if targets.holder(g, one) == seat]
    holders = [targets.holder(g, one) for one in pool]
    return [
        one
        for one in candidates
        if targets.holder(g, one) == targets.holder(g, old)
        or holders.count(targets.holder(g, one)) >= count
    ]


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


def change_every_target(g: Game, stack_id: int, seat: int) -> bool:
    """target-changed: each target becomes another legal one that the player chooses; all of them,
    or none where one can't be changed (115.7a). False if none is."""
    obj = g.find(stack_id)
    if obj is None or obj.info is None:
        return False
    ctx = context_of(g, obj)
    before = obj.info.targets
    changed: list[tuple[int, ...]] = []
    for i, (base, spec) in enumerate(slots_on_stack(g, obj)):
        ctx.slot_base = base
        barred = targets.others_of(spec, tuple(changed), base)
        pool = targets.legal_targets(ctx, spec, barred)
        if not any(_all_change(group, before[i]) for group in _groups(g, spec, pool)):
            return False
        result: list[int] = []
        for k, old in enumerate(before[i]):
            rest = before[i][k + 1 :]
            left = [one for one in pool if one not in result]
            if result:
                left = targets.same_group(g, spec, result[0], left)
            found = [
                one
                for group in _groups(g, spec, left)
                for one in group
                if one != old and _all_change([other for other in group if other != one], rest)
            ]
            options = tuple(choices.option_for(one) for one in found)
            asked = Question(PICK_ONE, "new-target", seat, options, source=stack_id, args=(i, k))
            result.append(found[g.choose(asked)] if len(found) > 1 else found[0])
        changed.append(tuple(result))
    _write(g, obj, tuple(changed), seat)
    return any(before)


def _groups(g: Game, spec: ir.TargetSpec, pool: list[int]) -> list[list[int]]:
    """The possible targets, parted by the player whose they are where all must be of one."""
    if not spec.same_owner:
        return [pool]
    return [
        [one for one in pool if targets.holder(g, one) == seat]
        for seat in dict.fromkeys(targets.holder(g, one) for one in pool)
    ] or [pool]


def _all_change(pool: list[int], old: tuple[int, ...]) -> bool:
    """Can each of the targets, which differ, become another one out of the pool, no two the
    same? Each has all of the pool but itself."""
    return len(pool) >= len(old) and (len(old) != 1 or any(one != old[0] for one in pool))


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
