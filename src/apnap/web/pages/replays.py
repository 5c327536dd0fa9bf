"""The replays: a list of finished games, and the page to watch one."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from fastapi import Request
from nicegui import ui

from apnap.playing.sentences import translated
from apnap.web.decks import reading
from apnap.web.tables.saved import ReplayError
from apnap.web.tables.starting import called
from apnap.web.tables.store import Kept
from apnap.web.texts import words

from . import forms
from .forms import Tag
from .frame import frame, head, styles
from .island import Island
from .visitor import Visitor

if TYPE_CHECKING:
    from apnap.web.app import Site

LOOPBACK = ("127.0.0.1", "localhost", "::1")
STYLES = ("table.css", "watch.css")


def register(site: Site) -> None:
    """Add the pages."""

    @ui.page("/replays")
    def replays(request: Request) -> None:
        who = site.visitor(request)
        with frame(who, "replays-title", "/replays"):
            _List(site, who)

    @ui.page("/watch/{id_}")
    def watch(request: Request, id_: str) -> None:
        who = site.visitor(request)
        head(who, f"{who.t('watch-title')} · apnap")
        styles(*STYLES)
        Island("watch.js", replay=id_, lang=who.lang, words=words(who.lang))


class _List:
    """The list for one visitor: all games where the server is for one person (it listens on
    loopback), else those that the browser played or brought."""

    def __init__(self, site: Site, who: Visitor) -> None:
        self.site, self.who, self.t = site, who, who.t
        Tag("h1", self.t("replays-lead"))
        forms.file(self.t("replays-bring"), self.bring, ".json")
        self.lines = Tag("ul", classes="ap-list ap-replays")
        self.fill()

    async def bring(self, _name: str, data: bytes) -> None:
        """Take in a file."""
        archive = self.site.archive
        try:
            text = data.decode("utf-8", "replace")
            id_ = await self.site.hall.work(archive.take_in, text)
        except ReplayError as error:
            forms.tell(translated(str(error), self.who.lang), bad=True)
            return
        self.site.shelf.keep_replay(self.who.browser, id_)
        forms.tell(self.t("replays-brought"))
        self.fill()

    def games(self) -> list[Kept]:
        """The finished games to show."""
        if self.site.settings.host in LOOPBACK:
            return self.site.archive.games()
        hall, shelf = self.site.hall, self.site.shelf
        own = [hall.game_of(one.token) for one in shelf.tables(self.who.browser)]
        brought = shelf.replays(self.who.browser)
        known = {*own, *brought}
        return [game for game in self.site.archive.games(2_000) if game.id in known]

    def fill(self) -> None:
        """Draw the list."""
        t = self.t
        self.lines.clear()
        games = self.games()
        with self.lines:
            if not games:
                Tag("li", t("replays-none"), "ap-quiet")
            for game in games:
                with Tag("li"):
                    with Tag("span", classes="ap-grow"):
                        Tag("strong", self.title(game))
                        Tag("span", f" · {self.ended(game)}", "ap-quiet")
                    forms.link(t("replays-watch"), f"/watch/{game.id}", "small primary")
                    forms.link(
                        t("replays-file"), f"/replay/{game.id}/game.json", "small", download=True
                    )
                    self.remove_button(game)

    def remove_button(self, game: Kept) -> None:
        """Removing asks first."""
        remove = Tag("button", self.t("replays-remove"), "ap-button small danger", type="button")
        sure = self.t("replays-remove-sure")
        remove.on(
            "click", lambda: self.remove(game.id), js_handler=f"() => confirm({sure!r}) && emit()"
        )

    def remove(self, id_: str) -> None:
        """Forget a game."""
        with suppress(KeyError):
            self.site.archive.remove(id_)
        self.fill()

    def title(self, game: Kept) -> str:
        """Who played what."""
        told = []
        for player, name in zip(game.facts.get("players", []), self.names(game), strict=True):
            deck = str(player.get("deck", ""))
            told.append(f"{name} ({reading.called(deck, self.t)})")
        return " – ".join(told)

    def names(self, game: Kept) -> list[str]:
        """What the players are called in the visitor's language."""
        players = game.facts.get("players", [])
        lang = self.t.lang
        return [
            called(seat, str(one.get("name", "")), str(one.get("who", "")), len(players), lang)
            for seat, one in enumerate(players)
        ]

    def ended(self, game: Kept) -> str:
        """The edition, the turns, and who won."""
        t, facts = self.t, game.facts
        titles = facts.get("title") or [str(facts.get("edition", ""))] * 2
        edition = titles[self.who.lang == "zh"]
        names = self.names(game)
        winners = [names[seat] for seat in facts.get("winners", []) if seat < len(names)]
        if facts.get("undetermined"):
            result = t("replays-undetermined")
        elif winners:
            result = t("replays-won", name=", ".join(winners))
        else:
            result = t("replays-drawn")
        return f"{edition} · {t('replays-turns', n=facts.get('turn', 0))} · {result}"
