"""Effects: what happens to permanents, and how they come to be."""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .conditions import Condition
from .effects import Effect
from .filters import Filter
from .parts import LayerPart, Part
from .refs import Ref, This, Who, You


@node
class Tap(Effect):
    what: Ref


@node
class Untap(Effect):
    what: Ref


@node
class Regenerate(Effect):
    what: Ref = This()


@node
class PutCounters(Effect):
    """`divided`: among the targets, as divided when they were chosen; `up_to`: as many as the
    player chooses, at most the count; `total`: not more than there are so many then."""

    kind: str
    count: Any
    what: Ref = This()
    divided: bool = False
    up_to: bool = False
    total: int | None = None


@node
class RemoveCounters(Effect):
    """Remove so many ("all": every one) counters of the kind."""

    kind: str
    count: Any
    what: Ref = This()


@node
class RemoveDamage(Effect):
    """All damage marked on it is gone."""

    what: Ref


@node
class MoveCounters(Effect):
    kind: str
    count: Any
    source: Ref
    to: Ref


@node
class PutSameCounters(Effect):
    """For each kind of counter on `source`, as it is or as it last was, as many are put on `to`."""

    source: Ref
    to: Ref


@node
class DoubleCounters(Effect):
    """As many counters of each kind are put on the objects as there are."""

    what: Ref


@node
class CreateTokens(Effect):
    """The player creates tokens with these characteristics (a cards.Face, as a node); with `size`,
    an amount found as they are created is their power and toughness (or, with `toughness`, their
    power, and that is their toughness). `chosen`: they are of the
    colour and creature type chosen for this object. `link` keeps them for Linked. `attach_to`: what
    they enter attached to; where they can't be, none is created."""

    token: Node
    count: Any = 1
    who: Who = You()
    tapped: bool = False
    attacking: bool = False
    size: Any = None
    toughness: Any = None
    chosen: bool = False
    link: str = ""
    attach_to: Ref | None = None


@node
class CreateCopies(Effect):
    """The player creates tokens that are copies of the object, with exceptions."""

    of: Ref
    count: Any = 1
    who: Who = You()
    exceptions: tuple[LayerPart, ...] = ()
    tapped: bool = False
    attacking: Any = False  # or the player that they attack
    link: str = ""


@node
class CreateEmblem(Effect):
    """The player gets an emblem with these abilities (AddAbility parts)."""

    given: tuple[Part, ...]
    who: Who = You()


@node
class Attach(Effect):
    """Attach the first to the second."""

    what: Ref
    to: Ref


@node
class Unattach(Effect):
    what: Ref


@node
class ExchangeCards(Effect):
    """Two cards of one owner in different zones change places; what the first was attached to, the
    second becomes attached to. Nothing happens unless both can go where the other was.
    """

    a: Ref
    b: Ref


@node
class ExchangeZones(Effect):
    """What lies in two of the player's own zones changes places (hand, graveyard, library)."""

    a: str
    b: str
    who: Who = You()


@node
class SplitPiles(Effect):
    """The player `by` separates the cards into two piles, `chooser` picks one, which goes to the
    zone `chosen`, the other to `other`. A pile may be empty, and all stays where it is until then.
    """

    what: Ref
    by: Who
    chooser: Who = You()
    chosen: str = "hand"
    other: str = "graveyard"


@node
class ExchangeControl(Effect):
    a: Ref
    b: Ref


@node
class Own(Effect):
    """The player becomes the owner of the cards, for good (ante games only)."""

    what: Ref
    who: Who = You()


@node
class ExchangeOwnership(Effect):
    """The owners of two cards own each other's from now on; nothing happens unless both are there
    and belong to different players.
    """

    a: Ref
    b: Ref


@node
class SwapControl(Effect):
    """Each of the two players gains control of all that fits that the other controls."""

    filter: Filter
    a: Who
    b: Who
    duration: str = "turn"


@node
class Apply(Effect):
    """A continuous effect on the objects named (fixed now), or on players and rules (`what` None),
    for a duration.

    Durations: `turn` (until end of turn), `combat`, `your-next-turn`, `your-next-end` (of that
    turn), `your-next-upkeep`, `next-untap` (their controllers' next untap step),
    `your-next-untap` (your next untap step), `while-source` (as long as the source is on the
    battlefield), `while-control` (as long as you control the source), `while-tapped` (as long as
    the source stays tapped), `while-control-tapped` (both), `until-left` (until the source leaves
    the battlefield; phased out it has not), `while-yours` (until you lose control of what it
    affects), `forever`. The amounts of the parts, and what was chosen (OfChosen and
    `chosen`, also in granted abilities), are fixed as the effect begins.
    """

    parts: tuple[Part, ...]
    what: Ref | None = None
    duration: str = "turn"
    filter: Filter | None = None  # a set that is not fixed (rules parts only)
    condition: Condition | None = None


@node
class BecomeAs(Effect):
    """The object itself is so from now on, as though it were printed on it: its copiable values
    change (`parts`: types in addition, size, abilities)."""

    parts: tuple[LayerPart, ...]


@node
class Phase(Effect):
    """Phase the objects out."""

    what: Ref


@node
class Flip(Effect):
    """Flip (flip cards)."""

    what: Ref = This()


@node
class Transform(Effect):
    what: Ref = This()


@node
class TurnFace(Effect):
    """Turn face up or face down."""

    what: Ref
    down: bool = False


@node
class RemoveFromCombat(Effect):
    what: Ref


@node
class BlockNow(Effect):
    """The creature blocks the attacker, whatever it could be declared to block (`entering`: it
    came onto the battlefield blocking it).
    """

    what: Ref
    attacker: Ref
    entering: bool = False


@node
class Unblock(Effect):
    """The attackers that the creature was blocking and blocks no more, and that became blocked in
    this combat by nothing but `by`, become unblocked.
    """

    what: Ref
    by: Ref


@node
class BecomeBlocked(Effect):
    """Unblocked attacking creatures become blocked, by nothing."""

    what: Ref
