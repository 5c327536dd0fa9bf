"""The pictures of the table in the documentation; the same walks check that what a picture shows is
there. Pictures are written where APNAP_PICTURES=1."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from .clicking import Clicker, open_position, sit_down
from .conftest import Server
from .looking import picture, sideways

GOBLIN = "{name: Goblin, token: true, type: Creature - Goblin, pt: 1/1, colors: R}"
RED_GREEN = f"""
title: goblins and elves
players:
  Ann:
    life: 13
    hand: [Lightning Bolt, Goblin Matron, Fireblast, Siege-Gang Commander]
    library: [Mountain, Goblin Ringleader, Mountain, Mountain, Mountain]
    graveyard: [Lightning Bolt, Goblin Lackey, Mogg Fanatic]
    battlefield:
      - Mountain * 4
      - Barbarian Ring
      - Goblin Warchief
      - Mogg Fanatic
      - {{card: Goblin Piledriver, counters: {{"+1/+1": 1}}}}
      - {GOBLIN}
      - {GOBLIN}
      - {GOBLIN}
  Ben:
    life: 11
    hand: [Overrun, Maro, Forest]
    library: [Forest, Forest, Forest, Forest]
    graveyard: [Giant Growth]
    battlefield:
      - Forest * 3
      - Pendelhaven
      - Treetop Village
      - Fyndhorn Elves
      - {{card: Troll Ascetic, as: troll}}
      - Wild Mongrel
      - {{card: Rancor, attached_to: troll}}
start: {{turn: 9, active: Ann, step: upkeep}}
"""
WHITE_BLACK = """
title: angels and shades
players:
  安:
    life: 16
    hand: [Swords to Plowshares, Counterspell, Plains, Serra Angel]
    library: [Island, Plains, Island]
    graveyard: [Impulse, Mana Leak]
    battlefield:
      - Plains * 4
      - Island * 3
      - Adarkar Wastes
      - {card: Serra Angel, as: angel}
      - Wind Drake
      - Moat
  本:
    life: 8
    hand: [Terror, Swamp]
    library: [Swamp, Swamp, Swamp]
    graveyard: [Dark Ritual, Duress]
    exile: [Hypnotic Specter]
    battlefield:
      - Swamp * 5
      - Withered Wretch
      - {card: Pestilence}
start: {turn: 8, active: 安, step: upkeep}
"""
FIGHT = f"""
title: a fight
players:
  Ann:
    life: 12
    hand: [Lightning Bolt, Fireblast, Mountain]
    library: [Mountain, Mountain, Mountain]
    battlefield:
      - Mountain * 5
      - Goblin Warchief
      - Mogg Fanatic
      - Goblin Piledriver
      - {GOBLIN}
      - {GOBLIN}
  Ben:
    life: 9
    library: [Forest, Forest, Forest]
    battlefield:
      - Forest * 5
      - {{name: Raging Bear, cost: "{{1}}{{G}}", type: Creature - Bear, pt: 2/2,
         text: "This creature attacks each combat if able."}}
      - {{name: Raging Wurm, cost: "{{4}}{{G}}", type: Creature - Wurm, pt: 5/4,
         text: "Trample\\nThis creature attacks each combat if able."}}
      - Fyndhorn Elves
start: {{turn: 8, active: Ben, step: main1}}
"""


def test_the_middle_of_a_game(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, RED_GREEN, who=("me", "heuristic")))
    page.wait_for_selector(".panel.asking")
    page.keyboard.press("f")  # full control: asked again before the bolt resolves
    expect(page.locator('[data-do="control"]')).to_have_class("ap-button small on")
    page.locator(".hand .held", has_text="Lightning Bolt").click()
    page.locator(".field.far .sc", has_text="Wild Mongrel").click()
    expect(page.locator(".stacked")).to_contain_text("→ Wild Mongrel")
    expect(page.locator(".arrow.target")).to_have_count(1)
    under = page.locator(".field.far .sc", has_text="Rancor").bounding_box()
    host = page.locator(".field.far .sc", has_text="Troll Ascetic").bounding_box()
    assert under and host and under["y"] < host["y"]
    page.mouse.move(1250, 560)  # where no card is
    picture(page, "table")


def test_a_card_is_read_in_chinese_in_the_dark(server: Server, context: BrowserContext) -> None:
    page = context.new_page()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    sit_down(
        page,
        server.address,
        open_position(server.folder, WHITE_BLACK, who=("me", "heuristic")),
        "zh",
    )
    page.wait_for_selector(".panel.asking")
    page.locator(".hand .held", has_text="Serra Angel").hover()
    expect(page.locator(".preview")).to_contain_text("飞行")
    expect(page.locator(".sc.would")).to_have_count(5)
    picture(page, "table-zh")


def test_a_fight(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, FIGHT, "2006"))
    clicker = Clicker(page, idle=True)
    assert clicker.play(lambda key: key == "blockers") == "blockers"
    near, far = page.locator(".field.near .sc"), page.locator(".field.far .sc")
    near.filter(has_text="Goblin Warchief").click()
    far.filter(has_text="Raging Bear").click()
    near.filter(has_text="Goblin Piledriver").click()
    far.filter(has_text="Raging Wurm").click()
    near.filter(has_text="Mogg Fanatic").click()
    far.filter(has_text="Raging Wurm").click()
    expect(page.locator(".arrow.block")).to_have_count(3)
    expect(page.locator(".arrow.attack")).to_have_count(2)
    page.mouse.move(1250, 560)  # where no card is
    expect(page.locator(".preview")).to_have_count(0)
    picture(page, "table-combat")


def test_on_a_phone(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    sit_down(page, server.address, open_position(server.folder, RED_GREEN, who=("me", "heuristic")))
    page.wait_for_selector(".panel.asking")
    assert sideways(page) == 0
    expect(page.locator(".hand .held")).to_have_count(5)
    picture(page, "table-phone")
    context.close()
