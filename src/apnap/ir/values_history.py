"""Amounts of what happened: this turn, or with an ability so far."""

from __future__ import annotations

from .base import Node, node
from .refs import Ref, This, Who, You
from .values import Amount


@node
class DiedCount(Amount):
    """How many permanents that fit, as they last were, went to a graveyard this turn."""

    filter: Node


@node
class EnteredCount(Amount):
    """How many permanents that fit, by the card types and colors with which they entered, did so
    under the control of one of these players this turn."""

    filter: Node
    who: Who = You()


@node
class CounteredCount(Amount):
    """How many spells that fit were countered this turn by spells or abilities of these players."""

    filter: Node
    by: Who


@node
class DestroyedCount(Amount):
    """How many permanents that fit, as they last were, were destroyed this turn by spells or
    abilities of these players."""

    filter: Node
    by: Who


@node
class SpellsBefore(Amount):
    """How many spells were cast earlier in the turn, by anybody, than this spell was."""

    what: Ref = This()


@node
class SpellsCast(Amount):
    """How many spells that fit the players (None: all) cast this turn."""

    filter: Node
    who: Who | None = You()


@node
class TurnFact(Amount):
    """How often something happened this turn: a key of core.history such as `spells-cast`,
    `creatures-died`, `life-gained`, `life-lost`, `cards-drawn`, `attackers-declared`; counted for
    `who` (None: all players). `last`: in the last turn of each of them that is over.
    """

    fact: str
    who: Who | None = None
    last: bool = False


@node
class TimesResolved(Amount):
    """How often this ability of this object has resolved this turn, this time included."""


@node
class TimesActivated(Amount):
    """How often this ability of this object has been activated this turn."""
