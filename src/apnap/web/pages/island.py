"""A component of the browser inside a page."""

from __future__ import annotations

from typing import Any

from nicegui.element import Element


class Island(Element, component="../static/island.js"):
    """The default component of a module under static/, with its arguments."""

    def __init__(self, module: str, **args: Any) -> None:
        super().__init__()
        self._props["module"] = module
        self._props["args"] = args
