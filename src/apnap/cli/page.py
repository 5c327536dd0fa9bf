"""`apnap play` in the browser: the server is started, its address printed, the page opened."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click
from rich.text import Text

from apnap.cards.decklists import DeckList
from apnap.game import Game
from apnap.playing.shelf import database_path

from .frame import Fault
from .messages import Texts
from .screen import screen
from .starting import stoppable

if TYPE_CHECKING:
    from apnap.web.app import Site

PATIENCE = 30.0  # seconds until the server must listen
Opening = Callable[["Site"], str]


def there(t: Texts) -> bool:
    """Can pages be served? If not, a sentence says what is missing."""
    if not _installed():
        click.echo(t("no-web-extra"), err=True)
        return False
    return True


def require(t: Texts) -> None:
    """Fault where pages cannot be served."""
    if not _installed():
        raise Fault(t("pages-need-more"))


def _installed() -> bool:
    return find_spec("nicegui") is not None


def serve(host: str, port: int | None, browser: bool, opening: Opening | None, t: Texts) -> None:
    """Serve the pages until Ctrl-C. `opening` makes the page to open first (a path), with what the
    server has; without it that is the first page."""
    with stoppable(t.lang):
        from apnap.web import Settings, load
        from apnap.web import serve as serve_pages
        from apnap.web.settings import DEFAULT_PORT

        load(folder())

    console = screen()
    if not _is_free(host, 0):
        raise Fault(t("host-not-here", host=host))
    wanted = DEFAULT_PORT if port is None else port
    if wanted and not _is_free(host, wanted):
        if port is not None:
            raise Fault(t("port-taken", port=port))
        wanted = 0

    def ready(address: str) -> None:
        console.print(Text(t("page-at", address=address)), soft_wrap=True)
        console.print(Text(t("page-how"), style="dim"))
        if browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    given: dict[str, Any] = {} if opening is None else {"opening": opening}
    serve_pages(
        Settings(folder=folder(), host=host, port=wanted, lang=t.lang, ready=ready, **given)
    )


def folder() -> Path:
    """Where the pages keep games: beside the card database."""
    return database_path().parent / "pages"


def _is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, UnicodeError):  # no such address, or what cannot be one
            return False
    return True


def _open(address: str) -> None:
    """Open the page as soon as somebody listens there."""
    parts = urlsplit(address)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((parts.hostname or "", parts.port or 80), timeout=1).close()
        except OSError:
            time.sleep(0.05)
            continue
        webbrowser.open(address)
        return


# ------------------------------------------------------------------ what is opened first


def new_table(
    decks: list[DeckList], names: list[str], opponent: str, seed: int, t: Texts, **wished: Any
) -> Opening:
    """A page at a table with a new game: the first seat is the reader's, the others the agent's, or
    (`opponent` "") those of people at the same screen. Fault where there can be no such game."""

    def opening(site: Site) -> str:
        from apnap.web.tables.wishes import SAME_SCREEN, Chair, Wishes

        others = opponent or SAME_SCREEN
        chairs = tuple(
            Chair("me" if seat == 0 else others, deck, name)
            for seat, (deck, name) in enumerate(zip(decks, names, strict=True))
        )
        try:
            table = site.hall.open(Wishes(chairs, seed=seed, **wished))
        except ValueError as error:
            raise Fault(t.engine(str(error))) from None
        return f"table/{table.my_token}"

    return opening


def saved_table(game: Game, opponent: str) -> Opening:
    """A page at a table where a saved game goes on."""

    def opening(site: Site) -> str:
        return f"table/{site.hall.open_saved(game, opponent).my_token}"

    return opening
