"""What goes over the wire: messages as text, and what comes, before anybody has looked at it."""

from __future__ import annotations

import json
from typing import Any

from fastapi import Request, WebSocket, WebSocketDisconnect


def as_text(message: Any) -> str:
    """A message as short JSON."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def is_json(request: Request) -> bool:
    """Does a request say that it brings JSON? Another server's page cannot do that unasked."""
    kind: str = request.headers.get("content-type", "")
    return kind.split(";")[0] == "application/json"


class TooLongError(ValueError):
    """More was sent than is read."""


async def body_of(request: Request, longest: int) -> bytes:
    """What was sent with a request; TooLongError as soon as it is more than `longest` bytes. The
    rest is thrown away as it comes, so that whoever sends it can read the answer."""
    body = bytearray()
    too_long = False
    async for part in request.stream():
        too_long = too_long or len(body) + len(part) > longest
        if not too_long:
            body += part
    if too_long:
        raise TooLongError
    return bytes(body)


async def text_of(socket: WebSocket) -> str:
    """The next message; "" for one that is not text. WebSocketDisconnect when the page has gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    return message.get("text") or ""
