"""A server of its own process on loopback and a real Chromium, for the tests of the pages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START = """
import sys
from pathlib import Path
from apnap.web import Settings, serve
folder, port = Path(sys.argv[1]), int(sys.argv[2])
serve(Settings(folder=folder, port=port, ready=lambda a: print(a, flush=True)))
"""


class Server:
    """A server process over a folder; `kill` and `start` again keep the folder and the address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it; returns when it listens."""
        environment = {key: value for key, value in os.environ.items() if "PYTEST" not in key}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(self.folder), self.address.rpartition(":")[2] or "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, "NICEGUI_STORAGE_PATH": str(self.folder / "nicegui")},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://127.0.0.1:")
        self._wait()

    def _wait(self) -> None:
        """Until the first page is there: the address is known just before the server listens."""
        deadline = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(self.address + "/", timeout=30).close()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        """End it at once, without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("NO CHROMIUM: the tests of the pages in a real browser are skipped")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    fresh = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    fresh.set_default_timeout(60_000)
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
