"""The live connections of tables: `/live/{token}`, as docs/protocol.md says."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from apnap.jsontext import read_json
from apnap.web.texts import LANGS
from apnap.web.texts.server import say
from apnap.web.wire import as_text, text_of

from . import looking
from .hall import CannotWakeError, Hall
from .seating import Refused
from .store import MovedOnError
from .table import AT_ONCE, Table
from .telling import SeatNames, Told, state

Json = dict[str, Any]
LONGEST = 400_000  # characters of a message: ten thousand tokens attack
LOG = logging.getLogger("apnap.web")


def register(app: FastAPI, hall: Hall, lang: str) -> None:
    """Let tables be reached at `/live/{token}`."""

    @app.websocket("/live/{token}")
    async def live(socket: WebSocket, token: str) -> None:
        await socket.accept()
        asked = socket.query_params.get("lang", "")
        language = asked if asked in LANGS else lang
        found = await hall.work(_found, hall, token)
        if isinstance(found, str):
            await socket.send_text(as_text({"kind": "closed", "why": say(found, language)}))
            await socket.close()
            return
        await Connection(hall, socket, *found, language).run()


def _found(hall: Hall, token: str) -> tuple[Table, tuple[int, ...]] | str:
    """The table and seats of a token, or the key of the sentence that says why there are none."""
    try:
        return hall.find(token) or "no-table"
    except CannotWakeError:
        return "cannot-wake"
    except KeyError:
        return "no-table"


class Connection:
    """One page at a table: it is told every change, and its messages are carried out in order."""

    def __init__(
        self, hall: Hall, socket: WebSocket, table: Table, seats: tuple[int, ...], lang: str
    ) -> None:
        self.hall = hall
        self.socket = socket
        self.table = table
        self.seats = seats
        self.lang = lang
        self.facing = seats[0]  # the seat that looks at the page
        self.told = Told()
        self.shown = 0  # the version of the last state sent
        self.loop = asyncio.get_running_loop()
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Until the page goes away."""
        table = self.table
        table.listeners.append(self.wake)
        self._sit(1)
        sender = asyncio.create_task(self._send_news())
        try:
            while True:
                await self._receive(await text_of(self.socket))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            sender.cancel()
            table.listeners.remove(self.wake)
            self._sit(-1)

    def _sit(self, change: int) -> None:
        for seat in self.seats:
            self.table.present[seat] += change
        self.table.version += 1
        self.table.tell()

    def begin_anew(self) -> None:
        """The next state is a whole one."""
        self.told = Told()
        self.shown = 0

    def wake(self) -> None:
        """Something changed; called from any thread."""
        with contextlib.suppress(RuntimeError):  # the server is being stopped
            self.loop.call_soon_threadsafe(self.news.set)

    # ------------------------------------------------------------------ to the page

    async def _send_news(self) -> None:
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                text = await self.hall.work(self._state)
                if text:
                    await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            LOG.exception("a state could not be sent")

    def _state(self) -> str:
        """The next message about the state, as text; "" if the page has it already."""
        table = self.table
        with table.lock:
            if self.shown == table.version:
                return ""
            self.shown = table.version
            question = table.question
            asked = question.chooser if question is not None else -1
            if asked in self.seats and asked != self.facing:
                name = SeatNames(table, self.lang, self.facing).player_name(asked)
                return as_text({"kind": "curtain", "seat": asked, "name": name})
            return as_text(state(table, self.facing, self.lang, self.told))

    async def _reply(self, message: Json) -> None:
        await self.socket.send_text(as_text(message))

    # ------------------------------------------------------------------ from the page

    async def _receive(self, text: str) -> None:
        number: Any = None
        try:
            if len(text) > LONGEST:
                raise Refused("too-long")
            message = _message(text)
            number = message.get("n")
            reply = await self.hall.work(self._carry_out, message)
        except Refused as refused:
            why = await self.hall.work(self._sentence, refused)
            await self._reply({"kind": "refused", "why": why, "to": number})
            return
        await self._reply({**reply, "to": number})

    def _sentence(self, refused: Refused) -> str:
        with self.table.lock:
            names = SeatNames(self.table, self.lang, self.facing)
            return refused.sentence(self.lang, names.object_name)

    def _carry_out(self, message: Json) -> Json:
        do = DOING.get(str(message.get("do")))
        if do is None:
            raise Refused("unknown-do")
        table = self.table
        with table.lock:
            changed = table.changed
            try:
                reply = do(self, message)
                if table.changed != changed:
                    table.settle(AT_ONCE)
                    table.save()
            except Refused:
                raise
            except MovedOnError:
                table.go_back()
                table.tell()
                self.hall.drive(table)
                raise Refused("stale") from None
            except sqlite3.Error as error:
                table.go_back()
                raise Refused("cannot-save", why=str(error)) from None
            except Exception:
                LOG.exception("an answer failed")
                table.go_back()
                raise Refused("fault") from None
        if reply is None:
            table.tell()
            self.hall.drive(table)
            return {"kind": "done"}
        return reply


def _message(text: str) -> Json:
    try:
        data = read_json(text)
    except ValueError:
        raise Refused("not-json") from None
    if not isinstance(data, dict):
        raise Refused("not-json")
    return data


def _seat(page: Connection, message: Json) -> int:
    """The seat that a message is for: the one that looks at the page, unless it names another of
    its own."""
    seat = message.get("seat", page.facing)
    if type(seat) is not int or seat not in page.seats:
        raise Refused("not-your-seat")
    return seat


def _version(message: Json) -> int:
    version = message.get("version")
    if type(version) is not int:
        raise Refused("not-json")
    return version


def _flag(message: Json, name: str) -> bool:
    value = message.get(name)
    if type(value) is not bool:
        raise Refused("not-json")
    return value


def _words(message: Json, name: str) -> str:
    value = message.get(name, "")
    if not isinstance(value, str):
        raise Refused("not-json")
    return value


# ------------------------------------------------------------------ what a page may wish


def _answer(page: Connection, message: Json) -> None:
    if "answer" not in message:
        raise Refused("not-json")
    page.table.answer(_seat(page, message), message["answer"], _version(message))


def _pass(page: Connection, message: Json) -> None:
    page.table.pass_(_seat(page, message), _words(message, "until"), _version(message))


def _stop(page: Connection, message: Json) -> None:
    own, on = _flag(message, "own"), _flag(message, "on")
    page.table.stop(_seat(page, message), _words(message, "step"), own, on)


def _yield(page: Connection, message: Json) -> None:
    page.table.yield_to(_seat(page, message), _words(message, "key"), _flag(message, "on"))


def _control(page: Connection, message: Json) -> None:
    page.table.full_control(_seat(page, message), _flag(message, "on"))


def _manual(page: Connection, message: Json) -> None:
    page.table.pay_by_hand(_seat(page, message), _flag(message, "on"))


def _auto(page: Connection, message: Json) -> Json:
    found = page.table.preview(_seat(page, message), message.get("option"), _version(message))
    return {
        "kind": "preview",
        "sources": list(found.sources),
        "spent": "".join(f"{{{letter}}}" for letter in found.spent),
        "life": found.life,
        "settled": found.settled,
    }


def _loop(page: Connection, message: Json) -> None:
    numbers = [message.get(name) for name in ("actions", "times")]
    actions, times = (one if type(one) is int else 0 for one in numbers)
    page.table.propose_loop(_seat(page, message), actions, times, _version(message))


def _deeds(page: Connection, message: Json) -> Json:
    """What the seat may propose to repeat, in words."""
    names = SeatNames(page.table, page.lang, page.facing)
    return looking.deeds(page.table, _seat(page, message), names)


def _undo(page: Connection, message: Json) -> None:
    page.table.undo(_seat(page, message))


def _concede(page: Connection, message: Json) -> None:
    page.table.concede(_seat(page, message))


def _rematch(page: Connection, message: Json) -> None:
    page.table.rematch()


def _next(page: Connection, message: Json) -> None:
    page.table.next_game()


def _hold(page: Connection, message: Json) -> None:
    page.table.hold(_seat(page, message))


def _lang(page: Connection, message: Json) -> None:
    lang = _words(message, "lang")
    if lang not in LANGS:
        raise Refused("unknown-do")
    page.lang = lang
    page.begin_anew()


def _ready(page: Connection, message: Json) -> None:
    """The next person at this screen has sat down."""
    page.facing = _seat(page, message)
    page.begin_anew()


def _face(page: Connection, message: Json) -> Json:
    return looking.face(page.table, _words(message, "name"), page.lang)


def _rule(page: Connection, message: Json) -> Json:
    key, number = _words(message, "key"), _words(message, "number")
    return looking.rule(page.table.game, key, number, page.lang)


DOING: dict[str, Callable[[Connection, Json], Json | None]] = {
    "answer": _answer,
    "pass": _pass,
    "stop": _stop,
    "yield": _yield,
    "control": _control,
    "manual": _manual,
    "auto": _auto,
    "loop": _loop,
    "deeds": _deeds,
    "undo": _undo,
    "concede": _concede,
    "rematch": _rematch,
    "next": _next,
    "hold": _hold,
    "lang": _lang,
    "ready": _ready,
    "face": _face,
    "rule": _rule,
}
