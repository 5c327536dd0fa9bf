"""Objects of the rules, their characteristics, and players.

An object refers to others by id only. A change of zone makes a new object (2006:217.1c); the old
one goes to `Game.past` with its characteristics as they last were. Objects in hidden zones are
shared by forks: they are replaced, never written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.ir import ManaCost, Node

from .constants import MOMENT

if TYPE_CHECKING:
    from .definitions import Definition

FROZEN = -2  # Characteristics that are last known information
STALE = -1


class Characteristics:
    """What an object is, after the layers; immutable once computed and shared by like objects.

    `colors`, `types`, `supertypes` and `keywords` are bit masks (core.constants). `abilities`: all
    abilities, keywords included, in order. `power`/`toughness` are None where the object has none.
    `all_types`: has every creature type.
    """

    __slots__ = (
        "abilities",
        "all_types",
        "colors",
        "cost",
        "derived",
        "halves",
        "keywords",
        "loyalty",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    def __init__(
        self,
        name: str,
        cost: ManaCost | None,
        colors: int,
        types: int,
        supertypes: int,
        subtypes: frozenset[str],
        abilities: tuple[Node, ...],
        keywords: int,
        power: int | None,
        toughness: int | None,
        loyalty: Any = None,
    ) -> None:
        self.name = name
        self.cost = cost
        self.colors = colors
        self.types = types
        self.supertypes = supertypes
        self.subtypes = subtypes
        self.abilities = abilities
        self.keywords = keywords
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.all_types = False
        # those of each half of a split card, where an edition asks each for itself
        self.halves: tuple[Characteristics, ...] = ()
        self.derived: Any = (
            None  # core.definitions.Behavior of these abilities, found on first need
        )

    def copy(self) -> Characteristics:
        """A fresh value to be changed by a layer pass."""
        other = Characteristics(
            self.name,
            self.cost,
            self.colors,
            self.types,
            self.supertypes,
            self.subtypes,
            self.abilities,
            self.keywords,
            self.power,
            self.toughness,
            self.loyalty,
        )
        other.all_types = self.all_types
        other.halves = self.halves
        other.derived = self.derived
        return other


class StackInfo:
    """How a spell was cast or an ability came to the stack; immutable, replaced when it changes.

    `targets`: for each target slot the tuple of targets (an object id, or -1 - seat for a player).
    `division`: for each slot the numbers divided. `modes`: indices chosen. `paid`: optional and
    alternative costs that were paid, by key, with times. `cost_objects`: role -> ids. `event`: the
    event that triggered. `bound`: values bound for later (key, value). `mana`: mana spent, as
    letters.
    """

    __slots__ = (
        "ability",
        "bound",
        "cost_objects",
        "division",
        "event",
        "mana",
        "modes",
        "origin",
        "paid",
        "source",
        "targets",
        "way",
        "x",
    )

    def __init__(self, source: int = 0, ability: Node | None = None) -> None:
        self.source = (
            source  # the object that the ability is of (current or past); for a spell its own id
        )
        self.ability = ability  # the Activated or Triggered node; None for a spell
        self.targets: tuple[tuple[int, ...], ...] = ()
        self.division: tuple[tuple[int, ...], ...] = ()
        self.modes: tuple[int, ...] = ()
        self.x = 0
        self.way = ""  # how it was cast: "" | "flashback" | "morph" | "madness" | "free" ...
        self.origin = -1  # zone it was cast from
        self.paid: tuple[tuple[str, int], ...] = ()
        self.cost_objects: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.event: Any = None
        self.bound: tuple[tuple[str, Any], ...] = ()
        self.mana = ""

    def copy(self) -> StackInfo:
        """A new record with the same contents, to be changed before it is put in place."""
        other = StackInfo(self.source, self.ability)
        for name in (
            "targets",
            "division",
            "modes",
            "x",
            "way",
            "origin",
            "paid",
            "cost_objects",
            "event",
            "bound",
            "mana",
        ):
            setattr(other, name, getattr(self, name))
        return other


class GameObject:
    """A card, token, copy of a spell, or ability on the stack. Written only through the primitives
    of core.game.
    """

    __slots__ = (
        "attached_to",
        "attachments",
        "attacking",
        "blocked",
        "blockers",
        "blocking",
        "card",
        "chars",
        "chars_epoch",
        "chosen",
        "controller",
        "counters",
        "damage",
        "deathtouched",
        "defn",
        "entered",
        "face",
        "face_down",
        "flipped",
        "id",
        "info",
        "kind",
        "linked",
        "order",
        "owner",
        "phased_out",
        "phys",
        "seen",
        "since",
        "tapped",
        "timestamp",
        "used",
        "was_attacking",
        "zone",
    )

    def __init__(
        self, id_: int, phys: int, owner: int, zone: int, defn: Definition, kind: int = 0
    ) -> None:
        self.id = id_
        self.phys = phys  # the physical card (or token, or copy); never shown in views
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.defn = defn  # copiable values of the face that is up, before copy effects
        self.card: Any = defn.card  # the ir.Card of a card; None for abilities
        self.face = defn.face_index
        self.kind = kind
        self.tapped = False
        self.flipped = False
        self.face_down = False
        self.phased_out = 0  # 0 no, 1 directly, 2 indirectly
        self.damage = 0
        self.deathtouched = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.attached_to = 0  # object id, or -1 - seat, or 0
        self.attachments: tuple[int, ...] = ()
        self.timestamp = 0
        # the turn number in which its controller's control began, for summoning sickness; -1 long
        # ago
        self.since = 0
        self.entered = 0  # the turn in which it entered its zone
        self.attacking = 0  # 0 no; a planeswalker's id, or -1 - seat
        self.was_attacking = 0
        self.blocked = False
        self.blockers: tuple[int, ...] = ()
        self.blocking: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()  # damage assignment order (editions that have it)
        self.chosen: tuple[tuple[str, Any], ...] = ()  # values chosen for it, by key
        self.linked: tuple[
            tuple[str, tuple[int, ...]], ...
        ] = ()  # objects set aside by its abilities, by key
        self.used: tuple[tuple[int, int], ...] = ()  # (ability number, activations this turn)
        self.info: StackInfo | None = None
        self.seen = 0  # mask of seats that know the card while it is hidden
        self.chars: Characteristics = defn.base
        self.chars_epoch = STALE

    @property
    def moment(self) -> int:
        """When it received its timestamp: the same number for all that came together."""
        return self.timestamp // MOMENT

    def clone(self) -> GameObject:
        """A copy of the record for a fork: same id, same contents."""
        o = GameObject.__new__(GameObject)
        o.id = self.id
        o.phys = self.phys
        o.owner = self.owner
        o.controller = self.controller
        o.zone = self.zone
        o.defn = self.defn
        o.card = self.card
        o.face = self.face
        o.kind = self.kind
        o.tapped = self.tapped
        o.flipped = self.flipped
        o.face_down = self.face_down
        o.phased_out = self.phased_out
        o.damage = self.damage
        o.deathtouched = self.deathtouched
        o.counters = self.counters
        o.attached_to = self.attached_to
        o.attachments = self.attachments
        o.timestamp = self.timestamp
        o.since = self.since
        o.entered = self.entered
        o.attacking = self.attacking
        o.was_attacking = self.was_attacking
        o.blocked = self.blocked
        o.blockers = self.blockers
        o.blocking = self.blocking
        o.order = self.order
        o.chosen = self.chosen
        o.linked = self.linked
        o.used = self.used
        o.info = self.info
        o.seen = self.seen
        o.chars = self.chars
        o.chars_epoch = self.chars_epoch
        return o

    def count(self, kind: str) -> int:
        """How many counters of the kind are on it ("" for all kinds)."""
        if not kind:
            return sum(n for _, n in self.counters)
        for name, n in self.counters:
            if name == kind:
                return n
        return 0

    def choice(self, key: str) -> Any:
        """What was chosen for it under the key, or None."""
        for name, value in self.chosen:
            if name == key:
                return value
        return None

    def __repr__(self) -> str:
        return f"<{self.defn.base.name} #{self.id}>"


class Player:
    """One player. Zones are lists of ids: library (top card last), hand, graveyard (top card
    last), battlefield (ascending ids).
    """

    __slots__ = (
        "battlefield",
        "cards_in_start",
        "counters",
        "damage_from",
        "drew_from_empty",
        "graveyard",
        "hand",
        "hand_size",
        "lands_played",
        "left",
        "library",
        "life",
        "loss",
        "lost",
        "mulligans",
        "name",
        "poison",
        "pool",
        "seat",
        "sideboard",
        "team",
        "turn_before",
        "turn_began",
        "units",
        "upkeep_before",
        "upkeep_began",
        "won",
    )

    def __init__(self, seat: int, name: str, life: int) -> None:
        self.seat = seat
        self.name = name
        self.life = life
        self.poison = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        self.pool: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # W U B R G C
        self.units: tuple[
            Any, ...
        ] = ()  # restricted, snow, that stays or gives: (letter, snow, Filter | None, until, node)
        self.library: list[int] = []
        self.hand: list[int] = []
        self.graveyard: list[int] = []
        self.battlefield: list[int] = []
        self.sideboard: tuple[Any, ...] = ()
        self.hand_size = 7
        self.lands_played = 0
        self.turn_began = 0  # the number of the player's most recent turn (0: none yet known)
        self.turn_before = 0  # the number of the turn of theirs before that one
        self.upkeep_began = 0  # the number of the turn of their most recent upkeep
        self.upkeep_before = 0  # and of the upkeep before that one
        self.mulligans = 0
        self.drew_from_empty = False
        self.lost = False
        self.won = False
        self.loss = ""  # why
        self.left = False
        self.team = seat
        self.cards_in_start = 0
        self.damage_from: tuple[
            tuple[int, int], ...
        ] = ()  # commander (physical card) -> combat damage

    def clone(self) -> Player:
        """A copy of the record for a fork."""
        p = Player.__new__(Player)
        for name in Player.__slots__:
            setattr(p, name, getattr(self, name))
        p.library = self.library[:]
        p.hand = self.hand[:]
        p.graveyard = self.graveyard[:]
        p.battlefield = self.battlefield[:]
        return p
