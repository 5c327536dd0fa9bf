"""Two people at one game: each in a browser of their own, and neither learns the other's hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Response, expect

from apnap.core.views import View
from apnap.game import Game
from apnap.web.decks.reading import shipped_deck
from apnap.web.tables.hall import Hall
from apnap.web.tables.starting import begin

from .clicking import Clicker
from .conftest import Server

DECKS = ("white-weenie", "blue-control")
ANSWERS = 40


class Ear:
    """All that a browser received: every page, file and message on every connection."""

    def __init__(self, context: BrowserContext) -> None:
        self.heard: list[str] = []
        self.answers: list[Response] = []
        context.on("response", lambda answer: self.answers.append(answer))
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _frame(self, frame: str | bytes) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

    def everything(self) -> str:
        """As one text."""
        bodies = [self._body(one) for one in self.answers if "/static/" not in one.url]
        return "\n".join([*self.heard, *bodies])

    def _body(self, answer: Response) -> str:
        try:
            return answer.text()
        except (Error, UnicodeDecodeError):  # a picture, a redirection, a page that was left
            return ""


def names_of(deck: str) -> set[str]:
    return {name for name, _ in shipped_deck(deck).main}


def ever_seen(folder: Path, token: str, seat: int) -> set[str]:
    """The names that the seat's view ever showed, by playing the kept game again."""
    hall = Hall(folder)
    kept = hall.store.game(hall.game_of(token))
    entries = [entry for entry, _ in hall.store.answers(kept.id)]
    game = begin(kept.start, hall.library().lookup)
    hall.close()
    seen = set(shown(game, seat))
    for entry in entries:
        game.push(entry)
        seen |= set(shown(game, seat))
    return seen


def shown(game: Game, seat: int) -> Iterator[str]:
    """The names in a seat's view of this moment."""
    view = View(game, seat, game.question)
    for player in view.players:
        for group in (player.hand, player.graveyard, player.battlefield):
            yield from (one.name for one in group)
        yield from (one.name for one in player.known_library.values())
    for group in (view.stack, view.exile, view.command):
        yield from (one.name for one in group)


@pytest.fixture
def two(browser: Browser) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    contexts = [browser.new_context(locale="en-GB") for _ in range(2)]
    for context in contexts:
        context.set_default_timeout(60_000)
    yield contexts[0], contexts[1]
    for context in contexts:
        context.close()


def test_neither_browser_learns_the_hand_of_the_other(
    server: Server, two: tuple[BrowserContext, BrowserContext]
) -> None:
    ears = [Ear(context) for context in two]
    pages = [context.new_page() for context in two]
    tokens = sit_down(server, pages)
    clickers = [Clicker(page) for page in pages]
    for _ in range(ANSWERS):
        seat = asked(pages)
        if seat < 0:
            break
        clickers[seat].step(str(pages[seat].locator(".panel").get_attribute("data-question")))
    for page in pages:
        page.reload()
        expect(page.locator(".board")).to_be_visible()
    for seat in range(2):
        known = ever_seen(server.folder, tokens[seat], seat)
        hidden = names_of(DECKS[1 - seat]) - known
        assert len(hidden) >= 5
        text = ears[seat].everything()
        assert any(name in text for name in names_of(DECKS[seat])), "the ear hears nothing"
        assert [name for name in hidden if name in text] == []
        assert tokens[1 - seat] not in text or seat == 0  # who opened the table gave the link away


def sit_down(server: Server, pages: list[Page]) -> list[str]:
    """Open a table by clicks, with a link for the other; both tokens."""
    first, second = pages
    first.goto(server.address)
    first.wait_for_load_state("networkidle")
    first.get_by_role("combobox", name="Who plays").select_option(label="somebody who gets a link")
    decks = first.get_by_role("combobox", name="Deck", exact=True)
    for n, deck in enumerate(DECKS):
        decks.nth(n).select_option(f"shipped:{deck}")
    expect(first.get_by_text("This deck can be played")).to_have_count(2)
    first.get_by_text("More", exact=True).click()
    first.get_by_label("Seed of chance").fill("5")
    first.get_by_label("Seed of chance").blur()
    first.get_by_role("button", name="Start the game").click()
    link = first.locator(".ap-share input")
    expect(link).to_have_value(re.compile("^http"))
    second.goto(link.input_value())
    first.get_by_role("link", name="To the table").click()
    for page in pages:
        expect(page.locator(".board")).to_be_visible()
    return [page.url.rsplit("/", 1)[-1].split("?")[0] for page in pages]


def asked(pages: list[Page]) -> int:
    """The seat that is asked now, -1 at the end."""
    while True:
        for seat, page in enumerate(pages):
            if page.locator('.table[data-over="true"]').count():
                return -1
            if page.locator(".panel.asking").count():
                return seat
        pages[0].wait_for_timeout(50)
