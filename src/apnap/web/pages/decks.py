"""The decks: a visitor's own, those that come along, and the builder."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from fastapi import Request
from nicegui import ui

from apnap.cards.decklists import card_count
from apnap.game import find_edition
from apnap.playing.shelf import library
from apnap.web.decks import reading
from apnap.web.decks.catalog import EDITIONS

from . import forms
from .forms import Tag
from .frame import frame
from .island import Island
from .visitor import Visitor

if TYPE_CHECKING:
    from apnap.web.app import Site

KINDS = ("new", "own", "shipped")


def register(site: Site) -> None:
    """Add the pages."""

    @ui.page("/decks")
    def decks(request: Request) -> None:
        who = site.visitor(request)
        with frame(who, "decks-title", "/decks"):
            _lists(site, who)

    @ui.page("/decks/{kind}")
    def fresh(request: Request, kind: str) -> None:
        _builder(site.visitor(request), "new" if kind not in KINDS else kind, "")

    @ui.page("/decks/{kind}/{name}")
    def builder(request: Request, kind: str, name: str) -> None:
        _builder(site.visitor(request), kind if kind in KINDS else "new", name)


def _builder(who: Visitor, kind: str, name: str) -> None:
    with frame(who, "deck-title", "/decks", wide=True):
        Tag("h1", who.t("deck-title"), "ap-hidden")
        titles = {key: find_edition(key).title[who.lang == "zh"] for key in EDITIONS}
        Island("builder.js", lang=who.lang, kind=kind, deckName=name, titles=titles)


def _lists(site: Site, who: Visitor) -> None:
    t = who.t
    Tag("h1", t("decks-lead"))
    forms.link(t("decks-new"), "/decks/new", "primary large")
    Tag("h2", t("decks-own"))
    own = site.shelf.names(who.browser)
    if not own:
        Tag("p", t("decks-none"), "ap-quiet")
    with Tag("ul", classes="ap-list"):
        for name in own:
            _line(name, f"/decks/own/{quote(name, safe='')}", "", "", who)
    Tag("h2", t("decks-shipped"))
    with Tag("ul", classes="ap-list"):
        for name in reading.shipped():
            deck = reading.shipped_deck(name)
            cards = t("decks-cards", n=card_count(deck.main))
            address = f"/decks/shipped/{name}"
            _line(reading.called(name, t), address, cards, colors_of(name), who)


def _line(name: str, address: str, cards: str, colors: str, who: Visitor) -> None:
    with Tag("li"):
        Tag("span", name, "ap-grow")
        with Tag("span", classes="db-dots"):
            for letter in colors:
                dot = Tag("i", "", f"db-dot db-c-{letter}", role="img")
                dot.put("aria-label", who.t(f"deck-color-{letter}"))
        if cards:
            Tag("span", cards, "ap-quiet")
        link = forms.link(who.t("decks-open"), address, "small")
        link.put("aria-label", f"{who.t('decks-open')}: {name}")


@cache
def colors_of(shipped: str) -> str:
    """The colours of a deck that comes along, as letters."""
    deck, at_hand = reading.shipped_deck(shipped), library()
    found = {
        color
        for name, _ in deck.main
        if (card := at_hand.lookup(name)) is not None
        for color in card.identity
    }
    return "".join(letter for letter in "WUBRG" if letter in found)
