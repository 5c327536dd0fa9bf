"""A person at the table who clicks the simplest legal thing, for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from apnap.cards.decks import find_deck
from apnap.game import find_edition, load_deck, to_data
from apnap.lab.loading import load_text
from apnap.lab.placing import Builder
from apnap.web.tables.hall import Hall
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import Chair, Wishes

MINE, THEIRS = "red-goblins", "green-stompy"
NAMES = ("Ann", "Ben")
CAN = ".hand .held.can, .field.near .sc.can"


def open_table(
    folder: Path,
    decks: tuple[str, ...] = (MINE, THEIRS),
    who: tuple[str, ...] = ("me", "heuristic"),
    **wishes: Any,
) -> str:
    """The token of a new table: opened beside the server, which finds it in its folder."""
    hall = Hall(folder)
    chairs = tuple(
        Chair(sort, load_deck(find_deck(deck)), f"{NAMES[n % 2]}{n // 2 or ''}")
        for n, (deck, sort) in enumerate(zip(decks, who, strict=True))
    )
    given: dict[str, Any] = {"seed": 7, "starter": 0, **wishes}
    token = hall.open(Wishes(chairs, **given)).token_of(0)
    hall.close()
    return token


def open_position(
    folder: Path, position: str, edition: str = "current", who: tuple[str, ...] = ("me", "random")
) -> str:
    """The token of a table at which a game goes on from a position, written as in a scenario file
    (`players`, `start`)."""
    hall = Hall(folder)
    token = table_at(hall, position, edition, who).token_of(0)
    hall.close()
    return token


def table_at(hall: Hall, position: str, edition: str, who: tuple[str, ...]) -> Table:
    """The table itself."""
    deck = load_deck(find_deck(MINE))
    found = find_edition(edition)
    game = Builder(load_text(position, "position"), found, hall.library().lookup).build()
    names = [player.name for player in game.players]
    chairs = tuple(Chair(sort, deck, name) for sort, name in zip(who, names, strict=True))
    return hall.open_at(
        Wishes(chairs, edition=edition, seed=1), {"position": to_data(game), "seed": 1}
    )


def sit_down(page: Page, address: str, token: str, lang: str = "en") -> None:
    """Go to the table, until it is seen."""
    page.goto(f"{address}/table/{token}?lang={lang}")
    expect(page.locator(".board")).to_be_visible()


class Clicker:
    """Answers by clicks. `idle`: passes whatever could be done. `asked`: the keys of the questions
    met, in order."""

    def __init__(self, page: Page, idle: bool = False) -> None:
        self.page = page
        self.idle = idle
        self.asked: list[str] = []
        self.tried: set[tuple[str, str]] = set()

    def settle(self) -> str:
        """Wait until something is asked or the game is over: the key of the question, "" at the
        end."""
        self.page.wait_for_selector('.panel.asking, .table[data-over="true"]')
        if self.page.locator('.table[data-over="true"]').count():
            return ""
        return str(self.page.locator(".panel").get_attribute("data-question"))

    def play(self, until: Callable[[str], bool] = lambda key: False, most: int = 500) -> str:
        """Answer until the game is over or a question is met at which to stop; its key."""
        for _ in range(most):
            key = self.settle()
            if not key or until(key):
                return key
            self.asked.append(key)
            self.step(key)
        raise AssertionError(f"not over after {most} answers: {self.asked[-30:]}")

    def step(self, key: str) -> None:
        """Answer the present question, and wait until the server has taken it."""
        before = self.page.locator(".table").get_attribute("data-version")
        shape = self.page.locator(".panel").get_attribute("data-shape") or ""
        {"priority": self.priority, "attackers": self.attack}.get(key, self.shaped(shape))()
        self.page.wait_for_function(
            "before => document.querySelector('.table').dataset.version !== before", arg=before
        )

    def priority(self) -> None:
        """Play or cast what glows and was not tried in this turn, else pass."""
        turn = self.page.locator(".turn b").inner_text()
        stacked = self.page.locator(".stacked").count()
        for glowing in [] if self.idle or stacked else self.page.locator(CAN).all():
            tried = (turn, str(glowing.get_attribute("data-key")))
            if tried not in self.tried:
                break
        else:
            self.do("pass")
            return
        self.tried.add(tried)
        glowing.click()
        if self.page.locator(".menu").count():
            self.page.locator(".menu .choice").first.click()

    def attack(self) -> None:
        """With everything."""
        self.do("attack-all")
        self.do("confirm")

    def do(self, what: str) -> None:
        """Click the button that does it."""
        self.page.locator(f'.panel [data-do="{what}"]').click()

    def shaped(self, shape: str) -> Callable[[], None]:
        """What to do in a question of that shape."""
        if shape == "pick one":
            return self.one
        if shape == "pick some":
            return self.some
        if shape == "split":
            return self.split
        return lambda: self.do("confirm")

    def one(self) -> None:
        """No, where it is a matter of yes or no; else the first choice."""
        no = self.page.locator('.panel [data-kind="no"]')
        chosen = no if no.count() else self.page.locator(".panel .choice")
        chosen.first.click()

    def some(self) -> None:
        """As many as must be."""
        confirm = self.page.locator('.panel [data-do="confirm"]')
        options = self.page.locator(".picked, .panel .choice")
        for n in range(options.count()):
            if confirm.is_enabled():
                break
            options.nth(n).click()
        confirm.click()

    def split(self) -> None:
        """All to the first."""
        self.page.locator(".part .ap-button").nth(2).click()
        self.do("confirm")
