"""The facts of the turn that the IR may ask for, by name.

`Game.fact(name, seat)` counts a fact of a player where it happens (most are written by actions);
TurnFact and Happened read it. The table is emptied as a turn begins. Two facts belong to
objects: which object dealt damage to which (actions.facts), and which creatures were declared as
attackers.
"""

from __future__ import annotations

from apnap.actions import facts
from apnap.core import constants as c
from apnap.core import daytime
from apnap.core.game import Game
from apnap.core.objects import StackInfo

FACTS: dict[str, str] = {
    "attackers-declared": "creatures that the player declared as attackers, each once",
    "combat-phases": "combat phases that began in the player's turn",
    "cards-discarded": "cards that the player discarded",
    "cards-drawn": "cards that the player drew",
    "combat-damage-taken": "points of combat damage dealt to the player",
    "counters-put": "counters put on permanents of the player",
    "crimes": "crimes that the player committed",
    "creatures-died": "creatures that the player controlled and that died",
    "creatures-entered": "creatures that came under the player's control as they entered",
    "damage-taken": "points of damage dealt to the player",
    "descended": "permanent cards that were put into the player's graveyard",
    "lands-entered": "lands that came under the player's control as they entered",
    "lands-played": "lands that the player played",
    "libraries-searched": "searches of their own library by the player",
    "graveyard-cards": "cards that were put into the player's graveyard",
    "life-gained": "points of life that the player gained",
    "life-lost": "points of life that the player lost",
    "permanents-died": "permanents of the player that went to a graveyard",
    "permanents-entered": "permanents that came under the player's control as they entered",
    "permanents-left": "permanents of the player that left the battlefield",
    "nonlands-left": "nonland permanents of the player that left the battlefield",
    "sacrificed": "permanents that the player sacrificed",
    "mana-spent": "mana that the player spent",
    "other-spells-cast": "spells that the player cast, but for the source itself",
    "spells-cast": "spells that the player cast",
    "spells-cast-before": "spells that the player cast in the turn before this one",
    "spells-warped": "spells that the player cast for their warp cost",
    "tokens-created": "tokens that came under the player's control",
}
"""Each fact of a player, and what it counts."""

SPELLS, BEFORE, OTHER_SPELLS = "spells-cast", "spells-cast-before", "other-spells-cast"
ATTACKED = "attacked"
BLOCKED = "blocked"
_SHIFT = 32


def note_attackers(g: Game, ids: list[int]) -> None:
    """These creatures were declared as attackers this turn."""
    keys = [(ATTACKED, id_) for id_ in ids]
    g.put_items(g.history, keys, [g.history.get(key, 0) + 1 for key in keys])


def attacks(g: Game, id_: int) -> int:
    """How often the creature was declared as an attacker this turn."""
    return g.history.get((ATTACKED, id_), 0)


def attacked(g: Game, id_: int) -> bool:
    """Was the creature declared as an attacker this turn?"""
    return (ATTACKED, id_) in g.history


OVER = "turn-over"
"""Whose turn the one before was."""

LAST = "last:"
"""Before the name of what is known of a player's last turn when it is over."""
KEPT = ("spells-cast", "permanents-entered", "tokens-created")
"""The facts of a player that are known of their last turn too."""


def new_turn(g: Game, over: list[int]) -> None:
    """The facts of the turn go; of the turn of those whose turn is over some are kept until their
    next one is: the creatures that were declared as attackers, and facts of their own. Of everybody
    it is kept what they cast in the turn before."""
    kept: list[tuple[tuple[str, int], int]] = []
    for (name, number), amount in g.history.items():
        if name == ATTACKED and over:
            kept += [((LAST + ATTACKED, (seat << _SHIFT) | number), amount) for seat in over]
        elif name in KEPT and number in over:
            kept.append(((LAST + name, number), amount))
        elif name.startswith(LAST):
            seat = number >> _SHIFT if name == LAST + ATTACKED else number
            if seat not in over:
                kept.append(((name, number), amount))
    kept += [((BEFORE, n), times) for (name, n), times in g.history.items() if name == SPELLS]
    kept += [((OVER, seat), 1) for seat in over]
    for key in list(g.history):
        if key != daytime.KEY:
            g.delete_item(g.history, key)
    if kept:
        g.put_items(g.history, [key for key, _ in kept], [amount for _, amount in kept])
    g.touch(c.A_HISTORY)


def spells_of_the_turn_before(g: Game) -> int:
    """How many spells the player whose turn the one before was cast in it; -1 where there was no
    turn before."""
    seats = [seat for name, seat in g.history if name == OVER]
    return max([g.history.get((BEFORE, seat), 0) for seat in seats], default=-1)


def attacked_last_turn(g: Game, id_: int, seat: int) -> bool:
    """Was the creature declared as an attacker in the last turn of the player that is over?"""
    return (LAST + ATTACKED, (seat << _SHIFT) | id_) in g.history


def note_blocks(g: Game, by_blocker: dict[int, list[int]]) -> None:
    """These creatures blocked these attackers this turn; under 0 the attackers that an effect
    made blocked by no creature."""
    keys = [(BLOCKED, (a << _SHIFT) | b) for b, attackers in by_blocker.items() for a in attackers]
    if keys:
        g.put_items(g.history, keys, [1] * len(keys))


def blocks(g: Game) -> list[tuple[int, int]]:
    """The pairs of attacker and blocker of this turn; a blocker 0 is no creature but an effect."""
    mask = (1 << _SHIFT) - 1
    return [(pair >> _SHIFT, pair & mask) for name, pair in g.history if name == BLOCKED]


def damaged_by(g: Game, recipient: int, source: int) -> bool:
    """Did the source deal damage to the object or player (-1 - seat) this turn?"""
    return facts.was_damaged_by(g, recipient, source)


def damaged(g: Game, recipient: int) -> bool:
    """Was damage dealt to the object, or to the player (-1 - seat), this turn?"""
    if recipient < 0:
        return g.history.get(("damage-taken", -1 - recipient), 0) > 0
    return any(name == facts.DAMAGED_BY and pair >> 32 == recipient for name, pair in g.history)


SADDLED = "saddled"
SADDLER = "saddler"


def note_saddled(g: Game, mount: int, by: tuple[int, ...]) -> None:
    """The permanent was saddled this turn, by these creatures."""
    keys = [(SADDLED, mount), *((SADDLER, (mount << _SHIFT) | id_) for id_ in by)]
    g.put_items(g.history, keys, [1] * len(keys))


def saddled(g: Game, mount: int) -> bool:
    """Was it saddled this turn?"""
    return (SADDLED, mount) in g.history


def saddled_by(g: Game, mount: int, by: int) -> bool:
    """Was the creature tapped this turn to saddle the permanent?"""
    return (SADDLER, (mount << _SHIFT) | by) in g.history


RESOLVED = "resolved:"
ACTIVATED = "activated:"


def note_ability(g: Game, word: str, source: int, ability: object) -> None:
    """Count a resolution (or activation) of an ability of the object in this turn."""
    key = (word + str(place_of(g, source, ability)), source)
    g.put_item(g.history, key, g.history.get(key, 0) + 1)


def times(g: Game, word: str, source: int, ability: object) -> int:
    """What `note_ability` counted."""
    return g.history.get((word + str(place_of(g, source, ability)), source), 0)


def place_of(g: Game, source: int, ability: object) -> int:
    """The place of the ability among those of the object; -1 if it has it no more."""
    found = g.behavior(g.get(source)).all
    return next((i for i, one in enumerate(found) if one == ability), -1)


def times_paid(info: StackInfo | None, key: str) -> int:
    """How often an optional or alternative cost of this key was paid; numbered ones (`kicker-2`)
    and repeated ones (`multikicker`) count for `kicker` too."""
    if info is None:
        return 0
    total = 0
    for name, times in info.paid:
        if name == key or name == f"multi{key}" or _numbered(name, key):
            total += times
    if not total and info.way == key:
        return 1
    return total


def _numbered(name: str, key: str) -> bool:
    return name.startswith(key + "-") and name[len(key) + 1 :].isdigit()
