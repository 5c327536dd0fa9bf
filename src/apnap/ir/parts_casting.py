"""Parts of continuous effects: what players pay, and when they may cast and activate what."""

from __future__ import annotations

from typing import Any

from .base import node
from .costs import Cost
from .filters import Anything, Filter
from .parts import RulesPart
from .values import Who, You


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
