"""Committing a crime: targeting opponents, what they control or have in graveyards (700.13)."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.events import E_DEED, Event
from apnap.core.game import Game
from apnap.turn.order import opponents


def note(g: Game, seat: int, targets: tuple[int, ...]) -> None:
    """The player has chosen these targets: is it a crime?"""
    against = opponents(g, seat)
    if not any(_whose(g, target) in against for target in targets):
        return
    g.fact("crimes", seat)
    if g.listens(E_DEED):
        g.edition.procedures.match(g, [Event(E_DEED, 0, seat, word="crime")])


def _whose(g: Game, target: int) -> int:
    """The player that the target is, or who controls it, or whose graveyard it is in; -1: none."""
    if target < 0:
        return -1 - target
    obj = g.objects.get(target)
    if obj is None:
        return -1
    if obj.zone in (c.BATTLEFIELD, c.STACK):
        return int(obj.controller)
    return int(obj.owner) if obj.zone == c.GRAVEYARD else -1
