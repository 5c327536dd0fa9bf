"""What is needed before anything heavy is imported: the language, and Ctrl-C while modules load."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Final

LANGS: Final = ("en", "zh")
STOPPED: Final = ("apnap: stopped.", "apnap：已中止。")
STATUS: Final = 130  # of a program that was interrupted


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that the command line asks for with `--lang`, else that of the locale."""
    for place, word in enumerate(words):
        if word == "--":
            break
        given = word[7:] if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(words):
            given = words[place + 1]
        if given in LANGS:
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "zh" if environment[name].lower().startswith("zh") else "en"
    return "en"


@contextmanager
def stoppable(lang: str) -> Iterator[None]:
    """While modules are loaded Ctrl-C ends the program at once, with a sentence. Nothing is lost:
    nothing has begun. (An exception would reach the user from the midst of an import, or be
    swallowed there.)"""

    def leave(_number: int, _frame: FrameType | None) -> None:
        os.write(2, f"{STOPPED[LANGS.index(lang)]}\n".encode(_encoding(), "replace"))
        os._exit(STATUS)

    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # ignored, or somebody else's
        return
    try:
        signal.signal(signal.SIGINT, leave)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _encoding() -> str:
    return getattr(sys.stderr, "encoding", None) or "utf-8"
