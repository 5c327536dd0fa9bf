"""Watching over the wire: `/replay/{id}`, the same state messages as a table's; and files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse, RedirectResponse, Response

from apnap.agents import AGENTS
from apnap.jsontext import read_json
from apnap.playing.sentences import translated
from apnap.rules import NoSuchRuleError
from apnap.web import rulewords
from apnap.web.lab.document import packed
from apnap.web.svg import picture
from apnap.web.tables.live import LONGEST
from apnap.web.tables.saved import ReplayError
from apnap.web.tables.starting import StartError
from apnap.web.tables.telling import Told
from apnap.web.texts import LANGS
from apnap.web.texts.server import say
from apnap.web.wire import TooLongError, as_text, body_of, is_json, text_of

from .archive import LARGEST, Archive
from .replay import OPEN, Replay

Json = dict[str, Any]


class Unknown(Exception):
    """A message that is not understood."""


def register(app: FastAPI, archive: Archive, lang: str) -> None:
    """Let replays be watched, fetched and brought."""

    @app.websocket("/replay/{id_}")
    async def watch(socket: WebSocket, id_: str) -> None:
        await socket.accept()
        asked = socket.query_params.get("lang", "")
        await Watching(archive, socket, id_, asked if asked in LANGS else lang).run()

    @app.get("/replay/{id_}/game.json")
    async def file(id_: str) -> Response:
        try:
            text = await archive.hall.work(archive.file, id_)
        except KeyError:
            return JSONResponse({"why": say("no-replay", lang)}, 404)
        except ReplayError as error:
            return JSONResponse({"why": translated(str(error), lang)}, 409)
        headers = {"Content-Disposition": 'attachment; filename="apnap-game.json"'}
        return Response(text, media_type="application/json", headers=headers)

    @app.get("/replay/{id_}/lab")
    async def lab(id_: str, at: int = 0) -> Response:
        try:
            document = await archive.hall.work(archive.taken, id_, at)
        except (KeyError, ReplayError):
            return JSONResponse({"why": say("no-replay", lang)}, 404)
        return RedirectResponse(f"/lab#s={packed(document)}&e={document['editions'][0]}")

    @app.get("/replay/{id_}/{at}.svg")
    async def shown(id_: str, at: int, seat: int = OPEN, lang: str = lang) -> Response:
        try:
            text = await archive.hall.work(_picture, archive, id_, at, seat, lang)
        except (KeyError, ValueError) as error:
            known = isinstance(error, ReplayError)
            why = translated(str(error), lang) if known else say("no-replay", lang)
            return JSONResponse({"why": why}, 404)
        return Response(text, media_type="image/svg+xml")

    @app.post("/api/replays")
    async def take_in(request: Request) -> Response:
        if not is_json(request):
            return JSONResponse({"why": say("not-json", lang)}, 415)
        try:
            body = await body_of(request, 4 * LARGEST)
            id_ = await archive.hall.work(archive.take_in, body.decode("utf-8", "replace"))
        except TooLongError:
            return JSONResponse({"why": say("too-long", lang)}, 413)
        except ReplayError as error:
            return JSONResponse({"why": translated(str(error), lang)}, 422)
        return JSONResponse({"id": id_})


def _picture(archive: Archive, id_: str, at: int, seat: int, lang: str) -> str:
    """The position after so many answers as SVG; KeyError, ValueError if there is none."""
    replay = archive.open(id_)
    if lang not in LANGS or not OPEN <= seat < len(replay.game.players):
        raise KeyError(seat)
    replay.to(at)
    return picture(replay.state(seat, lang, Told()), lang)


class Watching:
    """One page that watches a finished game."""

    def __init__(self, archive: Archive, socket: WebSocket, id_: str, lang: str) -> None:
        self.archive = archive
        self.socket = socket
        self.id = id_
        self.lang = lang
        self.seat = OPEN
        self.told = Told()
        self.replay: Replay

    async def run(self) -> None:
        """Until the page goes away."""
        work = self.archive.hall.work
        try:
            self.replay = await work(self.archive.open, self.id)
        except (KeyError, ReplayError, StartError) as error:
            known = isinstance(error, ReplayError)
            why = translated(str(error), self.lang) if known else say("no-replay", self.lang)
            await self._send({"kind": "closed", "why": why})
            await self.socket.close()
            return
        try:
            await work(self.replay.to, 0)
            await self._send(await work(self._state))
            while True:
                await self._receive(await text_of(self.socket))
        except (WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            pass

    async def _receive(self, text: str) -> None:
        number: Any = None
        try:
            message = read_json(text) if len(text) <= LONGEST else None
            if not isinstance(message, dict):
                raise Unknown
            number = message.get("n")
            do = DOING.get(str(message.get("do")))
            if do is None:
                raise Unknown
            reply = await self.archive.hall.work(do, self, message)
        except (Unknown, ValueError, RecursionError):
            why = say("unknown-do", self.lang)
            await self._send({"kind": "refused", "why": why, "to": number})
            return
        await self._send(reply if reply is not None else await self.archive.hall.work(self._state))

    def _state(self) -> Json:
        return self.replay.state(self.seat, self.lang, self.told)

    async def _send(self, message: Json) -> None:
        await self.socket.send_text(as_text(message))


Doing = Callable[[Watching, Json], Json | None]


def _number(message: Json, name: str) -> int:
    value = message.get(name)
    if type(value) is not int:
        raise Unknown
    return value


def _go(page: Watching, message: Json) -> None:
    page.replay.to(_number(message, "to"))


def _step(page: Watching, message: Json) -> None:
    page.replay.step(_number(message, "by"))


def _turn(page: Watching, message: Json) -> None:
    page.replay.to_turn(_number(message, "turn"))


def _seat(page: Watching, message: Json) -> None:
    seat = _number(message, "seat")
    if not OPEN <= seat < len(page.replay.game.players):
        raise Unknown
    page.seat = seat
    page.told = Told()


def _lang(page: Watching, message: Json) -> None:
    lang = message.get("lang")
    if lang not in LANGS:
        raise Unknown
    page.lang = str(lang)
    page.told = Told()


def _play_on(page: Watching, message: Json) -> Json:
    """A table that goes on from here; the page goes to its address."""
    opponent = message.get("opponent", "heuristic")
    if opponent not in AGENTS or page.replay.game.question is None:
        raise Unknown
    seat = _number(message, "seat")
    if not OPEN <= seat < len(page.replay.game.players):
        raise Unknown
    table = page.archive.play_on(page.id, page.replay.at, seat, opponent)
    return {"kind": "table", "to": message.get("n"), "token": table.my_token}


def _rule(page: Watching, message: Json) -> Json:
    """The rule behind a line of the log in words."""
    key = message.get("key")
    if not isinstance(key, str):
        raise Unknown
    try:
        told = rulewords.said(key, "", page.replay.game.edition, page.lang)
    except NoSuchRuleError:
        raise Unknown from None
    return {"kind": "rule", "to": message.get("n"), **told}


DOING: dict[str, Doing] = {
    "go": _go,
    "step": _step,
    "turn": _turn,
    "seat": _seat,
    "lang": _lang,
    "play-on": _play_on,
    "rule": _rule,
}
