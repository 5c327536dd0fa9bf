"""Effects: what a resolving spell or ability does, action by action.

An action that others refer to ("if you do", "that many", "the sacrificed creature") stands inside
a `Let` with a name; `Did`, `ResultAmount` and `Result` read it. Where a field says Any it takes an
Amount or an integer.
"""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .conditions import Condition
from .costs import Cost
from .events import Pattern
from .filters import Anything, Filter
from .mana import ManaCost
from .parts import LayerPart, Part
from .values import Ref, This, Who, You


class Effect(Node):
    """One action, or a way of putting actions together."""

    __slots__ = ()


# ------------------------------------------------ putting together


@node
class Do(Effect):
    """One after another."""

    steps: tuple[Effect, ...]


@node
class AtOnce(Effect):
    """All at the same time, as one batch ("4 damage to any target and 2 damage to you")."""

    steps: tuple[Effect, ...]


@node
class May(Effect):
    """The player may do it; `otherwise` happens if not (or if it can't be started)."""

    effect: Effect
    who: Who = You()
    otherwise: Effect | None = None


@node
class If(Effect):
    """If the condition is true when this is reached."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@node
class Let(Effect):
    """Do it and keep its result (done or not, how many, which objects) under the name."""

    name: str
    effect: Effect


@node
class PayOr(Effect):
    """The player may pay the cost; `paid` happens if so, `unpaid` if not. "Unless they pay": only
    `unpaid`.
    """

    cost: tuple[Cost, ...]
    who: Who = You()
    paid: Effect | None = None
    unpaid: Effect | None = None
    asked: str = "unless"  # "unless" or "may", the form of words


@node
class ForEach(Effect):
    """For each of the objects (fixed at the start), with `Current` naming it."""

    what: Ref
    effect: Effect


@node
class ForEachPlayer(Effect):
    """For each of the players in APNAP order, with `CurrentPlayer` naming them.

    `together`: all choose first, then everything happens at the same time (the usual "each player
    ...").
    """

    who: Who
    effect: Effect
    together: bool = True


@node
class Process(Effect):
    """Do it, and do it again as often as RepeatProcess was carried out in it."""

    effect: Effect


@node
class RepeatProcess(Effect):
    """ "Repeat this process": what is around it is done once more."""


@node
class Repeat(Effect):
    """So many times."""

    count: Any
    effect: Effect


@node
class ChooseMode(Effect):
    """Modes chosen by a player while the effect is carried out (not while casting)."""

    modes: tuple[Effect, ...]
    who: Who = You()
    count: int = 1


@node
class FlipCoin(Effect):
    """The player flips a coin and calls it; `won`/`lost` follow. `called` False: nobody calls, wins
    or loses, and `won` follows heads, `lost` tails.
    """

    won: Effect | None = None
    lost: Effect | None = None
    who: Who = You()
    count: Any = 1
    called: bool = True


@node
class RollDie(Effect):
    """The player rolls a die; the number is the result (Let, ResultAmount)."""

    sides: int = 6
    who: Who = You()


@node
class Clash(Effect):
    """The player and an opponent of their choice clash: each reveals the top card of their library
    and may put it on the bottom; `won` follows where the player's card has the greater mana
    value, `lost` where not."""

    won: Effect | None = None
    who: Who = You()
    lost: Effect | None = None


# ------------------------------------------------ damage and life


@node
class Damage(Effect):
    """The source deals damage to each of the objects and players named (Refs and Whos)."""

    amount: Any
    to: tuple[Node, ...]
    source: Ref = This()
    unpreventable: bool = False
    divided: bool = False  # among the targets, as divided when they were chosen


@node
class GainLife(Effect):
    amount: Any
    who: Who = You()


@node
class LoseLife(Effect):
    amount: Any
    who: Who = You()


@node
class SetLife(Effect):
    """The life total becomes this: the difference is gained or lost."""

    amount: Any
    who: Who = You()


@node
class ExchangeLife(Effect):
    """Two players exchange life totals."""

    a: Who
    b: Who


@node
class GivePoison(Effect):
    amount: Any
    who: Who = You()


@node
class GetEnergy(Effect):
    """The player gets so many energy counters."""

    count: Any = 1
    who: Who = You()


@node
class Proliferate(Effect):
    """The player chooses any number of permanents and players with counters, and gives each another
    counter of each kind that it has."""

    who: Who = You()


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
class Fight(Effect):
    """Each deals damage equal to its power to the other."""

    a: Ref
    b: Ref


@node
class PreventDamage(Effect):
    """A prevention shield with a duration.

    `amount` None prevents all. `to`: Refs and Whos protected, or a filter in `to_filter` (re-read
    each time); `source`: filter of sources; `chosen_source`: its controller chooses one source
    now; `next_only`: the next event only; `combat` as in WouldBeDealt; `then`: happens for damage
    prevented.
    """

    amount: Any = None
    to: tuple[Node, ...] = ()
    to_filter: Filter | None = None
    source: Filter = Anything()
    source_ref: Ref | None = None
    chosen_source: bool = False
    next_only: bool = False
    combat: bool | None = None
    duration: str = "turn"
    then: Effect | None = None
    divided: bool = False  # among the targets, as divided when they were chosen


@node
class RedirectDamage(Effect):
    """Damage (the next `amount`; None all) that would be dealt to `to` this turn is dealt to
    `instead`.
    """

    to: tuple[Node, ...]
    instead: Node
    amount: Any = None
    chosen_source: bool = False
    next_only: bool = False
    source: Filter = Anything()
    duration: str = "turn"


# ------------------------------------------------ cards and zones


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
    "any-order-top", "any-order-bottom" or a number from the top), `battlefield` (under `control`:
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
    counters: tuple[tuple[str, int], ...] = ()
    link: str = ""
    until: str = ""
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
    instead ("exile", "hand", "library-top").
    """

    what: Ref
    to: str = ""


@node
class Search(Effect):
    """The player searches a zone (`zones`, of `whose`) for up to `most` cards that fit and puts
    them somewhere; then shuffles if a library was searched.

    A card that goes on a library goes there after the shuffling. The zone `outside` is outside the
    game. `most` None: any number.
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


@node
class Shuffle(Effect):
    who: Who = You()


@node
class ShuffleInto(Effect):
    """The objects are shuffled into their owners' libraries."""

    what: Ref


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


# ------------------------------------------------ permanents


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
class CreateTokens(Effect):
    """The player creates tokens with these characteristics (a cards.Face, as a node); with `size`,
    an amount found as they are created is their power and toughness."""

    token: Node
    count: Any = 1
    who: Who = You()
    tapped: bool = False
    attacking: bool = False
    size: Any = None


@node
class CreateCopies(Effect):
    """The player creates tokens that are copies of the object, with exceptions."""

    of: Ref
    count: Any = 1
    who: Who = You()
    exceptions: tuple[LayerPart, ...] = ()
    tapped: bool = False
    attacking: Any = False  # or the player that they attack


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
class Apply(Effect):
    """A continuous effect on the objects named (fixed now), or on players and rules (`what` None),
    for a duration.

    Durations: `turn` (until end of turn), `combat`, `your-next-turn`, `your-next-end` (of that
    turn), `your-next-upkeep`, `next-untap` (their controllers' next untap step), `while-source` (as
    long as the source is on the battlefield), `while-control` (as long as you control the source),
    `while-tapped` (as long as the source stays tapped), `while-control-tapped` (both),
    `while-yours` (until you lose control of what it affects), `forever`. The amounts of the parts,
    and what was chosen (OfChosen and `chosen`, also in granted abilities), are fixed as the effect
    begins.
    """

    parts: tuple[Part, ...]
    what: Ref | None = None
    duration: str = "turn"
    filter: Filter | None = None  # a set that is not fixed (rules parts only)
    condition: Condition | None = None


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
class BecomeBlocked(Effect):
    """Unblocked attacking creatures become blocked, by nothing."""

    what: Ref


# ------------------------------------------------ spells and abilities


@node
class CopySpell(Effect):
    """Copy the spell or ability on the stack, with exceptions; `retarget`: new targets may be
    chosen."""

    what: Ref
    count: Any = 1
    retarget: bool = True
    who: Who = You()
    exceptions: tuple[LayerPart, ...] = ()


@node
class ChangeTargets(Effect):
    """Choose new targets (`single`: change the one target; `to`: to this object)."""

    what: Ref
    who: Who = You()
    single: bool = False
    to: Ref | None = None


@node
class CastCard(Effect):
    """The player may (`optional`) cast the card now: without paying its mana cost (`free`), and
    with the keyword `way` of the card (madness: for the keyword's cost).
    """

    what: Ref
    who: Who = You()
    free: bool = True
    optional: bool = True
    way: str = ""


@node
class AddMana(Effect):
    """Add mana. `mana`: the fixed mana, or several alternatives of which one is chosen;
    `any_color`: that many of any one colour; `combination`: that many in any combination of these
    letters; `only`: what it may be spent on.
    """

    mana: tuple[ManaCost, ...] = ()
    who: Who = You()
    count: Any = 1
    any_color: bool = False
    combination: str = ""
    produced_by: Ref | None = None  # any kind that these could produce
    chosen: str = ""  # the colour chosen under this key
    event: bool = False  # of the kind that the event's object produced
    only: Filter | None = None


@node
class LoseMana(Effect):
    """The player loses all unspent mana."""

    who: Who = You()


@node
class Instead(Effect):
    """A replacement effect that begins now: `replacement` is a Replacement node; references in it
    are this ability's. `once`: it ends when it has been applied ("the next time ...").
    """

    replacement: Node
    duration: str = "turn"
    once: bool = False


@node
class Delay(Effect):
    """A delayed triggered ability. `once` (default) or for the rest of the turn. References to
    targets, results, costs and the event are this ability's, as they are now.
    """

    when: Pattern
    effect: Effect
    once: bool = True
    duration: str = ""  # "" until it has triggered, "turn"
    condition: Condition | None = None


@node
class When(Effect):
    """A reflexive triggered ability ("when you do"): triggers if the action of that name was
    done.
    """

    name: str
    body: Node


# ------------------------------------------------ choices that stay with the object


@node
class ChooseValue(Effect):
    """Choose a value and keep it for the object under the key: what is `color`, `colors` (one or
    several, as letters), `creature-type`, `card-name`, `card-type`, `land-type`, `basic-land-type`,
    `player`, `opponent`, `number`, `odd-even`.
    """

    what: str
    key: str
    who: Who = You()
    secret: bool = False
    least: int = 0
    most: int | None = None
    limits: Filter = Anything()


@node
class ChooseObject(Effect):
    """Choose objects and keep them for Linked/Result under the key."""

    choice: Ref
    key: str


@node
class SetAside(Effect):
    """Keep the objects `what` for the object `of`, where its abilities find them with Linked."""

    what: Ref
    key: str
    of: Ref = This()


# ------------------------------------------------ turns and the game


@node
class ExtraTurn(Effect):
    who: Who = You()


@node
class ExtraStep(Effect):
    """An additional step of that name, directly after the present one, or after the next one named
    `after` in this turn.
    """

    step: str
    after: str = ""
    who: Who = You()


@node
class ExtraPhase(Effect):
    """Additional phases after this one (`combat`, `main`), in order."""

    phases: tuple[str, ...]


@node
class SkipNext(Effect):
    """The player skips the next turn, or step or phase, of theirs."""

    step: str
    who: Who = You()


@node
class PlaySubgame(Effect):
    """The players play a game within the game, with their libraries as decks."""


@node
class Planeswalk(Effect):
    """You planeswalk, as the planar controller."""


@node
class EndTurn(Effect):
    """The turn ends (2009 style)."""


@node
class WinGame(Effect):
    who: Who = You()


@node
class LoseGame(Effect):
    who: Who = You()


@node
class DrawGame(Effect):
    """The game is a draw."""


@node
class ControlTurn(Effect):
    """You control that player during their next turn."""

    who: Who


@node
class Nothing(Effect):
    """Does nothing (printed text that has no effect in the game)."""
