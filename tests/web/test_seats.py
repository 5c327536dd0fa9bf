"""Several people at a table: on one screen, by link; what each of them is asked and lets pass."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from apnap import ir, setup
from apnap.game import card, find_edition, to_data
from apnap.web.tables.table import Table
from apnap.web.tables.wishes import LINK

from .conftest import Server
from .tabling import CARDS, asked, opened, settled, wishes
from .test_live import Page

Json = dict[str, Any]


def tables(server: Server, **asked_for: Any) -> list[str]:
    request = urllib.request.Request(
        server.address + "/api/tables",
        json.dumps(asked_for).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        tokens: list[str] = json.load(answer)["tokens"]
        return tokens


# ------------------------------------------------------------------ over the wire


def test_two_people_on_one_screen_turn_away_for_each_other(server: Server) -> None:
    (token,) = tables(server, opponent="same screen", seed=3)
    page = Page(server, token)
    curtains = 0
    while curtains < 3:
        message = page.receive()
        if message["kind"] == "curtain":
            curtains += 1
            hidden = 1 - message["seat"]
            assert message["name"] == f"Player {message['seat'] + 1}"
            assert page.send(do="ready", seat=message["seat"])["kind"] == "done"
            state = page.until(lambda s, seat=message["seat"]: s["seat"] == seat)  # type: ignore[misc]
            assert state["players"][hidden]["hand"] == []
        if page.state.get("question") and page.state["seat"] == page.state["asked"]:
            page.send(do="answer", answer=len(page.state["question"]["options"]) - 1)
            page.state = {}
    for text in page.received:
        message = json.loads(text)
        if message["kind"] == "state":
            assert message["players"][1 - message["seat"]]["hand"] == []


def test_another_seat_cannot_be_spoken_for(server: Server) -> None:
    first, second = tables(server, opponent="link", seed=3)
    one, two = Page(server, first), Page(server, second)
    one.until(lambda s: s["opponents"][1]["present"])
    two.until(lambda s: s["opponents"][0]["present"])
    pages = {one.state["seat"]: one, two.state["seat"]: two}
    waiting = pages[1 - one.until(lambda s: s["asked"] >= 0)["asked"]]
    waiting.until(lambda s: bool(s["waiting"]))
    for message in (
        {"do": "answer", "answer": 0},
        {"do": "answer", "answer": 0, "seat": waiting.state["asked"]},
        {"do": "concede", "seat": waiting.state["asked"]},
        {"do": "undo", "seat": waiting.state["asked"]},
        {"do": "ready", "seat": waiting.state["asked"]},
        {"do": "stop", "step": "end", "own": True, "on": True, "seat": waiting.state["asked"]},
    ):
        assert waiting.send(**message)["kind"] == "refused", message
    two.opened.__exit__(None, None, None)
    one.until(lambda s: not s["opponents"][1]["present"])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"edition": "1993"}, "no edition"),
        ({"edition": "/etc/passwd"}, "no edition"),
        ({"opponent": "me"}, "no opponent"),
        ({"decks": ["../../secret"]}, "no deck"),
        ({"decks": "red-goblins"}, "in a list"),
        ({"seed": "x"}, "whole number"),
        ({"format": "chess"}, "no format"),
        ({"best_of": 2}, "odd number"),
        ([], "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, wrong: Any, why: str) -> None:
    request = urllib.request.Request(
        server.address + "/api/tables",
        json.dumps(wrong).encode(),
        {"Content-Type": "application/json"},
    )
    with pytest.raises(urllib.error.HTTPError, match="422") as refused:
        urllib.request.urlopen(request, timeout=60)
    assert why in json.loads(refused.value.read())["why"]


def test_a_page_of_another_name_is_refused(server: Server) -> None:
    request = urllib.request.Request(server.address + "/", headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError, match="400"):
        urllib.request.urlopen(request, timeout=60)


# ------------------------------------------------------------------ passing by itself


def stood(tmp_path: Path, mine: list[str], theirs: list[str], second: str = LINK) -> Table:
    """A table with these permanents on the battlefield, at the first seat's main phase."""
    game = setup.empty_game(find_edition("current"), ["A", "B"], seed=1)
    for seat, names in enumerate((mine, theirs)):
        for name in names:
            setup.add(game, card(name), seat, "battlefield")
        for _ in range(20):
            setup.add(game, card("Mountain"), seat, "library")
    setup.begin_at(game, turn=3, active=0, step="main1")
    start = {"position": to_data(game), "seed": 1}
    plain = opened(tmp_path)
    table = Table.open(wishes(second=second), plain.store, lambda: CARDS, start)
    return settled(table)


def test_a_trigger_that_is_yielded_to_resolves_by_itself(tmp_path: Path) -> None:
    table = stood(tmp_path, ["Mogg Fanatic", "Mogg Fanatic", "Mogg Fanatic"], ["Mogg Fanatic"])
    assert asked("priority", "activate")(table)
    for yielding in (False, True):
        question = table.question
        assert question is not None
        kinds = [option.kind for option in question.options]
        table.answer(0, kinds.index("activate"), table.version)
        settled(table)
        assert asked("target")(table)
        table.answer(0, len(table.question.options) - 1 if table.question else 0, table.version)
        settled(table)
        if not yielding:
            assert table.question is not None
            assert table.question.chooser == 1
            key = table.yield_key(table.game.stack[-1])
            with pytest.raises(Exception, match="no-option"):
                table.yield_to(1, key + "x", True)
            table.yield_to(1, key, True)
            assert table.attention_json(1)["yields"] == [{"key": key, "text": "Mogg Fanatic"}]
            settled(table)
        assert not table.game.stack
        assert table.question is not None
        assert table.question.chooser == 0
    table.yield_to(1, table.attention_json(1)["yields"][0]["key"], False)
    assert table.attention_json(1)["yields"] == []


@pytest.mark.parametrize("until", ["event", "own-turn"])
def test_passing_until_something_happens_ends_when_it_does(tmp_path: Path, until: str) -> None:
    table = stood(tmp_path, ["Mogg Fanatic"], ["Grizzly Bears"])
    table.stop(0, "upkeep", False, True)
    table.pass_(0, until, table.version)
    asked_in = []
    while table.game.turn < 5:
        settled(table)
        question = table.question
        assert question is not None
        if question.chooser == 0:
            asked_in.append((question.key, table.game.edition.steps[table.game.step].name))
            if question.key != "priority":
                table.answer(0, [], table.version)
            else:
                table.pass_(0, until if table.game.active == 0 else "", table.version)
        elif question.key == "attackers":
            table.answer(1, [(0, question.places[0][0])], table.version)
        else:
            table.answer(1, 0, table.version)
    attack = ("priority", "declare_attackers")
    assert (attack in asked_in) == (until == "event")
    assert ("priority", "upkeep") not in asked_in
    assert ("blockers", "declare_blockers") in asked_in
    assert (("attackers", "declare_attackers") in asked_in) == (until == "event")


def test_a_face_is_changed_by_what_changes_the_card(tmp_path: Path) -> None:
    from apnap.core.views import View
    from apnap.web.tables.board import Board

    table = stood(tmp_path, ["Grizzly Bears", "Forest"], [])
    faces = table.faces("en")
    view = View(table.game, 0, None)
    board = Board(table.game, faces).view(view)
    bears, forest = board["players"][0]["battlefield"]
    assert not bears.get("changed")
    assert faces.by_key[bears["face"]]["size"] == "2/2"
    assert faces.by_key[forest["face"]]["types"] == ["Land"]
    assert isinstance(table.game.objects[bears["id"]].defn.face, ir.Face)
