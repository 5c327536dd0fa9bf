"""What a rule says, for the lines of the trace."""

from __future__ import annotations

from typing import Any

from apnap import editions
from apnap.game import Edition
from apnap.render import log
from apnap.render.log_phrases import PHRASES
from apnap.rules import NoSuchRuleError, find
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
    """The rule behind a line by its key: its numbers, what it says in general, and in English the
    row of the rule index."""
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
        "rows": [
            {"id": row.id, "title": row.title, "text": row.says, "now": row.now}
            for row in rows[:3]
            if lang == "en"
        ],
    }


def general(key: str, edition: Edition, lang: str) -> str:
    """The line in general: somebody does something."""
    if key not in PHRASES:
        return ""
    said = log.line((key, (), -1), lang=lang, edition=edition.facts.vocabulary, namer=_Nobody())
    return said[:1].upper() + said[1:]
