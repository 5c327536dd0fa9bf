"""An edition file of one's own is chosen for a game; its faults are a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from apnap import editions
from apnap.web.replays.archive import Archive
from apnap.web.tables.hall import Hall

from .conftest import Server
from .looking import english_left, serious_faults
from .tabling import opened, settled, wishes, woken
from .test_pages import OF_FORMS

CLUB = b"""name = "Club rules"
name_zh = "\xe7\xa4\xbe\xe5\x9b\xa2\xe8\xa7\x84\xe5\x88\x99"
parent = "2009"
[facts]
mana_burn = true
starting_life = 31
"""
FAULTS = {
    "no table": (b"name = ", "club.toml", "neither TOML nor JSON"),
    "no text": (b"\xff\xfe", "club.toml", "cannot be read"),
    "no parent": (b'name = "X"', "club.toml", "the parent is missing"),
    "no such parent": (b'parent = "1993"', "club.toml", "there is no edition '1993'"),
    "no such fact": (b'parent = "2006"\n[facts]\nmana_brun = true', "club.toml", "'mana_brun'"),
    "wrong value": (b'{"parent": "2006", "facts": {"mana_burn": 1}}', "club.json", "true or false"),
    "too small": (b'parent = "2006"\n[facts]\nstarting_life = -4', "club.toml", "at least"),
    "too long": (b"#" * 200_000, "club.toml", "too long"),
}
SOURCE = editions.from_bytes(CLUB, Path("club.toml")).source


def choose(page: Page, server: Server, lang: str = "en") -> None:
    """The first page, with a file of one's own wanted."""
    page.goto(f"{server.address}/?lang={lang}")
    page.wait_for_load_state("networkidle")
    label = {"en": "Edition", "zh": "版本"}[lang]
    page.get_by_role("combobox", name=label, exact=True).select_option("own")
    expect(page.locator(".ap-own-edition")).to_be_visible()


def give(page: Page, content: bytes, name: str) -> None:
    file = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.locator(".ap-own-edition input[type=file]").set_input_files(file)


def test_a_game_by_ones_own_rules(server: Server, page: Page) -> None:
    choose(page, server)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose an edition file.")
    give(page, CLUB, "club.toml")
    told = page.locator(".ap-own-edition .ap-good")
    expect(told).to_have_text(re.compile(r"^Club rules: .*2009.*, with 2 of its facts changed\.$"))
    assert serious_faults(page) == []
    page.get_by_role("combobox", name="Games").select_option("3")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*", wait_until="commit")
    expect(page.locator(".edition")).to_contain_text("Club rules")
    expect(page.locator(".player.mine .life")).to_have_text("31")
    page.goto(server.address + "/")
    expect(page.locator(".ap-going")).to_contain_text("Club rules")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_one_sentence(server: Server, page: Page, fault: str) -> None:
    content, name, why = FAULTS[fault]
    choose(page, server)
    give(page, content, name)
    told = page.locator(".ap-own-edition .ap-bad")
    expect(told).to_contain_text(why)
    expect(told).to_contain_text(name)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text(why)
    give(page, CLUB, "club.toml")
    expect(page.locator(".ap-own-edition .ap-good")).to_be_visible()
    page.get_by_role("combobox", name="Edition", exact=True).select_option("2006")
    expect(page.locator(".ap-own-edition")).to_be_hidden()


def test_in_chinese(server: Server, page: Page) -> None:
    choose(page, server, "zh")
    give(page, CLUB, "club.toml")
    expect(page.locator(".ap-own-edition .ap-good")).to_contain_text("社团规则")
    allowed = OF_FORMS | {"TOML", "JSON", "name", "parent", "facts", "apnap editions --facts"}
    assert english_left(page, frozenset(allowed)) == []


def test_it_is_kept_with_the_game(tmp_path: Path) -> None:
    table = settled(opened(tmp_path, edition=SOURCE))
    assert table.game.players[0].life == 31 and table.game.edition.facts.mana_burn
    again = woken(table, tmp_path)
    assert again.game.edition.title == ("Club rules", "社团规则")
    again.concede(0)
    settled(again)
    again.rematch()
    assert again.game.players[0].life == 31
    assert woken(table, tmp_path).game.edition.key == "club"


def test_it_is_kept_with_the_replay_and_what_goes_on_from_there(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    table = hall.open(wishes(edition=SOURCE))
    with table.lock:
        settled(table)
        table.concede(0)
        settled(table)
    archive = Archive(hall)
    (game,) = archive.games()
    assert game.facts["title"] == ["Club rules", "社团规则"]
    branch = archive.play_on(game.id, 0, 0, "random")
    assert branch.game.edition.facts.mana_burn and branch.game.players[0].life == 31
    assert archive.open(archive.take_in(archive.file(game.id))).game.players[0].life == 31
    hall.close()
