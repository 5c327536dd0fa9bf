"""How a permanent enters the battlefield (2006:419.1b-c, 410.10e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject

if TYPE_CHECKING:
    from apnap.actions.moving import Moving


def prepare(g: Game, moving: Moving, cause: int = 0) -> None:
    """Settle how the object enters; `moving.stays` if it cannot."""
    defn = moving.defn or moving.obj.defn
    base = defn.base
    if not base.types & c.PERMANENT_TYPES and not moving.face_down:
        moving.stays = True
        g.trace("permanent-cannot-enter", object=moving.obj.id, zone=c.ZONE_NAMES[moving.obj.zone])
        return
    if base.types & c.PLANESWALKER and isinstance(base.loyalty, int) and base.loyalty:
        moving.counters = (*moving.counters, ("loyalty", base.loyalty))


def prepare_tokens(g: Game, tokens: list[GameObject], cause: int = 0) -> list[GameObject]:
    """Settle how new tokens, alike so far and in no list yet, enter; those that do."""
    return tokens
