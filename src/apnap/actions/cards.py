"""Drawing, discarding, milling."""

from __future__ import annotations

from apnap import ir
from apnap.continuous import rules
from apnap.continuous.revealing import announcing, note
from apnap.core import constants as c
from apnap.core.events import AS_COST, E_DEED, E_DISCARD, E_DRAW, E_MOVE, R_DISCARD, R_DRAW, Event
from apnap.core.game import Game
from apnap.core.objects import GameObject
from apnap.core.questions import PICK_ONE, YES, YES_NO, Question
from apnap.replacement import apply as replacement

from . import zones


def draw(g: Game, seat: int, count: int, cause: int = 0, *, opening: bool = False) -> list[int]:
    """draw-one-at-a-time: so many cards, each draw replaced by itself; the new ids in hand.

    A draw that a replacement effect makes part of something else gives no id here. `opening`: an
    opening hand, of which neither effects nor triggers take notice."""
    drawn: list[int] = []
    if count > 1 and not opening:
        g.trace("draw-one-at-a-time", player=seat, n=count)
    for _ in range(count):
        if not opening and _cannot_draw(g, seat):
            continue  # what can't happen can't be replaced
        if opening or not replacement.would(g, R_DRAW):
            _draw_one(g, seat, cause, drawn, opening)
            continue
        after: replacement.After = []
        event = Event(R_DRAW, player=seat, amount=1, cause=cause)
        for result in replacement.replace(g, event, after):
            for _ in range(max(0, result.amount)):
                _draw_one(g, result.player, cause, drawn, opening)
        replacement.finish(g, after)
    return drawn


def _cannot_draw(g: Game, seat: int) -> bool:
    """cannot-beats-can: does an effect say that the player can't draw cards?"""
    if rules.parts(g, ir.CantDraw) and rules.player_parts(g, ir.CantDraw, seat):
        g.trace("cannot-beats-can", player=seat)
        return True
    return False


def _draw_one(g: Game, seat: int, cause: int, drawn: list[int], opening: bool) -> None:
    """card-drawn, draw-from-empty-library: the top card goes to the hand."""
    player = g.players[seat]
    if not opening and _cannot_draw(g, seat):
        return
    if not player.library:
        g.put(player, "drew_from_empty", True)
        g.sba_needed = True
        g.trace("draw-from-empty-library", player=seat)
        return
    if not opening:
        note(g)
    old = g.objects[player.library[-1]]
    g.remove(old)
    new = g.new_object(g.edition.whole(old.card), old.owner, c.HAND, old.kind, old.phys)
    new.entered = g.turn
    new.seen = old.seen
    if announcing(g):
        new.face_down = True
    else:
        new.seen |= 1 << seat
    g.place(new)
    drawn.append(new.id)
    if opening:
        return
    g.put_item(g.became, old.id, new.id)
    g.trace("card-drawn", new.seen if new.face_down else 1 << seat, player=seat, object=new.id)
    if new.face_down:
        g.trace("drawn-card-face-down", player=seat)
    g.fact("cards-drawn", seat)
    events = []
    if g.listens(E_DRAW):
        nth = g.history["cards-drawn", seat]
        events.append(Event(E_DRAW, new.id, seat, amount=nth, new=new.id, cause=cause))
    if g.listens(E_MOVE):
        move = Event(E_MOVE, old.id, seat, origin=c.LIBRARY, to=c.HAND, new=new.id, cause=cause)
        move.batch = (old.id,)
        events.append(move)
    if g.history["cards-drawn", seat] == 1:
        events += _reveal_first(g, seat, new.id)
        events += _miracle(g, seat, new)
    if events:
        g.edition.procedures.match(g, events)


def _reveal_first(g: Game, seat: int, id_: int) -> list[Event]:
    """cards-revealed: the first card that the player draws this turn, as static abilities say."""
    events = []
    for _, ctx in rules.for_player(g, ir.RevealsFirstDraw, seat):
        zones.reveal(g, [id_], ctx.source)
        events.append(Event(E_DEED, id_, seat, source=ctx.source, word="reveal"))
    return events


def _miracle(g: Game, seat: int, card: GameObject) -> list[Event]:
    """keyword-miracle: the player may reveal the first card drawn in a turn as it is drawn."""
    if "miracle" not in g.behavior(card).params:
        return []
    question = Question(PICK_ONE, "miracle", seat, YES_NO, source=card.id, secret=True)
    if g.pick(question) != YES:
        return []
    zones.reveal(g, [card.id], card.id)
    return [Event(E_DEED, card.id, seat, source=card.id, word="miracle")]


def look_at_drawn(g: Game) -> None:
    """drawn-card-face-down: what was drawn while a spell or ability was announced is looked at once
    that is done (2006:217.2f)."""
    for player in g.players:
        for id_ in player.hand:
            obj = g.objects[id_]
            if obj.face_down:
                g.put(obj, "face_down", False)
                g.put(obj, "seen", obj.seen | 1 << player.seat)
                g.stale(obj)


_UNKNOWN = ir.Face("")


def discard(
    g: Game,
    seat: int,
    ids: list[int],
    cause: int = 0,
    *,
    random: bool = False,
    as_cost: bool = False,
) -> list[int]:
    """card-discarded: the cards go from the hand to the graveyard together, unless an effect has
    them go elsewhere; their new ids (0 where a card was not discarded, the old id where something
    else happened than that move: it is discarded all the same, and known as it was; that of an
    object that nothing is known of where nobody saw it). `as_cost`: to play something, which is no
    effect."""
    targets: list[tuple[int, int]] = []  # (card, zone)
    after: replacement.After = []
    watched = replacement.would(g, R_DISCARD)
    for id_ in ids:
        obj = g.objects.get(id_)
        if obj is None or obj.zone != c.HAND:
            continue
        zone = c.GRAVEYARD
        if watched:
            by = AS_COST if as_cost else cause
            event = Event(R_DISCARD, id_, seat, origin=c.HAND, to=zone, cause=by)
            result = replacement.replace(g, event, after)
            if not result:
                continue
            zone = result[0].to
        targets.append((id_, zone))
        g.trace("discarded-at-random" if random else "card-discarded", player=seat, object=id_)
    if not targets:
        replacement.finish(g, after)
        return [0] * len(ids)
    g.fact("cards-discarded", seat, len(targets))
    new: dict[int, int] = {}
    for zone in dict.fromkeys(zone for _, zone in targets):
        batch = [id_ for id_, to in targets if to == zone]
        new.update(zip(batch, zones.move(g, batch, zone, cause=cause), strict=True))
    new = {id_: there or (0 if id_ in g.objects else id_) for id_, there in new.items()}
    if not g.edition.facts.discarded_unseen_known:
        new.update({id_: _unknown(g, seat) for id_, to in targets if _unseen(g, new[id_], to)})
    arrived = [("discarded", id_) for id_ in new.values() if id_]
    g.put_items(g.history, arrived, [1] * len(arrived))
    replacement.set_aside(g, after)
    if g.listens(E_DISCARD):
        found = [Event(E_DISCARD, new[i], seat, new=new[i], cause=cause) for i in new if new[i]]
        g.edition.procedures.match(g, found)
    replacement.finish(g, after)
    return [new.get(id_, 0) for id_ in ids]


def _unseen(g: Game, id_: int, zone: int) -> bool:
    """Is it a card that was discarded to a library, which not everybody may know?"""
    obj = g.objects.get(id_)
    return zone == c.LIBRARY and obj is not None and obj.seen != (1 << len(g.players)) - 1


def _unknown(g: Game, seat: int) -> int:
    """An object that stands for a discarded card of which nothing is known (701.9c)."""
    obj = g.new_object(g.edition.define_token(_UNKNOWN), seat, c.LIBRARY)
    g.put_item(g.past, obj.id, obj)
    return obj.id


def mill(g: Game, seat: int, count: int, cause: int = 0) -> list[int]:
    """cards-milled: so many cards, or all there are, from the top of the library to the graveyard
    together; their new ids, the top card's first."""
    library = g.players[seat].library
    ids = library[len(library) - min(count, len(library)) :]
    ids.reverse()
    if not ids:
        return []
    g.trace("cards-milled", player=seat, n=len(ids))
    return [id_ for id_ in zones.move(g, ids, c.GRAVEYARD, cause=cause) if id_]
