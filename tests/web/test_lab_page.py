"""The rules lab in a real browser: Mogg Fanatic under two editions, walking through the trace,
made-up cards, files and links, access, Chinese, a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from apnap.lab import run_file
from apnap.web.lab.gallery import PART

from .conftest import Server
from .labbing import Judge
from .looking import english_left, picture, serious_faults, sideways

BOUNCE = '[data-example="editions/damage-on-the-stack-bounce"]'
CARDS = frozenset({"Mogg Fanatic", "Grizzly Bears"})


def test_the_fanatic_does_both_in_2006(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    judge.edition("2006")
    judge.fanatic_attacks()
    expect(page.locator(".stacked")).to_contain_text("combat damage")
    judge.click(judge.near("Mogg Fanatic"))
    judge.asked("target")
    judge.click(judge.far("Grizzly Bears"))
    judge.asked("priority")
    judge.click("[data-do=resolve]")
    expect(page.locator(".field .sc")).to_have_count(0)
    trace = page.locator(".lab-trace")
    expect(trace).to_contain_text("The combat damage goes on the stack.")
    expect(trace).to_contain_text("310.1")
    expect(trace).to_contain_text("Grizzly Bears has lethal damage and is destroyed.")


def test_the_fanatic_does_one_in_2009(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    judge.edition("2009")
    judge.fanatic_attacks()
    expect(page.locator(".stacked")).to_have_count(0)
    expect(page.locator(judge.near("Mogg Fanatic"))).to_have_count(0)
    bears = page.locator(judge.far("Grizzly Bears"))
    expect(bears.locator(".sc-damage")).to_have_text("1")


def test_the_other_edition_is_marked(server: Server, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")  # pictures without what is half there
    judge = Judge(server, page)
    judge.edition("2006")
    judge.fanatic_attacks()
    judge.click(judge.near("Mogg Fanatic"))
    judge.click(judge.far("Grizzly Bears"))
    judge.click("[data-do=resolve]")
    page.locator("[data-compare]").select_option("2009")
    judge.settle()
    parting = page.locator(".lab-parting")
    expect(parting).to_contain_text("Everybody passes until: combat damage step, turn 1")
    sides = parting.locator("dd")
    expect(sides.nth(0)).to_have_text("The combat damage goes on the stack.310.1")
    expect(sides.nth(1)).to_have_text("Combat damage is dealt at the same time, 2 parts.510.2")
    rows = page.locator(".lab-table tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Grizzly Bears")
    expect(rows.first.locator("td")).to_have_text(["graveyard", "battlefield"])
    impossible = page.locator(".lab-side:has(.lab-status.impossible)")
    expect(impossible).to_contain_text("A can't activate an ability of Mogg Fanatic now")
    odd = page.locator(".lab-lines li.odd")
    expect(odd.filter(has_text="goes on the stack")).to_have_count(1)
    judge.click('[data-go="6"]')  # where combat damage waits on the stack
    expect(page.locator(".stacked")).to_have_count(1)
    picture(page, "lab-editions")
    judge.click("[data-do=swap]")
    expect(page.locator('[data-edition="2009"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(judge.far("Grizzly Bears"))).to_have_count(1)


def test_walking_line_by_line_and_taking_another_way(server: Server, page: Page) -> None:
    judge = Judge(server, page, "/lab#x=stack/counterspell-war&e=2006")
    groups = page.locator(".lab-group")
    whole = groups.count()
    judge.click("[data-walk=first]")
    expect(page.locator(".stacked")).to_have_count(0)
    for words in ("begins to play Lightning Bolt", "Targets of Lightning Bolt"):
        page.locator("[data-walk=forward]").click()
        expect(page.locator("li.here")).to_contain_text(words)
    expect(page.locator(".stacked")).to_have_count(1)
    expect(page.locator(".lab-moment")).to_be_visible()
    expect(page.locator("[data-do=go-on]")).to_have_count(0)  # in between nobody acts
    page.locator("[data-walk=back]").click()
    expect(page.locator("li.here")).to_contain_text("begins to play Lightning Bolt")
    judge.click("[data-walk=action-forward]")
    expect(page.locator("h3.here")).to_contain_text("A plays Lightning Bolt")
    expect(page.locator(".lab-branch")).to_be_visible()
    judge.click("[data-do=go-on]")  # nobody counters it here
    expect(groups).to_have_count(3)
    expect(page.locator(".side.far .life")).to_have_text("17")
    judge.click("[data-do=undo]")
    expect(groups).to_have_count(whole)
    judge.click("[data-do=redo]")
    expect(groups).to_have_count(3)


def test_a_rule_says_itself(server: Server, page: Page) -> None:
    judge = Judge(server, page, "/lab#x=editions/mana-burn&e=2006")
    judge.click("[data-walk=first]")
    number = page.locator(".lab-rule button", has_text=re.compile(r"^300\.3$")).first
    number.focus()
    words = page.get_by_role("tooltip")
    expect(words).to_contain_text("Rule 300.3")
    expect(words).to_contain_text("mana pool empties")
    expect(words).to_contain_text("loses 1 life for each mana lost this way")
    expect(words).to_contain_text("2006:300.3")
    number.press("Escape")
    expect(words).to_have_count(0)


def test_a_card_is_made_up(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    page.locator(".lab-maker summary").click()
    page.locator("[data-made=name]").fill("Lab Wurm")
    page.locator("[data-made=cost]").fill("{1}{G}")
    page.locator("[data-made=type]").fill("Creature - Wurm")
    page.locator("[data-made=pt]").fill("3/4")
    page.locator("[data-made=text]").fill("Trample\nWhen Lab Wurm enters, wiggle its tail.")
    faults = page.locator(".lab-faults")
    expect(faults).to_contain_text("It is understood up to here")
    expect(faults.locator("mark")).to_contain_text("wiggle its tail.")
    expect(faults).to_contain_text("The nearest phrase that is known")
    page.locator("[data-made=text]").fill("Trample\nWhen Lab Wurm enters, draw a card.")
    faces = page.locator(".lab-faces .cf")
    expect(faces).to_have_count(2)
    expect(faces.nth(0)).to_contain_text("draw a card")
    expect(faces.nth(1)).to_contain_text("抓一张牌")
    page.locator("[data-do=make]").scroll_into_view_if_needed()
    picture(page, "lab-made-up")
    judge.click("[data-do=make]")
    expect(page.locator(judge.near("Lab Wurm"))).to_have_count(1)
    judge.edition("2006")
    expect(faces.nth(1)).to_contain_text("抽一张牌")


def test_the_state_of_a_card_is_set(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    judge.place("Grizzly Bears", "A")
    judge.place("Rancor", "A")
    judge.click(judge.near("Grizzly Bears"))
    panel = page.locator(".lab-card")
    expect(panel).to_have_attribute("data-selected", "Grizzly Bears")
    judge.click("[data-flag=tapped]")
    judge.click("[data-do=counter]")
    judge.click("[data-do=counter]")
    bears = page.locator(judge.near("Grizzly Bears"))
    expect(bears).to_have_class(re.compile("tapped"))
    expect(bears.locator(".sc-pt")).to_have_text("4/4")
    judge.click(judge.near("Rancor"))
    page.locator("[data-attach]").select_option(label="Grizzly Bears · A")
    judge.settle()
    expect(bears.locator(".sc-pt")).to_have_text("6/4")
    page.locator("[data-move=player]").select_option("B")
    judge.settle()
    expect(page.locator(".lab-card")).to_have_attribute("data-selected", "Rancor")
    judge.click(judge.near("Grizzly Bears"))
    page.locator("[data-move=zone]").select_option("graveyard")
    judge.settle()
    expect(bears).to_have_count(0)
    expect(page.locator('[data-pile="graveyard-0"]')).to_contain_text("1")
    for _ in range(3):
        judge.click("[data-do=undo]")
    expect(bears.locator(".sc-pt")).to_have_text("4/4")


def test_a_card_is_dragged_to_another_zone(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    judge.place("Grizzly Bears", "A")
    page.locator(judge.near("Grizzly Bears")).hover()
    page.locator(judge.near("Grizzly Bears")).drag_to(page.locator('[data-field="1"]'))
    judge.settle()
    expect(page.locator(judge.far("Grizzly Bears"))).to_have_count(1)
    page.locator("[data-find]").fill("Shock")
    page.locator('.lab-found [data-card="Shock"]').drag_to(page.locator('[data-pile="hand-1"]'))
    judge.settle()
    expect(page.locator(".side.far .held")).to_have_count(1)


def test_what_cannot_be_is_refused_with_a_sentence(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    judge.place("Grizzly Bears", "A")
    judge.place("Hill Giant", "A")
    for name in ("Grizzly Bears", "Hill Giant"):
        judge.click(judge.near(name))
        alias = page.get_by_label("Called in the file")
        alias.fill("twin")
        alias.press("Tab")
        judge.settle()
    expect(page.locator(".toast")).to_contain_text("the name 'twin' is given twice")


def test_a_situation_is_saved_and_opened(server: Server, page: Page, tmp_path: Path) -> None:
    judge = Judge(server, page)
    judge.edition("2006")
    judge.fanatic_attacks()
    judge.click(judge.near("Mogg Fanatic"))
    judge.click(judge.far("Grizzly Bears"))
    judge.click("[data-do=resolve]")
    page.locator("[data-do=save]").click()
    expect(page.locator("[data-text]")).to_have_value(re.compile(r"only: \['2006'\]"))
    with page.expect_download() as loaded:
        page.locator("[data-do=download]").click()
    path = tmp_path / "trick.yaml"
    loaded.value.save_as(path)
    results = run_file(path)
    assert [(r.edition, r.status) for r in results] == [
        ("2006", "passed"),
        ("2009", "passed"),
        ("current", "passed"),
    ], [r.message for r in results]
    page.keyboard.press("Escape")
    judge.click("[data-do=new]")
    expect(page.locator(".lab-hello")).to_be_visible()
    page.locator("[data-do=open]").click()
    page.locator("[data-file]").set_input_files(path)
    expect(page.locator(".lab-group")).to_have_count(9)
    judge.settle()
    page.locator("[data-do=open]").click()
    page.locator("[data-paste]").fill("players: {A: {lfe: 3}, B: {}}")
    page.locator("[data-do=read]").click()
    expect(page.get_by_role("alert")).to_contain_text("did you mean 'life'?")


def test_a_link_opens_the_same_situation(server: Server, page: Page, browser: Browser) -> None:
    judge = Judge(server, page)
    judge.edition("2006")
    judge.fanatic_attacks()
    page.locator("[data-compare]").select_option("2009")
    judge.settle()
    page.locator("[data-do=share]").click()
    expect(page.locator("[data-link]")).to_have_value(re.compile("#s="))
    link = page.locator("[data-link]").input_value()
    assert "Fanatic" not in link
    other = browser.new_context()
    other.set_default_timeout(60_000)
    there = Judge(server, other.new_page(), link.removeprefix(server.address))
    expect(there.page.locator(".lab-parting")).to_contain_text("goes on the stack")
    expect(there.page.locator(there.near("Mogg Fanatic"))).to_have_count(1)
    assert "#" not in there.page.url  # taken once: what is changed now is not lost by a reload
    there.click("[data-mode=setup]")
    there.place("Forest", "B")
    there.page.reload()
    expect(there.page.locator(there.far("Forest"))).to_have_count(1)
    other.close()


def test_a_reload_leaves_the_way_back(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    for name in ("Grizzly Bears", "Hill Giant"):
        judge.place(name, "A")
    judge.acts()
    judge.goes_on("priority")
    page.reload()
    judge.settle()
    judge.asked("priority")
    expect(page.locator(".lab-group")).to_have_count(2)
    judge.click("[data-do=undo]")
    expect(page.locator(".lab-group")).to_have_count(1)
    judge.click("[data-do=undo]")
    expect(page.locator(judge.near("Hill Giant"))).to_have_count(0)
    page.reload()
    judge.settle()
    expect(page.locator(judge.near("Grizzly Bears"))).to_have_count(1)
    judge.click("[data-do=redo]")
    expect(page.locator(judge.near("Hill Giant"))).to_have_count(1)
    page.reload()
    judge.settle()
    for _ in range(2):
        judge.click("[data-do=undo]")
    expect(page.locator(judge.near("Grizzly Bears"))).to_have_count(0)
    expect(page.locator("[data-do=undo]")).to_be_disabled()


def test_a_browser_without_room_keeps_the_situation_all_the_same(
    server: Server, page: Page
) -> None:
    page.add_init_script(
        "const put = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) {"
        " if (value.length > 900) throw new DOMException('full', 'QuotaExceededError');"
        " put.call(this, key, value); };"
    )
    judge = Judge(server, page)
    for _ in range(12):
        judge.place("Grizzly Bears", "A")
    page.reload()
    judge.settle()
    expect(page.locator(judge.near("Grizzly Bears"))).to_have_count(12)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_an_edition_without_the_format_offers_what_is_possible(
    server: Server, page: Page, lang: str
) -> None:
    judge = Judge(server, page, f"/lab?lang={lang}")
    page.locator("[data-do=open]").click()
    page.locator("[data-paste]").fill("format: commander\nplayers: {A: {}, B: {}}")
    page.locator("[data-do=read]").click()
    judge.settle()
    life = page.locator(".side.near .life")
    expect(life).to_have_text("40")
    page.locator("[data-compare]").select_option("2006")
    judge.settle()
    told = page.locator(".lab-not-there")
    expect(told).to_contain_text("Commander" if lang == "en" else "没有指挥官")
    assert english_left(page) == [] or lang == "en"
    assert serious_faults(page) == []
    judge.click("[data-offer='2009']")
    expect(told).to_have_count(0)
    judge.edition("2006")
    expect(told).to_be_visible()
    expect(page.locator(".field")).to_have_count(0)
    judge.click("[data-offer=current]")
    expect(life).to_have_text("40")
    judge.edition("2006")
    judge.click("[data-offer=duel]")
    expect(life).to_have_text("20")
    judge.click("[data-do=undo]")
    expect(told).to_be_visible()


def test_a_damaged_link_says_so(server: Server, page: Page) -> None:
    Judge(server, page, "/lab#s=abcdef")
    expect(page.locator(".toast")).to_contain_text("damaged or cut short")


def test_the_lab_by_keyboard_alone(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    page.locator("[data-find]").focus()
    page.keyboard.type("Prodigal Sor")
    page.locator('.lab-found [data-card="Prodigal Sorcerer"]').wait_for()
    page.keyboard.press("Enter")
    judge.settle()
    page.locator(judge.near("Prodigal Sorcerer")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lab-card")).to_be_visible()
    page.locator("[data-mode=act]").focus()
    page.keyboard.press("Enter")
    judge.settle()
    judge.asked("priority")
    page.locator(judge.near("Prodigal Sorcerer")).focus()
    page.keyboard.press("Enter")
    judge.asked("target")
    expect(page.locator(judge.near("Prodigal Sorcerer"))).to_be_focused()
    texts = page.locator(".lab-asking .choice").all_inner_texts()
    page.keyboard.press(str(next(n for n, text in enumerate(texts, 1) if text.endswith("B"))))
    judge.asked("priority")
    page.keyboard.press("Space")
    expect(page.locator(".side.far .life")).to_have_text("19")
    page.locator("[data-do=go-on]").focus()
    page.keyboard.press("Enter")
    judge.settle()
    expect(page.locator("[data-do=go-on]")).to_be_focused()
    page.keyboard.press("Control+z")
    judge.settle()
    page.keyboard.press("[")
    expect(page.locator("li.here")).to_have_count(1)
    page.keyboard.press("Control+z")
    judge.settle()
    expect(page.locator(".side.far .life")).to_have_text("20")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_bars_anybody(server: Server, page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    judge = Judge(server, page)
    assert serious_faults(page) == []
    judge.place("Grizzly Bears", "A")
    judge.click(judge.near("Grizzly Bears"))
    page.locator("[data-find]").fill("Mogg")
    page.locator(".lab-found li").first.wait_for()
    page.locator(".lab-maker summary").click()
    page.locator("[data-made=name]").fill("X")
    page.locator(".lab-faces").wait_for()
    assert serious_faults(page) == []
    judge = Judge(server, page, "/lab#x=editions/damage-on-the-stack-bounce&e=2006&c=2009")
    assert serious_faults(page) == []
    page.locator("[data-do=save]").click()
    page.locator("[data-text]").wait_for()
    assert serious_faults(page) == []
    page.goto(server.address + "/gallery")
    page.locator(f"{BOUNCE} .lab-table").wait_for()
    assert serious_faults(page) == []


def test_chinese_throughout(server: Server, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    judge = Judge(server, page, "/lab?lang=zh")
    assert english_left(page) == []
    judge.edition("2006")
    judge.fanatic_attacks()
    judge.click(judge.near("Mogg Fanatic"))
    judge.asked("target")
    assert english_left(page, CARDS) == []
    judge.click(judge.far("Grizzly Bears"))
    judge.click("[data-do=resolve]")
    page.locator("[data-compare]").select_option("2009")
    judge.settle()
    expect(page.locator(".lab-status.impossible")).to_have_text("不可行")
    assert english_left(page, CARDS) == []
    page.locator(".lab-rule button").first.focus()
    page.get_by_role("tooltip").wait_for()
    assert english_left(page, CARDS) == []
    judge.click('[data-go="6"]')
    picture(page, "lab-chinese")
    judge.click("[data-mode=setup]")
    judge.click(judge.near("Mogg Fanatic"))
    page.locator(".lab-maker summary").click()
    allowed = CARDS
    assert english_left(page, allowed) == []
    for name in ("open", "save", "share"):
        page.locator(f"[data-do={name}]").click()
        page.locator("dialog").wait_for()
        assert english_left(page, allowed | {".yaml", ".json", "apnap run"}) == []
        page.keyboard.press("Escape")


def test_on_a_phone(server: Server, browser: Browser) -> None:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    phone.set_default_timeout(60_000)
    page = phone.new_page()
    judge = Judge(server, page)
    assert sideways(page) <= 0
    judge.fanatic_attacks()
    assert sideways(page) <= 0
    picture(page, "lab-phone")
    page.locator("[data-compare]").select_option("2009")
    judge.settle()
    expect(page.locator(".lab-parting, .lab-parting.same").first).to_be_visible()
    assert sideways(page) <= 0
    assert serious_faults(page) == []
    expect(page.locator(".lab kbd:visible")).to_have_count(0)  # there are no keys
    page.goto(server.address + "/gallery")
    bounce = page.locator(BOUNCE)
    bounce.scroll_into_view_if_needed()
    bounce.locator(".lab-table").wait_for()
    assert sideways(page) <= 0
    phone.close()


def test_a_picture_of_setting_up(server: Server, page: Page) -> None:
    judge = Judge(server, page, "/lab#x=combat/banding-defenders-divide")
    judge.click("[data-mode=setup]")
    first = page.locator(".field .sc").first
    first.click()
    expect(page.locator(".lab-card")).to_be_visible()
    picture(page, "lab-set-up")


# ------------------------------------------------------------------ the gallery


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_gallery(server: Server, page: Page, lang: str) -> None:
    page.goto(f"{server.address}/gallery?lang={lang}")
    cards = page.locator(".gallery-card")
    expect(cards).to_have_count(PART)
    page.locator(f"{BOUNCE} .lab-table").wait_for()
    if lang == "zh":
        picture(page, "gallery-chinese")
    else:
        picture(page, "gallery")
    page.locator("[data-search]").fill("band" if lang == "en" else "结合")
    status = page.get_by_role("status")
    expect(status).not_to_contain_text("15")
    expect(cards.first).to_contain_text("band" if lang == "en" else "结合")
    assert 0 < cards.count() < 12
    page.locator("[data-search]").fill("")
    expect(cards).to_have_count(PART)
    page.locator(".gallery-tools input[type=checkbox]").check()
    bounce = page.locator(BOUNCE)
    bounce.scroll_into_view_if_needed()
    expect(bounce.locator("tbody tr")).to_have_count(1)
    values = bounce.locator("tbody td")
    wanted = (
        ["graveyard", "battlefield", "battlefield"] if lang == "en" else ["坟墓场", "战场", "战场"]
    )
    expect(values).to_have_text(wanted)
    bounce.locator(".ap-button.primary").click()
    expect(page.locator(".lab")).to_have_attribute("data-ready", "true")
    expect(page.locator(".lab-group")).to_have_count(7)
    expect(page.locator('[data-edition="2006"]')).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(page.locator(".gallery-tools input[type=checkbox]")).to_be_checked()
    expect(bounce).to_be_visible()


def test_the_gallery_by_section_and_edition_in_parts(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/gallery")
    cards = page.locator(".gallery-card")
    expect(cards).to_have_count(PART)
    page.locator("[data-next]").click()
    expect(cards).to_have_count(2 * PART)
    expect(cards.nth(PART).locator("h3 a")).to_be_focused()
    page.locator("[data-section=questions]").click()
    expect(page.locator(".gallery section")).to_have_count(1)
    expect(cards.first).to_contain_text("Attackers tap, blockers do not")
    asked = page.locator("[data-section=questions]").inner_text()
    expect(page.get_by_role("status")).to_contain_text(asked.split("(")[1].rstrip(")"))
    page.locator("select[data-edition]").select_option("2006")
    expect(page.locator("[data-section=questions]")).not_to_have_text(asked)
    for editions in page.locator(".gallery-editions").all():
        expect(editions).to_contain_text("2006")
    page.reload()
    expect(page.locator("[data-section=questions]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("select[data-edition]")).to_have_value("2006")
    expect(cards.first).to_be_visible()
    page.locator("[data-search]").fill("no such thing at all")
    expect(page.locator(".gallery")).to_contain_text("There is no such example.")


def test_a_card_of_the_library_is_chosen_over_the_board(server: Server, page: Page) -> None:
    judge = Judge(server, page)
    judge.place("Diabolic Tutor", "A", "hand")
    for _ in range(4):
        judge.place("Swamp", "A")
    for name in ("Grizzly Bears", "Lightning Bolt"):
        judge.place(name, "A", "library")
    judge.acts()
    judge.click('.hand [aria-label^="Diabolic Tutor"]')
    judge.goes_on("search")
    picker = page.locator(".picker")
    expect(picker.locator(".picked")).to_have_count(2)
    picker.get_by_role("button", name="Lightning Bolt").click()
    judge.settle()
    judge.asked("priority")
    expect(picker).to_have_count(0)
    expect(page.locator('.hand [aria-label^="Lightning Bolt"]')).to_have_count(1)
