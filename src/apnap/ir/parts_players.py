"""What players may not do by the rules of winning, legends, searching, coins and cycling."""

from __future__ import annotations

from .base import node
from .parts import RulesPart
from .values import Who, You


@node
class CantWin(RulesPart):
    """These players can't win the game."""

    who: Who | None = You()


@node
class CantCycle(RulesPart):
    """These players can't cycle cards."""

    who: Who | None = None


@node
class NoLegendRule(RulesPart):
    """The rule that sees to legendary permanents of one name leaves the objects alone."""


@node
class SearchesTop(RulesPart):
    """Where these players search a library, they search so many cards on its top instead."""

    count: int
    who: Who | None = None


@node
class FlipsTwo(RulesPart):
    """These players flip two coins for one, and ignore one of them."""

    who: Who | None = You()
