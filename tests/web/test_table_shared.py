"""Two people at one screen, several players at one table, a match."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .clicking import Clicker, open_position, open_table, sit_down
from .conftest import Server
from .looking import serious_faults

FOUR = """
title: four
players:
  Ann: {life: 14, hand: [Lightning Bolt, Mogg Fanatic], battlefield: [Mountain * 5, Goblin King]}
  Ben: {life: 9, battlefield: [Island * 3, Serra Angel, Wind Drake]}
  Cid: {life: 23, battlefield: [Forest * 6, Grizzly Bears * 2]}
  Dora: {life: 17, battlefield: [Swamp * 4, Withered Wretch]}
start: {turn: 9, active: Ann, step: main1}
"""


def test_a_shared_screen_is_handed_over(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_table(server.folder, who=("me", "same screen")))
    assert page.locator(".hand .held[data-key]").count() == 7
    page.locator('[data-kind="no"]').click()
    expect(page.locator(".curtain")).to_contain_text("Ben decides now")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator('[data-do="ready"]')).to_be_focused()
    assert serious_faults(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".player.mine .name")).to_have_text("Ben")
    assert page.locator(".hand .held[data-key]").count() == 7
    expect(page.locator(".panel")).to_have_attribute("data-question", "mulligan")


def test_four_players_are_seen_at_once(server: Server, page: Page) -> None:
    token = open_position(server.folder, FOUR, who=("me", "random", "random", "random"))
    sit_down(page, server.address, token)
    page.wait_for_selector(".panel.asking")
    assert page.locator(".side.far .name").all_inner_texts() == ["Ben", "Cid", "Dora"]
    for side in page.locator(".side.far").all():
        box = side.bounding_box()
        assert box and box["width"] > 300
        for card in side.locator(".sc").all():
            inner = card.bounding_box()
            assert inner and box["x"] <= inner["x"] and box["y"] <= inner["y"]
            assert inner["x"] + inner["width"] <= box["x"] + box["width"]
            assert inner["y"] + inner["height"] <= box["y"] + box["height"]
    assert serious_faults(page) == []
    page.locator(".hand .held", has_text="Lightning Bolt").click()
    page.locator('[data-key="p3"]').click()
    expect(page.locator(".side.far .life").nth(2)).to_have_text("14")


def test_the_next_game_of_a_match(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_table(server.folder, best_of=3))
    expect(page.locator(".edition")).to_contain_text("Game 1 of 3")
    page.locator('[data-do="concede"]').click()
    page.locator('[data-do="concede-sure"]').click()
    page.locator('[data-do="next"]').click()
    expect(page.locator(".edition")).to_contain_text("Game 2 of 3, 0:1")
    clicker = Clicker(page)
    assert clicker.play(lambda key: key == "mulligan", most=6) == "mulligan"
