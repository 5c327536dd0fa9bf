"""Effects that look through libraries: search, scry, dig, reveal until."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.actions import zones
from apnap.actions.moving import random_order
from apnap.continuous import rules
from apnap.core import constants as c
from apnap.core.events import E_CLASH, Event
from apnap.core.game import Game
from apnap.core.knowledge import eyes
from apnap.core.questions import ORDER, PICK_ONE, PICK_SOME, Option, Question
from apnap.turn import order

from . import amounts, filters, picking, refs
from .context import NOT_DONE, Ctx, Done, merge_results, sum_up
from .effects_zones import link
from .table import does, does_together, note_moves, perform, rounds

# ------------------------------------------------------------------ searching


STAY = "stay"  # left where they are: what follows says what becomes of them


class _Search:
    """One player's search: who searches, whose zones, what was found."""

    __slots__ = ("chosen", "ctx", "owners", "seat")

    def __init__(self, ctx: Ctx, seat: int, node: ir.Search) -> None:
        self.ctx = ctx
        self.seat = seat
        own = seat < 0 or isinstance(node.whose, ir.You)
        self.owners = (seat,) if own else refs.players(ctx, node.whose)
        self.chosen: tuple[int, ...] = ()


@does(ir.Search)
def _search(ctx: Ctx, node: ir.Search) -> Done:
    """zone-searched: all find first, then the cards go where they go, then libraries are
    shuffled."""
    players = rounds(ctx, node.who)
    results = _search_all([_Search(one, seat, node) for one, seat in players], node)
    merge_results(ctx, [one for one, _ in players])
    return sum_up(results)


@does_together(ir.Search)
def _search_together(ctxs: list[Ctx], node: ir.Search) -> list[Done]:
    searches = [_Search(ctx, refs.one_player(ctx, node.who), node) for ctx in ctxs]
    return _search_all(searches, node)


def _search_all(searches: list[_Search], node: ir.Search) -> list[Done]:
    for search in searches:
        if search.seat >= 0:
            search.chosen = _find(search, node)
    came = _enter_together(searches, node)
    results = []
    for search in searches:
        results.append(_put_found(search, node, came) if search.seat >= 0 else NOT_DONE)
    return results


def _enter_together(searches: list[_Search], node: ir.Search) -> dict[int, int]:
    """What several players find for the battlefield in libraries of their own enters at the same
    time: by the old ids the new ones."""
    own = all(search.owners == (search.seat,) for search in searches)
    found = [id_ for search in searches for id_ in search.chosen]
    if len(searches) < 2 or node.to != "battlefield" or node.control is not None or not own:
        return {}
    g, cause = searches[0].ctx.g, searches[0].ctx.cause
    new = zones.move(g, found, c.BATTLEFIELD, cause=cause, tapped=node.tapped)
    return dict(zip(found, new, strict=True))


def _searched(search: _Search, node: ir.Search) -> list[int]:
    """The cards of the zones that are searched."""
    g = search.ctx.g
    found: list[int] = []
    barred = bool(rules.parts(g, ir.CantSearch)) and bool(
        rules.player_parts(g, ir.CantSearch, search.seat)
    )
    limited: list[int] = []
    if rules.parts(g, ir.SearchesTop):
        limited = [part.count for part in rules.player_parts(g, ir.SearchesTop, search.seat)]
    for owner in search.owners:
        for zone in node.zones:
            if zone == "library" and barred:
                g.trace("cannot-beats-can", player=search.seat)
                continue
            if zone == "library" and limited:
                found += g.zone_list(c.LIBRARY, owner)[-min(limited) :]
                continue
            if zone == "outside":
                found += _outside(g, owner)
            elif zone in ("library", "hand", "graveyard"):
                found += g.zone_list(c.ZONES[zone], owner)
            else:
                found += [i for i in g.zone_list(c.ZONES[zone], 0) if g.objects[i].owner == owner]
    return found


def _outside(g: Game, owner: int) -> list[int]:
    """Cards outside the game; in some editions wishes reach what was removed from it, too."""
    found = [id_ for id_ in g.outside if g.objects[id_].owner == owner]
    if g.edition.facts.wishes_reach_exile:
        found += [
            id_
            for id_ in g.exile
            if g.objects[id_].owner == owner and g.objects[id_].kind == c.CARD
        ]
    return found


def _find(search: _Search, node: ir.Search) -> tuple[int, ...]:
    """zone-searched, search-failed-to-find: who searches a hidden zone for something particular
    need not find it; all of that kind in a public zone must be found (2009:701.14b)."""
    ctx, g, seat = search.ctx, search.ctx.g, search.seat
    searched = _searched(search, node)
    hidden = [id_ for id_ in searched if g.objects[id_].zone in c.HIDDEN_ZONES]
    if "library" in node.zones and seat in search.owners:
        g.fact("libraries-searched", seat)
    g.trace("zone-searched", player=seat, zone=node.zones[0], source=ctx.source)
    zones.look(g, seat, hidden)
    if node.each:
        return _find_each(search, node, searched)
    fitting = [id_ for id_ in searched if filters.fits(ctx, node.filter, id_)]
    if node.different:
        return _find_different(search, node, fitting)
    least, most = refs.limits(ctx, node.least, node.most, len(fitting))
    if isinstance(node.filter, ir.Anything) and node.most == 1:
        least = min(1, len(fitting))
    if not fitting and not hidden:
        return ()
    public: tuple[int, ...] = ()
    if node.most is None and not node.any_number:
        public = tuple([id_ for id_ in fitting if g.objects[id_].zone not in c.HIDDEN_ZONES])
        fitting = [id_ for id_ in fitting if id_ not in public]
        least, most = 0, len(fitting)
        if not hidden:
            return public
    options = tuple([picking.option_of(id_) for id_ in fitting])
    question = Question(
        PICK_SOME, "search", seat, options, least=least, most=most, source=ctx.source, args=(node,)
    )
    chosen = public + tuple([fitting[i] for i in g.choose(question)])
    if not chosen:
        g.trace("search-failed-to-find", player=seat, zone=node.zones[0])
    return chosen


def _find_each(search: _Search, node: ir.Search, searched: list[int]) -> tuple[int, ...]:
    """zone-searched: one card for each of several kinds, one after another."""
    ctx, g, seat = search.ctx, search.ctx.g, search.seat
    chosen: list[int] = []
    for kind in node.each:
        fitting = [i for i in searched if i not in chosen and filters.fits(ctx, kind, i)]
        options = tuple([picking.option_of(id_) for id_ in fitting])
        question = Question(
            PICK_SOME, "search", seat, options, least=0, most=1, source=ctx.source, args=(node,)
        )
        chosen += [fitting[i] for i in g.choose(question)]
    if not chosen:
        g.trace("search-failed-to-find", player=seat, zone=node.zones[0])
    return tuple(chosen)


def _find_different(search: _Search, node: ir.Search, fitting: list[int]) -> tuple[int, ...]:
    """zone-searched: one after another, each of a name of its own, until the player stops."""
    ctx, g = search.ctx, search.ctx.g
    _, most = refs.limits(ctx, node.least, node.most, len(fitting))
    chosen: list[int] = []
    while len(chosen) < most:
        names = {g.chars(g.objects[id_]).name for id_ in chosen}
        left = [id_ for id_ in fitting if g.chars(g.objects[id_]).name not in names]
        if not left:
            break
        options = tuple([picking.option_of(id_) for id_ in left])
        question = Question(
            PICK_SOME,
            "search",
            search.seat,
            options,
            least=0,
            most=1,
            source=ctx.source,
            args=(node,),
        )
        picked = g.choose(question)
        if not picked:
            break
        chosen.append(left[picked[0]])
    if not chosen:
        g.trace("search-failed-to-find", player=search.seat, zone=node.zones[0])
    return tuple(chosen)


def _put_found(search: _Search, node: ir.Search, came: dict[int, int]) -> Done:
    """Reveal what was found and put it where it goes (`came`: where it is already), then shuffle; a
    card for the top of the library goes there after the shuffling."""
    ctx, g = search.ctx, search.ctx.g
    chosen = list(search.chosen)
    if node.reveal and chosen and node.to not in ("battlefield", "graveyard"):
        zones.reveal(g, chosen, ctx.cause)
    if node.to == STAY:
        return Done(bool(chosen), len(chosen), tuple(chosen))
    if node.rest:
        _put_others(search, node, chosen)
    libraries = list(search.owners) if "library" in node.zones and node.shuffle else []
    if node.to == "library":
        return _back_on_library(search, node, chosen, libraries)
    new = [came[id_] for id_ in chosen if id_ in came]
    if chosen and not came:
        new = zones.move(
            g,
            chosen,
            c.ZONES[node.to],
            cause=ctx.cause,
            under=_under(ctx, node.control, search.seat) if node.to == "battlefield" else None,
            doer=search.seat,
            tapped=node.tapped,
        )
    note_moves(ctx, chosen)
    for owner in libraries:
        zones.shuffle(g, owner, ctx.cause)
    arrived = tuple([id_ for id_ in new if id_])
    if node.link and arrived:
        link(g, ctx.source, node.link, arrived)
    return Done(bool(arrived), len(arrived), arrived)


def _put_others(search: _Search, node: ir.Search, chosen: list[int]) -> None:
    """All cards of these zones that were not chosen go elsewhere."""
    g = search.ctx.g
    others = [
        id_
        for owner in search.owners
        for zone in node.zones
        for id_ in g.zone_list(c.ZONES[zone], owner)
        if id_ not in chosen
    ]
    zones.move(g, others, c.ZONES[node.rest], cause=search.ctx.cause)
    note_moves(search.ctx, others)


def _under(ctx: Ctx, control: ir.Who | None, seat: int) -> int:
    """Under whose control a card comes: that of the player who puts it there, unless the effect
    says otherwise."""
    named = refs.one_player(ctx, control) if control is not None else seat
    return named if named >= 0 else seat


def _back_on_library(
    search: _Search, node: ir.Search, chosen: list[int], libraries: list[int]
) -> Done:
    g = search.ctx.g
    known = {id_: g.objects[id_].seen for id_ in chosen}
    for owner in libraries:
        zones.shuffle(g, owner, search.ctx.cause)
    elsewhere = [id_ for id_ in chosen if g.objects[id_].zone != c.LIBRARY]
    own = [id_ for id_ in chosen if g.objects[id_].zone == c.LIBRARY]
    place = "bottom" if "bottom" in node.position else "top"
    if elsewhere and own:  # put in order together
        new = zones.move(g, elsewhere, c.LIBRARY, cause=search.ctx.cause, ordered=True)
        note_moves(search.ctx, elsewhere)
        arrived = [id_ for id_ in new if id_ and g.objects[id_].zone == c.LIBRARY]
        known.update({id_: g.objects[id_].seen for id_ in arrived})
        own, elsewhere = own + arrived, []
    for id_ in own:
        g.replace_hidden(g.objects[id_], seen=known[id_])
    for owner in dict.fromkeys(g.objects[id_].owner for id_ in own):
        these = [id_ for id_ in own if g.objects[id_].owner == owner]
        these = in_order(search.ctx, search.seat, these, f"order-{place}")
        put_in_library(g, owner, these, node.position)
    if elsewhere:
        zones.move(g, elsewhere, c.LIBRARY, cause=search.ctx.cause, position=place)
        note_moves(search.ctx, elsewhere)
    return Done(bool(chosen), len(chosen), tuple(chosen))


# ------------------------------------------------------------------ places in a library


def put_in_library(g: Game, owner: int, ids: list[int], position: str = "top") -> None:
    """Put cards of a library, in order with the uppermost first, to another place in it; they
    stay the same objects."""
    rest = [id_ for id_ in g.players[owner].library if id_ not in ids]
    ids = ids[::-1]
    if "bottom" in position:
        new = ids + rest
    elif position.isdigit():
        index = max(0, len(rest) + 1 - int(position))
        new = rest[:index] + ids + rest[index:]
    else:
        new = rest + ids
    g.put_list(c.LIBRARY, owner, new)
    g.touch(c.A_LIBRARY)


def in_order(ctx: Ctx, seat: int, ids: list[int], key: str) -> list[int]:
    """The cards in the order that the player wants, the uppermost first; nobody is asked about
    one card. Nobody else is shown the order (401.4)."""
    if len(ids) < 2:
        return ids
    g = ctx.g
    options = tuple([picking.option_of(id_) for id_ in ids])
    chosen = g.choose(Question(ORDER, key, seat, options, source=ctx.source))
    for id_ in ids:
        obj = g.objects[id_]
        if obj.zone == c.LIBRARY:
            g.replace_hidden(obj, seen=obj.seen & eyes(g, seat))
    return [ids[i] for i in chosen]


def top_cards(g: Game, owner: int, count: int) -> list[int]:
    """The top cards of a library, the topmost first; as many as there are."""
    if count <= 0:
        return []
    return g.players[owner].library[-count:][::-1]


# ------------------------------------------------------------------ scry


@does(ir.SplitPiles)
def _split_piles(ctx: Ctx, node: ir.SplitPiles) -> Done:
    """piles-made, pile-chosen: a pile is no object, it may be empty, and its cards stay where they
    are until a pile has been chosen (2009:700.3)."""
    g = ctx.g
    cards = [id_ for id_ in refs.here(ctx, node.what) if id_ in g.objects]
    by, chooser = refs.chooser(ctx, node.by), refs.chooser(ctx, node.chooser)
    if by < 0 or chooser < 0:
        return NOT_DONE
    first = picking.ask_some(ctx, "pile", by, cards, 0, len(cards)) if cards else ()
    piles = (first, tuple([id_ for id_ in cards if id_ not in first]))
    g.trace("piles-made", player=by, list=first)
    options = (Option("number", 1), Option("number", 2))
    asked = Question(PICK_ONE, "choose-pile", chooser, options, source=ctx.source, args=piles)
    chosen = g.choose(asked)
    g.trace("pile-chosen", player=chooser, list=piles[chosen])
    for pile, zone in ((piles[chosen], node.chosen), (piles[1 - chosen], node.other)):
        zones.move(g, list(pile), c.ZONES[zone], cause=ctx.cause)
    note_moves(ctx, cards)
    return Done(True, len(cards), tuple(cards))


@does(ir.Scry)
def _scry(ctx: Ctx, node: ir.Scry) -> Done:
    """scry, fateseal: look at the top cards of one's own library, or of one opponent's, put any
    number on the bottom and the rest back, each in any order."""
    g = ctx.g
    results = []
    for one, seat in rounds(ctx, node.who):
        owner = seat if node.whose is None else refs.one_player(one, node.whose)
        ids = top_cards(g, owner, amounts.amount(one, node.count)) if owner >= 0 else []
        if not ids:
            continue
        g.trace("scry" if owner == seat else "fateseal", player=seat, n=len(ids))
        zones.look(g, seat, ids)
        low = list(picking.ask_some(one, "scry-bottom", seat, ids, 0, len(ids)))
        high = in_order(one, seat, [id_ for id_ in ids if id_ not in low], "order-top")
        low = in_order(one, seat, low, "order-bottom")
        put_in_library(g, owner, high, "top")
        if low:
            put_in_library(g, owner, low, "bottom")
        results.append(Done(True, len(ids), tuple(ids)))
    return sum_up(results)


@does(ir.Surveil)
def _surveil(ctx: Ctx, node: ir.Surveil) -> Done:
    """surveil: look at the top cards, put any number into the graveyard and the rest back."""
    g = ctx.g
    results = []
    for one, seat in rounds(ctx, node.who):
        ids = top_cards(g, seat, amounts.amount(one, node.count))
        if not ids:
            continue
        zones.look(g, seat, ids)
        low = list(picking.ask_some(one, "surveil", seat, ids, 0, len(ids)))
        high = in_order(one, seat, [id_ for id_ in ids if id_ not in low], "order-top")
        if low:
            zones.move(g, low, c.GRAVEYARD, cause=ctx.cause)
            note_moves(ctx, low)
        put_in_library(g, seat, high, "top")
        results.append(Done(True, len(ids), tuple(ids)))
    return sum_up(results)


# ------------------------------------------------------------------ dig


@does(ir.Dig)
def _dig(ctx: Ctx, node: ir.Dig) -> Done:
    """cards-looked-at, cards-revealed: some of the top cards go to one place, the rest to
    another."""
    results = []
    for one, seat in rounds(ctx, node.who):
        owners = refs.players(one, node.whose)
        for owner in owners:
            results.append(_dig_one(one, seat, owner, node))
    return sum_up(results)


def _dig_one(ctx: Ctx, seat: int, owner: int, node: ir.Dig) -> Done:
    g = ctx.g
    ids = top_cards(g, owner, amounts.amount(ctx, node.count))
    if not ids:
        return NOT_DONE
    if node.reveal:
        zones.reveal(g, ids, ctx.cause)
    else:
        zones.look(g, seat, ids)
    taken = _taken(ctx, seat, ids, node)
    if node.reveal_taken and taken:
        zones.reveal(g, taken, ctx.cause)
    rest = [id_ for id_ in ids if id_ not in taken]
    new = _put(ctx, seat, owner, taken, node.to, tapped=node.tapped, face_down=node.face_down)
    if node.link and new:
        link(g, ctx.source, node.link, tuple(new))
    put_rest(ctx, seat, owner, rest, node.rest)
    return Done(bool(new), len(new), tuple(new))


def _taken(ctx: Ctx, seat: int, ids: list[int], node: ir.Dig) -> list[int]:
    """Which of the cards are taken; `take` None takes all that fit."""
    if node.each:
        return _one_of_each(ctx, seat, ids, node.each)
    fitting = [id_ for id_ in ids if filters.fits(ctx, node.filter, id_)]
    if node.take is None and not node.optional:
        return fitting
    least, most = refs.limits(ctx, 0 if node.optional else node.take, node.take, len(fitting))
    if not fitting and node.reveal:
        return []
    if node.take == 0 or (not fitting and isinstance(node.filter, ir.Anything)):
        return []
    return list(picking.ask_some(ctx, "dig", seat, fitting, least, most))


def _one_of_each(ctx: Ctx, seat: int, ids: list[int], kinds: tuple[ir.Filter, ...]) -> list[int]:
    """At most one card for each of the kinds, one after another."""
    taken: list[int] = []
    for kind in kinds:
        fitting = [i for i in ids if i not in taken and filters.fits(ctx, kind, i)]
        taken += picking.ask_some(ctx, "dig", seat, fitting, 0, min(1, len(fitting)))
    return taken


def _put(
    ctx: Ctx,
    seat: int,
    owner: int,
    ids: list[int],
    to: str,
    *,
    tapped: bool = False,
    face_down: bool = False,
) -> list[int]:
    """Put cards of a library where a word says; their ids there. Who puts one face down may look
    at it."""
    if not ids:
        return []
    g = ctx.g
    if to in ("top", "bottom", "library-top", "library-bottom", "library"):
        place = "bottom" if "bottom" in to else "top"
        put_in_library(g, owner, in_order(ctx, seat, ids, f"order-{place}"), place)
        return ids
    under = seat if to == "battlefield" else None
    new = zones.move(
        g, ids, c.ZONES[to], cause=ctx.cause, under=under, tapped=tapped, face_down=face_down
    )
    note_moves(ctx, ids)
    if face_down:
        zones.look(g, seat, [id_ for id_ in new if id_])
    return [id_ for id_ in new if id_]


def put_rest(ctx: Ctx, seat: int, owner: int, ids: list[int], rest: str) -> None:
    """Put the rest of the cards: `bottom-any-order`, `bottom-random`, `top-any-order`,
    `graveyard`, `exile`, `hand`, `shuffle`."""
    g = ctx.g
    if rest == "shuffle":
        zones.shuffle(g, owner, ctx.cause)
        return
    if not ids:
        return
    if rest.endswith("any-order"):
        place = rest.split("-")[0]
        put_in_library(g, owner, in_order(ctx, seat, ids, f"order-{place}"), place)
    elif rest.endswith("random"):
        mixed = random_order(g, len(ids))
        put_in_library(g, owner, [ids[i] for i in mixed], rest.split("-")[0])
        for id_ in ids:
            g.replace_hidden(g.objects[id_], seen=0)
    elif rest in ("top", "bottom"):
        put_in_library(g, owner, ids, rest)
    else:
        _put(ctx, seat, owner, ids, rest)


@does(ir.RevealUntil)
def _reveal_until(ctx: Ctx, node: ir.RevealUntil) -> Done:
    """cards-revealed: from the top, one by one, until enough fit or the library is empty."""
    g = ctx.g
    results = []
    for one, seat in rounds(ctx, node.who):
        wanted = amounts.amount(one, node.count)
        shown: list[int] = []
        found: list[int] = []
        for id_ in reversed(g.players[seat].library):
            if len(found) >= wanted:
                break
            shown.append(id_)
            if filters.fits(one, node.filter, id_):
                found.append(id_)
        zones.reveal(g, shown, ctx.cause)
        rest = [id_ for id_ in shown if id_ not in found]
        new: list[Any] = found
        if node.to != STAY:
            new = _put(one, seat, seat, found, node.to)
            put_rest(one, seat, seat, rest, node.rest)
        if node.shown:
            now = tuple([id_ for id_ in (refs.present(one, old) for old in shown) if id_])
            ctx.results[node.shown] = Done(bool(now), len(now), now)
        done = bool(shown if node.to == STAY else found)  # what is only revealed is revealed
        results.append(Done(done, len(shown), tuple(new)))
    return sum_up(results)


# ------------------------------------------------------------------ clash


@does(ir.Clash)
def _clash(ctx: Ctx, node: ir.Clash) -> Done:
    """clash, clash-won: both reveal their top cards at the same time; who clashes with an
    opponent chosen for it wins with the greater mana value. Each then keeps the card on top or
    puts it on the bottom."""
    g = ctx.g
    results = []
    for one, seat in rounds(ctx, node.who):
        others = order.opponents(g, seat)
        if not others:
            continue
        other = others[0]
        if len(others) > 1:
            other = -1 - picking.ask_some(one, "opponent", seat, [-1 - s for s in others], 1, 1)[0]
        one.opponent = other
        won = _clash_two(one, seat, other)
        if won:
            g.trace("clash-won", player=seat)
        one.player, before = other, one.player  # of whom what follows speaks
        perform(one, node.won if won else node.lost)
        one.player = before
        results.append(Done(won, int(won)))
    return sum_up(results)


def _clash_two(ctx: Ctx, seat: int, other: int) -> bool:
    g = ctx.g
    tops = {one: top_cards(g, one, 1) for one in (seat, other)}
    shown = [id_ for one in (seat, other) for id_ in tops[one]]
    zones.reveal(g, shown, ctx.cause)
    g.trace("clash", player=seat, list=tuple(shown))
    values = {}
    for one in (seat, other):
        values[one] = -1
        for id_ in tops[one]:
            obj = g.objects[id_]
            values[one] = amounts.mana_value(g, obj, g.chars(obj))
    for one in order.apnap(g):
        if tops.get(one) and picking.ask_some(ctx, "clash-bottom", one, tops[one], 0, 1):
            put_in_library(g, one, tops[one], "bottom")
    if g.listens(E_CLASH):
        pairs = ((seat, other), (other, seat))
        events = [Event(E_CLASH, 0, a, amount=int(values[a] > values[b])) for a, b in pairs]
        g.edition.procedures.match(g, events)
    return bool(tops[seat]) and values[seat] > values[other]


@does(ir.Discover)
def _discover(ctx: Ctx, node: ir.Discover) -> Done:
    """Cast without paying its mana cost, or put into the hand (701.57)."""
    count = amounts.amount(ctx, node.count)
    small = ir.AllOf((ir.Not(ir.HasType("Land")), ir.Number("mana-value", "<=", count)))
    found = ir.Result("found")
    kept = ir.If(ir.Untrue(ir.Did("cast")), ir.Move(found, "hand", verb="put"))
    rest = ir.Those(ir.Result("exiled"), ir.IsIn("exile"))
    steps: tuple[ir.Effect, ...] = (
        ir.Let("found", ir.RevealUntil(small, "exile", "exile", shown="exiled")),
        ir.Let("cast", ir.CastCard(found)),
        kept,
        ir.Move(rest, "library", verb="put", position="bottom-random"),
    )
    results = []
    for one, seat in rounds(ctx, node.who):
        acting = one.child()
        acting.controller = seat
        results.append(perform(acting, ir.Do(steps)))
    return sum_up(results)
