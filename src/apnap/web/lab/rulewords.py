"""What a rule says, for the lines of the trace."""

from __future__ import annotations

from typing import Any

from apnap import editions
from apnap.game import Edition
from apnap.render import log
from apnap.render.log_phrases import PHRASES
from apnap.rules import NoSuchRuleError, Row, find
from apnap.web.texts import Words


class _Nobody:
    """No names: the rule in general."""

    def object_name(self, id_: int) -> str:
        _ = id_
        return ""

    def player_name(self, seat: int) -> str:
        _ = seat
        return ""


def told(key: str, edition: Edition, lang: str) -> dict[str, Any]:
    """The rule behind a line by its key: its numbers, what it says in general, and the rows of the
    rule index that have words in the language."""
    t = Words(lang)
    try:
        found = find(key)
    except NoSuchRuleError:
        return {"ok": False, "why": t("lab-no-rule")}
    numbers = {one: list(n) for one, n in found.numbers.items() if one in editions.names()}
    rows = [row for row in found.rows if row.edition == edition.key] or list(found.rows)
    return {
        "ok": True,
        "number": edition.cite(key),
        "numbers": numbers,
        "says": general(key, edition, lang),
        "rows": [_row(row, lang) for row in rows[:3] if row.words(lang).lang == lang],
    }


def _row(row: Row, lang: str) -> dict[str, str]:
    words = row.words(lang)
    head = f"{row.id} {words.title}" + ("。" if lang == "zh" else ". ")
    return {"id": row.id, "head": head, "text": words.says, "now": words.now}


def general(key: str, edition: Edition, lang: str) -> str:
    """The line in general: somebody does something."""
    if key not in PHRASES:
        return ""
    said = log.line((key, (), -1), lang=lang, edition=edition.facts.vocabulary, namer=_Nobody())
    return said[:1].upper() + said[1:]
