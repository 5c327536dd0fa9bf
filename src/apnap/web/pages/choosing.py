"""Choosing a deck: one that comes along, one of the visitor's own, or a pasted or uploaded list,
with its faults shown line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nicegui import run

from apnap.cards.decklists import DeckError, DeckList
from apnap.cards.deckwriting import write_deck
from apnap.web.decks import reading
from apnap.web.decks.reading import Reading, Terms

from . import forms
from .forms import Tag
from .visitor import Visitor

if TYPE_CHECKING:
    from apnap.web.app import Site

ANY, PASTE, SHIPPED, OWN = "any", "paste", "shipped:", "own:"


class DeckChoice:
    """One seat's deck. `deck()` gives it, or None while it has faults."""

    def __init__(self, site: Site, who: Visitor, terms: Terms) -> None:
        self.site, self.visitor, self.terms = site, who, terms
        self.t = who.t
        self.kind = ANY
        self.text = ""
        self.read: Reading | None = None
        names = site.shelf.names(who.browser)
        own = {OWN + name: self.t("home-deck-own", name=name) for name in names}
        options = {
            ANY: self.t("home-deck-any"),
            **own,
            **{
                SHIPPED + name: self.t("home-deck-shipped", name=reading.called(name, self.t))
                for name in reading.shipped()
            },
            PASTE: self.t("home-deck-paste"),
        }
        forms.select(self.t("home-deck"), options, ANY, self.choose)
        self.paste = Tag("div", classes="ap-paste")
        self.paste.set_visibility(False)
        with self.paste:
            self.area = forms.area(
                self.t("home-list"), "", self.typed, rows=9, placeholder="4 Lightning Bolt"
            )
            Tag("small", self.t("home-list-hint"), "ap-quiet")
            forms.file(self.t("home-upload"), self.uploaded, ".txt,.dec,.dck,.cod,.xml,.mwDeck")
        self.told = Tag("div", classes="ap-told", aria_live="polite")

    async def choose(self, kind: str) -> None:
        """Another kind of deck."""
        self.kind = kind
        self.paste.set_visibility(kind == PASTE)
        await self.judge()

    async def typed(self, text: str) -> None:
        """The list was changed."""
        self.text = text
        await self.judge()

    async def uploaded(self, name: str, data: bytes) -> None:
        """A file was given: it is read, and shown as a list."""
        try:
            deck = reading.from_file(name, data)
        except DeckError as error:
            self.read = Reading(
                None, tuple(reading.sentence(one, self.t) for one in str(error).splitlines())
            )
            self.show()
            return
        self.text = write_deck(deck, "text")
        forms.write(self.area, self.text)
        await self.judge()

    async def judge(self) -> None:
        """Read what is chosen again, by the terms as they are now."""
        if self.kind == ANY:
            self.read = None
        elif self.kind == PASTE and not self.text.strip():
            self.read = Reading(None, (self.t("home-deck-empty"),))
        else:
            self.read = await run.io_bound(self._judged)
        self.show()

    def _judged(self) -> Reading:
        library = self.site.library()
        if self.kind.startswith(SHIPPED):
            deck = reading.shipped_deck(self.kind.removeprefix(SHIPPED))
            return reading.judged(deck, library, self.terms, self.t)
        text = self.text
        if self.kind.startswith(OWN):
            name = self.kind.removeprefix(OWN)
            text = self.site.shelf.deck(self.visitor.browser, name) or ""
        return reading.read(text, library, self.terms, self.t)

    def show(self) -> None:
        """Say what is wrong with the deck, or that it is good."""
        self.told.clear()
        found = self.read
        if found is None:
            return
        with self.told:
            if found.deck is not None:
                Tag("p", self.t("home-deck-good", n=found.cards), "ap-good")
                return
            Tag("p", self.t("home-faults"), "ap-bad")
            with Tag("ul", classes="ap-faults"):
                for fault in found.faults:
                    Tag("li", fault)

    def deck(self, spare: Callable[[], DeckList]) -> DeckList | None:
        """The deck to play; `spare` gives one that comes along. None where there are faults."""
        if self.kind == ANY:
            return spare()
        return self.read.deck if self.read is not None else None
