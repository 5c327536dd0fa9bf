"""Parts of continuous effects: what a static ability, or a resolved effect with a duration,
changes.

Two families. *Characteristic parts* go through the edition's layers. *Rules parts* change what
objects and players may, can't or must do; they are asked by the procedures concerned (combat,
casting, untapping ...), "can't" over "can".
"""

from __future__ import annotations

from typing import Any

from .base import Node, node
from .conditions import Condition
from .costs import Cost
from .filters import Anything, Filter
from .refs import Ref, Who, You


class Part(Node):
    """One change made by a continuous effect."""

    __slots__ = ()


class LayerPart(Part):
    """A change of characteristics or control, applied in its layer."""

    __slots__ = ()


class RulesPart(Part):
    """A change of what the rules allow."""

    __slots__ = ()


# ------------------------------------------------ characteristics


@node
class ModifyPT(LayerPart):
    """Gets +N/+N (without setting)."""

    power: Any
    toughness: Any


@node
class SetPT(LayerPart):
    """Power and toughness become, or are, these; None leaves one alone. In a
    characteristic-defining ability, the */* of the card.
    """

    power: Any
    toughness: Any


@node
class SwitchPT(LayerPart):
    """Power and toughness are switched."""


@node
class AddAbility(LayerPart):
    """Gains an ability (a Keyword or any other ability node)."""

    ability: Node


@node
class AddAbilitiesOf(LayerPart):
    """Gains all activated abilities that the object has as the effect begins; what they say of
    themselves is then said of the object that gains them."""

    of: Ref


@node
class RemoveKeyword(LayerPart):
    """Loses a keyword ability (`quality`: only where it is of that quality, as protection)."""

    keyword: str
    quality: Filter | None = None


@node
class LoseAbility(LayerPart):
    """Loses one ability: this one (None: the activated ability that the effect comes from)."""

    ability: Node | None = None


@node
class LoseAbilities(LayerPart):
    """Loses all abilities (`keep_mana`: all but mana abilities)."""

    keep_mana: bool = False


@node
class SetColors(LayerPart):
    """Becomes these colours (letters; "" colourless), or with `chosen` the colour or colours
    chosen under that key.
    """

    colors: str
    chosen: str = ""


@node
class AddColors(LayerPart):
    """Is these colours in addition to its others; or, with `chosen`, the colour chosen under that
    key.
    """

    colors: str
    chosen: str = ""


@node
class SetTypes(LayerPart):
    """Becomes these card types and subtypes; what is not named in `keep` ("types", "subtypes",
    "supertypes") goes. `chosen`: the creature type chosen under that key.
    """

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    keep: tuple[str, ...] = ("supertypes",)
    chosen: str = ""


@node
class AddTypes(LayerPart):
    """Is these in addition to its other types; `chosen`: the creature type chosen under that
    key.
    """

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    chosen: str = ""


@node
class RemoveTypes(LayerPart):
    """Is not these."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()


@node
class SetLandTypes(LayerPart):
    """A land becomes these basic land types: loses its other land types and its abilities of rules
    text, gains their mana abilities (`add`: in addition to its other types; `chosen`: the type
    chosen under that key).
    """

    subtypes: tuple[str, ...]
    add: bool = False
    chosen: str = ""


@node
class AllCreatureTypes(LayerPart):
    """Is every creature type (`lost`: loses all of them)."""

    lost: bool = False


@node
class SetController(LayerPart):
    """Is controlled by this player (evaluated as the effect begins, or continuously for a static
    ability).
    """

    who: Who = You()


@node
class ChangeWord(LayerPart):
    """A word of its text is another: a colour (by letter) or basic land type.

    `old_chosen`, `new_chosen`: the keys under which the words were chosen."""

    old: str = ""
    new: str = ""
    old_chosen: str = ""
    new_chosen: str = ""


@node
class BecomeCopy(LayerPart):
    """Has the copiable values of the object instead, with these exceptions."""

    of: Ref
    exceptions: tuple[LayerPart, ...] = ()


@node
class KeepsAbility(LayerPart):
    """Has the very ability whose effect makes it a copy ("this ability", in exceptions of
    copies)."""


@node
class KeepsName(LayerPart):
    """Keeps its own name (in exceptions of copies)."""


@node
class KeepsColor(LayerPart):
    """Is of its own colours, not of those of what it copies (in exceptions of copies)."""


@node
class NoManaCost(LayerPart):
    """Has no mana cost (in exceptions of copies)."""


@node
class SetName(LayerPart):
    """Has this name."""

    name: str


# ------------------------------------------------ what objects can, can't, must


@node
class CantAttack(RulesPart):
    """Can't attack (`whom`: these players, with `walkers` their planeswalkers too; `unless`: a
    Condition under which it can, where DefendingPlayer is who would be attacked)."""

    whom: Who | None = None
    unless: Condition | None = None
    walkers: bool = False


@node
class CantBlock(RulesPart):
    """Can't block creatures that fit."""

    what: Filter = Anything()


@node
class CantBeBlocked(RulesPart):
    """Can't be blocked by creatures that fit; "except by" is Not of them."""

    by: Filter = Anything()


@node
class BlockersAtLeast(RulesPart):
    """Can't be blocked except by so many creatures or more."""

    count: int


@node
class BlockersAtMost(RulesPart):
    """Can't be blocked by more than so many creatures."""

    count: int


@node
class CantAttackOrBlockAlone(RulesPart):
    """Can't attack (or can't block) unless at least so many others do ("can't attack alone": one);
    `partner`: unless one that fits does.
    """

    attack: bool = True
    block: bool = True
    others: int = 1
    partner: Filter | None = None


@node
class AttacksOnlyAlone(RulesPart):
    """Can attack only alone."""


@node
class MustAttack(RulesPart):
    """Attacks each combat if able (`whom`: one of these players, not a planeswalker of theirs;
    `beside`: only if a creature that fits attacks).
    """

    whom: Who | None = None
    beside: Filter | None = None


@node
class MustBlock(RulesPart):
    """Blocks each combat if able (`what`: blocks an attacker that fits)."""

    what: Filter = Anything()


@node
class MustBeBlocked(RulesPart):
    """Must be blocked if able (`by_all`: all creatures able to block it, of those that fit `by`, do
    so).
    """

    by_all: bool = False
    by: Filter = Anything()


@node
class BlockAlso(RulesPart):
    """Can block so many additional creatures (-1: any number)."""

    count: int = 1


@node
class AttackAsThough(RulesPart):
    """Can attack as though it did not have defender (`what` "haste": as though it had haste)."""

    what: str = "defender"


@node
class BlockAsThough(RulesPart):
    """Can block as though it (or the attacker) had, or did not have, something: `flying` to block
    fliers, `no-shadow`, `no-landwalk` ...
    """

    what: str


@node
class BlockedAsThough(RulesPart):
    """Can be blocked as though it did not have the keyword (a landwalk by its own name,
    `islandwalk`)."""

    without: str


@node
class AttackCost(RulesPart):
    """Creatures that fit can't attack (`whom`: these players, not their planeswalkers; None:
    anything) unless their controller pays the cost for each.
    """

    cost: tuple[Cost, ...]
    whom: Who | None = You()


@node
class BlockCost(RulesPart):
    """Creatures can't block (attackers that fit) unless their controller pays."""

    cost: tuple[Cost, ...]
    what: Filter = Anything()


@node
class DoesntUntap(RulesPart):
    """Doesn't untap during its controller's untap step (`whose`: only if that is one of these)."""

    whose: Who | None = None


@node
class MayNotUntap(RulesPart):
    """Its controller may choose not to untap it during the untap step."""


@node
class CantBeTargeted(RulesPart):
    """Can't be the target of spells or abilities that fit, controlled by these players (None:
    any).
    """

    by: Filter = Anything()
    whose: Who | None = None


@node
class CantBeRegenerated(RulesPart):
    """Can't be regenerated."""


@node
class CantBeCountered(RulesPart):
    """(A spell) can't be countered (by what fits)."""

    by: Filter = Anything()


@node
class CantActivate(RulesPart):
    """Its activated abilities can't be activated (`mana_too`: not even mana abilities; `tapping`:
    only those with the tap symbol in their costs).
    """

    mana_too: bool = False
    tapping: bool = False


@node
class CantHaveCounters(RulesPart):
    """Counters can't be put on it."""


@node
class EndsFor(RulesPart):
    """Its controller may end the effect that this is a part of by paying, any time they have
    priority."""

    cost: tuple[Cost, ...]


@node
class CantPhaseOut(RulesPart):
    """Can't phase out."""


@node
class CantBeAttached(RulesPart):
    """What fits (Auras, Equipment) can't be attached to it."""

    by: Filter = Anything()


@node
class AttachesOnly(RulesPart):
    """It can be attached only to what fits."""

    to: Filter = Anything()


@node
class RevealsFirstDraw(RulesPart):
    """These players reveal the first card that they draw each turn."""

    who: Who | None = You()


@node
class MayIgnore(RulesPart):
    """The controller of what the ability affects may pay the cost, a special action, for that
    player to ignore what else the ability says until end of turn.
    """

    cost: tuple[Cost, ...]


@node
class CounterLimit(RulesPart):
    """Can't have more than so many counters of the kind on it."""

    kind: str
    most: int


@node
class Indestructible(RulesPart):
    """Can't be destroyed (a statement in the older editions; a keyword today)."""


@node
class AssignsAsUnblocked(RulesPart):
    """Its controller may have it assign (`must`: it assigns) its combat damage as though it weren't
    blocked.
    """

    must: bool = False


@node
class DamageByToughness(RulesPart):
    """Assigns combat damage equal to its toughness rather than its power."""


@node
class DealsNoCombatDamage(RulesPart):
    """Assigns no combat damage."""


@node
class DamageWontPrevent(RulesPart):
    """Damage (from it) can't be prevented."""


@node
class DamageWithers(RulesPart):
    """All damage is dealt as though its source had wither."""


@node
class ActivateAsThoughHaste(RulesPart):
    """Abilities with the tap symbol may be activated as though it had haste."""


@node
class Paired(RulesPart):
    """What it affects, two creatures, are paired with each other."""


@node
class Suspected(RulesPart):
    """What it affects is suspected."""


@node
class BearsTheRing(RulesPart):
    """What it affects is the Ring-bearer of the effect's controller."""


@node
class Designates(RulesPart):
    """Its controller gets a designation as soon as they may: `ascend` (the city's blessing, with
    ten permanents), `speed` (a speed of 1, without any); or the game: `day` and `night` (it becomes
    so, while it is neither), `daybound` and `nightbound` (so too, and the face that belongs to that
    time is up)."""

    what: str
