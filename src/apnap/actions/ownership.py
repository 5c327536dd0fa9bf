"""Who owns a card: what only cards for ante games change, and the end of such a game
(2006:217.9)."""

from __future__ import annotations

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.objects import GameObject

FIRST = "first-owners"  # in Game.game_data: (physical card, the seat that owned it at the start)


def give(g: Game, id_: int, seat: int) -> bool:
    """owner-changed: the card belongs to the player from now on. In a hand, library or graveyard it
    goes into that player's, since only there it can be. False if nothing changes."""
    obj = g.objects.get(id_)
    if obj is None or obj.kind != c.CARD or obj.owner == seat:
        return False
    note(g, obj)
    old, new = g.players[obj.owner], g.players[seat]
    if obj.zone in (c.LIBRARY, c.HAND, c.GRAVEYARD):
        there, here = (g.zone_list(obj.zone, player.seat) for player in (old, new))
        g.delete_from(there, there.index(id_))
        g.add_to(here, len(here), id_)
        g.touch(c.ZONE_ASPECT[obj.zone])
    if obj.zone in c.HIDDEN_ZONES:
        seen = obj.seen | (1 << seat if obj.zone == c.HAND else 0)
        obj = g.replace_hidden(obj, owner=seat, controller=seat, seen=seen)
    else:
        _write(g, obj, seat)
    g.put(old, "cards_in_start", old.cards_in_start - 1)
    g.put(new, "cards_in_start", new.cards_in_start + 1)
    g.stale(obj)
    g.new_epoch()
    g.trace("owner-changed", player=seat, object=id_)
    return True


def _write(g: Game, obj: GameObject, seat: int) -> None:
    g.put(obj, "owner", seat)
    if obj.zone not in (c.BATTLEFIELD, c.STACK, c.PHASED_OUT):
        g.put(obj, "controller", seat)


def note(g: Game, obj: GameObject) -> None:
    """Remember whose the card was at the start."""
    known = dict(g.game_data).get(FIRST, ())
    if all(phys != obj.phys for phys, _ in known):
        rest = tuple(pair for pair in g.game_data if pair[0] != FIRST)
        g.set("game_data", (*rest, (FIRST, (*known, (obj.phys, obj.owner)))))


def changes(g: Game) -> list[tuple[int, int, int]]:
    """(object, seat that owned it at the start, seat that owns it now), in the order of objects."""
    first = dict(dict(g.game_data).get(FIRST, ()))
    return [
        (obj.id, first[obj.phys], obj.owner)
        for obj in g.objects.values()
        if obj.kind == c.CARD and first.get(obj.phys, obj.owner) != obj.owner
    ]
