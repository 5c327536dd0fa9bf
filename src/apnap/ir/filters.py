"""Filters: predicates over objects (and, in target words, over players).

A filter looks at one candidate. Characteristics are read as they are at that time (or as last
known).
"""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .refs import Ref, Who, You


class Filter(Node):
    """Does the candidate fit?"""

    __slots__ = ()


@node
class Anything(Filter):
    """Every object, and every player where players are candidates too (what damage is dealt to,
    what a spell targets).
    """


@node
class AllOf(Filter):
    """All parts fit."""

    parts: tuple[Filter, ...]


@node
class AnyOf(Filter):
    """At least one part fits."""

    parts: tuple[Filter, ...]


@node
class Not(Filter):
    """The part does not fit."""

    part: Filter


@node
class HasType(Filter):
    """Card type: `Creature`, `Land`, ... ; `Permanent` for any permanent (card)."""

    type: str


@node
class HasSupertype(Filter):
    """Supertype: `Basic`, `Legendary`, `Snow`, `World`."""

    supertype: str


@node
class HasSubtype(Filter):
    """Subtype: `Goblin`, `Forest`, `Aura`."""

    subtype: str


@node
class HasColor(Filter):
    """Colour by letter: W U B R G."""

    color: str


@node
class Colorless(Filter):
    """No colour."""


@node
class Multicolored(Filter):
    """Two colours or more."""


@node
class Monocolored(Filter):
    """Exactly one colour."""


@node
class Controlled(Filter):
    """Its controller is among the players."""

    by: Who = You()


@node
class Owned(Filter):
    """Its owner is among the players."""

    by: Who = You()


@node
class IsTapped(Filter):
    """Tapped."""


@node
class IsAttacking(Filter):
    """An attacking creature; with `whom`, one that attacks that player."""

    whom: Who | None = None


@node
class IsBlocking(Filter):
    """A blocking creature; with `what`, one that blocks it."""

    what: Ref | None = None


@node
class IsBlocked(Filter):
    """A blocked attacking creature."""


@node
class IsUnblocked(Filter):
    """An unblocked attacking creature: blockers have been declared, and none for it."""


@node
class BlockedBy(Filter):
    """An attacking creature blocked by it."""

    what: Ref


@node
class BandedWith(Filter):
    """An attacking creature in a band with it."""

    what: Ref


@node
class IsToken(Filter):
    """A token."""


@node
class IsCommander(Filter):
    """A player's commander."""


@node
class IsFaceDown(Filter):
    """Face down."""


@node
class IsEnchanted(Filter):
    """An Aura is attached to it."""


@node
class IsEquipped(Filter):
    """An Equipment is attached to it."""


@node
class AttachedToFilter(Filter):
    """Attached to an object that fits."""

    filter: Filter


@node
class Is(Filter):
    """It is among these objects ("enchanted creature", "it")."""

    what: Ref


@node
class Other(Filter):
    """It is not the object that the ability is on."""


@node
class Number(Filter):
    """A number of it compared: `of` is `power`, `toughness`, `mana-value`, `counters:KIND`,
    `damage`, `loyalty`; `op` is one of < <= = >= > !=.
    """

    of: str
    op: str
    amount: Any


@node
class HasKeyword(Filter):
    """Has the keyword ability."""

    keyword: str


@node
class CostHas(Filter):
    """Its mana cost has the symbol (`X`, `W/U` ...)."""

    symbol: str


@node
class HasActivated(Filter):
    """Has an activated ability of the kind: `mana`, `other` (no mana ability) or `tap` (one with
    the tap symbol in its cost)."""

    kind: str


@node
class CanEnchant(Filter):
    """Has enchant with just this quality ("an Aura card with enchant creature")."""

    filter: Filter


@node
class HasCounter(Filter):
    """Has a counter of the kind ("" any)."""

    kind: str = ""


@node
class Named(Filter):
    """Has exactly this name."""

    name: str


@node
class Above(Filter):
    """A card that lies above the object in the same graveyard (`next`: directly above it)."""

    what: Ref
    next: bool = False


@node
class FirstCastThisTurn(Filter):
    """A spell that was the first that its controller cast this turn."""


@node
class NameCastThisTurn(Filter):
    """Has the name of a spell that was cast this turn."""


@node
class SameNameAs(Filter):
    """Shares a name with the object."""

    what: Ref


@node
class SharesWith(Filter):
    """Shares a characteristic with the object: `color`, `type`, `creature-type`, `name`,
    `controller`; of the types only these count, where `among` names some, with blanks between
    ("Permanent": each that a permanent has).
    """

    of: str
    what: Ref
    among: str = ""


@node
class OfChosen(Filter):
    """Is of what was chosen for this object: key `color`, `type` (creature type), `name`,
    `card-type`, `land-type`.
    """

    key: str


@node
class EnteredThisTurn(Filter):
    """Came onto the battlefield this turn."""


@node
class EnteredSince(Filter):
    """Came onto the battlefield since the last turn of the player ended (or in a turn of theirs
    that goes on)."""

    who: Who = You()


@node
class HasTwin(Filter):
    """Another object that fits, in the zones, has the same name."""

    filter: Filter
    zones: tuple[str, ...] = ("battlefield",)


@node
class DamagedThisTurnBy(Filter):
    """Was dealt damage this turn by the object."""

    what: Ref


@node
class FromSet(Filter):
    """Of the set with this code: by the expansion symbol that it carries, or, where the edition
    asks for that, by the set in which its name was first printed.
    """

    code: str


@node
class DealtDamageTo(Filter):
    """Dealt damage this turn to one of these objects or players."""

    to: Node


@node
class Extreme(Filter):
    """Nothing that fits `among` (in the zones) has more (or, with `least`, less) of it: of is
    `power`, `toughness`, `mana-value`.
    """

    of: str
    among: Filter
    least: bool = False
    zones: tuple[str, ...] = ("battlefield",)


@node
class DamagedThisTurn(Filter):
    """Was dealt damage this turn."""


@node
class AttackedThisTurn(Filter):
    """Was declared as an attacker this turn."""


@node
class AttackedLastTurn(Filter):
    """Was declared as an attacker during its controller's last turn."""


@node
class WasKicked(Filter):
    """A spell that was kicked."""


@node
class ControlledSince(Filter):
    """Its controller has controlled it continuously since the turn began."""


@node
class PutThereThisTurn(Filter):
    """A card that was put into the graveyard from the battlefield this turn."""


@node
class IsSaddled(Filter):
    """Saddled this turn."""


@node
class SaddledThisTurn(Filter):
    """A creature that was tapped this turn to saddle the object."""

    what: Ref


@node
class DiscardedThisTurn(Filter):
    """A card that was discarded this turn, and is still where it went then."""


@node
class AttackedThisCombat(Filter):
    """Was declared as an attacker in this combat."""


@node
class BlockedThisTurn(Filter):
    """Blocked this turn, declared so or by an effect (`what`: that attacker)."""

    what: Ref | None = None


@node
class BlockedThisCombat(Filter):
    """Was declared as a blocker in this combat."""


@node
class WasBlockedThisTurn(Filter):
    """Became blocked this turn, by a creature or an effect (`by`: by that creature)."""

    by: Ref | None = None


@node
class IsSpell(Filter):
    """A spell on the stack."""


@node
class IsAbility(Filter):
    """An ability on the stack: kind `activated`, `triggered` or "" for both."""

    kind: str = ""


@node
class OfKeyword(Filter):
    """An ability on the stack that a keyword makes."""

    keyword: str


@node
class FromSource(Filter):
    """An ability on the stack whose source fits (`permanent`: and was on the battlefield)."""

    filter: Filter
    permanent: bool = False


@node
class PlayerOf(Filter):
    """A player (CurrentPlayer in the condition) of whom the condition is true; of a target with
    `once`: was true as it was chosen, and is not asked again on resolution."""

    condition: Node
    once: bool = False


@node
class Targets(Filter):
    """A spell or ability that targets a player or permanent that fits, or (`Anything`, `Is`)
    whatever it is; `only`: that alone, once or more often, and with `Anything` a single target."""

    filter: Filter
    only: bool = False


@node
class IsPlayer(Filter):
    """A player of these (in target words: "target player", "target opponent")."""

    who: Who | None = None


@node
class AnyTarget(Filter):
    """What "any target" (older: "creature or player") reaches; the edition says what that is."""


@node
class IsIn(Filter):
    """An object that is in the zone."""

    zone: str


@node
class IsPermanent(Filter):
    """A permanent, as it is or last was: "a creature" that deals damage is none in a graveyard."""


@node
class CastFrom(Filter):
    """A spell, or what was one, that was cast from the zone ("" from any); with `played` also a
    land that is put onto the battlefield by playing it."""

    zone: str
    played: bool = False


@node
class CanProduce(Filter):
    """Has a mana ability that could add mana of the kind (a letter, or "" any)."""

    mana: str = ""


@node
class SharesWithAny(Filter):
    """Shares a characteristic, as in SharesWith, with another object in the zones that fits."""

    of: str
    filter: Filter
    zones: tuple[str, ...] = ("battlefield",)


@node
class OfCommonColor(Filter):
    """Is of the colour that is the most common among the permanents, or of one that is tied for
    it."""


@node
class CanBear(Filter):
    """The attachment (an Aura, Equipment) could be attached to it; `new`: and is not yet."""

    what: Ref
    new: bool = True


@node
class CanBeAttachedTo(Filter):
    """(An Aura, Equipment) could be attached to the object."""

    to: Ref


@node
class HasAttached(Filter):
    """Something that fits is attached to it."""

    filter: Filter


@node
class HasNoAbilities(Filter):
    """Has no abilities."""


@node
class WentToGraveyard(Filter):
    """As it last was on the battlefield: it went from there to a graveyard this turn. Of a card in
    a graveyard, or that was in one: always."""


@node
class IsModified(Filter):
    """With a counter on it, equipped, or enchanted by an Aura of its controller."""


@node
class IsSuspected(Filter):
    """Suspected (701.60)."""


@node
class IsRingBearer(Filter):
    """The Ring-bearer of one of these players (None: of any)."""

    of: Who | None = None


@node
class IsPaired(Filter):
    """Paired with another creature (soulbond)."""
