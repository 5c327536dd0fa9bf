"""What objects are worth, in points: a card is about 1.5, a 2/2 creature about 2.8."""

from __future__ import annotations

from apnap import ir
from apnap.core.views import SeenObject

from .acts import Act, acts_of
from .board import Board
from .facts import Facts, facts_of

CARD = 1.5
LAND = 1.6

# points for a keyword: (fixed, for each point of power)
KEYWORDS: dict[str, tuple[float, float]] = {
    "flying": (0.2, 0.45),
    "first strike": (0.5, 0.1),
    "double strike": (0.5, 0.7),
    "trample": (0.0, 0.15),
    "vigilance": (0.2, 0.1),
    "haste": (0.2, 0.0),
    "deathtouch": (1.2, 0.0),
    "lifelink": (0.2, 0.3),
    "indestructible": (2.0, 0.0),
    "hexproof": (0.7, 0.1),
    "shroud": (0.5, 0.1),
    "shadow": (0.3, 0.4),
    "horsemanship": (0.3, 0.4),
    "fear": (0.1, 0.35),
    "intimidate": (0.1, 0.3),
    "menace": (0.1, 0.2),
    "landwalk": (0.1, 0.15),
    "protection": (0.5, 0.0),
    "bushido": (0.5, 0.0),
    "flanking": (0.3, 0.0),
    "reach": (0.2, 0.0),
    "banding": (0.4, 0.0),
    "defender": (0.0, -0.6),
    "phasing": (-0.5, -0.2),
    "fading": (-0.5, 0.0),
    "cumulative upkeep": (-1.0, 0.0),
}

# points for an act that an activated or triggered ability does again and again
AGAIN: dict[str, float] = {
    "damage": 1.6,
    "destroy": 3.5,
    "exile": 2.5,
    "bounce": 1.2,
    "draw": 1.8,
    "token": 1.8,
    "search": 0.5,
    "tap": 1.0,
    "discard": 1.4,
    "regenerate": 1.2,
    "pump": 0.7,
    "grow": 0.8,
    "gain-life": 0.6,
    "grant": 0.7,
    "counter": 2.0,
    "control": 2.5,
    "lose-life": 0.7,
    "prevent": 0.6,
    "mana": 0.9,
}


def body(facts: Facts, power: int, toughness: int) -> float:
    """The points of a creature's size and keywords."""
    if toughness <= 0:
        return 0.2
    points = 0.6 + 0.75 * power + 0.35 * min(toughness, power + 3)
    for keyword in facts.skills.words:
        known = KEYWORDS.get(keyword)
        if known is not None:
            points += known[0] + known[1] * power
    if facts.skills.evades:
        points += 0.4 * power
    return points


def standing(facts: Facts) -> float:
    """The points of an object's characteristics, whatever the game around it."""
    if facts.worth is None:
        if facts.creature:
            points = body(facts, facts.power, facts.toughness) + _abilities(facts)
        elif facts.land:
            points = LAND + (0.4 if len(set(facts.skills.mana)) > 1 else 0.0)
            points += 0.3 * max(0, facts.skills.mana_count - 1) + 0.4 * _abilities(facts)
        else:
            points = 0.8 + 0.7 * facts.mv
        facts.worth = max(0.1, points)
    return facts.worth


def _abilities(facts: Facts) -> float:
    points = 0.0
    for ability in facts.skills.abilities:
        if isinstance(ability, ir.Activated):
            if ability.zone == "battlefield":
                points += _repeated(acts_of(ability.body), ability.cost)
        elif isinstance(ability, ir.Triggered):
            points += _triggered(ability)
        elif isinstance(ability, ir.Static) and not isinstance(ability.affects, ir.This):
            points += 0.9
    return points


def _repeated(acts: tuple[Act, ...], cost: tuple[ir.Cost, ...]) -> float:
    best = max((AGAIN.get(act.kind, 0.2) for act in acts), default=0.0)
    once = any(isinstance(part, (ir.SacrificeThis, ir.SacrificeCost)) for part in cost)
    return best * (0.4 if once else 1.0)


def _triggered(ability: ir.Triggered) -> float:
    if isinstance(ability.when, ir.Moves) and ability.when.to == "battlefield":
        return 0.0
    points = 0.0
    for act in acts_of(ability.body):
        against = act.on in ("you", "this") and act.kind in ("damage", "lose-life", "bury", "edict")
        points += -0.8 if against else 0.5 * AGAIN.get(act.kind, 0.3) * act.chance
    return points


def worth(seen: SeenObject) -> float:
    """What a permanent is worth to the one who controls it."""
    if seen.face_down:
        return 3.0
    points = standing(facts_of(seen))
    if seen.token:
        points -= 0.2
    for kind, count in seen.counters:
        if kind in ("charge", "fade", "loyalty"):
            points += 0.25 * count
    return points + 0.7 * len(seen.attachments)


def keep_worth(board: Board, seen: SeenObject) -> float:
    """What a card in hand is worth keeping, for discards and what goes back to the library."""
    facts = facts_of(seen)
    lands = board.lands()
    if facts.land:
        in_hand = sum(1 for card in board.me.hand if facts_of(card).land)
        wanted = max(0.0, 5.5 - lands)
        return (0.5 + 0.7 * wanted) / max(1.0, in_hand - 1.0 if wanted > 1 else in_hand)
    points = standing(facts) * 0.5 + 1.0
    late = facts.mv - (lands + 2)
    if late > 0:
        points -= 0.5 * late
    if facts.legendary and any(other.name == seen.name for other in board.me.battlefield):
        points = 0.3
    if facts.has("madness"):
        points -= 1.0
    return points
