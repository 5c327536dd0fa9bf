"""A person at the lab, for its tests."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Server

PATIENCE = 60_000  # milliseconds: a first page on a busy machine


class Judge:
    """Sets up situations and acts for both sides by clicks."""

    def __init__(self, server: Server, page: Page, address: str = "/lab") -> None:
        self.page = page
        page.goto(server.address + address)
        expect(page.locator(".lab")).to_have_attribute("data-ready", "true", timeout=PATIENCE)
        self.settle()

    def settle(self) -> None:
        """Until the server has answered."""
        expect(self.page.locator(".lab")).to_have_attribute("data-busy", "false", timeout=PATIENCE)

    def click(self, selector: str) -> None:
        """A click, and what comes of it."""
        self.page.locator(selector).first.click()
        self.settle()

    def edition(self, key: str) -> None:
        """Another edition's tab."""
        self.click(f'[data-edition="{key}"]')

    def place(self, name: str, player: str, zone: str = "battlefield") -> None:
        """Look for a card and place it."""
        page = self.page
        page.locator("[data-target=player]").select_option(player)
        page.locator("[data-target=zone]").select_option(zone)
        page.locator("[data-find]").fill(name)
        page.locator(f'.lab-found [data-card="{name}"]').wait_for()
        page.locator("[data-find]").press("Enter")
        self.settle()

    def acts(self) -> None:
        """From setting up to acting."""
        self.click("[data-mode=act]")

    def asked(self, key: str) -> None:
        """This is what is asked."""
        expect(self.page.locator(".lab-asking")).to_have_attribute("data-question", key)

    def goes_on(self, key: str) -> None:
        """Everybody passes; then this is asked."""
        self.click("[data-do=go-on]")
        self.asked(key)

    def near(self, name: str) -> str:
        """The card of that name on the side below."""
        return f'.field.near .sc[aria-label^="{name}"]'

    def far(self, name: str) -> str:
        """The card of that name on the other side."""
        return f'.field.far .sc[aria-label^="{name}"]'

    def fanatic_attacks(self) -> None:
        """Mogg Fanatic attacks, the Bears block, and combat damage is assigned."""
        self.place("Mogg Fanatic", "A")
        self.place("Grizzly Bears", "B")
        self.acts()
        self.goes_on("priority")
        self.goes_on("attackers")
        self.click(self.near("Mogg Fanatic"))
        self.click("[data-do=confirm]")
        self.asked("priority")
        self.goes_on("blockers")
        self.click(self.far("Grizzly Bears"))
        self.click("[data-do=confirm]")
        self.asked("priority")
        self.goes_on("priority")
