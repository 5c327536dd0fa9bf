"""The table without a mouse, for a screen reader, on a phone, in Chinese."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from .clicking import Clicker, open_position, open_table, sit_down
from .conftest import Server
from .looking import english_left, serious_faults, sideways

MIDDLE = """
title: the middle of a game
players:
  Ann:
    life: 14
    hand: [Lightning Bolt, Goblin Matron, Siege-Gang Commander, Mountain]
    library: [Mountain, Mogg Fanatic]
    graveyard: [Lightning Bolt, Goblin Lackey]
    battlefield:
      - Mountain * 4
      - {card: Mountain, tapped: true}
      - Goblin Warchief
      - {card: Goblin Piledriver, counters: {"+1/+1": 2}, damage: 1}
      - {name: Goblin, token: true, type: Creature - Goblin, pt: 1/1, colors: R, as: one}
      - {name: Goblin, token: true, type: Creature - Goblin, pt: 1/1, colors: R, as: two}
  Ben:
    life: 4
    hand: [Serra Angel, Counterspell]
    graveyard: [Mana Leak]
    exile: [Impulse]
    battlefield:
      - Island * 3
      - {card: Serra Angel, as: angel, tapped: true}
      - {card: Rancor, attached_to: angel}
start: {turn: 9, active: Ann, step: main1}
"""
CARDS = (
    *("Lightning Bolt", "Goblin Matron", "Siege-Gang Commander", "Mountain", "Mogg Fanatic"),
    *("Goblin Lackey", "Goblin Warchief", "Goblin Piledriver", "Goblin", "Serra Angel"),
    *("Counterspell", "Mana Leak", "Impulse", "Island", "Rancor"),
)
ALLOWED = frozenset({*CARDS, "Ann", "Ben"})


def until_attack(page: Page) -> None:
    """Pass by the keyboard until attackers are declared."""
    clicker = Clicker(page)
    while (key := clicker.settle()) != "attackers":
        assert key == "priority"
        before = page.locator(".table").get_attribute("data-version")
        page.keyboard.press("Space")
        page.wait_for_function(
            "before => document.querySelector('.table').dataset.version !== before", arg=before
        )


def test_a_game_is_won_by_keyboard_alone(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, MIDDLE))
    page.wait_for_selector(".panel.asking")
    page.keyboard.press("h")  # to the hand
    expect(page.locator(".hand .held").first).to_be_focused()
    expect(page.locator(".preview")).to_contain_text("Lightning Bolt")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")  # the bolt
    expect(page.locator(".panel")).to_have_attribute("data-question", "target")
    choices = page.locator(".panel .choice").all_inner_texts()
    page.keyboard.press(str(next(n for n, text in enumerate(choices, 1) if "Ben" in text)))
    # one's own spell resolves without a further question
    expect(page.locator(".player:not(.mine) .life")).to_have_text("1")
    page.keyboard.press("b")  # to one's own side, and up and down on it
    expect(page.locator(".field.near .sc").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".field.near .behind .sc:focus")).to_have_count(1)
    page.keyboard.press("Escape")  # the large card goes, the focus stays; the space bar passes
    expect(page.locator(".preview")).to_have_count(0)
    until_attack(page)
    page.keyboard.press("a")
    expect(page.locator(".arrow.attack")).to_have_count(3)
    page.keyboard.press("Escape")  # one of them stays at home
    page.keyboard.press("Space")
    clicker = Clicker(page)
    while clicker.settle():
        page.keyboard.press("Space")
        page.wait_for_timeout(20)
    expect(page.locator("[data-ending]")).to_contain_text("Ann wins")
    expect(page.locator("[data-do=see]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_help_tells_the_keys_and_closes_with_escape(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_table(server.folder))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    expect(page.locator(".help dt")).to_have_count(21)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="Zones")).to_be_visible()


def test_the_question_is_said_to_those_who_listen(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_table(server.folder))
    expect(page.locator("[data-live]")).to_contain_text("mulligan")
    page.locator('[data-kind="no"]').click()
    expect(page.locator("[data-live]")).to_contain_text("priority")


def test_nothing_serious_bars_anybody(server: Server, page: Page) -> None:
    token = open_position(server.folder, MIDDLE)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        sit_down(page, server.address, token)
        page.wait_for_selector(".panel.asking")
        assert serious_faults(page) == [], theme
        page.keyboard.press("?")
        assert serious_faults(page) == [], theme
        page.keyboard.press("Escape")
        page.locator('[data-pile="graveyard-0"]').click()
        assert serious_faults(page) == [], theme
        page.keyboard.press("Escape")
    page.locator(".hand .held", has_text="Lightning Bolt").click()
    page.wait_for_selector(".stacked")
    assert serious_faults(page) == []


def test_in_chinese_no_other_word_is_left(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, MIDDLE), "zh")
    page.wait_for_selector(".panel.asking")
    assert english_left(page, ALLOWED) == []
    page.locator(".all summary").click()
    assert english_left(page, ALLOWED) == []
    page.locator(".hand .held", has_text="Lightning Bolt").hover()
    expect(page.locator(".preview")).to_contain_text("伤害")
    for key in ("?", "z"):
        page.keyboard.press(key)
        expect(page.locator("dialog")).to_be_visible()
        assert english_left(page, ALLOWED | {"Tab"}) == []
        page.keyboard.press("Escape")
    page.locator('[data-do="settings"]').click()
    assert english_left(page, ALLOWED) == []
    page.keyboard.press("Escape")
    page.locator(".hand .held", has_text="Lightning Bolt").click()
    page.wait_for_selector(".stacked")
    assert english_left(page, ALLOWED) == []
    page.locator('[data-key="p1"]').click()
    expect(page.locator(".panel")).to_have_attribute("data-question", "priority")
    clicker = Clicker(page)
    assert clicker.play(lambda key: key == "attackers") == "attackers"
    page.locator(".log input[type=checkbox]").check()
    assert english_left(page, ALLOWED) == []
    assert clicker.play() == ""
    expect(page.locator("[data-ending]")).to_be_visible()
    assert english_left(page, ALLOWED) == []


def test_the_language_changes_in_place(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_position(server.folder, MIDDLE))
    page.wait_for_selector(".panel.asking")
    page.locator('[data-do="language"]').click()
    expect(page.locator(".prompt")).to_contain_text("优先权")
    assert english_left(page, ALLOWED) == []
    assert page.locator("html").get_attribute("lang") == "zh-CN"
    page.reload()  # it is kept
    page.locator('[data-do="language"]').click()
    expect(page.locator(".prompt")).to_contain_text("priority")


def test_light_and_dark_are_switched_and_kept(server: Server, page: Page) -> None:
    sit_down(page, server.address, open_table(server.folder))
    page.locator('[data-do="theme"]').click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


PRESS = """(card) => {
  const box = card.getBoundingClientRect();
  const at = { bubbles: true, pointerType: 'touch', clientX: box.x + 20, clientY: box.y + 20 };
  card.dispatchEvent(new PointerEvent('pointerdown', at));
}"""
LET_GO = """(card) => {
  card.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
  card.click();
}"""


def test_a_long_press_shows_the_card_and_does_not_play_it(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, server.address, open_position(server.folder, MIDDLE))
    page.wait_for_selector(".panel.asking")
    card = page.locator(".hand .held", has_text="Lightning Bolt")
    card.evaluate(PRESS)
    expect(page.locator(".preview")).to_contain_text("3 damage")
    card.evaluate(LET_GO)
    expect(page.locator(".panel")).to_have_attribute("data-question", "priority")
    expect(page.locator(".hand .held")).to_have_count(4)


def test_a_phone(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    sit_down(page, server.address, open_position(server.folder, MIDDLE))
    page.wait_for_selector(".panel.asking")
    assert sideways(page) == 0
    assert serious_faults(page) == []
    for selector in (".panel", ".hand", ".field.near", ".player.mine", ".steps"):
        box = page.locator(selector).bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390, selector
        assert box["y"] + box["height"] <= 845, selector
    for button in page.locator(".panel button:visible").all():
        box = button.bounding_box()
        assert box and box["height"] >= 44
    page.locator('[data-do="log"]').tap()
    expect(page.locator(".log")).to_be_visible()
    page.locator('[data-do="log"]').tap()
    page.locator('[data-do="stops"]').tap()
    page.get_by_label("Stop on your turns: upkeep").check()
    page.keyboard.press("Escape")
    page.locator('[data-pile="graveyard-1"]').tap()
    expect(page.locator(".zone-cards")).to_contain_text("Mana Leak")
    page.keyboard.press("Escape")
    page.locator(".hand .held", has_text="Lightning Bolt").tap()
    expect(page.locator(".panel")).to_have_attribute("data-question", "target")
    page.locator('[data-key="p1"]').tap()
    page.locator('[data-do="pass"]').tap()
    expect(page.locator(".player:not(.mine) .life")).to_have_text("1")
    clicker = Clicker(page)
    assert clicker.play() == ""
    context.close()
