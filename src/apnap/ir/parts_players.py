"""What players may, can't and must do, by the rules of the turn, of winning, searching, drawing."""

from __future__ import annotations

from typing import Any

from .base import node
from .filters import Anything, Filter
from .parts import RulesPart
from .refs import Who, You


@node
class ExtraLands(RulesPart):
    """These players may play so many additional lands on each of their turns (-1: any number)."""

    count: int = 1
    who: Who | None = You()


@node
class HandSize(RulesPart):
    """Maximum hand size: `set` it (None: no maximum), or change it by `change`."""

    set: int | None = None
    change: Any = 0
    who: Who | None = You()


@node
class CantGainLife(RulesPart):
    """These players can't gain life."""

    who: Who | None = None


@node
class CantLose(RulesPart):
    """These players can't lose the game (and their opponents can't win, with `nor_win`)."""

    who: Who | None = You()
    nor_win: bool = False


@node
class LifeFloor(RulesPart):
    """Damage can't bring the life of these players below `least` (it stays there instead)."""

    least: int = 1
    who: Who | None = You()


@node
class LifeNotNeeded(RulesPart):
    """These players don't lose the game for having 0 or less life."""

    who: Who | None = You()


@node
class CantSearch(RulesPart):
    """These players can't search libraries."""

    who: Who | None = None


@node
class CantDraw(RulesPart):
    """These players can't draw cards."""

    who: Who | None = None


@node
class UntapsAlso(RulesPart):
    """What fits of yours untaps during the untap steps of the other players."""

    filter: Filter


@node
class PlayerCantBeTargeted(RulesPart):
    """These players can't be the target of spells or abilities controlled by `whose` (None:
    anyone).
    """

    who: Who | None = You()
    whose: Who | None = None


@node
class SkipsStep(RulesPart):
    """These players skip the step or phase (`draw`, `untap`, `combat`) of their turns."""

    step: str
    who: Who | None = You()


@node
class UntapLimit(RulesPart):
    """These players can't untap more than so many objects that fit in their untap steps."""

    filter: Filter
    count: int = 1
    who: Who | None = None


@node
class CombatLimit(RulesPart):
    """No more than so many creatures can attack (`whom`: attack that player), or block, each
    combat.
    """

    attack: int | None = None
    block: int | None = None
    whom: Who | None = None


@node
class RevealedHand(RulesPart):
    """These players play with their hands revealed."""

    who: Who | None = You()


@node
class RevealedTop(RulesPart):
    """These players play with the top card of their libraries revealed."""

    who: Who | None = You()


@node
class SeesTop(RulesPart):
    """These players may look at the top card of their own library at any time."""

    who: Who | None = You()


@node
class ManaStays(RulesPart):
    """Unspent mana of the kind ("" all) does not empty for these players."""

    mana: str = ""
    who: Who | None = You()


@node
class PayersMay(RulesPart):
    """These players may spend mana as though it were mana of any colour (for what fits)."""

    filter: Filter = Anything()
    who: Who | None = You()


@node
class TapsAsThough(RulesPart):
    """Saddles Mounts and crews Vehicles as though its power were so much greater (`toughness`:
    with its toughness rather than its power)."""

    more: Any = 0
    toughness: bool = False
    only: str = ""  # for this keyword alone ("crew")


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
