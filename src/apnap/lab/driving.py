"""Bringing a scenario's game forward: answering, passing, going to a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import referee
from apnap.agents import Agent
from apnap.core.questions import NUMBER, PASS, PAUSE, Option, Question
from apnap.core.views import Sight
from apnap.game import Game, IllegalAnswer, loop_step

from .answering import NOTHING, Answerer, Entries
from .entries import IN_KIND, sources_for
from .errors import Refused, ScenarioError, Unanswered
from .loading import Scenario
from .naming import Names

LIMIT = 5_000


class Driver:
    """Answers a scenario's questions and passes until a place is reached. `auto`: an agent that
    answers what is left unanswered, or None.
    """

    def __init__(
        self, g: Game, scenario: Scenario, names: Names, edition: str, auto: Agent | None
    ) -> None:
        self.g = g
        self.scenario = scenario
        self.names = names
        self.edition = edition
        self.auto = auto
        self.choices = {
            name: Entries(entries, f"choices of {name}")
            for name, entries in scenario.choices.items()
        }
        self.answerer = Answerer(g, names)
        self.current: list[Entries] = []  # what the action in hand brings along
        self.by = -1
        self.come_up: set[str] = set()  # what the action's `with` names and has come up
        self.costs: dict[str, int] = {}  # optional costs that the action names, with how often
        self.trying = False  # what is done will be taken back
        self.declining = False  # optional costs that the action does not name are declined
        self.place = scenario.file
        self.checker: Any = None  # set by running: performs checks
        self.at_question: Callable[[Game], Game] | None = None  # gives the game to go on with
        self.met: Question | None = None  # the question for which that was done
        # the answers given by each action so far, where the scenario repeats any
        repeats = any("repeat" in {**action, **action.get("illegal", {})} for action in scenario.do)
        self.steps: list[list[Any]] | None = [] if repeats else None

    def question(self) -> Question | None:
        """What is asked now."""
        q = self.g.question
        if self.at_question is not None and q is not self.met and not self.trying:
            self.use(self.at_question(self.g))
            q = self.met = self.g.question
        return q

    def use(self, g: Game) -> None:
        """Go on with another game that stands where this one does."""
        self.g = self.answerer.g = g
        if self.checker is not None:
            self.checker.use(g)

    def give(self, answer: Any) -> None:
        """Answer the open question; an illegal answer is a refusal."""
        q = self.g.question
        try:
            if self.steps is not None and q is not None and not self.trying:
                self.steps[-1].append(loop_step(self.g, q, q.normal(answer)))
            self.g.push(answer)
        except IllegalAnswer as error:
            raise Refused(str(error)) from None

    def settle_questions(self) -> None:
        """Answer everything that is asked until somebody has priority, or the game is over."""
        for _ in range(LIMIT):
            q = self.question()
            if q is None or q.key in ("priority", "attackers", "blockers", PAUSE):
                return
            self.give(self.find_answer(q))
        raise ScenarioError(f"{self.place}: there is no end to the questions (last: {q!r})")

    def find_answer(self, q: Question) -> Any:
        """The scenario's answer to a question; ScenarioError names the question and its options if
        there is none.
        """
        name = self.names.players[q.chooser]
        sources = [e for e in self.current if self.by in (-1, q.chooser) or e.where != "with"]
        sources = sources_for(q.key, sources)
        if name in self.choices:
            sources = [*sources, self.choices[name]]
        found = self._by_cost_name(q)
        if found is NOTHING:
            found = self.answerer.answer(q, sources)
        if found is NOTHING:
            found = self.answerer.lone(q)
        if found is NOTHING and q.key == "band":
            found = ()  # bands that nobody names are not formed
        if found is NOTHING and q.key in IN_KIND and any(e.where == "pay" for e in self.current):
            found = ()  # who pays by hand names all that pays
        if found is NOTHING and self.auto is not None:
            found = self.auto(q, Sight(self.g, q))
        if found is NOTHING:
            named = [str(entry) for entries in self.current for entry in entries.leftovers()]
            lacking = f", and {', '.join(named[:4])} not among them" if named else ""
            raise Unanswered(
                f"{self.place}: no answer is given to the question {q.key!r} to {name}; the "
                f"options are {self.describe(q)}{lacking}",
                q,
            )
        return found

    def _by_cost_name(self, q: Question) -> Any:
        """Optional costs: those that the action's `with` names are paid, the others declined."""
        if q.chooser != self.by or not self.declining:
            return NOTHING
        if q.key == "optional-cost" and q.args:
            cost = str(q.args[0])
            named = {cost, cost.rpartition("-")[0]} & set(self.costs)
            self.come_up |= named
            return 0 if named else 1
        if q.shape == NUMBER and q.key in self.costs:
            self.come_up.add(q.key)
            return min(q.most, self.costs[q.key])
        return NOTHING

    def describe(self, q: Question) -> str:
        """The options of a question in the words of a scenario."""
        shown = [self.option_words(option) for option in q.options[:12]]
        if len(q.options) > 12:
            shown.append("...")
        if not shown:
            shown = [f"a number from {q.least} to {q.most}" if q.shape == NUMBER else "any name"]
        return ", ".join(shown)

    def option_words(self, option: Option) -> str:
        """One option in words."""
        if option.kind == "player":
            return self.names.players[int(option.id)]
        if isinstance(option.id, int) and option.id > 0 and option.kind not in ("mode", "number"):
            obj = referee.get(self.g, option.id)
            word = referee.printed_name(obj)
            return word if option.kind == "object" else f"{option.kind} {word}"
        return (
            str(option.id + 1)
            if option.kind == "mode" and isinstance(option.id, int)
            else str(option.id or option.kind)
        )

    def pass_on(self, q: Question) -> None:
        """Answer what lies on the way: pass, declare nobody, or what the scenario says."""
        if q.key in ("priority", PAUSE):
            self.give(PASS)
        elif q.key in ("attackers", "blockers"):
            self._declare_nobody(q)
        else:
            self.give(self.find_answer(q))

    def pass_until(self, done: Any, what: str) -> None:
        """Everybody passes (and attacks and blocks with nobody) until `done()`, asked whenever
        somebody has priority.
        """
        for _ in range(LIMIT):
            q = self.question()
            if q is None:
                return
            if q.key in ("priority", "attackers", "blockers", PAUSE) and done():
                return
            self.pass_on(q)
        raise ScenarioError(f"{self.place}: {what} was not reached")

    def _declare_nobody(self, q: Question) -> None:
        found = self.answerer.answer(
            q, [self.choices[n] for n in (self.names.players[q.chooser],) if n in self.choices]
        )
        if found is not NOTHING:
            self.give(found)
            return
        try:
            self.g.push([])
        except IllegalAnswer as error:
            raise ScenarioError(
                f"{self.place}: {self.names.players[q.chooser]} must declare {q.key}, since "
                f"nobody is not legal ({error})"
            ) from None

    def get_priority(self) -> None:
        """Everybody else passes until the acting player has priority."""
        if self.by < 0:
            raise ScenarioError(f"{self.place}: say who does it, with `by`")
        for _ in range(LIMIT):
            q = self.question()
            if q is None:
                raise Refused("the game is over")
            if q.key == "priority" and q.chooser == self.by:
                return
            self.pass_on(q)

    def step_name(self) -> str:
        """The name of the present step."""
        return self.g.edition.steps[self.g.step].name if self.g.step >= 0 else ""

    def take_back(self, depth: int) -> None:
        """Take back all moves but so many."""
        while len(self.g.past_moves) > depth:
            self.g.pop()

    def refuse_leftovers(self) -> None:
        """Something the action names that could not be chosen makes it impossible."""
        for entries in self.current:
            for entry in entries.leftovers():
                raise Refused(f"{entry!r} cannot be chosen")

    def _go_to(self, where: str, declaring: bool = False) -> None:
        turn, dot, step = where.rpartition(".")
        names = [one.name for one in self.g.edition.steps]
        if step not in names or (dot and not turn.isdigit()):
            raise ScenarioError(
                f"{self.place}: {where!r} is no step; write for example 3.upkeep; the steps are "
                f"{', '.join(names)}"
            )
        wanted = int(turn) if dot else 0
        target = names.index(step)
        start = (self.g.turn, self.g.step)
        _ = self.question()

        def reached() -> bool:
            g = self.g
            q = g.pending
            if q is not None and q.key in ("attackers", "blockers") and not declaring:
                return False
            if wanted:
                return referee.turn_over(g, wanted) or (g.turn == wanted and g.step >= target)
            return g.step == target and ((g.turn, g.step) != start or here)

        if step == "cleanup" and (PAUSE, True) not in self.g.setup_data:
            self.g.setup_data = (*self.g.setup_data, (PAUSE, True))
        here = self.g.step == target and not dot and declaring
        self.pass_until(reached, where)
        if self.g.outcome is None and wanted and (self.g.turn, self.g.step) != (wanted, target):
            if self.g.turn > wanted or self.g.step > target:
                skipped = names[self.g.step]
                if step not in (
                    "first_strike_damage",
                    "combat_damage",
                    "declare_blockers",
                    "untap",
                    "cleanup",
                ):
                    raise ScenarioError(
                        f"{self.place}: {where} is over: it is {self.g.turn}.{skipped}"
                    )

    def _name_new(self, action: dict[str, Any], before: set[int]) -> None:
        """`as` names what was made, in the order of its making."""
        if "as" not in action:
            return
        aliases = action["as"] if isinstance(action["as"], list) else [action["as"]]
        known = {referee.physical(self.g, id_) for id_ in before}
        made = [
            id_
            for id_ in sorted(self.g.objects)
            if id_ not in before
            and self.g.objects[id_].phys not in known
            and not referee.is_ability(self.g, id_)
        ]
        for alias, id_ in zip(aliases, made, strict=False):
            self.names.give(str(alias), self.g.objects[id_].phys)
        if len(made) < len(aliases):
            raise ScenarioError(
                f"{self.place}: {len(aliases)} names are given, but {len(made)} objects were made"
            )
