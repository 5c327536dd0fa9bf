"""References to objects and to players.

A reference answers "which objects" or "which players" when an ability is carried out. ``said``
keeps the surface word ("it", "that creature") where several words name the same thing; it matters
to the printers only.
"""

from __future__ import annotations

from typing import Any

from .base import Node, node

# ---------------------------------------------------------------- objects


class Ref(Node):
    """Which objects: evaluates to a tuple of object ids."""

    __slots__ = ()


@node
class This(Ref):
    """The object that the ability is on (the permanent, the spell, the card). `yours`: only where
    it is in your graveyard."""

    yours: bool = False
    said: str = ""


@node
class Giver(Ref):
    """In a granted ability: the object whose effect grants it (the Equipment that names itself).
    The engine writes its `id` in as the effect begins or is computed."""

    id: int = 0
    said: str = ""


@node
class Target(Ref):
    """The legal targets chosen for target word number `slot` of the ability (objects and
    players).
    """

    slot: int = 0
    said: str = ""


@node
class EventObject(Ref):
    """An object of the event that triggered or is replaced.

    Roles: `object` (what entered, died, attacked, was cast, was dealt damage), `source` (what
    dealt the damage or targets), `cause` (the spell or ability because of which it happened),
    `other` (the blocker of a blocked creature, the attacker of a
    blocking one). `zone`: only if it is there now.
    """

    role: str = "object"
    zone: str = ""
    said: str = ""


@node
class Current(Ref):
    """The object of the present round of a ForEach; in a part of a continuous effect, the object
    that the part is being applied to."""

    said: str = ""


@node
class Result(Ref):
    """The objects that an earlier action of this ability, named by Let, did something to."""

    name: str
    said: str = ""


@node
class CostObject(Ref):
    """The objects with which a cost of this spell or ability was paid: `sacrificed`, `discarded`,
    `exiled`, `tapped`, `returned`, `revealed`, `beheld`.
    """

    role: str = "sacrificed"
    said: str = ""


@node
class AttachedTo(Ref):
    """What the object is attached to: the enchanted or equipped permanent (or player)."""

    what: Ref = This()
    said: str = ""


@node
class AttackedBy(Ref):
    """What the creature attacks, or attacked: a player, or a planeswalker or battle."""

    what: Ref


@node
class PairOf(Ref):
    """The object and the creature that it is paired with; nothing if it is not paired."""

    what: Ref = This()


@node
class AttachmentsOf(Ref):
    """The Auras and Equipment attached to the object that match."""

    what: Ref
    filter: Node


@node
class All(Ref):
    """Every object that matches, in the zones named."""

    filter: Node
    zones: tuple[str, ...] = ("battlefield",)


@node
class Choose(Ref):
    """Objects chosen when the effect is carried out, without targeting.

    `chooser` picks `least` to `most` objects that match; as many as possible when there are fewer
    than `least`. `most` None: any number. `each`: one for each of these filters, as far as there
    are.
    """

    filter: Node
    least: Any = 1
    most: Any = 1
    chooser: Node | None = None
    zones: tuple[str, ...] = ("battlefield",)
    random: bool = False
    among: Ref | None = None
    each: tuple[Node, ...] = ()


@node
class Top(Ref):
    """The top cards of a player's library (`zone` "graveyard": the cards put there last), of those
    that fit the filter; with `bottom` the lowest.
    """

    who: Node
    count: Any = 1
    zone: str = "library"
    filter: Node | None = None
    bottom: bool = False


@node
class Linked(Ref):
    """Objects that another ability of the same object exiled or set aside under this key
    (2009:607, linked abilities).
    """

    key: str = "exiled"
    said: str = ""


@node
class StackSource(Ref):
    """The permanent or card whose ability the referenced ability on the stack is."""

    what: Ref


@node
class Became(Ref):
    """What an object became as it left a zone, where the effect can find it ("if it's a Samurai
    card", of a creature that died: the card in the graveyard)."""

    what: Ref


@node
class Those(Ref):
    """Those of the objects that match ("for each land card discarded this way")."""

    what: Ref
    filter: Node


@node
class Rest(Ref):
    """Those of the objects that are not among the ones taken, and have not gone elsewhere ("the
    rest", "the other").
    """

    what: Ref
    taken: Ref


@node
class Both(Ref):
    """The objects of several references together."""

    parts: tuple[Node, ...]


# ---------------------------------------------------------------- players


class Who(Node):
    """Which players: evaluates to a tuple of seats, in APNAP order."""

    __slots__ = ()


@node
class You(Who):
    """The controller of the spell or ability (the owner, for a card without a controller)."""


@node
class EachPlayer(Who):
    """All players."""


@node
class EachOpponent(Who):
    """Your opponents."""


@node
class OpponentsOf(Who):
    """The opponents of these players."""

    who: Who


@node
class AnOpponent(Who):
    """One opponent, chosen by you when the effect is carried out if there are several."""


@node
class TargetPlayer(Who):
    """The player chosen as target `slot`."""

    slot: int = 0
    said: str = ""


@node
class ControllerOf(Who):
    """Who controls (or last controlled) the object."""

    what: Ref
    said: str = ""


@node
class PlayerOrController(Who):
    """The player that the reference names, or who controls the object that it names ("that player
    or that permanent's controller")."""

    what: Ref
    said: str = ""


@node
class OwnerOf(Who):
    """Who owns the object."""

    what: Ref
    said: str = ""


@node
class EventPlayer(Who):
    """A player of the triggering or replaced event: `player` (who drew, was dealt damage, cast,
    whose step it is), `controller` (of the event's object), `doer` (who put it onto the
    battlefield), `source` (who controlled the source of damage as it was dealt), `defender` (who is
    attacked), `opponent` (the chooser's opponent).
    """

    role: str = "player"
    said: str = ""


@node
class CurrentPlayer(Who):
    """The player of the present round of a ForEachPlayer."""

    said: str = ""


@node
class PlayersFitting(Who):
    """The players that fit."""

    filter: Node


@node
class ActivePlayer(Who):
    """Whose turn it is."""


@node
class DefendingPlayer(Who):
    """The player that the object attacks (or whose planeswalker it attacks)."""

    what: Ref = This()


@node
class ChosenPlayer(Who):
    """The player chosen for this object under the key."""

    key: str = "player"


@node
class Teammates(Who):
    """Your teammates."""


@node
class SubgameLosers(Who):
    """The players who did not win the game within the game that was played last."""


@node
class Without(Who):
    """The players, without those others ("each opponent other than defending player")."""

    who: Who
    but: Who


@node
class OthersThan(Who):
    """All players but these."""

    who: Who
