"""The application: pages, static files and the live connections, put together and started."""

from __future__ import annotations

import os
import socket
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import Request
from fastapi.responses import JSONResponse, Response
from starlette.middleware.trustedhost import TrustedHostMiddleware

from apnap.cards.library import Library
from apnap.playing import shelf as card_shelf

from .decks.shelf import Shelf
from .settings import Settings
from .texts import LANGS, words

if TYPE_CHECKING:
    from .pages.visitor import Visitor
    from .replays.archive import Archive
    from .tables.hall import Hall

LOOPBACK = ("127.0.0.1", "localhost")
PATIENCE = 60.0  # seconds for which a page may be cut off before it must be loaded anew
STATIC = Path(__file__).parent / "static"


class Site:
    """What the pages share: the settings, the tables, the shelf of decks, the cards at hand."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.folder.mkdir(parents=True, exist_ok=True)
        self.shelf = Shelf(settings.folder / "browsers.sqlite")

    @cached_property
    def hall(self) -> Hall:
        """All tables."""
        from .tables.hall import Hall

        return Hall(self.settings.folder)

    @cached_property
    def archive(self) -> Archive:
        """All finished games."""
        from .replays.archive import Archive

        return Archive(self.hall)

    def library(self) -> Library:
        """The cards at hand: the embedded pool and the user's database."""
        return card_shelf.library()

    def visitor(self, request: Request) -> Visitor:
        """Who looks at a page."""
        from .pages.visitor import visitor

        return visitor(request, self.settings.lang)


def load(folder: Path) -> None:
    """Import all that the server needs, which takes a while. `folder`: where files are kept."""
    os.environ.setdefault("NICEGUI_STORAGE_PATH", str(folder / "pages"))
    from .decks import api  # noqa: F401
    from .pages import decks, gallery, home, lab, missing, replays, table  # noqa: F401
    from .replays import live as watching  # noqa: F401
    from .tables import live, opening  # noqa: F401


def run(settings: Settings) -> None:
    """Serve until stopped."""
    load(settings.folder)
    from nicegui import app, ui

    site = build(settings)
    if settings.host in LOOPBACK:  # a page of another server that goes by another name is refused
        app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(LOOPBACK))
    first = settings.opening(site) if settings.opening is not None else ""
    port = settings.port or _free_port(settings.host)
    if settings.ready is not None:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        ready, address = settings.ready, f"http://{host}:{port}/{first}"
        app.on_startup(lambda: ready(address))
    ui.run(
        host=settings.host,
        port=port,
        title="apnap",
        show=settings.show,
        reload=False,
        show_welcome_message=False,
        reconnect_timeout=PATIENCE,
        tailwind=False,
        favicon="🂠",
        uvicorn_logging_level="warning",
    )


def build(settings: Settings) -> Site:
    """Put the pages and connections into the application."""
    from nicegui import app

    from .decks import api
    from .pages import decks, gallery, home, lab, missing, replays, table
    from .pages.visitor import mark_browser
    from .replays import live as watching
    from .tables import live, opening

    site = Site(settings)
    # asked for anew each time, so that no page runs with the scripts of an older version
    app.add_static_files("/static", STATIC, max_cache_age=0)
    app.middleware("http")(mark_browser)

    @app.get("/words/{lang}.json")
    def words_of(lang: str) -> Response:
        if lang not in LANGS:
            return JSONResponse({"why": f"no language {lang!r}; there are {', '.join(LANGS)}"}, 404)
        return JSONResponse(words(lang))

    live.register(app, site.hall, settings.lang)
    opening.register(app, site.hall, settings.lang)
    watching.register(app, site.archive, settings.lang)
    api.register(app, site)
    for room in (home, decks, table, lab, gallery, replays, missing):
        room.register(site)
    return site


def _free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
