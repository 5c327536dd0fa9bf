"""`apnap play`: a duel in the browser, or at the terminal; without a terminal, a demonstration game
between two agents."""

from __future__ import annotations

import random
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Any

import click
from rich.text import Text

from apnap.agents import Agent, make
from apnap.cards.decklists import DeckList
from apnap.cards.decks import deck_paths
from apnap.core.questions import IllegalAnswer
from apnap.game import Edition, Game, SetupError, answers_of, new_game, restart, state_hash
from apnap.match import Match, new_match
from apnap.playing.stops import SHOWN, UnknownStep

from . import inputs, matches, page, shelf
from .demo import demonstrate
from .duel.loop import Duel, loaded_history
from .frame import Command, Fault, Whole, allow_option, edition_option, seed_option
from .messages import Texts
from .screen import screen

Read = Callable[[str], str]
DEMO_SEED = 7
HERE = "127.0.0.1"


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(**given: Any) -> None:
        play(Wishes(**given), t)

    params = [
        click.Option(["--deck"], multiple=True, metavar=t("meta-deck"), help=t("opt-decks")),
        edition_option(t, default=None),
        seed_option(t, default=None),
        click.Option(["--opponent"], metavar=t("meta-agent"), help=t("opt-opponent")),
        click.Option(["--hotseat"], is_flag=True, help=t("opt-hotseat")),
        click.Option(["--load"], metavar=t("meta-file"), help=t("opt-load")),
        click.Option(["--save"], metavar=t("meta-file"), help=t("opt-save")),
        click.Option(["--stops"], metavar=t("meta-steps"), help=t("opt-stops")),
        click.Option(["--explain"], is_flag=True, help=t("opt-explain")),
        click.Option(["--limited"], is_flag=True, help=t("opt-limited")),
        click.Option(["--format"], metavar=t("meta-format"), help=t("opt-format")),
        click.Option(["--players"], type=Whole(t, 2, 32), metavar="N", help=t("opt-play-players")),
        click.Option(
            ["--match"], type=Whole(t, 1, 99), default=1, metavar="N", help=t("opt-match")
        ),
        click.Option(["--ante"], is_flag=True, help=t("opt-ante")),
        click.Option(["--terminal"], is_flag=True, help=t("opt-terminal")),
        click.Option(["--host"], metavar=t("meta-host"), help=t("opt-host")),
        click.Option(["--port"], type=Whole(t, 0, 65535), metavar="N", help=t("opt-port")),
        click.Option(["--no-browser"], is_flag=True, help=t("opt-no-browser")),
        allow_option(t),
    ]
    return Command("play", t, params, run)


class Wishes:
    """What the user asked for."""

    def __init__(
        self,
        deck: tuple[str, ...] = (),
        edition: str | None = None,
        seed: int | None = None,
        opponent: str | None = None,
        hotseat: bool = False,
        load: str | None = None,
        save: str | None = None,
        stops: str | None = None,
        explain: bool = False,
        limited: bool = False,
        allow_unsupported: bool = False,
        format: str | None = None,
        players: int | None = None,
        match: int = 1,
        ante: bool = False,
        terminal: bool = False,
        host: str | None = None,
        port: int | None = None,
        no_browser: bool = False,
    ) -> None:
        self.deck = deck
        self.edition = edition
        self.seed = seed
        self.opponent = opponent
        self.hotseat = hotseat
        self.load = load
        self.save = save
        self.stops = stops
        self.explain = explain
        self.limited = limited
        self.allow_unsupported = allow_unsupported
        self.format = format
        self.match = match
        self.ante = ante
        self.by_hand = terminal or hotseat or stops is not None or save is not None
        self.terminal = terminal or stops is not None or save is not None or explain
        self.pages = host is not None or port is not None or (no_browser and not self.terminal)
        self.host = host or HERE
        self.port = port
        self.no_browser = no_browser
        self.players = players or (max(2, len(deck)) if format else 2)


def play(wishes: Wishes, t: Texts, read: Read | None = None) -> None:
    """Play as wished. `read` stands for the keyboard; without it and without a terminal a
    demonstration is played. Fault where there can be no such game."""
    try:
        _play(wishes, t, read)
    except SetupError as error:
        raise Fault(t.engine(str(error))) from None


def _play(wishes: Wishes, t: Texts, read: Read | None) -> None:
    if len(wishes.deck) > wishes.players:
        raise Fault(t("too-many-decks", n=len(wishes.deck)))
    key = inputs.format_key(wishes.format, wishes.players, t)
    if wishes.opponent is not None:
        inputs.agent_name(wishes.opponent, t)
        if wishes.hotseat:
            raise Fault(t("hotseat-or-opponent"))
    if wishes.pages and wishes.terminal:
        raise Fault(t("pages-or-terminal"))
    if wishes.load is not None:
        _play_on(wishes, t, read)
        return
    in_page = _in_page(wishes, t, read)
    if in_page and not _says_what(wishes):
        page.serve(wishes.host, wishes.port, not wishes.no_browser, None, t)
        return
    edition = inputs.edition(wishes.edition or "current", t)
    if not in_page and read is None and not sys.stdin.isatty():
        if wishes.by_hand:
            raise Fault(t("by-hand"))
        seed = DEMO_SEED if wishes.seed is None else wishes.seed
        demonstrate(_decks(wishes, edition, seed, t, key), edition, seed, wishes, t, key)
        return
    seed = random.SystemRandom().randrange(1, 1_000_000) if wishes.seed is None else wishes.seed
    opponent = "" if wishes.hotseat else wishes.opponent or inputs.best_agent()
    decks = _decks(wishes, edition, seed, t, key)
    if in_page:
        _open_table(wishes, decks, opponent, seed, key, t)
        return
    given: dict[str, Any] = {
        "edition": edition,
        "seed": seed,
        "names": _names(wishes, t),
        "lookup": shelf.library(t).lookup,
        "format": key,
        "ante": wishes.ante,
    }
    if wishes.match > 1:
        match = new_match(decks, best_of=wishes.match, limited=wishes.limited, **given)
        _play_match(match, opponent, seed, wishes, t, read)
        return
    game = new_game(decks, **given)
    assert game.origin is not None
    game.origin["opponent"] = opponent
    duel = _duel(game, opponent, seed, wishes, t, read)
    _greet(duel)
    _sit_down(duel)


def _in_page(wishes: Wishes, t: Texts, read: Read | None) -> bool:
    """Is it to be played in the browser: where the pages were asked for, and at a terminal, unless
    that was asked for or what pages need is missing?"""
    if read is not None or wishes.terminal:
        return False
    if wishes.pages:
        page.require(t)
        return True
    return sys.stdin.isatty() and page.there(t)


def _says_what(wishes: Wishes) -> bool:
    """Was anything said about the game, so that a table can be opened at once?"""
    said = (
        wishes.deck,
        wishes.edition,
        wishes.opponent,
        wishes.hotseat,
        wishes.format,
        wishes.ante,
        wishes.limited,
        wishes.allow_unsupported,
    )
    return any(said) or wishes.seed is not None or wishes.match > 1 or wishes.players > 2


def _open_table(
    wishes: Wishes, decks: list[DeckList], opponent: str, seed: int, key: str, t: Texts
) -> None:
    """The page at a table with this game."""
    opening = page.new_table(
        decks,
        _names(wishes, t),
        opponent,
        seed,
        t,
        edition=wishes.edition or "current",
        format=key,
        best_of=wishes.match,
        options={"ante": True} if wishes.ante else {},
    )
    page.serve(wishes.host, wishes.port, not wishes.no_browser, opening, t)


def _play_match(
    match: Match, opponent: str, seed: int, wishes: Wishes, t: Texts, read: Read | None
) -> None:
    """Game after game; all are saved in one file, with the match."""

    def sit(game: Game, store: Callable[[Path], None]) -> tuple[Duel, bool]:
        assert game.origin is not None
        game.origin["opponent"] = opponent
        duel = _duel(game, opponent, seed, wishes, t, read)
        wishes.save = wishes.save or str(duel.path)
        duel.store = store
        _greet(duel)
        return duel, _sit_down(duel)

    matches.play_match(match, sit, t)


def _names(wishes: Wishes, t: Texts) -> list[str]:
    """What the players are called."""
    number = wishes.players
    if wishes.hotseat:
        return [t(f"player-{i}") if number == 2 else t("player-n", n=i) for i in _counted(number)]
    if number == 2:
        return [t("you-name"), t("opponent-name")]
    return [t("you-name"), *(t("opponent-n", n=i) for i in _counted(number - 1))]


def _counted(number: int) -> range:
    return range(1, number + 1)


def _decks(wishes: Wishes, edition: Edition, seed: int, t: Texts, key: str) -> list[DeckList]:
    """The decks named, the rest picked by the seed from those that come along."""
    names = list(wishes.deck)
    others = [path.stem for path in deck_paths() if path.stem not in names]
    led, missing = inputs.is_led(key), wishes.players - len(names)
    if led and names:
        names = [names[i % len(names)] for i in range(wishes.players)]
    elif missing <= len(others):
        names += random.Random(seed).sample(others, missing)
    else:
        names += random.Random(seed).choices(others, k=missing)
    blanks = wishes.allow_unsupported
    return [inputs.deck(name, edition, t, wishes.limited, blanks, led) for name in names]


# ------------------------------------------------------------------ going on with a saved game


def _play_on(wishes: Wishes, t: Texts, read: Read | None) -> None:
    if wishes.deck or wishes.seed is not None or wishes.edition or wishes.hotseat:
        raise Fault(t("load-alone"))
    assert wishes.load is not None
    kept = matches.saved_match(wishes.load, t)
    if kept is not None:
        _match_on(*kept, wishes, t, read)
        return
    game, path = inputs.saved_game(wishes.load, t)
    if game.question is None:
        raise Fault(t("save-is-over", path=path))
    in_page = _in_page(wishes, t, read)
    if not in_page and read is None and not sys.stdin.isatty():
        raise Fault(t("need-terminal"))
    origin = game.origin or {}
    opponent = wishes.opponent or str(origin.get("opponent", inputs.best_agent()))
    if opponent:
        inputs.agent_name(opponent, t)
    if in_page:
        opening = page.saved_table(game, opponent)
        page.serve(wishes.host, wishes.port, not wishes.no_browser, opening, t)
        return
    wishes.save = wishes.save or str(path)
    seed = int(origin.get("seed", 0))
    duel = _with_history(game, opponent, seed, wishes, t, read)
    for seat, stops in duel.stops.items():
        if not wishes.stops:
            stops.from_json(origin.get("stops", {}).get(str(seat), stops.to_json()))
    duel.say(Text(t("going-on", path=path), style="dim"))
    _sit_down(duel)


def _match_on(match: Match, path: Path, wishes: Wishes, t: Texts, read: Read | None) -> None:
    if match.over:
        raise Fault(t("save-is-over", path=path))
    if wishes.pages:
        raise Fault(t("match-at-terminal", path=path))
    if read is None and not sys.stdin.isatty():
        raise Fault(t("need-terminal"))
    wishes.save = wishes.save or str(path)
    origin = match.game.origin if match.game is not None else None
    opponent = wishes.opponent or str((origin or {}).get("opponent", inputs.best_agent()))
    _play_match(match, opponent, match.seed, wishes, t, read)


def _with_history(
    game: Game, opponent: str, seed: int, wishes: Wishes, t: Texts, read: Read | None
) -> Duel:
    """The duel played again from its start, so that log and takeback are there; from the saved
    position if that leads elsewhere."""
    fresh = restart(game, shelf.library(t).lookup)
    if fresh is not None:
        duel = _duel(fresh, opponent, seed, wishes, t, read)
        try:
            loaded_history(duel, answers_of(game))
            same = state_hash(fresh) == state_hash(game)
        except (Fault, IllegalAnswer):
            same = False
        if same:
            for story in duel.stories.values():
                story.skip()
            return duel
    return _duel(game, opponent, seed, wishes, t, read)


# ------------------------------------------------------------------ at the terminal


def _duel(
    game: Game, opponent: str, seed: int, wishes: Wishes, t: Texts, read: Read | None
) -> Duel:
    others = range(1, len(game.players)) if opponent else ()
    agents: dict[int, Agent] = {seat: make(opponent, seed + seat - 1) for seat in others}
    path = Path(wishes.save).expanduser() if wishes.save else _new_path()
    if path.is_dir():
        raise Fault(t("is-a-folder", path=path))
    duel = Duel(game, agents, t, screen(), read or keyboard(), path, explain=wishes.explain)
    if wishes.stops is not None:
        for stops in duel.stops.values():
            try:
                stops.only(wishes.stops)
            except UnknownStep as error:
                steps = ", ".join(SHOWN)
                raise Fault(t("unknown-step", word=error.word, steps=steps)) from None
    return duel


def _new_path() -> Path:
    folder = inputs.games_folder()
    stem = datetime.now().strftime("duel-%Y%m%d-%H%M%S")
    for number in range(1, 100):
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not path.exists():
            return path
    return folder / f"{stem}.json"


def keyboard() -> Read:
    """Reads a line at the terminal, with editing and history where there is a line editor."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input


def _greet(duel: Duel) -> None:
    t, game = duel.t, duel.game
    origin = game.origin or {}
    names = [deck["name"] or "?" for deck in origin.get("decks", ())]
    title = game.edition.title[t.lang == "zh"]
    duel.say(Text(t("greeting", edition=title, seed=game.seed), style="bold"))
    for player, deck in zip(game.players, names, strict=False):
        duel.say(Text(f"  {player.name}: {deck}"))
    duel.say(Text(t("greeting-help"), style="dim"))


def _sit_down(duel: Duel) -> bool:
    """Play until the game ends (True) or somebody leaves."""
    try:
        with patient_interrupts(duel):
            over = duel.run()
    except Exception:
        duel.say(Text(duel.t("crashed", path=duel.path), style="red"))
        raise
    if not over and not duel.save_failed:
        duel.say(duel.t("left", path=duel.path))
    return over


@contextmanager
def patient_interrupts(duel: Duel) -> Iterator[None]:
    """Ctrl-C takes effect where a line is read, so that no answer is lost half-way; a second one at
    once."""
    reading = False

    def handle(_number: int, _frame: FrameType | None) -> None:
        if reading or duel.interrupted:
            raise KeyboardInterrupt
        duel.interrupted = True

    inner = duel.read

    def read(mark: str) -> str:
        nonlocal reading
        reading = True
        try:
            if duel.interrupted:  # it came just before the line was read
                raise KeyboardInterrupt
            return inner(mark)
        finally:
            reading = False

    duel.read = read
    try:
        old = signal.signal(signal.SIGINT, handle)
    except ValueError:  # not the main thread: there are no signals to wait for
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old)
