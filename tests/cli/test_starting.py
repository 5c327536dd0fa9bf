"""Ctrl-C while the program is starting: one sentence, status 130."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

# Presses Ctrl-C as soon as a module is looked for.
PROGRAM = """
import os, signal, sys

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient())
from apnap.cli import main
main()
"""
CARD = ("card", "Shock")
PAGES = ("play", "--no-browser", "--port", "0")
PLACES = [
    ("apnap.cli.frame", CARD, "en"),
    ("rich.console", CARD, "zh"),
    ("apnap.cli.card", CARD, "zh"),
    ("apnap.render.cardtext", CARD, "en"),
    ("nicegui", PAGES, "en"),
    ("apnap.web.pages.lab", PAGES, "zh"),
]


def heed_interrupts() -> None:
    """A shell that runs the tests in the background has Ctrl-C ignored, and children inherit it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(("module", "words", "lang"), PLACES, ids=[one[0] for one in PLACES])
def test_an_interrupt_while_modules_are_loaded(
    tmp_path: Path, module: str, words: tuple[str, ...], lang: str
) -> None:
    if words == PAGES and find_spec("nicegui") is None:
        pytest.skip("the pages are not installed")
    env = {key: value for key, value in os.environ.items() if "PYTEST" not in key}
    env |= {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(module=module), *words, "--lang", lang],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        preexec_fn=heed_interrupts,
    )
    assert result.stderr.strip() == {"en": "apnap: stopped.", "zh": "apnap：已中止。"}[lang]
    assert (result.returncode, result.stdout) == (130, "")
