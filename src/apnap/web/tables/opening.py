"""Opening a table over HTTP: `POST /api/tables`, for programs."""

from __future__ import annotations

import random
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from apnap import editions
from apnap.agents import AGENTS
from apnap.cards.decklists import DeckError, DeckList
from apnap.cards.decks import deck_paths, find_deck
from apnap.game import load_deck
from apnap.jsontext import read_json
from apnap.playing.sentences import translated
from apnap.web.texts.server import say
from apnap.web.wire import TooLongError, body_of, is_json

from .hall import Hall
from .table import Table
from .wishes import LINK, ME, SAME_SCREEN, Chair, Wishes

Json = dict[str, Any]
LONGEST = 100_000
OTHERS = (*AGENTS, LINK, SAME_SCREEN)


class Misread(ValueError):
    """A request that is not understood; one sentence."""


def register(app: FastAPI, hall: Hall, lang: str) -> None:
    """Let programs open tables: `{"edition": key, "decks": [names of decks that come along],
    "opponent": agent, "link" or "same screen", "seed": n, "format": key, "best_of": n}`, each
    optional; the answer names the tokens of the pages in order of their seats."""

    @app.post("/api/tables")
    async def open_table(request: Request) -> Response:
        if not is_json(request):
            return JSONResponse({"why": say("not-json", lang)}, 415)
        try:
            table = await hall.work(_open, hall, await body_of(request, LONGEST))
        except TooLongError:
            return JSONResponse({"why": say("too-long", lang)}, 413)
        except ValueError as error:
            return JSONResponse({"why": translated(str(error), lang)}, 422)
        return JSONResponse({"tokens": list(table.tokens)})


def _open(hall: Hall, body: bytes) -> Table:
    try:
        data: Any = read_json(body)
    except ValueError:
        raise Misread("this is no JSON") from None
    if not isinstance(data, dict):
        raise Misread("a table is asked for with an object")
    return hall.open(wishes_of(data))


def wishes_of(data: Json) -> Wishes:
    """The wishes of a request; Misread, DeckError or EditionError say what is wrong."""
    seed = _whole(data, "seed", random.SystemRandom().randrange(1_000_000_000))
    opponent = str(data.get("opponent", "heuristic"))
    if opponent not in OTHERS:
        raise Misread(f"there is no opponent {opponent!r}; there are {', '.join(OTHERS)}")
    decks = [_deck(name) for name in _names(data)]
    others = [path.stem for path in deck_paths()]
    chance = random.Random(seed)
    while len(decks) < 2:
        decks.append(_deck(chance.choice(others)))
    chairs = (Chair(ME, decks[0]), *(Chair(opponent, deck) for deck in decks[1:]))
    best_of = _whole(data, "best_of", 1)
    return Wishes(
        chairs,
        edition=_edition(data),
        format=str(data.get("format", "")),
        seed=seed,
        best_of=best_of,
    )


def _edition(data: Json) -> str:
    """An edition that comes along: never a file of the server's."""
    key = data.get("edition", "current")
    known = editions.names()
    if not isinstance(key, str) or key not in known:
        raise Misread(f"there is no edition {key!r}; there are {', '.join(known)}")
    return key


def _names(data: Json) -> list[str]:
    names = data.get("decks", [])
    if not isinstance(names, list) or not all(isinstance(one, str) for one in names):
        raise Misread("decks are named in a list")
    return names


def _deck(name: str) -> DeckList:
    path = find_deck(name)
    if path is None:
        raise DeckError(f"there is no deck {name!r} among those that come along")
    return load_deck(path)


def _whole(data: Json, name: str, usual: int) -> int:
    value = data.get(name, usual)
    if type(value) is not int:
        raise Misread(f"{name} is a whole number")
    return value
