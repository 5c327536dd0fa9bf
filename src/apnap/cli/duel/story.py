"""The log of a game as people read it: turns as headings, what happened in sentences, on demand
with rule numbers."""

from __future__ import annotations

from collections.abc import Iterator

from rich.rule import Rule
from rich.text import Text

from apnap.game import Game
from apnap.playing.quiet import goes_without_saying
from apnap.render import log

from .wording import Wording

Line = Text | Rule

ACTING = ("spell-cast", "ability-activated")
LINES_OF_AN_ACTION = 60


class Story:
    """Tells the lines of a game's trace from where it stopped last."""

    def __init__(self, game: Game, wording: Wording, explain: bool = False) -> None:
        self.game = game
        self.wording = wording
        self.explain = explain
        self.base = 0  # lines before this number are told and settled
        self.told: list[log.Entry] = []  # those told after it; they may still be taken back

    def news(self, *, settled: bool = False) -> list[Line]:
        """What happened since the last call. `settled`: nothing of an action that may yet be called
        off."""
        lines, old = self.game.lines, self.told
        end = self.game.unit_trace if settled else len(lines)
        start = self.base
        while (
            start < end and start - self.base < len(old) and lines[start] == old[start - self.base]
        ):
            start += 1
        found = list(self.lines(start, end, everything=self.explain))
        self.base = min(self.game.unit_trace, end)
        self.told = lines[self.base : end]
        return found

    def place(self) -> int:
        """How many lines were told."""
        return self.base + len(self.told)

    def skip(self) -> None:
        """Take everything so far as told; after a takeback too, when the log is shorter."""
        self.base = min(self.game.unit_trace, len(self.game.lines))
        self.told = self.game.lines[self.base :]

    def lines(
        self, start: int, end: int | None = None, *, everything: bool = False, rules: bool = False
    ) -> Iterator[Line]:
        """The lines from that number on; `everything`: also what goes without saying; `rules`: with
        rule numbers."""
        lines = self.game.lines
        targets: dict[int, str] = {}
        for place in range(max(0, start), len(lines) if end is None else end):
            entry = lines[place]
            key, args = entry[0], dict(entry[1])
            if key == "turn-begins":
                yield self.heading(args)
            elif everything:
                yield self.sentence(entry, rules or self.explain)
            elif key == "targets-chosen" and (acting := self.acting(place)):
                targets[acting] = self.wording.names(args.get("list", ()))
            elif not goes_without_saying(lines, place, self.wording.viewer):
                told = self.sentence(entry, rules or self.explain)
                if key in ACTING and args.get("object") in targets:
                    told.right_crop(1)
                    told.append(f" → {targets.pop(args['object'])}")
                yield told

    def acting(self, place: int) -> int:
        """The object whose casting or activating, a few lines on, tells the targets chosen here."""
        chosen = dict(self.game.lines[place][1]).get("object", 0)
        ids = (chosen, self.wording.source_of(chosen))
        for key, pairs, _ in self.game.lines[place + 1 : place + LINES_OF_AN_ACTION]:
            if key in ACTING and dict(pairs).get("object") in ids:
                return int(dict(pairs)["object"])
        return 0

    def sentence(self, entry: log.Entry, rules: bool) -> Text:
        """One line, the rule's number dim in front of it."""
        told = Text("  ")
        if rules:
            number = self.game.edition.cite(entry[0])
            told.append(f"{number:<9}" if number else " " * 9, style="dim")
        told.append(self.wording.line(entry))
        return told

    def heading(self, args: dict[str, object]) -> Rule:
        """A turn's heading, with what every player has."""
        t = self.wording.t
        seat = args.get("player", self.game.active)
        assert isinstance(seat, int)
        title = t("turn-of", n=args.get("n", self.game.turn), player=self.wording.player_name(seat))
        return Rule(Text(title, style="bold"), align="left", style="dim")


def score(game: Game, wording: Wording) -> Text:
    """One line: life, hand and library of each player."""
    t = wording.t
    parts = [
        t("score", player=p.name, life=p.life, hand=len(p.hand), library=len(p.library))
        for p in game.players
    ]
    return Text("  " + "   ".join(parts), style="dim")


def result(game: Game, wording: Wording) -> str:
    """How the game ended, in one sentence."""
    outcome, t = game.outcome, wording.t
    if outcome is None:
        return t("not-over", turn=game.turn)
    if outcome.undetermined:
        return t("undetermined", turn=game.turn)
    if outcome.draw:
        return t("drawn", turn=game.turn)
    winners = t("and").join(game.players[seat].name for seat in outcome.winners)
    return t("won-by", player=winners, turn=game.turn)
