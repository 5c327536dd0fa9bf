"""Players: life, drawing from an empty library, poison (2006:420.5a, g, h)."""

from __future__ import annotations

from apnap.core.game import Game
from apnap.core.objects import GameObject

from .batch import Batch


def life_zero(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-life-zero"""
    for player in g.players:
        if player.life <= 0 and not player.left:
            batch.losses.append((player.seat, "sba-life-zero"))
            g.trace("sba-life-zero", player=player.seat, n=player.life)


def empty_library(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-drew-from-empty-library: since state-based actions were last checked."""
    for player in g.players:
        if player.drew_from_empty and not player.left:
            batch.losses.append((player.seat, "sba-drew-from-empty-library"))
            g.trace("sba-drew-from-empty-library", player=player.seat)


def poison(g: Game, batch: Batch, objects: list[GameObject]) -> None:
    """sba-poison"""
    for player in g.players:
        if player.poison >= g.edition.facts.poison_loses and not player.left:
            batch.losses.append((player.seat, "sba-poison"))
            g.trace("sba-poison", player=player.seat, n=player.poison)
