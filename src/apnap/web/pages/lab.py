"""The rules lab: what is drawn and done there is in `static/lab.js`; it asks the server through
`web/lab/api.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import Request
from nicegui import app, ui

from apnap.game import FORMATS, find_edition
from apnap.web.lab import api
from apnap.web.lab.api import EDITIONS
from apnap.web.texts import words

from .forms import Tag
from .frame import frame, styles
from .island import Island

if TYPE_CHECKING:
    from apnap.web.app import Site

    from .visitor import Visitor

STYLES = ("cards.css", "table.css", "lab.css")
VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover"


def register(site: Site) -> None:
    """Add the lab and what it asks of the server."""
    api.register(app, site)

    @ui.page("/lab", viewport=VIEWPORT)
    def lab(request: Request) -> None:
        who = site.visitor(request)
        with frame(who, "lab-title", "/lab", wide=True):
            styles(*STYLES)
            Tag("h1", who.t("lab-title"), "ap-hidden")
            Island("lab.js", **facts(who))


def facts(who: Visitor) -> dict[str, object]:
    """What the page's component is told: the language, the words, editions and formats by name."""
    column = int(who.lang == "zh")
    return {
        "lang": who.lang,
        "words": words(who.lang),
        "editions": [{"key": key, "title": find_edition(key).title[column]} for key in EDITIONS],
        "formats": [{"key": key, "title": form.title[column]} for key, form in FORMATS.items()],
    }
