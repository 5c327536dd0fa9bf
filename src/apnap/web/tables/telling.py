"""The state message: what one seat sees, is asked and has been told, as docs/protocol.md says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.playing.names import Names
from apnap.playing.quiet import goes_without_saying
from apnap.render import log
from apnap.render.vocabulary import PHASE_NAMES, STEP_NAMES, name_of
from apnap.web.texts.server import say

from .asking import Teller
from .board import Board

if TYPE_CHECKING:
    from apnap.game import Game

    from .table import Table

Json = dict[str, Any]
MOST_LINES = 1500  # of the log, to a connection that was told nothing yet


class SeatNames(Names):
    """Names as one seat reads them; players without a name of their own are called by the
    language."""

    def __init__(self, table: Table, lang: str, viewer: int) -> None:
        super().__init__(table.game, lang, viewer, table.chinese)
        self.called_players = table.player_names(lang)

    def player_name(self, seat: int) -> str:
        """The name of a player."""
        return self.called_players[seat]


class Told:
    """What a connection was told already: lines of the log (as the game has them), and faces."""

    def __init__(self) -> None:
        self.lines: list[log.Entry] = []
        self.faces: set[str] = set()
        self.first = True

    def fresh(self, board: Board) -> Json:
        """The faces that a board names and that were not told before, by key; now they are."""
        new = board.named - self.faces
        self.faces |= new
        return {key: board.faces.by_key[key] for key in sorted(new)}


def state(table: Table, seat: int, lang: str, told: Told) -> Json:
    """The state message for a seat; `told` is brought up to date. The table's lock is held."""
    game = table.game
    question = table.question
    names = SeatNames(table, lang, seat)
    faces = table.faces(lang)
    board = Board(game, faces)
    view = game.view(seat)
    data = position(game, board.view(view), names, lang)
    data["version"] = table.version
    data["match"] = table.match_json()
    asked = question if table.resting and question is not None else None
    if asked is not None and asked.chooser != seat:
        asked = None
    data["asked"] = question.chooser if question is not None else -1
    data["question"] = Teller(game, names, faces).question(asked) if asked is not None else None
    if question is not None and asked is None:
        key = "waiting-thinking" if question.chooser in table.agents else "waiting-for"
        data["waiting"] = say(key, lang, player=names.player_name(question.chooser))
    else:
        data["waiting"] = ""
    data["over"] = over(table, names, lang)
    data |= log_lines(game, names, told)
    data |= table.attention_json(seat)
    data["can"] = table.can(seat)
    data["answered"] = table.answered(seat)
    data["opponents"] = table.presence(seat)
    for object_ in data["stack"]:
        if "source" in object_:
            object_["yield"] = table.yield_key(object_["id"])
    data["faces"] = told.fresh(board)
    return data


def position(game: Game, seen: Json, names: Names, lang: str) -> Json:
    """What every state message begins with: what is seen, the edition, the format, the steps."""
    for player in seen["players"]:
        player["name"] = names.player_name(player["seat"])
    return {
        "kind": "state",
        **seen,
        "edition": {
            "key": game.edition.key,
            "title": game.edition.title[lang == "zh"],
            "vocabulary": game.edition.facts.vocabulary,
        },
        "format": game.format,
        "steps": steps(game, lang),
    }


def steps(game: Game, lang: str) -> list[Json]:
    """All steps of a turn in order."""
    vocabulary = game.edition.facts.vocabulary
    return [
        {
            "key": step.name,
            "name": name_of(STEP_NAMES, step.name, vocabulary, lang),
            "phase": _phase(step.phase, vocabulary, lang),
        }
        for step in game.edition.steps
    ]


def _phase(phase: str, vocabulary: str, lang: str) -> str:
    return name_of(PHASE_NAMES, phase, vocabulary, lang) if phase in PHASE_NAMES else phase


def over(table: Table, names: Names, lang: str) -> Json | None:
    """How the game ended, or None."""
    game = table.game
    outcome = game.outcome
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "text": ending(game, names, lang),
        "rematch": table.can_rematch,
        "next": table.can_go_on,
        "replay": table.replay_id,
    }


def ending(game: Game, names: Names, lang: str) -> str:
    """The sentence that says how the game ended."""
    outcome = game.outcome
    assert outcome is not None
    if outcome.undetermined:
        return say("undetermined", lang, turn=game.turn)
    if outcome.draw:
        return say("drawn", lang, turn=game.turn)
    winners = say("and", lang).join(names.player_name(seat) for seat in outcome.winners)
    return say("won-by", lang, player=winners, turn=game.turn)


# ------------------------------------------------------------------ the log


def log_lines(game: Game, names: Names, told: Told) -> Json:
    """The lines that are new since what was told; those from `log_from` on replace older ones."""
    lines = game.lines
    start = common(lines, told.lines)
    if told.first:
        told.first = False
        start = max(0, len(lines) - MOST_LINES)
    del told.lines[start:]
    told.lines += lines[len(told.lines) :]
    teller = Lines(game, names, game.edition.cite)
    return {"log_from": start, "log": teller.tell(start, len(lines))}


def common(lines: list[log.Entry], told: list[log.Entry]) -> int:
    """How many lines at the beginning are the very same: what was taken back was written anew."""
    low, high = 0, min(len(lines), len(told))
    while low < high:
        middle = (low + high + 1) // 2
        if lines[middle - 1] is told[middle - 1]:
            low = middle
        else:
            high = middle - 1
    return low


class Lines:
    """Tells lines of a game's trace to one reader."""

    def __init__(self, game: Game, names: Names, cite: Callable[[str], str]) -> None:
        self.game = game
        self.names = names
        self.cite = cite
        self.vocabulary = game.edition.facts.vocabulary

    def tell(self, start: int, end: int) -> list[Json]:
        """The lines from one number up to another."""
        turn = self.turn_at(start)
        told = []
        for n in range(start, end):
            entry = self.game.lines[n]
            key = entry[0]
            if key == "turn-begins":
                turn = int(dict(entry[1]).get("n", turn))
            told.append(
                {
                    "n": n,
                    "turn": turn,
                    "key": key,
                    "text": self.text(entry),
                    "rule": self.cite(key),
                    "loud": not goes_without_saying(self.game.lines, n, self.names.viewer),
                }
            )
        return told

    def turn_at(self, place: int) -> int:
        """The turn that was going on before the line of that number."""
        for n in range(place - 1, -1, -1):
            key, args, _ = self.game.lines[n]
            if key == "turn-begins":
                return int(dict(args).get("n", 0))
        return 0

    def text(self, entry: log.Entry) -> str:
        """The sentence of a line."""
        return log.line(
            entry,
            lang=self.names.lang,
            edition=self.vocabulary,
            namer=self.names,
            viewer=self.names.viewer,
        )
