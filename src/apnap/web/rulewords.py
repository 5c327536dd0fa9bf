"""What a rule says, for the numbers beside the lines of a log (table, replay, lab)."""

from __future__ import annotations

from typing import Any

from apnap import editions
from apnap.game import Edition
from apnap.render import log
from apnap.render.log_phrases import PHRASES
from apnap.rules import NoSuchRuleError, Row, find, nearest_rows
from apnap.web.texts import Words

LONGEST = 200  # characters of a rule's key or number


class _Nobody:
    """No names: the rule in general."""

    def object_name(self, id_: int) -> str:
        _ = id_
        return ""

    def player_name(self, seat: int) -> str:
        _ = seat
        return ""


def said(key: str, number: str, edition: Edition, lang: str) -> dict[str, Any]:
    """The rule behind a line by its key, or by a number (`601.2a` of the edition, `2006:409.1`) in
    few words: those of the nearest row, else the line in general; NoSuchRuleError if there is none.
    """
    asked = key or number
    if not asked or len(asked) > LONGEST:
        raise NoSuchRuleError(asked[:LONGEST])
    book = edition.facts.vocabulary
    found = find(asked, book)
    told = {"number": number or edition.cite(key), "now": ""}
    rows = nearest_rows(found, book)
    if not rows:
        sentence = general(key or found.keys[0], edition, lang)
        return told | {"title": sentence, "text": sentence}
    title, now = _title(rows[0], book, lang), _elsewhere(rows[0], book, lang)
    return told | {"title": title, "text": rows[0].words(lang).says, "now": now}


def told(key: str, edition: Edition, lang: str) -> dict[str, Any]:
    """The rule behind a line by its key: its numbers, what it says in general, and its rows."""
    t = Words(lang)
    book = edition.facts.vocabulary
    try:
        found = find(key)
    except NoSuchRuleError:
        return {"ok": False, "why": t("lab-no-rule")}
    numbers = {one: list(n) for one, n in found.numbers.items() if one in editions.names()}
    return {
        "ok": True,
        "number": edition.cite(key),
        "numbers": numbers,
        "says": general(key, edition, lang),
        "rows": [_told(row, book, lang) for row in nearest_rows(found, book)[:3]],
    }


def _told(row: Row, book: str, lang: str) -> dict[str, str]:
    words = row.words(lang)
    head = f"{row.id} {words.title}" + ("。" if lang == "zh" else ". ")
    now = _elsewhere(row, book, lang)
    return {"id": row.id, "head": head, "text": words.says, "now": now}


def _title(row: Row, book: str, lang: str) -> str:
    """The row's title, with its id where it is of another edition's book."""
    title = row.words(lang).title
    return title if row.edition == book else f"{row.id} {title}"


def _elsewhere(row: Row, book: str, lang: str) -> str:
    """What is different in other editions than the row's own, for those who play by another."""
    now = row.words(lang).now
    return Words(lang)("server-rule-now", text=now) if now and row.edition != book else ""


def general(key: str, edition: Edition, lang: str) -> str:
    """The line in general: somebody does something."""
    if key not in PHRASES:
        return ""
    line = log.line((key, (), -1), lang=lang, edition=edition.facts.vocabulary, namer=_Nobody())
    return line[:1].upper() + line[1:]
