"""The table and the rules lab in the browser: `serve` starts the server. No rules here: everything
goes through the public face (games, questions, answers, views)."""

from __future__ import annotations

from .settings import Settings

__all__ = ["Settings", "serve"]


def serve(settings: Settings) -> None:
    """Serve the pages until the process is stopped."""
    from . import app

    app.run(settings)
