"""Replacement of one would-be event."""

from __future__ import annotations

from typing import Any

from apnap.core.events import Event
from apnap.core.game import Game

After = list[Any]


def would(g: Game, kind: int) -> bool:
    """Is anything there that may replace this kind of event?"""
    return bool(g.replacers.get(kind)) or bool(g.granted_replace >> kind & 1) or bool(g.shields)


def replace(g: Game, event: Event, after: After | None = None) -> list[Event]:
    """What happens instead of the event; empty if nothing does."""
    return [event]


def finish(g: Game, after: After) -> None:
    """Carry out what replacement effects add to an event, after it has happened."""
