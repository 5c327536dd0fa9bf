"""The course of a game as stages: each call of `advance` does one unit, from one stable point to
the next.

A turn is a list of steps (g.plan, indices into the edition's step table). A step begins (events,
skipped or not), does its turn-based actions one unit each, gives priority until all have passed on
an empty stack, and ends (mana empties, durations end).
"""

from __future__ import annotations

from apnap.actions import zones
from apnap.casting import mana
from apnap.continuous import effects, rules
from apnap.core import constants as c
from apnap.core.constants import A_TURN, CARD, EXILE
from apnap.core.edition import StepDef
from apnap.core.events import E_STEP, R_STEP, Event
from apnap.core.game import Game
from apnap.core.questions import PASS, PAUSE, PICK_ONE, Question
from apnap.interpret import history
from apnap.ir import SkipsStep
from apnap.multiplayer import formats, melee, planar, reach
from apnap.replacement import apply as replacement
from apnap.replacement import shields
from apnap.sba import check as sba
from apnap.stack import resolve
from apnap.triggers import matching, placing

from . import durations, order, priority, several, start, subgames

START, TURN, STEP, ACTIONS, PRIORITY, RESOLVE, STEP_END, SUBGAME, SUBGAME_OVER = range(9)
assert (RESOLVE, SUBGAME, SUBGAME_OVER) == (c.RESOLVING, c.SUBGAME, c.SUBGAME_OVER)

# Rule keys of the steps' beginnings.
STEP_KEYS = {
    "untap": "untap-step-begins",
    "upkeep": "upkeep-step-begins",
    "draw": "draw-step-begins",
    "main1": "precombat-main-begins",
    "main2": "postcombat-main-begins",
    "beginning_of_combat": "beginning-of-combat-begins",
    "declare_attackers": "declare-attackers-step-begins",
    "declare_blockers": "declare-blockers-step-begins",
    "first_strike_damage": "first-strike-step-begins",
    "combat_damage": "combat-damage-step-begins",
    "end_of_combat": "end-of-combat-step-begins",
    "end": "end-step-begins",
    "cleanup": "cleanup-step-begins",
}


def advance(g: Game) -> None:
    """One unit of work; players who have lost leave before anything else."""
    if g.departing:
        g.edition.procedures.named["leave-game"](g)
        return
    _STAGES[g.stage](g)


def current_step(g: Game) -> StepDef:
    """The step or phase that is going on."""
    return g.edition.steps[g.step]


def step_index(g: Game, name: str) -> int:
    """The index of a step in the edition's table."""
    for i, step in enumerate(g.edition.steps):
        if step.name == name:
            return i
    raise KeyError(name)


def _start(g: Game) -> None:
    if start.advance(g):
        g.set_flow("stage", TURN)


# ------------------------------------------------------------------ turns


def _begin_turn(g: Game) -> None:
    """turn-begins: the next player in order, or the newest extra turn (2006:300.6); a skipped turn
    never begins.
    """
    found = melee.next_turn(g) if formats.of(g).markers else _next_turn(g)
    if found is None:
        return
    seat, extra = found
    if not extra:
        if g.gone:
            _passed_over(g, last_natural(g), seat)
        remember(g, "natural", seat)
    if _turn_skipped(g, seat):
        return
    over = order.actives(g) if g.turn else []
    g.set("turn", several.newest(g) + 1)
    if extra and g.delayed:
        placing.that_turn_begins(g, extra)
    g.set("active", seat)
    for one in order.actives(g):
        g.put(g.players[one], "turn_before", g.players[one].turn_began)
        g.put(g.players[one], "turn_began", g.turn)
    history.new_turn(g, over)
    for player in g.players:
        if player.lands_played and not (g.turns and several.elsewhere(g, player.seat)):
            g.put(player, "lands_played", 0)
    clear_uses(g)
    if g.reach:
        reach.renew(g)
    if formats.of(g).planar:
        planar.hand_over(g, seat)
    if g.skips:
        _renew_skips(g)
    g.set("attacked", False)
    _take_over(g, seat)
    g.set_flow("plan", tuple(range(len(g.edition.steps))))
    g.trace("turn-begins", player=seat, n=g.turn)
    for one in order.actives(g):
        durations.expire(g, "turn-begins", one)
    g.touch(A_TURN)
    g.set_flow("stage", STEP)


def _next_turn(g: Game) -> tuple[int, int] | None:
    """Whose turn begins, and the number of the extra turn that it is (0: a natural one); None if it
    does not begin."""
    if not g.extra_turns:
        return (g.starting if g.turn == 0 else order.next_turn(g, last_natural(g))), 0
    seat, number = g.extra_turns[-1]
    g.set("extra_turns", g.extra_turns[:-1])
    if g.players[seat].left:
        return None
    return order.primary(g, seat), number


def _turn_skipped(g: Game, seat: int) -> bool:
    """turn-skipped: by an effect that waits for it, or because something happens instead."""
    if (seat, "turn") in g.skips:
        use_skip(g, seat, "turn")
    elif not _replaced(g, order.sharing_turn(g, seat), "turn"):
        return False
    g.trace("turn-skipped", player=seat)
    return True


def _passed_over(g: Game, before: int, seat: int) -> None:
    """What lasts until the next turn of a player who left lasts until it would have begun
    (800.4m).
    """
    for gone in order.passed_over(g, before, seat):
        durations.expire(g, "turn-begins", gone)
        durations.expire(g, "upkeep", gone)


def clear_uses(g: Game) -> None:
    """Abilities that may be used so often each turn may be used again; those of what is phased out
    too."""
    for id_ in (*g.battlefield(), *g.phased, *g.command):
        obj = g.objects[id_]
        if obj.used and not (g.turns and several.elsewhere(g, obj.controller)):
            g.put(obj, "used", ())


def last_natural(g: Game) -> int:
    """The player whose turn, apart from extra turns, came last."""
    if g.turns:
        return g.active
    for key, value in g.game_data:
        if key == "natural":
            return int(value)
    return g.active


def remember(g: Game, key: str, value: int) -> None:
    """Keep a number of the game under a key (g.game_data)."""
    g.set_flow("game_data", (*((k, v) for k, v in g.game_data if k != key), (key, value)))


ALL, THIS_TURN = "all-", "-this-turn"
"""Before and after a phase that is skipped: all of the next turn; the next one of this turn."""


def _renew_skips(g: Game) -> None:
    """What was to be skipped in the turn that is over is so no longer; what is to be skipped in the
    whole of the next turn of those whose turn it is now is so."""
    kept = []
    for seat, word in g.skips:
        if word.endswith(THIS_TURN):
            continue
        mine = word.startswith(ALL) and seat in order.actives(g)
        kept.append((seat, word + THIS_TURN if mine else word))
    g.set("skips", tuple(kept))


def use_skip(g: Game, seat: int, step: str) -> None:
    """One effect that skips this has been used up (2006:419.5d)."""
    skips = list(g.skips)
    skips.remove((seat, step))
    g.set("skips", tuple(skips))


def add_step(g: Game, name: str, after: str = "") -> bool:
    """extra-step-added: a step directly after the present one, or after the next of the name
    `after`; of several at the same place the newest comes first (2006:300.8). False if that step
    does not come any more."""
    steps = g.edition.steps
    place = 0
    if after and after != current_step(g).name:
        found = [i for i, index in enumerate(g.plan) if steps[index].name == after]
        if not found:
            return False
        place = found[0] + 1
    g.set_flow("plan", (*g.plan[:place], step_index(g, name), *g.plan[place:]))
    g.trace("extra-step-added", player=g.active, step=name)
    return True


def add_phases(g: Game, phases: tuple[str, ...]) -> None:
    """extra-phase-added: phases directly after the present one (2006:300.7)."""
    rest = g.plan
    cut = _steps_left(g, current_step(g))
    extra: list[int] = []
    for name in phases:
        wanted = {"combat": "combat", "main": "main2", "beginning": "beginning"}[name]
        extra += [i for i, step in enumerate(g.edition.steps) if wanted in (step.phase, step.name)]
    g.set_flow("plan", (*rest[:cut], *extra, *rest[cut:]))
    g.trace("extra-phase-added", player=g.active)


def _take_over(g: Game, seat: int) -> None:
    """player-controlled: whoever is to control the player during this turn decides for them."""
    deciders: tuple[tuple[int, int], ...] = ()
    key = f"control-turn:{seat}"
    for name, value in g.game_data:
        if name == key and not g.players[value].left:
            controlled = [one for one in order.sharing_turn(g, seat) if one != value]
            deciders = tuple([(one, value) for one in controlled])
            for one in controlled:
                g.trace("player-controlled", player=value, other=one)
    if any(name == key for name, _ in g.game_data):
        g.set_flow("game_data", tuple(pair for pair in g.game_data if pair[0] != key))
    if g.deciders != deciders:
        g.set("deciders", deciders)


def end_turn(g: Game, cause: int = 0) -> None:
    """turn-ended-by-effect: everything on the stack is exiled, nothing is in combat any more, and
    the turn goes on with its clean-up (what triggers before that waits until then).
    """
    cards = [id_ for id_ in g.stack if g.objects[id_].kind == CARD]
    others = [g.objects[id_] for id_ in g.stack if g.objects[id_].kind != CARD]
    if cards:
        zones.move(g, cards, EXILE, cause=cause)
    if others:
        g.remove_many([obj for obj in others if obj.id in g.objects])
    if current_step(g).phase == "combat":  # "until end of combat" is over as well (500.5a)
        durations.expire(g, "end-of-combat")
    g.edition.procedures.named["end-combat"](g)
    g.set("waiting", ())
    g.set("ordered", 0)
    g.set_flow("plan", (step_index(g, "cleanup"),))
    g.set("ending_turn", True)
    g.trace("turn-ended-by-effect", player=g.active)


# ------------------------------------------------------------------ steps


def _begin_step(g: Game) -> None:
    """The next step begins, unless it is skipped or has no reason to take place."""
    if not g.plan:
        g.set_flow("stage", TURN)
        return
    index, rest = g.plan[0], g.plan[1:]
    step = g.edition.steps[index]
    g.set_flow("plan", rest)
    if step.needs and not g.edition.procedures.named[step.needs](g):
        return
    if _skipped(g, step):
        return
    g.set_flow("step", index)
    g.set_flow("todo", 0)
    g.set_flow("passes", 0)
    g.touch(A_TURN)
    g.trace(STEP_KEYS.get(step.name, "beginning-phase-begins"), player=g.active)
    if len(g.players) > 2 and step.name == "beginning_of_combat":
        g.edition.procedures.named["choose-defender"](g)
    if step.name == "beginning_of_combat":
        g.fact("combat-phases", g.active)
    if step.name == "upkeep":
        for player in map(g.players.__getitem__, order.actives(g)):
            g.put(player, "upkeep_before", player.upkeep_began)
            g.put(player, "upkeep_began", g.turn)
    if matching.listens(g, E_STEP):
        _announce_step(g, step)
    if step.name == "upkeep":
        for seat in order.actives(g):
            durations.expire(g, "upkeep", seat)
    g.set_flow("stage", ACTIONS if step.actions else PRIORITY)
    if not step.actions:
        _open_priority(g, step)


def _announce_step(g: Game, step: StepDef) -> None:
    """beginning-of-step-trigger: abilities that trigger as the step (and its phase) begins."""
    words = [step.name, "combat"] if step.name == "beginning_of_combat" else [step.name]
    seats = order.actives(g) or [g.active]
    events = [Event(E_STEP, player=seats[0], word=word) for word in words]
    # a team's step is one step: only abilities that ask whose it is see its other players
    events += [Event(E_STEP, player=one, word=w, amount=1) for one in seats[1:] for w in words]
    matching.match(g, events)


def _skipped(g: Game, step: StepDef) -> bool:
    """step-skipped, phase-skipped: by an effect that waits (once) or by one that goes on."""
    seat = g.active
    if (seat, ALL + step.phase + THIS_TURN) in g.skips:
        _drop_phase(g, step, step.phase)
        return True
    if (seat, step.phase + THIS_TURN) in g.skips:
        use_skip(g, seat, step.phase + THIS_TURN)
        _drop_phase(g, step, step.phase)
        return True
    for name in (step.name, step.phase, "main" if step.phase.startswith("main") else step.phase):
        if (seat, name) in g.skips:
            first = next(s.name for s in g.edition.steps if s.phase == step.phase)
            if name == step.name or step.name == first:
                use_skip(g, seat, name)
                _drop_phase(g, step, name)
                return True
    for one in order.actives(g):  # what one of a team skips the team skips (805.8)
        for part in rules.player_parts(g, SkipsStep, one):
            if part.step in (step.name, step.phase):
                g.trace("step-skipped", player=one, step=step.name)
                return True
    return _replaced(g, order.actives(g), step.name)


def _replaced(g: Game, seats: list[int], word: str) -> bool:
    """Does something else happen than the turn, or the step, of these players?"""
    if not replacement.would(g, R_STEP):
        return False
    return any(not replacement.replace(g, Event(R_STEP, player=one, word=word)) for one in seats)


def _drop_phase(g: Game, step: StepDef, name: str) -> None:
    """A skipped phase takes all its steps along."""
    if name == step.name:
        g.trace("step-skipped", player=g.active, step=step.name)
        return
    g.set_flow("plan", g.plan[_steps_left(g, step) :])
    g.trace("phase-skipped", player=g.active, step=step.phase)


def _steps_left(g: Game, step: StepDef) -> int:
    """How many of the steps to come belong to the phase of this step; another phase of the kind may
    follow, which begins anew with its first step."""
    steps = g.edition.steps
    first = next(i for i, one in enumerate(steps) if one.phase == step.phase)
    number = 0
    for index in g.plan:
        if steps[index].phase != step.phase or index == first:
            break
        number += 1
    return number


def _actions(g: Game) -> None:
    """The step's turn-based actions, one unit each (2009:703)."""
    step = current_step(g)
    todo = g.todo
    if todo < len(step.actions):
        g.set_flow("todo", todo + 1)
        g.edition.procedures.named[step.actions[todo]](g)
        return
    _open_priority(g, step)


def _open_priority(g: Game, step: StepDef) -> None:
    """priority-received: the active player gets priority, in steps in which players do."""
    g.set_flow("passes", 0)
    if not step.priority:
        g.set_flow("stage", STEP_END)
        return
    g.set_flow(
        "priority", g.active if not g.players[g.active].left else order.next_seat(g, g.active)
    )
    g.set_flow("stage", PRIORITY)


def give_priority(g: Game) -> None:
    """Priority to the active player in the present step (after a resolution, or in a clean-up that
    needs it).
    """
    g.set_flow("passes", 0)
    g.set_flow(
        "priority", g.active if not g.players[g.active].left else order.next_seat(g, g.active)
    )
    g.set_flow("stage", PRIORITY)


def _priority(g: Game) -> None:
    """state-checked-before-priority, then the player with priority acts or passes (2006:408.1)."""
    if g.first is None and (
        g.sba_needed
        or g.waiting
        or g.watch.get(sba.STATE_KIND)
        or (g.effects and effects.may_be_over(g))
    ):
        if settle(g):
            return
    if g.turns and melee.moves_on(g):
        return
    if g.gone and g.passes >= len(order.holders(g)):
        outcome = priority.ALL_PASSED
    else:
        outcome = priority.ask(g)
        if g.turns:
            melee.answered(g)
    if outcome == priority.ALL_PASSED:
        if g.stack:
            g.set_flow("stage", RESOLVE)
        else:
            g.set_flow("stage", STEP_END)


def settle(g: Game) -> bool:
    """One round of state-based actions, or one waiting trigger onto the stack; False when nothing
    was to be done (2006:408.1c, 420.3).
    """
    if effects.check_durations(g):
        return True
    if g.shields:
        shields.check_durations(g)
    if g.sba_needed and sba.perform(g):
        g.set_flow("passes", 0)
        return True
    matching.check_state_triggers(g)
    if g.waiting:
        placing.place_next(g)
        g.set_flow("passes", 0)
        return True
    return False


def _resolve(g: Game) -> None:
    """The top object of the stack resolves; then the active player receives priority
    (2006:408.1d).
    """
    if not resolve.resolve_top(g):
        return
    g.set("tried", ())
    if g.ending_turn:
        g.set("ending_turn", False)
        g.set_flow("stage", STEP)
        return
    give_priority(g)


def _end_step(g: Game) -> None:
    """step-ends, phase-ends: mana empties, durations end, the next step follows."""
    step = current_step(g)
    last = _steps_left(g, step) == 0
    if step.name == "cleanup":
        if _clean_up_again(g):
            return
        if any(key == PAUSE for key, _ in g.setup_data):
            g.choose(Question(PICK_ONE, PAUSE, g.active, (PASS,)))
    if last or g.edition.facts.mana_empties_each_step:
        mana.empty(g)
    if last and step.phase == "combat":
        durations.expire(g, "end-of-combat")
        g.edition.procedures.named["end-combat"](g)
    g.set_flow("stage", STEP)


def _clean_up_again(g: Game) -> bool:
    """cleanup-priority, cleanup-repeated: if anything happened in the clean-up, players get
    priority and another clean-up follows (2006:314.3).
    """
    if not (g.sba_needed or g.waiting or g.passes):
        return False
    if g.passes == 0:
        happened = False
        while settle(g):
            happened = True
        if happened or g.stack:
            g.trace("cleanup-priority", player=g.active)
            g.set_flow("plan", (g.step,))
            give_priority(g)
            return True
        return False
    g.set_flow("passes", 0)
    g.trace("cleanup-repeated", player=g.active)
    return False


_STAGES = (
    _start,
    _begin_turn,
    _begin_step,
    _actions,
    _priority,
    _resolve,
    _end_step,
    subgames.begin,
    subgames.end,
)
