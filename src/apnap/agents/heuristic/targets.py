"""Choosing targets: the best there are, for help among one's own, for harm among the opponent's."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.core.views import SeenObject

from .acts import Act, Acts, acts_of, part_acts
from .board import Board
from .facts import Facts, facts_of
from .fit import fits, targetable
from .gains import Doing, left, number, on_target, total
from .worth import worth

NO_TARGET = -50.0


def best_total(do: Doing, body: ir.Body | None) -> float:
    """What a body brings with the best targets that it could be given."""
    if body is None:
        return 0.0
    points = part_total(do, acts_of(body), body.targets)
    if body.modes:
        gains = sorted((mode_total(do, mode) for mode in body.modes), reverse=True)
        points += gains[0]
    return points


def mode_total(do: Doing, mode: ir.Mode) -> float:
    """What a mode brings with its best targets."""
    return part_total(do, acts_of(ir.Body(mode.effect)), mode.targets)


def part_total(do: Doing, acts: Acts, specs: tuple[ir.TargetSpec, ...]) -> float:
    """What acts with these target words bring at best."""
    chosen: dict[int, list[int]] = {}
    for slot, spec in enumerate(specs):
        picked = pick(do, acts, spec, slot, chosen)
        if picked is None:
            return NO_TARGET
        chosen[slot] = picked
    return total(do, acts, chosen)


def pick(
    do: Doing, acts: Acts, spec: ir.TargetSpec, slot: int, taken: dict[int, list[int]]
) -> list[int] | None:
    """The best targets for a target word; None if there are too few."""
    own = slot_acts(acts, slot)
    barred = {t for other in spec.other_than for t in taken.get(other, ())}
    options = [t for t in candidates(do, spec) if t not in barred]
    if spec.divide is not None:
        return spread(do, number(do, spec.divide), options)
    ranked = sorted(
        ((gain_of(do, own, t), t) for t in options), key=lambda pair: (-pair[0], pair[1])
    )
    least = spec.least if isinstance(spec.least, int) else 1
    most = spec.most if isinstance(spec.most, int) else 1
    if len(ranked) < least:
        return None
    wanted = max(least, min(most, sum(1 for gain, _ in ranked if gain > 0)))
    if least == 0 and not wanted and spec.most is None:
        wanted = 1
    return [target for _, target in ranked[:wanted]]


def slot_acts(acts: Acts, slot: int) -> Acts:
    """The acts that one target word is for."""
    return tuple(a for a in acts if a.slot == slot and a.on in ("target", "controller"))


def gain_of(do: Doing, acts: Acts, target: int) -> float:
    """What the acts of a target word bring on this target."""
    return sum(on_target(do, act, target) for act in acts)


def candidates(do: Doing, spec: ir.TargetSpec) -> list[int]:
    """What the target word could name, as far as the seat can tell: ids, and -1 - seat."""
    found: list[int] = []
    view = do.board.view
    for player in view.players:
        if not player.lost and reaches(spec.what, player.seat, do.seat):
            found.append(-1 - player.seat)
    for zone in spec.zones:
        if zone == "stack":
            found += [s.id for s in view.stack if _on_stack(do, spec.what, s)]
            continue
        for player in view.players:
            group = {"battlefield": player.battlefield, "graveyard": player.graveyard}.get(zone, [])
            for seen in group:
                if fits(spec.what, seen, do.seat, do.source):
                    if zone != "battlefield" or targetable(seen, do.seat, do.source):
                        found.append(seen.id)
    return found


def _on_stack(do: Doing, what: Any, seen: SeenObject) -> bool:
    if do.source is not None and seen.id == do.source.id:
        return False
    spell = seen.ability is None
    parts = what.parts if isinstance(what, ir.AllOf) else (what,)
    for part in parts:
        if isinstance(part, ir.IsSpell) and not spell:
            return False
        if isinstance(part, ir.IsAbility) and spell:
            return False
    return fits(what, seen, do.seat, do.source)


def reaches(what: Any, seat: int, controller: int) -> bool:
    """Does the filter reach that player?"""
    if isinstance(what, (ir.AnyTarget, ir.Anything)):
        return True
    if isinstance(what, ir.IsPlayer):
        if isinstance(what.who, ir.EachOpponent):
            return seat != controller
        return not isinstance(what.who, ir.You) or seat == controller
    if isinstance(what, ir.AnyOf):
        return any(reaches(part, seat, controller) for part in what.parts)
    return False


# ------------------------------------------------ dividing


def spread(do: Doing, points: int, options: list[int]) -> list[int]:
    """The targets among which so much damage is divided so as to kill most."""
    board = do.board
    foe = -1 - board.foe.seat
    if foe in options and points >= board.foe.life:
        return [foe]
    kills: list[tuple[float, int, int]] = []
    for target in options:
        seen = board.find(target) if target > 0 else None
        if seen is not None and board.is_foe(seen.controller) and facts_of(seen).creature:
            if 0 < left(seen) <= points and not facts_of(seen).has("indestructible"):
                kills.append((-worth(seen) / left(seen), left(seen), target))
    chosen: list[int] = []
    for _, need, target in sorted(kills):
        if need <= points:
            chosen.append(target)
            points -= need
    if (points > 0 or not chosen) and foe in options:
        chosen.append(foe)
    return chosen or options[:1]


def shares(board: Board, targets: list[int], total_: int, least: int) -> list[int]:
    """How much each of the targets gets: what kills it, the rest to an opponent or the last."""
    parts = [least] * len(targets)
    rest = total_ - sum(parts)
    order = sorted(range(len(targets)), key=lambda i: _need(board, targets[i]))
    for i in order:
        more = min(rest, max(0, _need(board, targets[i]) - parts[i]))
        if targets[i] > 0:
            parts[i] += more
            rest -= more
    if rest:
        sink = [i for i, t in enumerate(targets) if t == -1 - board.foe.seat]
        parts[sink[0] if sink else order[-1]] += rest
    return parts


def _need(board: Board, target: int) -> int:
    seen = board.find(target) if target > 0 else None
    return max(1, left(seen)) if seen is not None else 999


# ------------------------------------------------ Auras


def aura_acts(facts: Facts) -> tuple[Act, ...]:
    """What an Aura (or Equipment) does to what it is attached to, as acts on target word 0."""
    found: list[Act] = []
    target = Act("", "target", None)
    for static in facts.skills.statics:
        if isinstance(static.affects, ir.AttachedTo):
            for part in static.parts:
                found += part_acts(part, target)
    for trigger in facts.skills.triggers:
        if any(isinstance(node, ir.AttachedTo) for node in ir.walk(trigger.when)):
            acts = acts_of(trigger.body)
            if any(act.kind in ("gain-life", "draw", "grow") for act in acts):
                found.append(Act("grow", "target", trigger, amount=1))
    return tuple(found)


def aura_gain(do: Doing, facts: Facts, target: int) -> float:
    """What an Aura brings on this target."""
    gained = gain_of(do, aura_acts(facts), target)
    seen = do.board.find(target) if target > 0 else None
    if seen is None:
        return gained
    if facts_of(seen).has("fading") or facts_of(seen).has("phasing"):
        gained *= 0.4
    return gained + (0.05 * worth(seen) if not do.board.is_foe(seen.controller) else 0.0)
