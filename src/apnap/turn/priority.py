"""Priority: who may act, what they may do, and passing (2006:408.1)."""

from __future__ import annotations

from apnap.casting import cast, legal
from apnap.core.game import Game
from apnap.core.questions import PASS, PICK_ONE, Option, Question

from . import order, special, start

ACTED, PASSED, ALL_PASSED = range(3)


def question(g: Game, seat: int) -> Question:
    """The priority question of a player: to pass, or one of the actions that are legal now. Cached
    until the state changes.
    """
    if g.cache_version != g.version:
        g.cache.clear()
        g.cache_version = g.version
    key = (seat, g.step, bool(g.stack), g.active, g.turn)
    known = g.cache.get(key)
    if known is None:
        known = Question(PICK_ONE, "priority", seat, (PASS, *_actions(g, seat)))
        g.cache[key] = known
    asked: Question = known
    return asked


def _actions(g: Game, seat: int) -> tuple[Option, ...]:
    found = legal.options(g, seat, with_mana=seat in start.data(g, "mana-at-priority", ()))
    found += special.options(g, seat)
    if g.tried:
        found = [option for option in found if g.tried.count(option) < 3]
    return tuple(found)


def ask(g: Game) -> int:
    """Ask the player with priority and carry out the answer; ACTED, PASSED or ALL_PASSED."""
    seat = g.priority
    asked = question(g, seat)
    option = asked.options[g.choose(asked)]
    if option is PASS or option == PASS:
        return pass_priority(g)
    act(g, seat, option)
    return ACTED


def pass_priority(g: Game) -> int:
    """priority-passed, all-passed: when all have passed in succession the top of the stack
    resolves or the step ends.
    """
    passes = g.passes + 1
    if passes >= len(g.players) or passes >= len(order.alive(g)):
        g.set_flow("passes", passes)
        return ALL_PASSED
    g.set_flow("passes", passes)
    g.set_flow("priority", order.next_seat(g, g.priority))
    return PASSED


def act(g: Game, seat: int, option: Option) -> None:
    """Carry out an action; the player who acted keeps priority (priority-kept)."""
    if option.kind in ("cast", "activate", "play", "mana", "turn_up"):
        cast.take(g, seat, option)
    else:
        special.take(g, seat, option)
    g.set_flow("passes", 0)
