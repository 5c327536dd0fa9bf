"""Changes of zone: what goes where, through replacement effects; shuffling, revealing, looking.

The steps of a change (2006:217.1d): which objects move and whether they can; the effects that
replace the moves; how those that enter the battlefield enter; the orders that owners choose; then
everything moves at the same time (actions.moving).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from apnap import ir
from apnap.core import constants as c
from apnap.core.events import E_SHUFFLE, R_MOVE, Event
from apnap.core.game import Game
from apnap.core.knowledge import eyes
from apnap.core.objects import GameObject
from apnap.core.questions import ORDER, PICK_ONE, YES, YES_NO, Option, Question
from apnap.core.rng import permutation
from apnap.replacement import apply as replacement
from apnap.replacement import entering

from . import daytime
from . import moving as moves
from .moving import Moving

EXILED = ("flashback", "jump-start", "aftermath")
"""Ways of casting after which the card is exiled instead of going anywhere else."""
NOT_TO_GRAVEYARD = ("exiling", 1)  # noted as paid: cast by an effect that has the spell exiled
_NO_CHANGE = (c.BATTLEFIELD, c.HAND, c.GRAVEYARD, c.STACK)  # going there from there is no move


def move(
    g: Game,
    ids: list[int],
    zone: int,
    *,
    cause: int = 0,
    position: str | int | Mapping[int, str] = "top",
    under: int | None = None,
    tapped: bool = False,
    counters: tuple[tuple[str, int], ...] = (),
    face_down: bool = False,
    attach_to: int = 0,
    attacking: int = 0,
    tokens_cease: bool = True,
    ordered: bool = False,
    by: int = -1,
    doer: int = -1,
    face: int = -1,
    flipped: bool = False,
    events: list[Event] | None = None,
    replaceable: bool = True,
    resolved: bool = True,
    arrived: Callable[[], None] | None = None,
) -> list[int]:
    """zone-changed: move objects together to the zone; the new ids, 0 for what did not move.

    `position` in a library: "top", "bottom", a number from the top, or with "random" in it a random
    order; or one for each id. `ordered`: ids are in order, top first; else the owner of several
    chooses, or for a library the player `by`. `under`: whose control permanents enter under (None:
    a permanent spell's controller, else the owner); `doer`: who puts them there (-1: the same).
    `face`: the face that is up (-1: as the rules say); `flipped`: a flip card enters so.
    `attach_to`, `attacking`: an id or -1 - seat. `tokens_cease` False: tokens and copies of spells
    stay where they are. `events`: further events of the same batch, told together. `replaceable`
    False: no effect replaces the moves. `resolved` False: a permanent that comes from the stack
    remembers nothing of how it was cast (400.7d). `arrived`: is done when they are there, before
    anything sees them."""
    movings = [_plan(g, id_, zone) for id_ in dict.fromkeys(ids)]
    going: list[Moving] = []
    for one in movings:
        if one is None or (not tokens_cease and one.obj.kind != c.CARD):
            continue
        one.position = position if isinstance(position, str | int) else position[one.obj.id]
        if zone == c.BATTLEFIELD:
            one.controller = _controller(one.obj, under)
            one.doer = doer if doer >= 0 else one.controller
            one.tapped, one.resolved = tapped, resolved
            one.attach_to, one.attacking = attach_to, attacking
            one.face_down = face_down
            daytime.enter(g, one)
        one.counters, one.face_down = counters, face_down
        if face >= 0:
            one.defn = g.edition.define(one.obj.card, face)
        if flipped:  # it stays so, though no other cards show it (110.5c)
            one.flipped = True
            if isinstance(one.obj.card, ir.Card) and one.obj.card.layout == "flip":
                one.defn = g.edition.define(one.obj.card, 1)
        going.append(one)
    after: replacement.After = []
    if replaceable:
        _by_the_way_it_was_cast(g, going)
    if replaceable and replacement.would(g, R_MOVE):
        _replace(g, going, cause, after)
    if g.game_data:
        _commanders(g, going)
    if replaceable:
        _finality(going)
    elsewhere = _enter(g, going, cause)
    if elsewhere and replaceable and replacement.would(g, R_MOVE):
        _replace(g, elsewhere, cause, after)
    going = [one for one in going if not one.stays]
    if going:
        going = _in_order(g, going, ordered, by)
        moves.perform(g, going, cause, events or [], arrived)
        if g.game_data and (zone not in (c.BATTLEFIELD, c.STACK) or elsewhere):
            _note_commanders(g, going)
    elif events:
        g.edition.procedures.match(g, events)
    if after:
        replacement.finish(g, after)
    if len(movings) == len(ids):
        return [one.new.id if one is not None and one.new is not None else 0 for one in movings]
    return [g.became.get(id_, 0) for id_ in ids]


def _plan(g: Game, id_: int, zone: int) -> Moving | None:
    """The move of one object, or None if it cannot go there."""
    obj = g.objects.get(id_)
    if obj is None or obj.zone == c.PHASED_OUT or (obj.zone == zone and zone in _NO_CHANGE):
        return None
    if obj.kind == c.TOKEN and obj.zone != c.BATTLEFIELD:
        g.trace("token-left-battlefield", object=id_)
        return None
    return Moving(obj, zone)


def _controller(obj: GameObject, under: int | None) -> int:
    if under is not None:
        return under
    return obj.controller if obj.zone == c.STACK else obj.owner


def chooser_for(obj: GameObject) -> int:
    """Who decides about effects on an object: its controller, or else its owner."""
    return obj.controller if obj.zone in (c.BATTLEFIELD, c.STACK) else obj.owner


def _replace(g: Game, going: list[Moving], cause: int, after: replacement.After) -> None:
    """replacement-applied to each move, the active player's objects first (2006:217.1d, 419.9a)."""
    count = len(g.players)
    for one in sorted(going, key=lambda m: (chooser_for(m.obj) - g.active) % count):
        event = Event(
            R_MOVE, one.obj.id, chooser_for(one.obj), origin=one.obj.zone, to=one.to, cause=cause
        )
        event.word = str(one.position)
        result = replacement.replace(g, event, after)
        if not result:
            one.stays = True
            continue
        changed = result[0]
        if changed.to != one.to:
            one.to = changed.to
            one.position = changed.word if changed.to == c.LIBRARY else "top"
            one.face_down = False
            if one.to == c.BATTLEFIELD:
                one.controller = _controller(one.obj, None)


def _by_the_way_it_was_cast(g: Game, going: list[Moving]) -> None:
    """keyword-flashback: a spell cast so is exiled instead of going anywhere else from the stack,
    whatever moves it; one that an effect let be cast with an "exile it instead", instead of going
    to a graveyard."""
    for one in going:
        obj = one.obj
        if obj.zone != c.STACK or obj.info is None or one.to == c.EXILE:
            continue
        way = obj.info.way
        if way in EXILED or (one.to == c.GRAVEYARD and NOT_TO_GRAVEYARD in obj.info.paid):
            if way == "flashback":
                g.trace("keyword-flashback", object=obj.id, player=obj.owner)
            one.to, one.position = c.EXILE, "top"


def _finality(going: list[Moving]) -> None:
    """A permanent with a finality counter that would go to a graveyard is exiled instead
    (122.1h)."""
    for one in going:
        obj = one.obj
        if one.to == c.GRAVEYARD and obj.zone == c.BATTLEFIELD and obj.counters and not one.stays:
            if obj.count("finality"):
                one.to = c.EXILE


def _commanders(g: Game, going: list[Moving]) -> None:
    """commander-sent-to-command-zone: the owner may have it go there instead, from where the
    edition says."""
    known = commanders(g)
    if not known:
        return
    zones = g.edition.facts.commander_replaces
    for one in going:
        obj = one.obj
        if one.stays or obj.phys not in known or c.ZONE_NAMES[one.to] not in zones:
            continue
        asked = Question(PICK_ONE, "commander", obj.owner, YES_NO, source=obj.id, args=(one.to,))
        if g.pick(asked) == YES:
            one.to, one.face_down = c.COMMAND, False
            g.trace("commander-sent-to-command-zone", player=obj.owner, object=obj.id)


def _note_commanders(g: Game, going: list[Moving]) -> None:
    """Commanders that came to a graveyard or to exile since state-based actions were checked."""
    known = commanders(g)
    if not known or not g.edition.facts.commander_sba:
        return
    come = tuple(
        one.new.id
        for one in going
        if one.new is not None and one.new.phys in known and one.new.zone in (c.GRAVEYARD, c.EXILE)
    )
    if come:
        before = displaced(g)
        rest = tuple(pair for pair in g.game_data if pair[0] != DISPLACED)
        g.set("game_data", (*rest, (DISPLACED, (*before, *come))))
        g.sba_needed = True


DISPLACED = "displaced-commanders"


def displaced(g: Game) -> tuple[int, ...]:
    """Commanders that state-based actions have to look at, as objects."""
    found: tuple[int, ...] = dict(g.game_data).get(DISPLACED, ())
    return found


def commanders(g: Game) -> tuple[int, ...]:
    """The physical cards that are commanders in this game."""
    for key, value in g.game_data:
        if key == "commanders":
            found: tuple[int, ...] = value
            return found
    return ()


def _enter(g: Game, going: list[Moving], cause: int) -> list[Moving]:
    """How each permanent enters (enters-tapped, enters-with-counters, enters-as-copy ...); those
    that go elsewhere instead."""
    if len(going) == 1:
        one = going[0]
        if one.to != c.BATTLEFIELD or one.stays:
            return []
        entering.prepare(g, one, cause, (one.obj.id,))
        return [] if one.to == c.BATTLEFIELD else [one]
    count = len(g.players)
    coming = [one for one in going if one.to == c.BATTLEFIELD and not one.stays]
    together = tuple(one.obj.id for one in coming)
    for one in sorted(coming, key=lambda m: (m.controller - g.active) % count):
        entering.prepare(g, one, cause, together)
    return [one for one in coming if one.to != c.BATTLEFIELD]


def _in_order(g: Game, going: list[Moving], ordered: bool, by: int) -> list[Moving]:
    """The batch with those for each library in order, top first: as given, by chance, or as the
    owner (or `by`) chooses, in secret (2006:217.2d); likewise for graveyards where their order
    matters."""
    if ordered or len(going) == 1:
        return going
    piles: dict[tuple[int, int, str], list[Moving]] = {}
    graveyards = _order_matters(g)
    for one in going:
        if one.to == c.LIBRARY or (graveyards and one.to == c.GRAVEYARD):
            piles.setdefault((one.obj.owner, one.to, str(one.position)), []).append(one)
    if not piles:
        return going
    result = [one for one in going if (one.obj.owner, one.to, str(one.position)) not in piles]
    count = len(g.players)
    for owner, zone, place in sorted(piles, key=lambda p: ((p[0] - g.active) % count, p[1], p[2])):
        pile = piles[owner, zone, place]
        knowing = 0  # of a random order
        if zone == c.LIBRARY and "random" in place:
            order = moves.random_order(g, len(pile))
        else:
            who = by if by >= 0 and zone == c.LIBRARY else owner
            order = _ask_order(g, who, zone, pile)
            knowing = eyes(g, who)
        for i in order:
            if zone == c.LIBRARY and len(pile) > 1:
                pile[i].secret = knowing
            result.append(pile[i])
    return result


ORDERED = "graveyard-order"


def _order_matters(g: Game) -> bool:
    """Do owners order graveyards in this game (`setup.order_matters`)?"""
    return any(key == ORDERED for key, _ in g.setup_data)


def _ask_order(g: Game, seat: int, zone: int, pile: list[Moving]) -> list[int]:
    cards = [one for one in pile if one.obj.kind == c.CARD]
    if len(pile) < 2 or len(cards) < 2:
        return list(range(len(pile)))
    key = "library-order" if zone == c.LIBRARY else "graveyard-order"
    options = tuple(Option("object", one.obj.id) for one in pile)
    question = Question(ORDER, key, seat, options, args=(str(pile[0].position),))
    order = list(g.choose(question))
    if zone == c.GRAVEYARD:
        g.trace("graveyard-order-chosen", player=seat, list=tuple(pile[i].obj.id for i in order))
        order.reverse()  # the first is to lie on top: it is put last
    return order


# ------------------------------------------------------------------ ceasing, shuffling, looking


def cease(g: Game, ids: list[int]) -> None:
    """sba-token-ceases, sba-copy-ceases: objects that cease to exist, together."""
    objs = [g.objects[id_] for id_ in ids if id_ in g.objects]
    if len(objs) >= moves.BULK:
        g.remove_many(objs)
    else:
        for obj in objs:
            g.remove(obj)


def shuffle(g: Game, seat: int, cause: int = 0) -> None:
    """library-shuffled: by chance; what was known of the library is no longer known."""
    library = g.players[seat].library
    order = permutation(len(library), g.chance(1 << 64))
    for id_ in library:
        obj = g.objects[id_]
        if obj.seen:
            g.replace_hidden(obj, seen=0)
    g.put_list(c.LIBRARY, seat, [library[i] for i in order])
    g.touch(c.A_LIBRARY)
    g.trace("library-shuffled", player=seat)
    if g.listens(E_SHUFFLE):
        g.edition.procedures.match(g, [Event(E_SHUFFLE, player=seat, cause=cause)])


def reveal(g: Game, ids: list[int], cause: int = 0) -> None:
    """cards-revealed: all players see these cards."""
    everyone = (1 << len(g.players)) - 1
    for id_ in ids:
        _show(g, id_, everyone)
    if ids:
        g.trace("cards-revealed", player=g.get(ids[0]).owner, source=cause, list=tuple(ids))


def look(g: Game, seat: int, ids: list[int]) -> None:
    """cards-looked-at: the player sees these cards, nobody else does."""
    for id_ in ids:
        _show(g, id_, 1 << seat)
    if ids:
        g.trace("cards-looked-at", player=seat, n=len(ids))


def _show(g: Game, id_: int, seats: int) -> None:
    for player, _ in g.deciders:
        if seats >> player & 1:
            seats |= eyes(g, player)
    obj = g.objects.get(id_)
    if obj is None or obj.seen & seats == seats:
        return
    if obj.zone in c.HIDDEN_ZONES:
        g.replace_hidden(obj, seen=obj.seen | seats)
    elif obj.face_down:
        g.put(obj, "seen", obj.seen | seats)
