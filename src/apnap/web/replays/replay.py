"""A finished game that can be watched: any position of it, forward and back."""

from __future__ import annotations

from typing import Any

from apnap.cards.library import Library
from apnap.core.questions import IllegalAnswer
from apnap.core.views import View
from apnap.playing.names import Names
from apnap.playing.quiet import goes_without_saying
from apnap.playing.undoing import Given
from apnap.web.tables.asking import Teller
from apnap.web.tables.board import Board, open_view
from apnap.web.tables.faces import Faces
from apnap.web.tables.saved import NO_FIT, ReplayError
from apnap.web.tables.starting import StartError, begin, called
from apnap.web.tables.telling import Told, ending, log_lines, position

Json = dict[str, Any]
OPEN = -1  # the seat of one who sees all hands


class Replay:
    """`stops`: the positions (numbers of answers given) worth stopping at: before the first answer
    and after each that made something happen. `turns`: turn -> the first such position in it."""

    def __init__(
        self,
        start: Json,
        entries: list[tuple[Any, Given]],
        library: Library,
        facts: Json | None = None,
    ) -> None:
        self.start = start
        self.entries = entries
        self.facts = facts or {}
        self.library = library
        self.faces: dict[str, Faces] = {}
        self.at = 0
        self.stops: list[int] = []
        self.turns: dict[int, int] = {}
        try:
            self.game = begin(start, library.lookup)
            self._survey()
        except (StartError, IllegalAnswer) as error:
            raise ReplayError(f"{NO_FIT} ({error})") from None

    def _survey(self) -> None:
        """Play it through once, noting where something happens."""
        lines = 0
        for number in range(len(self.entries) + 1):
            self.to(number)
            game = self.game
            _ = game.question
            settled = game.lines
            loud = any(
                not goes_without_saying(settled, n, OPEN) for n in range(lines, len(settled))
            )
            lines = len(settled)
            if loud or not self.stops or number == len(self.entries):
                self.stops.append(number)
                self.turns.setdefault(game.turn, number)

    def called(self, seat: int, lang: str) -> str:
        """What a player is called in a language."""
        players = self.facts.get("players", [])
        known = players[seat] if seat < len(players) else {"name": self.start_name(seat)}
        return called(seat, known["name"], str(known.get("who", "")), len(players), lang)

    def start_name(self, seat: int) -> str:
        """The name that the game itself has for a player."""
        return self.game.players[seat].name

    # ------------------------------------------------------------------ moving

    @property
    def last(self) -> int:
        """The number of answers of the whole game."""
        return len(self.entries)

    def to(self, number: int) -> None:
        """Go to the position after so many answers (the nearest that there is)."""
        number = max(0, min(number, self.last))
        while self.at > number:
            self.game.pop()
            self.at -= 1
        while self.at < number:
            self.game.enter(self.entries[self.at][0])
            self.at += 1

    def step(self, by: int) -> None:
        """So many stops on, or back."""
        if by > 0:
            later = [n for n in self.stops if n > self.at]
            self.to(later[min(by, len(later)) - 1] if later else self.last)
        elif by < 0:
            earlier = [n for n in self.stops if n < self.at]
            self.to(earlier[max(by, -len(earlier))] if earlier else 0)

    def to_turn(self, turn: int) -> None:
        """To the beginning of a turn, or of the nearest one before it."""
        known = [n for number, n in self.turns.items() if number <= turn]
        self.to(max(known, default=0))

    # ------------------------------------------------------------------ telling

    def names(self, lang: str, seat: int) -> Names:
        """Names for a watcher."""
        return Called(self, lang, seat)

    def state(self, seat: int, lang: str, told: Told) -> Json:
        """The position as a state message, with `replay` besides; seat `OPEN`: all hands."""
        game = self.game
        question = game.question
        names = self.names(lang, seat)
        faces = self.faces.setdefault(
            lang, Faces(game.edition, lang, self.library.chinese, self.library.image)
        )
        board = Board(game, faces)
        view = open_view(game) if seat == OPEN else View(game, seat, question)
        data = position(game, board.view(view), names, lang)
        data["version"] = self.at + 1
        data["match"] = None
        shown = question is not None and seat in (OPEN, question.chooser)
        data["question"] = None
        data["waiting"] = ""
        if question is not None and shown:
            data["waiting"] = Teller(game, names, faces).prompt(question)
        data["over"] = None
        if game.outcome is not None:
            winners = list(game.outcome.winners)
            data["over"] = {
                "winners": winners,
                "text": ending(game, names, lang),
                "rematch": False,
                "replay": "",
            }
        data |= log_lines(game, names, told)
        data |= {"stops": None, "full_control": False, "by_hand": False, "rush": None}
        data |= {"yields": [], "can": {}, "opponents": []}
        data["faces"] = told.fresh(board)
        data["replay"] = {
            "seat": seat,
            "at": self.at,
            "last": self.last,
            "stops": self.stops,
            "turns": [[turn, at] for turn, at in sorted(self.turns.items())],
        }
        return data


class Called(Names):
    """Names for a watcher."""

    def __init__(self, replay: Replay, lang: str, viewer: int) -> None:
        super().__init__(replay.game, lang, viewer, replay.library.chinese)
        self.replay = replay

    def player_name(self, seat: int) -> str:
        """The name of a player."""
        return self.replay.called(seat, self.lang)
