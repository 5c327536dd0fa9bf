"""Effects: cards that go from zone to zone, and looking at them."""

from __future__ import annotations

from typing import Any

from .base import node
from .effects import Effect
from .filters import Anything, Filter
from .refs import Ref, This, Who, You


@node
class Draw(Effect):
    """`up_to`: as many as the player chooses, at most the count."""

    count: Any = 1
    who: Who = You()
    up_to: bool = False


@node
class Discard(Effect):
    """The player discards; `count` may be "hand". `chooser` picks (None: the player); `random`:
    nobody does.
    """

    count: Any = 1
    who: Who = You()
    filter: Filter = Anything()
    chooser: Who | None = None
    random: bool = False


@node
class DiscardIt(Effect):
    """The player discards the very cards, as far as they are in that player's hand."""

    what: Ref
    who: Who = You()


@node
class Surveil(Effect):
    """The player looks at the top cards of their library, puts any number into the graveyard and
    the rest back in any order.
    """

    count: Any = 1
    who: Who = You()


@node
class Mill(Effect):
    count: Any = 1
    who: Who = You()


@node
class Scry(Effect):
    """The player looks at the top cards of a library (of `whose`, one player's: fateseal), puts
    any number on the bottom and the rest back, each in any order.
    """

    count: Any = 1
    who: Who = You()
    whose: Who | None = None


@node
class Move(Effect):
    """Objects go to a zone: `hand`, `graveyard`, `exile`, `library` (`position` "top", "bottom",
    "any-order-top", "any-order-bottom", "either" (its owner chooses top or bottom) or a number from
    the top; `order`: who puts them in order,
    None the owner), `battlefield` (under `control`:
    None the owner's, tapped, with counters, attacking), `command`.

    `verb` is the word the printers use: "return", "put", "exile". `link` sets them aside for
    Linked. `until`: a duration after which they come back (present-day "until ~ leaves the
    battlefield"): "source-leaves".
    """

    what: Ref
    to: str
    verb: str = "return"
    position: str = "top"
    control: Who | None = None
    tapped: bool = False
    transformed: bool = False
    attacking: bool = False
    face_down: bool = False
    flipped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    link: str = ""
    until: str = ""
    order: Who | None = None
    attached: Ref | None = None  # an Aura or Equipment enters attached to this


@node
class Destroy(Effect):
    what: Ref
    no_regeneration: bool = False


@node
class Sacrifice(Effect):
    """The player sacrifices so many permanents that fit, of their choice."""

    filter: Filter
    count: Any = 1
    who: Who = You()


@node
class SacrificeIt(Effect):
    """The player (by default the controller of the effect) sacrifices the very object (nothing
    happens where they don't control it).
    """

    what: Ref = This()
    who: Who = You()


@node
class Counter(Effect):
    """Counter the spell or ability; where the card would go to the graveyard it goes to `to`
    instead ("exile", "hand", "library-top", "library-either": on top or on the bottom as you
    choose, "battlefield": under your control), if it fits `only`.
    """

    what: Ref
    to: str = ""
    only: Filter | None = None


@node
class Search(Effect):
    """The player searches a zone (`zones`, of `whose`) for up to `most` cards that fit and puts
    them somewhere; then shuffles if a library was searched.

    A card that goes on a library goes there after the shuffling; with `to` "stay" the cards stay
    where they are, for what follows. The zone `outside` is outside the game. `most` None: all that
    fit, of which those in hidden zones need not be found; with `any_number` none need be.
    `different`: no two with the same name. `rest`: where all other cards of these zones go.
    """

    filter: Filter
    most: Any = 1
    who: Who = You()
    whose: Who = You()
    zones: tuple[str, ...] = ("library",)
    to: str = "hand"
    reveal: bool = True
    tapped: bool = False
    position: str = "top"
    control: Who | None = None
    link: str = ""
    shuffle: bool = True
    least: Any = 0
    each: tuple[Filter, ...] = ()  # one card for each of these, instead of so many of one kind
    any_number: bool = False
    different: bool = False
    rest: str = ""


@node
class Shuffle(Effect):
    who: Who = You()


@node
class ShuffleInto(Effect):
    """The objects are shuffled into their owners' libraries; that of the player `library` is
    shuffled even if nothing goes there."""

    what: Ref
    library: Who | None = None


@node
class Reveal(Effect):
    what: Ref


@node
class RevealHand(Effect):
    who: Who


@node
class LookAt(Effect):
    """The player looks at cards (a hand, the top of a library)."""

    what: Ref
    who: Who = You()


@node
class KeepLooking(Effect):
    """The player may look at the cards, which lie face down, as long as they stay where they
    are."""

    what: Ref
    who: Who = You()


@node
class Dig(Effect):
    """Look at (or reveal) the top `count` cards; put up to/exactly `take` that fit in `to`, the
    rest in `rest` ("bottom-any-order", "bottom-random", "top-any-order", "graveyard", "exile").
    """

    count: Any
    take: Any = 1
    filter: Filter = Anything()
    to: str = "hand"
    rest: str = "bottom-any-order"
    who: Who = You()
    whose: Who = You()
    reveal: bool = False
    optional: bool = False
    reveal_taken: bool = False
    tapped: bool = False
    face_down: bool = False
    link: str = ""  # sets what was taken aside for Linked
    each: tuple[Filter, ...] = ()  # at most one card for each of these


@node
class Reorder(Effect):
    """The player puts the cards of their graveyard in any order, or at random."""

    who: Who = You()
    random: bool = False


@node
class RevealUntil(Effect):
    """Reveal cards from the top until one that fits; put it in `to`, the rest in `rest`
    (as in Dig, or "shuffle": into the library); with `to` "stay" all stay where they are.
    `shown`: the name of a result that keeps all of the cards, where they went."""

    filter: Filter
    to: str = "hand"
    rest: str = "bottom-any-order"
    who: Who = You()
    count: int = 1
    shown: str = ""
