"""How creatures fare against each other in combat."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.core.views import SeenObject

from .board import Board
from .facts import Facts, facts_of
from .fit import protected
from .gains import left
from .worth import worth


class Fighter:
    """A creature as combat sees it. `left`: how much damage kills it; `saved`: it would be
    regenerated or cannot be destroyed.
    """

    __slots__ = (
        "deadly",
        "facts",
        "first",
        "left",
        "power",
        "saved",
        "seen",
        "twice",
        "value",
    )

    def __init__(self, seen: SeenObject, mana: int = 0, power: int = 0, toughness: int = 0) -> None:
        facts = facts_of(seen)
        skills = facts.skills
        self.seen = seen
        self.facts: Facts = facts
        self.power = max(0, (seen.chars.power or 0) + power)
        self.left = left(seen) + toughness
        self.first = "first strike" in skills.flags
        self.twice = "double strike" in skills.flags
        self.deadly = "deathtouch" in skills.flags
        self.saved = "indestructible" in skills.flags or 0 <= skills.regenerates <= mana
        self.value = worth(seen)


class Clash:
    """What comes of one attacker and its blockers: who dies, and what tramples over."""

    __slots__ = ("attacker_dies", "dead", "gain", "through")

    def __init__(self, attacker_dies: bool, dead: list[Fighter], through: int) -> None:
        self.attacker_dies = attacker_dies
        self.dead = dead
        self.through = through
        self.gain = sum(fighter.value for fighter in dead)  # filled up by clash()


def harm(a: Fighter, b: Fighter) -> int:
    """How much damage `a` deals to `b` at once."""
    if b.facts.skills.protections and protected(b.seen, a.seen):
        return 0
    return a.power


def clash(a: Fighter, blockers: Sequence[Fighter]) -> Clash:
    """The fight of an attacker with its blockers. `gain` is the attacker's side's."""
    size = _bonus(a)
    power, life = a.power + size, a.left + size
    dealt: list[Fighter] = []
    hits = (a.first or a.twice, a.twice or not a.first)
    alive = list(blockers)
    taken = 0
    wounds: dict[int, int] = {}
    over = 0
    deadly_hit = False
    for strike in (0, 1):
        if taken and (taken >= life or deadly_hit):
            break
        dying: list[Fighter] = []
        if hits[strike]:
            over += _deal(a, power, alive, wounds, dying)
        for b in alive:
            if (b.first or b.twice) if strike == 0 else (b.twice or not b.first):
                number = harm(b, a) + (_bonus(b) - _flanked(a, b) if harm(b, a) else 0)
                taken += max(0, number)
                deadly_hit = deadly_hit or (number > 0 and b.deadly)
        alive = [b for b in alive if b not in dying]
        dealt += dying
    dies = (taken >= life or deadly_hit) and not a.saved
    result = Clash(
        dies, [b for b in dealt if not b.saved], over if "trample" in a.facts.skills.flags else 0
    )
    if dies:
        result.gain -= a.value
    return result


def _deal(
    a: Fighter, power: int, alive: list[Fighter], wounds: dict[int, int], dying: list[Fighter]
) -> int:
    """Deal damage to the blockers, the dearest that dies first; what is left over."""
    for b in sorted(alive, key=lambda b: (b.saved, -b.value)):
        if power <= 0:
            return 0
        if not harm(a, b):
            continue
        need = b.left + _bonus(b) - _flanked(a, b) - wounds.get(b.seen.id, 0)
        need = 1 if a.deadly and need > 0 else max(0, need)
        if need <= power:
            dying.append(b)
            power -= need
        wounds[b.seen.id] = wounds.get(b.seen.id, 0) + min(need, power)
    return power if len(dying) == len(alive) else 0


def _bonus(fighter: Fighter) -> int:
    """Bushido."""
    if "bushido" not in fighter.facts.skills.flags:
        return 0
    for ability in fighter.facts.skills.abilities:
        if getattr(ability, "name", "") == "bushido" and isinstance(ability.n, int):
            number: int = ability.n
            return number
    return 1


def _flanked(a: Fighter, b: Fighter) -> int:
    flags = a.facts.skills.flags
    return 1 if "flanking" in flags and "flanking" not in b.facts.skills.flags else 0


# ------------------------------------------------ who can block whom


def can_block(b: Fighter, a: Fighter, board: Board) -> bool:
    """Could the creature block the attacker, as far as its own text tells?"""
    ours, theirs = b.facts, a.facts
    flags, held = theirs.skills.flags, ours.skills.flags
    if theirs.skills.evades:
        return False
    if "flying" in flags and not ("flying" in held or "reach" in held):
        return False
    if ("shadow" in flags) != ("shadow" in held):
        return False
    if "horsemanship" in flags and "horsemanship" not in held:
        return False
    if "fear" in flags and not (ours.artifact or ours.colors & 4):
        return False
    if "intimidate" in flags and not (ours.artifact or ours.colors & theirs.colors):
        return False
    if theirs.skills.protections and protected(a.seen, b.seen):
        return False
    return not theirs.skills.landwalks or not _walks(theirs, b.seen.controller, board)


def _walks(facts: Facts, defender: int, board: Board) -> bool:
    lands = [s for s in board.view.players[defender].battlefield if facts_of(s).land]
    return any(kind in s.chars.subtypes for s in lands for kind in facts.skills.landwalks)
