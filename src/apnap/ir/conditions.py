"""Conditions: true or false when asked. There is no node for "not understood": what is not
understood is declined.
"""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .filters import Filter
from .refs import Ref, This, Who, You


class Condition(Node):
    """Is it so?"""

    __slots__ = ()


@node
class AllTrue(Condition):
    """Every part is true."""

    parts: tuple[Condition, ...]


@node
class AnyTrue(Condition):
    """At least one part is true."""

    parts: tuple[Condition, ...]


@node
class Untrue(Condition):
    """The part is false."""

    part: Condition


@node
class Compare(Condition):
    """Two amounts compared: op is one of < <= = >= > !=."""

    left: Any
    op: str
    right: Any


@node
class Exists(Condition):
    """At least one object matches in the zones named."""

    filter: Filter
    zones: tuple[str, ...] = ("battlefield",)


@node
class Fits(Condition):
    """The referenced object fits the filter (last known information counts)."""

    what: Ref
    filter: Filter


@node
class InZone(Condition):
    """The very object is still in the zone."""

    zone: str
    what: Ref = This()


@node
class NotUsedYet(Condition):
    """The ability has not been activated before, since its object came to be."""


@node
class HeldSinceTurn(Condition):
    """You have controlled the object continuously since your most recent turn began."""

    what: Ref = This()


@node
class TurnOf(Condition):
    """It is the turn of one of these players."""

    who: Who = You()


@node
class LaterTurn(Condition):
    """It is a later turn than the one in which the delayed ability was set up."""


@node
class ThatTurn(Condition):
    """It is the extra turn that the same effect made."""


@node
class SomeShare(Condition):
    """Two of the objects share a characteristic, as in SharesWith."""

    of: str
    what: Ref


@node
class AllShare(Condition):
    """There is a colour (`of`: `color`) that all of the objects are of."""

    of: str
    what: Ref


@node
class SorceryTime(Condition):
    """You could cast a sorcery now (this spell itself aside)."""


@node
class During(Condition):
    """The present step or phase: `upkeep`, `combat`, `declare_blockers`, `main` ..."""

    step: str


@node
class Kicked(Condition):
    """The spell was kicked (`times` at least; `which`: the number of the kicker cost, 0 any)."""

    times: int = 1
    which: int = 0


@node
class KickedWith(Condition):
    """The spell was kicked with its kicker of this mana cost."""

    mana: tuple[str, ...]


@node
class CostPaid(Condition):
    """An optional cost of this key (`buyback`, `flashback`, `evoke`, `madness` ...) was paid for
    the spell that it was.
    """

    key: str


@node
class Did(Condition):
    """ "If you do": the action named by Let was really carried out (paid, sacrificed, destroyed
    one ...).
    """

    name: str


@node
class WonFlip(Condition):
    """The coin flip named by Let was won."""

    name: str


@node
class Happened(Condition):
    """This fact of the turn (see TurnFact) occurred at least once."""

    fact: str
    who: Who | None = None


@node
class IsTime(Condition):
    """It is `day`, `night`, or `neither` of them."""

    time: str


@node
class IsMonarch(Condition):
    """One of these players is the monarch."""

    who: Who = You()


@node
class WasAttacked(Condition):
    """A creature was declared in this combat as an attacker of one of these players, whatever
    became of it since."""

    who: Who = You()


@node
class WasCast(Condition):
    """The permanent came as a spell that was cast (from `zone`, if given)."""

    zone: str = ""


@node
class ManaSpent(Condition):
    """Mana of the kind (a letter, or "" any) was spent to cast the spell, or the spell that the
    permanent was; so many of it at least."""

    mana: str
    count: int = 1
    what: Ref = This()


@node
class ColorIsCommon(Condition):
    """No colour is that of more permanents than this one."""

    color: str


@node
class ChoiceIs(Condition):
    """What was chosen for this object under the key is this value."""

    key: str
    value: str


@node
class NewlyControlled(Condition):
    """The permanent came under its controller's control since the beginning of that player's last
    upkeep (echo).
    """

    what: Ref = This()


@node
class HasBlessing(Condition):
    """One of these players has the city's blessing."""

    who: Who = You()


@node
class HasMaxSpeed(Condition):
    """One of these players has maximum speed."""

    who: Who = You()
