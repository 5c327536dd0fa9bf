"""Each page opens."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Server


def test_the_first_page_opens(server: Server, page: Page) -> None:
    page.goto(server.address)
    expect(page.get_by_text("apnap")).to_be_visible()
