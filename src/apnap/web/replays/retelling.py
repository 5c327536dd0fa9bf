"""What happened in a turn, told again as the actions of a situation: so that the stack, effects
that last and lands that were played are there in the lab too.

The situation is the position with which the turn begins; each answer since then is written down in
the words of a scenario. What comes of it is compared with the position: where they differ, or
something cannot be written, there is no retelling (`Lost`).
"""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from typing import Any

from apnap import referee
from apnap.core.questions import (
    ASSIGN,
    NUMBER,
    PICK_ONE,
    SPLIT,
    IllegalAnswer,
    Option,
    Question,
)
from apnap.game import Game, find_edition, is_special
from apnap.lab.errors import ScenarioError
from apnap.web.lab.acting import Recorder, act
from apnap.web.lab.document import Document, checked
from apnap.web.lab.running import FAILED, IMPOSSIBLE, Lookup, Played, Player, places_of
from apnap.web.tables.board import open_view

from .replay import Replay
from .situation import edition_key, lasting, left_out, noted, situation, zones_of

Place = tuple[str, str, int]  # player, zone, number of the entry
VALUES = ("roll", "player", "mode", "number", "color", "word", "name", "cost")
REWOUND = "illegal-action-rewound"
SECONDS = 15.0  # after which it is given up
MOST = 400  # answers of a turn


class Lost(Exception):
    """It cannot be told again."""


class Skip(Exception):
    """The lab does not ask this: there is one answer, or it is given by itself."""


class Retelling:
    """`game` stands at the beginning, and is moved on by whoever has it; `document`: its situation,
    which grows."""

    def __init__(self, game: Game, document: Document, lookup: Lookup) -> None:
        self.game = game
        self.document = document
        self.lookup = lookup
        self.edition = find_edition(edition_key(game))
        self.names = list(document["players"])
        self.places: dict[int, Place] = {}  # physical card -> its entry
        for seat, name in enumerate(self.names):
            for zone, ids in zones_of(game, seat).items():
                for number, id_ in enumerate(ids):
                    self.places[referee.physical(game, id_)] = (name, zone, number)
        self.until = time.monotonic() + SECONDS

    def tell(self, answer: Any) -> None:
        """One more answer, to the question that the game asks; Lost where it cannot be told."""
        question = self.game.question
        if question is None or (type(answer) is tuple and is_special(answer)):
            raise Lost
        if question.key == "priority" and question.options[answer].kind == "pass":
            self.document["do"].append({"by": self.names[question.chooser], "pass": 1})
            return
        if time.monotonic() > self.until:
            raise Lost
        asked = question

        def deed(recorder: Recorder) -> None:
            there = recorder.played
            recorder.answer(self._translated(asked, answer, there))

        try:
            cut = len(self.document["do"])
            self.document = act(self.document, self.edition, self.lookup, cut, deed)
        except Skip:
            return
        except (ScenarioError, IllegalAnswer) as error:
            raise Lost(str(error)) from None

    def finish(self) -> list[tuple[str, str]]:
        """What differs from the position but for the order of hidden cards; Lost where anything
        else does."""
        played = Player(checked(self.document), self.edition, self.lookup).play()
        if played.ended or any(step.status in (IMPOSSIBLE, FAILED) for step in played.steps):
            raise Lost
        if picture(played.game) != picture(self.game):
            raise Lost
        orders = [
            [
                [referee.printed_name(game.get(id_)) for id_ in player.library]
                for player in game.players
            ]
            for game in (played.game, self.game)
        ]
        return [] if orders[0] == orders[1] else [("library", "")]

    # ------------------------------------------------------------------ the same answer there

    def _translated(self, asked: Question, answer: Any, there: Played) -> Any:
        """The answer, for the question that is asked in the lab."""
        q = there.question
        if q is None or (q.key, q.chooser, q.shape) != (asked.key, asked.chooser, asked.shape):
            if asked.key == "pay" or len(asked.options) == 1:
                raise Skip
            raise Lost
        match = _Match(self, there, asked, q)
        if q.shape == NUMBER or isinstance(answer, str):
            return answer
        if q.shape == PICK_ONE:
            return match.index(answer)
        if q.shape == SPLIT:
            parts = [0] * len(q.options)
            for i, share in enumerate(answer):
                parts[match.index(i)] = share
            return parts
        if q.shape == ASSIGN:
            return [(match.index(i), match.place(i, at)) for i, at in answer]
        return [match.index(i) for i in answer]

    def key(self, game: Game, id_: int, places: dict[int, Place]) -> Any:
        """What an object is, the same in both games."""
        if id_ < 0:
            return id_
        obj = game.get(id_)
        if referee.is_ability(game, id_) and obj.info is not None:
            return ("ability", self.key(game, obj.info.source, places), obj.info.ability)
        phys = referee.physical(game, id_)
        if phys in places:
            return places[phys]
        name = referee.printed_name(obj)
        alike = [
            other
            for other in sorted(game.objects)
            if referee.physical(game, other) not in places
            and referee.printed_name(game.objects[other]) == name
        ]
        return ("new", name, alike.index(id_) if id_ in alike else -1)


class _Match:
    """Options of a question, and those of the same question in the lab."""

    def __init__(self, told: Retelling, there: Played, asked: Question, q: Question) -> None:
        self.told, self.asked, self.q = told, asked, q
        self.game, self.other = told.game, there.game
        places = places_of(there.run.scenario)
        self.places = {
            phys: places[id(entry)]
            for phys, entry in there.run.entries.items()
            if id(entry) in places
        }
        self.taken: dict[int, int] = {}  # option here -> option there

    def index(self, i: int) -> int:
        """The index there of the option that is at `i` here."""
        if i in self.taken:
            return self.taken[i]
        wanted = self._key(self.game, self.asked.options[i], self.told.places)
        for n, option in enumerate(self.q.options):
            if n in self.taken.values():
                continue
            if self._key(self.other, option, self.places) == wanted:
                self.taken[i] = n
                return n
        raise Lost

    def place(self, i: int, at: int) -> int:
        """The place there that is `at` here, of the option at `i`."""
        wanted = self.told.key(self.game, at, self.told.places)
        for place in self.q.places[self.index(i)]:
            if self.told.key(self.other, place, self.places) == wanted:
                return int(place)
        raise Lost

    def _key(self, game: Game, option: Option, places: dict[int, Place]) -> Any:
        if option.kind in VALUES or not isinstance(option.id, int) or option.id <= 0:
            return tuple(option)
        return (option.kind, self.told.key(game, option.id, places), option.extra)


def picture(game: Game) -> Any:
    """A position, as far as it is the same in both: everything but ids and the order of hidden
    cards."""
    view, q = open_view(game), game.question
    return (
        (game.turn, game.active, view.step, game.priority),
        None if q is None else (q.key, q.chooser, sum(one.kind != "mana" for one in q.options)),
        [(one.chars.name, one.x, len(one.targets or ())) for one in view.stack],
        [_side(player) for player in view.players],
        sorted(one.chars.name for one in view.exile),
    )


def _side(player: Any) -> Any:
    field = Counter(
        (
            *(one.chars.name, one.chars.power, one.chars.toughness, one.tapped, one.damage),
            *(one.counters, one.token, one.face_down, bool(one.attacking), len(one.blocking or ())),
        )
        for one in player.battlefield
    )
    hand = sorted(one.chars.name for one in player.hand)
    own = (player.life, player.poison, player.counters, player.pool, player.lands_played)
    graveyard = [one.chars.name for one in player.graveyard]
    return (own, hand, player.library_size, graveyard, field)


def taken(replay: Replay, at: int, title: str) -> Document:
    """The document of the position after so many answers: the turn told again, or, where that
    cannot be done, the bare situation; a note says what is missing."""
    replay.to(at)
    game, at = replay.game, replay.at
    _ = game.question
    first = replay.turns.get(game.turn, at)
    if game.turn > 0 and at - first <= MOST:
        with suppress(Lost):
            return _retold(replay, first, at, title)
    replay.to(at)
    _ = game.question
    return noted(situation(game, title), left_out(game))


def _rewound(replay: Replay, first: int, at: int) -> set[int]:
    """The answers of actions that turned out to be illegal and were taken back."""
    game, found = replay.game, set[int]()
    begun, lines = first, 0
    for number in range(first, at):
        replay.to(number)
        question = game.question
        if question is not None and question.key == "priority":
            begun, lines = number, len(game.lines)
        replay.to(number + 1)
        _ = game.question
        if any(line[0] == REWOUND for line in game.lines[lines:]):
            found |= set(range(begun, number + 1))
            lines = len(game.lines)
    return found


def _retold(replay: Replay, first: int, at: int, title: str) -> Document:
    game = replay.game
    rewound = _rewound(replay, first, at)
    later = referee.chance(game)
    replay.to(first)
    _ = game.question
    missing = lasting(game)
    begun = situation(game, title)
    if (chance := referee.chance(game)) != later:  # what is shuffled lies in the same order there
        begun["start"]["chance"] = f"{chance:016x}"
    told = Retelling(game, begun, replay.library.lookup)
    for number in range(first, at):
        if number not in rewound:
            told.tell(replay.entries[number][0])
        replay.to(number + 1)
        _ = game.question
    return noted(told.document, [*missing, *told.finish()])
