"""The gallery of examples: drawn in `static/gallery.js`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import Request
from nicegui import ui

from .forms import Tag
from .frame import frame, styles
from .island import Island
from .lab import STYLES, facts

if TYPE_CHECKING:
    from apnap.web.app import Site


def register(site: Site) -> None:
    """Add the page."""

    @ui.page("/gallery")
    def gallery(request: Request) -> None:
        who = site.visitor(request)
        with frame(who, "gallery-title", "/gallery", wide=True):
            styles(*STYLES)
            Tag("h1", who.t("gallery-lead"))
            Island("gallery.js", **facts(who))
