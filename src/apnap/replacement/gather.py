"""Which replacement and prevention effects apply to a would-be event, found through the indexes."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import layers
from apnap.core import constants as c
from apnap.core.events import R_DAMAGE, R_DESTROY, Event, Shield
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.interpret.conditions import holds
from apnap.interpret.context import Ctx

from .patterns import fits_would, kind_mask
from .shields import SHIELDS

Key = tuple[str, int, int]
SELF_REPLACEMENT, OTHER = range(2)

OWN = (ir.This, ir.AttachedTo, ir.Linked, ir.ChosenNumber, ir.ChosenPlayer)
"""What means something else for each object that has the same ability."""


class Candidate:
    """An effect that may apply: a Replacement (of an object or held by a shield), a shield of
    another kind, or a rule (`rule`: its name). `key` names it along the line of events."""

    __slots__ = ("ability", "ctx", "key", "rank", "rule", "shield")

    def __init__(
        self,
        key: Key,
        ctx: Ctx,
        ability: ir.Replacement | None = None,
        shield: Shield | None = None,
        rank: int = OTHER,
        rule: str = "",
    ) -> None:
        self.key = key
        self.ctx = ctx
        self.ability = ability
        self.shield = shield
        self.rank = rank
        self.rule = rule

    def same_as(self, other: Candidate) -> bool:
        """Does it make no difference which of the two applies first?"""
        if self.ctx.controller != other.ctx.controller or self.rule != other.rule:
            return False
        a, b = self.shield, other.shield
        if a is not None and b is not None and a.kind == b.kind == "regeneration":
            # what happens as it regenerates is the source's affair, or that of one shield
            return a.source == b.source and not _waited_for(self.ctx.g, a.id, b.id)
        if a is not None or b is not None or self.ability is None:
            return False
        if self.ability != other.ability or self.ability.link:
            return False
        return self.ctx.source == other.ctx.source or not _of_itself(self.ability)


def _of_itself(ability: ir.Replacement) -> bool:
    """Is what happens instead an affair of the very object that has the ability (damage dealt to
    it, counters put on it), and not of its controller alone?"""
    done = (ability.recipient, ability.instead, ability.and_also, ability.amount, ability.prevent)
    return any(
        isinstance(node, OWN)
        for part in done
        if isinstance(part, ir.Node)
        for node in ir.walk(part)
    )


def _waited_for(g: Game, *ids: int) -> bool:
    """Does a delayed ability wait until one of the shields is used?"""
    key = "chosen:" + SHIELDS
    return any(
        name == key and id_ in value for d in g.delayed for name, value in d.bound for id_ in ids
    )


def covers(shield: Shield, kind: int) -> bool:
    """Can the shield apply to this kind of event?"""
    if shield.kind == "regeneration":
        return kind == R_DESTROY
    if shield.kind in ("prevent", "redirect"):
        return kind == R_DAMAGE
    return isinstance(shield.ability, ir.Replacement) and bool(
        kind_mask(shield.ability.event) >> kind & 1
    )


def would(g: Game, kind: int) -> bool:
    """Is anything there that may replace this kind of event?"""
    if g.granted_replace < 0:
        layers.plan_of(g)  # what is granted is not known yet in this epoch
    if g.replacers.get(kind) or g.granted_replace >> kind & 1:
        return True
    if g.shields:
        for shield in g.shields:
            if covers(shield, kind):
                return True
    return False


def holders(g: Game, kind: int) -> list[GameObject]:
    """The objects that may have abilities which replace this kind of event, by ids ascending."""
    ids = g.replacers.get(kind, [])
    if g.granted_replace >> kind & 1:
        ids = sorted({*ids, *_changed(g)})
    objects = g.objects
    return [objects[id_] for id_ in ids if id_ in objects]


def _changed(g: Game) -> list[int]:
    """Permanents whose replacement abilities are not those they were printed with."""
    known: tuple[int, list[int]] | None = g.cache.get("granted-replacers")
    if known is None or known[0] != g.epoch:
        found = []
        for id_ in g.battlefield():
            obj = g.objects[id_]
            behavior = g.behavior(obj)
            if behavior is not obj.defn.behavior and (behavior.replacements or behavior.entering):
                found.append(id_)
        known = (g.epoch, found)
        g.cache["granted-replacers"] = known
    return known[1]


CONTROLLED = (c.BATTLEFIELD, c.STACK, c.COMMAND)


def controller(obj: GameObject) -> int:
    """Who "you" is for an ability of the object."""
    return obj.controller if obj.zone in CONTROLLED else obj.owner


def abilities(g: Game, kind: int) -> list[tuple[GameObject, int, ir.Replacement]]:
    """The Replacement abilities that work now and concern this kind: object, number, ability."""
    found = []
    for obj in holders(g, kind):
        zone = c.ZONE_NAMES[obj.zone]
        for number, ability in enumerate(g.behavior(obj).replacements):
            if kind_mask(ability.event) >> kind & 1 and zone in ability.zones:
                found.append((obj, number, ability))
    return found


def gather(g: Game, event: Event, used: dict[Key, None]) -> list[Candidate]:
    """The effects that apply to the event and have not been applied along its line
    (replacement-applied-once): abilities first, then shields, each in order of age."""
    found: list[Candidate] = []
    for obj, number, ability in abilities(g, event.kind):
        key = ("ability", obj.id, number)
        if key in used:
            continue
        ctx = Ctx(g, obj.id, controller(obj), event=event)
        if _applies(ctx, ability, event):
            rank = SELF_REPLACEMENT if is_own(g, obj.id, event.cause) else OTHER
            found.append(Candidate(key, ctx, ability, rank=rank))
    for shield in g.shields:
        if covers(shield, event.kind) and ("shield", shield.id, 0) not in used:
            candidate = _of_shield(g, shield, event)
            if candidate is not None:
                found.append(candidate)
    return found


def _applies(ctx: Ctx, ability: ir.Replacement, event: Event) -> bool:
    if not fits_would(ctx, ability.event, event):
        return False
    if isinstance(ability.instead, ir.Regenerate) and event.kind == R_DESTROY and event.word:
        return False  # it can't be regenerated, by whatever
    return ability.condition is None or holds(ctx, ability.condition)


def is_own(g: Game, source: int, cause: int) -> bool:
    """self-replacement-first: is the effect one of the spell or ability that causes the event?"""
    return cause == source and g.get(cause).zone == c.STACK


def _of_shield(g: Game, shield: Shield, event: Event) -> Candidate | None:
    """The shield as a candidate, for events other than damage."""
    key = ("shield", shield.id, 0)
    ctx = shield_ctx(g, shield, event)
    if shield.kind == "regeneration":
        fit = shield.to is not None and event.object in shield.to and event.word == ""
        return Candidate(key, ctx, shield=shield) if fit else None
    ability = shield.ability
    if isinstance(ability, ir.Replacement) and _applies(ctx, ability, event):
        return Candidate(key, ctx, ability, shield)
    return None


def shield_ctx(g: Game, shield: Shield, event: Event | None) -> Ctx:
    """Where the nodes of a shield are read: with what was bound when it was created."""
    return Ctx(g, shield.source, shield.controller, event=event, bound=shield.bound)
