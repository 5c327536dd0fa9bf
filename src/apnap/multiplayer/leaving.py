"""A player leaves the game, and what goes along (2006:102.3, 600.4; 800.4).

Losing is at once: from then on the player makes no choices (`Game.gone`; a question to them gets
its plainest answer, Question.plainest). Leaving itself is a unit of its own, done before anything
else (`Game.departing`), so that no procedure loses objects under its hands:

* Conceding while something resolves, the instruction that is being followed is carried out to its
  end; then the player leaves, and if the resolving object was theirs, the rest is not done.
* Conceding at any other question takes back what the unit had begun (an announcement, a
  declaration), since it would be made anew without that player.
"""

from __future__ import annotations

from apnap.actions import ending, moving, zones
from apnap.continuous import control, effects
from apnap.core import constants as c
from apnap.core.events import E_MOVE, Event
from apnap.core.game import Game, Unwind
from apnap.core.objects import GameObject
from apnap.ir import SetController
from apnap.triggers import placing
from apnap.turn import order

from . import formats, melee, monarch, planar

Seats = tuple[int, ...]


def concede(g: Game, seat: int) -> None:
    """player-concedes: at any time; the player leaves the game at once and loses (2006:102.3a)."""
    if seat in g.gone:
        return
    resolving = g.stage == c.RESOLVING
    if not resolving and ending.goes_on_without(g, seat):
        g.start_over(("concede", seat))
    g.trace("player-concedes", player=seat)
    ending.lose_game(g, seat, ending.CONCEDED)
    if not resolving:
        raise Unwind


def depart(g: Game) -> None:
    """player-leaves-game: those who have lost leave together, and the game goes on without them.

    All that they own leaves; effects that give them control of anything end; what else they
    control on the stack ceases to exist, and what remains under their control is exiled."""
    seats = g.departing
    passed = [_passed(g) for _ in melee.each(g)]
    g.set("departing", ())
    for seat in seats:
        g.put(g.players[seat], "left", True)
        g.trace("player-leaves-game", player=seat)
    _forget(g, seats)
    planes = formats.of(g).planar
    if planes:
        planar.before_leaving(g, seats)
    melee.with_all_stacks(g, lambda: _take_along(g, seats))
    if planes:
        planar.after_leaving(g)
    g.touch(c.A_ALL)
    g.new_epoch()
    for before, _ in zip(passed, melee.each(g), strict=True):
        _pass_on(g, seats, before)
    melee.designate(g, seats)


def _take_along(g: Game, seats: Seats) -> None:
    """What these players own leaves, what they control leaves, ceases or is exiled."""
    owned = [obj for _, obj in sorted(g.objects.items()) if obj.owner in seats and _leaves(obj)]
    _take_out(g, owned)
    _end_control(g, seats)
    _cease(g, seats)
    _exile_rest(g, seats)


def _leaves(obj: GameObject) -> bool:
    """Does the object leave with its owner? Not what was anted, nor combat damage on the stack,
    which is no spell and no ability."""
    if obj.zone == c.ANTE:
        return False
    return obj.kind != c.ABILITY or obj.info is None or obj.info.ability is not None


def _take_out(g: Game, leaving: list[GameObject]) -> None:
    """Objects leave the game together; abilities that trigger on leaving the battlefield do so."""
    if not leaving:
        return
    events = [
        Event(E_MOVE, obj.id, obj.controller, origin=obj.zone, to=c.NOWHERE)
        for obj in leaving
        if obj.zone == c.BATTLEFIELD and not obj.phased_out
    ]
    batch = tuple(event.object for event in events)
    for event in events:
        event.batch = batch
    moving.take_out(g, leaving)
    if events and g.listens(E_MOVE):
        g.edition.procedures.match(g, events)


def _forget(g: Game, seats: Seats) -> None:
    """What only waited for these players: their triggered and delayed abilities, their turns, their
    being controlled or controlling others, their crown."""
    g.set("waiting", tuple(w for w in g.waiting if w.controller not in seats))
    g.set("ordered", 0)
    placing.forget(g, seats)
    g.set("extra_turns", tuple(turn for turn in g.extra_turns if turn[0] not in seats))
    g.set("skips", tuple(skip for skip in g.skips if skip[0] not in seats))
    if any(seat in seats or other in seats for seat, other in g.deciders):
        g.set("deciders", ())
    for key in ("deciding", "again"):
        kept = dict(g.setup_data)
        if key in kept:
            kept[key] = tuple(seat for seat in kept[key] if seat not in seats)
            g.set("setup_data", tuple(kept.items()))
    monarch.pass_on(g, seats)


def _end_control(g: Game, seats: Seats) -> None:
    """effect-ends-as-player-leaves: effects that give these players control of objects end."""
    ended = []
    for effect in g.effects:
        bound = dict(effect.bound)
        for i, part in enumerate(effect.parts):
            if isinstance(part, SetController) and bound.get(f"controller:{i}") in seats:
                ended.append(effect)
                g.trace("effect-ends-as-player-leaves", source=effect.source)
                break
    if ended:
        effects.end(g, ended)
    g.new_epoch()
    control.update_control(g)


def _cease(g: Game, seats: Seats) -> None:
    """Abilities and copies of spells that these players control on the stack cease to exist."""
    ceasing = [
        g.objects[id_]
        for id_ in g.stack
        if g.objects[id_].controller in seats
        and g.objects[id_].kind != c.CARD
        and _leaves(g.objects[id_])
    ]
    if ceasing:
        g.remove_many(ceasing)
    g.set("waiting", tuple(w for w in g.waiting if w.controller not in seats))


def _exile_rest(g: Game, seats: Seats) -> None:
    """What these players still control is exiled; not a state-based action."""
    for _ in range(len(g.objects) + 1):
        left = [
            id_
            for id_ in (*g.battlefield(), *g.stack)
            if g.objects[id_].controller in seats and _leaves(g.objects[id_])
        ]
        if not left:
            return
        zones.move(g, left, c.EXILE)
        control.update_control(g)


# ------------------------------------------------------------------ going on


def _passed(g: Game) -> list[int]:
    """The seats that have passed in succession, the latest first."""
    found: list[int] = []
    holders = order.holders(g)
    if g.priority in holders:
        place = holders.index(g.priority)
        count = len(holders)
        found = [holders[(place - 1 - i) % count] for i in range(min(g.passes, count))]
    return found


def _pass_on(g: Game, seats: Seats, passed: list[int]) -> None:
    """The turn of a player who left goes on without an active player; priority passes to the next
    player; a resolution whose object is gone is over (800.4j)."""
    if g.resolving and g.resolving[0] not in g.objects:
        g.set("resolving", ())
        g.edition.procedures.named["give-priority"](g)
    if g.passes:
        g.set_flow("passes", sum(1 for seat in passed if seat not in seats))
    if g.priority in seats:
        g.set_flow("priority", order.next_holder(g, g.priority))
    if g.turn == 0 and g.starting in seats:
        g.set("starting", order.next_seat(g, g.starting))
        g.set("active", g.starting)
    if g.line:
        g.set("line", ())
