"""Loops that are proposed at a table: what one did is done so many times more."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from apnap.game import find_edition, state_hash, to_data
from apnap.lab.loading import load_text
from apnap.lab.placing import Builder
from apnap.web.tables.seating import Refused
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import LINK

from .clicking import open_position, sit_down
from .conftest import Server
from .looking import english_left, serious_faults
from .tabling import CARDS, opened, pick, settled, wishes, woken

SPRING = """
players:
  Ann:
    battlefield: [{name: Spring, type: Artifact, text: "{0}: You gain 1 life."}]
    library: [Forest * 20]
  Ben: {library: [Forest * 20]}
start: {turn: 3, active: Ann, step: main1}
"""
FORESTS = frozenset({"Spring", "Ann", "Ben", "Forest"})


def spring(tmp_path: Path, second: str = "heuristic", edition: str = "current") -> Table:
    """A table at which the first seat gains life as often as it likes."""
    game = Builder(load_text(SPRING, "spring"), find_edition(edition), CARDS.lookup).build()
    start = {"position": to_data(game), "seed": 1}
    store = opened(tmp_path).store
    return settled(Table.open(wishes(second=second), store, lambda: CARDS, start))


def act(table: Table) -> None:
    """The ability is activated, and resolves: one's own passes by itself."""
    life = table.game.players[0].life
    table.answer(0, pick(table, "activate"), table.version)
    settled(table)
    assert table.game.players[0].life == life + 1


@pytest.mark.rule("2006:421.2")
@pytest.mark.parametrize("edition", ["2006", "2009", "current"])
def test_a_loop_is_proposed_and_kept(tmp_path: Path, edition: str) -> None:
    table = spring(tmp_path, edition=edition)
    assert not table.can(0)["loop"]
    with pytest.raises(Refused, match="no-loop"):
        table.propose_loop(0, 1, 5, table.version)
    act(table)
    act(table)
    assert table.can(0)["loop"] and not table.can(1)["loop"]
    assert 2 * table.repeatable(0)[0].answers == table.repeatable(0)[1].answers
    table.propose_loop(0, 1, 100, table.version)
    settled(table)
    assert table.game.players[0].life == 122
    question = table.question
    assert question is not None and (question.key, question.chooser) == ("priority", 0)
    again = woken(table, tmp_path)
    assert state_hash(again.game) == state_hash(table.game)
    assert not table.can(0)["undo"]  # the other player agreed: that was a decision of theirs
    assert not table.can(0)["loop"]  # what came before a loop is no part of another
    act(table)
    act(table)
    table.propose_loop(0, 2, 10, table.version)
    settled(table)
    assert table.game.players[0].life == 144


@pytest.mark.parametrize(("actions", "times"), [(0, 5), (2, 5), (1, 0), (1, 10_000_000)])
def test_a_loop_that_cannot_be_changes_nothing(tmp_path: Path, actions: int, times: int) -> None:
    table = spring(tmp_path)
    act(table)
    before = state_hash(table.game)
    with pytest.raises(Refused):
        table.propose_loop(0, actions, times, table.version)
    with pytest.raises(Refused, match=r"not-asked|watching-only"):
        table.propose_loop(1, 1, 5, table.version)
    with pytest.raises(Refused, match="stale"):
        table.propose_loop(0, 1, 5, table.version + 1)
    assert state_hash(table.game) == before


def test_another_person_stops_a_loop_earlier_and_must_act_then(tmp_path: Path) -> None:
    table = spring(tmp_path, LINK)
    table.full_control(1, True)
    table.answer(0, pick(table, "activate"), table.version)
    settled(table)
    table.pass_(1, "", table.version)
    settled(table)
    table.propose_loop(0, 1, 50, table.version)
    settled(table)
    question = table.question
    assert question is not None and (question.key, question.chooser) == ("loop-shorten", 1)
    table.answer(1, 4, table.version)
    settled(table)
    assert table.game.players[0].life == 25
    question = table.question
    assert question is not None and (question.key, question.chooser) == ("priority", 1)
    if question.options[0].kind != "pass":
        with pytest.raises(Refused, match="must-act"):
            table.pass_(1, "", table.version)


def sit(server: Server, page: Page, lang: str) -> None:
    sit_down(
        page, server.address, open_position(server.folder, SPRING, who=("me", "heuristic")), lang
    )
    for life in (21, 22):
        page.locator('.field.near [aria-label^="Spring"]').click()
        expect(page.locator(".player.mine .life")).to_have_text(str(life))


def test_a_loop_by_clicks(server: Server, page: Page) -> None:
    sit(server, page, "en")
    life = page.locator(".player.mine .life")
    expect(life).to_have_text("22")
    page.locator('[data-do="loop"]').click()
    sheet = page.locator(".sheet")
    expect(sheet.locator("[data-actions]")).to_have_count(2)
    expect(sheet).to_contain_text("You gain 1 life")
    assert serious_faults(page) == []
    sheet.locator("[data-times]").fill("0")
    expect(sheet.locator('[data-do="propose"]')).to_be_disabled()
    sheet.locator("[data-times]").fill("40")
    sheet.locator('[data-do="propose"]').click()
    expect(life).to_have_text("62")
    expect(page.locator(".log-lines")).to_contain_text("repeats the loop 40 times")


def test_a_loop_by_keyboard_in_chinese(server: Server, page: Page) -> None:
    sit(server, page, "zh")
    page.keyboard.press("r")
    sheet = page.locator(".sheet")
    expect(sheet.locator("[data-actions]")).to_have_count(2)
    assert english_left(page, FORESTS) == []
    sheet.locator("[data-times]").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("30")
    page.keyboard.press("Enter")
    expect(page.locator(".player.mine .life")).to_have_text("52")
