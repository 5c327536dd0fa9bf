"""Targets, divisions, modes and X, as they are asked for while something is cast."""

from __future__ import annotations

from apnap import ir
from apnap.core.questions import Option, Question
from apnap.core.views import SeenObject

from .acts import Acts, acts_of, effect_acts
from .board import Board
from .casting import trick_gain
from .facts import facts_of
from .gains import Doing, gains_at_x
from .memory import Memory
from .stack import acts_on_stack, body_of
from .targets import aura_gain, gain_of, mode_total, shares, slot_acts, spread


def id_of(option: Option) -> int:
    """An option as a target: an object's id, or -1 - seat; 0 for none."""
    if option.kind == "object":
        return int(option.id)
    return -1 - int(option.id) if option.kind == "player" else 0


def target(board: Board, question: Question, memory: Memory) -> int:
    """The index of the best target for the target word, or of stopping."""
    source = board.find(question.source)
    if source is None:
        return 0
    do = Doing(board, board.seat, source, source.x)
    slot = int(question.args[0]) if question.args else 0
    options = [id_of(option) for option in question.options]
    planned = _planned(do, question, memory, slot, options)
    if planned is not None:
        return planned
    gains = [_gain(do, source, slot, one) if one else 0.0 for one in options]
    return max(range(len(options)), key=lambda i: (gains[i], -i))


def _planned(
    do: Doing, question: Question, memory: Memory, slot: int, options: list[int]
) -> int | None:
    """The next target of a division that was planned with the first one."""
    body = body_of(do.source) if do.source is not None else None
    spec = body.targets[slot] if body is not None and slot < len(body.targets) else None
    if spec is None or spec.divide is None:
        return None
    done = int(question.args[1]) if len(question.args) > 1 else 0
    key = (question.source, slot)
    if done == 0:
        total = spec.divide if isinstance(spec.divide, int) else do.x
        memory.plans[key] = spread(do, total, [o for o in options if o])
    plan = memory.plans.get(key, [])
    if done < len(plan) and plan[done] in options:
        return options.index(plan[done])
    return options.index(0) if 0 in options else None


def _gain(do: Doing, source: SeenObject, slot: int, one: int) -> float:
    facts = facts_of(source)
    if source.ability is None and facts.aura:
        return aura_gain(do, facts, one)
    acts = slot_acts(acts_on_stack(source), slot)
    gained = gain_of(do, acts, one) + trick_gain(do, acts, one)
    if any(act.kind == "copy" for act in acts):
        gained += 0.01
    return gained


def division(board: Board, question: Question) -> list[int]:
    """Damage among the targets, so as to kill most."""
    targets = [id_of(option) for option in question.options]
    return shares(board, targets, question.total, question.least)


def combat_damage(board: Board, question: Question) -> list[int]:
    """Combat damage: lethal to one after another, the small ones first, the rest to the last."""
    needed = [int(n) for n in question.args]
    count = len(question.options)
    parts = [0] * count
    rest = question.total
    for i in sorted(range(count), key=lambda i: (needed[i], i)):
        share = min(rest, needed[i])
        if share == needed[i] or rest == question.total:
            parts[i] = share
            rest -= share
    parts[-1] += rest
    return parts


def x(board: Board, question: Question) -> int:
    """The X that brings most."""
    source = board.find(question.source)
    body = body_of(source) if source is not None else None
    if source is None or body is None:
        return question.most
    best, chosen = -1000.0, question.most
    for number in range(min(question.most, 40), question.least - 1, -1):
        gain = _at(Doing(board, board.seat, source, number), body) - 0.05 * number
        if gain > best:
            best, chosen = gain, number
    return chosen


def _at(do: Doing, body: ir.Body) -> float:
    acts = acts_of(body)
    if not body.targets:
        return gains_at_x(do, acts)
    from .targets import part_total

    return part_total(do, acts, body.targets)


def modes(board: Board, question: Question) -> list[int]:
    """The indices of the modes, the best first."""
    gains = [_mode_gain(board, question, option) for option in question.options]
    return sorted(range(len(gains)), key=lambda i: (-gains[i], i))


def _mode_gain(board: Board, question: Question, option: Option) -> float:
    source = board.find(question.source)
    do = Doing(board, board.seat, source, source.x if source is not None else 0)
    node = question.args[0] if question.args else None
    if isinstance(node, ir.ChooseMode):
        return effect_gain(do, effect_acts(node.modes[int(option.id)]))
    body = body_of(source) if source is not None else None
    if body is None or option.kind != "mode" or int(option.id) >= len(body.modes):
        return 0.0
    mode = body.modes[int(option.id)]
    acts = acts_of(ir.Body(mode.effect))
    if not mode.targets and any(act.on == "attached" for act in acts):
        bearer = _bearer(board, source)
        return trick_gain(do, acts, bearer) if bearer else 0.0
    return mode_total(do, mode)


def _bearer(board: Board, source: SeenObject | None) -> int:
    """What the source, or the permanent whose ability it is, is attached to."""
    if source is None:
        return 0
    host = board.find(source.source) if source.source else None
    return host.attached_to if host is not None else source.attached_to


def effect_gain(do: Doing, acts: Acts) -> float:
    """The gain of acts as they stand, with the targets that the source has."""
    from .gains import total

    source = do.source
    slots = {i: list(s) for i, s in enumerate(source.targets)} if source is not None else {}
    return total(do, acts, slots)
