"""Sagas: a lore counter on each as its controller's first main phase begins (714.3b)."""

from __future__ import annotations

from apnap.actions import permanents
from apnap.core.game import Game
from apnap.turn import order


def add_lore(g: Game) -> None:
    """saga-lore-counter-added: on each Saga with chapter abilities of the active players."""
    for id_ in list(g.battlefield()):
        obj = g.objects[id_]
        if obj.phased_out or not order.is_active(g, obj.controller):
            continue
        if g.behavior(obj).last_chapter and "Saga" in g.chars(obj).subtypes:
            g.trace("saga-lore-counter-added", player=obj.controller, object=id_)
            permanents.put_counters(g, id_, "lore", 1)
