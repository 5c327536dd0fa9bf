"""What the deck builder asks of the server, as JSON over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from apnap.cards.decklists import FORMATS, DeckError, DeckList
from apnap.cards.deckwriting import write_deck
from apnap.editions import EditionError
from apnap.jsontext import read_json
from apnap.web.wire import body_of

from . import reading
from .catalog import EDITIONS, Catalog
from .reading import Terms

if TYPE_CHECKING:
    from apnap.web.app import Site

Json = dict[str, Any]
LONGEST = 200_000  # characters of a deck's text
LARGEST = 5 * LONGEST  # bytes of a request
WAYS = ("constructed", "limited", "commander")


def register(app: FastAPI, site: Site) -> None:
    """Add the addresses under /api/."""
    catalog = Catalog()

    @app.get("/api/cards")
    async def cards(request: Request, q: str = "") -> Response:
        lang = site.visitor(request).lang
        return JSONResponse(await catalog.work(catalog.search, q[:500], lang))

    @app.post("/api/cards/entries")
    async def entries(request: Request) -> Response:
        names = (await _body(request)).get("names")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            return _bad(site, request, "deck-bad-request")
        return JSONResponse(await catalog.work(catalog.entries, names))

    @app.get("/api/cards/face")
    async def face(request: Request, name: str = "", edition: str = "current") -> Response:
        edition = edition if edition in EDITIONS else "current"
        lang = site.visitor(request).lang
        found = await catalog.work(catalog.face, name, edition, lang)
        return JSONResponse(found, 200 if found is not None else 404)

    @app.post("/api/decks/read")
    async def read(request: Request) -> Response:
        body = await _body(request)
        text = body.get("text")
        if not isinstance(text, str) or len(text) > LONGEST:
            return _bad(site, request, "deck-bad-request")
        t = site.visitor(request).t
        try:
            deck = reading.from_text(text, str(body.get("name", "")))
        except DeckError as error:
            faults = [reading.sentence(one, t) for one in str(error).splitlines()]
            return JSONResponse({"faults": faults})
        return JSONResponse({"deck": as_json(deck)})

    @app.post("/api/decks/judge")
    async def judge(request: Request) -> Response:
        body = await _body(request)
        deck = from_json(body.get("deck"))
        if deck is None:
            return _bad(site, request, "deck-bad-request")
        t = site.visitor(request).t
        way = body.get("way", "constructed")
        told: Json = {}
        for key in EDITIONS:
            terms = Terms(key, "commander" if way == "commander" else "", way == "limited")
            found = await catalog.work(reading.judged, deck, catalog.library, terms, t)
            told[key] = {"cards": found.cards, "faults": list(found.faults)}
        return JSONResponse(told)

    @app.post("/api/decks/write")
    async def write(request: Request) -> Response:
        body = await _body(request)
        deck, form = from_json(body.get("deck")), body.get("format", "text")
        if deck is None or form not in FORMATS:
            return _bad(site, request, "deck-bad-request")
        try:
            return JSONResponse({"text": write_deck(deck, form)})
        except DeckError as error:
            return JSONResponse({"faults": [reading.sentence(str(error), site.visitor(request).t)]})

    _register_shelf(app, site)


def _register_shelf(app: FastAPI, site: Site) -> None:
    """The visitor's own decks, and those that come along."""

    @app.get("/api/decks/{kind}/{name}")
    async def get(request: Request, kind: str, name: str) -> Response:
        try:
            if kind == "shipped":
                return JSONResponse({"deck": as_json(reading.shipped_deck(name))})
            text = site.shelf.deck(site.visitor(request).browser, name)
            if kind == "own" and text is not None:
                return JSONResponse({"deck": as_json(reading.from_text(text, name))})
        except (KeyError, DeckError, EditionError):
            pass
        return _bad(site, request, "deck-none", 404)

    @app.put("/api/decks/own/{name}")
    async def put(request: Request, name: str) -> Response:
        deck = from_json((await _body(request)).get("deck"))
        name = " ".join(name.split())
        if deck is None or not name or len(name) > 80:
            return _bad(site, request, "deck-bad-request")
        try:
            text = write_deck(deck, "text")
        except DeckError as error:
            return JSONResponse({"faults": [reading.sentence(str(error), site.visitor(request).t)]})
        if not site.shelf.save(site.visitor(request).browser, name, text):
            return _bad(site, request, "deck-too-many")
        return JSONResponse({"name": name})

    @app.delete("/api/decks/own/{name}")
    async def delete(request: Request, name: str) -> Response:
        site.shelf.drop(site.visitor(request).browser, name)
        return JSONResponse({})


async def _body(request: Request) -> Json:
    """The JSON object that was sent; empty where it is none, or too long."""
    try:
        body = read_json(await body_of(request, LARGEST))
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def _bad(site: Site, request: Request, key: str, status: int = 400) -> Response:
    return JSONResponse({"faults": [site.visitor(request).t(key)]}, status)


def as_json(deck: DeckList) -> Json:
    """A deck as the builder has it."""
    return {
        "name": deck.name,
        "main": [list(entry) for entry in deck.main],
        "sideboard": [list(entry) for entry in deck.sideboard],
        "commanders": [list(entry) for entry in deck.commanders],
    }


def from_json(data: Any) -> DeckList | None:
    """A deck that the builder sent; None where it is none."""
    if not isinstance(data, dict):
        return None
    zones = []
    for zone in ("main", "sideboard", "commanders"):
        entries = _entries(data.get(zone, []))
        if entries is None:
            return None
        zones.append(entries)
    name = data.get("name", "")
    try:
        return DeckList(name if isinstance(name, str) else "", zones[0], zones[1], zones[2])
    except DeckError:
        return None


def _entries(data: Any) -> tuple[tuple[str, int], ...] | None:
    if not isinstance(data, list) or len(data) > 1_000:
        return None
    found = []
    for entry in data:
        try:
            name, count = entry
        except (TypeError, ValueError):
            return None
        if not isinstance(name, str) or type(count) is not int or not 1 <= count <= 1_000:
            return None
        found.append((name[:200], count))
    return tuple(found)
