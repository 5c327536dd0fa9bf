"""Each shape of question has its widget, and what it sends is the answer that was clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Server
from .mocking import FACES, FakeTable, about, question, state, thing

Json = dict[str, Any]
BEARS = [thing(1), thing(2, "wolf"), thing(3, token=True, ids=[3, 4, 5, 6])]
FOES = [thing(11, controller=1, owner=1), thing(12, "wolf", controller=1, owner=1)]


@pytest.fixture(scope="module")
def fake(server: Server, browser: Browser) -> Iterator[FakeTable]:
    """One page for all these tests: each begins it anew with a state of its own."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(60_000)
    yield FakeTable(context.new_page(), server.address, state())
    context.close()


@pytest.fixture
def page(fake: FakeTable) -> Page:
    return fake.page


@pytest.fixture
def table(fake: FakeTable) -> Callable[..., FakeTable]:
    def begin(asked: Json | None, **more: Any) -> FakeTable:
        shown = {"ann": {"battlefield": BEARS}, "ben": {"battlefield": FOES}, **more}
        fake.begin(state(**shown, question=asked))
        return fake

    return begin


def on_table(page: Page, id_: int) -> Any:
    return page.locator(f'.board [data-key="o{id_}"]')


def confirm(page: Page) -> None:
    page.locator('.panel [data-do="confirm"]').click()


def answered(page: Page, table: FakeTable, wanted: Any) -> None:
    assert table.answer() == wanted
    expect(page.locator(".toast")).to_have_count(0)


def test_one_of_the_things_on_the_table_is_clicked(table: Any, page: Page) -> None:
    fake = table(question("pick one", [about(1, "Bear"), about(11, "Bear of Ben")]))
    expect(on_table(page, 1)).to_have_class("sc pick")
    expect(on_table(page, 2)).to_have_class("sc")
    on_table(page, 11).click()
    answered(page, fake, 1)


def test_a_thing_with_several_choices_opens_a_menu(table: Any, page: Page) -> None:
    options = [
        {"kind": "pass", "text": "Pass"},
        about(1, "Bear: ability 1", kind="activate", extra=0, says="{T}: Draw a card."),
        about(1, "Bear: ability 2", kind="activate", extra=1, says="{1}: Bear gets +1/+1."),
    ]
    fake = table(question("pick one", options, key="priority"))
    on_table(page, 1).click()
    expect(page.locator(".menu .choice")).to_have_count(2)
    page.locator(".menu").get_by_text("Bear gets +1/+1").click()
    answered(page, fake, 2)


def test_a_player_is_clicked(table: Any, page: Page) -> None:
    options = [about(1, "Bear"), {"kind": "player", "id": 1, "object": -2, "text": "Ben"}]
    fake = table(question("pick one", options))
    page.locator('[data-key="p1"]').click()
    answered(page, fake, 1)


def test_some_are_toggled_and_confirmed(table: Any, page: Page) -> None:
    options = [about(1, "Bear"), about(2, "Wolf"), about(11, "Bear")]
    fake = table(question("pick some", options, least=2, most=2))
    expect(page.locator('.panel [data-do="confirm"]')).to_be_disabled()
    for id_ in (1, 2, 1, 11):
        on_table(page, id_).click()
    expect(on_table(page, 1)).to_have_attribute("aria-pressed", "false")
    expect(on_table(page, 11)).to_have_attribute("aria-pressed", "true")
    confirm(page)
    answered(page, fake, [1, 2])


def test_so_many_of_a_stack_of_tokens(table: Any, page: Page) -> None:
    options = [about(id_, "Bear") for id_ in (3, 4, 5, 6)]
    fake = table(question("pick some", options, least=0, most=4))
    on_table(page, 3).click()
    page.locator('[data-answer="many"]').fill("3")
    page.locator(".how-many [type=submit]").click()
    expect(page.locator('.board [data-key="o3"] .sc-badge')).to_have_text("3/4")
    confirm(page)
    answered(page, fake, [0, 1, 2])


def test_a_number_is_stepped_and_typed(table: Any, page: Page) -> None:
    fake = table(question("number", [], least=2, most=9))
    field = page.locator('[data-answer="number"]')
    expect(field).to_have_value("2")
    page.get_by_label("More: Number").click()
    page.get_by_label("More: Number").click()
    expect(field).to_have_value("4")
    field.fill("40")
    expect(page.locator('.panel [data-do="confirm"]')).to_be_disabled()
    field.fill("7")
    confirm(page)
    answered(page, fake, 7)


def test_an_order_by_buttons_and_by_dragging(table: Any, page: Page) -> None:
    options = [{"kind": "trigger", "text": word} for word in ("first", "second", "third")]
    fake = table(question("order", options))
    rows = page.locator(".ordering li")
    rows.nth(2).locator('[data-move="up"]').click()
    expect(rows).to_contain_text(["first", "third", "second"])
    rows.nth(0).drag_to(rows.nth(2))
    expect(rows).to_contain_text(["third", "second", "first"])
    confirm(page)
    answered(page, fake, [2, 1, 0])


def test_a_division_says_what_is_lethal_and_must_add_up(table: Any, page: Page) -> None:
    options = [about(11, "Bear", needs=2), about(12, "Wolf", needs=1)]
    fake = table(question("split", options, total=4, least=0))
    expect(page.locator(".part").first).to_contain_text("lethal 2")
    expect(page.locator('.panel [data-do="confirm"]')).to_be_disabled()
    page.locator('.part [data-step="more"]').first.click()
    on_table(page, 12).click()
    expect(page.locator(".split-foot")).to_contain_text("2 left")
    page.get_by_text("Lethal in order").click()
    confirm(page)
    answered(page, fake, [2, 2])


def test_attackers_are_clicked_and_their_victim(table: Any, page: Page) -> None:
    options = [about(1, "Bear", places=[-2, 99]), about(2, "Wolf", places=[-2])]
    asked = question("assign", options, key="attackers", place_names={"-2": "Ben", "99": "Jace"})
    fake = table(asked, step="declare_attackers")
    on_table(page, 2).click()
    expect(page.locator(".arrow.attack")).to_have_count(1)
    on_table(page, 1).click()
    expect(page.locator(".panel")).to_contain_text("what Bear attacks")
    page.locator('[data-key="p1"]').click()
    expect(page.locator(".arrow.attack")).to_have_count(2)
    on_table(page, 2).click()
    expect(page.locator(".arrow.attack")).to_have_count(1)
    confirm(page)
    answered(page, fake, [[0, -2]])


def test_all_attack_and_one_is_taken_back(table: Any, page: Page) -> None:
    options = [about(id_, "Bear", places=[-2]) for id_ in (1, 2, 3, 4)]
    fake = table(question("assign", options, key="attackers"), step="declare_attackers")
    page.locator('.panel [data-do="attack-all"]').click()
    page.locator('.panel [data-do="back-one"]').click()
    confirm(page)
    answered(page, fake, [[0, -2], [1, -2], [2, -2]])


def test_a_blocker_is_sent_to_an_attacker(table: Any, page: Page) -> None:
    options = [about(1, "Bear", places=[11, 12]), about(2, "Wolf", places=[11, 12])]
    fake = table(question("assign", options, key="blockers"), step="declare_blockers")
    on_table(page, 1).click()
    on_table(page, 12).click()
    on_table(page, 2).click()
    on_table(page, 12).click()
    expect(page.locator(".arrow.block")).to_have_count(2)
    confirm(page)
    answered(page, fake, [[0, 12], [1, 12]])


def test_a_name_of_an_open_domain_is_typed(table: Any, page: Page) -> None:
    fake = table(question("pick one", [], domain="card name", key="card-name"))
    page.locator('[data-answer="text"]').fill("Lightning Bolt")
    page.keyboard.press("Enter")
    answered(page, fake, "Lightning Bolt")


def test_cards_that_are_not_on_the_table_are_shown_to_choose_from(table: Any, page: Page) -> None:
    library = {str(n): thing(20 + n, "wolf" if n else "bear") for n in range(3)}
    asked = question("pick some", [about(20 + n, "card") for n in range(3)], least=0, most=2)
    fake = table(asked, ann={"top": library})
    expect(page.locator(".picked")).to_have_count(2)  # two wolves are one with a number
    page.locator(".picked").nth(1).click()
    page.get_by_text("Look at the table").click()
    expect(page.locator(".picker")).to_have_count(0)
    page.get_by_text("Back to the cards").click()
    page.locator(".picked").nth(1).click()
    confirm(page)
    answered(page, fake, [1, 2])


def test_a_refusal_is_a_short_message_and_the_draft_stays(table: Any, page: Page) -> None:
    options = [about(1, "Bear"), about(2, "Wolf")]
    fake = table(question("pick some", options, least=1, most=2))
    fake.replies["answer"] = {"kind": "refused", "why": "Wolves are shy."}
    on_table(page, 2).click()
    confirm(page)
    expect(page.get_by_role("alert")).to_have_text("Wolves are shy.")
    expect(on_table(page, 2)).to_have_attribute("aria-pressed", "true")


def test_a_card_that_could_be_cast_shows_what_would_be_tapped(table: Any, page: Page) -> None:
    ann = {"hand": [thing(1)], "hand_size": 1, "battlefield": [thing(2), thing(3)]}
    cast = about(1, "Cast Bear", kind="cast", pay=True)
    asked = question("pick one", [{"kind": "pass", "text": "Pass"}, cast], key="priority")
    fake = table(asked, ann=ann)
    fake.replies["auto"] = {"kind": "preview", "sources": [3], "settled": True}
    page.locator('.hand [data-key="o1"]').hover()
    expect(on_table(page, 3)).to_have_class("sc would")
    expect(on_table(page, 2)).to_have_class("sc")
    expect(page.locator(".preview")).to_contain_text("Trample")


def test_a_blank_card_is_marked(table: Any, page: Page) -> None:
    table(None, ann={"battlefield": [thing(1, "blank")]})
    card = on_table(page, 1)
    expect(card.locator(".sc-blank")).to_be_visible()
    card.hover()
    expect(page.locator(".preview .cf-blank")).to_contain_text("not supported")


def test_a_stop_is_set_by_one_click(table: Any, page: Page) -> None:
    fake = table(question("pick one", [{"kind": "pass", "text": "Pass"}], key="priority"))
    page.locator('[data-stop="own-upkeep"]').click()
    page.locator('[data-stop="others-end"]').click()
    told = [(one["step"], one["own"], one["on"]) for one in fake.heard("stop", 2)]
    assert told == [("upkeep", True, True), ("end", False, False)]


def test_a_rule_of_the_log_is_said_in_words(table: Any, page: Page) -> None:
    line = {"n": 0, "turn": 1, "key": "x", "text": "Ann draws.", "rule": "121.1", "loud": True}
    fake = table(question("pick one", [{"kind": "pass"}], key="priority"), log=[line])
    fake.replies["rule"] = {"kind": "rule", "title": "121.1", "text": "Drawing is drawing."}
    page.locator(".log .rule").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Drawing is drawing.")
    assert [one["number"] for one in fake.heard("rule")] == ["121.1"]


def test_what_is_attached_lies_under_its_host_and_lands_behind_creatures(
    table: Any, page: Page
) -> None:
    cards = [thing(1), thing(2, "wolf", attached_to=1, power=None, toughness=None)]
    table(None, ann={"battlefield": cards})
    host, under = on_table(page, 1).bounding_box(), on_table(page, 2).bounding_box()
    assert host and under
    assert under["y"] < host["y"] < under["y"] + under["height"]
    assert abs(host["x"] - under["x"]) < 20


def test_a_long_list_of_words_is_narrowed(table: Any, page: Page) -> None:
    words = [f"Kind {n}" for n in range(40)]
    fake = table(
        question("pick one", [{"kind": "word", "id": word, "text": word} for word in words])
    )
    page.locator("[data-narrow]").fill("kind 27")
    expect(page.locator(".panel .choice")).to_have_count(1)
    page.locator(".panel .choice").click()
    answered(page, fake, 27)


def test_a_name_that_is_typed_gets_suggestions(table: Any, page: Page) -> None:
    table(question("pick one", [], domain="card-name", key="card-name"))
    page.locator('[data-answer="text"]').fill("Lightning Bo")
    expect(page.locator('#table-names option[value="Lightning Bolt"]')).to_have_count(1)


def test_mana_and_poison_and_counters_of_a_player_are_seen(table: Any, page: Page) -> None:
    pool = {**dict.fromkeys("WUBRGC", 0), "R": 3, "G": 1}
    table(None, ann={"pool": pool, "poison": 4, "counters": {"experience": 2}})
    mine = page.locator(".player.mine")
    expect(mine.locator(".pool")).to_have_attribute("aria-label", "Mana pool: 3 red, 1 green")
    expect(mine.locator(".tallies")).to_contain_text("poison 4")
    expect(mine.locator(".tallies")).to_contain_text("experience 2")


def test_identical_lands_lie_in_one_pile_and_can_each_be_clicked(table: Any, page: Page) -> None:
    lands = [thing(30 + n, "grove", power=None, toughness=None) for n in range(4)]
    options = [{"kind": "pass"}, *(about(30 + n, "mana", kind="mana") for n in range(4))]
    fake = table(question("pick one", options, key="priority"), ann={"battlefield": lands})
    boxes = [on_table(page, 30 + n).bounding_box() for n in range(4)]
    lefts = [box["x"] for box in boxes if box]
    assert lefts == sorted(lefts) and lefts[3] - lefts[0] < 2 * boxes[0]["width"]
    on_table(page, 31).click(position={"x": 5, "y": 40})
    answered(page, fake, 2)


def test_a_broken_line_is_opened_again(fake: FakeTable, page: Page, table: Any) -> None:
    options = [about(1, "Bear"), about(2, "Wolf")]
    table(question("pick some", options, least=1, most=2))
    on_table(page, 2).click()
    fake.hang_up()
    expect(page.locator(".lost-line")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_text("Connected again.")
    expect(on_table(page, 2)).to_have_attribute("aria-pressed", "true")  # the draft is kept
    confirm(page)
    assert fake.answer() == [1]
    fake.hang_up()  # and what was on its way when it broke can be sent again
    expect(page.get_by_role("alert")).to_have_count(1)
    confirm(page)
    assert len(fake.heard("answer", 2)) == 2


def test_a_picture_is_shown_where_the_data_has_one_and_it_is_wished(table: Any, page: Page) -> None:
    faces = {**FACES, "bear": {**FACES["bear"], "image": "/static/none.png"}}
    table(None, ann={"hand": [thing(1)], "hand_size": 1}, faces=faces)
    expect(page.locator(".hand img")).to_have_count(0)
    page.locator('[data-do="settings"]').click()
    page.locator('[data-pref="images"]').check()
    page.keyboard.press("Escape")
    expect(page.locator('.hand img[src="/static/none.png"]')).to_have_count(1)
    page.locator('[data-do="settings"]').click()
    page.locator('[data-pref="images"]').uncheck()
    page.keyboard.press("Escape")


def test_passing_yielding_and_control(table: Any, page: Page) -> None:
    trigger = thing(50, controller=1, ability=True, source=11, text="Draw a card.")
    trigger["yield"] = "key of it"
    asked = question("pick one", [{"kind": "pass", "text": "Pass"}], key="priority")
    fake = table(asked, stack=[trigger])
    page.locator('[data-do="yield"]').click()
    page.locator('[data-do="control"]').click()
    page.locator('[data-do="pass-turn"]').dblclick()
    assert fake.heard("yield")[0] | {"n": 0} == {
        "do": "yield",
        "key": "key of it",
        "on": True,
        "n": 0,
    }
    assert fake.heard("control")[0]["on"] is True
    assert [one["until"] for one in fake.heard("pass")] == ["turn"]  # once for two clicks
    fake.tell(state(rush="turn", waiting="Ben thinks."))
    expect(page.locator(".panel")).to_contain_text("Passing to the next turn")
    page.locator('[data-do="hold"]').click()
    assert len(fake.heard("hold")) == 1


def test_what_is_asked_between_two_games_is_not_covered(table: Any, page: Page) -> None:
    over = {"winners": [1], "text": "Ben wins.", "rematch": False, "next": True, "replay": ""}
    fake = table(None, over=over)
    expect(page.locator("[data-ending]")).to_have_count(1)
    cards = [("Shock", "side-card"), ("Shock", "side-card"), ("Bear", "main-card")]
    options = [about(0, name, kind=kind, id=name, extra=n) for n, (name, kind) in enumerate(cards)]
    side = question("pick some", options, key="sideboard", least=0, most=3)
    fake.tell(state(over={**over, "next": False}, question=side))
    expect(page.locator("[data-ending]")).to_have_count(0)
    shock = page.locator('.panel [data-kind="side-card"]')
    more, less = shock.locator('[data-step="more"]'), shock.locator('[data-step="less"]')
    expect(shock).to_have_count(1)  # the two are alike
    assert shock.locator(".words").inner_text() == "Shock"
    expect(less).to_be_disabled()
    more.click()
    more.click()
    expect(shock.locator("output")).to_have_text("2/2")
    expect(more).to_be_disabled()
    less.click()
    expect(shock.locator("output")).to_have_text("1/2")
    page.locator('.panel [data-kind="main-card"] [data-step="more"]').click()
    expect(page.locator(".panel .lead")).to_have_text("1 in, 1 out")
    confirm(page)
    assert fake.answer() == [0, 2]


def test_the_end_of_a_match_tells_its_score(table: Any, page: Page) -> None:
    over = {"winners": [1], "text": "Ben wins.", "rematch": True, "next": False, "replay": ""}
    table(None, over=over, match={"game": 2, "best_of": 3, "wins": [0, 2]})
    expect(page.locator("[data-ending]")).to_contain_text("The match is over, 0:2.")
    table(None, over={**over, "next": True}, match={"game": 1, "best_of": 3, "wins": [0, 1]})
    expect(page.locator("[data-ending]")).to_contain_text("Ben wins.")
    expect(page.locator("[data-ending]")).not_to_contain_text("The match is over")
