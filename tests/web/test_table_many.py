"""A thousand tokens attack; many different things stay usable."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .clicking import Clicker, open_position, sit_down
from .conftest import Server
from .mocking import FACES, FakeTable, about, question, state, thing

TOKEN = "      - {name: Goblin, token: true, type: Creature - Goblin, pt: 1/1, colors: R}\n"
MANY = f"""
title: many
players:
  Ann:
    hand: [Mountain]
    battlefield:
      - Mountain * 3
{TOKEN * 1000}
  Ben:
    life: 1500
    battlefield: [Forest * 2]
start: {{turn: 9, active: Ann, step: main1}}
"""
LONG = 60  # seconds until a click at this size is given up, on whatever machine
DRAWN = 8_000  # boxes that the browser lays out where those out of sight are let be (all: 12,000)
PICTURES = 30  # so many on a busy machine
DRAWN_ANEW = "() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"
LAID_OUT = 40  # how often it lays the page out: not once for each thing


def test_a_thousand_tokens_attack(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, MANY))
    clicker = Clicker(page)
    assert clicker.play(lambda key: key == "attackers") == "attackers"
    stack = page.locator(".field.near .sc", has_text="×1000")
    expect(page.locator(".field.near .row.front .sc")).to_have_count(1)
    stack.click()
    page.locator('[data-answer="many"]').fill("990")
    page.locator(".how-many [type=submit]").click()
    expect(stack.locator(".sc-badge")).to_have_text("990/1000")
    expect(page.locator(".assigning")).to_contain_text("990 × Goblin → Ben")
    expect(page.locator(".arrow.attack")).to_have_count(1)
    page.locator('[data-do="confirm"]').click()
    expect(page.locator(".player:not(.mine) .life")).to_have_text("510", timeout=LONG * 1000)
    expect(page.locator(".field.near .row.front .sc")).to_have_count(1)  # in the next turn again
    expect(page.locator(".log-lines")).to_contain_text("×990")


def test_three_hundred_different_things_are_drawn_and_reached(server: Server, page: Page) -> None:
    ann = {"battlefield": [thing(n, damage=n) for n in range(1, 301)]}
    options = [about(n, "Bear") for n in range(1, 301)]
    asked = question("pick some", options, least=0, most=300)
    fake = FakeTable(page, server.address, state(ann=ann, question=asked))
    expect(page.locator(".field.near .sc")).to_have_count(300)
    page.locator('.field.near [data-key="o300"]').click()
    page.locator('.field.near [data-key="o1"]').click()
    page.locator('[data-do="confirm"]').click()
    assert fake.answer() == [0, 299]


def test_a_thousand_different_things_are_soon_there(server: Server, page: Page) -> None:
    faces = {
        f"f{n}": {**FACES["bear"], "key": f"f{n}", "name": f"Bear {n}", "english": f"Bear {n}"}
        for n in range(1, 1001)
    }
    things = [{**thing(n), "face": f"f{n}", "name": f"Bear {n}"} for n in range(1, 1001)]
    asked = question("pick one", [about(1, "Bear 1"), about(1000, "Bear 1000")])
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable")
    shown = state(ann={"battlefield": things}, question=asked, faces=faces)
    fake = FakeTable(page, server.address, shown)
    cards = page.locator(".field.near .sc")
    expect(cards).to_have_count(1000)
    expect(cards.first).to_be_in_viewport()
    counts: dict[str, float] = {}
    for _ in range(PICTURES):  # what is out of sight is let go with one of the next pictures
        page.evaluate(DRAWN_ANEW)
        told = metrics.send("Performance.getMetrics")["metrics"]
        counts = {one["name"]: one["value"] for one in told}
        if counts["LayoutObjects"] < DRAWN:
            break
    assert 1000 < counts["LayoutObjects"] < DRAWN
    assert 0 < counts["LayoutCount"] < LAID_OUT
    art = cards.first.locator(".sc-art")
    expect(art).to_have_css("background-image", re.compile('^url."data:image/png'))
    last = page.locator('[data-key="o1000"]')
    expect(last).not_to_be_in_viewport()
    last.click()
    assert fake.answer() == 1
