"""The page of a table: what is drawn and done there is in `static/table.js`; it talks with the
server over the table's own connection (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import Request
from nicegui import ui

from apnap.web.texts import words

from .frame import head, styles
from .island import Island

if TYPE_CHECKING:
    from apnap.web.app import Site

STYLES = ("cards.css", "table.css")
MODULES = (
    *("answering", "arrows", "art", "away", "board", "card", "keys", "layout", "link", "log"),
    *("loops", "panel", "player", "prefs", "same", "sheets", "sound", "stack", "steps"),
    *("symbols", "table", "touch", "widgets", "words"),
)
VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover"


def register(site: Site) -> None:
    """Let tables be seen at `/table/{token}`."""

    @ui.page("/table/{token}", viewport=VIEWPORT)
    def table(request: Request, token: str) -> None:
        visitor = site.visitor(request)
        head(visitor, f"{visitor.t('table-title')} · apnap")
        styles(*STYLES)
        for name in MODULES:  # so that none waits for another to be read
            ui.add_head_html(f'<link rel="modulepreload" href="/static/{name}.js">')
        Island("table.js", token=token, lang=visitor.lang, words=words(visitor.lang))
