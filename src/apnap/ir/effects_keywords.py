"""Effects: what one word of the rules says on a card, as proliferate and explore."""

from __future__ import annotations

from typing import Any

from .base import node
from .effects import Effect
from .refs import Ref, This, Who, You


@node
class Proliferate(Effect):
    """The player chooses any number of permanents and players with counters, and gives each another
    counter of each kind that it has."""

    who: Who = You()


@node
class GainLevel(Effect):
    """The Class that the ability is on becomes this level (716.2b)."""

    level: int


@node
class Explore(Effect):
    """The controller of each reveals the top card of their library: a land card goes to the hand;
    else the creature gets a +1/+1 counter, and the card may go to the graveyard."""

    what: Ref


@node
class Connive(Effect):
    """The controller of each draws so many cards and discards as many; the creature gets a +1/+1
    counter for each nonland card discarded."""

    what: Ref
    count: Any = 1


@node
class Amass(Effect):
    """So many +1/+1 counters on an Army of the player's, who first creates a 0/0 one where there is
    none; it becomes of the subtype too."""

    subtype: str
    count: Any = 1
    who: Who = You()


@node
class Exploit(Effect):
    """You may sacrifice a creature; the object has then exploited it."""


@node
class BecomeMarked(Effect):
    """The object, where it is not so yet, becomes what the word says (`monstrous`, `renowned`), and
    `effect` is carried out."""

    word: str
    effect: Effect
    what: Ref = This()


@node
class Discover(Effect):
    """Exile cards from the top of the library until a nonland card of mana value `count` or less;
    cast it free or put it into the hand; the rest goes to the bottom in a random order."""

    count: Any
    who: Who = You()


@node
class BecomeMonarch(Effect):
    who: Who = You()


@node
class RingTempts(Effect):
    """The player gets the emblem of the Ring, or one more of its four abilities, and chooses a
    creature they control, which is their Ring-bearer from then on."""

    who: Who = You()


@node
class Incubate(Effect):
    """The player creates an Incubator token with so many +1/+1 counters, which can transform into a
    0/0 Phyrexian artifact creature."""

    count: Any
    who: Who = You()


@node
class Earthbend(Effect):
    """The land becomes a 0/0 creature with haste that is still a land and gets so many +1/+1
    counters; when it dies or is exiled, it returns to the battlefield tapped."""

    what: Ref
    count: Any = 1


@node
class Suspect(Effect):
    """The creatures become suspected: they have menace and can't block, for as long as they are."""

    what: Ref


@node
class Unsuspect(Effect):
    """The creatures are no longer suspected."""

    what: Ref


@node
class BecomeTime(Effect):
    """It becomes `day` or `night`."""

    time: str


@node
class GainFollowing(Effect):
    """The object gains, until end of turn, the abilities that are printed after the keyword on the
    source (but not that keyword again)."""

    keyword: str
    what: Ref


@node
class Plot(Effect):
    """The cards in exile become plotted: their owners may cast each free on a later turn, as a
    sorcery."""

    what: Ref


@node
class Manifest(Effect):
    """The player puts the cards (`what`; None: so many from the top of their library, one by one)
    onto the battlefield face down; a creature card among them may be turned up for its mana cost.
    `cloak`: they have ward {2} too."""

    count: Any = 1
    who: Who = You()
    what: Ref | None = None
    cloak: bool = False


@node
class ManifestDread(Effect):
    """The player looks at the top two cards of their library, manifests one and puts the other into
    the graveyard."""

    who: Who = You()


@node
class GainSpeed(Effect):
    """The player's speed is one more, four at most."""

    who: Who = You()


@node
class BecomeSaddled(Effect):
    """The permanents are saddled until end of turn, by what was tapped for the ability."""

    what: Ref = This()


@node
class Exert(Effect):
    """You exert the permanents: they don't untap in your next untap step."""

    what: Ref = This()


@node
class Pair(Effect):
    """You pair the creatures, if neither is paired, for as long as both are creatures on the
    battlefield under your control."""

    what: Ref
    other: Ref
