"""The first page: a duel within one click, the games in progress, a game of one's choosing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from fastapi import Request
from nicegui import ui

from apnap import editions
from apnap.game import find_edition
from apnap.playing.sentences import translated
from apnap.web.decks import reading
from apnap.web.tables.wishes import LINK, ME, Chair, Wishes
from apnap.web.texts import Words

from . import forms
from .forms import Tag
from .frame import frame
from .newgame import NewGame
from .visitor import Visitor

if TYPE_CHECKING:
    from apnap.web.app import Site

MACHINE = "heuristic"


def register(site: Site) -> None:
    """Add the page."""

    @ui.page("/")
    def home(request: Request) -> None:
        who = site.visitor(request)
        with frame(who, "home-title", "/"):
            _Home(site, who)


class _Home:
    """The page for one visitor."""

    def __init__(self, site: Site, who: Visitor) -> None:
        self.site, self.who, self.t = site, who, who.t
        with Tag("section", classes="ap-hero"):
            self.greeting()
            self.quick()
        self.going = Tag("section", classes="ap-going")
        self.in_progress()
        Tag("h2", self.t("home-new"))
        NewGame(site, who, self.open)

    def greeting(self) -> None:
        """What this is, and the one click."""
        with Tag("div", classes="ap-greeting"):
            Tag("h1", self.t("home-lead"))
            forms.button(self.t("home-play"), self.play_current, "primary large")
            Tag("p", self.t("home-play-hint"), "ap-quiet")

    def quick(self) -> None:
        """A card for each edition."""
        with Tag("div", classes="ap-years"):
            Tag("h2", self.t("home-years"), "ap-small-head")
            for key in editions.names():
                title = find_edition(key).title[self.who.lang == "zh"]
                with Tag("article", classes=f"ap-year ap-year-{key}"):
                    Tag("h3", title)
                    Tag("p", self.t(f"home-{key}"))
                    forms.button(self.t("home-play-edition", title=title), partial(self.play, key))

    async def play_current(self) -> None:
        """A duel by today's rules."""
        await self.play("current")

    async def play(self, edition: str) -> None:
        """A duel against the machine, with decks that come along."""
        mine, theirs = reading.some_shipped(2, None)
        chairs = (Chair(ME, mine), Chair(MACHINE, theirs))
        await self.open(Wishes(chairs, edition=edition))

    async def open(self, wishes: Wishes) -> None:
        """Open a table and go there; where others get links, show these first."""
        try:
            table = await self.site.hall.work(self.site.hall.open, wishes)
        except ValueError as error:
            why = translated(str(error), self.t.lang)
            forms.tell(self.t("home-failed", why=why), bad=True)
            return
        own = table.token_of(0)
        links = tuple(
            f"/table/{table.token_of(seat)}"
            for seat, chair in enumerate(wishes.chairs)
            if chair.who == LINK
        )
        self.site.shelf.keep_table(self.who.browser, own, links)
        if links:
            self.show_links(own, links)
        else:
            ui.navigate.to(f"/table/{own}")

    def title(self, facts: dict[str, Any]) -> str:
        """What to call a table in the list: the first decks, the edition."""
        edition = facts["title"][self.who.lang == "zh"]
        decks = [reading.called(str(one["deck"]), self.t) for one in facts["players"]]
        more = " …" if len(decks) > 2 else ""
        return f"{' – '.join(decks[:2])}{more} · {edition}"

    def show_links(self, own: str, links: tuple[str, ...]) -> None:
        """The addresses for the others."""
        with ui.dialog(value=True).props("persistent"), Tag("div", classes="ap-dialog"):
            Tag("h2", self.t("home-links"))
            Tag("p", self.t("home-links-hint"), "ap-quiet")
            for path in links:
                shareable(path, self.t)
            forms.link(self.t("home-to-table"), f"/table/{own}", "primary")

    def in_progress(self) -> None:
        """The visitor's tables that are not over."""
        self.going.clear()
        kept = [
            (one, state)
            for one in self.site.shelf.tables(self.who.browser)
            if (state := self.site.hall.state_of(one.token)) is not None and not state.over
        ]
        self.going.set_visibility(bool(kept))
        with self.going:
            Tag("h2", self.t("home-going"))
            with Tag("ul", classes="ap-list"):
                for one, state in kept:
                    with Tag("li"):
                        Tag("span", self.title(state.facts), "ap-grow")
                        Tag("span", self.t("home-turn", n=state.turn), "ap-quiet")
                        forms.link(self.t("home-go-on"), f"/table/{one.token}", "small primary")
                        forms.button(
                            self.t("home-forget"), partial(self.forget, one.token), "small"
                        )

    def forget(self, token: str) -> None:
        """Take a table from the list."""
        self.site.shelf.forget_table(self.who.browser, token)
        self.in_progress()


def shareable(path: str, t: Words) -> None:
    """An address of this server to copy, whole: the browser knows by what name it came here."""
    with Tag("div", classes="ap-share"):
        field = Tag("input", classes="ap-field", type="text", readonly=True)
        field.put("aria-label", t("home-links"))
        field.put(":value", f"new URL({path!r}, location.href).href")
        copy = Tag("button", t("home-copy"), "ap-button", type="button")
        # not navigator.clipboard: browsers keep it from pages that come by plain http
        copy.on(
            "click",
            lambda: forms.tell(t("home-copied")),
            js_handler=(
                "(e) => { e.currentTarget.previousElementSibling.select();"
                " document.execCommand('copy'); emit(); }"
            ),
        )
