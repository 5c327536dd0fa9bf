"""A server that is not there: states written by hand go to the page, what it sends is kept."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

Json = dict[str, Any]
STEPS = ("untap", "upkeep", "main1", "declare_attackers", "declare_blockers", "main2", "end")
GREEN = {
    "key": "bear",
    "name": "Bear",
    "english": "Bear",
    "cost": "{1}{G}",
    "colors": "G",
    "type": "Creature — Bear",
    "types": ["Creature"],
    "supertypes": [],
    "text": ["Trample"],
    "size": "2/2",
    "blank": False,
    "image": "",
    "formerly": "",
}
FACES: dict[str, Json] = {
    "bear": GREEN,
    "wolf": {**GREEN, "key": "wolf", "name": "Wolf", "english": "Wolf", "size": "3/1"},
    "grove": {
        **GREEN,
        "key": "grove",
        "name": "Grove",
        "cost": "",
        "colors": "",
        "types": ["Land"],
    },
    "blank": {**GREEN, "key": "blank", "name": "Oddity", "english": "Oddity", "blank": True},
}


def thing(id_: int, face: str = "bear", **more: Any) -> Json:
    """An object."""
    plain = {
        "id": id_,
        "face": face,
        "name": FACES[face]["name"],
        "owner": 0,
        "controller": 0,
        "power": 2,
        "toughness": 2,
        "counters": {},
    }
    return {**plain, **more}


def player(seat: int, name: str, **more: Any) -> Json:
    """A player."""
    plain: Json = {
        "seat": seat,
        "name": name,
        "team": seat,
        "life": 20,
        "poison": 0,
        "counters": {},
        "pool": dict.fromkeys("WUBRGC", 0),
        "hand_size": 0,
        "library_size": 40,
        "lands_played": 0,
        "mulligans": 0,
        "lost": False,
        "left": False,
        "hand": [],
        "top": {},
        "graveyard": [],
        "battlefield": [],
    }
    return {**plain, **more}


def state(ann: Json | None = None, ben: Json | None = None, **more: Any) -> Json:
    """A state of a duel; `ann` and `ben`: what differs of the players."""
    plain: Json = {
        "kind": "state",
        "version": 1,
        "seat": 0,
        "asked": 0,
        "priority": 0,
        "active": 0,
        "turn": 3,
        "step": "main1",
        "players": [player(0, "Ann", **(ann or {})), player(1, "Ben", **(ben or {}))],
        **{zone: [] for zone in ("stack", "exile", "command", "ante", "phased")},
        "edition": {"key": "current", "title": "the current rules", "vocabulary": "current"},
        "format": "duel",
        "match": None,
        "steps": [{"key": key, "name": key, "phase": key[:4]} for key in STEPS],
        "question": None,
        "waiting": "",
        "over": None,
        "log_from": 0,
        "log": [],
        "stops": {"own": ["main1"], "others": ["end"]},
        "full_control": False,
        "by_hand": False,
        "rush": None,
        "yields": [],
        "can": {"undo": True, "concede": True, "rematch": False},
        "opponents": [{"present": True, "agent": ""}, {"present": True, "agent": "random"}],
        "faces": FACES,
    }
    return {**plain, **more}


def question(shape: str, options: list[Json], **more: Any) -> Json:
    """A question; each option gets its number."""
    plain = {"kind": "object", "id": 0, "extra": 0, "text": "?", "object": 0, "pay": False}
    asked = {
        "key": "choose",
        "shape": shape,
        "prompt": "Choose something.",
        "how": "As you like.",
        "source": 0,
        "least": 1,
        "most": 1,
        "total": 0,
        "ordered": False,
        "domain": "",
        "behalf": 0,
        "options": [{**plain, **one, "i": i} for i, one in enumerate(options)],
    }
    return {**asked, **more}


def about(id_: int, text: str, **more: Any) -> Json:
    """An option about an object."""
    return {"id": id_, "object": id_, "text": text, **more}


class FakeTable:
    """Sends states to the page at `/table/fake` and keeps what the page says. `replies`: what
    answers a message of that kind; all else is taken ("done")."""

    def __init__(self, page: Page, address: str, first: Json, lang: str = "en") -> None:
        self.page = page
        self.said: list[Json] = []
        self.replies: dict[str, Json] = {}
        self.shown = first
        self.version = int(first["version"])
        self.lines: list[WebSocketRoute] = []
        self.down = False  # no line can be opened
        self.deaf: set[str] = set()  # kinds of messages that are heard and not answered
        page.route_web_socket("**/live/**", self._open)
        page.goto(f"{address}/table/fake?lang={lang}")
        expect(page.locator(".board")).to_be_visible()

    def _open(self, line: WebSocketRoute) -> None:
        if self.down:
            line.close()
            return
        self.lines.append(line)
        line.on_message(lambda text: self._hear(line, str(text)))
        line.send(json.dumps(self.shown))

    def _hear(self, line: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["do"] in self.deaf:
            return
        reply = self.replies.get(message["do"], {"kind": "done"})
        line.send(json.dumps({**reply, "to": message["n"]}))

    def tell(self, told: Json) -> None:
        """Another state; it is shown when this returns."""
        self.version += 1
        self.shown = {**told, "version": self.version}
        self.lines[-1].send(json.dumps(self.shown))
        expect(self.page.locator(".table")).to_have_attribute("data-version", str(self.version))

    def go_down(self) -> None:
        """Break the line, and let none be opened before `come_back`."""
        self.down = True
        self.lines[-1].close()
        expect(self.page.locator(".lost-line")).to_be_visible()

    def come_back(self, told: Json) -> None:
        """The server is there again, and things stand like this. Versions begin anew."""
        self.version = 1
        self.shown = {**told, "version": self.version}
        self.down = False
        expect(self.page.locator(".lost-line")).to_have_count(0)

    def hang_up(self) -> None:
        """Break the line; returns when the page has opened another."""
        before = len(self.lines)
        self.lines[-1].close()
        deadline = time.monotonic() + 20
        while len(self.lines) == before:
            assert time.monotonic() < deadline, "the page did not come back"
            self.page.wait_for_timeout(20)

    def begin(self, told: Json) -> None:
        """Forget what was before: the page sees this state as if it had just come."""
        self.page.mouse.move(0, 0)
        self.said.clear()
        self.replies.clear()
        self.tell({**told, "question": None})
        self.tell(told)
        expect(self.page.locator(".preview, .toast")).to_have_count(0)

    def answer(self) -> Any:
        """The last answer that the page gave; waits for one."""
        return self.heard("answer")[-1]["answer"]

    def heard(self, what: str, least: int = 1) -> list[Json]:
        """The messages of that kind; waits until there are so many."""
        deadline = time.monotonic() + 10
        while len(found := [one for one in self.said if one["do"] == what]) < least:
            assert time.monotonic() < deadline, f"no {what!r} among {self.said}"
            self.page.wait_for_timeout(10)
        return found
