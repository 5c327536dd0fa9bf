"""Grand Melee: several players take turns at the same time, each turn with its own stack (807).

`Game.turns` has the turn markers by number, `Game.marker` the number of the one whose turn is
being played; the others' turns wait in their markers (core.markers). The turns go on by priority:
when all is settled, somebody who may is asked once; then the next marker's turn is played up to
its next such question. While a player has mana in their pool the same turn goes on, so that mana
is never emptied by another turn's steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from apnap.core import constants as c
from apnap.core.game import Game
from apnap.core.markers import BEFORE, EXTRA, NATURAL, OF_A_TURN, Marker
from apnap.interpret.history import LAST
from apnap.turn import order
from apnap.turn.several import current, others

APART = 4  # seats from one turn marker to the next


def begin(g: Game) -> None:
    """turn-markers-handed-out: one for each full four players, four seats apart, the first for the
    starting player (807.4a, 807.4b). Fewer than four players have one."""
    seats = order.alive(g)
    first = seats.index(g.starting)
    markers = [
        Marker(number, seats[(first + APART * number) % len(seats)])
        for number in range(wanted(len(seats)))
    ]
    markers = [_put_aside(g, marker) for marker in markers]
    g.set("turns", tuple(markers))
    g.set("marker", 0)
    g.trace("turn-markers-handed-out", list=tuple(marker.seat for marker in markers))


def begin_at(g: Game) -> None:
    """The turns of a position by hand: the first one lies in the fields of the game, the others are
    in the same step, each of a number of its own."""
    first, starting = g.active, g.starting
    g.starting = first
    begin(g)
    g.starting = starting
    markers = []
    for marker in g.turns:
        number = g.turn + marker.number
        g.players[marker.seat].turn_began = g.players[marker.seat].upkeep_began = number
        step = g.plan[0] if marker.number else g.step
        markers.append(marker.but(begun=True, active=marker.seat, turn=number, step=step))
    g.turns = tuple(markers)


def wanted(players: int) -> int:
    """How many turn markers so many players have."""
    return max(1, players // APART)


# ------------------------------------------------------------------ from turn to turn


def _change(g: Game, number: int, **fields: object) -> None:
    changed = [m.but(**fields) if m.number == number else m for m in g.turns]
    g.set("turns", tuple(changed))


def _put_aside(g: Game, marker: Marker) -> Marker:
    fields = {name: getattr(g, name) for name in OF_A_TURN}
    facts = tuple((key, n) for key, n in g.history.items() if not _outlasts(key))
    return marker.but(stack=tuple(g.stack), history=facts, **fields)


def _outlasts(key: tuple[str, int]) -> bool:
    """Is it a fact about a turn that is over, which belongs to none of those that go on?"""
    return key[0].startswith(LAST)


def _play(g: Game, number: int) -> None:
    """The turn of that marker is played from now on."""
    if any(marker.number == g.marker for marker in g.turns):
        kept = _put_aside(g, current(g)).but(asked=False)
        g.set("turns", tuple(kept if m.number == g.marker else m for m in g.turns))
    g.set("marker", number)
    taken = current(g)
    for name in OF_A_TURN:
        g.set(name, getattr(taken, name))
    g.set("stack", list(taken.stack))
    lasting = {key: n for key, n in g.history.items() if _outlasts(key)}
    g.set("history", {**dict(taken.history), **lasting})
    g.touch(c.A_TURN | c.A_HISTORY | c.ZONE_ASPECT[c.STACK])


def moves_on(g: Game) -> bool:
    """All is settled and somebody would be asked: is it another turn's time (which is played from
    now on)?"""
    if len(g.turns) == 1 or not current(g).asked or _floating(g):
        return False
    _play(g, others(g)[0].number)
    return True


def answered(g: Game) -> None:
    """Somebody acted, or passed, on the stack of the turn that is played."""
    if not current(g).asked:
        _change(g, g.marker, asked=True)


def _floating(g: Game) -> bool:
    """Has anybody mana in their pool?"""
    return any(player.units or any(player.pool) for player in g.players)


def each(g: Game) -> Iterator[None]:
    """Every turn in the fields of the game, one after the other; at the end the one that was there
    before. Nobody may be asked anything in between."""
    yield
    first = g.marker
    for marker in others(g) if g.turns else ():
        _play(g, marker.number)
        yield
    if g.turns:
        _play(g, first)


# ------------------------------------------------------------------ turns begin


def next_turn(g: Game) -> tuple[int, int] | None:
    """Whose turn begins now, and the number of the extra turn that it is (0: a natural one); None
    if none does here: the marker waits or is gone, and another turn is played."""
    if not g.turns:
        begin(g)
    passed = current(g).begun
    if passed and not _turn_over(g):
        return None
    here = current(g)
    if not _far_enough(g, here.seat, 1):
        if passed:
            g.trace("turn-marker-waits", player=here.seat)
        _play(g, others(g)[0].number)
        return None
    kind = here.kind
    if kind == NATURAL and _has_extra_turn(g, here.seat):
        kind = BEFORE
    number = _use_extra_turn(g, here.seat) if kind != NATURAL else 0
    _change(g, here.number, begun=True, kind=kind, asked=False)
    return here.seat, number


def _turn_over(g: Game) -> bool:
    """turn-marker-passed: to the next player, or kept for an extra turn, or removed (807.4c, g, i).
    False if it was removed."""
    here = current(g)
    if here.removals:
        _remove(g, here)
        return False
    if here.kind == BEFORE:
        _change(g, here.number, begun=False, kind=NATURAL)
    elif _stays(g, here):
        _change(g, here.number, begun=False, kind=EXTRA)
    else:
        _hand_on(g, here)
    return True


def _stays(g: Game, marker: Marker) -> bool:
    """An extra turn follows at once, unless another marker is within three seats on the right."""
    return _has_extra_turn(g, marker.seat) and _far_enough(g, marker.seat, -1)


def _hand_on(g: Game, marker: Marker) -> None:
    seat = order.next_seat(g, marker.seat)
    _change(g, marker.number, begun=False, kind=NATURAL, seat=seat)
    g.trace("turn-marker-passed", player=seat, other=marker.seat)


def _has_extra_turn(g: Game, seat: int) -> bool:
    return any(turn[0] == seat for turn in g.extra_turns)


def _use_extra_turn(g: Game, seat: int) -> int:
    """The number of the player's newest one, which is taken."""
    turn = [turn for turn in g.extra_turns if turn[0] == seat][-1]
    g.set("extra_turns", tuple(other for other in g.extra_turns if other != turn))
    return turn[1]


def _far_enough(g: Game, seat: int, way: int) -> bool:
    """Has nobody in the three seats to the left (1) or right (-1) another marker (807.4d)?"""
    seats = order.alive(g)
    held = [marker.seat for marker in others(g)]
    if seat not in seats:
        return True
    place = seats.index(seat)
    return not any(seats[(place + way * step) % len(seats)] in held for step in range(1, APART))


# ------------------------------------------------------------------ players leave


def designate(g: Game, seats: tuple[int, ...]) -> None:
    """turn-marker-designated: where players who left leave too many turn markers, the one to the
    right is to be removed: at once if its turn has not begun, else after it (807.4e-g). A marker
    whose turn has not begun passes on from who left (807.4c)."""
    if not g.turns:
        return
    remaining = wanted(len(order.alive(g)))
    for marker in [m for m in g.turns if not m.begun and m.seat in seats]:
        _change(g, marker.number, seat=order.next_seat(g, marker.seat))
    while sum(1 for m in g.turns if not m.removals) > remaining:
        found = min((_to_the_right(g, seat, g.turns) for seat in seats), key=lambda m: m.number)
        _change(g, found.number, removals=found.removals + 1)
        g.trace("turn-marker-designated", player=found.seat)
        if not found.begun:
            _remove(g, found)


def _to_the_right(g: Game, seat: int, markers: Sequence[Marker]) -> Marker:
    """Which of the turn markers lies next on the right of a seat."""
    count = len(g.players)
    return min(markers, key=lambda marker: (seat - marker.seat - 1) % count)


def _remove(g: Game, marker: Marker) -> None:
    """turn-marker-removed; what it was designated for beyond that, the one to its right is."""
    rest = [m for m in g.turns if m.number != marker.number]
    if marker.removals > 1:
        right = _to_the_right(g, marker.seat, rest)
        more = right.removals + marker.removals - 1
        rest = [m.but(removals=more) if m is right else m for m in rest]
    gone = marker.number == g.marker
    following = others(g)[0].number
    g.set("turns", tuple(rest))
    g.trace("turn-marker-removed", player=marker.seat)
    if gone:
        _play(g, following)


def with_all_stacks(g: Game, act: Callable[[], None]) -> None:
    """Do something that may take objects off any of the stacks: meanwhile they are one."""
    if not g.turns:
        act()
        return
    waiting = others(g)
    g.set("stack", [*(id_ for m in waiting for id_ in m.stack), *g.stack])
    act()
    for marker in waiting:
        kept = tuple(id_ for id_ in marker.stack if id_ in g.objects)
        if kept != marker.stack:
            _change(g, marker.number, stack=kept)
    parted = {id_ for marker in waiting for id_ in marker.stack}
    g.set("stack", [id_ for id_ in g.stack if id_ not in parted])
