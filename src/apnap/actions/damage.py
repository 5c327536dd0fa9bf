"""Damage: one batch of simultaneous hits, through replacement and prevention, to its results."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import BY_RULES, E_DAMAGE, E_LOSE, R_DAMAGE, Event
from apnap.core.game import Game
from apnap.core.objects import FROZEN, Characteristics, GameObject
from apnap.multiplayer import reach
from apnap.replacement import apply as replacement
from apnap.replacement import damage as replaced

from . import facts, life, permanents, zones

INFECT, WITHER = c.KEYWORD_BITS["infect"], c.KEYWORD_BITS["wither"]
SPECIAL = INFECT | WITHER | c.LIFELINK | c.DEATHTOUCH
HURT = c.CREATURE | c.PLANESWALKER | c.BATTLE


class Hit:
    """Damage that a source deals to a recipient (an id, or -1 - seat for a player)."""

    __slots__ = ("amount", "combat", "recipient", "source", "unpreventable")

    def __init__(
        self,
        source: int,
        recipient: int,
        amount: int,
        combat: bool = False,
        unpreventable: bool = False,
    ) -> None:
        self.source = source
        self.recipient = recipient
        self.amount = amount
        self.combat = combat
        self.unpreventable = unpreventable

    def copy(self) -> Hit:
        """The same hit as a record of its own."""
        return Hit(self.source, self.recipient, self.amount, self.combat, self.unpreventable)

    def __repr__(self) -> str:
        return f"<Hit {self.amount} from #{self.source} to {self.recipient}>"


def deal(g: Game, hits: list[Hit], cause: int = 0) -> list[Hit]:
    """damage-dealt: all of it at the same time; what was dealt in the end, to whom.

    Zero damage is no damage (damage-zero-ignored); nor is damage to what is no creature,
    planeswalker or battle on the battlefield."""
    hits = [hit for hit in hits if hit.amount > 0 and _can_be_hit(g, hit.recipient)]
    after: replacement.After = []
    if hits and (replacement.would(g, R_DAMAGE) or replaced.redirectable(g, hits)):
        hits = [hit for hit in replaced.replace_hits(g, hits, cause, after) if hit.amount > 0]
        hits = [hit for hit in hits if _can_be_hit(g, hit.recipient)]
    if g.reach:
        hits = [hit for hit in hits if _within_range(g, hit)]
    if hits:
        _Results(g, cause).of(hits)
    replacement.finish(g, after)
    return hits


def _within_range(g: Game, hit: Hit) -> bool:
    """out-of-range: nothing is done to what the source's controller does not reach, even where
    another's effect sent the damage there (801.10, 801.13a)."""
    source = g.objects.get(hit.source) or g.past.get(hit.source)
    if source is None or reach.covers(g, source.controller, hit.recipient):
        return True
    g.trace("out-of-range", player=source.controller, target=hit.recipient)
    return False


def _can_be_hit(g: Game, recipient: int) -> bool:
    if recipient < 0:
        return not g.players[-1 - recipient].left
    obj = g.objects.get(recipient)
    if obj is None or obj.zone != c.BATTLEFIELD:
        return False
    return bool(g.chars(obj).types & HURT)


class _Results:
    """What a batch of damage leads to (damage-to-player-loses-life and the like)."""

    def __init__(self, g: Game, cause: int) -> None:
        self.g = g
        self.cause = cause
        self.to_players: dict[int, int] = {}  # recipient -> damage
        self.combat_to_players: dict[int, int] = {}
        self.dealers: dict[tuple[frozenset[str] | None, int, int], None] = {}
        self.losses: dict[int, int] = {}  # seat -> life
        self.poison: dict[int, int] = {}
        self.marked: list[tuple[GameObject, int, bool]] = []
        self.shrunk: list[tuple[int, str, int, bool]] = []  # id, kind, number, removed
        self.gains: dict[int, tuple[int, int]] = {}  # source -> seat, life

    def of(self, hits: list[Hit]) -> None:
        """Work out the results of all hits, then bring them about."""
        g = self.g
        objects, past, players = g.objects, g.past, self.to_players
        for hit in hits:
            source = objects.get(hit.source) or past[hit.source]
            epoch = source.chars_epoch
            chars = source.chars if epoch == g.epoch or epoch == FROZEN else g.chars(source)
            recipient = hit.recipient
            if g.tracing:
                g.trace("damage-dealt", source=hit.source, n=hit.amount, target=recipient)
            if recipient < 0:
                players[recipient] = players.get(recipient, 0) + hit.amount
                facts.note_damage(g, hit.source, recipient, hit.amount, chars.types)
                if hit.combat:
                    self._combat(hit, source, chars)
                if not chars.keywords & INFECT:
                    self.losses[recipient] = self.losses.get(recipient, 0) + hit.amount
                else:
                    self.poison[recipient] = self.poison.get(recipient, 0) + hit.amount
            else:
                self._permanent(hit, objects[recipient], chars)
            if chars.keywords & c.LIFELINK and g.edition.facts.lifelink_static:
                seat, n = self.gains.get(source.id, (source.controller, 0))
                self.gains[source.id] = (seat, n + hit.amount)
        self._bring_about(hits)

    def _combat(self, hit: Hit, source: GameObject, chars: Characteristics) -> None:
        """Combat damage to a player is counted, with the types of what dealt it; toxic gives
        poison; a commander's is kept."""
        g, recipient = self.g, hit.recipient
        subtypes = None if chars.all_types else chars.subtypes
        self.dealers[subtypes, source.controller, -1 - recipient] = None
        self.combat_to_players[recipient] = self.combat_to_players.get(recipient, 0) + hit.amount
        behavior = chars.derived if chars.derived is not None else g.edition.behavior(chars)
        for toxic in behavior.params.get("toxic", ()):
            self.poison[recipient] = self.poison.get(recipient, 0) + int(toxic.n or 0)
        if g.game_data and source.phys in zones.commanders(g):
            player = g.players[-1 - recipient]
            known = dict(player.damage_from)
            known[source.phys] = known.get(source.phys, 0) + hit.amount
            g.put(player, "damage_from", tuple(sorted(known.items())))

    def _permanent(self, hit: Hit, obj: GameObject, chars: Characteristics) -> None:
        """damage-to-creature-marked, damage-as-minus-counters, ...-removes-loyalty, -defense."""
        facts.note_damage(self.g, hit.source, obj.id, hit.amount, chars.types)
        types = self.g.chars(obj).types
        if types & c.CREATURE:
            if chars.keywords & (WITHER | INFECT) or rules.parts(self.g, ir.DamageWithers):
                self.shrunk.append((obj.id, "-1/-1", hit.amount, False))
                deadly = bool(chars.keywords & c.DEATHTOUCH)
                if deadly:
                    self.marked.append((obj, 0, True))
            else:
                self.marked.append((obj, hit.amount, bool(chars.keywords & c.DEATHTOUCH)))
        if types & c.PLANESWALKER:
            self.shrunk.append((obj.id, "loyalty", hit.amount, True))
        if types & c.BATTLE:
            self.shrunk.append((obj.id, "defense", hit.amount, True))

    def _lost(self) -> dict[int, int]:
        """The losses of life, as far as nothing holds a life total up (replacement-applied)."""
        g = self.g
        if not self.losses or not rules.parts(g, ir.LifeFloor):
            return self.losses
        for recipient, number in self.losses.items():
            for part in rules.player_parts(g, ir.LifeFloor, -1 - recipient):
                kept = max(0, min(number, g.players[-1 - recipient].life - part.least))
                if kept < number:
                    g.trace("replacement-applied", player=-1 - recipient, other="")
                    self.losses[recipient] = number = kept
        self.losses = {recipient: number for recipient, number in self.losses.items() if number}
        return self.losses

    def _bring_about(self, hits: list[Hit]) -> None:
        g = self.g
        for obj, number, deadly in self.marked:
            if number:
                g.put(obj, "damage", obj.damage + number)
            if deadly and not obj.deathtouched:
                g.put(obj, "deathtouched", True)
            g.dirty[obj.id] = None
        if self.marked:
            g.sba_needed = True
            g.touch(c.A_DAMAGE)
        for id_, kind, number, removed in self.shrunk:
            if removed:
                permanents.remove_counters(g, id_, kind, number)
            else:
                by = BY_RULES if hits[0].combat else self.cause
                permanents.put_counters(g, id_, kind, number, by)
        for recipient, number in self.poison.items():
            permanents.put_counters(g, recipient, "poison", number, self.cause)
        for recipient, number in self._lost().items():
            life.write(g, -1 - recipient, -number)
            g.fact("life-lost", -1 - recipient, number)
        for recipient, number in self.to_players.items():
            g.fact("damage-taken", -1 - recipient, number)
        for recipient, number in self.combat_to_players.items():
            g.fact("combat-damage-taken", -1 - recipient, number)
        if self.dealers:
            facts.note_dealers(g, list(self.dealers))
        self._tell(hits)
        for source, (seat, number) in self.gains.items():
            g.trace("damage-gives-life", player=seat, n=number, source=source)
        if self.gains:
            life.gain_together(g, list(self.gains.values()), self.cause)

    def _tell(self, hits: list[Hit]) -> None:
        g = self.g
        events: list[Event] = []
        if g.listens(E_DAMAGE):
            for hit in hits:
                seat = -1 - hit.recipient if hit.recipient < 0 else -1
                event = Event(
                    E_DAMAGE,
                    max(0, hit.recipient),
                    seat,
                    source=hit.source,
                    other=-1 - g.get(hit.source).controller if hit.source > 0 else 0,
                    recipient=hit.recipient,
                    amount=hit.amount,
                    combat=hit.combat,
                    cause=self.cause,
                )
                events.append(event)
        if self.losses and g.listens(E_LOSE):
            for recipient, number in self.losses.items():
                lost = Event(E_LOSE, player=-1 - recipient, amount=number, cause=self.cause)
                events.append(lost)
        if events:
            g.edition.procedures.match(g, events)
