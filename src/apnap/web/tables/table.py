"""One table: a game, who sits where, what they are asked; answers, undo, passing by itself.

Everything here is synchronous and done with the table's lock held; the hall sees to threads. What
is refused changes nothing."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from apnap.agents import RandomAgent, make
from apnap.cards.library import Library
from apnap.core.questions import Option, Question
from apnap.core.views import Sight
from apnap.game import (
    Game,
    IllegalAnswer,
    SaveError,
    SetupError,
    from_data,
    latest_answers,
    to_data,
)
from apnap.playing.attention import OWN_TURN, RUSHES, TURN
from apnap.playing.looping import Deed, deeds
from apnap.playing.preview import Preview, payment
from apnap.playing.undoing import AGENT, AUTO, PERSON, Given, Knowledge, steps_back

from .seating import Refused, Seating, new_token
from .series import Series
from .starting import (
    PEOPLE,
    StartError,
    begin,
    check_number,
    start_of,
    wishes_from_json,
    wishes_to_json,
)
from .store import Store
from .wishes import LINK, Wishes

Json = dict[str, Any]
SLICE = 0.03  # seconds of agents' thinking before others get their turn
AT_ONCE = 0.004  # of what goes on by itself before somebody who clicked is shown what came of it
AUTOMATIC = Option("auto")  # let the payment be worked out


class Table(Seating):
    """A table with its game."""

    def __init__(
        self,
        id_: str,
        wishes: Wishes,
        tokens: dict[str, tuple[int, ...]],
        store: Store,
        library: Callable[[], Library],
    ) -> None:
        super().__init__(id_, wishes, tokens, store, library)
        self.changed = 1  # the version at which the game last changed
        self.game_id = ""
        self.mark = ""  # another one whenever answers are kept: who kept the last ones
        self.start: Json = {}
        self.series: Series | None = None
        self.given: list[Given] = []
        self.saved = 0  # how many answers are kept
        self.ended = False
        self._unsaved: list[tuple[Any, Given]] = []
        self._knowledge: Knowledge | None = None
        self.snapped = -1  # the turn in which the position was kept last

    # ------------------------------------------------------------------ beginning

    @classmethod
    def open(
        cls,
        wishes: Wishes,
        store: Store,
        library: Callable[[], Library],
        start: Json | None = None,
    ) -> Table:
        """A new table with its first game, or with one that begins otherwise than by the wishes
        (`start`); StartError says why there can be none."""
        own = tuple(i for i, c in enumerate(wishes.chairs) if c.who in PEOPLE and c.who != LINK)
        tokens = {new_token(): own} if own else {}
        for seat, chair in enumerate(wishes.chairs):
            if chair.who == LINK:
                tokens[new_token()] = (seat,)
        table = cls(new_token(), wishes, tokens, store, library)
        start = table._begin(start_of(wishes) if start is None else start)
        store.add_table(table.id, wishes_to_json(wishes), tokens)
        table._sit_down(start)
        return table

    def _begin(self, start: Json) -> Json:
        """Begin a match, or a single game; what the game is begun from."""
        lookup = self.library().lookup
        check_number(len(self.wishes.chairs))
        try:
            self.series = Series.of(self.wishes, start, lookup)
        except SetupError as error:
            raise StartError(str(error)) from None
        if self.series is None:
            self.game = begin(start, lookup)
            return start
        self.game = self.series.game
        return self.series.start

    @classmethod
    def wake(cls, id_: str, store: Store, library: Callable[[], Library]) -> Table:
        """A table that is kept, its game as it was left; KeyError if there is none."""
        data, game_id, facts = store.table(id_)
        table = cls(id_, wishes_from_json(data), store.tokens(id_), store, library)
        for seat, wishes in store.attention(id_).items():
            if seat in table.attention:
                table.attention[seat].from_json(wishes)
        table.game_id = game_id
        table._restore(facts)
        return table

    def _sit_down(self, start: Json) -> None:
        """A new game at this table; `self.game` is at its very start."""
        self.start = start
        before, self.game_id, self.mark = self.game_id, new_token(), ""
        self.given, self._unsaved, self.saved, self.ended = [], [], 0, False
        self._knowledge = None
        self._faces = {}
        self._make_agents()
        for attention in self.attention.values():
            attention.rush, attention.asked = "", -1
        self.store.add_game(self.game_id, start, self.facts(), self.id, before)
        self._keep_series()
        self._change()

    def _keep_series(self) -> None:
        if self.series is not None:
            self.store.keep_facts(self.id, {"series": self.series.to_json()})

    def go_back(self) -> None:
        """Something failed, or was kept by another program: the game as it is kept."""
        _, self.game_id, facts = self.store.table(self.id)
        self._restore(facts)

    def go_through(self, entries: Sequence[tuple[Any, Given]]) -> None:
        """Answers that were given elsewhere, at the beginning of the game."""
        for entry, given in entries:
            self.game.enter(entry)
            self.given.append(given)
            self._unsaved.append((entry, given))
        self._knowledge = None
        self._change()
        self.save()

    def _restore(self, facts: Json) -> None:
        """The game from what is kept of it; `facts`: what is kept of the table."""
        kept = self.store.game(self.game_id)
        self.start = kept.start
        self.mark = str(kept.facts.get("mark", ""))
        self._unsaved = []
        answers = list(self.store.answers(self.game_id))
        self.given = [given for _, given in answers]
        entries = [entry for entry, _ in answers]
        try:
            self._play(begin(kept.start, self.library().lookup), entries)
        except (IllegalAnswer, SaveError, StartError):
            snapshot = self.store.snapshot(self.game_id)
            if snapshot is None:
                raise
            self._play(from_data(snapshot[1]), entries[snapshot[0] :])
        self.series = None
        if "series" in facts:
            lookup = self.library().lookup
            self.series = Series.from_json(facts["series"], self.game, lookup)
        self.saved = len(self.given)
        self.ended = kept.ended is not None
        self._knowledge = None
        self._faces = {}
        self._make_agents()
        self._change()

    def _play(self, game: Game, entries: list[Any]) -> None:
        for entry in entries:
            game.enter(entry)
        self.game = game

    def _make_agents(self) -> None:
        seed = int(self.start.get("seed", 0))
        self.agents = {
            seat: make(chair.who, seed + seat)
            for seat, chair in enumerate(self.wishes.chairs)
            if seat not in self.people
        }

    def facts(self) -> Json:
        """What a list of games shows of this one."""
        game = self.game
        data: Json = {
            "edition": game.edition.key,
            "title": list(game.edition.title),
            "format": game.format,
            "players": [
                {"name": chair.name, "who": chair.who, "deck": chair.deck.name}
                for chair in self.wishes.chairs
            ],
            "turn": game.turn,
            "answers": len(self.given),
            "mark": self.mark,
        }
        if game.outcome is not None:
            data["winners"] = list(game.outcome.winners)
            data["reason"] = game.outcome.reason
            data["undetermined"] = game.outcome.undetermined
        return data

    # ------------------------------------------------------------------ answering

    def answer(self, seat: int, answer: Any, version: int) -> None:
        """The answer of a person to the question that was open at that version of the state."""
        question = self._asked(seat, version)
        try:
            normal = question.normal(answer)
        except IllegalAnswer as error:
            raise Refused(str(error)) from None
        except (TypeError, ValueError, KeyError, IndexError, AttributeError):
            raise Refused("not-json") from None
        if question.key == "priority":
            self.attention[seat].rush = ""
            # whoever has acted is asked again in a main phase, so that it can be taken back
            self.attention[seat].acted = not _is_pass(question, normal)
        self._give(question, normal, PERSON)

    def pass_(self, seat: int, until: str, version: int) -> None:
        """Pass priority, once or until something (`attention.RUSHES`)."""
        question = self._asked(seat, version)
        if question.key != "priority":
            raise Refused("no-priority")
        if not _may_pass(question):
            raise Refused("must-act")
        if until and until not in RUSHES:
            raise Refused("unknown-do")
        self.attention[seat].rush = ""
        if until:
            self.attention[seat].begin_rush(until, self.game)
        self._give(question, 0, PERSON)

    @property
    def question(self) -> Question | None:
        """What is asked now, by the game or between the games of a match."""
        asked = self.game.question
        if asked is None and self.series is not None:
            return self.series.question()
        return asked

    def _asked(self, seat: int, version: int) -> Question:
        """The question that the seat is asked; Refused if it is asked none, or another one."""
        question = self.question
        if question is None:
            raise Refused("over")
        if seat not in self.people:
            raise Refused("watching-only")
        if question.chooser != seat:
            names = self.player_names("en")
            raise Refused("not-asked", player=names[question.chooser])
        if not self.resting or not self.changed <= version <= self.version:
            raise Refused("stale")
        return question

    def _give(self, question: Question, normal: Any, who: str) -> None:
        """Give an answer to the game; it is kept by `save`."""
        if question.key == "sideboard" and self.series is not None:
            self.series.answer(normal)
            self._between()
            return
        before = self._knowledge or Knowledge(self.game, question)
        given = Given(question.chooser, who, _is_pass(question, normal))
        try:
            self.game.push(normal)
        except IllegalAnswer:
            raise
        except Exception:
            self.go_back()
            raise
        self._note(normal, given, before)

    def _note(self, entry: Any, given: Given, before: Knowledge) -> None:
        after = Knowledge(self.game, self.game.question)
        given.learned = before.learned(after)
        self._knowledge = after
        self.given.append(given)
        self._unsaved.append((entry, given))
        self._change()

    def _change(self) -> None:
        self.version += 1
        self.changed = self.version
        self.resting = False

    # ------------------------------------------------------------------ what needs no person

    def settle(self, seconds: float = SLICE, hurried: Callable[[], bool] = lambda: False) -> bool:
        """Let agents answer, and pass what passes by itself, for about so long, or until somebody
        is in a hurry. True when a person is asked or the game is over."""
        if self.resting:
            return True
        until = time.monotonic() + seconds
        while (question := self.question) is not None:
            if question.chooser in self.agents:
                self._agent_answers(question)
            elif self._passes_by_itself(question):
                self._give(question, self._by_itself(question), AUTO)
            else:
                self.attention[question.chooser].note_asked(self.game, question)
                break
            if hurried() or time.monotonic() > until:
                return False
        self.version += 1
        self.resting = True
        return True

    def _between(self) -> None:
        """Between two games: the next one begins when all decks are settled."""
        assert self.series is not None
        if self.series.begun():
            self.game = self.series.game
            self._sit_down(self.series.start)
        else:
            self._keep_series()
            self._change()

    def next_game(self) -> None:
        """On to the next game of the match."""
        if not self.can_go_on or self.series is None:
            raise Refused("not-over")
        self.series.next()
        self._between()

    @property
    def can_go_on(self) -> bool:
        """Is a game of a match over, and another one to come?"""
        series = self.series
        ended = self.game.outcome is not None
        return ended and series is not None and not series.changing and not series.decided

    def _passes_by_itself(self, question: Question) -> bool:
        if question.key == "mulligan" and not self.wishes.mulligan:
            return True
        if question.key == "pay":
            return AUTOMATIC in question.options and not self.attention[question.chooser].by_hand
        attention = self.attention[question.chooser]
        if (
            question.key == "attackers"
        ):  # whoever lets the turn pass does not attack, if that is legal
            return attention.rush in (TURN, OWN_TURN) and question.plainest() == ()
        return attention.passes(self.game, question)

    def _by_itself(self, question: Question) -> Any:
        if question.key == "pay":
            return question.options.index(AUTOMATIC)
        return question.plainest()

    def _agent_answers(self, question: Question) -> None:
        """The agent's answer; where that is not legal, or the engine fails at it, a plain one: a
        game goes on."""
        sight = Sight(self.game, question)
        seat = question.chooser
        plain = question.key == "mulligan" and not self.wishes.mulligan
        if plain or question.key == "sideboard":
            self._give(question, question.plainest(), AGENT)
            return
        try:
            answer = question.normal(self.agents[seat](question, sight))
        except Exception:
            answer = question.normal(RandomAgent(len(self.given))(question, sight))
        self._give(question, answer, AGENT)

    # ------------------------------------------------------------------ keeping

    def save(self) -> None:
        """Keep all answers that are not kept yet, and that the game is over if it is."""
        if self._unsaved:
            self._keep_answers()
            self.saved += len(self._unsaved)
            self._unsaved = []
        if self.resting and self.game.outcome is None and self.game.turn != self.snapped:
            self.snapped = self.game.turn
            self.store.keep_snapshot(self.game_id, self.saved, to_data(self.game))
            _ = self.game.question  # writing it down has taken it back to where its move began
        if self.game.outcome is not None and not self.ended:
            self.store.end_game(self.game_id, self.facts())
            self.ended = True

    def _keep_answers(self) -> None:
        """MovedOnError: somebody else has kept other ones."""
        before, self.mark = self.mark, new_token()
        self.store.append(self.game_id, self.saved, self._unsaved, self.facts(), before)

    # ------------------------------------------------------------------ other wishes

    def undo(self, seat: int) -> None:
        """Take back the seat's last own answer."""
        number = self._steps_back(seat)
        if not number:
            raise Refused("cannot-undo")
        for _ in range(number):
            self.game.pop()
        del self.given[-number:]
        self.saved = min(self.saved, len(self.given))
        self._unsaved = []
        self._keep_answers()
        if self.ended and self.game.outcome is None:
            self.store.reopen_game(self.game_id)
            self.ended = False
        for attention in self.attention.values():
            attention.rush = ""
        self._knowledge = None
        self._change()
        question = self.question
        if question is not None and question.chooser == seat:
            # asked again whatever was asked before, though it might pass by itself now
            self.attention[seat].note_asked(self.game, question)
            self.resting = True

    def _steps_back(self, seat: int) -> int:
        if seat not in self.people or (self.series is not None and self.series.changing):
            return 0
        number = steps_back(self.given, seat)
        return number if number <= len(self.game.past_moves) else 0

    def concede(self, seat: int) -> None:
        """The seat gives up."""
        if seat not in self.people:
            raise Refused("watching-only")
        question = self.game.question
        if question is None:
            raise Refused("over")
        before = self._knowledge or Knowledge(self.game, question)
        try:
            self.game.concede(seat)
        except IllegalAnswer as error:
            raise Refused(str(error)) from None
        self._note(("concede", seat), Given(seat, PERSON, False), before)

    def propose_loop(self, seat: int, actions: int, times: int, version: int) -> None:
        """The seat proposes to repeat its latest so many actions, and what was answered since."""
        question = self._asked(seat, version)
        if question.key != "priority":
            raise Refused("no-priority")
        done = deeds(self.game, seat)
        if not 1 <= actions <= len(done):
            raise Refused("no-loop")
        before = self._knowledge or Knowledge(self.game, question)
        try:
            self.game.repeat(done[actions - 1].answers, times)
        except IllegalAnswer as error:
            raise Refused(str(error)) from None
        except Exception:
            self.go_back()
            raise
        ((_, entry),) = latest_answers(self.game, 1)
        self.attention[seat].rush = ""
        self._note(entry, Given(seat, PERSON, False), before)

    def repeatable(self, seat: int) -> list[Deed]:
        """What the seat did of late and may propose to repeat, the latest first."""
        question = self.question
        if question is None or question.key != "priority" or question.chooser != seat:
            return []
        return deeds(self.game, seat) if seat in self.people else []

    @property
    def can_rematch(self) -> bool:
        """Is the game over, and may another one begin at this table?"""
        if self.game.outcome is None or "position" in self.start:
            return False
        return self.series is None or self.series.decided

    def rematch(self) -> None:
        """Another game with the same decks at the same table."""
        if not self.can_rematch:
            raise Refused("not-over")
        seed = secrets.randbelow(1_000_000_000)
        self._sit_down(self._begin(start_of(self.wishes, seed=seed)))

    def preview(self, seat: int, index: Any, version: int) -> Preview:
        """What automatic payment would do for an option; nothing changes."""
        question = self._asked(seat, version)
        if type(index) is not int or not 0 <= index < len(question.options):
            raise Refused("no-option")
        return payment(self.game, index)

    # ------------------------------------------------------------------ for the state message

    def can(self, seat: int) -> Json:
        """What the seat may do besides answering."""
        playing = self.game.outcome is None
        alive = seat in self.people and seat not in self.game.gone
        return {
            "undo": self._steps_back(seat) > 0,
            "loop": bool(self.repeatable(seat)),
            "next": self.can_go_on and seat in self.people,
            "concede": playing and alive,
            "rematch": self.can_rematch and seat in self.people,
        }

    def answered(self, seat: int) -> int:
        """How many answers of the seat the game has taken."""
        return sum(one.seat == seat for one in self.given)

    def match_json(self) -> Json | None:
        """The score of the match, None for a single game."""
        return self.series.told() if self.series is not None else None

    @property
    def replay_id(self) -> str:
        """The finished game's id."""
        return self.game_id


def _may_pass(question: Question) -> bool:
    """Whoever has cut a loop short may have to do something else than pass."""
    return question.options[0].kind == "pass"


def _is_pass(question: Question, answer: Any) -> bool:
    return question.key == "priority" and answer == 0 and _may_pass(question)
