"""Attackers that become blocked by an effect, without a creature that blocks them."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.events import E_BLOCKED, Event
from apnap.core.game import Game
from apnap.triggers import matching

from . import state


def become_blocked(g: Game, ids: list[int]) -> list[int]:
    """attacker-blocked by an effect and by no creature, with all of its band (2009:509.1h); those
    that were not blocked before."""
    whole = dict.fromkeys(
        other for id_ in ids if id_ in g.objects for other in (id_, *state.others_in_band(g, id_))
    )
    found = [id_ for id_ in whole if g.objects[id_].attacking and not g.objects[id_].blocked]
    if not found:
        return []
    g.put_many([g.objects[id_] for id_ in found], "blocked", True)
    g.touch(c.A_COMBAT)
    for id_ in found:
        g.trace("attacker-blocked", object=id_, n=0)
    if matching.listens(g, E_BLOCKED):
        matching.match(g, [Event(E_BLOCKED, id_, g.active) for id_ in found])
    return found
