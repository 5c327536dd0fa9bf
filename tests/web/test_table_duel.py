"""A whole duel by clicks against the machine, in each edition; what a seat lasts through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .clicking import Clicker, open_position, open_table, sit_down
from .conftest import Server

SEARCH = """
title: a search
players:
  Ann:
    hand: [Goblin Matron]
    library: [Mogg Fanatic, Mountain, Goblin King, Mountain]
    battlefield: [Mountain * 3]
  Ben: {}
start: {turn: 3, active: Ann, step: main1}
"""


@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
def test_a_whole_duel_by_clicks(server: Server, page: Page, edition: str) -> None:
    token = open_table(server.folder, edition=edition, life=4, seed=3)
    sit_down(page, server.address, token)
    clicker = Clicker(page)
    assert clicker.play() == ""
    assert {"mulligan", "priority"} <= set(clicker.asked)
    ending = page.locator("[data-ending]")
    expect(ending).to_contain_text("wins")
    expect(ending.get_by_role("link", name="Watch the replay")).to_be_visible()
    life = [int(text) for text in page.locator(".player .life").all_inner_texts()]
    assert min(life) <= 0
    page.locator('[data-do="rematch"]').click()
    expect(page.locator(".panel")).to_have_attribute("data-question", "mulligan")
    expect(page.locator('.table[data-over="false"]')).to_be_visible()


def test_a_reload_in_the_middle_of_a_question_shows_it_again(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, SEARCH))
    clicker = Clicker(page)
    assert clicker.play(lambda key: key not in ("priority", "pay")) in ("may", "search")
    if page.locator('[data-kind="yes"]').count():
        page.locator('[data-kind="yes"]').click()
    expect(page.locator(".panel")).to_have_attribute("data-question", "search")
    shown = page.locator(".picked").all_inner_texts()
    prompt = page.locator(".prompt").inner_text()
    page.reload()
    expect(page.locator(".panel")).to_have_attribute("data-question", "search")
    assert page.locator(".picked").all_inner_texts() == shown
    assert page.locator(".prompt").inner_text() == prompt
    page.locator(".picked", has_text="Goblin King").click()
    page.locator('[data-do="confirm"]').click()
    expect(page.locator(".hand")).to_contain_text("Goblin King")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    own = Server(tmp_path)
    yield own
    own.kill()


def test_a_killed_server_that_starts_again_is_found_again(mortal: Server, page: Page) -> None:
    sit_down(page, mortal.address, open_table(mortal.folder))
    page.locator('[data-kind="no"]').click()
    expect(page.locator(".panel")).to_have_attribute("data-question", "priority")
    hand = page.locator(".hand .held").evaluate_all("all => all.map(one => one.ariaLabel)")
    mortal.kill()
    expect(page.locator(".lost-line")).to_be_visible()
    mortal.start()
    expect(page.locator(".lost-line")).to_have_count(0)
    expect(page.locator(".panel")).to_have_attribute("data-question", "priority")
    again = page.locator(".hand .held").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [name.split(",")[0] for name in again] == [name.split(",")[0] for name in hand]
    page.locator('[data-do="pass"]').click()
    expect(page.locator(".panel.asking")).to_be_visible()


def test_what_is_taken_back_is_asked_again(server: Server, page: Page) -> None:
    position = SEARCH.replace("hand: [Goblin Matron]", "hand: [Mountain, Lightning Bolt]")
    sit_down(page, server.address, open_position(server.folder, position))
    page.locator(".hand .held.can", has_text="Mountain").click()
    expect(page.locator(".field.near .sc")).to_have_count(4)
    page.keyboard.press("u")
    expect(page.locator(".field.near .sc")).to_have_count(3)
    expect(page.locator(".hand .held.can", has_text="Mountain")).to_have_count(1)


def test_conceding_is_asked_for_twice(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_table(server.folder))
    page.locator('[data-do="concede"]').click()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator('[data-do="concede"]').click()
    page.locator('[data-do="concede-sure"]').click()
    expect(page.locator("[data-ending]")).to_contain_text("Ben wins")
    page.locator("[data-ending]").get_by_role("link", name="Watch").click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible()


def test_an_unknown_table_says_so(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/table/nobody")
    expect(page.get_by_role("link", name="first page")).to_be_visible()


@pytest.mark.parametrize(("edition", "word"), [("2006", "行动阶段一"), ("2009", "主阶段一")])
def test_the_step_bar_speaks_the_words_of_the_edition(
    server: Server, page: Page, edition: str, word: str
) -> None:
    token = open_table(server.folder, edition=edition)
    sit_down(page, server.address, token, "zh")
    expect(page.locator(".steps")).to_contain_text(word)
