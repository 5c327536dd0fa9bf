"""Matches: several games between the same players, with sideboards between them (2006:101.2).

A match is a value like a game: `question` is what is asked now (of the game that goes on, or about
a sideboard between two games), `answer` goes on, `save_match` and `load_match` keep it. The loser
of a game decides who starts the next one; after a drawn game, whoever decided before. Drawn games
count for nobody; the match ends with the game that gives a player more than half of `best_of`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path
from typing import Any

from apnap import setup
from apnap.cards import pool
from apnap.cards.decklists import DeckList, Entries
from apnap.core import saving
from apnap.core.questions import PICK_SOME, Answer, IllegalAnswer, Option, Question
from apnap.core.saving import SaveError
from apnap.game import (
    Edition,
    Game,
    SetupError,
    deck_data,
    deck_of,
    find_edition,
    from_data,
    new_game,
    next_chooser,
    to_data,
)
from apnap.jsontext import read_json

FORMAT, VERSION = "apnap-match", 1
MOST_SIDEBOARD = 15
CONSTRUCTED, LIMITED = 60, 40
STRIDE = 1_000_003  # between the seeds of the games of a match


@dataclass(frozen=True)
class Result:
    """How a game of the match ended: the winners' seats (none: drawn), after how many turns, why,
    and whether it was left undetermined."""

    winners: tuple[int, ...]
    turns: int
    reason: str
    undetermined: bool = False


@dataclass
class Match:
    """A match in progress. `decks`: as they were brought; `present`: as they are played now.
    `game` is the game that goes on, or the one that just ended; `asking` the seats that have yet
    to say what they change. `given`: what else `game.new_game` was told."""

    decks: list[DeckList]
    best_of: int
    edition: Edition
    seed: int = 0
    names: list[str] = field(default_factory=list)
    given: dict[str, Any] = field(default_factory=dict)
    limited: bool = False
    lookup: setup.Lookup = pool.load_card
    present: list[DeckList] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    asking: list[int] = field(default_factory=list)
    changed: dict[int, DeckList] = field(default_factory=dict)
    starter: int = -1
    game: Game | None = None

    @property
    def needed(self) -> int:
        """How many games win the match."""
        return self.best_of // 2 + 1

    @property
    def wins(self) -> list[int]:
        """The games won, by seat."""
        return [sum(1 for r in self.results if seat in r.winners) for seat in range(self.players)]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.decks)

    @property
    def over(self) -> bool:
        """Has somebody won it, or have so many games been drawn that it is a draw?"""
        self._go_on()
        return self._decided()

    def _decided(self) -> bool:
        return max(self.wins) >= self.needed or len(self.results) >= 2 * self.best_of

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match (or lead at its end); none while it goes on, or if it
        is drawn."""
        wins = self.wins
        best = tuple(seat for seat in range(self.players) if wins[seat] == max(wins))
        one_side = best and self.game is not None and self._side(best[0]) == set(best)
        return best if self.over and max(wins) and one_side else ()

    def _side(self, seat: int) -> set[int]:
        assert self.game is not None
        team = self.game.players[seat].team
        return {player.seat for player in self.game.players if player.team == team}

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the match is over."""
        self._go_on()
        if self.asking:
            return self._sideboarding(self.asking[0])
        return None if self.over or self.game is None else self.game.question

    def answer(self, answer: Any) -> None:
        """Answer the present question; IllegalAnswer if that is not possible, and nothing has
        changed then."""
        question = self.question
        if question is None:
            raise IllegalAnswer("the match is over: nothing is being asked")
        if self.asking:
            self._change(question, question.normal(answer))
        else:
            assert self.game is not None
            self.game.push(answer)
        self._go_on()

    push = answer

    def concede(self, seat: int) -> None:
        """The player gives up the game that goes on; IllegalAnswer between games."""
        if self.asking or self.over or self.game is None:
            raise IllegalAnswer("no game is going on that could be given up")
        self.game.concede(seat)
        self._go_on()

    # ------------------------------------------------------------------ from game to game

    def _go_on(self) -> None:
        """Count a game that has ended, and begin the next one when all sideboards are settled."""
        if self._decided() or self.asking:
            return
        if self.game is None:
            self._begin(-1)
            return
        outcome = self.game.outcome
        if outcome is None:
            return
        if len(self.results) < self._number():
            won, turns = outcome.winners, self.game.turn
            self.results.append(Result(won, turns, outcome.reason, outcome.undetermined))
            if self._decided():
                return
            self.asking = [s for s in range(self.players) if self.present[s].sideboard]
            self.changed = {}
        if not self.asking:
            self.present = [self.changed.get(s, d) for s, d in enumerate(self.present)]
            self.changed = {}
            self._begin(next_chooser(self.game))

    def _number(self) -> int:
        """The number of the present game, counted from 1."""
        return 1 if self.game is None else int((self.game.origin or {}).get("match-game", 1))

    def _begin(self, chooser: int) -> None:
        number = len(self.results) + 1
        self.game = new_game(
            self.present,
            edition=self.edition,
            seed=self.seed + STRIDE * (number - 1),
            names=self.names,
            starter=self.starter if number == 1 else -1,
            chooser=chooser,
            lookup=self.lookup,
            **self.given,
        )
        assert self.game.origin is not None
        self.game.origin["match-game"] = number

    # ------------------------------------------------------------------ sideboards

    def _sideboarding(self, seat: int) -> Question:
        """Which cards change places between deck and sideboard? The others do not see it."""
        deck = self.present[seat]
        options = (*_options("main-card", deck.main), *_options("side-card", deck.sideboard))

        def check(answer: Answer) -> str | None:
            return self._fault(seat, [options[i] for i in answer])

        return Question(
            PICK_SOME,
            "sideboard",
            seat,
            options,
            least=0,
            most=len(options),
            secret=True,
            check=check,
        )

    def _fault(self, seat: int, moved: list[Option]) -> str | None:
        """What the edition has against these cards changing places; None if nothing."""
        out = sum(1 for option in moved if option.kind == "main-card")
        into = len(moved) - out
        deck, rule = self.present[seat], self.edition.facts.sideboard
        main, side = _size(deck.main), _size(deck.sideboard)
        if not self.limited and rule == "exactly-0-or-15" and out != into:
            return f"cards are exchanged one for one: {out} leave the deck, {into} come in"
        least = min(LIMITED if self.limited else CONSTRUCTED, _size(self.decks[seat].main))
        if main - out + into < least:
            return f"the deck would have {main - out + into} cards; it needs at least {least}"
        most = max(MOST_SIDEBOARD, _size(self.decks[seat].sideboard))
        if not self.limited and rule != "any" and side + out - into > most:
            return f"the sideboard would have {side + out - into} cards; {most} is the most"
        return None

    def _change(self, question: Question, answer: Answer) -> None:
        seat = self.asking.pop(0)
        deck = self.present[seat]
        moved = [question.options[i] for i in answer]
        out = Counter(str(option.id) for option in moved if option.kind == "main-card")
        into = Counter(str(option.id) for option in moved if option.kind == "side-card")
        self.changed[seat] = replace(
            deck,
            main=_moved(deck.main, out, into),
            sideboard=_moved(deck.sideboard, into, out),
        )


def _options(kind: str, entries: Entries) -> list[Option]:
    return [Option(kind, name, i) for name, count in entries for i in range(count)]


def _size(entries: Entries) -> int:
    return sum(count for _, count in entries)


def _moved(entries: Entries, out: Counter[str], into: Counter[str]) -> Entries:
    left = Counter(dict(entries))
    left.subtract(out)
    left.update(into)
    return tuple((name, count) for name, count in left.items() if count > 0)


# ------------------------------------------------------------------ making, playing, saving


def new_match(
    decks: Sequence[DeckList],
    *,
    best_of: int = 3,
    edition: str | Edition = "current",
    seed: int = 0,
    names: Sequence[str] = (),
    starter: int = -1,
    limited: bool = False,
    lookup: setup.Lookup = pool.load_card,
    **given: Any,
) -> Match:
    """A match of these decks, before its first game. `best_of`: an odd number. `starter`: who
    starts the first game. `limited`: decks of 40 cards, with all other cards as the sideboard.
    `given`: as for `game.new_game`. SetupError says what cannot be."""
    if best_of < 1 or best_of % 2 == 0:
        raise SetupError(f"a match is the best of an odd number of games, not of {best_of}")
    if given.get("ante"):
        raise SetupError("the games of a match are not played for ante")
    match = Match(
        list(decks),
        best_of,
        find_edition(edition),
        seed=seed,
        names=list(names),
        given=given,
        limited=limited,
        lookup=lookup,
        present=list(decks),
        starter=starter,
    )
    match._go_on()
    return match


def play_out(match: Match, agents: Iterable[Any]) -> None:
    """Let agents play the match to its end inside the engine; sideboards stay as they are."""
    players = list(agents)
    while (question := match.question) is not None:
        if match.asking:
            match.answer(question.plainest())
            continue
        assert match.game is not None
        match.game.tracing = False
        match.game.keep_history = False
        match.game.agents = players
        match.game.run()


def match_data(match: Match) -> dict[str, Any]:
    """The match as JSON data, in any state."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "best_of": match.best_of,
        "edition": match.edition.source or match.edition.key,
        "seed": match.seed,
        "names": match.names,
        "given": match.given,
        "limited": match.limited,
        "starter": match.starter,
        "decks": [deck_data(deck) for deck in match.decks],
        "present": [deck_data(deck) for deck in match.present],
        "results": [[list(r.winners), r.turns, r.reason, r.undetermined] for r in match.results],
        "asking": match.asking,
        "changed": {str(seat): deck_data(deck) for seat, deck in match.changed.items()},
        "game": to_data(match.game) if match.game is not None else None,
    }
    data["checksum"] = saving.checksum(data)
    return data


def match_of(data: Any, lookup: setup.Lookup = pool.load_card) -> Match:
    """The match in data that `match_data` made; SaveError says why it cannot be read."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("this is not a saved match of apnap")
    if data.get("version") != VERSION:
        raise SaveError(f"the saved match has a version that is not {VERSION}")
    if data.get("checksum") != saving.checksum(data):
        raise SaveError("the saved match was changed or damaged after it was written")
    match = Match(
        [deck_of(deck) for deck in data["decks"]],
        data["best_of"],
        find_edition(data["edition"]),
        seed=data["seed"],
        names=data["names"],
        given=data["given"],
        limited=data["limited"],
        lookup=lookup,
        present=[deck_of(deck) for deck in data["present"]],
        starter=data["starter"],
    )
    match.results = [Result(tuple(won), *rest) for won, *rest in data["results"]]
    match.asking = list(data["asking"])
    match.changed = {int(seat): deck_of(deck) for seat, deck in data["changed"].items()}
    match.game = from_data(data["game"]) if data["game"] is not None else None
    return match


def save_match(match: Match, path: str | PathLike[str]) -> None:
    """Write the match to a file; the old file stays until the new one is whole."""
    target = Path(path)
    text = json.dumps(match_data(match), ensure_ascii=False, separators=(",", ":"))
    scratch = target.with_name(target.name + ".part")
    scratch.write_text(text, encoding="utf-8")
    scratch.replace(target)


def load_match(path: str | PathLike[str], lookup: setup.Lookup = pool.load_card) -> Match:
    """Read a saved match; SaveError says why it cannot be read."""
    try:
        return match_of(read_json(Path(path).read_text(encoding="utf-8")), lookup)
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: the saved match cannot be read ({error})") from None
    except (SaveError, ValueError, KeyError, TypeError) as error:
        raise SaveError(f"{path}: {error}") from None
