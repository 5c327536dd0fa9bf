"""Carrying out the actions of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap import referee
from apnap.agents import Agent
from apnap.core.constants import ZONE_NAMES
from apnap.core.questions import NUMBER, PASS, Option, Question
from apnap.core.views import Sight
from apnap.game import Game, IllegalAnswer, loop_step, state_hash

from .answering import NOTHING, Answerer, Entries, bare
from .errors import Refused, ScenarioError, Unanswered
from .loading import Scenario
from .naming import Names

LIMIT = 5_000


class Doer:
    """Plays a scenario's `do` list on a game. `auto`: an agent that answers what is left
    unanswered, or None.
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

    # ------------------------------------------------------------------ driving

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
            if q is None or q.key == "priority" or q.key in ("attackers", "blockers"):
                return
            self.give(self.find_answer(q))
        raise ScenarioError(f"{self.place}: there is no end to the questions (last: {q!r})")

    def find_answer(self, q: Question) -> Any:
        """The scenario's answer to a question; ScenarioError names the question and its options if
        there is none.
        """
        name = self.names.players[q.chooser]
        sources = [e for e in self.current if self.by in (-1, q.chooser) or e.where != "with"]
        if name in self.choices:
            sources = [*sources, self.choices[name]]
        found = self._by_cost_name(q)
        if found is NOTHING:
            found = self.answerer.answer(q, sources)
        if found is NOTHING:
            found = self.answerer.lone(q)
        if found is NOTHING and q.key == "band":
            found = ()  # bands that nobody names are not formed
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
            paid = cost in self.costs or cost.rpartition("-")[0] in self.costs
            return 0 if paid else 1
        if q.shape == NUMBER and q.key in self.costs:
            return min(q.most, self.costs[q.key])
        return NOTHING

    def describe(self, q: Question) -> str:
        """The options of a question in the words of a scenario."""
        shown = [self.option_words(option) for option in q.options[:12]]
        if len(q.options) > 12:
            shown.append("...")
        if not shown:
            shown = [f"a number from {q.least} to {q.most}" if q.shape == 2 else "any name"]
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

    def pass_until(self, done: Any, what: str) -> None:
        """Everybody passes (and attacks and blocks with nobody) until `done()`, asked whenever
        somebody has priority.
        """
        for _ in range(LIMIT):
            q = self.question()
            if q is None:
                return
            if q.key == "priority":
                if done():
                    return
                self.give(PASS)
            elif q.key in ("attackers", "blockers"):
                if done():
                    return
                self._declare_nobody(q)
            else:
                self.give(self.find_answer(q))
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

    # ------------------------------------------------------------------ actions

    def run(self, actions: list[dict[str, Any]]) -> None:
        """All actions, in order."""
        for number, action in enumerate(actions):
            self.place = f"{self.scenario.file}: do[{number + 1}]"
            if "only" in action and self.edition not in action["only"]:
                continue
            if self.steps is not None:
                self.steps.append([])
            self.act(action)
            left = [str(entry) for entries in self.current for entry in entries.leftovers()]
            if left and self.scenario.leftovers != "ignore":
                raise ScenarioError(f"{self.place}: these answers were not used: {', '.join(left)}")
            self.current = []

    def act(self, action: dict[str, Any]) -> None:
        """One action."""
        try:
            self._act(action)
        except Refused as error:
            raise ScenarioError(f"{self.place}: not possible: {error}") from None

    def _act(self, action: dict[str, Any]) -> None:
        self.by = self.names.seat(action["by"], self.place) if "by" in action else -1
        self.current = []
        self.declining = False
        if "at" in action:
            self._go_to(str(action["at"]), bool({"attack", "block", "answer"} & set(action)))
        for verb in VERBS:
            if verb in action:
                if verb in CARRY_ON:
                    self.current = self._entries(action)
                VERBS[verb](self, action)
                return
        if "at" not in action and "note" not in action:
            raise ScenarioError(
                f"{self.place}: the action says nothing to do; it needs one of {', '.join(VERBS)}"
            )

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
                return g.turn > wanted or (g.turn == wanted and g.step >= target)
            return g.step == target and ((g.turn, g.step) != start or here)

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

    def to(self, action: dict[str, Any]) -> None:
        """`to: STEP` or `to: TURN.STEP`"""
        where = str(action["to"])
        if "." in where:
            turn, _, step = where.rpartition(".")
            if (
                turn.isdigit()
                and (self.g.turn, self.step_name()) == (int(turn), step)
                and not self.g.stack
            ):
                self.settle_questions()
                return
        self._go_to(where)

    def step_name(self) -> str:
        """The name of the present step."""
        return self.g.edition.steps[self.g.step].name if self.g.step >= 0 else ""

    def resolve(self, action: dict[str, Any]) -> None:
        """`resolve: top` or `all`"""
        _ = self.question()
        self.settle_questions()
        before = set(self.g.objects)
        how = action["resolve"]
        if how not in ("top", "all") and not isinstance(how, int):
            raise ScenarioError(f"{self.place}: resolve takes top or all, not {how!r}")
        if not self.g.stack:
            return
        depth = len(self.g.stack)
        top = self.g.stack[-1]
        if how == "all":
            self.pass_until(lambda: not self.g.stack, "an empty stack")
        else:
            self.pass_until(
                lambda: top not in self.g.stack or len(self.g.stack) < depth, "the resolution"
            )
        self._name_new(action, before)

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
            and self.g.objects[id_].kind != 3
        ]
        for alias, id_ in zip(aliases, made, strict=False):
            self.names.give(str(alias), self.g.objects[id_].phys)
        if len(made) < len(aliases):
            raise ScenarioError(
                f"{self.place}: {len(aliases)} names are given, but {len(made)} objects were made"
            )

    def pass_(self, action: dict[str, Any]) -> None:
        """`pass: 1`"""
        count = (
            action["pass"]
            if isinstance(action["pass"], int) and not isinstance(action["pass"], bool)
            else 1
        )
        for _ in range(count):
            self.get_priority()
            self.give(PASS)
            self.settle_questions()

    def get_priority(self) -> None:
        """Everybody else passes until the acting player has priority."""
        if self.by < 0:
            raise ScenarioError(f"{self.place}: say who does it, with `by`")

        def mine() -> bool:
            q = self.g.pending
            return q is not None and q.key == "priority" and q.chooser == self.by

        for _ in range(LIMIT):
            q = self.question()
            if q is None:
                raise Refused("the game is over")
            if q.key == "priority":
                if mine():
                    return
                self.give(PASS)
            elif q.key in ("attackers", "blockers"):
                self._declare_nobody(q)
            else:
                self.give(self.find_answer(q))

    def repeat(self, action: dict[str, Any]) -> None:
        """`repeat: 2, times: 100`: what the last two actions did, a hundred times more"""
        self.get_priority()
        number, times = action["repeat"], action.get("times", 1)
        assert self.steps is not None
        shown = [step for steps in self.steps[-1 - number : -1] for step in steps]
        try:
            self.g.propose_loop(tuple(shown), times)
        except IllegalAnswer as error:
            raise Refused(str(error)) from None
        self.settle_questions()

    def until(self, action: dict[str, Any]) -> None:
        """`until: question`, `until: {question: KEY}` or `until: {stack: NAME}`"""
        wanted = action["until"]
        if wanted == "question":
            for _ in range(LIMIT):
                q = self.question()
                if q is None or q.key != "priority":
                    return
                self.give(PASS)
        elif isinstance(wanted, dict) and "stack" in wanted:
            self.pass_until(
                lambda: any(self.answerer._object(id_, wanted["stack"]) for id_ in self.g.stack),
                f"{wanted['stack']!r} on the stack",
            )
        elif isinstance(wanted, dict) and "question" in wanted:
            self._until_asked(str(wanted["question"]))
        else:
            raise ScenarioError(
                f"{self.place}: until takes `question` or a mapping with `question` or `stack`"
            )

    def _until_asked(self, key: str) -> None:
        """Everybody passes until that question is asked; refused if the next turn ends before."""
        turn = self.g.turn
        for _ in range(LIMIT):
            q = self.question()
            if q is not None and q.key == key:
                return
            if q is None or self.g.turn > turn + 1:
                break
            if q.key == "priority":
                self.give(PASS)
            elif q.key in ("attackers", "blockers"):
                self._declare_nobody(q)
            else:
                self.give(self.find_answer(q))
        raise Refused(f"the question {key!r} is not asked in this turn or the next")

    def answer(self, action: dict[str, Any]) -> None:
        """`answer: [...]`"""
        entries = action["answer"] if isinstance(action["answer"], list) else [action["answer"]]
        self.current = [Entries(entries, "answer")]
        given = 0
        while self.current[0].left:
            q = self.question()
            if q is None:
                raise Refused("the game is over: nothing is asked")
            if q.key == "priority":
                break
            if self.by not in (-1, q.chooser):
                raise ScenarioError(
                    f"{self.place}: {self.names.players[q.chooser]} is asked, not "
                    f"{self.names.players[self.by]}"
                )
            found = self.answerer.answer(q, self.current)
            if found is NOTHING:
                whole = self.answerer._whole(q, entries if len(entries) > 1 else entries[0])
                if given == 0 and whole is not NOTHING:
                    self.current[0].left.clear()
                    self.give(whole)
                    return
                raise Refused(
                    f"{self.current[0].left[0]!r} is no legal answer to {q.key!r}; the options "
                    f"are {self.describe(q)}"
                )
            self.give(found)
            given += 1

    def roll(self, action: dict[str, Any]) -> None:
        """`roll: true`: the planar die; 1 of `random` is the planeswalker symbol, 2 chaos"""
        self.get_priority()
        q = self.question()
        assert q is not None
        for option in q.options:
            if option.kind == "roll":
                self._take(action, option)
                return
        raise Refused(f"{self.names.players[self.by]} can't roll the planar die now")

    def concede(self, action: dict[str, Any]) -> None:
        """`concede: true`"""
        _ = self.question()
        self.g.concede(self.by)

    def illegal(self, action: dict[str, Any]) -> None:
        """`illegal: {...}`: must be refused, and the state must be as before."""
        inner = action["illegal"]
        if "at" in inner:
            self.by = self.names.seat(inner["by"], self.place) if "by" in inner else -1
            self._go_to(str(inner["at"]))
            inner = {k: v for k, v in inner.items() if k != "at"}
        try:
            self._reach(inner)
            late = None
        except Refused as error:
            late = error
        before = state_hash(self.g)
        depth, usual = len(self.g.past_moves), self.g.setup_data
        trying, self.trying = self.trying, True
        try:
            if late is not None:
                raise late
            self._act(inner)
            self.refuse_leftovers()
        except Refused as error:
            reason = str(error)
        except ScenarioError as error:
            reason = str(error)
        else:
            raise ScenarioError(f"{self.place}: the action should be refused, but it was possible")
        finally:
            self.current = []
            self.take_back(depth)
            self.g.setup_data = usual
            self.trying = trying
        _ = self.question()
        if state_hash(self.g) != before:
            raise ScenarioError(f"{self.place}: the action was refused, but the state changed")
        wanted = action.get("because")
        if wanted is not None and str(wanted).lower() not in reason.lower():
            raise ScenarioError(
                f"{self.place}: refused because {reason!r}, which does not contain {wanted!r}"
            )

    def refuse_leftovers(self) -> None:
        """Something the action names that could not be chosen makes it impossible."""
        for entries in self.current:
            for entry in entries.leftovers():
                raise Refused(f"{entry!r} cannot be chosen")

    def _reach(self, inner: dict[str, Any]) -> None:
        """Bring the game to where the action would be taken, before the state is noted."""
        if "by" not in inner:
            return
        self.by = self.names.seat(inner["by"], self.place)
        if {"cast", "activate", "play", "special"} & set(inner):
            self.get_priority()
        elif "attack" in inner or "block" in inner:
            self._reach_declaration("attackers" if "attack" in inner else "blockers")

    def expect(self, action: dict[str, Any]) -> None:
        """Checks here and now."""
        _ = self.question()
        checks = action["expect"]
        if isinstance(checks, dict):
            checks = checks.get(self.edition, checks.get("default", []))
        self.checker.check_all(checks, self.place)

    # ------------------------------------------------------------------ casting and the like

    def cast(self, action: dict[str, Any]) -> None:
        """`cast: NAME`"""
        self.get_priority()
        option = self.cast_option(action)
        self._take(action, option)

    def cast_option(self, action: dict[str, Any]) -> Option:
        """The priority option that casts what the action names; Refused if there is none."""
        q = self.question()
        assert q is not None
        name = str(action["cast"])
        zone = action.get("from")
        fitting = [
            o for o in q.options if o.kind in ("cast", "play") and self._castable(o, name, zone)
        ]
        if not fitting:
            raise Refused(f"{self.names.players[self.by]} can't cast {name} now")
        wanted = [str(w) for w in _list(action.get("with")) if isinstance(w, str)]
        for option in fitting:
            if option.extra and str(option.extra) in wanted:
                self.current_way = str(option.extra)
                return option
        if "alternative cost" in wanted:
            for option in fitting:
                if option.extra not in ("", 0) and not str(option.extra).startswith("face:"):
                    return option
        named = [o for o in fitting if self._face_named(o, name)]
        plain = [
            o for o in named or fitting if o.extra in ("", 0) or str(o.extra).startswith("face:")
        ]
        hand = [o for o in plain if referee.get(self.g, int(o.id)).zone == 1]
        return (hand or plain or fitting)[0]

    def _castable(self, option: Option, name: str, zone: object) -> bool:
        obj = referee.get(self.g, int(option.id))
        if zone is not None and ZONE_NAMES[obj.zone] != zone:
            return False
        return self.names.fits(self.g, name, int(option.id))

    def _face_named(self, option: Option, name: str) -> bool:
        """Of a split card, the option that casts the half of that name."""
        extra = str(option.extra)
        card = referee.get(self.g, int(option.id)).card
        if not extra.startswith("face:") or card is None:
            return False
        return bool(card.faces[int(extra[5:].split("+")[0])].name == name)

    def play(self, action: dict[str, Any]) -> None:
        """`play: NAME`"""
        self.get_priority()
        self._take(action, self.play_option(action))

    def play_option(self, action: dict[str, Any]) -> Option:
        """The priority option that plays the land; Refused if there is none."""
        q = self.question()
        assert q is not None
        name = str(action["play"])
        for option in q.options:
            if option.kind == "play" and self._castable(option, name, action.get("from")):
                return option
        raise Refused(f"{self.names.players[self.by]} can't play {name} now")

    def activate(self, action: dict[str, Any]) -> None:
        """`activate: NAME`"""
        self.get_priority()
        self._take(action, self.activate_option(action))

    def activate_option(self, action: dict[str, Any]) -> Option:
        """The priority option that activates the ability; Refused if there is none."""
        q = self.question()
        assert q is not None
        name = str(action["activate"])
        options = [
            o
            for o in q.options
            if o.kind in ("activate", "mana") and self.names.fits(self.g, name, int(o.id))
        ]
        if not options:
            raise Refused(f"{self.names.players[self.by]} can't activate an ability of {name} now")
        first = options[0].id
        mine = [o for o in options if o.id == first]
        ability = action.get("ability")
        if ability is None:
            return mine[0]
        if isinstance(ability, int):
            numbers = referee.activated_numbers(self.g, int(first))
            for option in mine:
                if 0 < ability <= len(numbers) and numbers[ability - 1] == option.extra:
                    return option
            raise Refused(f"ability {ability} of {name} can't be activated now")
        for option in mine:
            if referee.ability_fits(self.g, int(first), int(option.extra), str(ability)):
                return option
        for option in options:
            if referee.ability_fits(self.g, int(option.id), int(option.extra), str(ability)):
                return option
        raise Refused(f"the ability {ability!r} of {name} can't be activated now")

    def special(self, action: dict[str, Any]) -> None:
        """`special: NAME, action: turn_up`"""
        self.get_priority()
        self._take(action, self.special_option(action))

    def special_option(self, action: dict[str, Any]) -> Option:
        """The priority option of the special action; Refused if there is none."""
        q = self.question()
        assert q is not None
        name, wanted = str(action["special"]), str(action.get("action", "turn_up"))
        for option in q.options:
            if (
                option.kind in (wanted, "special")
                and self.names.fits(self.g, name, int(option.id))
                and (option.kind == wanted or str(option.extra) == wanted)
            ):
                return option
        raise Refused(f"{self.names.players[self.by]} can't do that with {name} now")

    def _take(self, action: dict[str, Any], option: Option) -> None:
        """Choose a priority option and answer what it asks from the action's keys."""
        self.current = self._entries(action)
        self.declining = "with" in action
        self.costs = _named_costs(action.get("with"))
        before = set(self.g.objects)
        lines = len(self.g.lines)
        q = self.question()
        assert q is not None
        if "pay" in action:
            self._pay_by_hand(option)
        else:
            self.give(option)
            self.settle_questions()
        for key, args, _ in self.g.lines[lines:]:
            if key == "illegal-action-rewound":
                raise Refused(str(dict(args).get("why", "the action is illegal")))
        self._name_new(
            {k: v for k, v in action.items() if k != "as" or "cast" not in action}, before
        )
        if "as" in action and "cast" in action:
            self.names.give(
                str(action["as"]),
                referee.physical(self.g, self.g.became.get(int(option.id), int(option.id))),
            )

    def _pay_by_hand(self, option: Option) -> None:
        """The named sources are tapped, one after another; their mana must be enough."""
        usual, depth = self.g.setup_data, len(self.g.past_moves)
        self.g.setup_data = (*usual, ("manual-seats", (self.by,)))
        tapped: list[int] | None = None
        try:
            self.give(option)
            for _ in range(LIMIT):
                q = self.question()
                if q is None or q.key == "priority":
                    break
                if q.key == "pay" and not self.current[0].leftovers():
                    tapped = referee.tapped_of(self.g, self.by)
                    self.give(self._automatic(q))
                else:
                    self.give(self.find_answer(q))
            if tapped is not None and referee.tapped_of(self.g, self.by) != tapped:
                raise Refused("the sources that are named do not pay for it")
        except (Refused, ScenarioError):
            self.take_back(depth)
            raise
        finally:
            if not self.trying:
                self.g.setup_data = usual

    def take_back(self, depth: int) -> None:
        """Take back all moves but so many."""
        while len(self.g.past_moves) > depth:
            self.g.pop()

    def _automatic(self, q: Question) -> int:
        for i, option in enumerate(q.options):
            if option.kind == "auto":
                return i
        raise Refused("the sources that are named do not pay for it")

    def _entries(self, action: dict[str, Any]) -> list[Entries]:
        found = []
        if "pay" in action:
            sources = [] if action["pay"] == "manual" else _with(action["pay"])
            found.append(Entries([bare(source) for source in sources], "pay"))
        if "modes" in action:
            found.append(Entries(_list(action["modes"]), "modes"))
        if "x" in action:
            found.append(Entries([action["x"]], "x"))
        if "with" in action:
            found.append(Entries(_with(action["with"]), "with"))
        if "targets" in action:
            found.append(Entries(_targets(action["targets"]), "targets"))
        if "choose" in action:
            found.append(Entries(_list(action["choose"]), "choose"))
        return found

    # ------------------------------------------------------------------ combat

    def attack(self, action: dict[str, Any]) -> None:
        """`attack: {bear: B}`"""
        self._reach_declaration("attackers")
        self.current = [Entries(_list(action.get("bands")), "bands"), *self._entries(action)]
        self._declare(action["attack"] or {})

    def block(self, action: dict[str, Any]) -> None:
        """`block: {wall: bear}`"""
        self._reach_declaration("blockers")
        self._declare(action["block"] or {})

    def _reach_declaration(self, key: str) -> None:
        step = "declare_attackers" if key == "attackers" else "declare_blockers"
        index = [one.name for one in self.g.edition.steps].index(step)
        turn, early = self.g.turn, self.g.step < index
        for _ in range(LIMIT):
            q = self.question()
            if q is None:
                raise Refused("the game is over")
            if q.key == key and q.chooser == self.by:
                return
            here = self.g.turn == turn and self.g.step >= index and early
            if q.key == "priority":
                if here and (self.by == self.g.active) == (key == "attackers"):
                    raise Refused(f"no creature can be declared among the {key}")
                self.give(PASS)
            elif q.key in ("attackers", "blockers"):
                self._declare_nobody(q)
            else:
                self.give(self.find_answer(q))
        raise ScenarioError(f"{self.place}: there is nothing to declare {key} for")

    def _declare(self, wanted: dict[str, Any]) -> None:
        q = self.question()
        assert q is not None
        try:
            answer = self.answerer.assignment(q, wanted)
        except ScenarioError as error:
            raise Refused(str(error)) from None
        self.give(answer)
        self.settle_questions()

    def set(self, action: dict[str, Any]) -> None:
        """`set: {object: NAME, ...}` changes the situation by hand."""
        from .placing import change

        change(self.g, self.names, action["set"], self.place)


def _list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _targets(value: Any) -> list[Any]:
    """Targets one by one; a division also chooses the targets that it names."""
    found: list[Any] = []
    for entry in _list(value):
        if isinstance(entry, dict):
            found += [*entry, entry]
        elif isinstance(entry, list):
            found += entry
        else:
            found.append(entry)
    return found


def _named_costs(value: Any) -> dict[str, int]:
    """The costs that `with` names, and how often each is to be paid."""
    found: dict[str, int] = {}
    for entry in _list(value):
        for name, what in entry.items() if isinstance(entry, dict) else ((entry, 1),):
            times = what if isinstance(what, int) and not isinstance(what, bool) else 1
            found[str(name)] = found.get(str(name), 0) + times
    return found


def _is_n(value: Any) -> bool:
    """How often a cost is paid is no answer of its own (see `_named_costs`)."""
    return isinstance(value, int) and not isinstance(value, bool)


def _with(value: Any) -> list[Any]:
    """Optional costs by name, and what pays them."""
    found: list[Any] = []
    for entry in _list(value):
        if isinstance(entry, dict):
            for name, what in entry.items():
                found.append(f"{name}?")
                found += [f"{w}?" if isinstance(w, str) else w for w in _list(what) if not _is_n(w)]
        else:
            found.append(f"{entry}?")
    return found


# Actions during which questions may come up that the action's own `choose` answers.
CARRY_ON = ("attack", "block", "to", "resolve", "pass", "until", "repeat")
VERBS: dict[str, Any] = {
    "illegal": Doer.illegal,
    "cast": Doer.cast,
    "activate": Doer.activate,
    "play": Doer.play,
    "special": Doer.special,
    "attack": Doer.attack,
    "block": Doer.block,
    "to": Doer.to,
    "resolve": Doer.resolve,
    "pass": Doer.pass_,
    "until": Doer.until,
    "repeat": Doer.repeat,
    "roll": Doer.roll,
    "answer": Doer.answer,
    "concede": Doer.concede,
    "expect": Doer.expect,
    "set": Doer.set,
}
