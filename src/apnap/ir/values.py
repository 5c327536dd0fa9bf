"""Amounts: numbers that are found when they are needed."""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .refs import Ref, This, Who, You


class Amount(Node):
    """A number that is found when it is needed. Where a field says Amount, a plain integer is one
    too.
    """

    __slots__ = ()


@node
class X(Amount):
    """The X chosen for the spell or ability (for a permanent: 0 unless its enter effects ask)."""


@node
class Count(Amount):
    """How many objects match, in the zones named."""

    filter: Node
    zones: tuple[str, ...] = ("battlefield",)


@node
class CountOf(Amount):
    """How many objects the reference names."""

    what: Ref


@node
class CardsIn(Amount):
    """How many cards are in a player's hand, graveyard or library (`zone`)."""

    who: Who
    zone: str = "hand"


@node
class LifeOf(Amount):
    """A player's life total."""

    who: Who = You()


@node
class UnspentMana(Amount):
    """How much mana is in a player's pool."""

    who: Who = You()


@node
class PlayerCount(Amount):
    """How many players the reference names."""

    who: Who


@node
class PowerOf(Amount):
    """Power, or last known power."""

    what: Ref = This()


@node
class ToughnessOf(Amount):
    """Toughness, or last known toughness."""

    what: Ref = This()


@node
class ManaValueOf(Amount):
    """Mana value (converted mana cost)."""

    what: Ref = This()


@node
class CountersOn(Amount):
    """How many counters of the kind ("" for all kinds) the object has or last had."""

    kind: str
    what: Ref = This()


@node
class DamageOn(Amount):
    """Damage marked on the object."""

    what: Ref = This()


@node
class DamageTaken(Amount):
    """How much damage was dealt to the object this turn, by sources that fit `source` (None: by
    all) with the card types that they had as they dealt it."""

    what: Ref = This()
    source: Node | None = None


@node
class EventAmount(Amount):
    """ "That much", "that many": the number of the triggering or replaced event. `whole`: of damage
    that is prevented, what would be dealt, whether or not it can be prevented."""

    whole: bool = False


@node
class ResultAmount(Amount):
    """The number that an earlier action named by Let dealt, gained, paid, drew ..."""

    name: str


@node
class RemovedCount(ResultAmount):
    """How many counters of the kind an earlier action named by Let removed."""

    name: str
    kind: str = ""


@node
class CostCount(Amount):
    """How many objects or counters a cost of this ability was paid with: a role of CostObject, or
    `removed` counters (of a kind)."""

    role: str = "removed"
    kind: str = ""


@node
class TimesKicked(Amount):
    """How many times the spell, or the spell that the permanent was, was kicked."""

    what: Ref = This()


@node
class TimesPaid(Amount):
    """How often an optional cost of this key (`replicate`, `conspire` ...) was paid for the spell,
    or the spell that the permanent was.
    """

    key: str


@node
class ColorsSpent(Amount):
    """How many colours there were among the mana spent to cast the spell, or the spell that the
    permanent was.
    """


@node
class ManaSpentOn(Amount):
    """How much mana was spent to cast the spell, or the spell that the permanent was; 0 for what
    was not cast."""

    what: Ref = This()


@node
class ClassLevel(Amount):
    """The level of the Class that the ability is on: 1 until it gains one (716.2d)."""


@node
class SymbolsIn(Amount):
    """How many mana symbols of the colour there are in the mana costs of the objects."""

    color: str
    what: Ref


@node
class ChosenNumber(Amount):
    """The number chosen for this object under the key."""

    key: str = "number"


@node
class ColorsAmong(Amount):
    """How many colours there are among the objects."""

    what: Ref


@node
class Devotion(Amount):
    """How many mana symbols of these colours (letters) there are among the mana costs of permanents
    that the player controls."""

    colors: str
    who: Who = You()


@node
class CardTypesAmong(Amount):
    """How many card types there are among the objects."""

    what: Ref


@node
class DifferentAmong(Amount):
    """How many different names, mana values or powers (`of`: name, mana-value, power) there are
    among the objects; what has none counts for nothing."""

    of: str
    what: Ref


@node
class PlayerCounters(Amount):
    """How many counters of the kind players have in all."""

    kind: str
    who: Who


@node
class BasicTypesAmong(Amount):
    """How many basic land types there are among the objects (domain)."""

    what: Ref


@node
class Highest(Amount):
    """The greatest (or `least`) of an amount over the players; CurrentPlayer in it is each of
    them.
    """

    who: Who
    amount: Any
    least: bool = False


@node
class Plus(Amount):
    """The sum."""

    left: Any
    right: Any


@node
class Times(Amount):
    """The product."""

    factor: int
    amount: Any


@node
class Minus(Amount):
    """The difference, which may be negative; `least`: but never less than so much ("for each
    beyond the first")."""

    left: Any
    right: Any
    least: int | None = None


@node
class Half(Amount):
    """Half, rounded `up` or down."""

    amount: Any
    up: bool = False


@node
class Max(Amount):
    """The greatest value of a number over the objects (0 if there are none): `power`, `toughness`,
    `mana-value`.
    """

    of: str
    what: Ref


@node
class Sum(Amount):
    """The total of a number over the objects."""

    of: str
    what: Ref


@node
class IfSo(Amount):
    """One number if the condition is true, another otherwise."""

    condition: Node
    then: Any
    otherwise: Any


@node
class PartySize(Amount):
    """How many creatures are in the player's party: of those they control at most one Cleric, one
    Rogue, one Warrior and one Wizard, each counted for one of them."""

    who: Who = You()
