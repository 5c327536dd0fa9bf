"""What the server is told when it starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .app import Site

DEFAULT_PORT = 8517


@dataclass(frozen=True, slots=True)
class Settings:
    """`folder`: where games, replays and the card database are kept. `host`: loopback unless told
    otherwise. `port`: 0 takes any that is free. `lang`: the language of a page that has not chosen
    one. `ready`: called with the address when the server listens. `show`: open the browser.
    `opening`: makes the page to be opened first, as a path, when the site is put together."""

    folder: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    lang: str = "en"
    ready: Callable[[str], None] | None = None
    show: bool = False
    opening: Callable[[Site], str] | None = None
