"""Parts of continuous effects: what players pay, and when they may cast and activate what."""

from __future__ import annotations

from typing import Any

from .base import node
from .costs import Cost
from .filters import Anything, Filter
from .mana import ManaCost
from .parts import RulesPart
from .refs import Ref, Who, You


@node
class CostChange(RulesPart):
    """Spells (or, with `abilities`, activated abilities of permanents; those of cards as well, if
    the filter is Anything) that fit cost `generic` more or less to cast for these players (None:
    all).

    Coloured mana in `mana`. `least`: the cost is not reduced to less than so much mana. In
    `generic`, Current is the spell (or the object) and CurrentPlayer who pays. `but_mana`: mana
    abilities do not count among the abilities.
    """

    filter: Filter
    generic: Any
    who: Who | None = You()
    mana: ManaCost = ()
    abilities: bool = False
    least: int = 0
    more: bool = False
    but_mana: bool = False


@node
class CantCast(RulesPart):
    """These players (None: all) can't cast spells that fit."""

    filter: Filter = Anything()
    who: Who | None = None


@node
class CantPlayLands(RulesPart):
    """These players can't play lands that fit."""

    filter: Filter = Anything()
    who: Who | None = None


@node
class CastLimit(RulesPart):
    """These players can't cast more than so many spells (that fit) each turn."""

    count: int
    filter: Filter = Anything()
    who: Who | None = None


@node
class FlashFor(RulesPart):
    """These players may cast spells that fit as though they had flash."""

    filter: Filter
    who: Who | None = You()


@node
class MayPlay(RulesPart):
    """These players may play cards that fit from the zone: `library-top`, `graveyard`,
    `graveyard-top`, `exile` (the cards that `what` names, in exile or a graveyard); with `flash`,
    as though they had it; with `exile`, the spell is exiled where it would go to a graveyard;
    `once`: one card each turn.
    """

    filter: Filter = Anything()
    zone: str = "graveyard"
    who: Who | None = You()
    what: Ref | None = None
    free: bool = False
    lands: bool = True
    spells: bool = True
    any_mana: bool = False
    flash: bool = False
    exile: bool = False
    once: bool = False


@node
class CantActivateAny(RulesPart):
    """These players (None: all) can't activate abilities (`mana_too`: not even mana abilities)."""

    who: Who | None = None
    mana_too: bool = False


@node
class KeywordCost(RulesPart):
    """Costs of the keyword (`equip`, `cycling`, `flashback`, `buyback`, `morph`) that these players
    pay are so much generic mana less, or more."""

    keyword: str
    generic: int
    who: Who | None = You()
    more: bool = False


@node
class LeastCost(RulesPart):
    """Spells that fit, cast by these players, cost so much mana in all at the least."""

    least: int
    filter: Filter = Anything()
    who: Who | None = None


@node
class AlternativeFor(RulesPart):
    """These players may pay the cost rather than the mana cost of spells that fit; in the cost,
    This is the spell."""

    cost: tuple[Cost, ...]
    filter: Filter = Anything()
    who: Who | None = You()


@node
class ActivateAsInstant(RulesPart):
    """These players may activate abilities of the keyword whenever they could cast an instant."""

    keyword: str
    who: Who | None = You()


@node
class CastAsSorcery(RulesPart):
    """These players can cast spells that fit only when they could cast a sorcery."""

    filter: Filter = Anything()
    who: Who | None = None


@node
class SpendAs(RulesPart):
    """These players may spend mana of one kind (a letter) as though it were of another."""

    mana: str
    other: str
    who: Any = You()


@node
class MayLook(RulesPart):
    """The controller of the object may look at the cards that it set aside face down."""


@node
class NextSpell(RulesPart):
    """The next spell that fits which these players cast can be cast as though it had `flash`, and
    has these parts; the effect ends as it is cast."""

    filter: Filter
    who: Who | None = You()
    gives: tuple[RulesPart, ...] = ()
    flash: bool = False


@node
class MustTarget(RulesPart):
    """These players, choosing targets as they cast or activate something, must choose at least one
    object on the battlefield that fits, if able."""

    filter: Filter
    who: Who | None = None
