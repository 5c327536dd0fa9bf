"""Who comes after whom: turn order and APNAP order (2006:103.4)."""

from __future__ import annotations

from apnap.core.game import Game


def alive(g: Game) -> list[int]:
    """The seats that still play, in seat order."""
    return [player.seat for player in g.players if not player.left]


def next_seat(g: Game, seat: int) -> int:
    """The next player in turn order who still plays."""
    count = len(g.players)
    for step in range(1, count + 1):
        following = (seat + step) % count
        if not g.players[following].left:
            return following
    return seat


def apnap(g: Game) -> list[int]:
    """All players who still play: the active player first, then in turn order."""
    if len(g.players) == 2 and not g.players[0].left and not g.players[1].left:
        return [g.active, 1 - g.active]
    found = [] if g.players[g.active].left else [g.active]
    seat = next_seat(g, g.active)
    while seat not in found and seat != g.active:
        found.append(seat)
        seat = next_seat(g, seat)
    return found


def opponents(g: Game, seat: int) -> list[int]:
    """The opponents of a player who still play, in APNAP order."""
    team = g.players[seat].team
    return [other for other in apnap(g) if g.players[other].team != team]
