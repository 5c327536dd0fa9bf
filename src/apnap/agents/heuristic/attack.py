"""Which creatures attack: lethal attacks, profitable ones, and who stays at home."""

from __future__ import annotations

from collections.abc import Sequence

from .block import MOST_FIGHTERS, Battle, Plan, outcome, plan_blocks, strongest
from .board import Board
from .duel import Fighter
from .facts import facts_of

LOST = 60.0
MOST_WEIGHED = 14  # attackers weighed one by one; of more, only the strongest


class War:
    """All that an attack decision looks at: this attack, and the opponent's answer next turn."""

    def __init__(self, board: Board, able: Sequence[Fighter]) -> None:
        self.board = board
        self.able = list(able)
        foe_mana = board.mana(board.foe)
        wall = strongest([Fighter(s, foe_mana) for s in board.theirs if not s.tapped])
        self.battle = Battle(board, self.able, wall)
        back = [Fighter(s) for s in board.theirs if not facts_of(s).has("defender")]
        self.back = strongest(back)
        self.guards = strongest([Fighter(s) for s in board.mine if not s.tapped])
        self.counter = Battle(board, self.back, self.guards)
        self.point = board.life_worth(board.foe, 1) if board.foe.life > 1 else 2.0
        self.my_point = board.life_worth(board.me, 1) if board.me.life > 1 else 2.0

    def value(self, attackers: Sequence[Fighter]) -> float:
        """What an attack with these is worth, the opponent's best blocks and answer included."""
        if not attackers:
            return -self.answer((), ())
        life = self.board.foe.life
        plan = plan_blocks(self.battle, attackers, life, self.point)
        gain, through = outcome(self.battle, attackers, plan)
        if through >= life:
            return 100.0 + gain
        points = gain + self.point * through + self._life_gained(attackers, plan)
        dead = {b.seen.id for b in self._dead(attackers, plan)}
        return points - self.answer([a.seen.id for a in attackers], dead)

    def _dead(self, attackers: Sequence[Fighter], plan: Plan) -> list[Fighter]:
        return [
            b
            for a in attackers
            for b in plan.blocks.get(a.seen.id, ())
            if len(plan.blocks[a.seen.id]) == 1 and self.battle.single[a.seen.id, b.seen.id].dead
        ]

    def _life_gained(self, attackers: Sequence[Fighter], plan: Plan) -> float:
        return sum(0.12 * a.power for a in attackers if "lifelink" in a.facts.skills.flags)

    def answer(self, gone: Sequence[int], dead: Sequence[int] | set[int]) -> float:
        """What the opponent's attack next turn would cost, with these tapped and those dead."""
        back = [b for b in self.back if b.seen.id not in dead]
        if not back:
            return 0.0
        away = {id_ for id_ in gone if not self._vigilant(id_)}
        total = sum(b.power for b in back)
        free = [g for g in self.guards if g.seen.id not in away]
        stopped = _stopped(self.counter, back, free)
        coming = total - stopped
        life = self.board.me.life
        if coming >= life:
            return LOST
        danger = 0.5 if coming * 2 >= life else 0.15
        return coming * self.my_point * danger

    def _vigilant(self, id_: int) -> bool:
        return any(g.seen.id == id_ and "vigilance" in g.facts.skills.flags for g in self.guards)


def _stopped(counter: Battle, back: Sequence[Fighter], free: Sequence[Fighter]) -> int:
    """The damage that the guards could block, each one attacker, the largest first."""
    left = {g.seen.id for g in free}
    stopped = 0
    for b in sorted(back, key=lambda b: (-b.power, b.seen.id)):
        for g in counter.able[b.seen.id]:
            if g.seen.id in left:
                left.discard(g.seen.id)
                stopped += b.power
                break
    return stopped


def choose(war: War, limit: int) -> list[Fighter]:
    """The attackers, no more than `limit`."""
    pool = [a for a in war.able if _useful(a)]
    pool.sort(key=lambda a: (-a.power, a.seen.id))
    if len(pool) > MOST_WEIGHED:
        everyone = war.value(pool)
        if everyone > war.value(()):
            return pool[:limit]
        pool = pool[:MOST_WEIGHED]
    best = pool[:limit]
    found = war.value(best) if best else -1000.0
    if found >= 100.0:
        return best
    grown, value = _grow(war, pool, limit)
    if value > found:
        best, found = grown, value
    best, found = _shrink(war, best, found)
    return best if found > war.value(()) + 0.05 else []


def _useful(a: Fighter) -> bool:
    """Is there a point in its attacking?"""
    return a.power > 0 or any(
        type(trigger.when).__name__ in ("AttacksPattern", "AttacksUnblocked", "DealsDamage")
        for trigger in a.facts.skills.triggers
    )


def _grow(war: War, pool: Sequence[Fighter], limit: int) -> tuple[list[Fighter], float]:
    """One attacker after another while that helps."""
    chosen: list[Fighter] = []
    value = war.value(())
    for a in pool:
        if len(chosen) >= limit:
            break
        more = war.value([*chosen, a])
        if more > value:
            chosen.append(a)
            value = more
    return chosen, value


def _shrink(war: War, chosen: list[Fighter], value: float) -> tuple[list[Fighter], float]:
    """Leave at home whoever attacks to no purpose."""
    for a in sorted(chosen, key=lambda a: (a.power, a.seen.id)):
        fewer = [other for other in chosen if other is not a]
        less = war.value(fewer)
        if less > value:
            chosen, value = fewer, less
    return chosen, value


def tax(board: Board) -> int:
    """The mana that each attacker costs."""
    return sum(facts_of(seen).skills.attack_cost for seen in board.foe.battlefield)


def pays_to_attack(board: Board) -> bool:
    """Is there an attack that costs mana and is worth it?"""
    price = tax(board)
    mana = board.mana()
    if not price or mana < price:
        return False
    able = [Fighter(s, 0) for s in board.mine if not s.tapped and not s.sick]
    able = [a for a in able if "defender" not in a.facts.skills.flags]
    return bool(able and choose(War(board, able), mana // price))


def declare(
    board: Board, options: Sequence[int], places: Sequence[tuple[int, ...]], asked: int
) -> list[tuple[int, int]]:
    """The attack that the seat wants, as pairs of option and place. `asked`: how often it was asked
    for this attack before (an attack that could not be paid for is asked for again).
    """
    mana = board.mana()
    able: list[Fighter] = []
    for id_ in options:
        seen = board.find(id_)
        if seen is not None:
            able.append(Fighter(seen, mana))
    price = tax(board)
    limit = len(able) if not price else mana // price
    limit = max(0, limit - asked * asked)
    chosen = _chosen(board, able, limit) if limit else set()
    place = -1 - board.foe.seat
    return [
        (i, place if place in where else where[0])
        for i, (id_, where) in enumerate(zip(options, places, strict=True))
        if id_ in chosen and where
    ]


def _chosen(board: Board, able: list[Fighter], limit: int) -> set[int]:
    """The ids of the attackers. Of a crowd only the strongest are weighed, and the others do as
    those that are just like them.
    """
    if len(able) <= MOST_FIGHTERS:
        return {a.seen.id for a in choose(War(board, able), limit)}
    weighed = strongest(able)
    chosen = choose(War(board, weighed), limit)
    kinds = {a.facts for a in chosen}
    stay = {a.seen.id for a in weighed} - {a.seen.id for a in chosen}
    alike = [a.seen.id for a in able if a.facts in kinds and a.seen.id not in stay]
    return set(alike[:limit])


def worth_animating(board: Board, power: int, toughness: int) -> bool:
    """Would a fresh attacker of that size get through or survive?"""
    wall = [s for s in board.theirs if not s.tapped]
    return all((s.chars.power or 0) < toughness for s in wall) or not wall
