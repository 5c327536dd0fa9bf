"""Happenings. An Event is built only when an ability that is present waits for its kind
(Game.listens).

What has happened: `E_...` kinds, matched by trigger patterns. What would happen: `R_...` kinds,
matched by replacement effects. E_PAYING is none: by it are found the mana abilities of others that
anybody who pays may activate. Simultaneous events are one batch: a list of events given to
triggers.match together.
"""

from __future__ import annotations

from typing import Any

from apnap import ir

(
    E_MOVE,
    E_ATTACK,
    E_BLOCK,
    E_BLOCKED,
    E_UNBLOCKED,
    E_DAMAGE,
    E_STEP,
    E_CAST,
    E_ACTIVATE,
    E_TARGET,
    E_MANA,
    E_TAP,
    E_UNTAP,
    E_DRAW,
    E_DISCARD,
    E_GAIN,
    E_LOSE,
    E_SACRIFICE,
    E_COUNTERS,
    E_COUNTERS_GONE,
    E_LAND,
    E_CONTROL,
    E_CYCLE,
    E_REGENERATE,
    E_SHUFFLE,
    E_STATE,
    E_OTHER,
    R_DRAW,
    R_GAIN,
    R_LOSS,
    R_DAMAGE,
    R_MOVE,
    R_DESTROY,
    R_COUNTERS,
    R_STEP,
    R_DISCARD,
    R_TOKENS,
    R_MANA,
    R_ENTER,
    E_FACE_UP,
    E_COUNTERS_OFF,
    E_PHASE,
    E_FLIP,
    E_CLASH,
    E_PLANAR,
    E_SPELL_COPY,
    E_DEED,
    E_SPELL_COUNTERED,
    E_PAYING,
) = range(49)

AS_COST, BY_RULES = -1, -2
"""The causes of what is done as a cost, and of what comes of combat damage: by no effect."""

# Which kinds of event a pattern can match.
PATTERN_KINDS: dict[type[ir.Node], tuple[int, ...]] = {
    ir.Moves: (E_MOVE,),
    ir.AttacksPattern: (E_ATTACK,),
    ir.BlocksPattern: (E_BLOCK,),
    ir.BecomesBlocked: (E_BLOCKED,),
    ir.AttacksUnblocked: (E_UNBLOCKED,),
    ir.DealsDamage: (E_DAMAGE,),
    ir.StepBegins: (E_STEP,),
    ir.CastsSpell: (E_CAST,),
    ir.ActivatesAbility: (E_ACTIVATE,),
    ir.Targeted: (E_TARGET,),
    ir.PlayerTargeted: (E_TARGET,),
    ir.PlayerDeed: (E_DEED,),
    ir.TimeChanges: (E_DEED,),
    ir.TapsForMana: (E_MANA,),
    ir.BecomesTapped: (E_TAP,),
    ir.BecomesUntapped: (E_UNTAP,),
    ir.DrawsCard: (E_DRAW,),
    ir.DiscardsCard: (E_DISCARD,),
    ir.GainsLife: (E_GAIN,),
    ir.LosesLife: (E_LOSE,),
    ir.SacrificesPattern: (E_SACRIFICE,),
    ir.CountersPut: (E_COUNTERS,),
    ir.Deed: (E_DEED,),
    ir.RevealedThisWay: (E_DEED,),
    ir.BecomesAttached: (E_DEED,),
    ir.CountersSpell: (E_SPELL_COUNTERED,),
    ir.CopiesSpell: (E_SPELL_COPY,),
    ir.SpellCountered: (E_SPELL_COUNTERED,),
    ir.ChapterReached: (E_COUNTERS,),
    ir.LastCounterRemoved: (E_COUNTERS_GONE,),
    ir.CountersRemoved: (E_COUNTERS_OFF,),
    ir.PhasesPattern: (E_PHASE,),
    ir.FlipsPattern: (E_FLIP,),
    ir.ClashesPattern: (E_CLASH,),
    ir.PlanarPattern: (E_PLANAR,),
    ir.PlaysLand: (E_LAND,),
    ir.ControlLost: (E_CONTROL,),
    ir.StateIs: (E_STATE,),
    ir.CycledPattern: (E_CYCLE,),
    ir.RegeneratedPattern: (E_REGENERATE,),
    ir.Shuffles: (E_SHUFFLE,),
    ir.TurnedFaceUp: (E_FACE_UP,),
    ir.WouldDraw: (R_DRAW,),
    ir.WouldGainLife: (R_GAIN,),
    ir.WouldLose: (R_LOSS,),
    ir.WouldBeDealt: (R_DAMAGE,),
    ir.WouldMove: (R_MOVE,),
    ir.WouldBeDestroyed: (R_DESTROY,),
    ir.WouldPutCounters: (R_COUNTERS,),
    ir.WouldBeginStep: (R_STEP,),
    ir.WouldDiscard: (R_DISCARD,),
    ir.WouldCreateTokens: (R_TOKENS,),
    ir.WouldTapForMana: (R_MANA,),
}


def kinds_of(pattern: ir.Node) -> tuple[int, ...]:
    """The kinds of event that the pattern can match."""
    if isinstance(pattern, ir.EitherOf):
        return tuple(dict.fromkeys(kind for part in pattern.parts for kind in kinds_of(part)))
    if isinstance(pattern, ir.OnlyWhile):
        return kinds_of(pattern.when)
    return PATTERN_KINDS[type(pattern)]


class Event:
    """One happening; fields that a kind does not use stay at their defaults.

    `object`: id of the object it happened to (before a zone change: the old id, `new` the id
    afterwards). `player`: the seat concerned. `source`: what dealt, caused, targeted. `other`: the
    second object (blocker, attacker); of damage, -1 - who controls its source. `recipient`: of
    damage, an id or -1 - seat; of what enters the battlefield, -1 - who puts it there, if that is
    not who controls it. `amount`: how much. `origin`/`to`: zones. `combat`: combat damage. `word`:
    step name, kind of counter, letter of mana. `cause`: id of the spell or ability that caused it,
    0 for the rules.
    """

    __slots__ = (
        "amount",
        "batch",
        "cause",
        "combat",
        "kind",
        "meant",
        "new",
        "object",
        "origin",
        "other",
        "player",
        "recipient",
        "source",
        "to",
        "word",
    )

    def __init__(
        self,
        kind: int,
        object_: int = 0,
        player: int = -1,
        *,
        source: int = 0,
        other: int = 0,
        recipient: int = 0,
        amount: int = 0,
        origin: int = -1,
        to: int = -1,
        new: int = 0,
        combat: bool = False,
        word: str = "",
        cause: int = 0,
    ) -> None:
        self.kind = kind
        self.object = object_
        self.player = player
        self.source = source
        self.other = other
        self.recipient = recipient
        self.amount = amount
        self.origin = origin
        self.to = to
        self.new = new
        self.combat = combat
        self.word = word
        self.cause = cause
        self.meant = amount  # before any of it is prevented
        self.batch: tuple[int, ...] = ()  # the objects of the whole batch, for "one or more"


class Waiting:
    """A triggered ability that has triggered and waits to be put on the stack. `bound`: names
    bound when it was created (delayed triggers).
    """

    __slots__ = ("ability", "bound", "controller", "event", "source")

    def __init__(
        self,
        ability: ir.Triggered,
        source: int,
        controller: int,
        event: Event | None,
        bound: tuple[tuple[str, Any], ...] = (),
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.event = event
        self.bound = bound


class Delayed:
    """A delayed triggered ability waiting for its event. `expires`: "" never, "turn" at the
    clean-up.
    """

    __slots__ = ("ability", "bound", "controller", "event", "expires", "id", "once", "source")

    def __init__(
        self,
        id_: int,
        ability: ir.Triggered,
        source: int,
        controller: int,
        once: bool,
        expires: str,
        event: Event | None,
        bound: tuple[tuple[str, Any], ...],
    ) -> None:
        self.id = id_
        self.ability = ability
        self.source = source
        self.controller = controller
        self.once = once
        self.expires = expires
        self.event = event
        self.bound = bound

    def changed(self, **fields: Any) -> Delayed:
        """The same ability with these fields otherwise."""
        return Delayed(
            self.id,
            self.ability,
            self.source,
            self.controller,
            self.once,
            fields.get("expires", self.expires),
            self.event,
            fields.get("bound", self.bound),
        )


class Floating:
    """A continuous effect from a resolved spell or ability.

    `affected`: ids fixed when it began, or None where `filter` (or players) say it each time.
    `until`: what ends it, as in ir.Apply.duration. `bound`: amounts and references fixed when it
    began. `turn`: the turn in which it began.
    """

    __slots__ = (
        "affected",
        "bound",
        "condition",
        "controller",
        "event",
        "filter",
        "id",
        "parts",
        "source",
        "template",
        "timestamp",
        "turn",
        "until",
        "x",
    )

    def __init__(
        self,
        id_: int,
        parts: tuple[ir.Part, ...],
        *,
        affected: tuple[int, ...] | None,
        filter_: ir.Filter | None,
        controller: int,
        source: int,
        timestamp: int,
        until: str,
        turn: int,
        condition: ir.Condition | None = None,
        bound: tuple[tuple[str, Any], ...] = (),
        x: int = 0,
        event: Event | None = None,
    ) -> None:
        self.id = id_
        self.parts = parts
        self.affected = affected
        self.filter = filter_
        self.controller = controller
        self.source = source
        self.timestamp = timestamp
        self.until = until
        self.turn = turn
        self.condition = condition
        self.bound = bound
        self.x = x
        self.event = event
        self.template: Any = None  # what continuous.templates works out on first need

    def copy(self) -> Floating:
        """A new record with the same contents, to be changed before it takes the other's place."""
        other = Floating.__new__(Floating)
        for name in Floating.__slots__:
            setattr(other, name, getattr(self, name))
        other.template = None
        return other


class Shield:
    """A replacement or prevention effect from a resolved spell or ability (regeneration, "prevent
    the next 3", "the next time ...").

    `ability`: the Replacement that it carries out; `kind`: "" | "regeneration" | "prevent" |
    "redirect" | "skip". `to`: ids or -1 - seats protected (None: see the ability); `amount` left
    (None: all); `uses` left (-1: no limit); `chosen_source`: only damage from this object.
    """

    __slots__ = (
        "ability",
        "amount",
        "bound",
        "chosen_source",
        "controller",
        "id",
        "kind",
        "source",
        "timestamp",
        "to",
        "turn",
        "until",
        "uses",
    )

    def __init__(
        self,
        id_: int,
        kind: str,
        ability: ir.Node | None,
        *,
        controller: int,
        source: int,
        timestamp: int,
        until: str,
        turn: int,
        to: tuple[int, ...] | None = None,
        amount: int | None = None,
        uses: int = -1,
        chosen_source: int = 0,
        bound: tuple[tuple[str, Any], ...] = (),
    ) -> None:
        self.id = id_
        self.kind = kind
        self.ability = ability
        self.controller = controller
        self.source = source
        self.timestamp = timestamp
        self.until = until
        self.turn = turn
        self.to = to
        self.amount = amount
        self.uses = uses
        self.chosen_source = chosen_source
        self.bound = bound

    def copy(self) -> Shield:
        """A new record with the same contents, to be changed before it takes the other's place."""
        other = Shield.__new__(Shield)
        for name in Shield.__slots__:
            setattr(other, name, getattr(self, name))
        return other
