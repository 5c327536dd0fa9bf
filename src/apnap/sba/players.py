"""Players: life, drawing from an empty library, poison (2006:420.5a, g, h)."""

from __future__ import annotations

from apnap.actions.ending import can_lose
from apnap.core.game import Game
from apnap.core.objects import GameObject, Player

from .batch import Batch


def life_zero(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-life-zero"""
    for player in g.players:
        if player.life <= 0 and _may_lose(g, player):
            batch.losses.append((player.seat, "sba-life-zero"))
            g.trace("sba-life-zero", player=player.seat, n=player.life)


def empty_library(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-drew-from-empty-library: since state-based actions were last checked."""
    for player in g.players:
        if not player.drew_from_empty:
            continue
        if _may_lose(g, player):
            batch.losses.append((player.seat, "sba-drew-from-empty-library"))
            g.trace("sba-drew-from-empty-library", player=player.seat)
        else:
            g.put(player, "drew_from_empty", False)  # the next check asks for later draws only
            batch.more = True


def poison(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-poison"""
    for player in g.players:
        if player.poison >= g.edition.facts.poison_loses and _may_lose(g, player):
            batch.losses.append((player.seat, "sba-poison"))
            g.trace("sba-poison", player=player.seat, n=player.poison)


def _may_lose(g: Game, player: Player) -> bool:
    """Is the player there, and does no effect keep them from losing? The check goes on without
    those who can't lose (2006:103.2), or it would never end."""
    return not player.left and can_lose(g, player.seat)
