"""Special actions of playing lands and turning face-down permanents up (2006:408.2d, 408.2h)."""

from __future__ import annotations

from apnap import ir
from apnap.actions import permanents, zones
from apnap.continuous import copying, facedown
from apnap.core import constants as c
from apnap.core.events import E_LAND, Event
from apnap.core.game import Game, IllegalAction
from apnap.core.objects import GameObject, StackInfo
from apnap.core.questions import NO, PICK_ONE, Option, Question
from apnap.interpret.context import Ctx
from apnap.interpret.filters_relations import PLAYING

from . import chosen_x, costs, permits, prices


def play(g: Game, seat: int, option: Option) -> int:
    """land-played: a special action that puts the land onto the battlefield (2006:408.2d); its id
    there."""
    id_ = int(option.id)
    card = g.find(id_)
    if card is None or permits.lands_left(g, seat) <= 0:
        raise IllegalAction("land-limit-reached")
    if card.zone != c.HAND:
        permits.use_once(g, seat, id_)
    player = g.players[seat]
    if g.edition.facts.land_plays_announced:
        _announce(g, seat, id_)
    g.put(player, "lands_played", player.lands_played + 1)
    g.fact("lands-played", seat)
    face = int(str(option.extra)[5:]) if option.extra else -1
    g.trace("land-played", player=seat, object=id_)
    g.put_item(g.history, (PLAYING, card.phys), 1)
    new = zones.move(g, [id_], c.BATTLEFIELD, under=seat, face=face)[0]
    g.delete_item(g.history, (PLAYING, card.phys))
    if new and g.listens(E_LAND):
        g.edition.procedures.match(g, [Event(E_LAND, new, seat)])
    return new


def _announce(g: Game, seat: int, id_: int) -> None:
    """land-play-announced: whether this is the normal play, or which effect allows it
    (2006:212.6b)."""
    plays = [source for source, _ in permits.land_plays(g, seat)]
    chosen = plays[0]
    if len(plays) > 1:
        options = tuple([Option("object", source) if source else NO for source in plays])
        chosen = plays[g.choose(Question(PICK_ONE, "land-play", seat, options, source=id_))]
    g.fact(f"{permits.BY_EFFECT}{chosen}", seat)


MANA_COST = "mana"
"""Of the special action of turning a permanent up: for its mana cost."""


def morph_of(g: Game, obj: GameObject) -> ir.Keyword | None:
    """The morph, megamorph or disguise ability that a face-down permanent would have if it were
    face up: that of what it is a copy of, if it is one."""
    params = copying.face_up(g, obj.id).behavior.params
    for name in ("morph", "megamorph", "disguise"):
        for keyword in params.get(name, ()):
            return keyword
    return None


def turning_up(g: Game, obj: GameObject) -> list[tuple[str, tuple[ir.Cost, ...]]]:
    """What turns the face-down permanent up: the morph cost that it would have (2006:504); the
    mana cost of a creature card that was manifested or cloaked (701.40b, 701.58b)."""
    found = []
    keyword = morph_of(g, obj)
    if keyword is not None:
        known = "disguise" if keyword.name == "disguise" else "morph"
        found.append(("", prices.of_keyword(g, obj.controller, known, keyword.cost)))
    if facedown.is_lent(obj) and obj.card is not None:
        card = g.edition.define(obj.card, 0).base
        if card.types & c.CREATURE and card.cost is not None:
            found.append((MANA_COST, (ir.PayMana(card.cost),)))
    return found


def ways_up(g: Game, seat: int, obj: GameObject) -> list[str]:
    """The ways in which the player could pay to turn this permanent up."""
    ctx = Ctx(g, obj.id, seat, StackInfo(obj.id))
    return [way for way, cost in turning_up(g, obj) if costs.can_pay(ctx, cost)]


def turn_up(g: Game, seat: int, option: Option) -> None:
    """face-down-turned-up: its controller shows the card, pays what turns it up and turns it up
    (2006:408.2h)."""
    obj = g.find(int(option.id))
    if obj is None or not obj.face_down or obj.controller != seat:
        raise IllegalAction("object-gone")
    way = str(option.extra or "")
    cost = dict(turning_up(g, obj)).get(way)
    if cost is None:
        raise IllegalAction("morph")
    ctx = Ctx(g, obj.id, seat, StackInfo(obj.id))
    if chosen_x.choose(ctx, cost) is None:
        raise IllegalAction("cost-payable")
    costs.pay(ctx, cost)
    _keep_x(g, obj, ctx.x)
    g.trace("face-down-turned-up", player=seat, object=obj.id)
    keyword = morph_of(g, obj)
    grows = way == "" and keyword is not None and keyword.name == "megamorph"
    if permanents.turn_face_up(g, obj.id) and grows:
        permanents.put_counters(g, obj.id, "+1/+1", 1)


def _keep_x(g: Game, obj: GameObject, x: int) -> None:
    """The X of its morph cost is what its abilities mean by X from then on."""
    if x:
        info = StackInfo(obj.id) if obj.info is None else obj.info.copy()
        info.x = x
        g.put(obj, "info", info)


def show(g: Game, card: GameObject, cause: int) -> None:
    """A card of the hand whose ability is activated is revealed (602.2a)."""
    zones.reveal(g, [card.id], cause)
