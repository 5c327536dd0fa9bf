"""The loop of a duel: agents answer, a person is asked; what need not be asked is passed;
everything typed is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from apnap.agents import Agent, RandomAgent
from apnap.cli.frame import Fault
from apnap.cli.messages import Texts
from apnap.cli.screen import Folded
from apnap.core.questions import ASSIGN, ORDER, PICK_ONE, PICK_SOME, Option, Question
from apnap.core.views import Sight, View
from apnap.game import Game, IllegalAnswer, is_special, save_game
from apnap.playing.attention import Attention

from . import commands
from .answers import Entry, Misread, Reader, listed, places_of
from .board import Board
from .story import Story, result
from .wording import Wording

Read = Callable[[str], str]
WITH_BOARD = ("priority", "attackers", "blockers")
YOU, AUTO, AGENT = "you", "auto", "agent"


class Leave(Exception):
    """The player leaves; the game is saved."""


class Duel:
    """A duel between people at this terminal and agents. `read` gives a line typed;
    KeyboardInterrupt or EOFError from it leaves the game, saved."""

    def __init__(
        self,
        game: Game,
        agents: Mapping[int, Agent],
        t: Texts,
        console: Console,
        read: Read,
        path: Path,
        *,
        explain: bool = False,
    ) -> None:
        self.game = game
        self.agents = agents
        self.t = t
        self.console = console
        self.read = read
        self.path = path
        self.people = [p.seat for p in game.players if p.seat not in agents]
        self.attention = {seat: Attention(seat) for seat in self.people}
        self.stops = {seat: one.stops for seat, one in self.attention.items()}
        self.stories = {seat: self._story(seat, explain) for seat in self.people}
        self.given: list[str] = []  # who gave each answer since the start: YOU, AUTO, AGENT
        self.facing = self.people[0] if len(self.people) == 1 else -1  # who sits at the keyboard
        self.since = 0  # where the log began that was shown last
        self.save_failed = False
        self.interrupted = False  # Ctrl-C while nobody was asked
        # how it is saved: alone, or with the match that it is a game of
        self.store: Callable[[Path], None] = lambda path: save_game(self.game, path)

    def _story(self, seat: int, explain: bool) -> Story:
        return Story(self.game, Wording(self.game, self.t, seat), explain)

    # ------------------------------------------------------------------ the loop

    def run(self) -> bool:
        """Play until the game ends (True) or the player leaves (False)."""
        try:
            while (question := self.game.question) is not None:
                if self.interrupted:
                    raise Leave
                self.step(question)
        except Leave:
            self.save()
            return False
        self.save()
        self.finish()
        return True

    def step(self, question: Question) -> None:
        """One answer, from whoever gives it."""
        agent = self.agents.get(question.chooser)
        if agent is not None:
            self.push(self.agent_answer(agent, question), AGENT)
        elif self.passes(question):
            self.push(0, AUTO)
        else:
            self.ask(question)

    def push(self, answer: Any, who: str) -> None:
        """Give an answer to the game."""
        self.game.push(answer)
        self.given.append(who)

    def agent_answer(self, agent: Agent, question: Question) -> Any:
        """The agent's answer; where that is not legal, some legal one: a duel goes on."""
        answer = agent(question, Sight(self.game, question))
        try:
            question.normal(answer)
        except IllegalAnswer:
            return RandomAgent(len(self.given))(question, Sight(self.game, question))
        return answer

    def passes(self, question: Question) -> bool:
        """Is this a priority that the player lets pass without being asked?"""
        return self.attention[question.chooser].passes(self.game, question)

    def take_back(self) -> None:
        """Back to before the last typed answer, with all that followed from it."""
        if YOU not in self.given:
            raise Misread(self.t("nothing-to-undo"))
        while self.given:
            self.game.pop()
            if self.given.pop() == YOU:
                break
        for attention in self.attention.values():
            attention.rush, attention.asked = "", -1
        for story in self.stories.values():
            story.skip()

    # ------------------------------------------------------------------ asking

    def ask(self, question: Question) -> None:
        """Show what there is to see, and read until something was answered or undone."""
        seat = question.chooser
        self.hand_over(seat)
        self.attention[seat].note_asked(self.game, question)
        self.save()
        view = self.game.view(seat)
        entries = self.show(question, view)
        while True:
            typed = self.typed(seat, question)
            try:
                done = commands.run(self, typed, question, view, entries)
                if done is None:
                    self.push(Reader(question, entries, self.t).read(typed), YOU)
                if done is not False:
                    return
            except Misread as error:
                self.say(Text(str(error), style="red"))
            except IllegalAnswer as error:
                self.say(Text(self.refusal(str(error)), style="red"))

    def typed(self, seat: int, question: Question) -> str:
        """A line from the keyboard."""
        mark = "> " if len(self.people) == 1 else f"{self.game.players[seat].name}> "
        try:
            return self.read(mark).strip()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            raise Leave from None

    def refusal(self, sentence: str) -> str:
        """Why the rules refuse an answer, in the reader's language, creatures by name."""
        wording = self.stories[self.people[0]].wording
        return self.t.engine(sentence, wording.object_name)

    def hand_over(self, seat: int) -> None:
        """With two people at one keyboard: the other turns away first."""
        if len(self.people) == 1 or self.facing == seat:
            return
        self.facing = seat
        if self.console.is_terminal:
            self.console.clear()
        self.say(Text(self.t("hand-over", player=self.game.players[seat].name), style="bold"))
        try:
            self.read("")
        except (KeyboardInterrupt, EOFError):
            raise Leave from None

    # ------------------------------------------------------------------ showing

    def show(self, question: Question, view: View) -> list[Entry]:
        """The news, the board if this question needs it, the question and its options."""
        story = self.stories[question.chooser]
        self.since = story.place()
        for line in story.news():
            self.console.print(line)
        if question.key in WITH_BOARD:
            self.console.print(self.board(view, story.wording).draw())
        elif not view.turn:
            self.console.print(self.board(view, story.wording).hand(view.players[view.seat]))
        entries = self.entries(question, view)
        self.show_question(question, view, entries)
        return entries

    def board(self, view: View, wording: Wording) -> Board:
        """The board as wide as the screen."""
        return Board(view, wording, self.console.width)

    def entries(self, question: Question, view: View) -> list[Entry]:
        """The options as numbered lines."""
        wording = self.stories[question.chooser].wording
        return listed(question, [wording.detailed(option, view) for option in question.options])

    def show_question(self, question: Question, view: View, entries: list[Entry]) -> None:
        """The prompt, the options, the places of an assignment, and how to answer."""
        wording = self.stories[question.chooser].wording
        self.say(Text(wording.prompt(question), style="bold"))
        if not yes_or_no(question):
            self.numbered([(entry.number, like(entry)) for entry in entries])
        places = places_of(question) if question.shape == ASSIGN else []
        if len(places) > 1 or question.key == "blockers":
            self.say(Text(self.t("places-attackers" if question.key == "blockers" else "places")))
            options = [
                Option("object", place) if place > 0 else Option("player", -1 - place)
                for place in places
            ]
            self.numbered(list(enumerate([wording.detailed(one, view) for one in options], 1)))
        self.say(Text(self.how_to_answer(question), style="dim"))

    def numbered(self, rows: list[tuple[int, str]]) -> None:
        """Numbers and words; long words hang under themselves."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="cyan", no_wrap=True, min_width=4)
        table.add_column()
        for number, words in rows:
            table.add_row(str(number), Folded(words))
        self.console.print(table)

    def how_to_answer(self, question: Question) -> str:
        """One line of help for this question."""
        if question.key == "priority":
            return self.t("how-priority")
        if question.key in ("attackers", "blockers"):
            return self.t(f"how-{question.key}")
        how = {ORDER: "how-order", PICK_ONE: "how-one", PICK_SOME: "how-some"}.get(question.shape)
        if how == "how-one" and yes_or_no(question):
            how = "how-yes-no"
        if how is not None:
            return self.t(how, least=question.least, most=question.most)
        return self.stories[question.chooser].wording.instruction(question)

    def say(self, text: Text | str) -> None:
        """A line on the screen."""
        self.console.print(text)

    # ------------------------------------------------------------------ saving, ending

    def save(self) -> None:
        """Keep the game as it is; if that fails say so once, and play on."""
        origin = self.game.origin
        if origin is not None:
            origin["stops"] = {str(seat): stops.to_json() for seat, stops in self.stops.items()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.store(self.path)
        except OSError as error:
            if not self.save_failed:
                why = error.strerror or str(error)
                self.say(Text(self.t("cannot-save", path=self.path, why=why), style="red"))
            self.save_failed = True

    def save_as(self, name: str) -> None:
        """Keep the game in another file from now on."""
        path = Path(name).expanduser()
        if path.is_dir():
            raise Misread(self.t("is-a-folder", path=path))
        try:
            self.store(path)
        except OSError as error:
            raise Misread(
                self.t("cannot-save", path=path, why=error.strerror or str(error))
            ) from None
        self.path = path
        self.say(self.t("saved", path=path))

    def finish(self) -> None:
        """The end of the story, and the result."""
        story = self.stories[self.people[0]]
        for line in story.news():
            self.console.print(line)
        self.say(Text(result(self.game, story.wording), style="bold"))
        self.say(self.t("replay-hint", path=self.path))


def like(entry: Entry) -> str:
    """The words of a line, with how many options it stands for."""
    number = len(entry.indices)
    return f"{entry.text} ×{number}" if number > 1 else entry.text


def yes_or_no(question: Question) -> bool:
    """Is it a question of yes or no?"""
    return {option.kind for option in question.options} == {"yes", "no"}


def loaded_history(duel: Duel, entries: list[Any]) -> None:
    """Answer a fresh game from a record, so that its log is there and answers can be taken back."""
    for entry in entries:
        if isinstance(entry, tuple) and is_special(entry):
            duel.game.enter(entry)
            duel.given.append(YOU)
            continue
        question = duel.game.question
        if question is None:
            raise Fault(duel.t("record-too-long"))
        person = question.chooser in duel.people
        passed = question.key == "priority" and entry == 0
        duel.push(entry, YOU if person and not passed else AUTO if person else AGENT)
