"""It becomes day or night (730), and what is bound to it turns over (702.145)."""

from __future__ import annotations

from apnap.core.daytime import DAY, NEITHER, NIGHT, now, set_to
from apnap.core.events import E_DEED, Event
from apnap.core.game import Game

from . import faces
from .moving import Moving

BOUND = {DAY: ("nightbound", 1), NIGHT: ("daybound", 0)}
"""For each time: the ability of what turns over as it comes, and the face that is up before."""


def become(g: Game, time: str) -> bool:
    """day-night-changed: the permanents that are bound to the other time turn over with it
    (702.145c, 702.145g); False where it is so already."""
    before = now(g)
    if before == time:
        return False
    set_to(g, time)
    g.trace("day-came" if time == DAY else "night-came")
    turn(g)
    if before != NEITHER and g.listens(E_DEED):
        g.edition.procedures.match(g, [Event(E_DEED, 0, g.active, word=time)])
    return True


def turn(g: Game) -> bool:
    """Turn over each permanent whose other face belongs to the present time; was there any?"""
    if now(g) == NEITHER:
        return False
    keyword, face = BOUND[now(g)]
    found = [
        id_
        for id_ in g.battlefield()
        if g.objects[id_].face == face
        and not g.objects[id_].phased_out
        and keyword in g.behavior(g.objects[id_]).params
    ]
    turned = False
    for id_ in found:
        turned = faces.transform(g, id_, bound=True) or turned
    return turned


def enter(g: Game, moving: Moving) -> None:
    """daybound-enters-transformed: a card with daybound enters with its other face up while it is
    night (702.145b)."""
    card = moving.obj.card
    if now(g) != NIGHT or card is None or card.layout != "transform" or moving.face_down:
        return
    defn = moving.defn or g.edition.whole(card)
    if defn.face_index == 0 and "daybound" in defn.behavior.params:
        moving.defn = g.edition.define(card, 1)
