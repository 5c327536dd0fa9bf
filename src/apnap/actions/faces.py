"""Which face of a permanent is up: face down and up, transforming, flipping."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import facedown
from apnap.core import constants as c
from apnap.core.events import E_DEED, E_FACE_UP, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject

BOUND = ("daybound", "nightbound")


def turn_face_up(g: Game, id_: int) -> bool:
    """turned-face-up: a face-down permanent; an instant or sorcery card is shown and stays down."""
    obj = g.objects.get(id_)
    if obj is None or not obj.face_down:
        return False
    if obj.zone == c.BATTLEFIELD and not obj.defn.base.types & c.PERMANENT_TYPES:
        g.trace("face-down-revealed", player=obj.controller, object=id_)
        return False
    g.put(obj, "face_down", False)
    if obj.zone == c.BATTLEFIELD and (obj.chosen or obj.info is not None):
        g.put(obj, "chosen", (*obj.chosen, (facedown.TURNED, True)))
    _turned(g, obj)
    g.stale(obj)
    g.new_epoch()
    g.trace("turned-face-up", object=id_)
    if g.listens(E_FACE_UP):
        g.edition.procedures.match(g, [Event(E_FACE_UP, id_, obj.controller)])
    return True


def turn_face_down(g: Game, id_: int) -> bool:
    """A face-up permanent is turned face down; its controller may look at it."""
    obj = g.objects.get(id_)
    if obj is None or obj.zone != c.BATTLEFIELD or obj.face_down or _two_faced(obj):
        return False
    g.put(obj, "face_down", True)
    g.put(obj, "seen", (1 << len(g.players)) - 1)
    _turned(g, obj)
    g.stale(obj)
    g.new_epoch()
    return True


def _turned(g: Game, obj: GameObject) -> None:
    """What was turned over gets a new timestamp (613.7f-g), in the editions that say so."""
    if g.edition.facts.turning_renews_timestamp and obj.zone == c.BATTLEFIELD:
        g.put(obj, "timestamp", g.stamp())
        g.new_epoch()


def _two_faced(obj: GameObject) -> bool:
    return isinstance(obj.card, ir.Card) and obj.card.layout in ("transform", "modal")


def transform(g: Game, id_: int, bound: bool = False) -> bool:
    """transformed: the other face of a transforming permanent is up; others stay as they are, and
    those with daybound or nightbound too, unless it is for that (`bound`, 702.145d)."""
    obj = g.objects.get(id_)
    if obj is None or obj.zone != c.BATTLEFIELD or obj.face_down:
        return False
    if not bound and any(name in g.behavior(obj).params for name in BOUND):
        return False
    card = obj.card
    if not isinstance(card, ir.Card) or card.layout != "transform" or len(card.faces) < 2:
        return False
    face = 1 - obj.face
    g.put(obj, "face", face)
    if obj.defn.card is card:
        g.put_indexed(obj, "defn", g.edition.define(card, face))
    _turned(g, obj)
    g.stale(obj)
    g.trace("transformed", object=id_)
    if g.listens(E_DEED):
        event = Event(E_DEED, id_, obj.controller, word="transform")
        g.edition.procedures.match(g, [event])
    return True


def flip(g: Game, id_: int) -> bool:
    """flipped: a flip card's other half counts from now on, as long as it stays where it is."""
    obj = g.objects.get(id_)
    if obj is None or obj.zone != c.BATTLEFIELD or obj.flipped:
        return False
    g.put(obj, "flipped", True)
    card = obj.defn.card
    if isinstance(card, ir.Card) and card.layout == "flip" and len(card.faces) > 1:
        g.put_indexed(obj, "defn", g.edition.define(card, 1))
    g.stale(obj)
    g.new_epoch()
    g.trace("flipped", object=id_)
    return True
