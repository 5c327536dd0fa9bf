"""Facts of the turn: what happened, counted for a seat in `Game.history`, cleared with the turn.

A fact is written with `g.fact(name, seat, number)`. Those written here:

* `creatures-died`, `permanents-died`: went from the battlefield to a graveyard, by last controller
* `died`: by the id that a permanent had which went to a graveyard
* `destroyed`: by the id of a permanent, what destroyed it (0: the rules)
* `countered`: by the id of a spell, what countered it
* `discarded`: by the id that a card has which was discarded
* `targeted`: by the id of an object, how often it became a target
* `sacrificed-one`: by the id of a permanent that was sacrificed
* `graveyard-cards`: cards put into a graveyard from anywhere, by owner
* `descended`: the permanent cards among them
* `entered:SEAT`: by the id of a permanent that entered under that player's control, its looks then
* `permanents-left`: left the battlefield, by last controller; `nonlands-left`: those among them
  that were no lands
* `creatures-entered`, `lands-entered`, `permanents-entered`: by controller
* `cards-drawn`, `cards-discarded`: by player
* `life-gained`, `life-lost`: points, by player
* `damage-taken`, `combat-damage-taken`: points of damage dealt to the player
* `sacrificed`: permanents, by the player who sacrificed them
* `tokens-created`: by the player under whose control they came
* `counters-put`: by the controller of the permanent

Others are written where they happen: `spells-cast`, `spells-warped` (casting), `attackers-declared`
(combat), `lands-played` (turn). Which object dealt damage to which is kept too; see
`was_damaged_by`.
"""

from __future__ import annotations

from apnap.core.constants import CREATURE
from apnap.core.game import Game
from apnap.core.subtypes import NOT_CREATURE_TYPES

DAMAGED_BY = "damaged-by"
DEALT_AS = "dealt-as:"
COMBAT_DEALER = "combat-dealer:"
EVERY_TYPE = "*"
_BITS = 8  # of a seat in a pair of seats
_SHIFT = 32


def note_damage(g: Game, source: int, recipient: int, amount: int, types: int) -> None:
    """Keep that the source, with these card types, dealt so much damage to the permanent or player
    in this turn."""
    pair = (recipient << _SHIFT) | source
    key = (DAMAGED_BY, pair)
    g.put_item(g.history, key, g.history.get(key, 0) + amount)
    if types != CREATURE:  # most are creatures and nothing else, which needs no entry
        key = (f"{DEALT_AS}{types}", pair)
        g.put_item(g.history, key, g.history.get(key, 0) + amount)


def damage_to(g: Game, recipient: int) -> list[tuple[int, int, int]]:
    """What dealt damage to the permanent or player in this turn, by the id it had then; with which
    card types, and how much."""
    mask = (1 << _SHIFT) - 1
    found: list[tuple[int, int, int]] = []
    plain: dict[int, int] = {}
    for (name, pair), amount in g.history.items():
        if pair >> _SHIFT != recipient:
            continue
        source = pair & mask
        if name == DAMAGED_BY:
            plain[source] = plain.get(source, 0) + amount
        elif name.startswith(DEALT_AS):
            plain[source] = plain.get(source, 0) - amount
            found.append((source, int(name[len(DEALT_AS) :]), amount))
    return [*found, *((source, CREATURE, n) for source, n in plain.items() if n)]


_COLOR_BITS = 5


def looks(types: int, colors: int) -> int:
    """Card types and colors as one number above 0."""
    return (types << _COLOR_BITS | colors) << 1 | 1


def looked(number: int) -> tuple[int, int]:
    """The card types and colors of such a number."""
    return number >> 1 + _COLOR_BITS, (number >> 1) & ((1 << _COLOR_BITS) - 1)


def was_damaged_by(g: Game, recipient: int, source: int) -> bool:
    """Did the source deal damage to the permanent or player (-1 - seat) in this turn? Objects by
    the ids they had then.
    """
    return (DAMAGED_BY, (recipient << _SHIFT) | source) in g.history


def note_dealers(g: Game, dealers: list[tuple[frozenset[str] | None, int, int]]) -> None:
    """Keep which subtypes (None: every creature type) the sources had that dealt combat damage to
    players in this turn, who controlled them, and whom they hurt."""
    for subtypes, dealer, hurt in dealers:
        words = EVERY_TYPE if subtypes is None else ",".join(sorted(subtypes))
        key = (COMBAT_DEALER + words, dealer << _BITS | hurt)
        if key not in g.history:
            g.put_item(g.history, key, 1)


def combat_dealers(g: Game) -> list[tuple[int, int, frozenset[str] | None]]:
    """What was noted by `note_dealers`: controller, player hurt, creature types (None: all)."""
    found: list[tuple[int, int, frozenset[str] | None]] = []
    for name, pair in g.history:
        if name.startswith(COMBAT_DEALER):
            words = name[len(COMBAT_DEALER) :]
            subtypes = None
            if words != EVERY_TYPE:
                subtypes = frozenset(words.split(",")) - NOT_CREATURE_TYPES
            found.append((pair >> _BITS, pair & ((1 << _BITS) - 1), subtypes))
    return found


def count(g: Game, name: str, seat: int = -1) -> int:
    """How often the fact occurred this turn for the seat (-1: for all seats together)."""
    if seat >= 0:
        return g.history.get((name, seat), 0)
    return sum(g.history.get((name, player.seat), 0) for player in g.players)


TARGETED = "targeted"


def note_targets(g: Game, ids: tuple[int, ...]) -> None:
    """These objects became targets, each once more this turn."""
    for id_ in dict.fromkeys(ids):
        if id_ > 0:
            g.put_item(g.history, (TARGETED, id_), g.history.get((TARGETED, id_), 0) + 1)


def targeted(g: Game, id_: int) -> int:
    """How often the object became a target this turn."""
    return g.history.get((TARGETED, id_), 0)
