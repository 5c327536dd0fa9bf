"""Cards for the lab: found by the beginning of their names, or made up from their text."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.cards.deckrules import folded
from apnap.cards.library import Library, Why
from apnap.game import Edition
from apnap.lab.errors import ScenarioError
from apnap.lab.loading import card_entries
from apnap.lab.making import NotUnderstood, made_up
from apnap.lab.mending import NO_STOP, WRITTEN_SO, edition_of
from apnap.playing import declines
from apnap.playing.sentences import translated
from apnap.web.texts import LANGS, Words

from .telling import Chinese, faces_of

Json = dict[str, Any]
MOST = 12
MADE = ("name", "cost", "type", "pt", "text", "colors", "loyalty", "token")


def found(library: Library, typed: str, edition: Edition, lang: str) -> list[Json]:
    """The cards whose names begin with, or hold, what was typed; the likeliest first."""
    wanted = folded(typed)
    if not wanted:
        return []
    names = _named(library, wanted)
    told = []
    for name in names[:MOST]:
        card = library.lookup(name)
        told.append(_told(library, name, card, edition, lang))
    return told


def _named(library: Library, wanted: str) -> list[str]:
    exact, first, inside, within = [], [], [], []
    for name in library.names():
        plain = folded(name)
        if plain == wanted:
            exact.append(name)
        elif plain.startswith(wanted):
            first.append(name)
        elif f" {wanted}" in plain:
            inside.append(name)
        elif wanted in plain:
            within.append(name)
    found_here = [*exact, *sorted(first, key=len), *inside, *within]
    if library.database is not None:
        rows = library.database.rows(
            "SELECT DISTINCT name FROM names WHERE folded LIKE ? ESCAPE '\\' ORDER BY rank, name"
            " LIMIT ?",
            ("%" + wanted.replace("\\", "").replace("%", "").replace("_", "\\_") + "%", MOST),
        )
        found_here += [row[0] for row in rows]
    return list(dict.fromkeys(found_here))


def _told(library: Library, name: str, card: ir.Card | None, edition: Edition, lang: str) -> Json:
    """A card of the list: what it is called, its cost and type, whether it can be run."""
    shown = library.chinese(name.split(" // ")[0]) if lang == "zh" else ""
    told: Json = {
        "name": name,
        "shown": shown or name,
        "cost": "",
        "type": "",
        "ok": card is not None,
    }
    if card is not None:
        card = edition.revised(card)
        face = faces_of(edition, lang, library.chinese).data(card.faces[0])
        told |= {"cost": face["cost"], "type": face["type"], "size": face["size"]}
        told["colors"] = face["colors"]
        told["faces"] = len(card.faces)
        told["spell"] = bool({"Instant", "Sorcery"} & set(card.faces[0].types))
    return told


def face(library: Library, entry: Json, edition: Edition, lang: str) -> Json | None:
    """The face of an entry's card, for looking at it; None if there is none."""
    try:
        card = library.lookup(str(entry["card"])) if "card" in entry else made_up(entry, "")
    except ScenarioError:
        return None
    if card is None:
        return None
    card = edition.revised(card)
    return faces_of(edition, lang, library.chinese).data(card.faces[0], card)


# ------------------------------------------------------------------ made-up cards


def made(entry: Json, editions: list[Edition], lang: str, chinese: Chinese) -> Json:
    """A made-up card: its faces in both languages under each edition, or all that is not
    understood of it."""
    t = Words(lang)
    entry = {key: value for key, value in entry.items() if key in MADE and value not in ("", None)}
    if not str(entry.get("name", "")).strip():
        return {"ok": False, "why": t("lab-made-no-name"), "reasons": []}
    try:
        card_entries(entry, "card")
        card = made_up(entry, "")
    except NotUnderstood as error:
        reasons = [reason(why, lang) for why in error.reasons]
        return {"ok": False, "why": t("lab-made-not-understood"), "reasons": reasons}
    except ScenarioError as error:
        why = translated(str(error).lstrip(": "), lang)
        return {"ok": False, "why": why, "reasons": []}
    faces = {
        edition.key: {
            language: faces_of(edition, language, chinese).data(card.faces[0]) for language in LANGS
        }
        for edition in editions
    }
    return {"ok": True, "entry": entry, "faces": faces}


def reason(why: Why, lang: str) -> Json:
    """What is not understood of a text: the sentence, the line with the place, the nearest phrase
    that is known."""
    t = Words(lang)
    if why.kind == "engine":
        return {"text": t("lab-made-engine", what=why.reason), "line": "", "at": 0, "nearest": ""}
    key = {
        declines.STOPPED: "lab-made-stopped",
        declines.DIFFERENT: "lab-made-different",
        "ambiguous": "lab-made-ambiguous",
        NO_STOP: "lab-made-no-stop",
        WRITTEN_SO: "lab-made-so",
    }.get(why.reason, "lab-made-old" if edition_of(why) else "lab-made-other")
    spot = declines.spot_of(why)
    line, caret = declines.under_caret(why.clause, spot)
    nearest = declines.nearest_phrase(why.clause, spot) if why.reason == declines.STOPPED else ""
    told = t(key, reason=why.reason, edition=edition_of(why), write=why.nearest)
    return {
        "text": told,
        "line": line,
        "at": len(caret) - 1,
        "nearest": nearest,
    }
