"""The application: pages, static files and the live connections, put together and started."""

from __future__ import annotations

import socket
from pathlib import Path

from nicegui import app, ui

from .settings import Settings

STATIC = Path(__file__).parent / "static"


def run(settings: Settings) -> None:
    """Serve until stopped."""
    build(settings)
    port = settings.port or _free_port(settings.host)
    if settings.ready is not None:
        ready, address = settings.ready, f"http://{settings.host}:{port}/"
        app.on_startup(lambda: ready(address))
    ui.run(
        host=settings.host,
        port=port,
        title="apnap",
        show=settings.show,
        reload=False,
        show_welcome_message=False,
        favicon="🂠",
        uvicorn_logging_level="warning",
    )


def build(settings: Settings) -> None:
    """Put the pages and connections into the application."""
    app.add_static_files("/static", STATIC)
    _ = settings

    @ui.page("/")
    def home() -> None:
        ui.label("apnap")


def _free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
