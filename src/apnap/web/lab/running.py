"""Playing a document under an edition, action by action, as far as is wanted.

What cannot be done is left out and said; a question that the document does not answer stands open
at the end, and is answered by the built-in player where the document goes on after it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from apnap import ir
from apnap.agents import make
from apnap.core.questions import Question
from apnap.core.views import Sight
from apnap.game import Edition, Game
from apnap.lab.answering import NOTHING
from apnap.lab.doing import Doer
from apnap.lab.errors import CheckFailed, Refused, ScenarioError, Unanswered
from apnap.lab.loading import Scenario
from apnap.lab.running import Run

DONE, OPEN, IMPOSSIBLE, LEFT_OUT, HELD, FAILED = (
    "done",  # carried out
    "open",  # a question of it waits for an answer
    "impossible",  # the rules do not allow it; left out
    "left out",  # meant for other editions only
    "held",  # a check that holds
    "failed",  # a check that does not hold
)
SECONDS = 20.0  # after which a situation that goes on and on is given up
MOST_LINES = 50_000
WITHOUT_END = "this goes on without an end: the lab stops here"
Lookup = Callable[[str], ir.Card | None]


@dataclass
class Step:
    """What became of one action. `first`, `end`: its lines in the trace. `why`: why it was not
    possible or did not hold. `decided`: the questions that the built-in player answered."""

    number: int
    status: str
    first: int
    end: int
    why: str = ""
    decided: list[Question] = field(default_factory=list)


class TooLong(BaseException):
    """The situation goes on and on; thrown through the rules, with a game that nobody keeps."""


class Lines(list[Any]):
    """The lines of a trace, watched: `at` is the number of lines at which `show` is called."""

    def __init__(self, at: int = -1, show: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.at = at
        self.show = show
        self.until = time.monotonic() + SECONDS

    def append(self, line: Any) -> None:
        """One more line."""
        super().append(line)
        number = len(self)
        if number == self.at and self.show is not None:
            self.show()
        if number > MOST_LINES or (number & 63 == 0 and time.monotonic() > self.until):
            raise TooLong


class LabDoer(Doer):
    """Carries out actions for the lab. `last`: the present action is the last one wanted, so that
    its questions stay open. `decided`: questions of the present action that the built-in player
    answered. `told`: what the action's questions were answered, while `telling`."""

    last = False
    telling: Callable[[Question, Any], Any] | None = None

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.decided: list[Question] = []
        self.told: list[Any] = []

    def find_answer(self, q: Question) -> Any:
        """The document's answer; left open, or decided, where there is none."""
        if q.key == "band" and self.last and "bands" not in self.action:
            found = self.answerer.answer(q, self.current)
            if found is NOTHING:
                raise Unanswered("", q)
            return self._note(q, found)
        try:
            return self._note(q, super().find_answer(q))
        except Unanswered:
            unused = [e for entries in self.current for e in entries.leftovers()]
            if unused and not self.trying:
                raise Refused(f"{unused[0]!r} cannot be chosen") from None
            if self.last or self.trying:
                raise
        self.decided.append(q)
        return self._note(q, make("heuristic")(q, Sight(self.g, q)))

    def _note(self, q: Question, answer: Any) -> Any:
        if self.telling is not None and not self.trying:
            self.told.append(self.telling(q, answer))
        return answer

    def start(self, action: dict[str, Any], last: bool) -> None:
        """Begin with an action."""
        if self.steps is not None:
            self.steps.append([])
        self.action = action
        self.last = last
        self.decided = []
        self.told = []


@dataclass
class Played:
    """A document as played under an edition. `cut`: how many actions were taken; `steps`: what
    became of each. `waits`: the number of the action whose question is open, -1: a question of its
    own, or none. `ended`: why playing stopped before its end, or ""."""

    run: Run
    steps: list[Step]
    cut: int
    opening: int  # lines before the first action
    waits: int = -1
    ended: str = ""
    spare: bool = False  # were there answers that nothing asked for?
    prints: list[Any] = field(default_factory=list)  # what stood after each action

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.run.game

    @property
    def edition(self) -> Edition:
        """The edition that it is played under."""
        return self.run.edition

    @property
    def own(self) -> frozenset[int]:
        """The physical cards that stand in the document, as opposed to what it leaves unsaid."""
        said = places_of(self.run.scenario)
        return frozenset(p for p, entry in self.run.entries.items() if id(entry) in said)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return None if self.ended else self.game.question


def places_of(scenario: Scenario) -> dict[int, tuple[str, str, int]]:
    """Where the document has each entry of its zones, by the entry itself (its `id`): player, zone,
    number."""
    return {
        id(entry): (name, zone, number)
        for name, player in scenario.players.items()
        for zone, entries in player.items()
        if isinstance(entries, list)
        for number, entry in enumerate(entries)
    }


class Player:
    """Plays one document under one edition. `at`, `show`: called when the trace has so many
    lines. `keep`: makes something to keep of the game after each action."""

    def __init__(
        self,
        scenario: Scenario,
        edition: Edition,
        lookup: Lookup,
        *,
        at: int = -1,
        show: Callable[[Game], None] | None = None,
        keep: Callable[[Run], Any] | None = None,
        telling: Callable[[LabDoer, Question, Any], Any] | None = None,
    ) -> None:
        self.scenario = scenario
        self.run = Run(scenario, edition, lookup, _auto(scenario), doer=LabDoer)
        assert isinstance(self.run.doer, LabDoer)
        self.doer: LabDoer = self.run.doer
        self.keep = keep
        game = self.run.game
        game.lines = Lines(at, (lambda: show(game)) if show is not None else None)
        if telling is not None:
            self.doer.telling = lambda q, answer: telling(self.doer, q, answer)

    def play(self, cut: int | None = None) -> Played:
        """The first `cut` actions (all of them: None)."""
        actions = self.scenario.do if cut is None else self.scenario.do[: max(0, cut)]
        played = Played(self.run, [], len(actions), 0)
        try:
            _ = self.run.game.question
            played.opening = len(self.run.game.lines)
            self._kept(played)
            for number, action in enumerate(actions):
                self._one(played, number, action, number == len(actions) - 1)
                self._kept(played)
        except TooLong:
            played.ended = WITHOUT_END
        except RecursionError:
            played.ended = "this is too much for the lab: it stops here"
        return played

    def _kept(self, played: Played) -> None:
        if self.keep is not None:
            played.prints.append(self.keep(self.run))

    def _one(self, played: Played, number: int, action: dict[str, Any], last: bool) -> None:
        """One action: carried out, left open, or left out."""
        game, doer = self.run.game, self.doer
        doer.place = f"{self.scenario.file}: do[{number + 1}]"
        step = Step(number, DONE, len(game.lines), 0)
        played.steps.append(step)
        if "only" in action and self.run.edition.key not in action["only"]:
            step.status, step.end = LEFT_OUT, step.first
            return
        doer.start(action, last)
        depth, usual = len(game.past_moves), game.setup_data
        try:
            doer._act(action)
            if "expect" in action or "illegal" in action:
                step.status = HELD
            _ = game.question
        except Unanswered:
            step.status, played.waits = OPEN, number
        except CheckFailed as error:
            step.status, step.why = FAILED, self._bare(str(error), doer.place)
        except (Refused, ScenarioError) as error:
            step.why = self._bare(str(error), doer.place)
            step.status = FAILED if "illegal" in action or "expect" in action else IMPOSSIBLE
            doer.take_back(depth)
            game.setup_data = usual
            _ = game.question
        played.spare = played.spare or any(e.leftovers() for e in doer.current)
        step.decided = doer.decided
        doer.current = []
        doer.last = False
        step.end = len(game.lines)

    def _bare(self, sentence: str, place: str) -> str:
        """A sentence without the place that the page shows anyway."""
        return sentence.removeprefix(place).removeprefix(": ")


def _auto(scenario: Scenario) -> Any:
    return make("heuristic") if scenario.unanswered == "auto" else None
