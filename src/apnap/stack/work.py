"""Following the instructions of what resolves, one after another (2006:413.2b).

When an instruction has asked something and others follow, the resolution pauses there: what is left
lies in `g.resolving`, the unit ends, and the next one goes on. Nothing happens in between; it only
keeps long resolutions from being run again from their beginning with each answer."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret import asentering, effects, fixed, history
from apnap.interpret.context import Ctx, bindings

# An instruction: the effect, how often it is still to be done, where the target words of its mode
# begin.
Instruction = tuple[ir.Node, int, int]


def instructions(ctx: Ctx, body: ir.Body) -> tuple[Instruction, ...]:
    """instructions-followed: the common part, then the chosen modes in printed order, each with its
    own targets."""
    if ctx.info is not None and fixed.mentions(body, ir.TimesResolved):
        history.note_ability(ctx.g, history.RESOLVED, ctx.source, ctx.info.ability)
    found = _flat(ctx, body.effect, 0) if body.effect is not None else []
    if ctx.info is not None and body.modes:
        base = len(body.targets)
        for number in ctx.info.modes:
            mode = body.modes[number]
            found += _flat(ctx, mode.effect, base)
            base += len(mode.targets)
    return tuple(found)


def _flat(ctx: Ctx, effect: ir.Node, base: int) -> list[Instruction]:
    """The steps of a sequence; a repetition with a number that is known is one step done so
    often."""
    if isinstance(effect, ir.Do) and effect.once is None:
        found: list[Instruction] = []
        for group in asentering.grouped(ctx, effect.steps):
            one = len(group) == 1
            found += _flat(ctx, group[0], base) if one else [(ir.Do(group), 1, base)]
        return found
    if isinstance(effect, ir.Repeat) and isinstance(effect.count, int):
        return [(effect.effect, effect.count, base)]
    return [(effect, 1, base)]


def follow(ctx: Ctx, left: tuple[Instruction, ...]) -> bool:
    """Carry out the instructions; False if the resolution pauses before they are all done."""
    g = ctx.g
    for number, (effect, times, base) in enumerate(left):
        for done in range(times):
            ctx.slot_base = base
            effects.perform(ctx, effect)
            rest = left[number + 1 :]
            if done + 1 < times:
                rest = ((effect, times - done - 1, base), *rest)
            apart = g.stage == c.SUBGAME  # what follows waits for the game within the game
            if apart or (rest and g.tape_pos and g.tape_pos == len(g.tape)):
                ctx.slot_base = 0
                kept = (ctx.stack_id, ctx.source, ctx.controller, ctx.legal_targets, bindings(ctx))
                g.set("resolving", (*kept, rest))
                return False
    ctx.slot_base = 0
    return True


def resume(g: Game) -> tuple[GameObject, Ctx, tuple[Instruction, ...]]:
    """What resolves, the context and the instructions left of the resolution that paused."""
    stack_id, source, controller, legal, bound, left = g.resolving
    g.set("resolving", ())
    obj = g.get(stack_id)
    ctx: Any = Ctx(g, source, controller, obj.info, stack_id, bound=bound)
    ctx.legal_targets = legal
    return obj, ctx, left
