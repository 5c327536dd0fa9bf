"""`apnap play` at a terminal: pages are served, their address is printed, the browser opened."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from apnap.cards.decks import deck_paths
from apnap.game import load_deck, new_game, save_game

pytest.importorskip("nicegui")
RUN = "from apnap.cli import main; main()"
WITHOUT_WEB = f"import sys; sys.modules['nicegui'] = None; {RUN}"
PATIENCE = 180


def heed_interrupts() -> None:
    """A shell that runs the tests in the background has Ctrl-C ignored, and children inherit it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Typed:
    """The program at a terminal of its own; with `script` its keyboard is closed, as in a script
    or a service."""

    def __init__(
        self,
        home: Path,
        *words: str,
        program: str = RUN,
        lang: str = "en",
        script: bool = False,
    ) -> None:
        self.master, slave = pty.openpty()
        locale = {"en": "en_GB.UTF-8", "zh": "zh_CN.UTF-8"}[lang]
        env = {key: value for key, value in os.environ.items() if "PYTEST" not in key}
        env |= {"XDG_DATA_HOME": str(home / "data"), "LC_ALL": locale, "LANG": "C"}
        env |= {"NO_COLOR": "1", "COLUMNS": "100", "BROWSER": f"{home}/browser %s"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *words],
            stdin=subprocess.DEVNULL if script else slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=home,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(slave)
        self.output = ""

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Until the program has written something like that."""
        until = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self.output)) is None:
            assert time.monotonic() < until, self.output
            if select.select([self.master], [], [], 1)[0]:
                try:
                    self.output += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    raise AssertionError(self.output) from None
        return found

    def end(self) -> int:
        """Ctrl-C; the exit status. One that comes between the prompt and the reading of the line is
        noticed at the next, so it is pressed again as a person would."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.process.send_signal(signal.SIGINT)
            try:
                return self.process.wait(1)
            except subprocess.TimeoutExpired:
                continue
        return self.process.wait(0)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    return tmp_path


@pytest.fixture
def typed(place: Path) -> Iterator[list[Typed]]:
    running: list[Typed] = []
    yield running
    for one in running:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()
        os.close(one.master)


def fetch(address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_terminal_gets_pages_and_the_browser_is_opened(place: Path, typed: list[Typed]) -> None:
    program = Typed(place, "play", "--port", "0")
    typed.append(program)
    address = program.wait_for(r"The game is at (http://127\.0\.0\.1:\d+/)\s")[1]
    assert "apnap" in fetch(address)
    until = time.monotonic() + PATIENCE
    while not (place / "opened").exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    program.end()


def test_a_game_that_was_described_is_opened_at_once(place: Path, typed: list[Typed]) -> None:
    words = ("play", "--port", "0", "--no-browser", "--deck", "red-goblins", "--edition", "2006")
    program = Typed(place, *words, lang="zh")
    typed.append(program)
    program.wait_for(r"游戏网址：http://127\.0\.0\.1:\d+/table/[\w-]{32}\s")
    assert not (place / "opened").exists()
    program.end()


@pytest.mark.parametrize("words", [("--port", "0"), ("--host", "127.0.0.1", "--port", "0")])
def test_a_script_gets_pages_that_it_asks_for(
    place: Path, typed: list[Typed], words: tuple[str, ...]
) -> None:
    program = Typed(place, "play", "--no-browser", *words, script=True)
    typed.append(program)
    address = program.wait_for(r"The game is at (http://127\.0\.0\.1:\d+/)\s")[1]
    assert "apnap" in fetch(address)
    program.end()


def test_a_script_gets_the_game_that_it_describes(place: Path, typed: list[Typed]) -> None:
    words = ("--no-browser", "--port", "0", "--deck", "red-goblins", "--edition", "2006")
    program = Typed(place, "play", *words, script=True)
    typed.append(program)
    program.wait_for(r"The game is at http://127\.0\.0\.1:\d+/table/[\w-]{32}\s")
    program.end()


def test_a_script_goes_on_with_a_saved_game_in_the_page(place: Path, typed: list[Typed]) -> None:
    save_game(new_game([load_deck(path) for path in deck_paths()[:2]]), place / "duel.json")
    words = ("--no-browser", "--port", "0", "--load", "duel.json")
    program = Typed(place, "play", *words, script=True)
    typed.append(program)
    program.wait_for(r"http://127\.0\.0\.1:\d+/table/[\w-]{32}\s")
    program.end()


@pytest.mark.parametrize("script", [False, True])
def test_pages_that_are_asked_for_are_a_sentence_without_their_packages(
    place: Path, typed: list[Typed], script: bool
) -> None:
    program = Typed(place, "play", "--port", "0", program=WITHOUT_WEB, script=script)
    typed.append(program)
    program.wait_for(r"pip install 'apnap\[web\]', or play by --terminal")
    assert program.process.wait(PATIENCE) == 2


def test_the_terminal_game_is_still_there(place: Path, typed: list[Typed]) -> None:
    program = Typed(place, "play", "--terminal", "--seed", "3")
    typed.append(program)
    program.wait_for("h shows what you can type")
    program.wait_for("> ")
    program.end()


@pytest.mark.parametrize(
    ("lang", "remedy"),
    [("en", r"pip install 'apnap\[web\]'\. Playing at the terminal"), ("zh", "改在终端")],
)
def test_without_the_packages_of_the_pages_the_terminal_game_goes_on(
    place: Path, typed: list[Typed], lang: str, remedy: str
) -> None:
    program = Typed(place, "play", "--seed", "3", program=WITHOUT_WEB, lang=lang)
    typed.append(program)
    program.wait_for(remedy)
    program.wait_for("> ")
    program.end()


def test_a_port_that_is_taken_is_a_sentence(place: Path, typed: list[Typed]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        program = Typed(place, "play", "--no-browser", "--port", str(port))
        typed.append(program)
        program.wait_for(f"port {port} is taken by another program")
        assert program.process.wait(PATIENCE) == 2


@pytest.mark.parametrize("host", ["no such host", "203.0.113.9", "x" * 70 + ".example"])
def test_an_address_of_another_machine_is_a_sentence(
    place: Path, typed: list[Typed], host: str
) -> None:
    program = Typed(place, "play", "--no-browser", "--host", host)
    typed.append(program)
    program.wait_for("is no address of this machine")
    assert program.process.wait(PATIENCE) == 2


@pytest.mark.parametrize("where", [("--port", "0"), ("--terminal",)])
def test_a_game_that_cannot_be_is_a_sentence(
    place: Path, typed: list[Typed], where: tuple[str, ...]
) -> None:
    wished = ("--edition", "2006", "--format", "planechase", "--no-browser")
    program = Typed(place, "play", *wished, *where)
    typed.append(program)
    program.wait_for("the edition 2006 knows no Planechase")
    assert program.process.wait(PATIENCE) == 2


def test_a_match_that_cannot_be_is_a_sentence(place: Path, typed: list[Typed]) -> None:
    program = Typed(place, "play", "--no-browser", "--port", "0", "--match", "4")
    typed.append(program)
    program.wait_for("best of an odd number of games, not of 4")
    assert program.process.wait(PATIENCE) == 2


def test_a_saved_game_goes_on_in_the_page(place: Path, typed: list[Typed]) -> None:
    game = new_game([load_deck(path) for path in deck_paths()[:2]], edition="2009", seed=2)
    assert game.origin is not None
    game.origin["opponent"] = "random"
    save_game(game, place / "duel.json")
    program = Typed(place, "play", "--port", "0", "--no-browser", "--load", "duel.json")
    typed.append(program)
    program.wait_for(r"http://127\.0\.0\.1:\d+/table/[\w-]{32}\s")
    program.end()
