"""Loops that players repeat by choice (2006:421; 731.2, 731.3).

A player with priority proposes to give the latest answers again so many times. Who may say
something to that, and what, differs: either players name numbers, or they accept the proposal or
shorten it. Then the answers are given again, one after another, each at a question of its own: a
loop that cannot go on as it was shown ends there. While nobody proposes, none of this runs.

`Game.script` is what is being repeated: (steps, how many answers were given, how many are to be
given, who must do something else then, or -1). `Game.barred`: (seat, what this player may not do at
their next priority).
"""

from __future__ import annotations

from collections.abc import Callable

from apnap.core.game import Game, Unwind
from apnap.core.questions import NUMBER, Answer, IllegalAnswer, Option, Question
from apnap.core.saving import situation

from . import order
from .steps import Part, Step, acts, answer, note, picks

MOST_ANSWERS = 20_000  # given again in one proposal
TRIAL = 500  # questions within which a player's own part of a loop must be done

Steps = tuple[Step, ...]
Proposal = tuple[str, int, int, str, Steps]

# Kinds of loop: one player acts in it; several act and need each other; several act independently
# of each other; what several do leads back to the very same situation.
ALONE, TOGETHER, SIDE_BY_SIDE, IN_VAIN = "alone", "together", "side-by-side", "in-vain"


# ------------------------------------------------------------------ proposing


def latest(g: Game, number: int) -> Steps:
    """The latest answers from outside, as steps."""
    moves = [move[5:] for move in g.past_moves[-number:]] if number > 0 else []
    return tuple(note(g, asked, given) for asked, given in moves if asked is not None)


def since(g: Game, seat: int, actions: int) -> int:
    """How many answers from outside there are from the player's action so many actions ago on; 0 if
    they have not acted so often."""
    for back, move in enumerate(reversed(g.past_moves), 1):
        asked, given = move[5:]
        if asked is None:
            return 0
        if asked.chooser == seat and acts(note(g, asked, given)):
            actions -= 1
            if not actions:
                return back
    return 0


def propose(g: Game, steps: Steps, times: int) -> Proposal:
    """loop-shortcut: what a proposal is on the tape. IllegalAnswer where none may be made."""
    question = g.question
    if question is None or question.key != "priority" or g.tape:
        raise IllegalAnswer("a loop is proposed by a player who has priority, before they act")
    if not actors(steps):
        raise IllegalAnswer("nobody does anything in these answers: there is no loop in them")
    if steps[0][1] != "priority":
        raise IllegalAnswer("a loop begins with an answer of a player who has priority")
    if times < 1 or times * len(steps) > MOST_ANSWERS:
        raise IllegalAnswer(
            f"a loop of {len(steps)} answers is repeated 1 to {MOST_ANSWERS // len(steps)} times, "
            f"not {times}"
        )
    return ("loop", question.chooser, times, _kind(g, steps), steps)


def actors(steps: Steps) -> list[int]:
    """The seats that take optional actions in the loop."""
    return sorted({step[0] for step in steps if acts(step)})


def _kind(g: Game, steps: Steps) -> str:
    seats = actors(steps)
    if len(seats) == 1:
        return ALONE
    trial = g.fork(None)
    trial.tracing = False
    trial.script = (steps, 0, len(steps), -1)
    trial.run()
    before = situation(g)
    if trial.outcome is None and situation(trial) == before:
        return IN_VAIN
    if all(_stands_alone(g, steps, seat, before) for seat in seats):
        return SIDE_BY_SIDE
    return TOGETHER


def _stands_alone(g: Game, steps: Steps, seat: int, before: str) -> bool:
    """Can the player do their part of the loop alone, and does that change anything?"""
    own = [step for step in steps if step[0] == seat and (acts(step) or step[1] != "priority")]
    trial = g.fork(None)
    trial.tracing = False
    for _ in range(TRIAL):
        question = trial.question
        if question is None:
            return False
        if not own and not trial.stack and question.key == "priority":
            return situation(trial) != before
        found = answer(trial, question, own[0]) if own else None
        if found is not None:
            del own[0]
        elif (trial.turn, trial.step) != (g.turn, g.step):
            return False
        trial.push(question.plainest() if found is None else found)
    return False


# ------------------------------------------------------------------ what the others say


def take_up(g: Game, proposal: Proposal) -> None:
    """loop-shortcut: the players say how often; then the answers follow, unit by unit."""
    _, seat, times, kind, steps = proposal
    if g.edition.facts.loops_by_numbers:
        length, differs = _by_numbers(g, seat, times, kind, steps)
    else:
        length, differs = _by_shortcut(g, seat, times, kind, steps)
    _start(g, steps, length, differs)
    raise Unwind


def _by_shortcut(g: Game, seat: int, times: int, kind: str, steps: Steps) -> tuple[int, int]:
    """The others accept, or name an earlier end; whoever did so last then does something else.
    Actions that lead back to the same situation are not repeated: one of the players must stop."""
    if kind == IN_VAIN:
        breaker = _first(g, actors(steps))
        g.trace("loop-must-break", player=breaker)
        return _until(steps, lambda step: step[0] == breaker and acts(step)), breaker
    times, last = _shortened(g, _others(g, seat), times)
    g.trace("loop-shortcut", player=seat, n=times)
    if last < 0:
        return times * len(steps), -1
    return times * len(steps) + _until(steps, lambda step: step[0] == last), last


def _by_numbers(g: Game, seat: int, times: int, kind: str, steps: Steps) -> tuple[int, int]:
    """One player's loop happens as often as they say, unless another intervenes; of several, the
    active player names a number, and the others a lower one, or (independent actions) a higher."""
    seats = actors(steps)
    namer = _first(g, seats)
    most = MOST_ANSWERS // len(steps)
    if namer != seat:
        times = _number(g, "loop-times", namer, 0, most, times)
    others = [one for one in order.apnap(g) if one in seats and one != namer]
    last = -1
    if kind == SIDE_BY_SIDE:
        for other in others:
            times = _number(g, "loop-higher", other, times, most, times)
            g.trace("loop-number-raised", player=other, n=times)
    elif others:
        last = others[-1]
        for other in others:
            lower = _number(g, "loop-lower", other, 0, times, times)
            if lower < times:
                times, last = lower, namer
    rest = [one for one in _others(g, namer) if one not in seats]
    times, stopper = _shortened(g, rest, times)
    g.trace("loop-shortcut", player=namer, n=times)
    whole = times * len(steps)
    if stopper >= 0:
        return whole + _until(steps, lambda step: step[0] == stopper), -1
    if last < 0:
        return whole, -1
    part = _through_last_act(steps, last)
    g.trace("loop-last-choice", player=last)
    return whole + part, steps[part % len(steps)][0]


def _shortened(g: Game, seats: list[int], times: int) -> tuple[int, int]:
    """Each may name a smaller number of repetitions; the number then, and who shortened last."""
    last = -1
    for seat in seats:
        named = _number(g, "loop-shorten", seat, 0, times, times)
        if named < times:
            times, last = named, seat
            g.trace("loop-shortened", player=seat, n=times)
    return times, last


def _number(g: Game, key: str, seat: int, least: int, most: int, proposed: int) -> int:
    if least == most:
        return least
    asked = Question(NUMBER, key, seat, least=least, most=most, args=(proposed,))
    return int(g.choose(asked))


def _others(g: Game, seat: int) -> list[int]:
    """The other players in turn order after this one."""
    found, other = [], order.next_seat(g, seat)
    while other != seat and other not in found:
        found.append(other)
        other = order.next_seat(g, other)
    return found


def _first(g: Game, seats: list[int]) -> int:
    """The active player if they are among these, else the first of them in turn order."""
    return next(seat for seat in order.apnap(g) if seat in seats)


# ------------------------------------------------------------------ where it ends


def _until(steps: Steps, wanted: Callable[[Step], bool], start: int = 0) -> int:
    """How many answers come before the first one (from `start` on) that is wanted; none if there
    is no such."""
    for i in range(start, len(steps)):
        if wanted(steps[i]):
            return i
    return 0


def _through_last_act(steps: Steps, seat: int) -> int:
    """The shortest part of the loop after which the last action was the player's: up to the next
    action of another one."""
    doing = [step[0] for step in steps if acts(step)]
    if doing[-1] == seat:
        return 0
    mine = _until(steps, lambda step: step[0] == seat and acts(step))
    return _until(steps, lambda step: step[0] != seat and acts(step), mine) or len(steps)


# ------------------------------------------------------------------ giving the answers again


def _start(g: Game, steps: Steps, length: int, differs: int) -> None:
    g.set_flow("script", (steps, 0, length, differs) if length else ())
    if not length and differs >= 0:
        _bar(g, steps[0], differs)


def scripted(g: Game, question: Question) -> Answer | None:
    """The answer that the loop gives to the question; None if the player is to be asked: somebody
    whose answers are not part of the loop, or because it cannot go on (loop-broken-off)."""
    steps, given, length, differs = g.script
    step = steps[given % len(steps)]
    found = answer(g, question, step)
    if found is None:
        if any(one[0] == question.chooser for one in steps):
            g.set_flow("script", ())
            g.trace("loop-broken-off", player=question.chooser, n=given // len(steps))
        return None
    if given + 1 < length:
        g.set_flow("script", (steps, given + 1, length, differs))
    else:
        g.set_flow("script", ())
        if differs >= 0:
            _bar(g, steps[length % len(steps)], differs)
    return found


def _bar(g: Game, step: Step, seat: int) -> None:
    """The player must make another choice than the loop's next one."""
    if step[0] == seat and step[1] == "priority":
        g.set("barred", (seat, step[3]))


def without_barred(g: Game, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options but the one that would go on with the loop, unless there is no other."""
    part: Part = g.barred[1]
    return tuple(option for option in options if not picks(g, option, part)) or options
