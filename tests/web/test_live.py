"""The wire: a server process, sockets as a page has them."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from apnap import editions
from apnap.rules.rows import table
from apnap.web import rulewords
from apnap.web.load import Clicker, open_table

from .conftest import Server

Json = dict[str, Any]
PATIENCE = 60
HALF = '{"do": "face", "n": "\\ud800", "name": "\\ud800"}'  # half of a character
DOORS = (
    *("/api/tables", "/api/replays", "/api/cards/entries"),
    *("/api/decks/read", "/api/decks/judge", "/api/decks/write"),
    *(f"/lab/api/{door}" for door in ("play", "read", "made", "save", "line", "open", "cards")),
)
GONE = "此地址没有游戏，可能已被移除。请开始新游戏。"


class Page:
    """What a page's script would be: the latest state, and a message at a time."""

    def __init__(self, server: Server, token: str, lang: str = "en") -> None:
        where = server.address.replace("http", "ws", 1)
        self.token = token
        self.opened = connect(
            f"{where}/live/{token}?lang={lang}", max_size=None, open_timeout=PATIENCE
        )
        self.socket: ClientConnection = self.opened.__enter__()
        self.state: Json = {}
        self.number = 0
        self.received: list[str] = []

    def receive(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["kind"] == "state":
            self.state = message
        return message

    def until(self, holds: Callable[[Json], bool]) -> Json:
        """The first state from now on that is such."""
        while not (self.state and holds(self.state)):
            self.receive()
        return self.state

    def asked(self) -> Json:
        """Until this page is asked, or the game is over."""
        return self.until(lambda s: bool(s["question"] or s["over"]))

    def send(self, **message: Any) -> Json:
        """Send it; the reply."""
        self.number += 1
        known = {"n": self.number, "version": self.state.get("version", 0)}
        self.socket.send(json.dumps({**known, **message}))
        while True:
            reply = self.receive()
            if reply.get("to") == self.number:
                return reply

    def answer(self, answer: Any) -> Json:
        """Answer the question, and go on to what comes of it."""
        version = self.state["version"]
        reply = self.send(do="answer", answer=answer)
        if reply["kind"] == "done":
            self.until(lambda s: s["version"] > version)
        return reply


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = Server(tmp_path)
    yield running
    running.kill()


def main_phase(page: Page) -> Json:
    """Keep the hand, and go to the first priority."""
    while (question := page.asked()["question"])["key"] != "priority":
        page.answer(len(question["options"]) - 1)
    return page.state


def test_a_killed_server_loses_nothing(own: Server) -> None:
    token = open_table(own.address, 3)
    page = Page(own, token)
    clicker = Clicker(1)
    for _ in range(12):
        state = page.asked()
        if state["over"]:
            break
        if page.answer(clicker.answer(state["question"]))["kind"] == "refused":
            page.send(do="concede")
    before = page.asked()
    own.kill()
    own.start()
    after = Page(own, token).asked()
    for field in ("turn", "step", "players", "stack", "exile", "question", "over"):
        assert after[field] == before[field], field


def test_answers_of_every_wrong_kind_are_refused_with_a_sentence(server: Server) -> None:
    page = Page(server, open_table(server.address, 4))
    main_phase(page)
    before = page.state
    wrong: list[Json] = [
        {"do": "answer", "answer": 99},
        {"do": "answer", "answer": {"a": [None]}},
        {"do": "answer"},
        {"do": "answer", "answer": 0, "version": 1},
        {"do": "answer", "answer": 0, "version": "new"},
        {"do": "answer", "answer": 0, "seat": 1},
        {"do": "pass", "until": 7},
        {"do": "stop", "step": "upkeep", "own": "yes", "on": True},
        {"do": "auto", "option": "first"},
        {"do": "rule", "number": 7},
        {"do": "face"},
        {"do": "fly"},
        {"do": ["answer"]},
        {},
    ]
    for message in wrong:
        reply = page.send(**message)
        assert reply["kind"] == "refused", message
        assert reply["why"].endswith("."), reply
    for text in ("", "[", "[]", "null", '"x"', "[" * 3000, '{"do": "answer", "n": 1e999}'):
        page.socket.send(text)
        assert page.receive()["kind"] == "refused", text
    for text in (HALF, '{"do": "fly", "n": NaN}', '{"do": "fly", "n": -Infinity}'):
        page.socket.send(text)
        reply = page.receive()
        assert (reply["kind"], reply["to"]) == ("refused", None), text
    page.socket.send(b"\x00\xff")
    assert page.receive()["kind"] == "refused"
    page.socket.send(json.dumps({"do": "answer", "answer": "x" * 500_000}))
    assert "too long" in page.receive()["why"]
    again = Page(server, page.token).asked()
    assert {k: again[k] for k in ("turn", "players", "question")} == {
        k: before[k] for k in ("turn", "players", "question")
    }


@pytest.mark.parametrize("door", DOORS)
def test_no_door_breaks_at_what_is_no_json(server: Server, door: str) -> None:
    parts = '"text": "4 \\ud800", "names": ["\\ud800"], "typed": "\\ud800", "link": "\\ud800"'
    for body in (b"", b"\xff", b"[" * 100_000, b"NaN", b'{"line": 1e999}', f"{{{parts}}}".encode()):
        status, answer = posted(server, door, body)
        assert status < 500, body[:30]
        json.loads(answer)
    status, answer = posted(server, door, b'{"text": "' + b"x" * 2_500_000 + b'"}')
    assert status in (400, 413, 422)
    json.loads(answer)


def posted(server: Server, door: str, body: bytes) -> tuple[int, bytes]:
    """The status and the answer."""
    kind = {"Content-Type": "application/json"}
    request = urllib.request.Request(server.address + door, body, kind)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_an_unknown_token_is_told_so(server: Server) -> None:
    for token in ("nothing", "x" * 500):
        page = Page(server, token, "zh")
        assert page.receive() == {"kind": "closed", "why": GONE}


def test_two_pages_of_one_seat_stay_live(server: Server) -> None:
    token = open_table(server.address, 5)
    one, two = Page(server, token), Page(server, token)
    main_phase(one)
    two.until(lambda s: s["version"] >= one.state["version"])
    assert two.state["question"] == one.state["question"]
    two.answer(0)
    version = two.asked()["version"]
    one.until(lambda s: s["version"] >= version)
    assert one.state["players"] == two.state["players"]
    assert one.send(do="answer", answer=0, version=1)["kind"] == "refused"


def test_a_page_sees_who_is_there_and_the_language_is_switched_in_place(server: Server) -> None:
    page = Page(server, open_table(server.address, 6))
    state = main_phase(page)
    assert [one["present"] for one in state["opponents"]] == [True, True]
    assert page.send(do="lang", lang="zh")["kind"] == "done"
    chinese = page.until(lambda s: "步骤" in s["steps"][0]["name"])
    assert chinese["log_from"] == 0
    assert chinese["faces"]
    assert page.send(do="lang", lang="fr")["kind"] == "refused"


def test_a_payment_is_shown_before_it_is_made(server: Server) -> None:
    page = Page(server, open_table(server.address, 7))
    clicker = Clicker(3)
    for _ in range(60):
        state = page.asked()
        question = state["question"]
        if question is None:
            break
        paid = [o for o in question["options"] if o["kind"] == "cast"]
        if question["key"] == "priority" and paid:
            reply = page.send(do="auto", option=paid[0]["i"])
            assert reply["kind"] == "preview"
            assert reply["settled"]
            assert reply["sources"]
            return
        lands = [o["i"] for o in question["options"] if o["kind"] == "play"]
        page.answer(lands[0] if lands else clicker.answer(question))
    raise AssertionError("nothing could be cast")


def test_the_face_of_a_card_and_a_rule_in_words(server: Server) -> None:
    page = Page(server, open_table(server.address, 8), "zh")
    page.asked()
    face = page.send(do="face", name="Lightning Bolt")
    assert face["kind"] == "face"
    assert face["face"]["cost"] == "{R}"
    assert page.send(do="face", name="No Such Card")["kind"] == "refused"
    rule = page.send(do="rule", key="spell-cast")
    assert rule["kind"] == "rule"
    assert rule["text"]
    assert page.send(do="rule", number="2006:999.9")["kind"] == "refused"


def test_a_number_is_one_of_the_game_s_edition() -> None:
    """Today's 117.4 is passing, the 117.4 of 2009 is paying life."""
    for edition, number, title in (
        ("current", "117.4", "x2009:115.4 All"),
        ("2009", "117.4", "Paying life"),
        ("2006", "2009:117.4", "x2009:117.4 Paying life"),
    ):
        told = rulewords.said("", number, editions.get(edition), "en")
        assert told["title"].startswith(title)


def test_a_rule_tells_what_is_different_where_the_book_is_another_one() -> None:
    current = rulewords.said("combat-damage-assigned", "", editions.get("current"), "zh")
    assert current["now"].startswith("其他版本：")
    at_home = rulewords.said("combat-damage-on-stack", "310.1", editions.get("2006"), "zh")
    row = table()["2006:310.1"].words("zh")
    assert (at_home["title"], at_home["text"], at_home["now"]) == (row.title, row.says, "")
