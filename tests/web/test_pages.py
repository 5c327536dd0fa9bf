"""The pages outside the table: the first page, decks, the builder."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import Server
from .looking import english_left, picture, serious_faults, sideways

FAULTY = """4 Lightning Bolt
4 Lightnig Helix
5 Mogg Fanatic
x Mountain"""
PLACES = ("/", "/decks", "/decks/new", "/decks/shipped/red-goblins")
OF_FORMS = frozenset(
    ["Lightning Bolt", "Sideboard", "Arena", "Magic Online", "Cockatrice", "Forge", "XMage"]
) | {"t:goblin", "c:r", "mv<=2", "o:haste"}
GOBLINS = frozenset(
    """Jackal Pup/Mogg Fanatic/Skirk Prospector/Goblin Piledriver/Goblin King/Goblin Matron
    Goblin Sharpshooter/Goblin Warchief/Siege-Gang Commander/Lightning Bolt/Incinerate/Fireblast
    Barbarian Ring/Forgotten Cave/Mountain""".replace("\n    ", "/").split("/")
)


def speak(context: BrowserContext, server: Server, lang: str) -> None:
    """Choose a language as the switch does."""
    context.add_cookies([{"name": "apnap_lang", "value": lang, "url": server.address}])


def opened(page: Page, server: Server, place: str) -> Page:
    """The page, when all that it fetches is there."""
    page.goto(server.address + place)
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("place", PLACES)
def test_each_page_speaks_chinese_alone(
    server: Server, context: BrowserContext, place: str
) -> None:
    speak(context, server, "zh")
    page = opened(context.new_page(), server, place)
    expect(page.locator("html")).to_have_attribute("lang", "zh-CN")
    expect(page.locator("#main")).to_contain_text(re.compile("[一-鿿]"))
    assert english_left(page, OF_FORMS | GOBLINS) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_each_page_can_be_used_by_everybody(
    server: Server, context: BrowserContext, place: str, theme: str
) -> None:
    context.add_cookies([{"name": "apnap_theme", "value": theme, "url": server.address}])
    page = opened(context.new_page(), server, place)
    assert serious_faults(page) == []


@pytest.mark.parametrize("place", PLACES)
def test_each_page_fits_a_phone(server: Server, page: Page, place: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    assert sideways(opened(page, server, place)) <= 0


def test_language_and_theme_are_switched_in_place(server: Server, page: Page) -> None:
    opened(page, server, "/decks")
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("link", name="规则实验室")).to_be_visible()
    assert page.url.endswith("/decks")
    page.get_by_role("button", name="浅色或深色").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("link", name="Rules lab")).to_be_visible()


@pytest.mark.parametrize("place", ["/", "/decks", "/lab", "/gallery", "/replays", "/watch/none"])
def test_the_language_of_an_address_stays_for_the_pages_after_it(
    server: Server, page: Page, place: str
) -> None:
    opened(page, server, f"{place}?lang=zh")
    opened(page, server, "/decks/new")
    expect(page.locator("html")).to_have_attribute("lang", "zh-CN")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    opened(page, server, "/decks")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_only_a_page_leaves_its_language_behind(server: Server, page: Page) -> None:
    opened(page, server, "/decks")
    page.request.get(server.address + "/words/zh.json?lang=zh")
    page.request.get(server.address + "/decks?lang=tlh")
    assert not [one for one in page.context.cookies() if one["name"] == "apnap_lang"]


def test_the_faults_of_a_pasted_deck_stand_line_by_line(server: Server, page: Page) -> None:
    opened(page, server, "/")
    picture(page, "home", whole=True)
    mine = page.get_by_role("group", name="You")
    mine.get_by_role("combobox", name="Deck", exact=True).select_option("paste")
    mine.get_by_label("Deck list").fill(FAULTY)
    faults = mine.locator(".ap-faults li")
    expect(faults).to_have_count(4)
    expect(faults.nth(0)).to_contain_text("Lightnig Helix")
    expect(faults.nth(0)).to_contain_text("did you mean")
    expect(faults.nth(1)).to_contain_text("x Mountain")
    expect(faults.nth(2)).to_contain_text("14 cards")
    expect(faults.nth(3)).to_contain_text("5 copies of Mogg Fanatic")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").locator("li")).to_have_count(4)
    mine.get_by_label("Deck list").fill("4 Lightning Bolt\n0 Mogg Fanatic")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("line 2")
    mine.get_by_label("Deck list").fill("4 Lightning Bolt\n4 Mogg Fanatic\n52 Mountain")
    expect(mine).to_contain_text("This deck can be played: 60 cards.")


def test_what_was_entered_stays_when_the_page_changes(server: Server, page: Page) -> None:
    opened(page, server, "/")
    other = page.get_by_role("group", name="Player 2").get_by_role("combobox", name="Who plays")
    other.select_option("link")
    page.locator("summary", has_text="More").click()
    seed = page.get_by_label("Seed")
    seed.fill("12")
    mine = page.get_by_role("group", name="You")
    deck = mine.get_by_role("combobox", name="Deck", exact=True)
    deck.select_option("paste")
    mine.get_by_label("Deck list").fill(FAULTY)
    expect(mine.locator(".ap-faults li")).to_have_count(4)
    expect(other).to_have_value("link")
    expect(seed).to_have_value("12")
    expect(deck).to_have_value("paste")
    expect(mine.get_by_label("Deck list")).to_have_value(FAULTY)


def test_a_deck_file_is_uploaded_and_shown_as_a_list(server: Server, page: Page) -> None:
    opened(page, server, "/")
    mine = page.get_by_role("group", name="You")
    mine.get_by_role("combobox", name="Deck", exact=True).select_option("paste")
    mine.get_by_label("Upload a file").set_input_files(
        {
            "name": "burn.dck",
            "mimeType": "text/plain",
            "buffer": b"20 [M10:146] Lightning Bolt\n40 [M10:242] Mountain\n",
        }
    )
    expect(mine.get_by_label("Deck list")).to_have_value(re.compile("20 Lightning Bolt"))
    expect(mine.locator(".ap-faults")).to_contain_text("Lightning Bolt")


def test_a_deck_is_built_saved_and_found_again(server: Server, page: Page) -> None:
    opened(page, server, "/decks/new")
    page.get_by_role("searchbox", name="Search cards").fill("t:goblin mv=1 c:r mogg")
    add = page.get_by_role("button", name="Add Mogg Fanatic", exact=True)
    for _ in range(4):
        add.click(timeout=60_000)
    page.get_by_role("button", name="Add Mogg Fanatic to the sideboard").click()
    main = page.get_by_role("region", name="Deck", exact=True)
    expect(main).to_contain_text("Creatures (4)")
    expect(page.get_by_role("region", name="Sideboard")).to_contain_text("Mogg Fanatic")
    expect(page.get_by_label("4 cards of cost 1")).to_be_visible()
    legal = page.get_by_role("region", name="May be played")
    expect(legal).to_contain_text("60")
    page.get_by_role("button", name="Read a list").click()
    page.get_by_label("Paste a list").fill("4 Mogg Fanatic\n4 Lightning Bolt\n52 Mountain")
    page.get_by_role("button", name="Take it").click()
    expect(legal.locator(".ap-good")).to_have_count(3)
    page.get_by_label("Name of the deck").fill("Fifty mountains")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    picture(page, "builder")
    opened(page, server, "/decks")
    expect(page.get_by_role("link", name="Open: Fifty mountains")).to_be_visible()
    opened(page, server, "/")
    options = page.get_by_role("group", name="You").get_by_role("combobox", name="Deck", exact=True)
    expect(options).to_contain_text("yours: Fifty mountains")


def test_one_browser_does_not_see_the_decks_of_another(
    server: Server, page: Page, browser: object
) -> None:
    opened(page, server, "/decks")
    expect(page.get_by_text("You have no decks yet.")).to_be_visible()


def test_a_query_that_is_not_understood_says_where(server: Server, page: Page) -> None:
    opened(page, server, "/decks/new")
    page.get_by_role("searchbox", name="Search cards").fill("colr:r")
    expect(page.get_by_text("there is no operator")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "There is nothing at this address."), ("zh", "此地址没有内容。")]
)
def test_an_address_without_a_page_says_so(
    server: Server, context: BrowserContext, lang: str, told: str
) -> None:
    speak(context, server, lang)
    page = context.new_page()
    answer = page.goto(server.address + "/nowhere/at/all")
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("heading")).to_have_text(told)
    assert serious_faults(page) == []
    page.get_by_role("link").click()
    expect(page.locator(".ap-hero")).to_be_visible()


def test_names_and_titles_follow_the_language(server: Server, page: Page) -> None:
    opened(page, server, "/?lang=en")
    page.locator(".ap-new").get_by_role("combobox", name="Deck", exact=True).nth(0).select_option(
        "shipped:red-goblins"
    )
    page.locator(".ap-new").get_by_role("combobox", name="Deck", exact=True).nth(1).select_option(
        "shipped:green-stompy"
    )
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*", wait_until="commit")
    names = page.locator(".player .name")
    expect(names).to_have_text(["Machine", "Player 1"])
    page.get_by_role("button", name="中文").click()
    expect(names).to_have_text(["电脑", "玩家1"])
    opened(page, server, "/")
    going = page.locator(".ap-going")
    expect(going).to_contain_text("红色鬼怪 – 绿色快攻 · 现行规则")
    page.get_by_role("button", name="English").click()
    expect(going).to_contain_text("Red goblins – Green stompy · the current rules")
    page.get_by_role("link", name="Go on").first.click()
    expect(names).to_have_text(["Machine", "Player 1"])
    page.locator('[data-do="concede"]').click()
    page.locator('[data-do="concede-sure"]').click()
    expect(page.locator("[data-ending]")).to_contain_text("Machine wins")
    page.goto(server.address + "/replays?lang=zh", wait_until="commit")
    expect(page.locator(".ap-replays li").first).to_contain_text(
        "玩家1 (红色鬼怪) – 电脑 (绿色快攻)"
    )
    expect(page.locator(".ap-replays li").first).to_contain_text("电脑获胜")
