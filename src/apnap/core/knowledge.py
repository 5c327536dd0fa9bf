"""Who knows which hidden card is which: `GameObject.seen`, a mask of seats.

A hand that somebody has seen stays known until cards leave it unseen. Then nobody but its owner
can tell any more which of the cards that they knew are still there.
"""

from __future__ import annotations

from . import constants as c
from .game import Game
from .objects import GameObject


def eyes(g: Game, seat: int) -> int:
    """The seats (a mask) that see what the player sees: whoever controls that player, too
    (722.4)."""
    found = 1 << seat
    for player, decider in g.deciders:
        if player == seat:
            found |= 1 << decider
    return found


def picked(g: Game, seat: int, ids: tuple[int, ...]) -> None:
    """The player picked cards of their own hand and showed nobody which: that is known of a whole
    hand only. What reveals the cards afterwards makes them known again."""
    hand = g.players[seat].hand
    own = [id_ for id_ in ids if id_ > 0 and g.objects[id_].zone == c.HAND]
    if len(own) < len(hand):
        for id_ in own:
            _forget(g, g.objects[id_], ~eyes(g, seat))


def gone_unseen(g: Game, card: GameObject) -> None:
    """A card has left its owner's hand and lies hidden again: who did not know that it was this one
    is not sure any more of any card of that hand."""
    unsure = ~(card.seen | 1 << card.owner)
    for id_ in g.players[card.owner].hand:
        _forget(g, g.objects[id_], unsure)


def _forget(g: Game, obj: GameObject, seats: int) -> None:
    if obj.seen & seats:
        g.replace_hidden(obj, seen=obj.seen & ~seats)
