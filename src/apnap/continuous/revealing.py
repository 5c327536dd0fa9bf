"""Hands and tops of libraries that effects keep revealed (RevealedHand, RevealedTop), or that their
players may look at (SeesTop)."""

from __future__ import annotations

from apnap import ir
from apnap.core import constants as c
from apnap.core.game import Game
from apnap.interpret.refs import players

from . import rules

ANNOUNCING = ("announcing", 0)  # in Game.history while a spell or ability is being announced


def announcing(g: Game) -> bool:
    """Is a spell or ability being announced?"""
    return ANNOUNCING in g.history


def revealed(g: Game, seat: int = -1) -> tuple[int, ...]:
    """The hidden cards that are revealed now, as effects demand, or that the player `seat` may look
    at. While a spell or ability is being announced no new top card is: it is only revealed when
    that is done (2006:217.2e)."""
    found: list[int] = []
    for seat in _seats(g, ir.RevealedHand):
        found += [id_ for id_ in g.players[seat].hand if not g.objects[id_].face_down]
    if not announcing(g):
        found += [
            g.players[seat].library[-1]
            for seat in _seats(g, ir.RevealedTop)
            if g.players[seat].library
        ]
        found += [id_ for owner, id_ in _looked_at(g) if owner == seat]
    return tuple(found)


def _looked_at(g: Game) -> list[tuple[int, int]]:
    """The top cards at which players may look: whose, and which."""
    seats = _seats(g, ir.SeesTop)
    return [(seat, g.players[seat].library[-1]) for seat in seats if g.players[seat].library]


def _seats(g: Game, kind: type[ir.RevealedHand | ir.RevealedTop | ir.SeesTop]) -> list[int]:
    seats: dict[int, None] = {}
    for part, ctx, _ in rules.parts(g, kind):
        everyone = [player.seat for player in g.players if not player.left]
        seats.update(dict.fromkeys(everyone if part.who is None else players(ctx, part.who)))
    return sorted(seats)


def note(g: Game) -> None:
    """cards-revealed: whatever is revealed now is known to all from now on, wherever it goes; to be
    called before hidden cards move and before something is announced."""
    everyone = (1 << len(g.players)) - 1
    for id_ in revealed(g):
        obj = g.objects[id_]
        if obj.seen != everyone and obj.zone in c.HIDDEN_ZONES:
            g.replace_hidden(obj, seen=everyone)
    if announcing(g):
        return
    for seat, id_ in _looked_at(g):
        obj = g.objects[id_]
        if not obj.seen >> seat & 1:
            g.replace_hidden(obj, seen=obj.seen | 1 << seat)
