"""Effects: spells, mana, and abilities that wait."""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .conditions import Condition
from .effects import Effect
from .events import Pattern
from .filters import Filter
from .mana import ManaCost
from .parts import LayerPart, Part
from .refs import Ref, Who, You


@node
class CopySpell(Effect):
    """Copy the spell or ability on the stack, with exceptions; `retarget`: new targets may be
    chosen."""

    what: Ref
    count: Any = 1
    retarget: bool = True
    who: Who = You()
    exceptions: tuple[LayerPart, ...] = ()


@node
class CopyCard(Effect):
    """The player copies the card where it is; a copy that is not cast then is gone."""

    what: Ref
    who: Who = You()


@node
class ChangeTargets(Effect):
    """Choose new targets, or leave some as they are (`single`: change the one target; `every`:
    change all of them, or none; `to`: to this object; `among`: to something that fits)."""

    what: Ref
    who: Who = You()
    single: bool = False
    to: Ref | None = None
    among: Filter | None = None
    every: bool = False


@node
class CastCard(Effect):
    """The player may (`optional`) cast the card now: without paying its mana cost (`free`), and
    with the keyword `way` of the card (madness: for the keyword's cost). `play`: a land is played,
    if the player could play one. `spell`: what is chosen is a spell, so that the filter of `what`
    (a `Choose`) is asked of what would be cast, such as one half of a split card.
    """

    what: Ref
    who: Who = You()
    free: bool = True
    optional: bool = True
    way: str = ""
    play: bool = False
    spell: bool = False


@node
class CastCopy(Effect):
    """The player makes a copy of each card where it is, and may cast it (`free`: without paying its
    mana cost); a copy that is not cast ceases to exist."""

    what: Ref
    who: Who = You()
    free: bool = True


@node
class Encode(Effect):
    """The player may exile this spell card encoded on a creature they control: whenever that deals
    combat damage to a player, its controller may cast a copy of the card free."""


@node
class AddMana(Effect):
    """Add mana. `mana`: the fixed mana, or several alternatives of which one is chosen;
    `any_color`: that many of any one colour; `combination`: that many in any combination of these
    letters; `only`: what it may be spent on; `until`: it stays until the end of "combat" or of the
    "turn"; `gives`: what a spell that fits `spent_on` has if some of it is spent on that spell.
    """

    mana: tuple[ManaCost, ...] = ()
    who: Who = You()
    count: Any = 1
    any_color: bool = False
    combination: str = ""
    produced_by: Ref | None = None  # any colour that these could produce
    of_types: bool = False  # `produced_by` speaks of types of mana: colourless too
    chosen: str = ""  # the colour chosen under this key
    event: bool = False  # of the kind that the event's object produced
    colors_of: Ref | None = None  # of any colour of these (`each`: one of each of their colours)
    each: bool = False
    only: Filter | None = None
    until: str = ""
    spent_on: Filter | None = None
    gives: tuple[Part, ...] = ()


@node
class LoseMana(Effect):
    """The player loses all unspent mana."""

    who: Who = You()


@node
class Instead(Effect):
    """A replacement effect that begins now: `replacement` is a Replacement node; references in it
    are this ability's. `once`: it ends when it has been applied ("the next time ...").
    `chosen`: its controller chooses one source of damage that fits now, and only what that source
    would deal is meant.
    """

    replacement: Node
    duration: str = "turn"
    once: bool = False
    chosen: Filter | None = None


@node
class Delay(Effect):
    """A delayed triggered ability. `once` (default) or for the rest of the turn. References to
    targets, results, costs and the event are this ability's, as they are now.
    """

    when: Pattern
    effect: Effect
    once: bool = True
    duration: str = ""  # "" until it has triggered, "turn", "next-turn", "their-next-turn"
    condition: Condition | None = None


@node
class When(Effect):
    """A reflexive triggered ability ("when you do"): triggers if the action of that name was
    done.
    """

    name: str
    body: Node
