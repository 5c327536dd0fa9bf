"""What the page of the lab asks of the server: JSON over HTTP, nothing kept between requests.

Every request that plays brings the document along. Answers are `{"ok": true, ...}` or
`{"ok": false, "why": sentence}` in the language of the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from starlette.concurrency import run_in_threadpool

from apnap import editions
from apnap.core.questions import IllegalAnswer
from apnap.game import Edition, find_edition
from apnap.jsontext import read_json
from apnap.lab.errors import ScenarioError
from apnap.playing.sentences import translated
from apnap.web import rulewords
from apnap.web.texts import LANGS, Words
from apnap.web.wire import TooLongError, body_of

from . import cards, gallery
from .acting import Recorder, act
from .document import LARGEST, Document, checked, packed, read, unpacked, written
from .elsewhere import possible
from .running import IMPOSSIBLE, OPEN, Played, Player
from .telling import Telling

if TYPE_CHECKING:
    from apnap.web.app import Site

Json = dict[str, Any]
EDITIONS = editions.names()


class Wrong(ValueError):
    """A request that is not one of the page's."""


class Lab:
    """Answers requests. `site`: for the cards at hand."""

    def __init__(self, site: Site) -> None:
        self.site = site

    # ------------------------------------------------------------------ parts of a request

    def _lang(self, body: Json) -> str:
        lang = body.get("lang", "en")
        return lang if lang in LANGS else "en"

    def _edition(self, body: Json, key: str = "edition") -> Edition:
        name = body.get(key)
        if name not in EDITIONS:
            raise Wrong(f"{key} is one of {', '.join(EDITIONS)}")
        return find_edition(name)

    def _document(self, body: Json) -> Document:
        document = body.get("document")
        if not isinstance(document, dict):
            raise Wrong("the document is missing")
        return document

    def _cut(self, body: Json, document: Document) -> int:
        cut = body.get("cut")
        total = len(document.get("do") or [])
        return (
            total if not isinstance(cut, int) or isinstance(cut, bool) else max(0, min(cut, total))
        )

    def _telling(self, document: Document, body: Json) -> Telling:
        library = self.site.library()
        scenario = checked(document)
        return Telling(scenario, library.lookup, self._lang(body), library.chinese)

    # ------------------------------------------------------------------ playing

    def play(self, body: Json) -> Json:
        """How things stand after the first `cut` actions; the trace of all of them; how the
        editions in `compare` differ. With `setup`: the position as it is set up, and no more."""
        document = self._document(body)
        try:
            if body.get("setup"):
                return self._set_up(document, body)
            return self._played(document, body, self._cut(body, document))
        except ScenarioError as error:
            telling, edition = self._telling(document, body), self._edition(body)
            return {"ok": False, **self._not_there(telling, edition.key, error)}

    def _set_up(self, document: Document, body: Json) -> Json:
        state = self._telling(document, body).set_up(self._edition(body))
        empty: Json = {"waits": -1, "trace": [], "ended": "", "compared": {}}
        return {"ok": True, "cut": 0, "state": state, **empty}

    def _played(self, document: Document, body: Json, cut: int) -> Json:
        telling = self._telling(document, body)
        edition = self._edition(body)
        whole = telling.play(edition, None)
        there = whole if cut == whole.cut else telling.play(edition, cut)
        told: Json = {
            "ok": True,
            "cut": cut,
            "waits": there.waits,
            "state": telling.position(there),
            "trace": telling.trace(whole),
            "ended": translated(there.ended, telling.lang) if there.ended else "",
            "compared": {},
        }
        for key in body.get("compare") or []:
            if key in EDITIONS and key != edition.key:
                told["compared"][key] = self._beside(telling, whole, key)
        return told

    def _beside(self, telling: Telling, whole: Played, key: str) -> Json:
        """How another edition differs; or why it cannot be played there, and what can be."""
        try:
            other = telling.play(find_edition(key), None)
        except ScenarioError as error:
            return {"edition": key, **self._not_there(telling, key, error)}
        return telling.compared(whole, other)

    def _not_there(self, telling: Telling, key: str, error: ScenarioError) -> Json:
        why = translated(_bare(str(error)), telling.lang)
        return {"why": why, "possible": possible(telling.scenario, key, telling.lookup)}

    def line(self, body: Json) -> Json:
        """The position when the trace had `line` lines."""
        document = self._document(body)
        telling = self._telling(document, body)
        line = int(body.get("line", 0))
        state = telling.at_line(self._edition(body), self._cut(body, document), line)
        if state is None:
            return {"ok": False, "why": Words(telling.lang)("lab-no-line")}
        return {"ok": True, "state": state}

    def act(self, body: Json) -> Json:
        """Something is done after the first `cut` actions: the new document, and how it plays."""
        document = self._document(body)
        edition = self._edition(body)
        cut = self._cut(body, document)
        deed = self._deed(body)
        checked(document)
        new = act(document, edition, self.site.library().lookup, cut, deed)
        told = self._played(new, body, len(new["do"]))
        return {**told, "document": new}

    def _deed(self, body: Json) -> Callable[[Recorder], None]:
        what = body.get("what")
        given = body.get("given")
        if what == "answer":
            return lambda recorder: recorder.answer(given)
        if what == "go-on":
            return lambda recorder: recorder.go_on()
        if what == "resolve":
            return lambda recorder: recorder.resolve()
        if what == "to" and isinstance(given, str):
            return lambda recorder: recorder.to(given)
        if what == "concede" and isinstance(given, int):
            return lambda recorder: recorder.concede(given)
        raise Wrong("there is nothing of that kind to do")

    # ------------------------------------------------------------------ files and links

    def save(self, body: Json) -> Json:
        """The document as a scenario file that runs: where an edition does not allow an action, or
        asks what it does not answer, the file says so."""
        document = self.sound(self._document(body))
        form = "json" if body.get("form") == "json" else "yaml"
        return {"ok": True, "text": written(document, form)}

    def sound(self, document: Document) -> Document:
        """The document with what `apnap run` needs besides."""
        new: Document = json.loads(json.dumps(document))
        library = self.site.library()
        keys = [e for e in new.get("editions") or ["current"] if e in EDITIONS]
        scenario = checked(new)
        loose, open_ = False, False
        allowed: list[list[str]] = [[] for _ in scenario.do]
        for key in keys:
            played = Player(scenario, find_edition(key), library.lookup).play()
            for step in played.steps:
                if step.status != IMPOSSIBLE:
                    allowed[step.number].append(key)
                open_ = open_ or bool(step.decided) or step.status == OPEN
            loose = loose or bool(played.spare)
        for action, kept in zip(new.get("do") or [], allowed, strict=True):
            if len(kept) < len(keys):
                before = action.get("only")
                action["only"] = [e for e in kept if before is None or e in before]
        if open_:
            new["unanswered"] = "auto"
        if loose:
            new["leftovers"] = "ignore"
        return new

    def read(self, body: Json) -> Json:
        """A scenario file as a document."""
        text, name = body.get("text"), body.get("name")
        if not isinstance(text, str) or not isinstance(name, str):
            raise Wrong("text and name of the file are missing")
        return {"ok": True, "document": read(text, name)}

    def link(self, body: Json) -> Json:
        """The document as characters for an address."""
        document = self._document(body)
        checked(document)
        return {"ok": True, "link": packed(document)}

    def open(self, body: Json) -> Json:
        """The document of a link, or of an example."""
        if isinstance(body.get("example"), str):
            example = gallery.examples().get(body["example"])
            if example is None:
                return {"ok": False, "why": Words(self._lang(body))("lab-no-example")}
            return {"ok": True, "document": example.document()}
        return {"ok": True, "document": unpacked(str(body.get("link", "")))}

    # ------------------------------------------------------------------ cards and rules

    def cards(self, body: Json) -> Json:
        """Cards by the beginning of their names."""
        typed = str(body.get("typed", ""))[:80]
        found = cards.found(self.site.library(), typed, self._edition(body), self._lang(body))
        return {"ok": True, "cards": found}

    def face(self, body: Json) -> Json:
        """The face of an entry."""
        entry = body.get("entry")
        if not isinstance(entry, dict):
            raise Wrong("the entry is missing")
        library = self.site.library()
        return {
            "ok": True,
            "face": cards.face(library, entry, self._edition(body), self._lang(body)),
        }

    def made(self, body: Json) -> Json:
        """A made-up card: its faces, or what is not understood."""
        entry = body.get("entry")
        if not isinstance(entry, dict):
            raise Wrong("the entry is missing")
        editions = [find_edition(key) for key in EDITIONS]
        return cards.made(entry, editions, self._lang(body), self.site.library().chinese)

    def rule(self, body: Json) -> Json:
        """A rule by the key of its line in the trace."""
        return rulewords.told(str(body.get("key", "")), self._edition(body), self._lang(body))

    def outcome(self, body: Json) -> Json:
        """What becomes of examples in each of their editions, and where those differ."""
        wanted = [k for k in body.get("keys") or [] if k in gallery.examples()][:20]
        library = self.site.library()
        lang = self._lang(body)
        return {"ok": True, "outcomes": {k: gallery.outcome(k, lang, library) for k in wanted}}

    def gallery(self, body: Json) -> Json:
        """A part of the gallery: the examples wanted, from one on."""
        wanted = gallery.Wanted(
            str(body.get("typed", ""))[:80],
            str(body.get("chapter", "")),
            str(body.get("edition", "")),
            body.get("differing") is True,
        )
        first = max(0, int(body.get("from", 0)))
        return {"ok": True, **gallery.part(wanted, first, self._lang(body))}


DOORS = (
    *("play", "line", "act", "save", "read", "link", "open"),
    *("cards", "face", "made", "rule", "outcome", "gallery"),
)


def register(app: FastAPI, site: Site) -> None:
    """Let the lab be asked at `/lab/api/{door}`."""
    lab = Lab(site)

    @app.post("/lab/api/{door}")
    async def ask(door: str, request: Request) -> Response:
        if door not in DOORS:
            return JSONResponse({"ok": False, "why": "there is no such door"}, 404)
        try:
            body = read_json(await body_of(request, 4 * LARGEST))
            if not isinstance(body, dict):
                raise ValueError
        except TooLongError:
            return JSONResponse({"ok": False, "why": "this is too long for the lab"}, 413)
        except ValueError:
            return JSONResponse({"ok": False, "why": "this is no JSON object"}, 400)
        return JSONResponse(await run_in_threadpool(_answer, getattr(lab, door), body))


def _answer(door: Callable[[Json], Json], body: Json) -> Json:
    lang = body.get("lang") if body.get("lang") in LANGS else "en"
    try:
        return door(body)
    except (ScenarioError, IllegalAnswer, Wrong) as error:
        return {"ok": False, "why": translated(_bare(str(error)), str(lang))}
    except (AttributeError, TypeError, KeyError, IndexError, ValueError) as error:
        why = f"a key has a value of the wrong kind ({error})"
        return {"ok": False, "why": translated(why, str(lang))}


def _bare(sentence: str) -> str:
    """Without the name of the file, which the page does not have."""
    return sentence.removeprefix("scenario: ").removeprefix("link: ")
