"""Carrying out the actions of a scenario."""

from __future__ import annotations

from typing import Any

from apnap.core.questions import PASS, PAUSE
from apnap.game import IllegalAnswer, state_hash

from .answering import NOTHING, Entries
from .casting import Casting
from .combat import Combat
from .driving import LIMIT
from .entries import entries_of
from .errors import Refused, ScenarioError
from .placing import change


class Doer(Casting, Combat):
    """Plays a scenario's `do` list on a game."""

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
        self.come_up = set()
        if "at" in action:
            self._go_to(str(action["at"]), bool({"attack", "block", "answer"} & set(action)))
        for verb in VERBS:
            if verb in action:
                if verb in CARRY_ON:
                    self.current = entries_of(action)
                VERBS[verb](self, action)
                return
        if "at" not in action and "note" not in action:
            raise ScenarioError(
                f"{self.place}: the action says nothing to do; it needs one of {', '.join(VERBS)}"
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

    def pass_(self, action: dict[str, Any]) -> None:
        """`pass: 1`"""
        times = action["pass"]
        count = times if isinstance(times, int) and not isinstance(times, bool) else 1
        for _ in range(count):
            self.get_priority()
            self.give(PASS)
            self.settle_questions()

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
                if q is None or q.key not in ("priority", PAUSE):
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
            self.pass_on(q)
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
        first = len(self.g.past_moves)
        kept = {name: list(entries.left) for name, entries in self.choices.items()}
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
        self.take_back(first)
        for name, left in kept.items():
            self.choices[name].left = left
        _ = self.question()
        wanted = action.get("because")
        if wanted is not None and str(wanted).lower() not in reason.lower():
            raise ScenarioError(
                f"{self.place}: refused because {reason!r}, which does not contain {wanted!r}"
            )

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

    def set(self, action: dict[str, Any]) -> None:
        """`set: {object: NAME, ...}` changes the situation by hand."""
        change(self.g, self.names, action["set"], self.place)


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
