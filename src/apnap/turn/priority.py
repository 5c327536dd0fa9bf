"""Priority: who may act, what they may do, and passing (2006:408.1)."""

from __future__ import annotations

from apnap.casting import cast, legal
from apnap.core.game import Game
from apnap.core.questions import PASS, PICK_ONE, Option, Question

from . import order, repeating, special, start

ACTED, PASSED, ALL_PASSED = range(3)


def question(g: Game, seat: int) -> Question:
    """The priority question of a player: to pass, or one of the actions that are legal now.

    Cached until the state changes. The step matters to what is legal only as far as it is a time
    for sorceries, unless an ability of a card in sight asks for a step by name.
    """
    if g.tape_pos == 0:
        if g.first is None:
            g.first = _question(g, seat)
        return g.first
    return _question(g, seat)


def _question(g: Game, seat: int) -> Question:
    if g.cache_version != g.version:
        g.cache.clear()
        g.cache_version = g.version
        g.cache["step-bound"] = _step_bound(g)
    active = order.is_active(g, seat)
    sorcery = active and not g.stack and g.edition.steps[g.step].phase[:4] == "main"
    step = g.step if g.cache["step-bound"] else -1
    key = (seat, sorcery, step, active, len(g.stack))
    known = g.cache.get(key)
    if known is None:
        options = _actions(g, seat)
        only_pass = len(options) == 1 and options[0] == PASS
        known = _pass_only(seat) if only_pass else Question(PICK_ONE, "priority", seat, options)
        g.cache[key] = known
    asked: Question = known
    return asked


_PASS_ONLY: dict[int, Question] = {}


def _pass_only(seat: int) -> Question:
    """The question with nothing but a pass: one for all games."""
    known = _PASS_ONLY.get(seat)
    if known is None:
        known = _PASS_ONLY[seat] = Question(PICK_ONE, "priority", seat, (PASS,))
    return known


def _step_bound(g: Game) -> bool:
    """Does any object in a hand, a graveyard or on the battlefield have an ability that asks for a
    step by name?
    """
    objects = g.objects
    for player in g.players:
        for id_ in (*player.hand, *player.graveyard):
            if objects[id_].defn.behavior.step_bound:
                return True
        for id_ in player.battlefield:
            if g.behavior(objects[id_]).step_bound:
                return True
    return False


def _actions(g: Game, seat: int) -> tuple[Option, ...]:
    found = legal.options(g, seat, with_mana=seat in start.data(g, "mana-at-priority", ()))
    found += special.options(g, seat)
    if g.tried:
        found = [option for option in found if g.tried.count(option) < 3]
    if g.barred and g.barred[0] == seat:
        return repeating.without_barred(g, (PASS, *found))
    return (PASS, *found)


def ask(g: Game) -> int:
    """Ask the player with priority and carry out the answer; ACTED, PASSED or ALL_PASSED."""
    seat = g.priority
    asked = question(g, seat)
    barred = g.barred
    option = asked.options[g.choose(asked)]
    if barred and barred[0] == seat:
        g.set("barred", ())
    if option is PASS or option == PASS:
        return pass_priority(g)
    act(g, seat, option)
    return ACTED


def pass_priority(g: Game) -> int:
    """priority-passed, all-passed: when all have passed in succession the top of the stack
    resolves or the step ends.
    """
    passes = g.passes + 1
    if passes >= len(g.players) or passes >= len(order.holders(g)):
        g.set_flow("passes", passes)
        return ALL_PASSED
    g.set_flow("passes", passes)
    g.set_flow("priority", order.next_holder(g, g.priority))
    return PASSED


def act(g: Game, seat: int, option: Option) -> None:
    """Carry out an action; the player who acted keeps priority (priority-kept)."""
    if option.kind in cast.ACTIONS:
        cast.take(g, seat, option)
    else:
        special.take(g, seat, option)
    g.set_flow("passes", 0)
