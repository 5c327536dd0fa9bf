"""Event patterns: what an ability waits for, or what a replacement effect replaces.

`KINDS` of core.events that a pattern can match are found by triggers.matching; a filter looks at
the event's object.
"""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .filters import Anything, Filter
from .refs import Who, You


class Pattern(Node):
    """Does the event fit?"""

    __slots__ = ()


@node
class Moves(Pattern):
    """An object goes from a zone to a zone ("" any). Enters: to battlefield; dies: battlefield to
    graveyard.
    """

    what: Filter
    origin: str = ""
    to: str = ""
    batch: bool = False  # "one or more": once per batch of simultaneous moves
    cause: Filter | None = None  # only because of a spell or ability that fits
    destroyed: bool = False  # only where it was destroyed
    kept: bool = False  # only where it was not sacrificed
    resolved: bool = False  # only as the last step of resolving


@node
class AttacksPattern(Pattern):
    """A creature that fits is declared as an attacker (`alone`: the only one; `batch`: once per
    declaration, if at least `least` do; `whom`: what is attacked; `first`: for the first time in
    the turn). `walkers`: or a planeswalker that one of `whom` controls. `each_player`: once for
    each player whose creatures attack; `each_attacked`: once for each player that at least `least`
    of them attack.
    """

    what: Filter
    alone: bool = False
    batch: bool = False
    whom: Who | None = None
    least: int = 1
    first: bool = False
    walkers: bool = False
    each_player: bool = False
    each_attacked: bool = False


@node
class BlocksPattern(Pattern):
    """A creature that fits blocks; once for each attacker that fits `attacker`, or once in all
    without it or with `least` ("blocks one or more"); `batch`: once per declaration.
    """

    what: Filter
    attacker: Filter | None = None
    least: int = 0
    batch: bool = False


@node
class BecomesBlocked(Pattern):
    """An attacker that fits becomes blocked; with `blocker`, once for each blocker that fits, or
    once in all with `least` ("blocked by one or more")."""

    what: Filter
    blocker: Filter | None = None
    least: int = 0


@node
class AttacksUnblocked(Pattern):
    """An attacker that fits attacks and is not blocked."""

    what: Filter


@node
class DealsDamage(Pattern):
    """Damage is dealt by a source that fits to an object that fits `to` or a player (IsPlayer
    filters).

    `combat`: True only combat damage, False only other damage, None both. Where one side is
    Anything(), damage of a batch that agrees on the other side is one event with its total: "deals
    damage" happens once for each source, "is dealt damage" once for each recipient. `batch`: once
    for each recipient, whatever the sources; `apart`: once for each source and recipient, even
    where any will do; `least`: so much damage at least.
    """

    source: Filter
    to: Filter = Anything()
    combat: bool | None = None
    batch: bool = False
    apart: bool = False
    least: int = 0


@node
class StepBegins(Pattern):
    """The step or phase begins: `upkeep`, `draw`, `end`, `main1`, `combat` (beginning of combat),
    `end_of_combat` ... in a turn of one of the players (None: any).
    """

    step: str
    whose: Who | None = You()


@node
class CastsSpell(Pattern):
    """A player casts a spell that fits. `nth`: only their n-th spell of the turn, or with
    `overall` the n-th of all players among those that fit. `card`: a card, and no copy of one.
    """

    filter: Filter
    by: Who | None = None
    nth: int = 0
    overall: bool = False
    card: bool = False


@node
class SpellCountered(Pattern):
    """A spell that fits is countered by a spell or ability, or by the rules."""

    what: Filter


@node
class Deed(Pattern):
    """An object that fits does what the word says: `exploit` (a creature), `explore`, `connive`,
    `monstrous` and `renowned` (becomes so), `transform` (into this face), `level-2` (a Class
    becomes it)."""

    what: Filter
    word: str


@node
class CountersSpell(Pattern):
    """A spell or ability that fits counters a spell."""

    by: Filter


@node
class BecomesAttached(Pattern):
    """An attachment that fits becomes attached to an object that fits."""

    what: Filter
    to: Filter


@node
class PlayerDeed(Pattern):
    """A player does what the word says: commits a `crime` (targets an opponent, what one controls,
    or a card in an opponent's graveyard), `exert` (a permanent that fits), `expend-4` (spends
    their fourth mana of a turn; other numbers likewise), is tempted by the
    `ring` (the event's object is the chosen Ring-bearer, if there is one)."""

    who: Who | None
    word: str
    filter: Filter = Anything()


@node
class TimeChanges(Pattern):
    """Day becomes night or night becomes day (`to`: only so)."""

    to: str = ""


@node
class RevealedThisWay(Pattern):
    """A card that fits is revealed because of a static ability of the same object
    (RevealsFirstDraw), to which this one is linked."""

    filter: Filter


@node
class CopiesSpell(Pattern):
    """A player puts a copy of a spell that fits onto the stack."""

    filter: Filter = Anything()
    by: Who | None = None


@node
class ActivatesAbility(Pattern):
    """A player activates an ability of an object that fits (`mana`: also mana abilities;
    `tapping`: one with, or without, the tap symbol in its cost).
    """

    filter: Filter
    by: Who | None = None
    mana: bool = False
    tapping: bool | None = None


@node
class Targeted(Pattern):
    """An object that fits becomes the target of a spell or ability that fits `by` (`first`: for
    the first time this turn)."""

    what: Filter
    by: Filter = Anything()
    first: bool = False


@node
class PlayerTargeted(Pattern):
    """A player becomes the target."""

    who: Who
    by: Filter = Anything()


@node
class TapsForMana(Pattern):
    """An object that fits is tapped for mana (its ability with the tap symbol adds mana) by a
    player; with `chosen`, for mana of the colour chosen under that key.
    """

    what: Filter
    by: Who | None = None
    chosen: str = ""


@node
class BecomesTapped(Pattern):
    """An object that fits becomes tapped."""

    what: Filter


@node
class BecomesUntapped(Pattern):
    """An object that fits becomes untapped."""

    what: Filter


@node
class TurnedFaceUp(Pattern):
    """A permanent that fits is turned face up."""

    what: Filter


@node
class DrawsCard(Pattern):
    """A player draws a card (`nth`: the n-th of the turn)."""

    who: Who | None = None
    nth: int = 0


@node
class DiscardsCard(Pattern):
    """A player discards a card that fits, because of a spell or ability that fits `cause` (None:
    any reason). `batch`: once for all that are discarded at the same time; the number is how many.
    """

    who: Who | None = None
    filter: Filter = Anything()
    cause: Filter | None = None
    batch: bool = False


@node
class GainsLife(Pattern):
    """A player gains life."""

    who: Who | None = None


@node
class LosesLife(Pattern):
    """A player loses life."""

    who: Who | None = None


@node
class SacrificesPattern(Pattern):
    """A player sacrifices a permanent that fits."""

    who: Who | None = None
    filter: Filter = Anything()


@node
class CountersPut(Pattern):
    """Counters of the kind are put on an object that fits: for each of them, or (`together`) once
    for all that are put at the same time."""

    kind: str
    what: Filter
    together: bool = False


@node
class ChapterReached(Pattern):
    """Lore counters on the Saga reach one of these numbers: a chapter ability (714.2). Several
    numbers are as many abilities."""

    numbers: tuple[int, ...]


@node
class LastCounterRemoved(Pattern):
    """The last counter of the kind is removed from an object that fits."""

    kind: str
    what: Filter


@node
class CountersRemoved(Pattern):
    """A counter of the kind is removed from an object that fits: once for each counter."""

    kind: str
    what: Filter


@node
class PhasesPattern(Pattern):
    """A permanent that fits phases in (or `out`)."""

    what: Filter
    out: bool = False


@node
class FlipsPattern(Pattern):
    """A player wins (or loses) a coin flip."""

    who: Who | None = None
    won: bool = True


@node
class ClashesPattern(Pattern):
    """A player clashes; with `won`, and wins."""

    who: Who | None = None
    won: bool = False


@node
class PlanarPattern(Pattern):
    """Of planes: `chaos` ensues; the player planeswalks `to` this plane, or `away` from it; the
    planeswalker `symbol` was rolled. Of phenomena: the player `encounter`s this one.
    """

    what: str


@node
class OnlyWhile(Pattern):
    """The event happens while the condition is true (asked as it happens, of the event too)."""

    when: Pattern
    condition: Node


@node
class PlaysLand(Pattern):
    """A player plays a land."""

    who: Who | None = None
    filter: Filter = Anything()


@node
class ControlLost(Pattern):
    """A player loses control of an object that fits (by leaving the battlefield or by an
    effect).
    """

    what: Filter


@node
class StateIs(Pattern):
    """A state trigger: fires when the condition is true, not again while the ability is on the
    stack.
    """

    condition: Node


@node
class CycledPattern(Pattern):
    """A player cycles a card that fits."""

    who: Who | None = None
    filter: Filter = Anything()


@node
class RegeneratedPattern(Pattern):
    """An object that fits regenerates. `this_way`: by a shield that the same effect made."""

    what: Filter
    this_way: bool = False


@node
class Shuffles(Pattern):
    """A player shuffles a library (`caused`: because a spell or ability says so)."""

    who: Who | None = None
    caused: bool = False


@node
class EitherOf(Pattern):
    """Any of the patterns ("attacks or blocks"); one event fits at most once."""

    parts: tuple[Pattern, ...]


# ------------------------------------------------ patterns that only replacement effects use


@node
class WouldDraw(Pattern):
    """A player would draw a card."""

    who: Who = You()


@node
class WouldGainLife(Pattern):
    """A player would gain life."""

    who: Who = You()


@node
class WouldLose(Pattern):
    """A player would lose the game (for having 0 life, say)."""

    who: Who = You()


@node
class WouldBeDealt(Pattern):
    """Damage would be dealt by a source that fits to an object or player that fits (`least`,
    `most`: so much of it).
    """

    source: Filter = Anything()
    to: Filter = Anything()
    combat: bool | None = None
    least: Any = 0
    most: Any = None


@node
class WouldMove(Pattern):
    """An object that fits would go from a zone to a zone."""

    what: Filter
    origin: str = ""
    to: str = ""


@node
class WouldBeDestroyed(Pattern):
    """A permanent that fits would be destroyed."""

    what: Filter


@node
class WouldPutCounters(Pattern):
    """Counters would be put on a permanent or player that fits, not on a card elsewhere
    (`by_effect`: by an effect, not as a cost or by the rules)."""

    what: Filter
    kind: str = ""
    by_effect: bool = False


@node
class WouldBeginStep(Pattern):
    """A player's step, phase or turn (`turn`) would begin."""

    step: str
    who: Who = You()


@node
class WouldDiscard(Pattern):
    """A player would discard a card that fits, because of a spell or ability that fits `cause`
    (None: any reason).
    """

    who: Who = You()
    filter: Filter = Anything()
    cause: Filter | None = None


@node
class WouldCreateTokens(Pattern):
    """Tokens would be created under the control of a player (`by_effect`: by an effect, not as a
    cost)."""

    who: Who = You()
    by_effect: bool = False


@node
class WouldTapForMana(Pattern):
    """An object that fits, tapped for mana (by one of these players), would produce mana."""

    what: Filter
    by: Who | None = None
