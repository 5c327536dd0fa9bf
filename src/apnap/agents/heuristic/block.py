"""Which creatures block what: good trades first, then gangs, then whatever keeps its player alive.
The same planning guesses what an opponent would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from .board import Board
from .duel import Clash, Fighter, can_block, clash

Pairs = dict[tuple[int, int], Clash]


MOST_FIGHTERS = 40  # on a side; of a crowd only the strongest are weighed


def strongest(fighters: list[Fighter]) -> list[Fighter]:
    """The fighters, or of a crowd those with the most power."""
    if len(fighters) <= MOST_FIGHTERS:
        return fighters
    return sorted(fighters, key=lambda f: (-f.power, f.seen.id))[:MOST_FIGHTERS]


class Battle:
    """Attackers against possible blockers, with every single fight worked out once.

    `able`: attacker -> the blockers that could block it. `single`: (attacker, blocker) -> Clash.
    """

    __slots__ = ("able", "attackers", "blockers", "board", "single")

    def __init__(
        self,
        board: Board,
        attackers: Sequence[Fighter],
        blockers: Sequence[Fighter],
        legal: dict[int, set[int]] | None = None,
    ) -> None:
        self.board = board
        self.attackers = attackers
        self.blockers = blockers
        self.able: dict[int, list[Fighter]] = {}
        self.single: Pairs = {}
        for a in attackers:
            able = [b for b in blockers if _may(a, b, board, legal)]
            self.able[a.seen.id] = able
            for b in able:
                self.single[a.seen.id, b.seen.id] = clash(a, (b,))


def _may(a: Fighter, b: Fighter, board: Board, legal: dict[int, set[int]] | None) -> bool:
    if legal is not None:
        return a.seen.id in legal.get(b.seen.id, ())
    return can_block(b, a, board)


class Plan:
    """Blocks: attacker id -> its blockers. `gain` is the defender's, without the damage."""

    __slots__ = ("blocks", "used")

    def __init__(self) -> None:
        self.blocks: dict[int, list[Fighter]] = {}
        self.used: set[int] = set()

    def put(self, a: Fighter, blockers: Sequence[Fighter]) -> None:
        """Let these block the attacker."""
        self.blocks.setdefault(a.seen.id, []).extend(blockers)
        self.used.update(b.seen.id for b in blockers)


def plan_blocks(battle: Battle, attackers: Sequence[Fighter], life: int, point: float) -> Plan:
    """Blocks against these attackers for a player with so much life, to whom a point of damage is
    worth `point`.
    """
    plan = Plan()
    _trades(battle, attackers, plan, point)
    _gangs(battle, attackers, plan, point)
    _survive(battle, attackers, plan, life)
    return plan


def _trades(battle: Battle, attackers: Sequence[Fighter], plan: Plan, point: float) -> None:
    """Single blocks, the most profitable first."""
    found: list[tuple[float, int, int, Fighter, Fighter]] = []
    for a in attackers:
        if "menace" in a.facts.skills.flags:
            continue
        for b in battle.able[a.seen.id]:
            result = battle.single[a.seen.id, b.seen.id]
            gain = point * (a.power - result.through) - result.gain
            if gain > 0 and (not result.dead or result.attacker_dies or gain > 2):
                found.append((-gain, a.seen.id, b.seen.id, a, b))
    for _, _, _, a, b in sorted(found, key=lambda entry: entry[:3]):
        if b.seen.id not in plan.used and a.seen.id not in plan.blocks:
            plan.put(a, (b,))


def _gangs(battle: Battle, attackers: Sequence[Fighter], plan: Plan, point: float) -> None:
    """Two on one where that kills what one could not, at a profit."""
    for a in sorted(attackers, key=lambda a: (-a.value, a.seen.id)):
        already = plan.blocks.get(a.seen.id)
        if a.saved or (already and battle.single[a.seen.id, already[0].seen.id].attacker_dies):
            continue
        free = [b for b in battle.able[a.seen.id] if b.seen.id not in plan.used][:6]
        best: tuple[float, tuple[Fighter, ...]] = (0.4, ())
        groups = [(already[0], b) for b in free] if already else list(combinations(free, 2))
        for group in groups:
            result = clash(a, group)
            gain = point * (a.power - result.through) - result.gain
            if result.attacker_dies and gain > best[0]:
                best = (gain, group)
        if best[1]:
            plan.put(a, [b for b in best[1] if b.seen.id not in plan.used])


def damage(battle: Battle, attackers: Sequence[Fighter], plan: Plan) -> int:
    """The damage that comes through the blocks."""
    total = 0
    for a in attackers:
        blockers = plan.blocks.get(a.seen.id)
        if not blockers:
            total += a.power * (2 if a.twice else 1)
        elif "trample" in a.facts.skills.flags:
            total += clash(a, blockers).through
    return total


def _survive(battle: Battle, attackers: Sequence[Fighter], plan: Plan, life: int) -> None:
    """Chump-block while the damage would be lethal: the largest attackers, with the cheapest."""
    incoming = damage(battle, attackers, plan)
    for a in sorted(attackers, key=lambda a: (-a.power, a.seen.id)):
        if incoming < life:
            return
        need = 2 if "menace" in a.facts.skills.flags else 1
        if a.seen.id in plan.blocks or not a.power:
            continue
        free = [b for b in battle.able[a.seen.id] if b.seen.id not in plan.used]
        free.sort(key=lambda b: (battle.single[a.seen.id, b.seen.id].gain, b.value, b.seen.id))
        if len(free) >= need:
            plan.put(a, free[:need])
            incoming = damage(battle, attackers, plan)
    if incoming >= life:
        _pile_up(battle, attackers, plan, life)


def _pile_up(battle: Battle, attackers: Sequence[Fighter], plan: Plan, life: int) -> None:
    """Against tramplers every further blocker takes up damage."""
    for a in attackers:
        if "trample" not in a.facts.skills.flags:
            continue
        for b in battle.able[a.seen.id]:
            if b.seen.id not in plan.used and damage(battle, attackers, plan) >= life:
                plan.put(a, (b,))


def outcome(battle: Battle, attackers: Sequence[Fighter], plan: Plan) -> tuple[float, int]:
    """What the attacker gains in creatures, and the damage that comes through."""
    gain = 0.0
    for a in attackers:
        blockers = plan.blocks.get(a.seen.id)
        if blockers:
            result = (
                battle.single[a.seen.id, blockers[0].seen.id]
                if len(blockers) == 1
                else clash(a, blockers)
            )
            gain += result.gain
    return gain, damage(battle, attackers, plan)


def declare(
    board: Board, options: Sequence[int], places: Sequence[tuple[int, ...]]
) -> list[tuple[int, int]]:
    """The blocks that the seat wants, as pairs of option and attacker."""
    blockers: list[Fighter] = []
    mana = board.mana()
    for id_ in options:
        seen = board.find(id_)
        if seen is not None:
            blockers.append(Fighter(seen, mana))
    legal = {id_: set(where) for id_, where in zip(options, places, strict=True)}
    foe_mana = board.mana(board.foe)
    attackers = [
        Fighter(seen, foe_mana)
        for player in board.view.players
        for seen in player.battlefield
        if seen.attacking == -1 - board.seat
    ]
    attackers = strongest(attackers)
    battle = Battle(board, attackers, strongest(blockers), legal)
    life = board.me.life
    point = board.life_worth(board.me, 1) if life > 1 else 3.0
    plan = plan_blocks(battle, attackers, life, point)
    index = {id_: i for i, id_ in enumerate(options)}
    return sorted((index[b.seen.id], a) for a, group in plan.blocks.items() for b in group)
