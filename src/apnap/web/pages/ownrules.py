"""Choosing the edition of a game: one that comes along, or a visitor's own file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from apnap import editions
from apnap.editions import EditionError
from apnap.game import Edition, find_edition
from apnap.playing.sentences import translated
from apnap.web.texts import Words

from . import forms
from .forms import Tag

OWN = "own"
LARGEST = 100_000  # bytes of a file
Chosen = Callable[[str | dict[str, Any]], Awaitable[None]]


class EditionChoice:
    """The list of editions, and the file where it is one's own. `on_change`: told the key of an
    edition, or what was read of a file. `fault`: why nothing can be played, or ""."""

    def __init__(self, t: Words, on_change: Chosen) -> None:
        self.t, self.on_change = t, on_change
        self.fault = ""
        self.kept: Edition | None = None  # read of the file given last
        column = int(t.lang == "zh")
        titles = {key: find_edition(key).title[column] for key in reversed(editions.names())}
        titles[OWN] = t("home-edition-own")
        forms.select(t("home-edition"), titles, "current", self.choose)

    def file_part(self) -> None:
        """Where the file is given; seen only when it is wanted."""
        self.part = Tag("div", classes="ap-own-edition")
        self.part.set_visibility(False)
        with self.part:
            forms.file(self.t("home-edition-file"), self.uploaded, ".toml,.json")
            Tag("small", self.t("home-edition-hint"), "ap-quiet")
            self.told = Tag("p", classes="ap-told", aria_live="polite")

    async def choose(self, key: str) -> None:
        """Another edition of the list."""
        self.part.set_visibility(key == OWN)
        if key == OWN:
            await self.take(self.kept, "")
            return
        self.fault = ""
        await self.on_change(key)

    async def uploaded(self, name: str, data: bytes) -> None:
        """A file was given."""
        try:
            if len(data) > LARGEST:
                raise EditionError(f"{name}: this is too long for an edition file")
            made = editions.from_bytes(data, Path(Path(name).name))
        except EditionError as error:
            await self.take(None, translated(str(error), self.t.lang))
            return
        await self.take(made, "")

    async def take(self, made: Edition | None, fault: str) -> None:
        """The edition of a file, or what is wrong with it."""
        self.kept = made
        self.fault = "" if made is not None else fault or self.t("home-edition-none")
        if made is None:
            self.say(self.fault if fault else "", bad=True)
            return
        source = made.source or {}
        self.say(self.good(made, len(source.get("facts", {}))))
        await self.on_change(source)

    def say(self, words: str, bad: bool = False) -> None:
        """Say how it stands with the file."""
        self.told.classes(replace=f"ap-told {'ap-bad' if bad else 'ap-good'}")
        self.told.say(words)

    def good(self, made: Edition, changed: int) -> str:
        """What was read of a file, in a sentence."""
        column = int(self.t.lang == "zh")
        parent = find_edition(made.parent)
        return self.t(
            "home-edition-good",
            title=made.title[column],
            parent=parent.title[column],
            n=changed,
        )
