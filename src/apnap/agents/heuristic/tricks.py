"""What changes in a combat under way: pumping, regenerating, protecting, preventing."""

from __future__ import annotations

from apnap import ir
from apnap.core.views import SeenObject

from .acts import Act, Acts
from .board import Board
from .duel import Fighter, clash
from .facts import facts_of
from .fit import fits
from .gains import Doing, number, on_object
from .worth import worth

Changes = dict[int, tuple[int, int]]


def combat_value(board: Board, changes: Changes | None = None) -> float:
    """What the combat as blocked is worth to the seat, with power and toughness changed so."""
    changes = changes or {}
    points = 0.0
    for player in board.view.players:
        for seen in player.battlefield:
            if seen.attacking:
                points += _one(board, seen, changes)
    return points


def _fighter(seen: SeenObject, changes: Changes) -> Fighter:
    power, toughness = changes.get(seen.id, (0, 0))
    return Fighter(seen, -1, power, toughness)


def _one(board: Board, seen: SeenObject, changes: Changes) -> float:
    sign = -1.0 if board.is_foe(seen.controller) else 1.0
    attacker = _fighter(seen, changes)
    found = [board.find(id_) for id_ in seen.blockers]
    blockers = [_fighter(b, changes) for b in found if b is not None and b.zone == seen.zone]
    if seen.blocked and not blockers:
        return 0.0
    defender = board.foe if sign > 0 else board.me
    if not blockers:
        number_ = attacker.power * (2 if attacker.twice else 1)
        return sign * board.life_worth(defender, number_) if seen.attacking < 0 else 0.0
    result = clash(attacker, blockers)
    return sign * (result.gain + board.life_worth(defender, result.through))


def dies_in_combat(board: Board, seen: SeenObject) -> bool:
    """Will the creature die in this combat as it stands?"""
    if seen.attacking and seen.blocked:
        found = [board.find(id_) for id_ in seen.blockers]
        blockers = [_fighter(b, {}) for b in found if b is not None]
        return bool(blockers) and clash(_fighter(seen, {}), blockers).attacker_dies
    for id_ in seen.blocking:
        attacker = board.find(id_)
        if attacker is None:
            continue
        mates = [board.find(b) for b in attacker.blockers]
        group = [_fighter(b, {}) for b in mates if b is not None]
        if any(b.seen.id == seen.id for b in clash(_fighter(attacker, {}), group).dead):
            return True
    return False


def threatened(board: Board, seen: SeenObject) -> Act | None:
    """The act of the opponent's top spell or ability that would take the permanent away."""
    top = board.top()
    if top is None or not board.is_foe(top.controller):
        return None
    from .stack import acts_on_stack

    do = Doing(board, top.controller, top, top.x, certain=True)
    for act in acts_on_stack(top):
        aimed = act.on == "target" and any(seen.id in slot for slot in top.targets)
        swept = act.on == "all" and fits(act.filter, seen, top.controller, top)
        if (aimed or swept) and -on_object(do, act, seen) >= 0.8 * worth(seen) > 0:
            return act
    return None


def doomed(board: Board, seen: SeenObject) -> bool:
    """Is the permanent as good as gone?"""
    if board.step == "declare_blockers" and dies_in_combat(board, seen):
        return True
    return threatened(board, seen) is not None


def fighting(board: Board) -> bool:
    """Are blocks declared and damage still to come?"""
    return board.step == "declare_blockers" and any(
        seen.attacking for player in board.view.players for seen in player.battlefield
    )


# ------------------------------------------------ what acts do to a combat


def pump_gain(do: Doing, acts: Acts, target: int, times: int = 1) -> float:
    """What these acts on this creature, done so often, change in the combat."""
    board = do.board
    seen = board.find(target) if target > 0 else None
    if seen is None or not fighting(board):
        return 0.0
    power = toughness = 0
    for act in acts:
        if act.kind == "pump":
            power += times * number(do, act.amount, seen)
            toughness += times * number(do, act.toughness, seen)
    if not power and not toughness:
        return 0.0
    before = combat_value(board)
    return combat_value(board, {seen.id: (power, toughness)}) - before


def shield_gain(board: Board, seen: SeenObject, act_kind: str = "regenerate") -> float:
    """What regenerating the creature now saves."""
    if board.is_foe(seen.controller) or not facts_of(seen).creature:
        return 0.0
    danger = threatened(board, seen)
    if danger is not None:
        if danger.kind in ("damage", "destroy") and not getattr(danger.node, "no_regeneration", 0):
            return worth(seen)
        return 0.0
    if board.view.stack:
        return 0.0
    return worth(seen) if fighting(board) and dies_in_combat(board, seen) else 0.0


def guard_gain(board: Board, seen: SeenObject) -> float:
    """What protection or shroud for the permanent would save now."""
    if board.is_foe(seen.controller):
        return 0.0
    top = board.top()
    if top is not None:
        aimed = any(seen.id in slot for slot in top.targets)
        return worth(seen) if aimed and threatened(board, seen) is not None else 0.0
    return worth(seen) if fighting(board) and dies_in_combat(board, seen) else 0.0


def prevention_gain(board: Board, node: ir.PreventDamage) -> float:
    """What preventing the next damage of one source to the seat would save."""
    coming = 0
    top = board.top()
    if not board.my_turn and not board.view.stack and fighting(board):
        for seen in board.theirs:
            if seen.attacking == -1 - board.seat and not seen.blocked:
                if fits(node.source, seen, board.seat):
                    coming = max(coming, facts_of(seen).power)
    elif top is not None and board.is_foe(top.controller) and fits(node.source, top, board.seat):
        from .stack import acts_on_stack

        me = -1 - board.seat
        for act in acts_on_stack(top):
            if act.kind == "damage" and any(me in slot for slot in top.targets):
                coming = number(Doing(board, top.controller, top, top.x), act.amount)
    if not isinstance(node.amount, int):
        return board.life_worth(board.me, coming)
    return board.life_worth(board.me, min(coming, node.amount))
