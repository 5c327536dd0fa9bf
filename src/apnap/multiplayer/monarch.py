"""Who is the monarch: an object in the command zone carries what that brings (724)."""

from __future__ import annotations

from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.turn import order

CROWN = "the monarch"


def crown(g: Game) -> GameObject | None:
    """What carries the abilities of the monarch; None where there is no monarch."""
    for id_ in g.command:
        if g.objects[id_].defn.base.name == CROWN:
            return g.objects[id_]
    return None


def pass_on(g: Game, seats: tuple[int, ...]) -> None:
    """monarch-changed: as the monarch leaves the game the active player, or who comes after them,
    becomes the monarch (724.4)."""
    carrier = crown(g)
    if carrier is None or carrier.controller not in seats:
        return
    heir = g.active if not g.players[g.active].left else order.next_seat(g, g.active)
    g.put(carrier, "owner", heir)
    g.put(carrier, "controller", heir)
    g.new_epoch()
    g.trace("monarch-changed", player=heir)
