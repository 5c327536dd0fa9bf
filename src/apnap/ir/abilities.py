"""Abilities, and the body that spells and abilities share."""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .conditions import Condition
from .costs import Cost
from .effects import Effect
from .events import Pattern
from .filters import Filter
from .parts import Part
from .refs import Ref, Who, You


class Ability(Node):
    """Something written on an object."""

    __slots__ = ()


@node
class TargetSpec(Node):
    """One target word ("target creature", "up to two target lands", "any number of target ...").

    `what` is a filter over objects of the zones and, through IsPlayer and AnyTarget, players.
    `other_than`: target words whose targets these must differ from ("another target"). `most`
    None: any number. `choice`: what is chosen just before the targets, and kept for OfChosen in
    `what` ("target creatures of the creature type of your choice").
    """

    what: Filter
    least: Any = 1
    most: Any = 1
    zones: tuple[str, ...] = ("battlefield",)
    chooser: Who = You()
    other_than: tuple[int, ...] = ()
    divide: Any = None  # an amount that is divided among the targets when they are chosen
    same_owner: bool = False  # all of one graveyard / controlled by one player
    choice: Effect | None = None


@node
class Mode(Node):
    """One mode of a modal spell or ability, with target words of its own (numbered after the
    common ones).
    """

    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    name: str = ""
    cost: tuple[Cost, ...] = ()


@node
class Body(Node):
    """Targets and effects. With `modes`, `least` to `most` of them are chosen (`chooser`),
    `again`: one may be chosen more than once; `fresh`: none that was chosen for this ability of the
    object before ("ever", or in this "turn"); the effect (if any) happens before the modes. Target
    slots: the body's own first, then those of each chosen mode; inside a mode slots count from 0
    for that mode.
    """

    effect: Effect | None = None
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    least: Any = 1
    most: Any = 1
    again: bool = False
    fresh: str = ""
    chooser: Who = You()


@node
class Spell(Ability):
    """What an instant or sorcery does as it resolves."""

    body: Body


@node
class Activated(Ability):
    """Cost: effect. `timing`: "" any time, "sorcery", "upkeep", "combat", "your-turn",
    "declare-attackers" ...; `limit`: activations each turn (0: no limit); `zone`: where the object
    must be; `who`: who may activate it (None: the controller/owner; EachPlayer: anyone).
    `keyword`: the keyword that made it (equip, cycling, ...), else "". A loyalty ability is one
    whose cost is a LoyaltyCost.
    """

    cost: tuple[Cost, ...]
    body: Body
    timing: str = ""
    limit: int = 0
    zone: str = "battlefield"
    condition: Condition | None = None
    who: Who | None = None
    keyword: str = ""
    x_mana: str = ""  # the kind of mana that is spent on X, if only one may be
    x: Any = None  # what X in the cost is, where it is not chosen
    less: Any = None  # an amount of generic mana that it costs less to activate


@node
class Triggered(Ability):
    """When/whenever/at. `condition`: an intervening "if", asked when it would trigger and again on
    resolution. `zones`: where the object must be to trigger ("battlefield" means also: as it
    leaves). `limit`: at most so often each turn.
    """

    when: Pattern
    body: Body
    condition: Condition | None = None
    zones: tuple[str, ...] = ("battlefield",)
    limit: int = 0
    keyword: str = ""


@node
class Static(Ability):
    """A continuous effect while the object is in the zones.

    `affects`: a filter over the battlefield's objects (or over `affected_zones`), a Ref (This,
    AttachedTo) or None for parts about players and rules. `cda`: a characteristic-defining
    ability.
    """

    parts: tuple[Part, ...]
    affects: Node | None = None
    condition: Condition | None = None
    zones: tuple[str, ...] = ("battlefield",)
    affected_zones: tuple[str, ...] = ("battlefield",)
    cda: bool = False


@node
class Replacement(Ability):
    """If the event would happen, `instead` does (None: nothing). `optional`: you may. Inside,
    EventObject, EventPlayer and EventAmount name the event; the effect `Original` carries out the
    event as modified by `amount` (a new number), `to` (a new zone), `recipient`, `and_also`
    happens too.
    """

    event: Pattern
    instead: Effect | None = None
    condition: Condition | None = None
    optional: bool = False
    zones: tuple[str, ...] = ("battlefield",)
    amount: Any = None
    to: str = ""
    recipient: Node | None = None
    and_also: Effect | None = None
    prevent: Any = None  # this much of the damage is prevented ("all": all of it)
    link: str = ""
    keyword: str = ""  # the keyword that made it
    mana: str = ""  # mana of this kind instead: a letter, or "any" that the controller chooses


@node
class Entering(Ability):
    """How permanents that fit (`affects` None: this object itself) enter: tapped, with counters,
    after a choice, as a copy, or after `choice`, an effect carried out as they enter (before the
    number of counters is found; the result `entering` is what enters at the same time, where it
    comes from).

    `copy`: what may be copied; `optional`: "you may have it enter as"; `unless`: a cost that its
    controller may pay to avoid it (tapped).
    """

    affects: Filter | None = None
    tapped: bool = False
    counters: tuple[tuple[str, Any], ...] = ()
    choice: Effect | None = None
    copy: Filter | None = None
    copy_zones: tuple[str, ...] = ("battlefield",)
    exceptions: tuple[Part, ...] = ()
    optional: bool = False
    condition: Condition | None = None
    unless: tuple[Cost, ...] = ()
    # with `unless`: where it goes where that is not done instead (`optional`: you may do it)
    to: str = ""
    keyword: str = ""  # the keyword that made it


@node
class Keyword(Ability):
    """A keyword ability: name as in the rules, lower case. `cost` for the costs that follow it,
    `n` for its number, `filter` for its quality (protection from, landwalk, enchant, affinity),
    `words` for what remains. `keeps`: protection does not take this off what has it.
    """

    name: str
    cost: tuple[Cost, ...] = ()
    n: Any = None
    filter: Filter | None = None
    words: str = ""
    keeps: Ref | None = None


@node
class AdditionalCost(Ability):
    """As an additional cost to cast the spell. `choice`: alternatives, one of which is paid;
    `optional` with a `key` (you may).
    """

    cost: tuple[Cost, ...] = ()
    choice: tuple[tuple[Cost, ...], ...] = ()
    optional: bool = False
    key: str = ""


@node
class AlternativeCost(Ability):
    """You may pay this rather than the mana cost, if the condition is true. `zone`: only a card
    there, which may be cast from there ("": wherever it may be cast from). `timing`: when, whatever
    the card's own time is.
    """

    cost: tuple[Cost, ...]
    condition: Condition | None = None
    key: str = "alternative cost"
    zone: str = ""
    timing: str = ""


@node
class AsAttacks(Ability):
    """What happens as the creature is declared as an attacker, without using the stack ("you may
    exert this creature as it attacks"). The body has no targets of its own."""

    body: Body


@node
class CastRule(Ability):
    """When and how the spell may be cast: `flash` (as though), `condition` (only if), `timing`
    (only during ...), and what it costs less or more: `less` (an amount of generic mana).
    """

    flash: bool = False
    condition: Condition | None = None
    timing: str = ""
    less: Any = None
    more: Any = None
    x_mana: str = ""  # the kind of mana that is spent on X, if only one may be
    cleanup: bool = False  # cast when a sorcery could not be: sacrificed at the next cleanup step


@node
class Granted(Ability):
    """A player-facing statement that the rules read directly: `any-number` of copies in a deck,
    `commander` may be one.
    """

    what: str
