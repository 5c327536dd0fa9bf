"""The table and the rules lab in the browser: `serve` starts the server. No rules here: everything
goes through the public face (games, questions, answers, views)."""

from __future__ import annotations

from pathlib import Path

from .settings import Settings

__all__ = ["Settings", "load", "serve"]


def load(folder: Path) -> None:
    """Import all that serving needs, so that `serve` begins at once. `folder`: of its files."""
    from . import app

    app.load(folder)


def serve(settings: Settings) -> None:
    """Serve the pages until the process is stopped."""
    from . import app

    app.run(settings)
