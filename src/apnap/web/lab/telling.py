"""What became of a document, as JSON for the page: the position open-handed, the question, the
trace by actions, and how other editions differ."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from apnap import referee
from apnap.core.questions import Question
from apnap.game import Edition, Game, find_edition
from apnap.lab.loading import Scenario
from apnap.lab.running import Run
from apnap.playing.sentences import translated
from apnap.render.vocabulary import STEP_NAMES, TYPE_NAMES, ZONE_NAMES, name_of
from apnap.web.tables.asking import Teller
from apnap.web.tables.board import Board
from apnap.web.tables.faces import Faces
from apnap.web.tables.telling import Lines, Told, position

from .running import IMPOSSIBLE, Lookup, Played, Player, Step, places_of
from .saying import Describer, LabNames, player_shown
from .standing import MISSING, Parting, Row, odd_lines, parting, rows, standing

Json = dict[str, Any]
Chinese = Callable[[str], str]
MOST_FACES = 3_000
ABOUT = ("object", "source", "target")


@lru_cache(maxsize=12)
def _faces(key: str, lang: str, chinese: Chinese) -> Faces:
    return Faces(find_edition(key), lang, chinese)


def faces_of(edition: Edition, lang: str, chinese: Chinese) -> Faces:
    """The faces of an edition in a language; forgotten when they have become many."""
    faces = _faces(edition.key, lang, chinese)
    if len(faces.by_key) > MOST_FACES:
        _faces.cache_clear()
        faces = _faces(edition.key, lang, chinese)
    return faces


class Telling:
    """Tells one document in one language."""

    def __init__(self, scenario: Scenario, lookup: Lookup, lang: str, chinese: Chinese) -> None:
        self.scenario = scenario
        self.lookup = lookup
        self.lang = lang
        self.chinese = chinese

    def play(self, edition: Edition, cut: int | None) -> Played:
        """The document under an edition."""
        return Player(self.scenario, edition, self.lookup, keep=standing).play(cut)

    def names(self, game: Game) -> LabNames:
        """Names in this game."""
        return LabNames(game, self.lang, -1, self.chinese)

    # ------------------------------------------------------------------ the position

    def board(self, run: Run, game: Game, question: Question | None = None) -> Json:
        """The position of a game, open-handed."""
        faces = faces_of(run.edition, self.lang, self.chinese)
        board = Board(game, faces)
        view = referee.sight(game, question)
        data = position(game, board.view(view), self.names(game), self.lang)
        data |= {"version": 0, "match": None}
        data |= {"question": None, "waiting": "", "over": None, "opponents": {}, "can": {}}
        data["faces"] = Told().fresh(board)
        data["under_faces"] = {}
        return data

    def position(self, played: Played) -> Json:
        """How things stand at the end of what was played, with what is asked."""
        game = played.game
        question = played.question
        data = self.board(played.run, game, question)
        if question is not None:
            data["seat"] = question.chooser
            faces = faces_of(played.edition, self.lang, self.chinese)
            data["question"] = Teller(game, self.names(game), faces).question(question)
            data["question"]["chooser"] = question.chooser
        if game.outcome is not None:
            data["over"] = {"winners": list(game.outcome.winners), "text": self.ending(played)}
        data["places"] = self.places(played.run)
        return data

    def set_up(self, edition: Edition) -> Json:
        """The position as it was set up, before anything happens."""
        run = Player(self.scenario, edition, self.lookup).run
        data = self.board(run, run.game)
        data["step"] = str(self.scenario.start.get("step", "main1"))
        data["places"] = self.places(run)
        return data

    def ending(self, played: Played) -> str:
        """How the game ended."""
        describer = Describer(played.run, self.names(played.game))
        outcome = played.game.outcome
        assert outcome is not None
        if outcome.draw or not outcome.winners:
            return describer.say("lab-drawn")
        names = self.names(played.game)
        winners = [names.player_name(seat) for seat in outcome.winners]
        return describer.say("lab-won", who=names.word("comma").join(winners))

    def at_line(self, edition: Edition, cut: int, line: int) -> Json | None:
        """The position at the moment when the trace had so many lines; None if it never has."""
        shown: list[Json] = []

        def show(game: Game) -> None:
            shown[:] = [self.board(player.run, game)]

        player = Player(self.scenario, edition, self.lookup, at=line, show=show)
        player.play(cut)
        return shown[0] if shown else None

    def places(self, run: Run) -> dict[str, list[Any]]:
        """By object: where in the document the entry of its card stands."""
        where = places_of(run.scenario)
        found = {}
        game = run.game
        for id_ in referee.all_ids(game):
            entry = run.entries.get(game.objects[id_].phys)
            if entry is not None and id(entry) in where:
                found[str(id_)] = list(where[id(entry)])
        return found

    # ------------------------------------------------------------------ the trace

    def trace(self, played: Played, odd: dict[int, set[int]] | None = None) -> list[Json]:
        """The actions with their lines; the first group is what happened before any. `odd`: by
        action, the lines that another edition has not."""
        names = self.names(played.game)
        lines = Lines(played.game, names, played.edition.cite)
        describer = Describer(played.run, names)
        start: Json = {
            "n": -1, "text": describer.say("lab-do-start"), "status": "done", "why": "",
            "decided": [], "lines": self.lines(played, lines, 0, played.opening),
        }  # fmt: skip
        groups = [start]
        for step in played.steps:
            groups.append(
                {
                    "n": step.number,
                    "text": describer.action(self.scenario.do[step.number]),
                    "status": step.status,
                    "why": self.why(step, played),
                    "decided": self.decided(step, played),
                    "lines": self.lines(played, lines, step.first, step.end),
                }
            )
        for group in groups:
            marked = (odd or {}).get(group["n"], set())
            for line in group["lines"]:
                if line["n"] in marked:
                    line["odd"] = True
        return groups

    def lines(self, played: Played, lines: Lines, start: int, end: int) -> list[Json]:
        """Lines of the trace with the objects that they are about."""
        told = lines.tell(start, end)
        for line in told:
            args = dict(played.game.lines[line["n"]][1])
            about = [args[name] for name in ABOUT if isinstance(args.get(name), int)]
            several = args.get("list")
            if isinstance(several, (list, tuple)):
                about += [id_ for id_ in several if isinstance(id_, int)]
            line["ids"] = [id_ for id_ in about if id_]
        return told

    def why(self, step: Step, played: Played) -> str:
        """Why an action was not possible, or did not hold, in the language."""
        if not step.why:
            return ""
        names = self.names(played.game)
        told = translated(step.why, self.lang, names.object_name)
        for name in self.scenario.players:
            shown = player_shown(name, self.lang)
            told = re.sub(rf"(?<!\w){re.escape(name)}(?![A-Za-z'])", shown, told, flags=re.ASCII)
        return told

    def decided(self, step: Step, played: Played) -> list[str]:
        """The questions of a step that the built-in player answered."""
        teller = Teller(
            played.game,
            self.names(played.game),
            faces_of(played.edition, self.lang, self.chinese),
        )
        return [teller.prompt(question) for question in step.decided]

    # ------------------------------------------------------------------ other editions

    def compared(self, one: Played, other: Played) -> Json:
        """How the other edition differs from the one that is shown."""
        odd_one: dict[int, set[int]] = {}
        odd_other: dict[int, set[int]] = {}
        for action in range(-1, min(len(one.steps), len(other.steps))):
            a, b = odd_lines(one, other, action)
            odd_one[action], odd_other[action] = set(a), set(b)
        part = parting(one, other)
        final = rows({one.edition.key: one.prints[-1], other.edition.key: other.prints[-1]})
        return {
            "edition": other.edition.key,
            "trace": self.trace(other, odd_other),
            "odd": sorted(n for lines in odd_one.values() for n in lines),
            "parting": self.parting(part, one, other) if part is not None else None,
            "rows": [self.row(row, {p.edition.key: p for p in (one, other)}) for row in final],
            "ended": translated(other.ended, self.lang) if other.ended else "",
        }

    def parting(self, part: Parting, one: Played, other: Played) -> Json:
        """Where they part, with the rule on either side."""
        sides = []
        for played, n in zip((one, other), part.lines, strict=True):
            names = self.names(played.game)
            lines = Lines(played.game, names, played.edition.cite)
            side: Json = {
                "edition": played.edition.key,
                "line": n,
                "why": "",
                "text": "",
                "rule": "",
            }
            if n >= 0:
                entry = self.lines(played, lines, n, n + 1)[0]
                side |= {"text": entry["text"], "rule": entry["rule"], "key": entry["key"]}
            if part.action >= 0 and played.steps[part.action].status == IMPOSSIBLE:
                side["why"] = self.why(played.steps[part.action], played)
            sides.append(side)
        describer = Describer(one.run, self.names(one.game))
        text = (
            describer.action(self.scenario.do[part.action])
            if part.action >= 0
            else describer.say("lab-do-start")
        )
        return {"action": part.action, "why": part.why, "text": text, "sides": sides}

    def row(self, row: Row, played: dict[str, Played]) -> Json:
        """One line of the table of differences."""
        first = next(iter(played.values()))
        describer = Describer(first.run, self.names(first.game))
        what = describer.say("lab-diff-game")
        if row.of == "player":
            what = self.names(first.game).player_name(row.which)
        elif row.of == "card":
            what = self.card_name(row.which, played)
        return {
            "what": what,
            "property": describer.say(f"lab-diff-{row.property}"),
            "values": {
                key: self.value(row, value, played[key]) for key, value in row.values.items()
            },
        }

    def card_name(self, key: Any, played: dict[str, Played]) -> str:
        """The name of a card by its key, numbered where there are several of the name."""
        names: dict[Any, str] = {}
        for one in played.values():
            names |= one.prints[-1].names
        name = names.get(key, "")
        alike = sorted(k for k, other in names.items() if other == name)
        first = next(iter(played.values()))
        shown = self.names(first.game).called(name)
        return f"{shown} ({alike.index(key) + 1})" if len(alike) > 1 else shown

    def value(self, row: Row, value: Any, played: Played) -> str:
        """A value in words."""
        names = self.names(played.game)
        say = Describer(played.run, names).say
        vocabulary = played.edition.facts.vocabulary
        if row.property == "zone":
            if value == MISSING:
                return say("lab-diff-gone")
            return name_of(ZONE_NAMES, value.replace("-", "_"), vocabulary, self.lang)
        if row.property == "step" and value in STEP_NAMES:
            return name_of(STEP_NAMES, value, vocabulary, self.lang)
        if row.property == "over":
            return say("lab-diff-not-over") if value is None else self.ending(played)
        if row.property == "size" and value is not None:
            return f"{value[0]}/{value[1]}"
        if row.property == "counters":
            counted = Describer(played.run, names).counters(value or ())
            return counted or say("lab-none")
        if row.property == "controller":
            return names.player_name(value) if value is not None else say("lab-none")
        if row.property in ("tapped", "face_down", "lost"):
            return say("lab-yes" if value else "lab-no")
        if row.property == "types":
            return self.types(value or 0, vocabulary)
        if row.property == "attached_to":
            return self.attached(value, played)
        return str(value if value is not None else 0)

    def attached(self, value: Any, played: Played) -> str:
        """What something is attached to."""
        names = self.names(played.game)
        if value is None:
            return Describer(played.run, names).say("lab-none")
        if value in played.prints[-1].names:
            return names.called(played.prints[-1].names[value])
        return names.player_name(-1 - int(value[0]))

    def types(self, mask: int, vocabulary: str) -> str:
        """Card types in words."""
        words = [word.lower() for word in referee.type_words(mask)]
        return " ".join(
            name_of(TYPE_NAMES, word, vocabulary, self.lang) for word in words if word in TYPE_NAMES
        )
