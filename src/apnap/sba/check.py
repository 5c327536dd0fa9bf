"""Performing state-based actions: gather what applies, perform it as one event, and look again
(2006:420.3).

Only objects that were written since the last look are examined; after a change of what continuous
effects do, all permanents are.
"""

from __future__ import annotations

from apnap.actions import combat, ending, permanents, zones
from apnap.core import constants as c
from apnap.core.events import E_STATE
from apnap.core.game import Game
from apnap.core.objects import GameObject

from .batch import Batch

STATE_KIND = E_STATE


def perform(g: Game) -> bool:
    """One round; True if anything was performed."""
    objects = objects_to_look_at(g)
    if g.combat_stage and combat.remove_what_is_no_creature(g, objects):
        return True
    batch = Batch()
    for _, action in g.edition.sba:
        action(g, batch, objects)
    if batch.empty():
        g.dirty = dict.fromkeys(batch.pending)
        g.sba_needed = bool(batch.pending)
        g.sba_epoch = g.epoch
        return False
    g.trace("sba-checked")
    _carry_out(g, batch)
    return True


def objects_to_look_at(g: Game) -> list[GameObject]:
    """The permanents (and what should not be where it is) that may have come to need an action."""
    if g.sba_epoch != g.epoch:
        found = [g.objects[id_] for id_ in g.battlefield()]
        found += [
            g.objects[id_]
            for id_ in sorted(g.dirty)
            if id_ in g.objects and g.objects[id_].zone != c.BATTLEFIELD
        ]
        return found
    objects = g.objects
    return [objects[id_] for id_ in sorted(g.dirty) if id_ in objects]


def _carry_out(g: Game, batch: Batch) -> None:
    for id_, number in batch.pairs:
        permanents.remove_counters(g, id_, "+1/+1", number)
        permanents.remove_counters(g, id_, "-1/-1", number)
    for id_, kind, number in batch.limits:
        permanents.remove_counters(g, id_, kind, number)
    for id_ in batch.unattach:
        permanents.unattach(g, id_)
    if batch.cease:
        cease(g, batch.cease)
    buried = list(dict.fromkeys(batch.buried))
    destroyed = (
        [id_ for id_ in dict.fromkeys(batch.destroyed) if id_ not in batch.buried]
        if batch.buried
        else batch.destroyed
    )
    if destroyed:
        permanents.destroy(g, destroyed, also=buried)
    elif buried:
        zones.move(g, buried, c.GRAVEYARD)
    for id_ in batch.sacrificed:
        permanents.sacrifice(g, g.objects[id_].controller, [id_])
    if batch.losses:
        ending.lose_together(g, batch.losses)


def cease(g: Game, ids: list[int]) -> None:
    """Tokens and copies outside their zones cease to exist (sba-token-ceases, sba-copy-ceases)."""
    g.remove_many([g.objects[id_] for id_ in ids if id_ in g.objects])
