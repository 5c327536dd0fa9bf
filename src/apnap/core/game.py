"""The game: the stream of questions, units of work, taking back, copies.

Contract of `choose`, `Suspended` and the journal:

Rules code is synchronous and calls `choose(question)`. A *unit* of work runs from one stable point
to the next (`Procedures.advance`). `choose` answers from the tape of answers already given in this
unit, else from the agent of the seat, else it raises Suspended. `answer(x)` then rolls the state
back to the start of the unit by the journal, puts x on the tape, and runs the unit again. So rules
code must (a) change state only through the primitives of core.journal and core.state, (b) be
deterministic, (c) never catch Suspended and never hold `finally`, `with`, a generator or a sort key
around `choose`, (d) keep nothing between units outside the state. When a unit ends, its tape is
empty again: what remains to be done lies wholly in fields."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from . import constants as c
from . import rng
from .edition import Edition
from .questions import Answer, IllegalAnswer, Option, Question, Suspended
from .state import DICT_FIELDS, LIST_FIELDS, VALUE_FIELDS, Outcome, State
from .views import Sight, View

__all__ = [
    "DICT_FIELDS",
    "LIST_FIELDS",
    "LOOP_WATCH",
    "VALUE_FIELDS",
    "Agent",
    "Game",
    "IllegalAction",
    "Outcome",
    "Unwind",
]

Agent = Callable[[Question, "Sight"], Any]

LOOP_WATCH = 400  # units without a choice before repetition is looked for
LARGEST_DIE = 100
STEP_CAP = 200_000  # units after which a game without end is undetermined


def _is_chance(entry: Any) -> bool:
    """Is the entry of a tape an outcome of chance (which the seed gives again)?"""
    return type(entry) is tuple and len(entry) == 3 and entry[0] == "chance"


def is_special(entry: tuple[Any, ...]) -> bool:
    """Is the entry of a tape no answer, but ("concede", seat) or a loop that was proposed?"""
    return bool(entry) and entry[0] in ("concede", "loop")


class IllegalAction(Exception):
    """An action turned out to be illegal while it was being taken; it is rewound whole (2006:422).
    Caught where the action began.
    """


class Unwind(BaseException):
    """The game ended in the middle of a unit: leave it at once. Caught by Game.run only."""


Counts = tuple[int, int, int, str]


class Game(State):
    """A game in progress. Public face: `question`, `answer`/`push`, `pop`, `fork`, `copy`,
    `concede`, `outcome`, `chars`; the rest is for rules code.
    """

    def __init__(self, edition: Edition, seed: int = 0) -> None:
        super().__init__(edition, seed)
        self.unit_mark = 0
        self.unit_trace = 0
        self.tape: list[Any] = []
        self.tape_pos = 0
        self.pending: Question | None = None
        self.running = False
        self.agents: list[Agent | None] = []
        self.feed: list[Any] = []  # answers of a recorded game, taken before anybody is asked
        self.outcomes: list[int] = []  # outcomes of coins and dice that are given beforehand
        self.record: list[Any] = []  # all answers given, agents' included
        # where each answer from outside was given: start of the unit, tape, trace, counts (of the
        # record, of units, and what the watch for loops knows), first; and what was asked and
        # answered (None: somebody conceded, or proposed a loop)
        self.past_moves: list[
            tuple[int, tuple[Any, ...], int, Counts, Question | None, Question | None, Any]
        ] = []
        # the question with which the present unit begins: the same however often the unit is run
        self.first: Question | None = None
        self.keep_history = True
        self.units = 0
        self.origin: dict[str, Any] | None = None  # how it was set up, for saved games

    # ------------------------------------------------------------------ questions

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        if self.pending is None and self.outcome is None and not self.running:
            self.run()
        return self.pending

    def choose(self, question: Question) -> Answer:
        """The answer to a question, in internal form (see the contract above). A player who has
        lost makes no choices any more: the plainest answer is taken as theirs.
        """
        original = question
        if self.deciders:
            question = self._decided_by(question)
        if self.gone and question.chooser in self.gone:
            return question.plainest()
        if self.script:
            scripted = self.edition.procedures.named["scripted-answer"](self, question)
            if scripted is not None:
                self._note_choice(question, scripted)
                return scripted
        tape = self.tape
        if self.tape_pos < len(tape):
            entry = tape[self.tape_pos]
            self.tape_pos += 1
            if type(entry) is tuple and is_special(entry):
                self._take_in(entry)
                return self.choose(original)
            self._note_choice(question, entry)
            return entry
        if self.feed:
            entry = self.feed.pop(0)
            if type(entry) is tuple and is_special(entry):
                tape.append(entry)
                self.tape_pos += 1
                self._take_in(entry)
                return self.choose(original)
            answer = question.normal(entry)
        else:
            agent = self.agents[question.chooser] if self.agents else None
            if agent is None:
                raise Suspended(question)
            answer = question.normal(agent(question, Sight(self, question)))
        tape.append(answer)
        self.tape_pos += 1
        self._note_choice(question, answer)
        return answer

    def _decided_by(self, question: Question) -> Question:
        """The question as it is asked when somebody else decides for the player."""
        for seat, decider in self.deciders:
            if question.chooser == seat and decider not in self.gone:
                return question.asked_of(decider)
        return question

    def pick(self, question: Question) -> Option:
        """The option chosen in a pick-one question."""
        return question.options[self.choose(question)]

    def _note_choice(self, question: Question, answer: Answer) -> None:
        if len(question.options) != 1 and answer != 0 and self.quiet:
            self.set_flow("quiet", 0)

    def _take_in(self, entry: tuple[Any, ...]) -> None:
        """What is on the tape besides answers: somebody gives up, or a loop is proposed."""
        if entry[0] == "loop":
            self.edition.procedures.named["take-up-loop"](self, entry)
        self.edition.procedures.named["concede"](self, entry[1])
        if self.outcome is not None:
            raise Unwind

    def start_over(self, entry: Any) -> None:
        """Give up the present unit: all of it is taken back, only the entry stays on its tape."""
        self.roll_back(self.unit_mark)
        del self.lines[self.unit_trace :]
        self.tape[:] = [entry]
        self.tape_pos = 1

    def chance(self, size: int) -> int:
        """A random number from 0 to size - 1. Outcomes of the unit are on the tape, so that a fork
        can reseed after them.
        """
        if self.tape_pos < len(self.tape):
            entry = self.tape[self.tape_pos]
            self.tape_pos += 1
            state, value = entry[1], entry[2]
        else:
            state, out = rng.step(self.rng)
            value = out % size
            if self.outcomes and size <= LARGEST_DIE:
                value = self.outcomes.pop(0) % size
            self.tape.append(("chance", state, value))
            self.tape_pos += 1
        self.set_flow("rng", state)
        return int(value)

    def run(self) -> None:
        """Run units until a question is asked outside or the game is over."""
        if self.running:
            raise RuntimeError("an agent must not run the game that asks it; fork it first")
        advance = self.edition.procedures.advance
        self.running = True
        try:
            while self.outcome is None:
                self.tape_pos = 0
                try:  # noqa: SIM105 (cheaper than a context manager)
                    advance(self)
                except Unwind:
                    pass
                self._commit()
            self.pending = None
        except Suspended as suspended:
            self.pending = suspended.question
        finally:
            self.running = False

    def _commit(self) -> None:
        """A stable point: the tape becomes history."""
        if self.tape:
            if self.tape_pos < len(self.tape) and self.outcome is None:
                raise RuntimeError("a unit ended without asking for all the answers given to it")
            if self.keep_history:
                record = self.record
                for entry in self.tape:
                    if type(entry) is not tuple or not _is_chance(entry):
                        record.append(entry)
            self.tape.clear()
        if self.keep_history:
            self.unit_mark = len(self.journal)
        else:
            self.journal.clear()
        self.unit_trace = len(self.lines)
        self.first = None
        self.units += 1
        self.quiet += 1
        if self.quiet > LOOP_WATCH:
            with suppress(Unwind):
                self.edition.procedures.named["watch-for-loop"](self)
        if self.units > STEP_CAP and self.outcome is None:
            self.outcome = Outcome((), "step-cap", True)

    def answer(self, answer: Any) -> None:
        """Answer the present question and run on. IllegalAnswer if the answer does not fit;
        nothing has changed then.
        """
        question = self.pending or self.question
        if question is None:
            raise IllegalAnswer("the game is over: nothing is being asked")
        normal = question.normal(answer)
        self._enter(normal, question)

    push = answer

    def concede(self, seat: int) -> None:
        """The player leaves the game, now, whatever is going on (2006:102.3a)."""
        if self.question is None:
            raise IllegalAnswer("the game is over: nobody can concede any more")
        if not 0 <= seat < len(self.players) or seat in self.gone:
            raise IllegalAnswer(f"seat {seat} does not play in this game")
        self._enter(("concede", seat))

    def propose_loop(self, steps: tuple[Any, ...], times: int) -> None:
        """Whoever has priority proposes to give these answers so many times (turn.repeating); the
        others are asked what the edition lets them say to that. IllegalAnswer if it can't be.
        """
        self._enter(self.edition.procedures.named["propose-loop"](self, steps, times))

    def repeat(self, answers: int, times: int) -> None:
        """As `propose_loop`, for the latest so many answers that were given from outside."""
        self.propose_loop(self.edition.procedures.named["latest-steps"](self, answers), times)

    def loop_since(self, actions: int) -> int:
        """For `repeat`: the number of answers since whoever is asked acted so many actions ago; 0
        if they did not."""
        question = self.question
        if question is None:
            return 0
        named = self.edition.procedures.named
        return int(named["loop-since"](self, question.chooser, actions))

    def enter(self, entry: Any) -> None:
        """Give an entry of a record: an answer, or what else `game.answers_of` may list."""
        if type(entry) is tuple and is_special(entry):
            if self.question is None:
                raise IllegalAnswer("the game is over: nothing is being asked")
            self._enter(entry)
        else:
            self.answer(entry)

    def _enter(self, entry: Any, asked: Question | None = None) -> None:
        if self.keep_history:
            counts = (len(self.record), self.units, self.quiet, self.quiet_mark)
            here = (self.unit_mark, tuple(self.tape), self.unit_trace, counts)
            self.past_moves.append((*here, self.first, asked, entry))
        if len(self.journal) > self.unit_mark:
            self.roll_back(self.unit_mark)
        if len(self.lines) > self.unit_trace:
            del self.lines[self.unit_trace :]
        self.tape.append(entry)
        self.pending = None
        self.run()

    def pop(self) -> None:
        """Take back the last answer from outside (and all that followed from it). IllegalAnswer if
        there is none.
        """
        if not self.past_moves:
            raise IllegalAnswer("there is nothing to take back")
        mark, tape, lines, counts, first, _, _ = self.past_moves.pop()
        record, self.units, self.quiet, self.quiet_mark = counts
        self.roll_back(mark)
        self.first = first
        self.unit_mark = mark
        self.unit_trace = lines
        del self.lines[lines:]
        del self.record[record:]
        self.tape = list(tape)
        self.pending = None if tape else first  # a unit that begins with a question need not run
        if self.pending is None:
            self.run()

    def view(self, seat: int) -> View:
        """What the seat may know now."""
        return View(self, seat, self.question)

    # ------------------------------------------------------------------ copies

    def to_stable_point(self) -> None:
        """Go back to the start of the present unit; its tape stays, so that asking for the
        question runs it again.
        """
        if len(self.journal) > self.unit_mark:
            self.roll_back(self.unit_mark)
            del self.lines[self.unit_trace :]
            self.pending = None

    def copy(self) -> Game:
        """An independent copy that goes on with the same random numbers. It has no history to take
        back; agents are not copied.
        """
        return self.fork(None)

    def fork(self, seed: int | None = -1) -> Game:
        """An independent copy with new random numbers: from `seed`, or, when -1, from the present
        ones; None keeps them (then it is a copy).
        """
        self.to_stable_point()
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.objects = {i: (o if o.zone <= c.HAND else o.clone()) for i, o in self.objects.items()}
        other.past = self.past.copy()
        other.became = self.became.copy()
        other.history = self.history.copy()
        other.players = [player.clone() for player in self.players]
        for name in LIST_FIELDS:
            setattr(other, name, getattr(self, name)[:])
        other.watch = {kind: ids[:] for kind, ids in self.watch.items() if ids}
        other.replacers = {kind: ids[:] for kind, ids in self.replacers.items() if ids}
        other.static_ids = self.static_ids[:]
        other.dirty = self.dirty.copy()
        other.cache = {}
        other.cache_version = 0
        other.effect_plan = None
        other.granted_watch = other.granted_replace = -1
        other.epoch = self.epoch + 1
        other.journal = []
        other.unit_mark = 0
        other.tape = self.tape[:]
        other.pending = (
            self.pending if self.pending is not None and self.pending.check is None else None
        )
        other.running = False
        other.agents = []
        other.feed = []
        other.outcomes = self.outcomes[:]
        other.record = []
        other.past_moves = []
        other.first = None if self.first is None or self.first.check is not None else self.first
        other.lines = []
        other.unit_trace = 0
        if seed is not None:
            other._reseed(rng.seed_state(self.rng ^ 0xA5A5A5A5A5A5A5A5 if seed == -1 else seed))
        return other

    def _reseed(self, state: int) -> None:
        """New random numbers after those of the present unit, which stay as they were."""
        for i in range(len(self.tape) - 1, -1, -1):
            entry = self.tape[i]
            if _is_chance(entry):
                self.tape[i] = ("chance", state, entry[2])
                self.pending = None
                return
        self.rng = state
