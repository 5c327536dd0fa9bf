"""A broken line loses no answer silently: it is sent when the line is back, or said not to be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .clicking import open_table, sit_down
from .conftest import Server
from .mocking import FakeTable, about, question, state, thing

Json = dict[str, Any]
KEPT, LOST = "Your answer is kept", "Your answer was not sent"


def two_bears(answered: int = 3, **more: Any) -> Json:
    """Ann has two things to choose between; she has answered so often."""
    asked = question("pick one", [about(1, "Bear"), about(2, "Wolf")])
    board = {"battlefield": [thing(1), thing(2, "wolf")]}
    return state(ann=board, **{"question": asked, "answered": answered, **more})


@pytest.fixture
def fake(server: Server, page: Page) -> FakeTable:
    return FakeTable(page, server.address, two_bears())


def click(page: Page, id_: int) -> None:
    page.locator(f'.board [data-key="o{id_}"]').click()


def nothing_more(fake: FakeTable, page: Page, number: int) -> None:
    """No more answers than these come."""
    page.wait_for_timeout(300)
    assert len(fake.heard("answer", 0)) == number


def test_an_answer_is_kept_while_the_line_is_broken(fake: FakeTable, page: Page) -> None:
    fake.go_down()
    click(page, 1)
    expect(page.locator(".lost-line")).to_contain_text(KEPT)
    click(page, 2)  # the last click counts
    fake.come_back(two_bears())
    assert fake.answer() == 1
    assert fake.heard("answer")[0]["version"] == 1
    nothing_more(fake, page, 1)
    fake.hang_up()  # it is not sent once more
    nothing_more(fake, page, 1)


def test_it_waits_until_the_game_has_come_to_the_question(fake: FakeTable, page: Page) -> None:
    fake.go_down()
    click(page, 1)
    fake.come_back(two_bears(question=None, waiting="Ben thinks."))
    nothing_more(fake, page, 0)
    fake.tell(two_bears())
    assert fake.answer() == 0


@pytest.mark.parametrize(
    "now",
    [
        two_bears(question=question("pick one", [about(2, "Wolf")])),
        two_bears(turn=4),
        two_bears(answered=4),
        two_bears(
            question=None,
            over={
                "winners": [1],
                "text": "Ben wins.",
                "rematch": False,
                "next": False,
                "replay": "",
            },
        ),
    ],
    ids=["another question", "another turn", "another answer", "over"],
)
def test_an_answer_that_fits_no_more_is_said_to_be_lost(
    fake: FakeTable, page: Page, now: Json
) -> None:
    fake.go_down()
    click(page, 1)
    expect(page.locator(".lost-line")).to_contain_text(KEPT)
    fake.come_back(now)
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    nothing_more(fake, page, 0)


@pytest.mark.parametrize("arrived", [True, False])
def test_an_answer_on_its_way_is_sent_again_unless_it_arrived(
    fake: FakeTable, page: Page, arrived: bool
) -> None:
    fake.deaf.add("answer")
    click(page, 2)
    assert fake.answer() == 1
    fake.deaf.clear()
    fake.go_down()
    fake.come_back(two_bears(4 if arrived else 3))
    if not arrived:
        assert len(fake.heard("answer", 2)) == 2
        assert fake.answer() == 1
    nothing_more(fake, page, 1 if arrived else 2)
    expect(page.get_by_role("alert")).not_to_contain_text(LOST)


def test_an_answer_outlives_a_reload(fake: FakeTable, page: Page) -> None:
    fake.go_down()
    click(page, 2)
    expect(page.locator(".lost-line")).to_contain_text(KEPT)
    fake.down = False
    page.reload()
    assert fake.answer() == 1
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    nothing_more(fake, page, 1)


def test_what_is_no_answer_is_said_not_to_be_sent(fake: FakeTable, page: Page) -> None:
    fake.go_down()
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_contain_text("that was not sent")
    fake.come_back(two_bears())
    page.wait_for_timeout(300)
    assert fake.heard("undo", 0) == []


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    own = Server(tmp_path)
    yield own
    own.kill()


def test_a_server_that_was_dead_takes_the_answer_once(mortal: Server, page: Page) -> None:
    sit_down(page, mortal.address, open_table(mortal.folder))
    page.locator('[data-kind="no"]').wait_for()
    mortal.kill()
    expect(page.locator(".lost-line")).to_be_visible()
    page.locator('[data-kind="no"]').click()
    expect(page.locator(".lost-line")).to_contain_text(KEPT)
    mortal.start()
    expect(page.locator(".panel")).to_have_attribute("data-question", "priority")
    expect(page.locator(".turn b")).to_have_text("Turn 1")
