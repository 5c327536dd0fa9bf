"""The list of finished games, and watching one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from apnap.agents import make
from apnap.core.views import Sight
from apnap.game import new_game, save_game
from apnap.web.decks.reading import shipped_deck

from .conftest import Server
from .looking import english_left, picture, serious_faults, sideways

SEED = 11
SHOWN = re.compile(r"\b(White weenie|Red goblins)\b")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished duel as a file."""
    decks = [shipped_deck("white-weenie"), shipped_deck("red-goblins")]
    game = new_game(decks, edition="2006", seed=SEED, names=["Ann", "Bob"])
    agents = [make("heuristic", seat) for seat in range(2)]
    while (question := game.question) is not None:
        game.push(agents[question.chooser](question, Sight(game, question)))
    path = tmp_path_factory.mktemp("games") / "duel.json"
    save_game(game, path)
    return path


@pytest.fixture
def watching(server: Server, page: Page, file: Path) -> Page:
    """The duel brought to the server, and opened."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(server.address + "/replays")
    page.wait_for_load_state("networkidle")
    page.get_by_label("Bring a file").set_input_files(file)
    mine = page.get_by_role("listitem").filter(has_text="Bob")
    mine.get_by_role("link", name="Watch").first.click()
    page.wait_for_url("**/watch/**")
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    return page


def position(page: Page) -> int:
    return int(page.get_by_role("slider", name="Position").input_value())


def test_a_game_is_stepped_through_forward_and_back(watching: Page) -> None:
    page = watching
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status")).to_contain_text("Ann wins")
    last = position(page)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("status")).to_have_count(0)
    assert 0 < position(page) < last
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_contain_text("Ann wins")
    page.get_by_role("combobox", name="Turn").select_option("3")
    expect(page.locator(".steps .turn")).to_contain_text("3")
    picture(page, "replay")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("slider", name="Position")).to_have_value("0")


def test_a_seat_sees_only_its_own_hand(watching: Page) -> None:
    page = watching
    page.get_by_role("combobox", name="Turn").select_option("3")
    hands = page.locator(".hand [data-key]")
    expect(hands.first).to_be_visible()
    open_handed = hands.count()
    page.get_by_role("combobox", name="Seen from").select_option(label="Ann")
    expect(hands.first).to_be_visible()
    page.wait_for_function(
        "n => document.querySelectorAll('.hand [data-key]').length < n", arg=open_handed
    )


def test_the_links_of_a_position_lead_there(watching: Page) -> None:
    page = watching
    page.get_by_role("combobox", name="Turn").select_option("3")
    link = page.get_by_role("link", name="Picture of this position").get_attribute("href")
    told = page.request.get(page.url.partition("/watch")[0] + str(link))
    assert told.ok and told.text().startswith("<svg")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_open_hands_cover_nobody(watching: Page, size: tuple[int, int]) -> None:
    page = watching
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_role("combobox", name="Turn").select_option("3")
    expect(page.locator(".side.far .hand .held").first).to_be_visible()
    boxes = [one.bounding_box() for one in page.locator(".player").all()]
    for held in page.locator(".hand .held").all():
        card = held.bounding_box()
        assert card is not None
        for box in boxes:
            assert box is not None
            beside = (
                card["x"] + 1 >= box["x"] + box["width"] or card["x"] + card["width"] <= box["x"]
            )
            above, below = card["y"] + card["height"] <= box["y"] + 1, card["y"] + 1
            assert beside or above or below >= box["y"] + box["height"]


def test_a_game_is_played_on_from_a_position(watching: Page) -> None:
    page = watching
    page.get_by_role("combobox", name="Turn").select_option("4")
    page.get_by_role("combobox", name="Play on from here").select_option(
        label="as Ann, against the machine"
    )
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("Ann", exact=True).first).to_be_visible()


def test_the_replay_speaks_chinese_alone_and_fits_a_phone(
    watching: Page, context: BrowserContext, server: Server
) -> None:
    context.add_cookies([{"name": "apnap_lang", "value": "zh", "url": server.address}])
    page = watching
    page.reload()
    page.get_by_role("combobox", name="回合").select_option("5")
    expect(page.locator(".steps .turn")).to_contain_text("5")
    names = set(page.locator(".board .sc, .board .cf-name").all_inner_texts())
    words = {line.strip() for name in names for line in name.splitlines() if line.strip()}
    cards = frozenset(words) | {"Ann", "Bob"} | card_names()
    assert english_left(page, cards) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert sideways(page) <= 0


def card_names() -> frozenset[str]:
    """The names of all cards of the two decks."""
    decks = [shipped_deck("white-weenie"), shipped_deck("red-goblins")]
    return frozenset(name for deck in decks for name, _ in deck.main) | {"Goblin", "Goblin Token"}


def test_the_replay_can_be_used_by_everybody(watching: Page) -> None:
    watching.get_by_role("combobox", name="Turn").select_option("4")
    expect(watching.locator(".steps .turn")).to_contain_text("4")
    assert serious_faults(watching) == []


def test_a_damaged_file_is_refused_with_a_sentence(server: Server, page: Page) -> None:
    page.goto(server.address + "/replays")
    page.wait_for_load_state("networkidle")
    before = page.get_by_role("link", name="Watch").count()
    page.get_by_label("Bring a file").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"version": 1, "x"'}
    )
    expect(page.get_by_text("no saved game")).to_be_visible()
    assert page.get_by_role("link", name="Watch").count() == before


def test_a_replay_that_does_not_exist_says_so(server: Server, page: Page) -> None:
    page.goto(server.address + "/watch/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
