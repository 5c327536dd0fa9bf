"""The keyboard's place at the table: it is never lost, always seen, and every key does what the
help says."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .clicking import open_position, sit_down
from .conftest import Server

GOBLINS = """
title: goblins
players:
  Ann:
    hand: [Mountain, Mogg Fanatic, Goblin Matron, Fireball]
    library: [Mogg Fanatic, Goblin King, Mountain]
    battlefield: [Mountain * 6]
  Ben:
    library: [Forest * 3]
start: {turn: 9, active: Ann, step: main1}
"""
BLOCKED = """
title: two blockers
players:
  Ann:
    library: [Mountain * 3]
    battlefield:
      - {name: Giant, token: true, type: Creature - Giant, pt: 5/5, colors: R}
  Ben:
    library: [Forest * 3]
    battlefield:
      - {name: Bear, token: true, type: Creature - Bear, pt: 2/2, colors: G}
      - {name: Ape, token: true, type: Creature - Ape, pt: 2/2, colors: G}
start: {turn: 9, active: Ann, step: main1}
"""
# what has the focus: its label or words, and whether it is seen to have it
FOCUS = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const seen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const label = element.getAttribute('aria-label') || element.innerText || '';
  return seen ? label.split('\\n')[0] : `(unseen) ${element.tagName}`;
}"""


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def focus_on(page: Page, words: str) -> None:
    """Wait until what has the focus, and shows it, begins with the words."""
    page.wait_for_function(f"words => ({FOCUS})().startsWith(words)", arg=words)


def asked(page: Page, key: str) -> None:
    expect(page.locator(".panel")).to_have_attribute("data-question", key)


def sit_at(server: Server, page: Page, position: str, edition: str, second: str) -> None:
    token = open_position(server.folder, position, edition, ("me", second))
    sit_down(page, server.address, token)
    page.wait_for_selector(".panel.asking")


def test_the_focus_goes_on_from_a_card_that_was_played(server: Server, page: Page) -> None:
    sit_at(server, page, GOBLINS, "current", "random")
    press(page, "h", "Enter")  # the land
    expect(page.locator(".hand .held")).to_have_count(3)
    focus_on(page, "Mogg Fanatic")
    expect(page.locator(".preview")).to_have_count(0)  # nothing hides the table
    press(page, "ArrowRight", "Enter")  # the matron searches
    asked(page, "may")
    focus_on(page, "Fireball")
    press(page, "y")
    expect(page.locator(".picker")).to_be_visible()
    focus_on(page, "Goblin King")  # the cards lie over the hand
    press(page, "ArrowRight", "Enter", " ")
    asked(page, "priority")
    focus_on(page, "You have priority")
    press(page, "h", "ArrowRight", "Enter")  # the ball
    asked(page, "x")
    press(page, "q", "1", "Enter")
    asked(page, "target")
    focus_on(page, "Choose a target")


def test_space_passes_wherever_the_focus_is(server: Server, page: Page) -> None:
    sit_at(server, page, GOBLINS, "current", "random")
    press(page, "h", " ")
    expect(page.locator(".step.now")).not_to_contain_text("Main 1")
    expect(page.locator(".hand .held").first).to_be_focused()


def test_orders_and_divisions_keep_the_focus(server: Server, page: Page) -> None:
    sit_at(server, page, BLOCKED, "2009", "same screen")
    press(page, " ")
    asked(page, "attackers")
    press(page, "a", " ")
    page.locator('[data-do="ready"]').wait_for()
    press(page, "Enter")
    asked(page, "blockers")
    focus_on(page, "Declare blockers")
    press(page, "b", "Enter", "ArrowRight", "Enter", " ")
    page.locator('[data-do="ready"]').wait_for()
    press(page, "Enter")
    expect(page.locator(".ordering li")).to_have_count(2)
    press(page, "q")
    focus_on(page, "Later: Bear")
    press(page, "Enter")  # it is the last now: only up is left
    focus_on(page, "Earlier: Bear")
    press(page, "Tab")
    focus_on(page, "Confirm")
    press(page, "Enter")
    expect(page.locator(".splitting")).to_be_visible()
    focus_on(page, "Assign 5 combat damage")  # a key held down does not press on
    press(page, "q")
    focus_on(page, "More: Ape")
    press(page, *["Enter"] * 5)  # nothing is left to give
    focus_on(page, "Less: Ape")
    press(page, "Enter")
    focus_on(page, "Less: Ape")  # and back again
    expect(page.locator(".splitting .rest")).to_have_text("1 left")
